### The Princes of Florence

## The game

florence-title = Książęta Florencji
florence-tagline = Licytuj błaznów i architektów, urządzaj Księstwo i pozwól twórcom przysporzyć ci sławy: siedem rund w renesansowej Florencji.
florence-edition-2022 = Wydanie 2022 (kształty, strona B i karty Diego odtworzone)
florence-edition-2006 = Wydanie 2006 (kształty i strona B odtworzone)

## Options

florence-option-muse-and-princess = Muza i Księżniczka
florence-option-muse-and-princess-help = W każdej rundzie licytuje się sześć Postaci; prestiżu nie można sprzedawać.
florence-option-cooperative-building = Wspólne budowanie
florence-option-cooperative-building-help = Sąsiednie Księstwa mają wspólną granicę, na której można budować we dwoje.
florence-option-hard-freedoms = Mniej Swobód
florence-option-hard-freedoms-help = Tylko dla dwóch osób: cztery znaczniki Swobód zamiast pięciu.
florence-option-coins = Floreny innych graczy
florence-option-coins-help = Czy widać floreny innych: w wydaniu 2022 ukryte, w wydaniu 2006 jawne.
florence-option-coins-edition = jak w wydaniu
florence-option-coins-reversed = odwrotnie
florence-option-solo-table = Jeden gracz: stół
florence-option-solo-table-help = Na ilu graczy przygotowana jest gra jednoosobowa: ty, Diego i gracze wirtualni.
florence-option-solo-table-four = czterech graczy
florence-option-solo-table-five = pięciu graczy
florence-option-difficulty = Jeden gracz: poziom trudności
florence-option-difficulty-help = Z iloma florenami zaczyna Diego.
florence-option-difficulty-easy = łatwy
florence-option-difficulty-standard = standardowy
florence-option-difficulty-hard = trudny
florence-option-diego-finish = Jeden gracz: ostatnie Dzieła Diego
florence-option-diego-finish-help = Diego tylko kończy Dzieła, gdy kart starcza mu na każdą pozostałą rundę albo na każdą pozostałą akcję.
florence-option-diego-finish-rounds = według pozostałych rund
florence-option-diego-finish-actions = według pozostałych akcji
florence-option-start-player = Gracz rozpoczynający
florence-option-start-player-help = Kto zaczyna; jeśli nikt nie jest wskazany, decyduje los.

## What cannot be set up

florence-automa = Diego
florence-setup-solo-edition = To wydanie nie ma gry jednoosobowej.
florence-setup-solo-expansion = W grze jednoosobowej nie używa się rozszerzeń.
florence-setup-solo-coins = W grze jednoosobowej nie ma graczy, których floreny można by ukryć.
florence-setup-solo-only = Stół, poziom trudności i ostatnie Dzieła Diego wybiera się tylko w grze jednoosobowej.
florence-setup-two-only = Mniej Swobód to opcja tylko dla dwóch osób.
florence-setup-start-player = Gracz rozpoczynający musi siedzieć przy stole; w grze jednoosobowej decyduje los.

## Stacks

florence-stack-forest = Las
florence-stack-lake = Jezioro
florence-stack-park = Park
florence-stack-jester = Błazen
florence-stack-builder = Architekt
florence-stack-prestige = karta Prestiżu
florence-stack-recruiting = karta Rekrutacji
florence-stack-landscape = Krajobraz

## Landscapes, buildings, freedoms

florence-landscape-forest = Las
florence-landscape-lake = Jezioro
florence-landscape-park = Park
florence-building-university = Uniwersytet
florence-building-laboratory = Laboratorium
florence-building-workshop = Warsztat
florence-building-library = Biblioteka
florence-building-opera = Opera
florence-building-studio = Pracownia
florence-building-hospital = Szpital
florence-building-theatre = Teatr
florence-building-tower = Wieża
florence-building-chapel = Kaplica
florence-size-large = duży
florence-size-medium = średni
florence-size-small = mały
florence-freedom-travel = Swoboda Poruszania
florence-freedom-religion = Swoboda Wyznania
florence-freedom-opinion = Swoboda Wypowiedzi
florence-deck-profession = Wolne Zawody
florence-deck-bonus = karty Premii
florence-deck-prestige = karty Prestiżu
florence-character-banker = Bankier
florence-character-cardinal = Kardynał
florence-character-merchant = Kupiec
florence-character-muse = Muza
florence-character-princess = Księżniczka
florence-character-professor = Profesor
florence-deed-work = ukończenie Dzieła
florence-deed-build = wzniesienie Budynku
florence-deed-profession = zakup karty Wolnego Zawodu
florence-deed-freedom = ogłoszenie Swobody
florence-deed-bonus = pozyskanie karty Premii
florence-turn-r0 = bez obrotu
florence-turn-r1 = z obrotem w prawo
florence-turn-r2 = do góry nogami
florence-turn-r3 = z obrotem w lewo
florence-turn-m0 = w odbiciu
florence-turn-m1 = w odbiciu, z obrotem w prawo
florence-turn-m2 = w odbiciu, do góry nogami
florence-turn-m3 = w odbiciu, z obrotem w lewo

## Diego's cards

florence-diego-object = { $stack } { $modifier }+1K6
florence-diego-object-plain = { $stack } 1K6

## Professions

florence-card-mathematician = Matematyk
florence-card-theologian = Teolog
florence-card-philosopher = Filozof
florence-card-botanist = Botanik
florence-card-alchemist = Alchemik
florence-card-physicist = Fizyk
florence-card-watchmaker = Zegarmistrz
florence-card-goldsmith = Złotnik
florence-card-bell-maker = Odlewnik dzwonów
florence-card-cartographer = Kartograf
florence-card-jurist = Prawnik
florence-card-choreographer = Choreograf
florence-card-composer = Kompozytor
florence-card-sculptor = Rzeźbiarz
florence-card-painter = Malarz
florence-card-pharmacist = Farmaceuta
florence-card-physician = Lekarz
florence-card-dramatist = Dramaturg
florence-card-poet = Poeta
florence-card-astronomer = Astronom
florence-card-organ-builder = Budowniczy organów

## Bonus cards

florence-card-b01 = premia: +1 za każdy Budynek
florence-card-b02 = premia: +2 za każdy duży Budynek
florence-card-b03 = premia: +1 za każdy średni Budynek i każdy Las
florence-card-b04 = premia: +1 za każdy mały Budynek i każdy Krajobraz
florence-card-b05 = premia: +2 za każdą wielkość Budynków
florence-card-b06 = premia: +1 za każdy Krajobraz
florence-card-b07 = premia: +2 za każdy Las
florence-card-b08 = premia: +2 za każde Jezioro
florence-card-b09 = premia: +2 za każdy Park
florence-card-b10 = premia: +2 za każdą Swobodę
florence-card-b11 = premia: +2 za każdego Błazna
florence-card-b12 = premia: +1 za każdego Błazna i każdą Swobodę
florence-card-b13 = premia: +2 za każdego Architekta
florence-card-b14 = premia: +1 za każdego Architekta i każde Jezioro
florence-card-b15 = premia: +2 za każdą kartę Prestiżu
florence-card-b16 = premia: +1 za każdą kartę Prestiżu i każdą Swobodę
florence-card-b17 = premia: +2 za każdy typ Krajobrazu
florence-card-b18 = premia: +1 za każdy rodzaj (Las, Jezioro, Park, Błazen, Architekt, karta Prestiżu, Swoboda)
florence-card-b19 = premia: +1 za każdą kartę Zawodu i Rekrutacji na ręce
florence-card-b20 = premia: +1 za każdą kartę Zawodu i Rekrutacji na stole

## Prestige cards

florence-card-p01 = prestiż: najwięcej Budynków, 6 (3)
florence-card-p02 = prestiż: dwa duże Budynki, 5
florence-card-p03 = prestiż: najmniej pustych pól, 8 (4)
florence-card-p04 = prestiż: wszystkie trzy Krajobrazy, 8
florence-card-p05 = prestiż: najwięcej Krajobrazów, 7 (4)
florence-card-p06 = prestiż: najwięcej Lasów, 7 (4)
florence-card-p07 = prestiż: najwięcej Jezior, 6 (3)
florence-card-p08 = prestiż: wszystkie trzy Swobody, 8
florence-card-p09 = prestiż: 4 Budynki, 2 Swobody, 4 Dzieła, 6
florence-card-p10 = prestiż: najwięcej Błaznów, 6 (3)
florence-card-p11 = prestiż: najwięcej Architektów, 6 (3)
florence-card-p12 = prestiż: najwięcej Parków, 5 (3)
florence-card-p13 = prestiż: 1 Architekt, 1 Błazen, 2 Krajobrazy, 7
florence-card-p14 = prestiż: najwięcej Dzieł, 7 (4)

## Questions

florence-ask-nothing = Nie ma już nic do rozstrzygnięcia.
florence-ask-hand = Który Wolny Zawód oddajesz? Trzy pozostałe zatrzymujesz.
florence-ask-open = Który obiekt wystawiasz za { $coins } florenów?
florence-ask-bid = { $stack }: stawka { $coins }, dał(a) ją { $seat }. Podwyższasz?
florence-ask-last = Jesteś ostatnim graczem: bierzesz obiekt za { $coins } florenów?
florence-ask-last-auction = Ostatnia aukcja: bierzesz obiekt za { $coins } florenów?
florence-ask-merchant = Wygrywasz: { $stack } za { $coins }. Czy dzięki Kupcowi będzie za darmo?
florence-ask-landscape = Który Krajobraz bierzesz?
florence-ask-place = Gdzie umieszczasz: { $tile }?
florence-ask-keep = Którą kartę zatrzymujesz ({ $deck })?
florence-ask-order = W jakiej kolejności reszta trafia pod stos ({ $deck })?
florence-ask-hire = Rekrutujesz teraz czy zatrzymujesz kartę Rekrutacji?
florence-ask-court = Którą Postać licytujesz?
florence-ask-bought = { $character }: użyć teraz czy zatrzymać?
florence-ask-call = { $character }: ostatnia okazja. Użyć?
florence-ask-window = Rekrutujesz teraz Wolny Zawód?
florence-ask-turn = Twoja tura: co robisz? Pozostałe akcje: { $left }.
florence-ask-bonus = { $card }: Wartość Dzieła { $value }, minimum { $minimum }. Którą kartę Premii dodajesz?
florence-ask-pay = Dzieło jest warte { $value }: { $coins } florenów. Ile punktów prestiżu kupujesz po { $rate }?
florence-ask-sell = Ile punktów prestiżu oddajesz po { $rate } florenów?
florence-ask-site = Wspólny Budynek ({ $tile }), partner: { $seat }. Gdzie?
florence-ask-sum = { $tile }: ile żądasz od partnera?
florence-ask-sum-partner = { $tile }: ile proponujesz zapłacić?
florence-ask-answer = { $tile }, { $cell }, { $turn }: partner zapłaci ci { $coins }. Zgoda?
florence-ask-answer-partner = { $tile }, { $cell }, { $turn }: zapłacisz { $coins }. Zgoda?
florence-ask-banker = Bankier ostatniej rundy: ile punktów prestiżu kupujesz po { $rate }?
florence-ask-put-up = Który obiekt wystawiasz?
florence-ask-rolled = { $stack } za { $coins } florenów: kupujesz?

## Actions

florence-do-return = Oddaj: { $card }
florence-do-open = Wystaw: { $stack }
florence-do-sit-out = Odmów: bez obiektu w tej rundzie
florence-do-raise = Podwyższ o 100
florence-do-pass = Zrezygnuj
florence-do-take = Weź: { $stack }
florence-do-nothing = Nie bierz niczego
florence-do-choose = Wybierz: { $landscape }
florence-do-place = Umieść na { $cell }, { $turn }
florence-do-keep = Zatrzymaj: { $card }
florence-do-under = Następna pod stos: { $card }
florence-do-rest = Reszta pod stos w kolejności dobrania
florence-do-recruit = Rekrutuj: { $card }
florence-do-hold = Nie teraz
florence-do-sell = Sprzedaj punkty prestiżu
florence-do-give-up =
    Oddaj { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }
florence-do-work = Ukończ Dzieło: { $card }
florence-do-add = Dodaj: { $card }
florence-do-done = Bez dalszych kart Premii
florence-do-convert =
    Weź { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }
florence-do-build = Wznieś: { $building }
florence-do-propose = Wznieś wspólnie, partner { $partner }: { $building }
florence-do-ask = Podaj kwotę { $hundreds } × 100 florenów
florence-do-withdraw = Zrezygnuj z pomysłu
florence-do-accept = Przyjmij
florence-do-decline = Odrzuć
florence-do-counter = Złóż kontrpropozycję
florence-do-introduce = Ogłoś: { $freedom }
florence-do-draw = Weź kartę: { $deck }
florence-do-end = Zakończ turę
florence-do-bid = { $character }: stawka { $hundreds } × 100
florence-do-merchant = Kupiec: prestiż według pozycji
florence-do-professor = Profesor: { $deck }
florence-do-princess = Księżniczka: ukończ jej Dzieło
florence-do-free = Kupiec: za darmo
florence-do-pay = Zapłać i zatrzymaj Kupca
florence-do-put-up = Wystaw: { $stack }
florence-do-buy = Kup

## What happens

florence-log-gave-back = { $seat } oddaje: { $card }.
florence-log-gave-back-hidden = { $seat } oddaje kartę Wolnego Zawodu.
florence-log-round = Runda { $round }: minimalna wartość Dzieła { $minimum }. Rozpoczyna { $seat }.
florence-log-round-of-diego = Runda { $round }: minimalna wartość Dzieła { $minimum }. Rozpoczyna Diego.
florence-log-opened = { $seat } wystawia: { $stack } ({ $coins }).
florence-log-sat-out = { $seat } odmawia wskazania obiektu.
florence-log-raised = { $seat } podwyższa do { $coins }.
florence-log-passed = { $seat } rezygnuje.
florence-log-bought = { $seat } kupuje: { $stack } za { $coins }.
florence-log-took-nothing = { $seat } nie bierze niczego.
florence-log-sold =
    { $seat } sprzedaje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    } za { $coins }.
florence-log-planted = { $seat } umieszcza: { $landscape } na { $cell }.
florence-log-gained =
    { $seat } otrzymuje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-saw = { $seat } widzi ({ $deck }): { $cards }.
florence-log-looked = { $seat } ogląda karty ({ $deck }).
florence-log-kept = { $seat } zatrzymuje: { $card }.
florence-log-kept-hidden = { $seat } zatrzymuje jedną kartę ({ $deck }).
florence-log-recruited = { $seat } rekrutuje: { $card } (od gracza { $from }).
florence-log-recruited-solo = { $seat } rekrutuje: { $card }.
florence-log-held-recruiting = { $seat } zatrzymuje kartę Rekrutacji.
florence-log-played = { $seat } zagrywa: { $card }.
florence-log-played-bonus = { $seat } dodaje { $value }: { $card }.
florence-log-completed = { $seat } kończy Dzieło o wartości { $value }: { $coins } florenów.
florence-log-converted =
    { $seat } bierze { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    } za { $coins }.
florence-log-built =
    { $seat } wznosi: { $building } na { $cell } za { $coins } i otrzymuje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-introduced = { $seat } ogłasza za { $coins }: { $freedom }.
florence-log-paid = { $seat } płaci { $coins } za kartę ({ $deck }).
florence-log-ended = { $seat } kończy turę.
florence-log-best-work =
    Najwybitniejsze Dzieło ({ $value }): { $seat } otrzymuje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-no-work = W rundzie { $round } nie ukończono żadnego Dzieła.
florence-log-scored =
    { $seat }, { $card }: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-character-bid = { $seat } daje { $coins } za Postać: { $character }.
florence-log-character-passed = { $seat } rezygnuje z licytacji Postaci.
florence-log-character-bought = { $seat } kupuje za { $coins }: { $character }.
florence-log-banker-paid = Bankier wypłaca { $coins } florenów, otrzymuje je { $seat }.
florence-log-banker-waits = Nikt nie kupił Bankiera: na karcie leży { $coins } florenów.
florence-log-banker-converted =
    { $seat } bierze od Bankiera { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    } za { $coins }.
florence-log-merchant-free = { $seat } używa Kupca: obiekt jest za darmo.
florence-log-merchant-points =
    { $seat } używa Kupca: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-professor-used = { $seat } używa Profesora ({ $deck }).
florence-log-princess-used = { $seat } kończy Dzieło Księżniczki.
florence-log-lapsed = { $character } wraca bez użycia; miał(a) ją { $seat }.
florence-log-returned = { $character } wraca na planszę; miał(a) ją { $seat }.
florence-log-proposed = { $seat } proponuje wspólny Budynek, partner { $partner }: { $building }.
florence-log-offered = { $seat } proponuje: { $building }, { $cell }, { $turn }, za { $coins }.
florence-log-withdrew = { $seat } rezygnuje ze wspólnego Budynku.
florence-log-declined = { $seat } odrzuca propozycję.
florence-log-built-together =
    { $seat } i { $partner } budują razem: { $building } na { $cell }. Bank dostaje { $coins }, { $partner } płaci { $sum }; oboje otrzymują { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-diego-card = Karta Diego na tę rundę, od lewej: { $objects }.
florence-log-rolled = { $stack }: modyfikator { $modifier }, rzut { $roll }, ostatnia stawka { $coins }.
florence-log-must-buy = { $seat } musi kupić: { $stack }.
florence-log-declined-object = { $seat } rezygnuje: { $stack }.
florence-log-diego-bought = Diego kupuje: { $stack } za { $coins }.
florence-log-diego-bought-nothing = Diego nie kupuje niczego.
florence-log-diego-paid =
    Diego płaci { $coins }, traci { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    } i dostaje { $change } reszty.
florence-log-diego-showed = Pierwszy od lewej Zawód Diego: { $card }.
florence-log-diego-planted =
    Diego umieszcza: { $landscape } ({ $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }).
florence-log-diego-gained =
    Diego otrzymuje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-diego-drew = Diego dobiera ({ $deck }): { $cards }.
florence-log-diego-kept = Diego zatrzymuje: { $card }.
florence-log-diego-row = Karta Diego wskazuje: { $actions }.
florence-log-diego-must-work = Diego ma dość kart na wszystkie pozostałe tury: kończy Dzieło.
florence-log-diego-idle = Diego nie może zrobić żadnej z tych rzeczy.
florence-log-diego-played = Diego zagrywa: { $card }.
florence-log-diego-played-recruiting = Diego zagrywa kartę Rekrutacji.
florence-log-diego-completed =
    Diego kończy Dzieło o wartości { $value }: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-diego-built =
    Diego wznosi za { $coins }: { $building } i otrzymuje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-diego-profession = Diego bierze kartę Wolnego Zawodu za { $coins }; gracze wirtualni biorą po jednej.
florence-log-diego-introduced = Diego ogłasza za { $coins }: { $freedom }.
florence-log-diego-best-work =
    Najwybitniejsze Dzieło ({ $value }): Diego otrzymuje { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-diego-scored =
    Diego, { $card }: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
florence-log-virtual-showed = Gracz wirtualny odkrywa: { $card }.
florence-log-virtual-gave = W zamian Diego dostaje od gracza wirtualnego: { $card }.
florence-log-left-the-game = Jedna sztuka opuszcza grę: { $stack }.

## What is not allowed

florence-turn-not-now = Teraz rozstrzyga się coś innego.
florence-hand-not-yours = Nie masz na ręce tej karty: { $card }.
florence-auction-no-such-stack = Przy tym stole to nie jest osobny obiekt: { $stack }.
florence-auction-sold = W tej rundzie już to nabyto: { $stack }.
florence-auction-empty = Nic już nie zostało: { $stack }.
florence-auction-put-up = W tej rundzie już to wystawiono: { $stack }.
florence-auction-barred = Dwóch obiektów o najwyższych modyfikatorach nie można wziąć na ostatniej aukcji: { $stack }.
florence-money-too-poor = Potrzeba { $coins } florenów.
florence-builder-limit = Nikt nie może mieć więcej niż trzech Architektów.
florence-place-no-room = W Księstwie nie ma na to miejsca.
florence-place-outside = W ten sposób element nie mieści się w siatce.
florence-place-covered = Pole jest już zajęte.
florence-build-adjacent = Przed drugim Architektem Budynek nie może stykać się z innym Budynkiem ani Pałacem.
florence-build-border = Bez Architekta nie można samodzielnie budować przy granicy.
florence-build-across-border = Po drugiej stronie granicy stoi już Budynek.
florence-build-second = W Księstwie już to stoi: { $building }.
florence-build-none-left = W puli nie ma już: { $building }.
florence-joint-partner-has = Partner już to ma: { $building }.
florence-joint-not-neighbour = To nie jest sąsiad.
florence-joint-talks = W tej turze nie można już proponować wspólnego Budynku.
florence-joint-offers = Nie można składać dalszych propozycji: przyjmij albo odrzuć.
florence-joint-sum = Kwota wynosi najwyżej { $coins }.
florence-joint-price = Z tą kwotą nie da się zapłacić ceny { $coins }.
florence-action-none-left = Nie ma już akcji.
florence-action-limit = W tej rundzie już nie można: { $deed }.
florence-work-minimum = Dzieło nie osiąga minimum { $minimum }.
florence-pay-most =
    Można kupić najwyżej { $most ->
        [one] { $most } punkt prestiżu
        [few] { $most } punkty prestiżu
       *[many] { $most } punktów prestiżu
    }.
florence-pay-nothing-to-sell = Nie masz prestiżu na sprzedaż.
florence-pay-most-sold =
    Można sprzedać najwyżej { $most ->
        [one] { $most } punkt prestiżu
        [few] { $most } punkty prestiżu
       *[many] { $most } punktów prestiżu
    }.
florence-pay-no-selling = Z Muzą i Księżniczką prestiżu nie można sprzedawać.
florence-deck-empty = Stos jest pusty: { $deck }.
florence-deck-not-seen = Tej karty nie ma wśród leżących przed tobą: { $card }.
florence-freedom-here = Już ją masz: { $freedom }.
florence-freedom-gone = Nie ma już znaczników: { $freedom }.
florence-recruit-no-card = Nie masz na ręce karty Rekrutacji.
florence-recruit-not-on-table = Nie leży odkryta przed przeciwnikiem: { $card }.
florence-character-not-yours = Nie masz tej Postaci: { $character }.
florence-character-gone = Już nie jest licytowana: { $character }.
florence-character-space = Karta nie ma takiego pola.
florence-character-higher = Stawka musi być wyższa niż { $coins }.

## Where points come from

florence-source-works = Dzieła
florence-source-buildings = Budynki
florence-source-landscapes = Krajobrazy
florence-source-builders = Architekci
florence-source-best-works = Najwybitniejsze Dzieła
florence-source-merchant = Kupiec
florence-source-banker = Bankier
florence-source-sold = Oddane za floreny
florence-source-prestige-card = { $card }
florence-verdict-won = Pokonałeś Diego.
florence-verdict-shared = Dzielisz zwycięstwo z Diego.
florence-verdict-lost = Zwyciężył Diego.

## The table in words

florence-phase-hands = Karty początkowe
florence-phase-auction = Faza Licytacji
florence-phase-court = Licytacja Postaci
florence-phase-actions = Faza Akcji
florence-phase-end = Zakończenie gry
florence-panel-round = Runda { $round } z 7, minimalna wartość Dzieła { $minimum }
florence-panel-phase = { $phase }. Rozpoczyna { $seat }.
florence-panel-phase-of-diego = { $phase }. Rozpoczyna Diego.
florence-panel-waiting = Decyduje: { $seats }
florence-panel-bid = Licytacja: { $stack }, stawka { $coins }, gracz { $seat }
florence-panel-offer = Propozycja: { $building }, { $cell }, { $turn }, za { $coins }
florence-panel-rolled = Wystawiono: { $stack }, ostatnia stawka { $coins }
florence-panel-looking = { $seat } ogląda karty ({ $deck }).
florence-panel-seen = Przed tobą: { $cards }
florence-panel-actions-left = Pozostałe akcje: { $left }
florence-panel-supply = Pula
florence-panel-available = Dostępne w tej rundzie: { $stacks }
florence-panel-landscapes = Lasy { $forests }, Jeziora { $lakes }, Parki { $parks }
florence-panel-people = Błazny { $jesters }, Architekci { $builders }, karty Rekrutacji { $recruiting }
florence-panel-freedoms = Swobody: Poruszania { $travel }, Wyznania { $religion }, Wypowiedzi { $opinion }
florence-panel-buildings = Budynki: { $buildings }
florence-panel-counted = { $thing } { $count }
florence-panel-decks = Stosy: Zawody { $professions }, Premie { $bonuses }, Prestiż { $prestiges }
florence-panel-remembered = Pamiętasz pod stosem ({ $deck }): { $cards }
florence-panel-player =
    { $seat }: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }
florence-panel-coins = Floreny: { $coins }
florence-panel-coins-secret = Floreny: za parawanem
florence-panel-court-people = Błazny { $jesters }, Architekci { $builders }
florence-panel-own-freedoms = Swobody: { $freedoms }
florence-panel-none = brak
florence-panel-hand-counts = Na ręce: Zawody { $professions }, Rekrutacja { $recruiting }, Premie { $bonuses }; karty Prestiżu { $prestiges }
florence-panel-known = Znane karty: { $cards }
florence-panel-table = Na stole: { $cards }
florence-panel-table-recruiting = Karty Rekrutacji na stole: { $count }
florence-panel-best = Najlepsze Dzieło rundy: { $value }
florence-panel-neighbours = Sąsiedzi: { $seats }
florence-panel-row = { $row }
florence-panel-legend = # Pałac; f Las, l Jezioro, p Park; U Uniwersytet, L Laboratorium, W Warsztat, B Biblioteka, O Opera, S Pracownia, H Szpital, T Teatr, R Wieża, C Kaplica
florence-panel-characters = Postacie
florence-panel-character-free = { $character }: do licytacji
florence-panel-character-owner = { $character }: { $seat }
florence-panel-character-bid = { $character }: { $seat } daje { $coins }
florence-panel-character-aside = { $character }: odłożona
florence-panel-banker = Floreny na Bankierze: { $coins }
florence-panel-diego =
    Diego: { $points ->
        [one] { $points } punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }
florence-panel-diego-starts = Diego jest graczem rozpoczynającym.
florence-panel-diego-card = Karta rundy: { $objects }
florence-panel-diego-declined = Zrezygnowano: { $objects }
florence-panel-diego-row = Zakryte, od lewej: { $cards }
florence-panel-diego-cards = Karty w stosie Diego: { $count }
florence-panel-virtual = Gracz wirtualny { $number }
florence-panel-hidden = zakryta
florence-panel-recruiting = karta Rekrutacji
