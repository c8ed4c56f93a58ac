# Wawrzyniec Wspaniały: słowa gry.

## The game

lorenzo-title = Wawrzyniec Wspaniały
lorenzo-tagline = Rozstaw członków rodu we Florencji: bierz karty, zbieraj plony, produkuj i nie narażaj się papieżowi.
lorenzo-edition-2016 = Gra podstawowa z 2016 roku (wartości jak w pudełku)
lorenzo-option-advanced = Gra zaawansowana
lorenzo-option-advanced-help = Wybór płytki premii osobistej i draft czterech kart przywódców.

## Goods

lorenzo-good-wood = drewno
lorenzo-good-stone = kamień
lorenzo-good-servants = sługi
lorenzo-good-coins = monety
lorenzo-good-military = punkty militarne
lorenzo-good-faith = punkty wiary
lorenzo-good-victory = punkty zwycięstwa
lorenzo-amount-nothing = nic
lorenzo-amount-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewna
    }
lorenzo-amount-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
lorenzo-amount-servants =
    { $count ->
        [one] { $count } sługa
        [few] { $count } sługi
       *[many] { $count } sług
    }
lorenzo-amount-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
lorenzo-amount-military =
    { $count ->
        [one] { $count } punkt militarny
        [few] { $count } punkty militarne
       *[many] { $count } punktów militarnych
    }
lorenzo-amount-faith =
    { $count ->
        [one] { $count } punkt wiary
        [few] { $count } punkty wiary
       *[many] { $count } punktów wiary
    }
lorenzo-amount-victory =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[many] { $count } punktów zwycięstwa
    }
lorenzo-privilege-wood-stone = drewno i kamień
lorenzo-privilege-servants = sługi
lorenzo-privilege-coins = monety
lorenzo-privilege-military = punkty militarne
lorenzo-privilege-faith = wiara
lorenzo-thing-privilege = przywilej rady

## Kinds of cards, actions, members

lorenzo-kind-territory = terytorium
lorenzo-kind-character = postać
lorenzo-kind-building = budynek
lorenzo-kind-venture = przedsięwzięcie
lorenzo-deed-territory = zdobycie karty: terytorium
lorenzo-deed-character = zdobycie karty: postać
lorenzo-deed-building = zdobycie karty: budynek
lorenzo-deed-venture = zdobycie karty: przedsięwzięcie
lorenzo-deed-harvest = zbiory
lorenzo-deed-production = produkcja
lorenzo-counted-territory = terytorium
lorenzo-counted-character = postać
lorenzo-counted-building = budynek
lorenzo-counted-venture = przedsięwzięcie
lorenzo-counted-military = punkty militarne
lorenzo-work-harvest = zbiory
lorenzo-work-production = produkcja
lorenzo-members-coloured = kolorowi członkowie rodu
lorenzo-members-neutral = neutralny członek rodu
lorenzo-basis-victory = punkty zwycięstwa przed punktacją końcową
lorenzo-basis-military = punkty militarne
lorenzo-basis-building-costs = drewno i kamień w koszcie własnych budynków
lorenzo-basis-resources = posiadane zasoby
lorenzo-member-black = czarny członek rodu
lorenzo-member-white = biały członek rodu
lorenzo-member-orange = pomarańczowy członek rodu
lorenzo-member-neutral = neutralny członek rodu

## What cards, leaders and tiles do

lorenzo-effect-costs = koszt: { $cost }
lorenzo-effect-cost-needs = { $pay } (trzeba mieć co najmniej { $needs })
lorenzo-effect-cost-number = [{ $number }] { $cost }
lorenzo-effect-now = od razu: { $effect }
lorenzo-effect-working = od siły { $value }: { $effect }
lorenzo-effect-at-end = { $count } PZ na koniec gry
lorenzo-effect-in-turn = { $before }; { $next }
lorenzo-effect-each =
    { $every ->
        [1] { $gain } za każde: { $per }
       *[other] { $gain } za każde { $every }: { $per }
    }
lorenzo-effect-privileges =
    { $count ->
        [one] { $count } przywilej rady
        [few] { $count } różne przywileje rady
       *[many] { $count } różnych przywilejów rady
    }
lorenzo-effect-take = weź kartę ({ $kinds }) z siłą { $value }
lorenzo-effect-take-off = weź kartę ({ $kinds }) z siłą { $value }, zniżka: { $off }
lorenzo-effect-work = { $work } z siłą { $value }
lorenzo-effect-work-servants = { $work } z siłą { $value }, zwiększają ją tylko sługi
lorenzo-effect-strengthen = jeden kolorowy członek rodu ma w tej rundzie wartość { $value }
lorenzo-effect-exchange = [{ $line }] { $pay } → { $gives }
lorenzo-effect-once = raz na rundę: { $effect }
lorenzo-effect-copies = kopiuje zdolność przywódcy zagranego przez innego gracza
lorenzo-effect-needs-cards = { $kind }: { $count }
lorenzo-effect-needs-same = karty jednego rodzaju: { $count }
lorenzo-modifier-value = { $action }: siła { $by }
lorenzo-modifier-members = { $who }: wartość { $by }
lorenzo-modifier-base = kolorowi członkowie rodu mają wartość { $value } niezależnie od kości
lorenzo-modifier-discount = zniżka: { $off } ({ $kinds })
lorenzo-modifier-discount-one-of = zniżka 1 do wyboru: { $goods } ({ $kinds })
lorenzo-modifier-no-floor-bonus = brak premii górnych pięter
lorenzo-modifier-occupied-spaces = wolno zajmować zajęte pola targu oraz małe pola zbiorów i produkcji
lorenzo-modifier-no-surcharge = bez dopłaty w zajętych wieżach
lorenzo-modifier-no-slot-requirement = terytoria nie wymagają punktów militarnych
lorenzo-modifier-multiply = natychmiastowe zyski × { $by }: { $goods }
lorenzo-modifier-church = +{ $count } PZ za wsparcie Kościoła
lorenzo-modifier-less = o 1 mniej z każdego źródła: { $goods }
lorenzo-modifier-no-market = zakaz wystawiania członków rodu na targ
lorenzo-modifier-servants =
    { $rate ->
        [one] { $rate } sługa dodaje 1 do akcji
        [few] { $rate } sługi dodają 1 do akcji
       *[many] { $rate } sług dodaje 1 do akcji
    }
lorenzo-modifier-late = pierwsza tura rundy przechodzi na sam koniec
lorenzo-modifier-no-score = brak punktów na koniec gry: { $kind }
lorenzo-modifier-loss =
    { $every ->
        [1] na koniec −1 PZ za każde: { $basis }
       *[other] na koniec −1 PZ za każde { $every }: { $basis }
    }

## What a seat can do

lorenzo-do-choose = Weź: { $tile }
lorenzo-do-keep = Zatrzymaj: { $leader }
lorenzo-do-place = Wystaw: { $member }
lorenzo-do-on = Na: { $space }
lorenzo-do-servants =
    { $count ->
        [one] Wydaj { $count } sługę
        [few] Wydaj { $count } sługi
       *[many] Wydaj { $count } sług
    }
lorenzo-do-pay = Zapłać koszt { $cost }
lorenzo-do-discount = Zniżka: { $good }
lorenzo-do-exchange = { $card }: wymiana { $line }
lorenzo-do-skip = { $card }: bez wymiany
lorenzo-do-privilege = Przywilej: { $privilege }
lorenzo-do-lose = O 1 mniej: { $good }
lorenzo-do-take = Weź: { $card }
lorenzo-do-decline = Zrezygnuj
lorenzo-do-discard = Odrzuć za przywilej: { $leader }
lorenzo-do-play = Zagraj: { $leader }
lorenzo-do-activate = Aktywuj: { $leader }
lorenzo-do-copy = Skopiuj: { $leader }
lorenzo-do-strengthen = Wzmocnij: { $member }
lorenzo-do-pass = Pas
lorenzo-do-end = Zakończ turę
lorenzo-do-support = Wesprzyj Kościół
lorenzo-do-refuse = Nie wspieraj Kościoła

## Questions

lorenzo-ask-tile = Którą płytkę premii osobistej bierzesz?
lorenzo-ask-draft = Którego przywódcę zatrzymujesz? ({ $number } z 4)
lorenzo-ask-turn = Twoja tura: którego członka rodu wystawiasz?
lorenzo-ask-extra-turn = Twoja opóźniona tura: możesz wystawić ostatniego członka rodu.
lorenzo-ask-after = Jeszcze akcje przywódców czy koniec tury?
lorenzo-ask-space = Dokąd idzie { $member }? (wartość { $value })
lorenzo-ask-servants = { $place }: siła akcji { $value }, potrzeba { $minimum }. Ile sług wydajesz? (za +1: { $rate })
lorenzo-ask-servants-work = { $place }: { $work }, siła { $value }, potrzeba { $minimum }. Ile sług wydajesz? (za +1: { $rate })
lorenzo-ask-cost = { $card }: który koszt płacisz? { $costs }
lorenzo-ask-discount = { $card }: na który zasób zniżka?
lorenzo-ask-exchange = { $card }: której wymiany dokonujesz? { $lines }
lorenzo-ask-privilege = Na co wykorzystujesz przywilej rady? (pozostało: { $left })
lorenzo-ask-lose = Ciąży na tobie ekskomunika: czego dostajesz o 1 mniej?
lorenzo-ask-take = { $card }, akcja dodatkowa: { $effect }. Którą kartę bierzesz?
lorenzo-ask-strengthen = { $leader }: który członek rodu zostaje wzmocniony?
lorenzo-ask-copy = Czyją zdolność kopiujesz?
lorenzo-ask-church = Kościół żąda wiary: { $needs }. Twoja wiara jest warta { $points } PZ. Wspierasz Kościół czy przyjmujesz ekskomunikę „{ $tile }” ({ $effect })?
lorenzo-ask-over = Gra skończona.

## What happens

lorenzo-log-chose-tile = { $seat } bierze: { $tile }.
lorenzo-log-dealt = Każdy gracz otrzymuje przywódców: { $count }.
lorenzo-log-kept = { $seat } zatrzymuje: { $leader }.
lorenzo-log-kept-one = { $seat } zatrzymuje kartę przywódcy.
lorenzo-log-packets-passed = Karty wędrują w prawo, po { $count }.
lorenzo-log-round = Runda { $round }, okres { $period }.
lorenzo-log-dice = Kości: czarna { $black }, biała { $white }, pomarańczowa { $orange }.
lorenzo-log-placed = { $seat } wystawia: { $member }, { $space }.
lorenzo-log-gave = { $seat } wydaje { $count ->
        [one] { $count } sługę
        [few] { $count } sługi
       *[many] { $count } sług
    }.
lorenzo-log-surcharge = { $seat } dopłaca za zajętą wieżę, monety: { $count }.
lorenzo-log-paid = { $seat } płaci: { $goods }.
lorenzo-log-took = { $seat } bierze kartę: { $card }.
lorenzo-log-gained = { $seat } otrzymuje: { $goods } ({ $source }).
lorenzo-log-worked = { $seat }: { $work }, siła { $value }.
lorenzo-log-exchanged = { $seat } korzysta z wymiany, { $card }: { $goods }.
lorenzo-log-lost = { $seat } dostaje o 1 mniej: { $good }.
lorenzo-log-declined = { $seat } rezygnuje z akcji dodatkowej.
lorenzo-log-nothing-to-take = { $seat } nie może wykonać akcji dodatkowej.
lorenzo-log-passed = { $seat } pasuje.
lorenzo-log-skipped = { $seat } odkłada pierwszą turę.
lorenzo-log-discarded = { $seat } odrzuca kartę: { $leader }.
lorenzo-log-played = { $seat } zagrywa kartę: { $leader }.
lorenzo-log-activated = { $seat } aktywuje zdolność: { $leader }.
lorenzo-log-copied = { $seat } kopiuje zdolność: { $leader }.
lorenzo-log-strengthened = { $seat }: { $member } ma w tej rundzie wartość { $value }.
lorenzo-log-vatican = Raport dla Watykanu: potrzebna wiara { $needs }.
lorenzo-log-supported = { $seat } wspiera Kościół, PZ: { $points }.
lorenzo-log-excommunicated = Ekskomunika, { $seat }: { $tile }.
lorenzo-log-faith-scored = { $seat } mimo to dostaje za wiarę PZ: { $points }.
lorenzo-log-order = Kolejność graczy: { $seats }.
lorenzo-log-over = Gra skończona.

## What is refused

lorenzo-turn-step = Teraz trzeba zdecydować o czymś innym.
lorenzo-turn-member = Już na planszy: { $member }.
lorenzo-turn-must-place = Dopóki można wystawić członka rodu, nie wolno pasować.
lorenzo-turn-placed = W turze wystawia się tylko jednego członka rodu.
lorenzo-turn-no-space = Żadne pole nie pasuje: { $member }.
lorenzo-space-closed = Przy tylu graczach pole jest zakryte: { $space }.
lorenzo-space-occupied = Pole jest zajęte: { $space }.
lorenzo-value-too-low = Siła akcji { $value } jest mniejsza niż { $minimum }.
lorenzo-servants-held = Masz tylko tyle sług: { $held }.
lorenzo-servants-rate = Sługi wydaje się w wielokrotności { $rate }.
lorenzo-servants-needed = Sługi są potrzebne także na opłacenie karty: wydaj mniej.
lorenzo-tower-colour = W tej wieży stoi już twój kolorowy członek rodu: { $kind }.
lorenzo-work-colour = Stoi tu już twój kolorowy członek rodu: { $work }.
lorenzo-tower-no-card = Na tym piętrze nie ma karty.
lorenzo-tower-surcharge = Wieża jest zajęta, a na dopłatę nie wystarcza (monety: { $coins }).
lorenzo-card-cost = Nie możesz opłacić kosztu: { $card }.
lorenzo-card-military = Potrzeba więcej punktów militarnych: { $card }.
lorenzo-card-slot = Następne terytorium wymaga punktów militarnych: { $needs }.
lorenzo-card-limit = Więcej kart tego rodzaju się nie mieści: { $kind }.
lorenzo-card-discount = Zniżka nie może dotyczyć: { $good }.
lorenzo-grant-tower = Akcja dodatkowa nie dotyczy tej wieży: { $kind }.
lorenzo-grant-none = Nie ma teraz takiej akcji dodatkowej.
lorenzo-market-forbidden = Ekskomunika nie wpuszcza cię na targ.
lorenzo-exchange-cost = Tej wymiany nie opłacisz tym, co było wcześniej: { $card }.
lorenzo-exchange-twice = Ten budynek został już użyty: { $card }.
lorenzo-exchange-inactive = Ten budynek nie ma teraz takiej wymiany: { $card }.
lorenzo-privilege-different = Przywileje z jednego efektu muszą być różne: { $privilege }.
lorenzo-excommunication-loss = Tego nie można dostać mniej: { $good }.
lorenzo-set-up-tile = Ta płytka jest już zajęta: { $tile }.
lorenzo-leader-hand = Nie masz tam tego przywódcy: { $leader }.
lorenzo-leader-requirement = Wymaganie nie jest spełnione: { $leader }.
lorenzo-leader-used = Tego przywódcy nie można teraz aktywować: { $leader }.
lorenzo-leader-inside = Przywódcy muszą poczekać, aż to się skończy.
lorenzo-leader-target = Nie ma kogo wybrać: { $leader }.

## Scores

lorenzo-source-play = punkty w trakcie gry
lorenzo-source-faith = wiara
lorenzo-source-territories = podbite terytoria
lorenzo-source-characters = wpływowe postacie
lorenzo-source-ventures = wspierane przedsięwzięcia
lorenzo-source-military = siła militarna
lorenzo-source-resources = zgromadzone zasoby
lorenzo-source-losses = ekskomunika

## Panels

lorenzo-phase-bonus-tiles = wybór płytek
lorenzo-phase-draft = draft przywódców
lorenzo-phase-actions = akcje
lorenzo-phase-vatican = raport dla Watykanu
lorenzo-phase-over = koniec gry
lorenzo-panel-nobody = —
lorenzo-panel-table = Florencja
lorenzo-panel-phase = Runda { $round } z 6, okres { $period }: { $phase }
lorenzo-panel-set-up = Przygotowanie: { $phase }
lorenzo-panel-tiles-left = Płytki do wyboru
lorenzo-panel-dice = Kości: czarna { $black }, biała { $white }, pomarańczowa { $orange }
lorenzo-panel-order = Kolejność graczy: { $seats }
lorenzo-panel-decks = Karty w taliach: terytoria { $territory }, postacie { $character }, budynki { $building }, przedsięwzięcia { $venture }
lorenzo-panel-tower = Wieża: { $kind }
lorenzo-panel-floor = { $floor }. ({ $minimum }+) { $card } — { $effect }
lorenzo-panel-floor-bonus = { $floor }. ({ $minimum }+, premia: { $bonus }) { $card } — { $effect }
lorenzo-panel-floor-empty = { $floor }. ({ $minimum }+) puste; { $seats }
lorenzo-panel-spaces = Inne pola
lorenzo-panel-space = { $space }: { $seats }
lorenzo-panel-space-gives = { $space } ({ $effect }): { $seats }
lorenzo-panel-church = Kościół
lorenzo-panel-tile = Okres { $period }, wiara { $needs }: { $tile } ({ $effect }); ekskomunikowani: { $seats }
lorenzo-panel-family = Ród: { $seat }
lorenzo-panel-goods = Drewno { $wood }, kamień { $stone }, sługi { $servants }, monety { $coins }
lorenzo-panel-points = Siła militarna { $military }, wiara { $faith }, punkty zwycięstwa { $victory }
lorenzo-panel-member = { $member } ({ $value })
lorenzo-panel-home = W domu: { $members }
lorenzo-panel-bonus = { $tile }: zbiory: { $harvest }; produkcja: { $production }
lorenzo-panel-cards = { $kind } ({ $count }): { $cards }
lorenzo-panel-hand-size = Przywódcy na ręce: { $count }
lorenzo-panel-leader = { $mark } { $leader }: { $effect }
lorenzo-panel-copied = Skopiowano: { $leader } ({ $effect })
lorenzo-panel-discarded = Odrzuceni: { $leaders }
lorenzo-panel-hand = Twoi przywódcy
lorenzo-panel-in-hand = { $leader } — wymaganie: { $needs }; { $effect }
lorenzo-panel-in-packet = W pakiecie: { $leader } — wymaganie: { $needs }; { $effect }
lorenzo-panel-passed-on = Przekazani dalej w drafcie: { $leaders }

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
lorenzo-tile-2-1 = Trudne terytoria
lorenzo-tile-2-2 = Trudne budynki
lorenzo-tile-2-3 = Trudne postacie
lorenzo-tile-2-4 = Trudne przedsięwzięcia
lorenzo-tile-2-5 = Zakaz wstępu na targ
lorenzo-tile-2-6 = Leniwi słudzy
lorenzo-tile-2-7 = Utrata pierwszej tury
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
