### The Princes of Florence

## The game

florence-title = Książęta Florencji
florence-tagline = Licytuj Błaznów i Architektów, urządzaj Księstwo i pozwól twórcom przysparzać ci Prestiżu: siedem rund w renesansowej Florencji.
florence-edition-2022 = Wydanie z 2022 roku (kształty, strona B i karty Diega zrekonstruowane)
florence-edition-2006 = Wydanie z 2006 roku (kształty i strona B zrekonstruowane)

## Options

florence-option-muse-and-princess = Muza i Księżniczka
florence-option-muse-and-princess-help = W każdej rundzie licytuje się sześć kart Postaci; Prestiżu nie można sprzedawać.
florence-option-cooperative-building = Wspólne budowanie
florence-option-cooperative-building-help = Sąsiednie Księstwa mają wspólną granicę, w poprzek której dwoje graczy może razem budować.
florence-option-hard-freedoms = Mniej Swobód
florence-option-hard-freedoms-help = Tylko dla dwóch osób: cztery znaczniki Swobód zamiast pięciu.
florence-option-coins = Floreny innych graczy
florence-option-coins-help = Czy widać Floreny innych graczy: w wydaniu z 2022 roku ukryte, w wydaniu z 2006 roku jawne.
florence-option-coins-edition = jak w wydaniu
florence-option-coins-reversed = odwrotnie
florence-option-solo-table = Tryb dla jednego gracza: stół
florence-option-solo-table-help = Dla ilu graczy przygotowuje się grę: ty, Diego i wirtualni gracze.
florence-option-solo-table-four = czterech graczy
florence-option-solo-table-five = pięciu graczy
florence-option-difficulty = Tryb dla jednego gracza: poziom trudności
florence-option-difficulty-help = Z iloma Florenami zaczyna Diego.
florence-option-difficulty-easy = łatwy
florence-option-difficulty-standard = standardowy
florence-option-difficulty-hard = trudny
florence-option-diego-finish = Tryb dla jednego gracza: ostatnie Dzieła Diega
florence-option-diego-finish-help = Diego już tylko kończy Dzieła, gdy ma dość kart na każdą pozostałą rundę albo na każdą pozostałą akcję.
florence-option-diego-finish-rounds = według pozostałych rund
florence-option-diego-finish-actions = według pozostałych akcji
florence-option-start-player = Gracz rozpoczynający
florence-option-start-player-help = Kto zaczyna; jeśli nikt nie jest wskazany, decyduje los.

## What cannot be set up

florence-automa = Diego
florence-setup-solo-edition = To wydanie nie ma trybu dla jednego gracza.
florence-setup-solo-expansion = W trybie dla jednego gracza nie używa się rozszerzeń.
florence-setup-solo-coins = W trybie dla jednego gracza nie ma innych graczy, których Floreny można by ukryć.
florence-setup-solo-only = Stół, poziom trudności i ostatnie Dzieła Diega wybiera się tylko w trybie dla jednego gracza.
florence-setup-two-only = Mniej Swobód to opcja tylko dla dwóch osób.
florence-setup-start-player = Gracz rozpoczynający musi siedzieć przy stole; w trybie dla jednego gracza decyduje los.

## Stacks

florence-stack-forest = Las
    .acc = Las
florence-stack-lake = Jezioro
    .acc = Jezioro
florence-stack-park = Park
    .acc = Park
florence-stack-jester = Błazen
    .acc = Błazna
florence-stack-builder = Architekt
    .acc = Architekta
florence-stack-prestige = karta Prestiżu
    .acc = kartę Prestiżu
florence-stack-recruiting = karta Rekrutacji
    .acc = kartę Rekrutacji
florence-stack-landscape = Krajobraz
    .acc = Krajobraz

## Landscapes, buildings, freedoms

florence-landscape-forest = Las
    .acc = Las
florence-landscape-lake = Jezioro
    .acc = Jezioro
florence-landscape-park = Park
    .acc = Park
florence-building-university = Uniwersytet
    .acc = Uniwersytet
florence-building-laboratory = Laboratorium
    .acc = Laboratorium
florence-building-workshop = Warsztat
    .acc = Warsztat
florence-building-library = Biblioteka
    .acc = Bibliotekę
florence-building-opera = Opera
    .acc = Operę
florence-building-studio = Pracownia
    .acc = Pracownię
florence-building-hospital = Szpital
    .acc = Szpital
florence-building-theatre = Teatr
    .acc = Teatr
florence-building-tower = Wieża
    .acc = Wieżę
florence-building-chapel = Kaplica
    .acc = Kaplicę
florence-size-large = duży
florence-size-medium = średni
florence-size-small = mały
florence-freedom-travel = Swoboda Poruszania
    .acc = Swobodę Poruszania
    .gen = Swobody Poruszania
florence-freedom-religion = Swoboda Wyznania
    .acc = Swobodę Wyznania
    .gen = Swobody Wyznania
florence-freedom-opinion = Swoboda Wypowiedzi
    .acc = Swobodę Wypowiedzi
    .gen = Swobody Wypowiedzi
florence-deck-profession = karty Wolnych Zawodów
    .card = kartę Wolnego Zawodu
    .cards-gen = kart Wolnych Zawodów
florence-deck-bonus = karty Premii
    .card = kartę Premii
    .cards-gen = kart Premii
florence-deck-prestige = karty Prestiżu
    .card = kartę Prestiżu
    .cards-gen = kart Prestiżu
florence-character-banker = Bankier
    .acc = Bankiera
    .gen = Bankiera
florence-character-cardinal = Kardynał
    .acc = Kardynała
    .gen = Kardynała
florence-character-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
florence-character-muse = Muza
    .acc = Muzę
    .gen = Muzy
florence-character-princess = Księżniczka
    .acc = Księżniczkę
    .gen = Księżniczki
florence-character-professor = Profesor
    .acc = Profesora
    .gen = Profesora
florence-deed-work = ukończenie Dzieła
florence-deed-build = wzniesienie Budynku
florence-deed-profession = zakup karty Wolnego Zawodu
florence-deed-freedom = ogłoszenie Swobody
florence-deed-bonus = pozyskanie karty Premii
florence-turn-r0 = bez obrotu
florence-turn-r1 = z obrotem w prawo
florence-turn-r2 = z obrotem o 180°
florence-turn-r3 = z obrotem w lewo
florence-turn-m0 = w odbiciu
florence-turn-m1 = w odbiciu, z obrotem w prawo
florence-turn-m2 = w odbiciu, z obrotem o 180°
florence-turn-m3 = w odbiciu, z obrotem w lewo

## Amounts

florence-amount-coins = { $count } Florenów
florence-amount-points =
    { $count ->
        [one] { $count } Punkt Prestiżu
        [few] { $count } Punkty Prestiżu
       *[many] { $count } Punktów Prestiżu
    }

## Objects on Diego's cards

florence-diego-object = { $stack } (kostka + { $modifier })
    .acc = { $stack-acc } (kostka + { $modifier })
florence-diego-object-plain = { $stack } (kostka)
    .acc = { $stack-acc } (kostka)

## Professions

florence-card-mathematician = Matematyk
    .acc = Matematyka
    .gen = Matematyka
florence-card-theologian = Teolog
    .acc = Teologa
    .gen = Teologa
florence-card-philosopher = Filozof
    .acc = Filozofa
    .gen = Filozofa
florence-card-botanist = Botanik
    .acc = Botanika
    .gen = Botanika
florence-card-alchemist = Alchemik
    .acc = Alchemika
    .gen = Alchemika
florence-card-physicist = Fizyk
    .acc = Fizyka
    .gen = Fizyka
florence-card-watchmaker = Zegarmistrz
    .acc = Zegarmistrza
    .gen = Zegarmistrza
florence-card-goldsmith = Złotnik
    .acc = Złotnika
    .gen = Złotnika
florence-card-bell-maker = Ludwisarz
    .acc = Ludwisarza
    .gen = Ludwisarza
florence-card-cartographer = Kartograf
    .acc = Kartografa
    .gen = Kartografa
florence-card-jurist = Prawnik
    .acc = Prawnika
    .gen = Prawnika
florence-card-choreographer = Choreograf
    .acc = Choreografa
    .gen = Choreografa
florence-card-composer = Kompozytor
    .acc = Kompozytora
    .gen = Kompozytora
florence-card-sculptor = Rzeźbiarz
    .acc = Rzeźbiarza
    .gen = Rzeźbiarza
florence-card-painter = Malarz
    .acc = Malarza
    .gen = Malarza
florence-card-pharmacist = Farmaceuta
    .acc = Farmaceutę
    .gen = Farmaceuty
florence-card-physician = Lekarz
    .acc = Lekarza
    .gen = Lekarza
florence-card-dramatist = Dramaturg
    .acc = Dramaturga
    .gen = Dramaturga
florence-card-poet = Poeta
    .acc = Poetę
    .gen = Poety
florence-card-astronomer = Astronom
    .acc = Astronoma
    .gen = Astronoma
florence-card-organ-builder = Organmistrz
    .acc = Organmistrza
    .gen = Organmistrza

## Bonus cards

florence-card-b01 = premia +1 za każdy Budynek
florence-card-b02 = premia +2 za każdy duży Budynek
florence-card-b03 = premia +1 za każdy średni Budynek i każdy Las
florence-card-b04 = premia +1 za każdy mały Budynek i każdy Krajobraz
florence-card-b05 = premia +2 za każdą grupę Budynków (duże, średnie, małe)
florence-card-b06 = premia +1 za każdy Krajobraz
florence-card-b07 = premia +2 za każdy Las
florence-card-b08 = premia +2 za każde Jezioro
florence-card-b09 = premia +2 za każdy Park
florence-card-b10 = premia +2 za każdą Swobodę
florence-card-b11 = premia +2 za każdego Błazna
florence-card-b12 = premia +1 za każdego Błazna i każdą Swobodę
florence-card-b13 = premia +2 za każdego Architekta
florence-card-b14 = premia +1 za każdego Architekta i każde Jezioro
florence-card-b15 = premia +2 za każdą kartę Prestiżu
florence-card-b16 = premia +1 za każdą kartę Prestiżu i każdą Swobodę
florence-card-b17 = premia +2 za każdy typ Krajobrazu
florence-card-b18 = premia +1 za każdy z elementów (Las, Jezioro, Park, Błazen, Architekt, karta Prestiżu, Swoboda)
florence-card-b19 = premia +1 za każdą kartę Wolnego Zawodu i Rekrutacji w ręce
florence-card-b20 = premia +1 za każdą kartę Wolnego Zawodu i Rekrutacji na stole

## Prestige cards

florence-card-p01 = prestiż 6 (3) za największą liczbę Budynków
    .short = najwięcej Budynków
florence-card-p02 = prestiż 5 za co najmniej dwa duże Budynki
    .short = co najmniej dwa duże Budynki
florence-card-p03 = prestiż 8 (4) za najmniejszą liczbę pustych pól
    .short = najmniej pustych pól
florence-card-p04 = prestiż 8 za wszystkie trzy typy Krajobrazów
    .short = wszystkie trzy typy Krajobrazów
florence-card-p05 = prestiż 7 (4) za największą liczbę Krajobrazów
    .short = najwięcej Krajobrazów
florence-card-p06 = prestiż 7 (4) za największą liczbę Lasów
    .short = najwięcej Lasów
florence-card-p07 = prestiż 6 (3) za największą liczbę Jezior
    .short = najwięcej Jezior
florence-card-p08 = prestiż 8 za wszystkie trzy rodzaje Swobód
    .short = wszystkie trzy rodzaje Swobód
florence-card-p09 = prestiż 6 za co najmniej 4 Budynki, 2 Swobody i 4 Dzieła
    .short = co najmniej 4 Budynki, 2 Swobody i 4 Dzieła
florence-card-p10 = prestiż 6 (3) za największą liczbę Błaznów
    .short = najwięcej Błaznów
florence-card-p11 = prestiż 6 (3) za największą liczbę Architektów
    .short = najwięcej Architektów
florence-card-p12 = prestiż 5 (3) za największą liczbę Parków
    .short = najwięcej Parków
florence-card-p13 = prestiż 7 za co najmniej 1 Architekta, 1 Błazna i 2 Krajobrazy
    .short = co najmniej 1 Architekt, 1 Błazen i 2 Krajobrazy
florence-card-p14 = prestiż 7 (4) za największą liczbę ukończonych Dzieł
    .short = najwięcej ukończonych Dzieł

## Questions

florence-ask-nothing = Nie ma już nic do rozstrzygnięcia.
florence-ask-hand = Którą kartę Wolnego Zawodu oddajesz? Trzy pozostałe zatrzymujesz.
florence-ask-open = Który obiekt wystawiasz do licytacji za { $coins } Florenów?
florence-ask-bid = { $seat } daje { $coins } Florenów za { $stack-acc }. Podwyższasz stawkę?
florence-ask-last = Jesteś ostatnim graczem: bierzesz obiekt za { $coins } Florenów?
florence-ask-merchant = Wygrywasz { $stack-acc } za { $coins } Florenów. Używasz Kupca, żeby dostać ten obiekt za darmo?
florence-ask-landscape = Który Krajobraz bierzesz?
florence-ask-place = Gdzie umieszczasz { $tile-acc }?
florence-ask-keep = Którą { $deck-card } zatrzymujesz?
florence-ask-order = W jakiej kolejności pozostałe karty trafiają na spód stosu?
florence-ask-hire = Rekrutujesz teraz czy zatrzymujesz kartę Rekrutacji?
florence-ask-court = Którą Postać licytujesz?
florence-ask-bought = Używasz { $character-gen } teraz czy zatrzymujesz kartę?
florence-ask-call = To ostatnia okazja, żeby użyć { $character-gen }. Używasz?
florence-ask-window = Rekrutujesz teraz kartę Wolnego Zawodu?
florence-ask-turn =
    { $left ->
        [0] Nie masz już akcji: robisz coś jeszcze?
        [one] Pozostała { $left } akcja.
        [few] Pozostały { $left } akcje.
       *[many] Pozostało { $left } akcji.
    }
florence-ask-bonus = Dzieło { $card-gen }: Wartość Dzieła { $value }, minimum { $minimum }. Którą kartę Premii dodajesz?
florence-ask-pay = Wartość Dzieła { $value } daje { $coins } Florenów. Ile Punktów Prestiżu kupujesz za nie, po { $rate } Florenów?
florence-ask-sell = Ile Punktów Prestiżu oddajesz, po { $rate } Florenów?
florence-ask-site = Gdzie chcesz wspólnie wznieść { $tile-acc }? Partner: { $seat }.
florence-ask-sum = Ile ma zapłacić partner za { $tile-acc }? Partner: { $seat }.
florence-ask-sum-partner = Ile proponujesz zapłacić za { $tile-acc }? Aktywny gracz: { $seat }.
florence-ask-answer = { $seat } chce wspólnie wznieść { $tile-acc } ({ $cell }, { $turn }): { $coins ->
        [0] bez dopłaty
       *[other] dostajesz { $coins } Florenów
    }. Zgadzasz się?
florence-ask-answer-partner = { $seat } proponuje wspólnie wznieść { $tile-acc } ({ $cell }, { $turn }): { $coins ->
        [0] nic nie płacisz
       *[other] płacisz { $coins } Florenów
    }. Zgadzasz się?
florence-ask-banker = Masz Bankiera z ostatniej rundy: ile Punktów Prestiżu kupujesz, po { $rate } Florenów?
florence-ask-put-up = Który obiekt wystawiasz do licytacji?
florence-ask-rolled = Kupujesz { $stack-acc } za { $coins } Florenów?
florence-ask-last-auction = Ostatnia aukcja: bierzesz obiekt za { $coins } Florenów?

## Actions

florence-do-return = Oddaj { $card-acc }
florence-do-open = Wystaw { $stack-acc } i daj { $coins } Florenów
florence-do-sit-out = Bez obiektu w tej rundzie
florence-do-raise = Daj { $coins } Florenów
florence-do-pass = Zrezygnuj
florence-do-pass-court = Zrezygnuj: bez Postaci w tej rundzie
florence-do-take = Weź { $stack-acc } za { $coins } Florenów
florence-do-take-merchant = Weź { $stack-acc } ({ $coins } Florenów albo za darmo dzięki Kupcowi)
florence-do-nothing = Nie bierz niczego
florence-do-choose = Wybierz { $landscape-acc }
florence-do-place = Umieść na { $cell }, { $turn }
florence-do-place-again =
    Umieść na { $cell }, { $turn }, i otrzymaj { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }
florence-do-place-building =
    Wznieś na { $cell }, { $turn }: { $coins ->
        [0] za darmo
       *[other] zapłać { $coins } Florenów
    }, otrzymaj { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }
florence-do-keep = Zatrzymaj: { $card }
florence-do-under = Następna na spód stosu: { $card }
florence-do-rest = Pozostałe na spód stosu w kolejności dobrania
florence-do-recruit = Zrekrutuj { $card-acc } od gracza { $from }
florence-do-recruit-diego = Zrekrutuj { $card-acc } od Diega
florence-do-recruit-virtual = Zrekrutuj { $card-acc } od wirtualnego gracza { $number }
florence-do-hold = Teraz nie rekrutuj
florence-do-hold-recruiting = Zatrzymaj kartę Rekrutacji
florence-do-hold-character = Zatrzymaj { $character-acc } na później
florence-do-let-go = Oddaj { $character-acc } bez użycia
florence-do-sell = Sprzedaj Punkty po { $rate } Florenów
florence-do-give-up =
    Oddaj { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    } za { $coins } Florenów
florence-do-work = Ukończ Dzieło { $card-gen } (Wartość Dzieła { $value })
florence-do-work-bonus = Ukończ Dzieło { $card-gen } (Wartość Dzieła { $value } bez kart Premii)
florence-do-add =
    { $value ->
        [0] Nic nie dodaj: { $card }
       *[other] Dodaj { $value }: { $card }
    }
florence-do-done = Ukończ Dzieło: Wartość Dzieła { $value }, { $coins } Florenów
florence-do-convert =
    { $points ->
        [0] Zatrzymaj Floreny
        [one] Kup { $points } Punkt Prestiżu za { $coins } Florenów
        [few] Kup { $points } Punkty Prestiżu za { $coins } Florenów
       *[many] Kup { $points } Punktów Prestiżu za { $coins } Florenów
    }
florence-do-build =
    Wznieś { $building-acc } { $coins ->
        [0] za darmo
       *[other] za { $coins } Florenów
    }
florence-do-propose = Wznieś wspólnie { $building-acc }, partner: { $partner }
florence-do-ask =
    { $coins ->
        [0] Nie żądaj dopłaty
       *[other] Zażądaj { $coins } Florenów
    }
florence-do-ask-partner =
    { $coins ->
        [0] Zaproponuj wspólną budowę bez dopłaty
       *[other] Zaproponuj, że zapłacisz { $coins } Florenów
    }
florence-do-withdraw = Zrezygnuj ze wspólnej budowy
florence-do-accept =
    Przyjmij: { $sum ->
        [0] bez dopłaty
       *[other] weź { $sum } Florenów
    }, { $coins ->
        [0] wznieś za darmo
       *[other] zapłać { $coins } Florenów do Banku
    }, otrzymaj { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }
florence-do-accept-partner =
    Przyjmij: { $sum ->
        [0] bez dopłaty
       *[other] zapłać { $sum } Florenów
    }, otrzymaj { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }
florence-do-decline = Odrzuć propozycję
florence-do-decline-object = Nie kupuj
florence-do-counter = Złóż kontrpropozycję
florence-do-introduce = Ogłoś { $freedom-acc } za { $coins } Florenów
florence-do-draw = Weź { $deck-card } za { $coins } Florenów
florence-do-end = Zakończ turę
florence-do-bid =
    { $coins ->
        [0] Licytuj { $character-acc } bez Florenów
       *[other] Daj { $coins } Florenów za { $character-acc }
    }
florence-do-merchant =
    Użyj Kupca: otrzymaj { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }
florence-do-professor = Użyj Profesora: weź { $deck-card } za darmo
florence-do-princess = Ukończ Dzieło Księżniczki (Wartość Dzieła { $value }, { $coins } Florenów)
florence-do-free = Użyj Kupca: za darmo
florence-do-pay = Zapłać { $coins } Florenów i zatrzymaj Kupca
florence-do-put-up = Wystaw { $object-acc }
florence-do-buy = Kup { $stack-acc } za { $coins } Florenów

## What happens

florence-log-gave-back = { $seat } oddaje { $card-acc }.
florence-log-gave-back-hidden = { $seat } oddaje kartę Wolnego Zawodu.
florence-log-round = Runda { $round }: minimalna Wartość Dzieła { $minimum }. Rozpoczyna { $seat }.
florence-log-round-of-diego = Runda { $round }: minimalna Wartość Dzieła { $minimum }. Rozpoczyna Diego.
florence-log-opened = { $seat } wystawia { $stack-acc } na aukcję za { $coins } Florenów.
florence-log-sat-out = { $seat } nie wystawia obiektu i w tej rundzie już nie licytuje.
florence-log-raised = { $seat } podwyższa stawkę do { $coins } Florenów.
florence-log-passed = { $seat } rezygnuje.
florence-log-bought =
    { $seat } { $coins ->
        [0] otrzymuje { $stack-acc } za darmo
       *[other] kupuje { $stack-acc } za { $coins } Florenów
    }.
florence-log-took-nothing = { $seat } nie bierze niczego.
florence-log-sold =
    { $seat } sprzedaje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    } za { $coins } Florenów.
florence-log-planted = { $seat } umieszcza { $landscape-acc } na { $cell }.
florence-log-gained =
    { $seat } otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-saw = { $seat } widzi { $deck }: { $cards }.
florence-log-looked = { $seat } ogląda { $deck }.
florence-log-kept = { $seat } zatrzymuje: { $card }.
florence-log-kept-hidden = { $seat } zatrzymuje jedną { $deck-card }.
florence-log-recruited = { $seat } rekrutuje { $card-acc } od gracza { $from }.
florence-log-recruited-solo = { $seat } rekrutuje { $card-acc }.
florence-log-held-recruiting = { $seat } zatrzymuje kartę Rekrutacji.
florence-log-played = { $seat } zagrywa { $card-acc }.
florence-log-played-bonus =
    { $seat } { $value ->
        [0] nic nie dodaje
       *[other] dodaje { $value }
    } do Dzieła: { $card }.
florence-log-completed = { $seat } kończy Dzieło (Wartość Dzieła { $value }) i otrzymuje { $coins } Florenów.
florence-log-converted =
    { $seat } { $points ->
        [0] zatrzymuje Floreny
        [one] kupuje { $points } Punkt Prestiżu za { $coins } Florenów
        [few] kupuje { $points } Punkty Prestiżu za { $coins } Florenów
       *[many] kupuje { $points } Punktów Prestiżu za { $coins } Florenów
    }.
florence-log-built =
    { $seat } wznosi { $building-acc } na { $cell } { $coins ->
        [0] za darmo
       *[other] za { $coins } Florenów
    } i otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-introduced = { $seat } ogłasza { $freedom-acc } za { $coins } Florenów.
florence-log-paid = { $seat } płaci { $coins } Florenów za { $deck-card }.
florence-log-ended = { $seat } kończy turę.
florence-log-best-work =
    Najwybitniejsze Dzieło ({ $value }): { $seat } otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-no-work = W rundzie { $round } nie ukończono żadnego Dzieła.
florence-log-scored =
    { $seat } { $points ->
        [0] nie otrzymuje punktów
        [one] otrzymuje { $points } Punkt Prestiżu
        [few] otrzymuje { $points } Punkty Prestiżu
       *[many] otrzymuje { $points } Punktów Prestiżu
    }: { $card-short }.
florence-log-character-bid =
    { $coins ->
        [0] { $seat } licytuje { $character-acc } bez Florenów.
       *[other] { $seat } daje { $coins } Florenów za { $character-acc }.
    }
florence-log-character-passed = { $seat } rezygnuje z licytacji Postaci.
florence-log-character-bought =
    { $seat } { $coins ->
        [0] otrzymuje { $character-acc } za darmo
       *[other] kupuje { $character-acc } za { $coins } Florenów
    }.
florence-log-banker-paid = { $seat } otrzymuje { $coins } Florenów z karty Bankiera.
florence-log-banker-waits = Nikt nie kupił Bankiera: na karcie leży { $coins } Florenów.
florence-log-banker-converted =
    { $seat } { $points ->
        [0] nie kupuje od Bankiera Punktów Prestiżu
        [one] kupuje od Bankiera { $points } Punkt Prestiżu za { $coins } Florenów
        [few] kupuje od Bankiera { $points } Punkty Prestiżu za { $coins } Florenów
       *[many] kupuje od Bankiera { $points } Punktów Prestiżu za { $coins } Florenów
    }.
florence-log-merchant-free = { $seat } używa Kupca: obiekt jest za darmo.
florence-log-merchant-points =
    { $seat } używa Kupca i otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-professor-used = { $seat } używa Profesora, żeby wziąć { $deck-card }.
florence-log-princess-used = { $seat } używa Księżniczki.
florence-log-lapsed = { $seat } oddaje { $character-acc } bez użycia.
florence-log-returned = { $seat } oddaje { $character-acc } po użyciu.
florence-log-proposed = { $seat } proponuje wspólnie wznieść { $building-acc }. Partner: { $partner }.
florence-log-offered =
    { $seat } proponuje { $building-acc } ({ $cell }, { $turn }): { $coins ->
        [0] bez dopłaty
       *[other] partner płaci { $coins } Florenów
    }.
florence-log-withdrew = { $seat } rezygnuje ze wspólnej budowy.
florence-log-declined = { $seat } odrzuca propozycję.
florence-log-built-together =
    { $seat } i { $partner } wspólnie wznoszą { $building-acc } na { $cell }. { $partner } { $sum ->
        [0] nic nie dopłaca
       *[other] płaci aktywnemu graczowi { $sum } Florenów
    }, { $seat } { $coins ->
        [0] nic nie płaci do Banku
       *[other] płaci do Banku { $coins } Florenów
    }; każde z nich otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-diego-card = Karta Diega na tę rundę, od lewej: { $objects }.
florence-log-rolled =
    Rzut kostką ({ $stack }): { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}i modyfikator { $modifier }
    }. Ostatnia stawka { $coins } Florenów.
florence-log-must-buy = { $seat } musi kupić { $stack-acc }.
florence-log-declined-object = { $seat } rezygnuje z zakupu: { $stack }.
florence-log-diego-bought = Diego kupuje { $stack-acc } za { $coins } Florenów.
florence-log-diego-bought-nothing = Diego nie kupuje niczego.
florence-log-diego-paid =
    Diego płaci { $coins } Florenów{ $points ->
        [0] {""}
        [one] , oddając { $points } Punkt Prestiżu
        [few] , oddając { $points } Punkty Prestiżu
       *[many] , oddając { $points } Punktów Prestiżu
    }{ $change ->
        [0] {""}
       *[other] {" "}i dostając { $change } Florenów reszty
    }.
florence-log-diego-showed = Pierwsza od lewej karta Wolnego Zawodu Diega: { $card }.
florence-log-diego-planted =
    Diego umieszcza { $landscape-acc }{ $points ->
        [0] {""}
        [one] {" "}i otrzymuje { $points } Punkt Prestiżu
        [few] {" "}i otrzymuje { $points } Punkty Prestiżu
       *[many] {" "}i otrzymuje { $points } Punktów Prestiżu
    }.
florence-log-diego-gained =
    Diego otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-diego-drew = Diego dobiera { $deck }: { $cards }.
florence-log-diego-kept = Diego zatrzymuje: { $card }.
florence-log-diego-row = Karta Diega wskazuje: { $actions }.
florence-log-diego-must-work = Diego ma dość kart na wszystkie pozostałe tury: kończy Dzieło.
florence-log-diego-idle = Diego nie może wykonać żadnej z tych akcji.
florence-log-diego-played = Diego zagrywa { $card-acc }.
florence-log-diego-played-recruiting = Diego zagrywa kartę Rekrutacji.
florence-log-diego-completed =
    Diego kończy Dzieło (Wartość Dzieła { $value }) i otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-diego-built =
    Diego wznosi { $building-acc } { $coins ->
        [0] za darmo
       *[other] za { $coins } Florenów
    } i otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-diego-profession = Diego bierze kartę Wolnego Zawodu za { $coins } Florenów; wirtualni gracze biorą po jednej.
florence-log-diego-introduced = Diego ogłasza { $freedom-acc } za { $coins } Florenów.
florence-log-diego-best-work =
    Najwybitniejsze Dzieło ({ $value }): Diego otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-diego-scored =
    Diego { $points ->
        [0] nie otrzymuje punktów
        [one] otrzymuje { $points } Punkt Prestiżu
        [few] otrzymuje { $points } Punkty Prestiżu
       *[many] otrzymuje { $points } Punktów Prestiżu
    }: { $card-short }.
florence-log-virtual-showed = Wirtualny gracz odkrywa kartę: { $card }.
florence-log-virtual-gave = W zamian Diego dostaje { $card-acc } od wirtualnego gracza.
florence-log-left-the-game = Z gry wypada: { $stack }.

## What happens, told to whoever does it: the name is “you”

florence-log-gave-back-you = { $seat } oddajesz { $card-acc }.
florence-log-gave-back-hidden-you = { $seat } oddajesz kartę Wolnego Zawodu.
florence-log-opened-you = { $seat } wystawiasz { $stack-acc } na aukcję za { $coins } Florenów.
florence-log-sat-out-you = { $seat } nie wystawiasz obiektu i w tej rundzie już nie licytujesz.
florence-log-raised-you = { $seat } podwyższasz stawkę do { $coins } Florenów.
florence-log-passed-you = { $seat } rezygnujesz.
florence-log-bought-you =
    { $seat } { $coins ->
        [0] otrzymujesz { $stack-acc } za darmo
       *[other] kupujesz { $stack-acc } za { $coins } Florenów
    }.
florence-log-took-nothing-you = { $seat } nie bierzesz niczego.
florence-log-sold-you =
    { $seat } sprzedajesz { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    } za { $coins } Florenów.
florence-log-planted-you = { $seat } umieszczasz { $landscape-acc } na { $cell }.
florence-log-best-work-you =
    { $seat } otrzymujesz { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    } za najwybitniejsze Dzieło ({ $value }).
florence-log-gained-you =
    { $seat } otrzymujesz { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-saw-you = { $seat } widzisz { $deck }: { $cards }.
florence-log-looked-you = { $seat } oglądasz { $deck }.
florence-log-kept-you = { $seat } zatrzymujesz: { $card }.
florence-log-kept-hidden-you = { $seat } zatrzymujesz jedną { $deck-card }.
florence-log-recruited-you = { $seat } rekrutujesz { $card-acc } od gracza { $from }.
florence-log-recruited-solo-you = { $seat } rekrutujesz { $card-acc }.
florence-log-held-recruiting-you = { $seat } zatrzymujesz kartę Rekrutacji.
florence-log-played-you = { $seat } zagrywasz { $card-acc }.
florence-log-played-bonus-you =
    { $seat } { $value ->
        [0] nic nie dodajesz
       *[other] dodajesz { $value }
    } do Dzieła: { $card }.
florence-log-completed-you = { $seat } kończysz Dzieło (Wartość Dzieła { $value }) i otrzymujesz { $coins } Florenów.
florence-log-converted-you =
    { $seat } { $points ->
        [0] zatrzymujesz Floreny
        [one] kupujesz { $points } Punkt Prestiżu za { $coins } Florenów
        [few] kupujesz { $points } Punkty Prestiżu za { $coins } Florenów
       *[many] kupujesz { $points } Punktów Prestiżu za { $coins } Florenów
    }.
florence-log-built-you =
    { $seat } wznosisz { $building-acc } na { $cell } { $coins ->
        [0] za darmo
       *[other] za { $coins } Florenów
    } i otrzymujesz { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-introduced-you = { $seat } ogłaszasz { $freedom-acc } za { $coins } Florenów.
florence-log-paid-you = { $seat } płacisz { $coins } Florenów za { $deck-card }.
florence-log-ended-you = { $seat } kończysz turę.
florence-log-scored-you =
    { $seat } { $points ->
        [0] nie otrzymujesz punktów
        [one] otrzymujesz { $points } Punkt Prestiżu
        [few] otrzymujesz { $points } Punkty Prestiżu
       *[many] otrzymujesz { $points } Punktów Prestiżu
    }: { $card-short }.
florence-log-character-bid-you =
    { $coins ->
        [0] { $seat } licytujesz { $character-acc } bez Florenów.
       *[other] { $seat } dajesz { $coins } Florenów za { $character-acc }.
    }
florence-log-character-passed-you = { $seat } rezygnujesz z licytacji Postaci.
florence-log-character-bought-you =
    { $seat } { $coins ->
        [0] otrzymujesz { $character-acc } za darmo
       *[other] kupujesz { $character-acc } za { $coins } Florenów
    }.
florence-log-banker-paid-you = { $seat } otrzymujesz { $coins } Florenów z karty Bankiera.
florence-log-banker-converted-you =
    { $seat } { $points ->
        [0] nie kupujesz od Bankiera Punktów Prestiżu
        [one] kupujesz od Bankiera { $points } Punkt Prestiżu za { $coins } Florenów
        [few] kupujesz od Bankiera { $points } Punkty Prestiżu za { $coins } Florenów
       *[many] kupujesz od Bankiera { $points } Punktów Prestiżu za { $coins } Florenów
    }.
florence-log-merchant-free-you = { $seat } używasz Kupca: obiekt jest za darmo.
florence-log-merchant-points-you =
    { $seat } używasz Kupca i otrzymujesz { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-log-professor-used-you = { $seat } używasz Profesora, żeby wziąć { $deck-card }.
florence-log-princess-used-you = { $seat } używasz Księżniczki.
florence-log-proposed-you = { $seat } proponujesz wspólnie wznieść { $building-acc }. Partner: { $partner }.
florence-log-offered-you =
    { $seat } proponujesz { $building-acc } ({ $cell }, { $turn }): { $coins ->
        [0] bez dopłaty
       *[other] partner płaci { $coins } Florenów
    }.
florence-log-withdrew-you = { $seat } rezygnujesz ze wspólnej budowy.
florence-log-declined-you = { $seat } odrzucasz propozycję.
florence-log-must-buy-you = { $seat } musisz kupić { $stack-acc }.
florence-log-declined-object-you = { $seat } rezygnujesz z zakupu: { $stack }.

## What is not allowed

florence-turn-asked = Teraz rozstrzyga się coś innego.
florence-hand-card = Nie masz w ręce tej karty: { $card }.
florence-auction-no-such-stack = Przy tym stole to nie jest osobny obiekt: { $stack }.
florence-auction-sold = Ten obiekt ktoś już w tej rundzie zdobył: { $stack }.
florence-auction-empty = Ten stos jest pusty: { $stack }.
florence-auction-put-up = Ten obiekt już w tej rundzie był wystawiony: { $stack }.
florence-auction-barred = Dwóch obiektów o najwyższych modyfikatorach nie można wziąć na ostatniej aukcji: { $stack }.
florence-pay-cost = Potrzeba { $coins } Florenów.
florence-builder-limit = Nikt nie może mieć więcej niż trzech Architektów.
florence-place-no-room = W Księstwie nie ma na to miejsca.
florence-place-outside = W ten sposób element nie mieści się w siatce.
florence-place-covered = Jedno z pól jest już zajęte.
florence-build-adjacent = Bez drugiego Architekta Budynek nie może stać w bezpośrednim sąsiedztwie innego Budynku ani Pałacu.
florence-build-border = Bez Architekta nie można samodzielnie budować przy granicy.
florence-build-across-border = Po drugiej stronie granicy stoi już Budynek.
florence-build-second = Taki Budynek już stoi w Księstwie: { $building }.
florence-build-none-left = W puli nie ma już takiego Budynku: { $building }.
florence-joint-partner-has = Partner ma już taki Budynek: { $building }.
florence-joint-not-neighbour = Ten gracz nie jest twoim sąsiadem.
florence-joint-talks = W tej turze nie można już proponować wspólnego wznoszenia Budynku.
florence-joint-offers = Nie można składać dalszych propozycji: przyjmij albo odrzuć tę.
florence-joint-sum = Kwota nie może przekraczać { $coins } Florenów.
florence-joint-price = Przy tej kwocie nie wystarczy na koszt Budynku ({ $coins } Florenów).
florence-action-none-left = Nie masz już akcji.
florence-action-limit = W tej rundzie nie można już wykonać akcji: { $deed }.
florence-work-minimum = Dzieło nie osiąga minimalnej Wartości Dzieła { $minimum }.
florence-pay-most =
    Można kupić najwyżej { $most ->
        [one] { $most } Punkt Prestiżu
        [few] { $most } Punkty Prestiżu
       *[many] { $most } Punktów Prestiżu
    }.
florence-pay-nothing-to-sell = Nie masz Punktów Prestiżu na sprzedaż.
florence-pay-most-sold =
    Można sprzedać najwyżej { $most ->
        [one] { $most } Punkt Prestiżu
        [few] { $most } Punkty Prestiżu
       *[many] { $most } Punktów Prestiżu
    }.
florence-pay-no-selling = Z rozszerzeniem „Muza i Księżniczka” Punktów Prestiżu nie można sprzedawać.
florence-deck-empty = Nie ma już { $deck-cards-gen }.
florence-deck-not-seen = Tej karty nie ma wśród leżących przed tobą: { $card }.
florence-freedom-here = W twoim Księstwie już jest { $freedom }.
florence-freedom-gone = Nie ma już znaczników { $freedom-gen }.
florence-recruit-no-card = Nie masz w ręce karty Rekrutacji.
florence-recruit-not-on-table = Ta karta nie leży odkryta przed przeciwnikiem: { $card }.
florence-character-not-yours = Nie masz { $character-gen }.
florence-character-gone = Nie można już licytować { $character-gen }.
florence-character-space = Karta nie ma takiego pola licytacji.
florence-character-higher =
    Stawka musi być wyższa niż { $coins ->
        [0] zero
       *[other] { $coins } Florenów
    }.

## Where points come from

florence-source-works = Dzieła
florence-source-buildings = Budynki
florence-source-landscapes = Krajobrazy
florence-source-builders = Architekci
florence-source-best-works = Najwybitniejsze Dzieła
florence-source-merchant = Kupiec
florence-source-banker = Bankier
florence-source-sold = Oddane za Floreny
florence-source-prestige-card = { $card-short }
florence-verdict-won = Wygrywasz z Diegiem.
florence-verdict-shared = Dzielisz zwycięstwo z Diegiem.
florence-verdict-lost = Zwycięża Diego.

## The table in words

florence-phase-hands = Karty początkowe
florence-phase-auction = Faza Licytacji
florence-phase-court = Licytacja Postaci
florence-phase-actions = Faza Akcji
florence-phase-end = Zakończenie gry
florence-panel-round = Runda { $round } z 7, minimalna Wartość Dzieła { $minimum }
florence-panel-phase = { $phase }. Rozpoczyna { $seat }.
florence-panel-phase-of-diego = { $phase }. Rozpoczyna Diego.
florence-panel-waiting = Decyzja: { $seats }
florence-panel-bid = { $seat } daje { $coins } Florenów za { $stack-acc }.
florence-panel-offer =
    Propozycja wspólnej budowy ({ $building }, { $cell }, { $turn }): { $coins ->
        [0] bez dopłaty
       *[other] partner płaci { $coins } Florenów
    }.
florence-panel-rolled = Na aukcji: { $stack }; ostatnia stawka { $coins } Florenów.
florence-panel-looking = { $seat } ogląda { $deck }.
florence-panel-seen = Przed tobą: { $cards }
florence-panel-actions-left = Pozostałe akcje: { $left }
florence-panel-supply = Pula
florence-panel-available = Dostępne w tej rundzie: { $stacks }
florence-panel-landscapes = Lasy: { $forests }, Jeziora: { $lakes }, Parki: { $parks }
florence-panel-people = Błaznowie: { $jesters }, Architekci: { $builders }, karty Rekrutacji: { $recruiting }
florence-panel-freedoms = Znaczniki Swobód: Poruszania { $travel }, Wyznania { $religion }, Wypowiedzi { $opinion }
florence-panel-buildings = Budynki: { $buildings }
florence-panel-tiles = Budynki i Krajobrazy: { $tiles }
florence-panel-counted = { $thing } { $count }
florence-panel-decks = Stosy: Wolne Zawody { $professions }, Premie { $bonuses }, Prestiż { $prestiges }
florence-panel-remembered = Znasz { $deck } na spodzie stosu: { $cards }
florence-panel-player =
    { $seat }: { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }
florence-panel-coins = Floreny: { $coins }
florence-panel-coins-secret = Floreny: za parawanem
florence-panel-court-people = Błaznowie: { $jesters }, Architekci: { $builders }
florence-panel-own-freedoms = Swobody: { $freedoms }
florence-panel-none = brak
florence-panel-hand-counts = W ręce: Wolne Zawody { $professions }, Rekrutacja { $recruiting }, Premie { $bonuses }; karty Prestiżu { $prestiges }
florence-panel-known = Znane karty: { $cards }
florence-panel-table = Na stole: { $cards }
florence-panel-table-recruiting = Karty Rekrutacji na stole: { $count }
florence-panel-best = Najwybitniejsze Dzieło rundy: { $value }
florence-panel-neighbours = Sąsiedzi: { $seats }
florence-panel-row = { $row }
florence-panel-legend = # Pałac; f Las, l Jezioro, p Park; U Uniwersytet, L Laboratorium, W Warsztat, B Biblioteka, O Opera, S Pracownia, H Szpital, T Teatr, R Wieża, C Kaplica
florence-panel-characters = Karty Postaci
florence-panel-character-free = { $character }: do licytacji
florence-panel-character-owner = { $character }: { $seat }
florence-panel-character-bid =
    { $coins ->
        [0] { $character }: { $seat } licytuje bez Florenów
       *[other] { $character }: { $seat } daje { $coins } Florenów
    }
florence-panel-character-aside = { $character }: karta odłożona na bok
florence-panel-banker = Floreny na karcie Bankiera: { $coins }
florence-panel-diego =
    Diego: { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }
florence-panel-diego-starts = Rozpoczyna Diego.
florence-panel-diego-card = Karta rundy: { $objects }
florence-panel-diego-declined = Odrzucone przez ciebie (ostatnia stawka): { $objects }
florence-panel-diego-row = Zakryte, od lewej: { $cards }
florence-panel-diego-cards = Karty w stosie Diega: { $count }
florence-panel-virtual = Wirtualny gracz { $number }
florence-panel-hidden = zakryta
florence-panel-recruiting = karta Rekrutacji

## Explanations

florence-explain-left = pozostało w puli
florence-explain-wisher = { $card }
florence-explain-in-hand = { $card } (w twojej ręce)
florence-explain-printed = wartości: wydrukowane
florence-explain-outline-reconstructed = kształt: rekonstrukcja
florence-explain-wishes-one-source = preferencje: z opublikowanej listy
florence-explain-minimum-reconstructed = minimum: rekonstrukcja
florence-explain-diego-reconstructed = karty: rekonstrukcja
florence-explain-building = Budynek · liczba pól: { $cells }
florence-explain-building-owned = Stoi już w twoim Księstwie.
florence-explain-building-no-room =
    Nie mieści się w twoim Księstwie{ $builders ->
        [0] : bez Architekta Budynki nie mogą się stykać
        [1] : z jednym Architektem Budynki nie mogą się stykać
       *[other] , jakkolwiek go obrócisz
    }.
florence-explain-building-brings =
    { $coins ->
        [0] Teraz za darmo
       *[other] Teraz kosztuje cię { $coins } Florenów
    } i od razu daje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-explain-building-prices = Budynek kosztuje { $none } Florenów bez Architekta, { $one } z jednym, { $two } z dwoma, a z trzema { $three ->
        [0] nic nie kosztuje
       *[other] { $three }
    }.
florence-explain-building-once = Każdy rodzaj może stać w Księstwie tylko raz. Wzniesionego Budynku nie można przesunąć.
florence-explain-building-touch = Bez Architekta lub z jednym nie może stykać się bokiem z innym Budynkiem ani z Pałacem; rogami wolno. Zwiększa Wartość Dzieł tych Wolnych Zawodów:
florence-explain-landscape = Krajobraz · liczba pól: { $cells }
florence-explain-landscape-lies = Kładziesz go od razu w swoim Księstwie; możesz go obrócić lub odbić, może też stykać się ze wszystkim.
florence-explain-landscape-again = Pierwszy danego typu nie daje punktów, każdy następny tego samego typu daje { $points }. Do Dzieła każdy typ liczy się tylko raz, bez względu na liczbę.
florence-explain-landscape-choice = W grze dwuosobowej licytuje się jeden Krajobraz na rundę; kto go kupi, wybiera Las, Jezioro lub Park.
florence-explain-freedom = Swoboda
florence-explain-freedom-costs = Ogłaszasz ją za { $coins } Florenów, jedną na rundę, każdą tylko raz. Zwiększa Wartość Dzieł tych Wolnych Zawodów:
florence-explain-lot = Obiekt licytacji
florence-explain-jester = Każdy Błazen dodaje { $value } do każdego twojego Dzieła, do końca gry. Liczba Błaznów nie jest ograniczona.
florence-explain-builder =
    Z dwoma Architektami twoje Budynki mogą się stykać. Za drugiego i za trzeciego otrzymujesz po { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }; więcej niż trzech mieć nie można.
florence-explain-prestige-lot = Oglądasz wierzchnie karty Prestiżu (najwyżej { $count }) i jedną zatrzymujesz zakrytą. Liczy się na koniec gry.
florence-explain-recruiting = Weź do ręki kartę Wolnego Zawodu, która leży odkryta przed innym graczem; na jej miejsce trafia karta Rekrutacji. Użyj jej od razu albo zatrzymaj na później.
florence-explain-recruiting-counts = W ręce i na stole liczy się jak karta Wolnego Zawodu tego, kto ją ma.
florence-explain-auction = Kto wystawia obiekt, daje { $opening } Florenów; potem każdy podwyższa stawkę o { $raise } albo rezygnuje. W rundzie jeden obiekt każdego rodzaju i jeden na gracza.
florence-explain-deck = Stos
florence-explain-deck-profession = Za { $coins } Florenów, raz na rundę: obejrzyj wierzchnie karty (najwyżej { $count }), jedną weź do ręki, resztę odłóż na spód stosu. Można jej użyć w tej samej turze.
florence-explain-deck-bonus = Za { $coins } Florenów: obejrzyj wierzchnie karty (najwyżej { $count }) i jedną zatrzymaj, resztę odłóż na spód stosu. Kartę Premii zagrywa się razem z Dziełem.
florence-explain-deck-prestige = Do zdobycia w licytacji: obejrzyj wierzchnie karty (najwyżej { $count }) i jedną zatrzymaj. Liczy się na koniec gry.
florence-explain-bonus = Karta Premii { $number }
florence-explain-bonus-laid = Zagrana przy Dziele, sama lub razem z innymi, zwiększa Wartość Dzieła, a potem wypada z gry. Dzięki niej Dzieło może osiągnąć minimum.
florence-explain-prestige = Karta Prestiżu { $number }
florence-explain-prestige-counts = Liczy się na koniec gry i tylko dla właściciela. Liczba w nawiasie to punkty przy remisie na pierwszym miejscu.
florence-explain-profession = Wolny Zawód { $number }
florence-explain-profession-pays = Zagraj kartę i ukończ Dzieło: Bank płaci { $coins } Florenów za każdy punkt Wartości Dzieła, a każde { $rate } z nich można od razu zamienić na 1 Punkt Prestiżu.
florence-explain-work-others = Oprócz preferencji liczą się Błaznowie i własne karty: +{ $card } za każdą kartę Wolnego Zawodu i Rekrutacji.
florence-explain-row-jesters = Błaznowie: { $count }
florence-explain-row-cards = własne karty, na stole i w ręce: { $count }
florence-explain-worth-now = Wartość Dzieła teraz (minimum { $minimum })
florence-explain-character = Karta Postaci
florence-explain-character-banker = Od razu: bierzesz Floreny z karty, pomniejszone o twoją stawkę. Kupiony w siódmej rundzie pozwala na koniec gry zamienić Floreny na Punkty Prestiżu.
florence-explain-character-cardinal = W tej rundzie masz trzy akcje zamiast dwóch.
florence-explain-character-merchant = Albo obiekt wygrany w następnej licytacji jest za darmo, albo otrzymujesz tyle Punktów Prestiżu, ile wynosi twoja pozycja na ścieżce Sławy: 1 za pierwszą, 2 za drugą.
florence-explain-character-muse = Wartość każdego Dzieła, które kończysz w tej rundzie, jest większa o numer rundy.
florence-explain-character-princess = Akcja: Dzieło bez karty Wolnego Zawodu; liczą się Krajobrazy, Architekci, Budynki i własne karty. Bez kart Premii.
florence-explain-character-professor = Weź za darmo kartę Premii albo Prestiżu, jedną z pięciu.
florence-explain-character-bids = Połóż znacznik na polu licytacji. Gdy ktoś cię przebije, możesz licytować znowu; jeśli w twojej kolejce znacznik nadal tam leży, kupujesz kartę. Jedna Postać na rundę.
florence-explain-solo = Tryb dla jednego gracza
florence-explain-diego-himself-title = Diego
florence-explain-diego-himself = Nikt nim nie gra: co robi, mówią jego karty. Jego Budynki i Krajobrazy mogą się stykać i powtarzać, a czego nie zapłaci Florenami, płaci Punktami Prestiżu.
florence-explain-diego-card-title = Karta rundy
florence-explain-diego-card = Ty wybierasz, co wystawić. Liczba z karty i rzut kostką dają ostatnią stawkę; kupujesz za 100 Florenów więcej albo rezygnujesz. Z obiektów, z których rezygnujesz, Diego kupuje pierwszy od lewej.
florence-explain-diego-row-title = Karty Diega
florence-explain-diego-row = Zakryte karty Wolnych Zawodów i Rekrutacji; Diego zagrywa je od lewej. Pierwsza wskazuje też, jakiego Budynku, Krajobrazu lub Swobody szuka.
florence-explain-diego-virtual-title = Wirtualny gracz
florence-explain-diego-virtual = Ma tylko karty Wolnych Zawodów. Po każdym Dziele Diega jedna z nich zostaje odkryta i można ją zrekrutować.
florence-explain-fact = W skrócie
florence-explain-fact-coins-title = Floreny
florence-explain-fact-coins = Floreny zdobywa się za Dzieła; można też oddawać Punkty Prestiżu, po { $rate } Florenów. Na koniec rozstrzygają tylko remisy.
florence-explain-fact-coins-hidden = Przy tym stole Floreny innych graczy są ukryte.
florence-explain-fact-coins-open = Przy tym stole Floreny wszystkich graczy są jawne.
florence-explain-fact-hand-title = Wolne Zawody w ręce
florence-explain-fact-hand = Każda karta dodaje { $card } do każdego Dzieła właściciela, tak samo jak karty na stole.
florence-explain-fact-works-title = Dzieła
florence-explain-fact-works = Zagrane karty Wolnych Zawodów i pozostawione na ich miejscu karty Rekrutacji. Liczą się także do następnych Dzieł i do kart Prestiżu.
florence-explain-fact-best-title = Najwybitniejsze Dzieło rundy
florence-explain-fact-best =
    Najwyższa Wartość Dzieła w tej rundzie. Kto ma ją na koniec rundy, otrzymuje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }; przy remisie otrzymują je wszyscy.
florence-explain-fact-palazzo-title = Pałac
florence-explain-fact-palazzo = Stoi od początku i nie liczy się jako Budynek, ale zajmuje miejsce; bez drugiego Architekta Budynki nie mogą się z nim stykać.
florence-explain-fact-cells-title = Wolne pola
florence-explain-fact-cells = Pola Księstwa, na których nic nie leży. Budynki i Krajobrazy nie mogą na siebie nachodzić, a raz położone zostają na miejscu.
florence-explain-fact-joint-title = Wspólny Budynek
florence-explain-fact-joint = Budynek leży w poprzek granicy dwóch Księstw, liczy się w obu i obaj gracze otrzymują za niego Punkty Prestiżu. Cenę płacisz ty; ile dopłaci ci sąsiad, ustalacie wspólnie.
florence-explain-round = Jedna z siedmiu rund
florence-explain-round-title = Runda { $number }
florence-explain-round-minimum = Dzieło musi być w tej rundzie warte co najmniej { $minimum }.
florence-explain-round-parts = Najpierw Faza Licytacji: najwyżej jeden obiekt na gracza. Potem Faza Akcji: każdy ma jedną turę i dwie akcje.
florence-explain-round-best =
    Najwybitniejsze Dzieło rundy daje { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
florence-explain-phase = Faza rundy
florence-explain-phase-hands = Z czterech kart Wolnych Zawodów zatrzymujesz trzy, jedną oddajesz.
florence-explain-phase-auction = Gracze po kolei wystawiają obiekty. Każdy zdobywa najwyżej jeden; kto nie chce wystawiać, nie zdobywa żadnego.
florence-explain-phase-court = Każdy może licytować jedną z sześciu Postaci.
florence-explain-phase-actions = Każdy ma jedną turę i do dwóch akcji: ukończenie Dzieła, wzniesienie Budynku, pozyskanie karty Premii oraz, po razie, zakup karty Wolnego Zawodu i ogłoszenie Swobody.
florence-explain-phase-end = Karty Prestiżu zostają odkryte i dają punkty. Wygrywa, kto ma najwięcej Punktów Prestiżu; przy remisie decydują Floreny.
