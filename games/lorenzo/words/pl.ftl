# Lorenzo il Magnifico: the words of the game.

## The game

lorenzo-title = Wawrzyniec Wspaniały
lorenzo-tagline = Rozstaw członków rodu we Florencji: bierz karty, prowadź zbiory i produkcję i nie narażaj się papieżowi.
lorenzo-edition-2016 = Gra podstawowa z 2016 roku (wartości jak w pudełku)
lorenzo-option-advanced = Gra zaawansowana
lorenzo-option-advanced-help = Wybór płytki premii osobistej i draft czterech kart przywódców.

## Goods

lorenzo-good-wood = drewno
lorenzo-good-stone = kamień
lorenzo-good-servants = słudzy
lorenzo-good-coins = monety
lorenzo-good-military = punkty militarne
lorenzo-good-faith = punkty wiary
lorenzo-good-victory = punkty zwycięstwa
lorenzo-amount-nothing = nic
    .acc = nic
    .gen = niczego
lorenzo-amount-wood =
    { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
    .acc =
        { $count ->
            [one] { $count } drewno
           *[other] { $count } drewna
        }
    .gen = { $count } drewna
lorenzo-amount-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
    .acc =
        { $count ->
            [one] { $count } kamień
            [few] { $count } kamienie
           *[many] { $count } kamieni
        }
    .gen =
        { $count ->
            [one] { $count } kamienia
           *[other] { $count } kamieni
        }
lorenzo-amount-servants =
    { $count ->
        [one] { $count } sługa
       *[other] { $count } sług
    }
    .acc =
        { $count ->
            [one] { $count } sługę
           *[other] { $count } sług
        }
    .gen =
        { $count ->
            [one] { $count } sługi
           *[other] { $count } sług
        }
lorenzo-amount-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
    .acc =
        { $count ->
            [one] { $count } monetę
            [few] { $count } monety
           *[many] { $count } monet
        }
    .gen =
        { $count ->
            [one] { $count } monety
           *[other] { $count } monet
        }
lorenzo-amount-military =
    { $count ->
        [one] { $count } punkt militarny
        [few] { $count } punkty militarne
       *[many] { $count } punktów militarnych
    }
    .acc =
        { $count ->
            [one] { $count } punkt militarny
            [few] { $count } punkty militarne
           *[many] { $count } punktów militarnych
        }
    .gen =
        { $count ->
            [one] { $count } punktu militarnego
           *[other] { $count } punktów militarnych
        }
lorenzo-amount-faith =
    { $count ->
        [one] { $count } punkt wiary
        [few] { $count } punkty wiary
       *[many] { $count } punktów wiary
    }
    .acc =
        { $count ->
            [one] { $count } punkt wiary
            [few] { $count } punkty wiary
           *[many] { $count } punktów wiary
        }
    .gen =
        { $count ->
            [one] { $count } punktu wiary
           *[other] { $count } punktów wiary
        }
lorenzo-amount-victory =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
    .acc =
        { $count ->
            [one] { $count } punkt zwycięstwa
            [few] { $count } punkty zwycięstwa
           *[many] { $count } punktów zwycięstwa
        }
    .gen =
        { $count ->
            [one] { $count } punktu zwycięstwa
           *[other] { $count } punktów zwycięstwa
        }
lorenzo-privilege-wood-stone = drewno i kamień
lorenzo-privilege-servants = słudzy
lorenzo-privilege-coins = monety
lorenzo-privilege-military = punkty militarne
lorenzo-privilege-faith = punkty wiary
lorenzo-list-or = { $first } lub { $second }
    .acc = { $first-acc } lub { $second-acc }
lorenzo-list-either = { $first } lub { $second }
lorenzo-list-in-turn = { $first }; { $second }
lorenzo-price-surcharge = dopłata { $coins-gen }
    .acc = dopłatę { $coins-gen }
lorenzo-price-servants =
    { $count ->
        [one] co najmniej { $count } sługa
       *[other] co najmniej { $count } sług
    }
    .acc =
        { $count ->
            [one] co najmniej { $count } sługę
           *[other] co najmniej { $count } sług
        }
lorenzo-price-less-one = { $amount } (o { $less-acc } mniej, do wyboru)
    .acc = { $amount-acc } (o { $less-acc } mniej, do wyboru)

## Places

lorenzo-place-market = targ
lorenzo-place-market-space = targ ({ $gives })
lorenzo-place-bonus-tile = płytka premii osobistej

## Types of cards, actions, members

lorenzo-kind-territory = terytorium
    .card = terytorium
    .plural = terytoria
    .genitive = terytoriów
    .heading = Terytoria
    .tower = Wieża terytoriów
    .in-tower = w wieży terytoriów
    .from-tower = z wieży terytoriów
lorenzo-kind-character = postać
    .card = postaci
    .plural = postacie
    .genitive = postaci
    .heading = Postacie
    .tower = Wieża postaci
    .in-tower = w wieży postaci
    .from-tower = z wieży postaci
lorenzo-kind-building = budynek
    .card = budynku
    .plural = budynki
    .genitive = budynków
    .heading = Budynki
    .tower = Wieża budynków
    .in-tower = w wieży budynków
    .from-tower = z wieży budynków
lorenzo-kind-venture = przedsięwzięcie
    .card = przedsięwzięcia
    .plural = przedsięwzięcia
    .genitive = przedsięwzięć
    .heading = Przedsięwzięcia
    .tower = Wieża przedsięwzięć
    .in-tower = w wieży przedsięwzięć
    .from-tower = z wieży przedsięwzięć
lorenzo-cards-territory =
    { $count ->
        [one] { $count } terytorium
        [few] { $count } terytoria
       *[many] { $count } terytoriów
    }
lorenzo-cards-character =
    { $count ->
        [one] { $count } postać
        [few] { $count } postacie
       *[many] { $count } postaci
    }
lorenzo-cards-building =
    { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    }
lorenzo-cards-venture =
    { $count ->
        [one] { $count } przedsięwzięcie
        [few] { $count } przedsięwzięcia
       *[many] { $count } przedsięwzięć
    }
lorenzo-cards-same =
    { $count ->
        [one] { $count } karta jednego rodzaju
        [few] { $count } karty jednego rodzaju
       *[many] { $count } kart jednego rodzaju
    }
lorenzo-deed-territory = braniu terytorium
lorenzo-deed-character = braniu postaci
lorenzo-deed-building = braniu budynku
lorenzo-deed-venture = braniu przedsięwzięcia
lorenzo-deed-harvest = zbiorach
lorenzo-deed-production = produkcji
lorenzo-counted-territory =
    { $every ->
        [1] każde twoje terytorium
        [few] każde { $every } twoje terytoria
       *[many] każde { $every } twoich terytoriów
    }
lorenzo-counted-character =
    { $every ->
        [1] każdą twoją postać
        [few] każde { $every } twoje postacie
       *[many] każde { $every } twoich postaci
    }
lorenzo-counted-building =
    { $every ->
        [1] każdy twój budynek
        [few] każde { $every } twoje budynki
       *[many] każde { $every } twoich budynków
    }
lorenzo-counted-venture =
    { $every ->
        [1] każde twoje przedsięwzięcie
        [few] każde { $every } twoje przedsięwzięcia
       *[many] każde { $every } twoich przedsięwzięć
    }
lorenzo-counted-military =
    { $every ->
        [1] każdy twój punkt militarny
        [few] każde { $every } twoje punkty militarne
       *[many] każde { $every } twoich punktów militarnych
    }
lorenzo-work-harvest = zbiory
    .genitive = zbiorów
    .title = Zbiory
lorenzo-work-production = produkcja
    .genitive = produkcji
    .title = Produkcja
lorenzo-members-coloured = twoich kolorowych członków rodu
lorenzo-members-neutral = twojego neutralnego członka rodu
lorenzo-basis-victory =
    { $every ->
        [1] każdy punkt zwycięstwa zdobyty przed punktacją końcową
        [few] każde { $every } punkty zwycięstwa zdobyte przed punktacją końcową
       *[many] każde { $every } punktów zwycięstwa zdobytych przed punktacją końcową
    }
lorenzo-basis-military =
    { $every ->
        [1] każdy twój punkt militarny
        [few] każde { $every } twoje punkty militarne
       *[many] każde { $every } twoich punktów militarnych
    }
lorenzo-basis-building-costs =
    { $every ->
        [1] każde drewno i każdy kamień w nadrukowanym koszcie twoich budynków
       *[other] każde { $every } drewna i kamienia w nadrukowanym koszcie twoich budynków
    }
lorenzo-basis-resources =
    { $every ->
        [1] każdy twój zasób
        [few] każde { $every } twoje zasoby
       *[many] każde { $every } twoich zasobów
    }
lorenzo-member-black = czarny członek rodu
    .acc = czarnego członka rodu
    .gen = czarnego członka rodu
    .short = czarnego
lorenzo-member-white = biały członek rodu
    .acc = białego członka rodu
    .gen = białego członka rodu
    .short = białego
lorenzo-member-orange = pomarańczowy członek rodu
    .acc = pomarańczowego członka rodu
    .gen = pomarańczowego członka rodu
    .short = pomarańczowego
lorenzo-member-neutral = neutralny członek rodu
    .acc = neutralnego członka rodu
    .gen = neutralnego członka rodu
    .short = neutralnego

## What cards, leaders and tiles do

lorenzo-effect-costs = koszt: { $cost }
lorenzo-effect-cost-needs = { $pay } (trzeba mieć co najmniej { $needs })
lorenzo-effect-now = od razu: { $effect }
lorenzo-effect-working = { $work } z siłą akcji { $value } lub większą: { $effect }
lorenzo-effect-at-end = { $gain } w punktacji końcowej
lorenzo-effect-each = { $gain } za { $per }
lorenzo-effect-privileges =
    { $count ->
        [one] { $count } przywilej rady
        [few] { $count } różne przywileje rady
       *[many] { $count } różnych przywilejów rady
    }
    .acc =
        { $count ->
            [one] { $count } przywilej rady
            [few] { $count } różne przywileje rady
           *[many] { $count } różnych przywilejów rady
        }
lorenzo-effect-take = weź kartę { $kinds-card } z siłą akcji { $value }
lorenzo-effect-take-any = weź kartę dowolnego rodzaju z siłą akcji { $value }
lorenzo-effect-take-off = { $action }, płacąc o { $off-acc } mniej
lorenzo-effect-work = { $work } z siłą akcji { $value }
lorenzo-effect-work-servants = { $work } z siłą akcji { $value } (zwiększyć ją mogą tylko słudzy)
lorenzo-effect-strengthen = jeden kolorowy członek rodu ma w tej rundzie wartość { $value } zamiast wyniku kości
lorenzo-effect-exchange = { $pay } → { $gives }
lorenzo-effect-once = raz na rundę { $effect }
lorenzo-effect-copies = kopiuje zdolność przywódcy zagranego przez innego gracza
lorenzo-modifier-value = { $by } do siły akcji przy { $action }
lorenzo-modifier-members = { $by } do wartości { $who }
lorenzo-modifier-base = twoi kolorowi członkowie rodu mają wartość { $value } niezależnie od kości
lorenzo-modifier-discount = twoje { $kinds-plural } kosztują o { $off-acc } mniej
lorenzo-modifier-discount-all = twoje karty kosztują o { $off-acc } mniej
lorenzo-modifier-no-floor-bonus = brak premii na piętrach { $floors } wież
lorenzo-modifier-occupied-spaces = możesz wystawiać członków rodu na zajęte pola targu oraz na zajęte małe pola zbiorów i produkcji
lorenzo-modifier-no-surcharge = bez dopłaty w zajętych wieżach
lorenzo-modifier-no-slot-requirement = twoje terytoria nie wymagają punktów militarnych
lorenzo-modifier-multiply =
    { $by ->
        [2] podwajasz zasoby z efektów natychmiastowych kart ({ $goods })
       *[other] zasoby z efektów natychmiastowych kart mnożysz przez { $by } ({ $goods })
    }
lorenzo-modifier-church = dodatkowo { $gain-acc } za wsparcie Kościoła
lorenzo-modifier-less = o { $goods-acc } mniej z każdego źródła
lorenzo-modifier-no-market = nie możesz wystawiać członków rodu na targ
lorenzo-modifier-servants =
    { $rate ->
        [one] { $rate } sługa dodaje 1 do siły akcji
       *[other] { $rate } sług dodaje 1 do siły akcji
    }
lorenzo-modifier-late = pierwszą turę w każdej rundzie rozgrywasz po wszystkich innych turach
lorenzo-modifier-no-score = brak punktów zwycięstwa za { $kind-plural } w punktacji końcowej
lorenzo-modifier-loss = w punktacji końcowej −1 punkt zwycięstwa za { $basis }

## What a seat can do

lorenzo-do-choose = Weź płytkę (zbiory: { $harvest }; produkcja: { $production })
lorenzo-do-keep = Zatrzymaj kartę „{ $leader }”
lorenzo-do-place = Wystaw { $member-acc } (wartość { $value })
lorenzo-do-on = Weź { $gain-acc } ({ $space })
lorenzo-do-on-floor = Weź kartę „{ $card }” ({ $space })
lorenzo-do-on-work = { $work-title } z siłą akcji { $value } ({ $space })
lorenzo-do-for = { $action }: zapłać { $price-acc }
lorenzo-do-servants =
    { $count ->
        [0] Nie wydawaj sług (siła akcji { $value })
        [one] Wydaj { $count } sługę (siła akcji { $value })
       *[other] Wydaj { $count } sług (siła akcji { $value })
    }
lorenzo-do-pay = Zapłać { $price-acc }
lorenzo-do-discount = Zniżka ({ $off }): zapłać { $price-acc }
lorenzo-do-exchange = { $card }: zapłać { $pay-acc } i weź { $gain-acc }
lorenzo-do-clear = { $card }: bez wymiany
lorenzo-do-produce = Produkcja bez wymian: weź { $gain-acc }
lorenzo-do-produce-paying = Produkcja: zapłać { $pay-acc } i weź { $gain-acc }
lorenzo-do-privilege = Weź { $gain-acc }
lorenzo-do-lose = O { $less-acc } mniej
lorenzo-do-take = Weź kartę „{ $card }”
lorenzo-do-decline = Zrezygnuj z akcji dodatkowej
lorenzo-do-discard = Odrzuć kartę „{ $leader }” za 1 przywilej rady
lorenzo-do-play = Zagraj kartę „{ $leader }”: { $effect }
lorenzo-do-activate = Aktywuj kartę „{ $leader }”: { $effect }
lorenzo-do-copy = Skopiuj kartę „{ $leader }”: { $effect }
lorenzo-do-strengthen = Wzmocnij { $member-acc }: wartość { $value } w tej rundzie
lorenzo-do-pass = Spasuj
lorenzo-do-end = Zakończ turę
lorenzo-do-support = Wesprzyj Kościół: wydaj { $faith-acc } i weź { $gain-acc }
lorenzo-do-refuse = Nie wspieraj Kościoła: ekskomunika „{ $tile }” ({ $effect })

## Questions

lorenzo-ask-tile = Którą płytkę premii osobistej bierzesz?
lorenzo-ask-draft = Karta przywódcy { $number } z 4: którą zatrzymujesz?
lorenzo-ask-turn = Którego członka rodu wystawiasz?
lorenzo-ask-extra-turn = Twoja opóźniona tura: możesz wystawić ostatniego członka rodu.
lorenzo-ask-after = Jeszcze akcje przywódców czy koniec tury?
lorenzo-ask-space = Gdzie wystawiasz { $member-acc } o wartości { $value }?
lorenzo-ask-servants = Ilu sług wydajesz ({ $place })? Minimalna wartość to { $minimum }, siła akcji { $value }; { $rate ->
        [1] każdy sługa dodaje 1.
       *[other] każdych { $rate } sług dodaje 1.
    }
lorenzo-ask-servants-work = Ilu sług wydajesz ({ $granter })? { $work-title }: siła akcji { $value }; { $rate ->
        [1] każdy sługa dodaje 1.
       *[other] każdych { $rate } sług dodaje 1.
    }
lorenzo-ask-cost = { $card }: który koszt płacisz?
lorenzo-ask-discount = { $card }: którą zniżkę wybierasz?
lorenzo-ask-exchange = Produkcja z siłą akcji { $value }: których wymian dokonujesz? Wszystkie opłacasz razem z tego, co masz teraz.
lorenzo-ask-privilege = { $left ->
        [1] Przywilej rady ({ $source }): co bierzesz?
       *[other] Przywileje rady ({ $source }): co bierzesz? Pozostało różnych do wyboru: { $left }.
    }
lorenzo-ask-lose = Ciąży na tobie ekskomunika: czego dostajesz o 1 mniej ({ $source })?
lorenzo-ask-take = { $card }: { $action }. Którą kartę bierzesz?
lorenzo-ask-strengthen = { $leader }: którego członka rodu wzmacniasz?
lorenzo-ask-copy = { $leader }: czyją zdolność kopiujesz?
lorenzo-ask-church = Kościół żąda { $needs-gen }, masz { $faith-acc }. Wspierasz go?
lorenzo-ask-over = Koniec gry.

## What happens

lorenzo-log-chose-tile = { $seat } bierze płytkę premii osobistej (zbiory: { $harvest }; produkcja: { $production }).
lorenzo-log-dealt =
    { $count ->
        [one] Każdy gracz otrzymuje { $count } kartę przywódcy.
        [few] Każdy gracz otrzymuje { $count } karty przywódców.
       *[many] Każdy gracz otrzymuje { $count } kart przywódców.
    }
lorenzo-log-kept = { $seat } zatrzymuje kartę „{ $leader }”.
lorenzo-log-kept-one = { $seat } zatrzymuje kartę przywódcy.
lorenzo-log-packets-passed =
    { $count ->
        [one] Gracze przekazują w prawo po { $count } karcie przywódcy.
        [few] Gracze przekazują w prawo po { $count } karty przywódców.
       *[many] Gracze przekazują w prawo po { $count } kart przywódców.
    }
lorenzo-log-round = Runda { $round }, okres { $period }.
lorenzo-log-dice = Kości: czarna { $black }, biała { $white }, pomarańczowa { $orange }.
lorenzo-log-placed = { $seat } wystawia { $member-acc }: { $space }.
lorenzo-log-gave =
    { $count ->
        [one] { $seat } wydaje { $count } sługę.
       *[other] { $seat } wydaje { $count } sług.
    }
lorenzo-log-surcharge =
    { $count ->
        [one] { $seat } dopłaca { $count } monetę za zajętą wieżę.
        [few] { $seat } dopłaca { $count } monety za zajętą wieżę.
       *[many] { $seat } dopłaca { $count } monet za zajętą wieżę.
    }
lorenzo-log-paid = { $seat } płaci { $goods-acc }.
lorenzo-log-took = { $seat } bierze kartę „{ $card }”.
lorenzo-log-gained = { $seat } otrzymuje { $goods-acc } ({ $source }).
lorenzo-log-used-privilege = { $seat } otrzymuje za przywilej rady { $goods-acc } ({ $source }).
lorenzo-log-worked = { $seat } wykonuje akcję { $work-genitive } z siłą { $value }.
lorenzo-log-exchanged = { $seat } dokonuje wymiany na karcie „{ $card }” i płaci { $goods-acc }.
lorenzo-log-lost = Przez ekskomunikę { $seat } otrzymuje o { $goods-acc } mniej ({ $source }).
lorenzo-log-declined = { $seat } rezygnuje z akcji dodatkowej.
lorenzo-log-nothing-to-take = { $seat } nie może wykonać akcji dodatkowej.
lorenzo-log-passed = { $seat } pasuje.
lorenzo-log-skipped = Przez ekskomunikę { $seat } rozgrywa pierwszą turę rundy jako ostatnią.
lorenzo-log-discarded = { $seat } odrzuca kartę „{ $leader }” za 1 przywilej rady.
lorenzo-log-played = { $seat } zagrywa kartę „{ $leader }”.
lorenzo-log-activated = { $seat } aktywuje kartę „{ $leader }”.
lorenzo-log-copied = { $seat } kopiuje zdolność karty „{ $leader }”.
lorenzo-log-strengthened = { $seat }: { $member } ma w tej rundzie wartość { $value }.
lorenzo-log-vatican =
    { $needs ->
        [one] Raport dla Watykanu: potrzebny { $needs } punkt wiary.
        [few] Raport dla Watykanu: potrzebne { $needs } punkty wiary.
       *[many] Raport dla Watykanu: potrzeba { $needs } punktów wiary.
    }
lorenzo-log-supported = { $seat } wspiera Kościół, wydaje wszystkie punkty wiary ({ $faith }) i otrzymuje { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }.
lorenzo-log-excommunicated = { $seat } ({ $faith ->
        [0] bez punktów wiary
        [one] { $faith } punkt wiary
        [few] { $faith } punkty wiary
       *[many] { $faith } punktów wiary
    }) otrzymuje ekskomunikę „{ $tile }”.
lorenzo-log-faith-scored = { $seat } wydaje wszystkie punkty wiary ({ $faith }) i otrzymuje za nie { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }.
lorenzo-log-order = Kolejność graczy: { $seats }.
lorenzo-log-over = Koniec gry.

## What is refused

lorenzo-turn-asked = Teraz trzeba zdecydować o czymś innym.
lorenzo-turn-member = Ten członek rodu stoi już na planszy: { $member }.
lorenzo-turn-must-place = Dopóki można wystawić członka rodu, nie wolno pasować.
lorenzo-turn-placed = W turze wystawia się tylko jednego członka rodu.
lorenzo-turn-chosen = Ten członek rodu jest już wybrany: { $member }.
lorenzo-turn-final = Limit zmian wyczerpany: wybierz pole dla członka rodu.
lorenzo-turn-no-space = Nie ma pola dla { $member-gen }: nawet pałac rady wymaga siły { $minimum }, a siły { $value } nie podniesiesz do tego swoimi sługami.
lorenzo-space-closed = Przy tylu graczach pole jest zakryte: { $space }.
lorenzo-space-occupied = Pole jest zajęte: { $space }.
lorenzo-value-too-low =
    { $servants ->
        [0] Siła akcji { $value } jest mniejsza niż minimalna wartość { $minimum }.
       *[other] Siła akcji { $value } jest mniejsza niż minimalna wartość { $minimum }. Słudzy ({ $servants }) podniosą ją tylko do { $reach }.
    }
lorenzo-servants-held =
    { $held ->
        [0] Nie masz sług.
        [one] Masz tylko { $held } sługę.
       *[other] Masz tylko { $held } sług.
    }
lorenzo-servants-rate = Liczba wydanych sług musi być wielokrotnością liczby { $rate }.
lorenzo-servants-needed = Słudzy są potrzebni także na opłacenie karty: wydaj ich mniej.
lorenzo-tower-colour = Twój kolorowy członek rodu stoi już { $kind-in-tower }.
lorenzo-work-colour = Twój kolorowy członek rodu stoi już na obszarze { $work-genitive }.
lorenzo-tower-no-card = Na tym piętrze nie ma karty.
lorenzo-tower-surcharge =
    { $coins ->
        [one] Wieża jest zajęta, a nie masz { $coins } monety na dopłatę.
       *[other] Wieża jest zajęta, a nie masz { $coins } monet na dopłatę.
    }
lorenzo-card-cost = Nie stać cię na kartę „{ $card }”: brakuje { $missing-gen }.
lorenzo-card-military = Masz za mało punktów militarnych na kartę „{ $card }”.
lorenzo-card-slot =
    { $needs ->
        [one] Następne terytorium wymaga { $needs } punktu militarnego.
       *[other] Następne terytorium wymaga { $needs } punktów militarnych.
    }
lorenzo-card-limit = Nie można mieć więcej niż 6 { $kind-genitive }.
lorenzo-card-discount = Nie ma na to zniżki: { $good }.
lorenzo-grant-tower = Akcja dodatkowa nie pozwala wziąć karty { $kind-from-tower }.
lorenzo-grant-none = Nie ma teraz takiej akcji dodatkowej.
lorenzo-market-forbidden = Ciąży na tobie ekskomunika: nie możesz wystawiać członków rodu na targ.
lorenzo-exchange-cost = To, co było przed produkcją, nie wystarczy także na tę wymianę: { $card }.
lorenzo-exchange-twice = Ta wymiana jest już wybrana: { $card }.
lorenzo-exchange-not-laid = Wymiana tego budynku nie jest wybrana: { $card }.
lorenzo-exchange-final = Limit zmian wyczerpany: wykonaj produkcję z tymi wymianami.
lorenzo-exchange-inactive = Ten budynek nie ma teraz takiej wymiany: { $card }.
lorenzo-privilege-different = Przywileje rady z jednego efektu muszą być różne: { $privilege }.
lorenzo-excommunication-loss = Tego nie można dostać mniej: { $good }.
lorenzo-set-up-tile = Tę płytkę premii osobistej ktoś już wybrał.
lorenzo-leader-hand = Tej karty przywódcy nie możesz tu użyć: „{ $leader }”.
lorenzo-leader-requirement = Wymaganie karty „{ $leader }” nie jest spełnione.
lorenzo-leader-used = Karty „{ $leader }” nie można teraz aktywować.
lorenzo-leader-inside = Akcje przywódców wykonuje się przed akcją lub po niej, nie w jej trakcie.
lorenzo-leader-target = Dla karty „{ $leader }” nie ma nic do wyboru.

## Scores

lorenzo-source-play = punkty zwycięstwa w trakcie gry
lorenzo-source-faith = wiara
lorenzo-source-territories = podbite terytoria
lorenzo-source-characters = pozyskane postacie
lorenzo-source-ventures = wspierane przedsięwzięcia
lorenzo-source-military = siła militarna
lorenzo-source-resources = zgromadzone zasoby
lorenzo-source-losses = ekskomunika

## Panels

lorenzo-phase-bonus-tiles = wybór płytek premii osobistych
lorenzo-phase-draft = draft kart przywódców
lorenzo-phase-actions = akcje
lorenzo-phase-vatican = raport dla Watykanu
lorenzo-phase-over = koniec gry
lorenzo-panel-nobody = –
lorenzo-panel-table = Florencja
lorenzo-panel-phase = Runda { $round } z 6, okres { $period }: { $phase }
lorenzo-panel-set-up = Przygotowanie gry: { $phase }
lorenzo-panel-tiles-left = Płytki premii osobistych do wyboru
lorenzo-panel-dice = Kości: czarna { $black }, biała { $white }, pomarańczowa { $orange }
lorenzo-panel-order = Kolejność graczy: { $seats }
lorenzo-panel-decks = Karty w taliach: terytoria { $territory }, postacie { $character }, budynki { $building }, przedsięwzięcia { $venture }
lorenzo-panel-tower = { $kind-tower }
lorenzo-panel-floor = Piętro { $floor }, wartość { $minimum }: { $card } – { $effect }
lorenzo-panel-floor-bonus = Piętro { $floor }, wartość { $minimum }, premia { $bonus }: { $card } – { $effect }
lorenzo-panel-floor-empty = Piętro { $floor }, wartość { $minimum }: brak karty; { $seats }
lorenzo-panel-spaces = Inne pola akcji
lorenzo-panel-space = { $space }: { $seats }
lorenzo-panel-space-gives = { $space } ({ $effect }): { $seats }
lorenzo-panel-church = Kościół
lorenzo-panel-tile =
    { $needs ->
        [one] Okres { $period }, { $needs } punkt wiary: { $tile } ({ $effect }); ekskomunika: { $seats }
        [few] Okres { $period }, { $needs } punkty wiary: { $tile } ({ $effect }); ekskomunika: { $seats }
       *[many] Okres { $period }, { $needs } punktów wiary: { $tile } ({ $effect }); ekskomunika: { $seats }
    }
lorenzo-panel-family = Ród: { $seat }
lorenzo-panel-goods = Drewno { $wood }, kamień { $stone }, słudzy { $servants }, monety { $coins }
lorenzo-panel-points = Punkty militarne { $military }, punkty wiary { $faith }, punkty zwycięstwa { $victory }
lorenzo-panel-member = { $member } (wartość { $value })
lorenzo-panel-home = W domu: { $members }
lorenzo-panel-bonus = Płytka premii osobistej (zbiory: { $harvest }; produkcja: { $production })
lorenzo-panel-cards = { $kind-heading } ({ $count }): { $cards }
lorenzo-panel-hand-size = Karty przywódców na ręce: { $count }
lorenzo-panel-leader = W grze: { $leader } – { $effect }
lorenzo-panel-leader-used = W grze, karta użyta w tej rundzie: { $leader } – { $effect }
lorenzo-panel-copied = Skopiowana karta: { $leader } – { $effect }
lorenzo-panel-discarded = Odrzucone karty: { $leaders }
lorenzo-panel-hand = Twoje karty przywódców
lorenzo-panel-in-hand = { $leader } – wymaganie: { $needs }; { $effect }
lorenzo-panel-in-packet = Do wyboru: { $leader } – wymaganie: { $needs }; { $effect }
lorenzo-panel-passed-on = Przekazane dalej w drafcie: { $leaders }

## Development cards

lorenzo-card-commercial-hub = Placówka handlowa
lorenzo-card-woods = Zagajnik
lorenzo-card-village = Wioska
lorenzo-card-gravel-pit = Żwirownia
lorenzo-card-forest = Las
lorenzo-card-monastery = Klasztor
lorenzo-card-citadel = Cytadela
lorenzo-card-city = Miasto
lorenzo-card-gold-mine = Kopalnia złota
lorenzo-card-mountain-town = Górska osada
lorenzo-card-mining-town = Osada górnicza
lorenzo-card-rock-pit = Kamieniołom
lorenzo-card-estate = Posiadłość
lorenzo-card-hermitage = Pustelnia
lorenzo-card-manor-house = Dwór
lorenzo-card-dukedom = Księstwo
lorenzo-card-trading-town = Miasto handlowe
lorenzo-card-farm = Gospodarstwo
lorenzo-card-colony = Kolonia
lorenzo-card-marble-pit = Kamieniołom marmuru
lorenzo-card-province = Prowincja
lorenzo-card-sanctuary = Sanktuarium
lorenzo-card-castle = Zamek
lorenzo-card-fortified-town = Miasto warowne
lorenzo-card-mint = Mennica
lorenzo-card-tax-office = Urząd podatkowy
lorenzo-card-triumphal-arch = Łuk triumfalny
lorenzo-card-theater = Teatr
lorenzo-card-carpenters-shop = Warsztat cieśli
lorenzo-card-stonemasons-shop = Warsztat kamieniarza
lorenzo-card-chapel = Kaplica
lorenzo-card-residence = Rezydencja
lorenzo-card-marketplace = Targowisko
lorenzo-card-treasury = Skarbiec
lorenzo-card-painters-guild = Gildia malarzy
lorenzo-card-sculptors-guild = Gildia rzeźbiarzy
lorenzo-card-stonemasons-guild = Gildia murarzy
lorenzo-card-baptistery = Baptysterium
lorenzo-card-barracks = Koszary
lorenzo-card-stronghold = Twierdza
lorenzo-card-bank = Bank
lorenzo-card-fair = Jarmark
lorenzo-card-garden = Ogród
lorenzo-card-fortress = Forteca
lorenzo-card-palace = Pałac
lorenzo-card-church = Kościół
lorenzo-card-military-academy = Akademia wojskowa
lorenzo-card-cathedral = Katedra
lorenzo-card-warlord = Kondotier
lorenzo-card-stonemason = Murarz
lorenzo-card-dame = Dama
lorenzo-card-knight = Rycerz
lorenzo-card-farmer = Rolnik
lorenzo-card-artisan = Rzemieślnik
lorenzo-card-preacher = Kaznodzieja
lorenzo-card-abbess = Ksieni
lorenzo-card-captain = Kapitan
lorenzo-card-architect = Architekt
lorenzo-card-patron = Mecenas
lorenzo-card-hero = Bohater
lorenzo-card-peasant = Wieśniak
lorenzo-card-scholar = Uczony
lorenzo-card-papal-messenger = Posłaniec papieski
lorenzo-card-royal-messenger = Posłaniec królewski
lorenzo-card-noble = Szlachcic
lorenzo-card-governor = Gubernator
lorenzo-card-paramour = Kurtyzana
lorenzo-card-herald = Herold
lorenzo-card-cardinal = Kardynał
lorenzo-card-bishop = Biskup
lorenzo-card-general = Generał
lorenzo-card-ambassador = Ambasador
lorenzo-card-hiring-recruits = Werbunek rekrutów
lorenzo-card-repairing-the-church = Naprawa kościoła
lorenzo-card-building-the-walls = Budowa murów
lorenzo-card-raising-a-statue = Wzniesienie posągu
lorenzo-card-military-campaign = Kampania wojenna
lorenzo-card-hosting-panhandlers = Goszczenie żebraków
lorenzo-card-fighting-heresies = Zwalczanie herezji
lorenzo-card-support-to-the-bishop = Wsparcie biskupa
lorenzo-card-hiring-soldiers = Werbunek żołnierzy
lorenzo-card-repairing-the-abbey = Naprawa opactwa
lorenzo-card-building-the-bastions = Budowa bastionów
lorenzo-card-support-to-the-king = Wsparcie króla
lorenzo-card-improving-the-canals = Ulepszanie kanałów
lorenzo-card-hosting-foreigners = Goszczenie cudzoziemców
lorenzo-card-crusade = Krucjata
lorenzo-card-support-to-the-cardinal = Wsparcie kardynała
lorenzo-card-hiring-mercenaries = Werbunek najemników
lorenzo-card-repairing-the-cathedral = Naprawa katedry
lorenzo-card-building-the-towers = Budowa wież
lorenzo-card-promoting-sacred-art = Wspieranie sztuki sakralnej
lorenzo-card-military-conquest = Podbój zbrojny
lorenzo-card-improving-the-roads = Ulepszanie dróg
lorenzo-card-sacred-war = Święta wojna
lorenzo-card-support-to-the-pope = Wsparcie papieża

## Leaders

lorenzo-leader-francesco-sforza = Francesco Sforza
lorenzo-leader-ludovico-ariosto = Ludovico Ariosto
lorenzo-leader-filippo-brunelleschi = Filippo Brunelleschi
lorenzo-leader-federico-da-montefeltro = Federico da Montefeltro
lorenzo-leader-girolamo-savonarola = Girolamo Savonarola
lorenzo-leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
lorenzo-leader-sandro-botticelli = Sandro Botticelli
lorenzo-leader-michelangelo-buonarroti = Michał Anioł Buonarroti
lorenzo-leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
lorenzo-leader-leonardo-da-vinci = Leonardo da Vinci
lorenzo-leader-pico-della-mirandola = Pico della Mirandola
lorenzo-leader-sisto-iv = Sykstus IV
lorenzo-leader-lucrezia-borgia = Lukrecja Borgia
lorenzo-leader-sigismondo-malatesta = Sigismondo Malatesta
lorenzo-leader-lorenzo-de-medici = Wawrzyniec Medyceusz
lorenzo-leader-ludovico-il-moro = Ludovico il Moro
lorenzo-leader-cesare-borgia = Cezar Borgia
lorenzo-leader-santa-rita = Święta Rita
lorenzo-leader-cosimo-de-medici = Kosma Medyceusz
lorenzo-leader-bartolomeo-colleoni = Bartolomeo Colleoni

## Excommunication tiles

lorenzo-tile-1-1 = Mniej punktów militarnych
lorenzo-tile-1-2 = Mniej monet
lorenzo-tile-1-3 = Mniej sług
lorenzo-tile-1-4 = Mniej drewna lub kamienia
lorenzo-tile-1-5 = Słabe zbiory
lorenzo-tile-1-6 = Słaba produkcja
lorenzo-tile-1-7 = Słaby ród
lorenzo-tile-2-1 = Trudno dostępne terytoria
lorenzo-tile-2-2 = Trudno dostępne budynki
lorenzo-tile-2-3 = Trudno dostępne postacie
lorenzo-tile-2-4 = Trudno dostępne przedsięwzięcia
lorenzo-tile-2-5 = Zakaz wstępu na targ
lorenzo-tile-2-6 = Leniwi słudzy
lorenzo-tile-2-7 = Opóźniona pierwsza tura
lorenzo-tile-3-1 = Brak punktów za postacie
lorenzo-tile-3-2 = Brak punktów za przedsięwzięcia
lorenzo-tile-3-3 = Brak punktów za terytoria
lorenzo-tile-3-4 = Strata za punkty zwycięstwa
lorenzo-tile-3-5 = Strata za punkty militarne
lorenzo-tile-3-6 = Strata za budynki
lorenzo-tile-3-7 = Strata za zasoby

## Bonus tiles

lorenzo-bonus-basic = płytka podstawowa
lorenzo-bonus-a = płytka A
lorenzo-bonus-b = płytka B
lorenzo-bonus-c = płytka C
lorenzo-bonus-d = płytka D

## Action spaces

lorenzo-space-territory-1 = wieża terytoriów, piętro 1
lorenzo-space-territory-2 = wieża terytoriów, piętro 2
lorenzo-space-territory-3 = wieża terytoriów, piętro 3
lorenzo-space-territory-4 = wieża terytoriów, piętro 4
lorenzo-space-character-1 = wieża postaci, piętro 1
lorenzo-space-character-2 = wieża postaci, piętro 2
lorenzo-space-character-3 = wieża postaci, piętro 3
lorenzo-space-character-4 = wieża postaci, piętro 4
lorenzo-space-building-1 = wieża budynków, piętro 1
lorenzo-space-building-2 = wieża budynków, piętro 2
lorenzo-space-building-3 = wieża budynków, piętro 3
lorenzo-space-building-4 = wieża budynków, piętro 4
lorenzo-space-venture-1 = wieża przedsięwzięć, piętro 1
lorenzo-space-venture-2 = wieża przedsięwzięć, piętro 2
lorenzo-space-venture-3 = wieża przedsięwzięć, piętro 3
lorenzo-space-venture-4 = wieża przedsięwzięć, piętro 4
lorenzo-space-harvest-small = małe pole zbiorów
lorenzo-space-harvest-large = duże pole zbiorów
lorenzo-space-production-small = małe pole produkcji
lorenzo-space-production-large = duże pole produkcji
lorenzo-space-market-1 = pole targu 1
lorenzo-space-market-2 = pole targu 2
lorenzo-space-market-3 = pole targu 3
lorenzo-space-market-4 = pole targu 4
lorenzo-space-council = pałac rady

## Explanations

lorenzo-explain-does = { $what }.
lorenzo-explain-printed = wartości: wydrukowane
lorenzo-explain-partly-printed = wartości: częściowo zrekonstruowane
lorenzo-explain-card-kind = { $kind }, okres { $period }
lorenzo-explain-leader-kind = przywódca
lorenzo-explain-tile-kind = płytka ekskomuniki, okres { $period }
lorenzo-explain-bonus-kind = płytka premii osobistej
lorenzo-explain-space-kind = pole akcji
lorenzo-explain-good-kind = zasoby i punkty
lorenzo-explain-member-kind = członek rodu
lorenzo-explain-tower-kind = wieża
lorenzo-explain-faith-kind = tor wiary
lorenzo-explain-military-kind = tor punktów militarnych
lorenzo-explain-slot-kind = miejsce na kartę
lorenzo-explain-round-kind = runda
lorenzo-explain-surcharge-kind = wieża
lorenzo-explain-dice-kind = kości
lorenzo-explain-order-kind = kolejność graczy
lorenzo-explain-score-kind = wynik
lorenzo-explain-surcharge = dopłata
lorenzo-explain-surcharge-says = { $coins ->
        [one] W tej wieży ktoś już stoi: za kartę dopłacasz { $coins } monetę, i to przed wszystkimi innymi kosztami.
        [few] W tej wieży ktoś już stoi: za kartę dopłacasz { $coins } monety, i to przed wszystkimi innymi kosztami.
       *[many] W tej wieży ktoś już stoi: za kartę dopłacasz { $coins } monet, i to przed wszystkimi innymi kosztami.
    }
lorenzo-explain-dice = kości rundy
lorenzo-explain-dice-says = Wynik każdej kości to wartość członka rodu w jej kolorze, u wszystkich i przez całą rundę.
lorenzo-explain-order = kolejność graczy w następnej rundzie
lorenzo-explain-order-says = Gracze obecni w pałacu rady zaczną następną rundę, w kolejności przybycia; za nimi pozostali, tak jak dotąd.
lorenzo-explain-score = wynik w tej chwili
lorenzo-explain-score-says = Punkty według źródeł, gdyby gra skończyła się teraz.
lorenzo-explain-floor-value = minimalna wartość na piętrze { $floor }
lorenzo-explain-floor-bonus = premia piętra
lorenzo-explain-you-pay = płacisz
lorenzo-explain-share = { $source }
lorenzo-explain-servants-needed = potrzebni słudzy
lorenzo-explain-kind-cards = karty { $kind-genitive }
lorenzo-explain-one-kind = karty jednego rodzaju
lorenzo-explain-needs = Wymaganie: { $what }.
lorenzo-explain-tile-says = Kto na koniec okresu ma mniej niż { $needs } albo nie wspiera Kościoła, ponosi ten skutek do końca gry.
lorenzo-explain-bonus-says = Każde zbiory: { $harvest }. Każda produkcja: { $production }.
lorenzo-explain-closed = Przy tylu graczach to pole jest zakryte.
lorenzo-explain-floor-empty = Kartę z tego piętra już wzięto; w tej rundzie nikt tu nie stanie.
lorenzo-explain-harvest-says = Dostajesz to, co dają płytka premii osobistej i wszystkie twoje terytoria, na które starcza siły akcji.
lorenzo-explain-production-says = Dostajesz to, co dają płytka premii osobistej i wszystkie twoje budynki, na które starcza siły akcji; wymiany wybierasz razem i płacisz za nie tym, co masz.
lorenzo-explain-large-says = Dla dowolnej liczby członków rodu; siła akcji jest tu o { $by } mniejsza.
lorenzo-explain-small-says = Dla jednego członka rodu.
lorenzo-explain-gives = Daje: { $what }.
lorenzo-explain-one-member = Dla jednego członka rodu; potrzebna siła akcji to co najmniej 1.
lorenzo-explain-council-says = Miejsca starczy dla wszystkich, potrzebna siła akcji to co najmniej 1; kto tu stanie, gra wcześniej w następnej rundzie.
lorenzo-explain-good-wood = Zasób: płaci się nim za budynki i przedsięwzięcia. Każde 5 pozostałych zasobów to 1 punkt na koniec.
lorenzo-explain-good-stone = Zasób: płaci się nim za budynki i przedsięwzięcia. Każde 5 pozostałych zasobów to 1 punkt na koniec.
lorenzo-explain-good-coins = Zasób: idzie na postacie i wiele innych rzeczy, a także na dopłatę w zajętych wieżach.
lorenzo-explain-good-servants = Zasób: każdy wydany sługa podnosi siłę jednej akcji o 1.
lorenzo-explain-good-military = Otwierają miejsca na terytoria, płaci się nimi za przedsięwzięcia; kto ma ich najwięcej, dostaje punkty na koniec.
lorenzo-explain-good-faith = Kościół pyta o nie na koniec każdego okresu; wspierając Kościół, wydajesz wszystkie.
lorenzo-explain-good-victory = Wygrywa, kto ma ich najwięcej.
lorenzo-explain-member-says = Jego wartość to kość w jego kolorze. Dwóch kolorowych członków jednego rodu nigdy nie stoi w tej samej wieży ani w tym samym obszarze zbiorów czy produkcji.
lorenzo-explain-neutral-says = Jego wartość to 0: potrzebuje sług. Nie ma koloru i może stać obok innego członka swojego rodu.
lorenzo-explain-member-value = obecna wartość
lorenzo-explain-stands = Stoi tutaj: { $place }.
lorenzo-explain-tower = { $kind-tower }
lorenzo-explain-tower-says = Członek rodu bierze kartę ze swojego piętra. Wyższe piętra wymagają większej siły; dwa górne dają premię.
lorenzo-explain-left = karty w talii
lorenzo-explain-yield-says = Wiersz poniżej pokazuje, co przyniesie ta akcja: z wybranym członkiem rodu albo wtedy, gdy pracują wszystkie twoje karty.
lorenzo-explain-faith-last = Za mało, aby wesprzeć Kościół. W ostatnim raporcie dla Watykanu daje mimo to { $points-acc }.
lorenzo-explain-faith-nothing = Bez punktów wiary nie można wesprzeć Kościoła, a ostatni raport dla Watykanu nic nie daje.
lorenzo-explain-faith-says = Wsparcie Kościoła z tego miejsca daje { $points }.
lorenzo-explain-faith-asked = Tylu punktów wiary Kościół żąda na koniec okresu { $period }.
lorenzo-explain-military-says = { $slots ->
        [one] Z tyloma punktami militarnymi możesz mieć najwyżej { $slots } terytorium.
        [few] Z tyloma punktami militarnymi możesz mieć najwyżej { $slots } terytoria.
       *[many] Z tyloma punktami militarnymi możesz mieć najwyżej { $slots } terytoriów.
    }
lorenzo-explain-military-end =
    Na koniec pierwsze miejsce daje { $first ->
        [one] { $first } punkt
        [few] { $first } punkty
       *[many] { $first } punktów
    }, drugie { $second }.
lorenzo-explain-slot = miejsce { $number }: { $kind-plural }
lorenzo-explain-slot-open = Aby położyć tu terytorium, nie trzeba mieć punktów militarnych.
lorenzo-explain-slot-needs = Aby położyć tu terytorium, trzeba mieć { $needs }.
lorenzo-explain-slot-points =
    Zapełniony do tego miejsca rząd { $points ->
        [0] nie daje jeszcze punktów
        [one] daje na koniec { $points } punkt
        [few] daje na koniec { $points } punkty
       *[many] daje na koniec { $points } punktów
    }.
lorenzo-explain-slot-building = Budynki pracują w produkcji; same nie dają punktów na koniec.
lorenzo-explain-slot-venture = Przedsięwzięcia dają na koniec punkty, które na nich widnieją.
lorenzo-explain-round = runda { $number }
lorenzo-explain-round-says = Nowe karty, nowe kości; wszyscy po kolei wystawiają czterech członków rodu.
lorenzo-explain-round-church = Na jej koniec Kościół pyta o wiarę.
