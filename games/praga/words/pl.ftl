# Praga Caput Regni in Polish.

## The game
praga-title = Praga Caput Regni
praga-tagline = Obracaj koło akcji średniowiecznej Pragi: wydobywaj złoto i kamień, buduj mury i budynki, wznoś katedrę.
praga-edition-standard = Pierwsze wydanie (wiele wartości zrekonstruowanych)

## Amounts
praga-amount-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
 }
    .acc = { praga-amount-gold }
praga-amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
 }
    .acc = { praga-amount-stone }
praga-amount-egg = { $count ->
    [one] { $count } jajko
    [few] { $count } jajka
   *[other] { $count } jajek
 }
    .acc = { praga-amount-egg }
praga-amount-silver-window = { $count ->
    [one] { $count } srebrne okno
    [few] { $count } srebrne okna
   *[other] { $count } srebrnych okien
 }
    .acc = { praga-amount-silver-window }
praga-amount-gold-window = { $count ->
    [one] { $count } złote okno
    [few] { $count } złote okna
   *[other] { $count } złotych okien
 }
    .acc = { praga-amount-gold-window }
praga-amount-red-token = { $count ->
    [one] { $count } czerwony żeton premii
    [few] { $count } czerwone żetony premii
   *[other] { $count } czerwonych żetonów premii
 }
    .acc = { praga-amount-red-token }
praga-amount-blue-token = { $count ->
    [one] { $count } niebieski żeton premii
    [few] { $count } niebieskie żetony premii
   *[other] { $count } niebieskich żetonów premii
 }
    .acc = { praga-amount-blue-token }
praga-amount-vp = { $count } PZ
    .acc = { praga-amount-vp }
praga-amount-gold-mine = { $count ->
    [one] { $count } kopalnia złota
    [few] { $count } kopalnie złota
   *[other] { $count } kopalni złota
 }
    .acc = { $count ->
        [one] { $count } kopalnię złota
        [few] { $count } kopalnie złota
   *[other] { $count } kopalni złota
 }
praga-amount-quarry = { $count ->
    [one] { $count } kamieniołom
    [few] { $count } kamieniołomy
   *[other] { $count } kamieniołomów
 }
    .acc = { praga-amount-quarry }
praga-amount-technology = { $count ->
    [one] { $count } krok na torze technologii
    [few] { $count } kroki na torze technologii
   *[other] { $count } kroków na torze technologii
 }
    .acc = { praga-amount-technology }
praga-amount-university = { $count ->
    [one] { $count } krok na torze Uniwersytetu Karola
    [few] { $count } kroki na torze Uniwersytetu Karola
   *[other] { $count } kroków na torze Uniwersytetu Karola
 }
    .acc = { praga-amount-university }
praga-amount-hunger-wall = { $count ->
    [one] { $count } ruch poziomy na Murze Głodowym
    [few] { $count } ruchy poziome na Murze Głodowym
   *[other] { $count } ruchów poziomych na Murze Głodowym
 }
    .acc = { praga-amount-hunger-wall }
praga-amount-cathedral = { $count ->
    [one] { $count } ruch poziomy na katedrze
    [few] { $count } ruchy poziome na katedrze
   *[other] { $count } ruchów poziomych na katedrze
 }
    .acc = { praga-amount-cathedral }
praga-either = { $one } albo { $other }
    .acc = { $one-acc } albo { $other-acc }
praga-free = za darmo
    .acc = za darmo

## Names
praga-good-gold = złoto
praga-good-stone = kamień
praga-good-egg = jajko
praga-good-silver-window = srebrne okno
praga-good-gold-window = złote okno
praga-good-red-token = czerwony żeton premii
praga-good-blue-token = niebieski żeton premii
praga-good-vp = PZ
praga-good-gold-mine = kopalnia złota
praga-good-quarry = kamieniołom
praga-good-technology = tor technologii
praga-good-university = tor Uniwersytetu Karola
praga-good-hunger-wall = Mur Głodowy
praga-good-cathedral = katedra św. Wita
praga-action-mines = Zarządzanie kopalniami
praga-action-quarries = Zarządzanie kamieniołomami
praga-action-upgrade = Ulepszenie akcji
praga-action-wall = Budowa muru
praga-action-building = Budowa budynku
praga-action-road = Budowa Drogi Królewskiej
praga-row-upgrade = rząd ulepszeń
    .gen = rzędu ulepszeń
    .loc = rzędzie ulepszeń
praga-row-wall = rząd murów
    .gen = rzędu murów
    .loc = rzędzie murów
praga-row-building = rząd budynków
    .gen = rzędu budynków
    .loc = rzędzie budynków
praga-track-gold-mine = tor kopalni złota
    .gen = toru kopalni złota
    .loc = torze kopalni złota
praga-track-quarry = tor kamieniołomów
    .gen = toru kamieniołomów
    .loc = torze kamieniołomów
praga-grid-hunger-wall = Mur Głodowy
    .loc = Murze Głodowym
praga-grid-cathedral = katedra św. Wita
    .loc = katedrze św. Wita
praga-half-top = górna premia
    .acc = górną premię
praga-half-bottom = dolna premia
    .acc = dolną premię
praga-zone-red = czerwona strefa
    .gen = czerwonej strefy
praga-zone-green = zielona strefa
    .gen = zielonej strefy
praga-zone-blue = niebieska strefa
    .gen = niebieskiej strefy
praga-space-1 = I
praga-space-2 = II
praga-space-3 = III
praga-level-1 = I
praga-level-2 = II
praga-level-3 = III
praga-level-4 = IV
praga-road-space-1 = I
praga-road-space-2 = II
praga-road-space-3 = III
praga-road-space-4 = IV
praga-road-space-5 = V
praga-plaza-p1 = północno-zachodni plac
    .gen = północno-zachodniego placu
    .loc = północno-zachodnim placu
praga-plaza-p2 = zachodni plac
    .gen = zachodniego placu
    .loc = zachodnim placu
praga-plaza-p3 = szary plac
    .gen = szarego placu
    .loc = szarym placu
praga-plaza-p4 = pomarańczowy plac Starego Miasta
    .gen = pomarańczowego placu Starego Miasta
    .loc = pomarańczowym placu Starego Miasta
praga-plaza-p5 = żółty plac
    .gen = żółtego placu
    .loc = żółtym placu
praga-plaza-p6 = wschodni plac
    .gen = wschodniego placu
    .loc = wschodnim placu
praga-plaza-p7 = południowo-wschodni plac
    .gen = południowo-wschodniego placu
    .loc = południowo-wschodnim placu
praga-plaza-p8 = jasnoniebieski plac
    .gen = jasnoniebieskiego placu
    .loc = jasnoniebieskim placu
praga-plaza-p9 = południowy plac
    .gen = południowego placu
    .loc = południowym placu
praga-plaza-p10 = najdalszy zachodni plac
    .gen = najdalszego zachodniego placu
    .loc = najdalszym zachodnim placu
praga-parler = Piotr Parler
praga-technology-t1-1 = za każdym razem, gdy koło daje ci złoto
praga-technology-t1-2 = za każdym razem, gdy koło daje ci kamień
praga-technology-t1-3 = za każdą nową kopalnię złota
praga-technology-t1-4 = za każdy nowy kamieniołom
praga-technology-t1-5 = za każdy rząd w górę na Murze Głodowym lub na katedrze
praga-technology-t1-6 = raz na turę, gdy żeton akcji daje ci PZ
praga-technology-t2-1 = za każdy budynek z symbolem katedry
praga-technology-t2-2 = za każdy budynek bez symbolu katedry
praga-technology-t2-3 = za każdy mur z symbolem Muru Głodowego
praga-technology-t2-4 = raz na turę, gdy dostajesz czerwone żetony premii
praga-technology-t2-5 = raz na turę, gdy dostajesz niebieskie żetony premii
praga-technology-t2-6 = za każde zdobyte lub kupione jajko
praga-per-university = każdy krok na torze Uniwersytetu Karola
praga-per-upgrade = każdy twój heks ulepszenia
praga-per-era-one-upgrade = każdy twój heks ulepszenia z epoki I
praga-per-wall = każdy twój mur
praga-per-gold-mine = każdą twoją kopalnię złota
praga-per-quarry = każdy twój kamieniołom
praga-per-rows = każdy rząd Muru Głodowego i katedry aż do twoich znaczników
praga-per-silver-window = każde twoje srebrne okno
praga-parler-deed-building = buduje budynek
praga-parler-deed-wall = usuwa heks muru
praga-parler-deed-upgrade = usuwa heks ulepszenia
praga-parler-deed-quarry = dodaje kamieniołom
praga-parler-deed-gold-mine = dodaje kopalnię złota
praga-parler-deed-greater = dodaje to, czego masz więcej: kopalnię złota albo kamieniołom

## Hexes, tiles and places by what they show
praga-hex-upgrade = { $special ->
    [yes] specjalne ulepszenie akcji „{ $action }”
   *[no] ulepszenie akcji „{ $action }”
 } ({ $bonus } za każdym razem)
praga-hex-wall = { $special ->
    [yes] specjalny mur
   *[no] mur
 }{ $symbol ->
    [yes] { " " }z symbolem Muru Głodowego
   *[no] { "" }
 } ({ $price } → { $bonus })
praga-hex-building = { $special ->
    [yes] specjalny budynek
   *[no] budynek
 }{ $symbol ->
    [yes] { " " }z symbolem katedry
   *[no] { "" }
 } ({ $price } → { $bonus })
praga-hex-whole = { $hex }{ $edges }
praga-edges-red = { $has ->
    [both] { "; " }na bokach { $sides }; { $corners ->
        [one] { $corners } czerwony narożnik
        [few] { $corners } czerwone narożniki
       *[other] { $corners } czerwonych narożników
     }
    [sides] { "; " }na bokach { $sides }
    [corners] { "; " }{ $corners ->
        [one] { $corners } czerwony narożnik
        [few] { $corners } czerwone narożniki
       *[other] { $corners } czerwonych narożników
     }
   *[none] { "" }
 }
praga-edges-blue = { $has ->
    [both] { "; " }na bokach { $sides }; { $corners ->
        [one] { $corners } niebieski narożnik
        [few] { $corners } niebieskie narożniki
       *[other] { $corners } niebieskich narożników
     }
    [sides] { "; " }na bokach { $sides }
    [corners] { "; " }{ $corners ->
        [one] { $corners } niebieski narożnik
        [few] { $corners } niebieskie narożniki
       *[other] { $corners } niebieskich narożników
     }
   *[none] { "" }
 }
praga-production = żeton wydobycia ({ $bonus })
    .acc = żeton wydobycia ({ $bonus })
praga-technology-permanent = stała technologia ({ $bonus } { $technology })
    .acc = stałą technologię ({ $bonus } { $technology })
praga-technology-once = jednorazowa technologia ({ $parts })
    .acc = jednorazową technologię ({ $parts })
praga-effect-rise = rząd w górę na Murze Głodowym lub na katedrze bez opłaty
praga-effect-produce = wydobycie z { $track-gen }
praga-effect-produce-either = wydobycie złota lub kamienia
praga-effect-plaza = obie premie jednego żetonu placu
praga-effect-any-action = dowolna akcja
praga-effect-action = akcja „{ $action }”
praga-effect-cheaper = akcja „{ $action }” tańsza o { $price-acc }
praga-bridge-tile-now = srebrny żeton mostu ({ $bonus })
    .acc = srebrny żeton mostu ({ $bonus })
praga-bridge-tile-last = złoty żeton mostu (na koniec { $points } PZ za { $per })
    .acc = { praga-bridge-tile-last }
praga-bridge-tile-both = złoty żeton mostu ({ $bonus } teraz, na koniec { $points } PZ za { $per })
    .acc = { praga-bridge-tile-both }
praga-seal-fixed = pieczęć ({ $points } PZ)
    .acc = { praga-seal-fixed }
praga-seal-gold = pieczęć ({ $points } PZ za każde złoto wydane na koniec gry)
    .acc = { praga-seal-gold }
praga-seal-stone = pieczęć ({ $points } PZ za każdy kamień wydany na koniec gry)
    .acc = { praga-seal-stone }
praga-seal-pair = pieczęć ({ $points } PZ za każdą parę złota i kamienia wydaną na koniec gry)
    .acc = { praga-seal-pair }
praga-site-old-town = parcela Starego Miasta ({ $points } PZ) { $side ->
    [north-east] na północny wschód od
    [east] na wschód od
    [south-east] na południowy wschód od
    [south-west] na południowy zachód od
    [west] na zachód od
   *[north-west] na północny zachód od
 } { $plaza-gen }
    .loc = parceli Starego Miasta ({ $points } PZ) { $side ->
        [north-east] na północny wschód od
        [east] na wschód od
        [south-east] na południowy wschód od
        [south-west] na południowy zachód od
        [west] na zachód od
       *[north-west] na północny zachód od
     } { $plaza-gen }
praga-site-new-town = parcela Nowego Miasta { $side ->
    [north-east] na północny wschód od
    [east] na wschód od
    [south-east] na południowy wschód od
    [south-west] na południowy zachód od
    [west] na zachód od
   *[north-west] na północny zachód od
 } { $plaza-gen }
    .loc = parceli Nowego Miasta { $side ->
        [north-east] na północny wschód od
        [east] na wschód od
        [south-east] na południowy wschód od
        [south-west] na południowy zachód od
        [west] na zachód od
       *[north-west] na północny zachód od
     } { $plaza-gen }
praga-site-none = to nie jest parcela
    .loc = miejscu, które nie jest parcelą
praga-wall-space-beside = miejsce na mur przy akcji „{ $one }”
    .at = przy akcji „{ $one }”
praga-wall-space-between = miejsce na mur przy akcjach „{ $one }” i „{ $other }”
    .at = przy akcjach „{ $one }” i „{ $other }”
praga-wall-space-none = to nie jest miejsce na mur
    .at = poza miejscami na mur
praga-sector-closed = nic
praga-sector-goods = { $bonus }
praga-sector-offer = możesz kupić { $bonus-acc } za { $price-acc }
praga-sector-special = specjalny heks albo { $points } PZ

## Buttons
praga-label-pay = { $what }: zapłać { $pays-acc }
praga-label-gain = { $what }: zyskaj { $gains-acc }
praga-label-pay-gain = { $what }: zapłać { $pays-acc }, zyskaj { $gains-acc }
praga-label-nothing = { $what }: nic nie zyskujesz
praga-do-tile = Żeton „{ $first }” / „{ $second }” (premia z koła: { $bonus })
praga-do-act = { $action }
praga-do-act-road = Budowa Drogi Królewskiej, na pole { $space }
praga-do-bonus = Premia z koła
praga-do-bonus-offer = Kup z koła
praga-do-refresh = Odśwież { $row }
praga-do-remove = Usuń: { $first } i { $second }
praga-do-extra = Dodatkowa akcja
praga-do-use = Wykorzystaj { $technology-acc }
praga-do-climb = W górę na { $grid-loc } do rzędu { $row }
praga-do-up = W górę na { $grid-loc } do rzędu { $row }
praga-do-stay = Zostań tutaj
praga-do-step = Ruch poziomy na { $grid-loc }
praga-do-seal = Postaw { $seal-acc }
praga-do-later = Postaw pieczęć w późniejszej turze
praga-do-claim = Premia ulepszenia „{ $action }”
praga-do-claim-covered = Premia zakrytego ulepszenia
praga-do-free = Droga Królewska { $space }
praga-do-free-each = Droga Królewska { $space }, { $bonus } za { $per }
praga-do-egg = Droga Królewska { $space }
praga-do-end = Zakończ turę
praga-do-end-later = Weź odłożone premie i zdecyduj ponownie
praga-do-advance = Przesuń znacznik
praga-do-produce = Wydobądź
praga-do-produce-good = Wydobądź { $good }
praga-do-take = Weź heks
praga-do-take-upgrade = { $special ->
    [yes] Specjalne ulepszenie akcji „{ $action }”
   *[no] Ulepszenie akcji „{ $action }”
 } ({ $bonus } za każdym razem){ $edges }
praga-do-take-wall = { $special ->
    [yes] Specjalny mur
   *[no] Mur
 }{ $symbol ->
    [yes] { " " }z symbolem Muru Głodowego
   *[no] { "" }
 }{ $edges }
praga-do-take-building = { $special ->
    [yes] Specjalny budynek
   *[no] Budynek
 }{ $symbol ->
    [yes] { " " }z symbolem katedry i miejscem na znacznik
   *[no] { "" }
 }{ $edges }
praga-do-wall = Zbuduj mur { $cell-at }
praga-do-site = Zbuduj na { $site-loc }
praga-do-turn = { $degrees ->
    [0] Bez obrotu
   *[other] Obrót o { $degrees }° zgodnie z ruchem wskazówek zegara
 }
praga-do-river = Żeton wydobycia: { $bonus } przy każdym wydobyciu
praga-do-keep = Zatrzymaj { $technology-acc }
praga-do-bridge = Weź { $tile-acc }
praga-do-lay = Na parze symboli ({ $one } i { $other })
praga-do-half = Weź { $half-acc }
praga-do-half-choice = Weź { $half-acc }: { $bonus-acc }
praga-do-plaza = Wybierz { $plaza }: { $top } / { $bottom }
praga-do-plaza-bare = Wybierz { $plaza }
praga-do-pick = Wybierz „{ $good }”
praga-do-windows = Zatrzymaj { $windows-acc }

## Questions
praga-ask-tile = Weź żeton akcji.
praga-ask-act = Wykonaj jedną z akcji żetonu.
praga-ask-more = Coś jeszcze czy koniec tury?
praga-ask-pawn = Na którym placu zaczyna pionek Piotra Parlera?
praga-ask-any-action = Którą akcję wykonujesz?
praga-ask-mode = Przesuwasz znacznik na { $track-loc } czy wydobywasz?
praga-ask-take = Który heks z { $row-gen } bierzesz?
praga-ask-turn = Jak obracasz heks?
praga-ask-wall = Gdzie stawiasz mur?
praga-ask-site = Na której parceli budujesz?
praga-ask-remove = Które dwa heksy z { $row-gen } usuwasz?
praga-ask-keep = Którą technologię poziomu { $level } zatrzymujesz?
praga-ask-bridge-four = Który srebrny żeton mostu zatrzymujesz?
praga-ask-bridge-five = Który złoty żeton mostu bierzesz?
praga-ask-cathedral-tile = Najwyższa kondygnacja katedry osiągnięta: który złoty żeton mostu bierzesz?
praga-ask-lay = Na której parze symboli kładziesz żeton mostu?
praga-ask-arrow = Strzałka na { $grid-loc } prowadzi w górę: wchodzisz do rzędu { $row }?
praga-ask-arrow-price = Strzałka na { $grid-loc } prowadzi w górę: wchodzisz do rzędu { $row } za { $price-acc }?
praga-ask-arrow-bonus = Wejście za strzałką do rzędu { $row } na { $grid-loc } kosztuje { $price-acc }. Bierzesz najpierw odłożoną premię czy zostajesz?
praga-ask-river = Który żeton wydobycia bierzesz na { $track }?
praga-ask-seal = Stawiasz pieczęć teraz czy w jednej ze swoich późniejszych tur?
praga-ask-half = Plac jest ukończony ({ $plaza }): którą premię bierzesz?
praga-ask-either = Którą z dwóch możliwości wybierasz?
praga-ask-rise = Który ze swoich znaczników przesuwasz o rząd w górę?
praga-ask-plaza-tile = Z którego żetonu placu bierzesz obie premie?
praga-ask-produce = Wydobywasz złoto czy kamień?
praga-ask-windows = { $count ->
    [one] Które okno zatrzymujesz?
    [few] Które { $count } okna zatrzymujesz?
   *[other] Które { $count } okien zatrzymujesz?
 }
praga-ask-parler = Piotr Parler buduje przy { $plaza-loc }; wybierz za niego: { $hex }

## What happens
praga-log-tile = { $seat } bierze żeton „{ $first }” / „{ $second }” z { $zone-gen }.
praga-log-act = { $seat } wykonuje akcję „{ $action }”.
praga-log-extra = { $seat } kupuje dodatkową akcję.
praga-log-paid = { $seat } płaci { $price-acc }.
praga-log-paid-egg = { $count ->
    [one] { $seat } płaci { $count } jajko.
    [few] { $seat } płaci { $count } jajka.
   *[other] { $seat } płaci { $count } jajek.
 }
praga-log-gained = { $seat } zyskuje { $gain-acc }.
praga-log-wealth = { $seat } dostaje premię za bogactwo.
praga-log-produces = { $seat } prowadzi wydobycie: { $track }.
praga-log-river = { $seat } bierze { $tile-acc } na { $track }.
praga-log-seal-right = { $seat } może postawić pieczęć.
praga-log-sealed = { $seat } stawia { $seal-acc }.
praga-log-took-hex = { $seat } bierze heks: { $hex }.
praga-log-dealt = Nowy heks w { $row-loc }: { $hex }.
praga-log-refreshes = { $seat } odświeża { $row }.
praga-log-discarded = Na spód stosu trafia: { $hex }.
praga-log-upgraded = { $seat } ulepsza akcję „{ $action }”.
praga-log-walled = { $seat } buduje mur { $cell-at }.
praga-log-built = { $seat } wznosi budynek na { $site-loc }.
praga-log-claims = { $seat } bierze premię ulepszenia „{ $action }”.
praga-log-completed = Ukończony plac: { $plaza }.
praga-log-present = { $cubes ->
    [one] { $seat } ma tam { $cubes } znacznik
    [few] { $seat } ma tam { $cubes } znaczniki
   *[other] { $seat } ma tam { $cubes } znaczników
 }: { $bonuses ->
    [1] jedna premia
   *[other] obie premie
 }.
praga-log-parler-present = { $cubes ->
    [one] Piotr Parler ma tam { $cubes } znacznik.
    [few] Piotr Parler ma tam { $cubes } znaczniki.
   *[other] Piotr Parler ma tam { $cubes } znaczników.
 }
praga-log-half = { $seat } bierze { $half-acc } { $plaza-gen }.
praga-log-road = { $seat } wchodzi na pole { $space } Drogi Królewskiej.
praga-log-road-free = { $seat } bierze darmowy efekt pola { $space } Drogi Królewskiej.
praga-log-drew = Dobrane technologie: { $technologies }.
praga-log-draws = { $seat } ogląda trzy technologie poziomu { $level }.
praga-log-kept = { $seat } zatrzymuje { $technology-acc }.
praga-log-uses = { $seat } wykorzystuje { $technology-acc }.
praga-log-saw-bridge = Widzisz: { $tiles }.
praga-log-looks-at-bridge = { $seat } ogląda żetony mostu.
praga-log-took-bridge = { $seat } bierze { $tile-acc }.
praga-log-laid = { $seat } kładzie żeton na parze symboli: { $one } i { $other }.
praga-log-bridge-full = Most jest ukończony: żeton wychodzi z gry.
praga-log-stepped = { $seat } przechodzi na { $grid-loc } do kolumny { $column }.
praga-log-rose = { $seat } wchodzi na { $grid-loc } do rzędu { $row }.
praga-log-gave-back = { $seat } oddaje { $windows-acc }.
praga-log-turn-over = { $seat } kończy turę.
praga-log-overran = Żeton „{ $first }” / „{ $second }” minął niebieską strefę i trafia na nowe miejsce ({ $zone }) z żetonem 5 punktów.
praga-log-round = Zaczyna się tura { $round } z { $rounds }.
praga-log-track = Znacznik tur przechodzi na pole { $cell } swojego toru.
praga-log-era-two = Zaczyna się epoka II: wszystkie heksy są wymieniane.
praga-log-opponent-took = Przeciwnik bierze żeton „{ $first }” / „{ $second }”.
praga-log-parler-card = Piotr Parler { $does }.
praga-log-parler-built = Piotr Parler wznosi budynek na { $site-loc }.
praga-log-parler-pawn = Pionek Piotra Parlera przechodzi na { $plaza }.
praga-log-parler-track = Piotr Parler, { $track }: { $count }.
praga-log-parler-river = Piotr Parler usuwa z gry { $tile-acc }.
praga-log-parler-seal = Piotr Parler zajmuje { $seal-acc }.
praga-log-final-scoring = Zaczyna się punktacja końcowa.
praga-log-scored = { $seat } dostaje { $points } PZ: { $step }.
praga-log-scored-bridge = { $seat } dostaje { $points } PZ: { $tile }.
praga-log-scored-seal = { $seat } dostaje { $points } PZ: { $seal }.
praga-log-spent-on-seal = { $seat } wydaje { $price-acc } i dostaje { $points } PZ: { $seal }.
praga-log-unfinished = { $seat } dostaje dolną premię nieukończonego placu: { $plaza }.
praga-log-over = Koniec gry.

## What happens, told to whoever does it: the name is “you”

praga-log-tile-you = { $seat } bierzesz żeton „{ $first }” / „{ $second }” z { $zone-gen }.
praga-log-act-you = { $seat } wykonujesz akcję „{ $action }”.
praga-log-extra-you = { $seat } kupujesz dodatkową akcję.
praga-log-paid-you = { $seat } płacisz { $price-acc }.
praga-log-paid-egg-you = { $count ->
    [one] { $seat } płacisz { $count } jajko.
    [few] { $seat } płacisz { $count } jajka.
   *[other] { $seat } płacisz { $count } jajek.
 }
praga-log-gained-you = { $seat } zyskujesz { $gain-acc }.
praga-log-wealth-you = { $seat } dostajesz premię za bogactwo.
praga-log-produces-you = { $seat } prowadzisz wydobycie: { $track }.
praga-log-river-you = { $seat } bierzesz { $tile-acc } na { $track }.
praga-log-seal-right-you = { $seat } możesz postawić pieczęć.
praga-log-sealed-you = { $seat } stawiasz { $seal-acc }.
praga-log-took-hex-you = { $seat } bierzesz heks: { $hex }.
praga-log-refreshes-you = { $seat } odświeżasz { $row }.
praga-log-upgraded-you = { $seat } ulepszasz akcję „{ $action }”.
praga-log-walled-you = { $seat } budujesz mur { $cell-at }.
praga-log-built-you = { $seat } wznosisz budynek na { $site-loc }.
praga-log-claims-you = { $seat } bierzesz premię ulepszenia „{ $action }”.
praga-log-half-you = { $seat } bierzesz { $half-acc } { $plaza-gen }.
praga-log-present-you = { $cubes ->
    [one] { $seat } masz tam { $cubes } znacznik
    [few] { $seat } masz tam { $cubes } znaczniki
   *[other] { $seat } masz tam { $cubes } znaczników
 }: { $bonuses ->
    [1] jedna premia
   *[other] obie premie
 }.
praga-log-road-you = { $seat } wchodzisz na pole { $space } Drogi Królewskiej.
praga-log-road-free-you = { $seat } bierzesz darmowy efekt pola { $space } Drogi Królewskiej.
praga-log-draws-you = { $seat } oglądasz trzy technologie poziomu { $level }.
praga-log-kept-you = { $seat } zatrzymujesz { $technology-acc }.
praga-log-uses-you = { $seat } wykorzystujesz { $technology-acc }.
praga-log-looks-at-bridge-you = { $seat } oglądasz żetony mostu.
praga-log-took-bridge-you = { $seat } bierzesz { $tile-acc }.
praga-log-laid-you = { $seat } kładziesz żeton na parze symboli: { $one } i { $other }.
praga-log-stepped-you = { $seat } przechodzisz na { $grid-loc } do kolumny { $column }.
praga-log-rose-you = { $seat } wchodzisz na { $grid-loc } do rzędu { $row }.
praga-log-gave-back-you = { $seat } oddajesz { $windows-acc }.
praga-log-turn-over-you = { $seat } kończysz turę.
praga-log-scored-you = { $seat } dostajesz { $points } PZ: { $step }.
praga-log-scored-bridge-you = { $seat } dostajesz { $points } PZ: { $tile }.
praga-log-scored-seal-you = { $seat } dostajesz { $points } PZ: { $seal }.
praga-log-spent-on-seal-you = { $seat } wydajesz { $price-acc } i dostajesz { $points } PZ: { $seal }.
praga-log-unfinished-you = { $seat } dostajesz dolną premię nieukończonego placu: { $plaza }.

## Refusals
praga-turn-asked = Teraz trzeba zdecydować o czymś innym.
praga-tile-twice = W jednej turze możesz wziąć tylko jeden żeton akcji.
praga-tile-price = Ten żeton kosztuje { $price } { $price ->
    [one] złoto
   *[other] złota
 }.
praga-act-tile = Najpierw weź żeton akcji.
praga-act-shown = Na twoim żetonie nie ma tej akcji.
praga-act-twice = Akcja twojego żetonu jest już wykonana.
praga-act-executable = Nie możesz teraz wykonać akcji „{ $action }”: nie ma do niej nic, co możesz wziąć albo opłacić.
praga-act-bonus-first = Najpierw weź dostępną premię, na przykład premię koła: bez niej nie opłacisz akcji „{ $action }”.
praga-bonus-open = Nie ma premii z koła do wzięcia.
praga-bonus-special = Ten sektor daje specjalny heks albo PZ; otrzymujesz je razem z akcją.
praga-bonus-price = Nie stać cię na zakup z koła.
praga-refresh-twice = W jednej turze możesz odświeżyć tylko jeden rząd.
praga-refresh-price = Nie stać cię na odświeżenie rzędu.
praga-refresh-row = W rzędzie jest mniej niż dwa heksy.
praga-refresh-pair = Wybierz dwa różne heksy z rzędu, najpierw ten z lewej.
praga-extra-twice = W jednej turze możesz kupić tylko jedną dodatkową akcję.
praga-extra-windows = Nie masz takich okien.
praga-technology-use-owned = Nie masz takiej technologii do użycia.
praga-technology-use-idle = Ta technologia teraz nic nie da.
praga-technology-use-drawn = Tej technologii nie ma wśród dobranych.
praga-climb-top = Znacznik jest już w najwyższym rzędzie.
praga-climb-windows = Masz za mało srebrnych okien na ruch pionowy.
praga-climb-tier = Nie stać cię na zmianę kondygnacji.
praga-step-open = Nie masz teraz takiego ruchu poziomego.
praga-step-column = Znacznik jest już w ostatniej kolumnie.
praga-place-seal-right = Nie masz prawa do pieczęci.
praga-place-seal-taken = Ta pieczęć jest już zajęta.
praga-place-seal-price = Nie stać cię na tę pieczęć.
praga-place-seal-cube = Nie masz już znacznika na pieczęć.
praga-claim-open = Nie ma premii ulepszenia za tę akcję.
praga-claim-upgrade = Ta akcja nie ma takiego ulepszenia.
praga-road-open = Nie ma teraz takiego efektu Drogi Królewskiej.
praga-choose-offered = Tego nie ma do wyboru.
praga-road-price = Nie stać cię na ten efekt Drogi Królewskiej.
praga-road-egg = Nie masz jajka.
praga-road-end = Twój pionek jest na Moście Karola i nie może iść dalej.
praga-road-stack = Nie ma już złotych żetonów mostu.
praga-end-action = Najpierw wykonaj akcję żetonu.
praga-end-road = Najpierw wybierz, co daje Droga Królewska.
praga-take-empty = Na tym miejscu nie ma heksu.
praga-take-special = Nie możesz teraz wziąć specjalnego heksu.
praga-take-price = Ten heks kosztuje { $price-acc }.
praga-take-site = Potem nie będzie cię stać na żadną wolną parcelę.
praga-wall-space = To nie jest miejsce na mur.
praga-wall-taken = To miejsce na mur jest już zajęte.
praga-building-site = To nie jest parcela.
praga-building-plaza = Na placu nie można budować.
praga-building-taken = Na tej parceli stoi już budynek.
praga-building-price = Ta parcela kosztuje { $gold } { $gold ->
    [one] złoto
   *[other] złota
 }.
praga-parler-corner = Niebieski narożnik tego budynku musi stykać się z innym niebieskim narożnikiem.
praga-parler-plaza = Piotr Parler nie może budować przy tym placu.
praga-river-there = Tego żetonu wydobycia nie ma do wyboru.
praga-bridge-offered = Tego żetonu mostu nie ma do wyboru.
praga-bridge-covered = Ta para symboli jest już zakryta.
praga-plaza-choice-tile = Na tym placu nie ma żetonu.
praga-windows-count = { $count ->
    [one] Zatrzymaj dokładnie { $count } okno.
    [few] Zatrzymaj dokładnie { $count } okna.
   *[other] Zatrzymaj dokładnie { $count } okien.
 }
praga-setup-road = Ten żeton Drogi Królewskiej należy do innego pola.
praga-setup-solo = Przeciwnik solo gra tylko przeciw jednemu graczowi.
praga-setup-first = Pierwszy gracz musi siedzieć przy stole.

## Points
praga-source-play = w czasie gry
praga-source-plazas = nieukończone place
praga-source-scholars = uczeni
praga-source-hunger-wall = rząd na Murze Głodowym
praga-source-cathedral = rząd na katedrze
praga-source-blue-tokens = niebieskie żetony premii
praga-source-red-tokens = czerwone żetony premii
praga-source-walls = mury
praga-source-bridge = żetony mostu
praga-source-seals = pieczęcie
praga-source-eggs = pozostałe jajka
praga-verdict-good = Dobry wynik!
praga-verdict-below = Poniżej dobrego wyniku, który zaczyna się od { $good } PZ.
praga-verdict-next = { $title } (następny tytuł od { $next } PZ)
praga-verdict-title-1 = Sługa
praga-verdict-title-2 = Murarz
praga-verdict-title-3 = Inspektor czeskich budów
praga-verdict-title-4 = Inżynier Czech
praga-verdict-title-5 = Mierniczy Czech
praga-verdict-title-6 = Chluba Uniwersytetu Praskiego
praga-verdict-title-7 = Krzyżowiec z Czerwoną Gwiazdą
praga-verdict-title-8 = Wielki architekt Czech

## Options
praga-option-side = Żetony akcji
praga-option-side-help = Strona A jest prostsza; na stronie B jest sześć różnych par akcji.
praga-option-side-a = strona A
praga-option-side-b = strona B
praga-option-order = Kolejność żetonów akcji
praga-option-order-help = Losowa albo zalecana w pierwszej partii.
praga-option-order-random = losowa
praga-option-order-first-game = pierwsza partia
praga-option-left-rail = Lewy element mostu
praga-option-left-rail-help = Która strona jest widoczna i w jakim kierunku leży.
praga-option-left-rail-one = pierwsza strona
praga-option-left-rail-one-turned = pierwsza strona, obrócona
praga-option-left-rail-two = druga strona
praga-option-left-rail-two-turned = druga strona, obrócona
praga-option-right-rail = Prawy element mostu
praga-option-right-rail-help = Która strona jest widoczna i w jakim kierunku leży.
praga-option-right-rail-one = pierwsza strona
praga-option-right-rail-one-turned = pierwsza strona, obrócona
praga-option-right-rail-two = druga strona
praga-option-right-rail-two-turned = druga strona, obrócona
praga-option-hunger-wall = Kondygnacje Muru Głodowego
praga-option-hunger-wall-help = Nadrukowane pola albo jeden z dwóch zestawów alternatywnych.
praga-option-hunger-wall-base = nadrukowane
praga-option-hunger-wall-a = zestaw A
praga-option-hunger-wall-b = zestaw B
praga-option-cathedral = Kondygnacje katedry
praga-option-cathedral-help = Nadrukowane pola albo jeden z dwóch zestawów alternatywnych.
praga-option-cathedral-base = nadrukowane
praga-option-cathedral-a = zestaw A
praga-option-cathedral-b = zestaw B
praga-option-road-1 = Droga Królewska, pole I
praga-option-road-1-help = Żeton Drogi Królewskiej może zastąpić efekt, który nie kosztuje jajka.
praga-option-road-1-none = nadrukowany efekt
praga-option-road-1-kr1a = żeton za ulepszenia
praga-option-road-1-kr1b = żeton za mury
praga-option-road-2 = Droga Królewska, pole II
praga-option-road-2-help = Żeton Drogi Królewskiej może zastąpić efekt, który nie kosztuje jajka.
praga-option-road-2-none = nadrukowany efekt
praga-option-road-2-kr2a = żeton za budynki bez symbolu katedry
praga-option-road-3 = Droga Królewska, pole III
praga-option-road-3-help = Żeton Drogi Królewskiej może zastąpić efekt, który nie kosztuje jajka.
praga-option-road-3-none = nadrukowany efekt
praga-option-road-3-kr3a = żeton za srebrne okna
praga-option-solo = Przeciwnik solo
praga-option-solo-help = Kto gra przeciw jednemu graczowi.
praga-option-solo-simple = prosty przeciwnik
praga-option-solo-parler = Piotr Parler
praga-option-first = Pierwszy gracz
praga-option-first-help = Kto zaczyna; jeśli nikogo nie wskazano, decyduje los.

## Panels
praga-panel-game = Partia
praga-panel-turn = Tura { $turn } z { $turns }, epoka { $era }, znacznik tur na polu { $track }
praga-panel-active = Tura: { $seat }
praga-panel-over = Koniec gry.
praga-panel-open = Odłożone w tej turze: { $things }
praga-panel-open-bonus = premia z koła ({ $bonus })
praga-panel-open-claim = premia ulepszenia „{ $action }”
praga-panel-open-free = darmowy efekt Drogi Królewskiej { $space }
praga-panel-open-egg = efekt Drogi Królewskiej { $space } za jajko
praga-panel-hand = Dobrane żetony: { $tiles }
praga-panel-wheel = Koło akcji
praga-panel-drawing = { $text }
praga-panel-box = { $zone }, miejsce { $place }: zamknięty sektor
praga-panel-tile = { $zone }, miejsce { $place }: „{ $first }” / „{ $second }”; { $terms }; premia z koła: { $bonus }
praga-panel-costs = kosztuje { $price-acc }
praga-panel-gives = daje { $gain-acc }
praga-panel-nothing = nic nie kosztuje
praga-panel-rows = Heksy
praga-panel-row = { $row }; heksy w stosach: zwykłe { $regular }, specjalne { $special }
praga-panel-place = { $place }. { $hex }
praga-panel-city = Miasto
praga-panel-city-key = o: parcela Starego Miasta, n: parcela Nowego Miasta, cyfra: budynek ze znacznikiem tego gracza, *: ze znacznikiem Piotra Parlera, #: budynek bez znacznika
praga-panel-plaza = { $mark } ({ $plaza }): { $top } / { $bottom }; wolne parcele: { $free }
praga-panel-plaza-bare = { $mark } ({ $plaza }): bez żetonu placu; wolne parcele: { $free }
praga-panel-grid = { $grid }
praga-panel-bridge = Most Karola
praga-panel-pair = Wolna para: { $one }, { $other }
praga-panel-covered = Zakryta: { $tile }
praga-panel-stacks = Pozostałe żetony mostu: srebrne { $four }, złote { $five }, złote przy katedrze { $cathedral }
praga-panel-fives = Znasz złote żetony mostu przy moście: { $tiles }
praga-panel-cathedral-fives = Znasz złote żetony mostu przy katedrze: { $tiles }
praga-panel-river = Rzeka i pieczęcie
praga-panel-production = { $tile }
praga-panel-seal = { $seal }; koszt: { $price }
praga-panel-seal-free = { $seal }; bez kosztu
praga-panel-sealed = { $seal }; zajęta: { $holder }
praga-panel-player = { $seat }
praga-panel-goods-held = PZ { $points } · złoto { $gold } · kamień { $stone } · jajka { $eggs } · okna: srebrne { $silver }, złote { $windows } · żetony premii: czerwone { $red }, niebieskie { $blue } · znaczniki { $cubes }
praga-panel-tracks = Kopalnie złota { $mines }, kamieniołomy { $quarries }, tor technologii { $technology }, tor Uniwersytetu Karola { $university }
praga-panel-road = Droga Królewska: pole { $space }
praga-panel-grids = Mur Głodowy: rząd { $wall-row }, kolumna { $wall-column }; katedra: rząd { $row }, kolumna { $column }
praga-panel-owns = Żetony: { $tiles }
praga-panel-used = { $tile } (użyta)
praga-panel-fresh = { $tile } (działa od następnej tury)
praga-panel-wealth-left = Pozostałe premie za bogactwo: { $places }
praga-panel-seal-right = Prawo do pieczęci: { $track }
praga-panel-board = Plansza akcji: { $hexes }
praga-panel-upgrade = { $degrees ->
    [0] { $hex }
   *[other] { $hex }, obrót o { $degrees }°
 }
praga-panel-wall = { $degrees ->
    [0] { $cell }: { $hex }
   *[other] { $cell }: { $hex }, obrót o { $degrees }°
 }
praga-panel-parler = Piotr Parler
praga-panel-parler-line = Pionek przy { $pawn-loc }; kopalnie złota { $mines }, kamieniołomy { $quarries }
praga-panel-parler-places = Jego znaczniki: miejsce { $upgrade } w rzędzie ulepszeń, miejsce { $wall } w rzędzie murów, miejsce { $building } w rzędzie budynków
praga-panel-parler-card = Odkryta karta: Piotr Parler { $does }

## Explanations
praga-explain-name = { $name }
praga-explain-kind-wheel = Koło akcji
praga-explain-kind-turn = Tura
praga-explain-kind-plaza = Plac
praga-explain-kind-seal = Pieczęć
praga-explain-kind-road = Droga Królewska
praga-explain-kind-bridge = Most Karola
praga-explain-kind-production = Rzeka
praga-explain-kind-hex = Heks · epoka { $era }
praga-explain-kind-row = Rzędy heksów
praga-explain-kind-site = Miasto
praga-explain-kind-action = Plansza akcji
praga-explain-kind-board = Plansza akcji
praga-explain-kind-good = Twoje zasoby
praga-explain-kind-track = Tor
praga-explain-kind-technology = Technologia { $level }
praga-explain-kind-end = Punktacja końcowa
praga-explain-printed = wartości: wydrukowane
praga-explain-reconstructed = wartości: zrekonstruowane
praga-explain-price = Koszt: { $price }.
praga-explain-price-free = Bez kosztu.
praga-explain-tile = { $first } / { $second }
praga-explain-tile-free = Na tym miejscu nic nie kosztuje i nic nie daje.
praga-explain-tile-costs = Koszt na tym miejscu: { $price }.
praga-explain-tile-gives = Na tym miejscu od razu daje: { $gain }.
praga-explain-tile-does = W swojej turze bierzesz jeden żeton i wykonujesz dokładnie jedną z jego dwóch akcji.
praga-explain-tile-bonus = Premia z koła: { $bonus }.
praga-explain-sector-title = Premia z koła
praga-explain-sector-gives = Dla tego, kto weźmie stąd żeton: { $bonus }.
praga-explain-sector-closed = W zamkniętym sektorze nigdy nie leży żeton; jego biała strzałka pokazuje, jak daleko obróciło się koło.
praga-explain-sector-special = Akcją tego żetonu możesz wziąć specjalny heks: ten w złotej ramce, na końcu rzędu. Jeśli go nie weźmiesz, automatycznie dostajesz punkty.
praga-explain-sector-goods = Możesz ją wziąć w dowolnej chwili tej tury; jeśli tego nie zrobisz, dostaniesz ją na koniec tury.
praga-explain-sector-offer = Możesz to kupić raz w tej turze. Czego nie kupisz, przepada.
praga-explain-overrun-title = Żeton 5 punktów
praga-explain-overrun = Żeton akcji, który wyjdzie poza niebieską strefę, cofa się i daje { $points } PZ temu, kto go weźmie.
praga-explain-sun-title = Koło się obraca
praga-explain-sun = Na koniec każdej tury koło obraca się o jedno miejsce, a przy szczycie o dwa. Wzięty żeton wraca na pierwsze miejsce.
praga-explain-turns = Każdy rozgrywa 16 tur. W połowie gry zaczyna się epoka II: wszystkie heksy zastępuje się heksami epoki II.
praga-explain-cell = Rząd { $row }, kolumna { $column }
praga-explain-cell-plain = Wejście tutaj nic nie daje.
praga-explain-cell-points = Każde wejście tutaj daje { $points } PZ.
praga-explain-cell-onward = Wchodząc tutaj, idziesz o jedną kolumnę dalej.
praga-explain-cell-upward = Wchodząc tutaj, możesz wejść rząd wyżej bez okien; za zmianę kondygnacji nadal się płaci.
praga-explain-cell-end = { $points ->
    [0] { $each ->
        [0] Na koniec ten rząd i ta kolumna nic nie dają.
       *[other] Na koniec: { $each } PZ za każdy żeton premii tej budowli.
     }
   *[other] { $each ->
        [0] Na koniec: { $points } PZ za rząd.
       *[other] Na koniec: { $points } PZ za rząd i { $each } PZ za każdy żeton premii tej budowli.
     }
 }
praga-explain-cell-climb = Rząd wyżej: { $price }, w swojej turze, dowolną liczbę razy.
praga-explain-cell-tier = Tu zaczyna się nowa kondygnacja: wejście na nią kosztuje dodatkowo { $price }.
praga-explain-multiplier-title = Wartość żetonu premii
praga-explain-multiplier = Na koniec każdy niebieski żeton premii jest wart tyle, ile podano pod twoją kolumną Muru Głodowego, a każdy czerwony – pod twoją kolumną katedry.
praga-explain-plaza-top = Górna premia: { $bonus }.
praga-explain-plaza-bottom = Dolna premia: { $bonus }.
praga-explain-plaza-bare = Nie leży tu żeton placu: ukończenie nic nie daje, ale znaczniki wracają.
praga-explain-plaza-free = { $count ->
    [0] Plac jest ukończony.
   *[other] Wolne parcele: { $count }.
 }
praga-explain-plaza-takes = Gdy wszystkie parcele są zabudowane, każdy, kto ma tu znacznik, bierze jedną z dwóch premii; kto ma najwięcej znaczników, bierze obie. Remis rozstrzygają droższe budynki.
praga-explain-seal = Prawo do pieczęci daje ostatnia kopalnia złota albo ostatni kamieniołom. Pieczęć liczy się na koniec gry.
praga-explain-seal-held = Zajęta: { $holder }.
praga-explain-seal-right-title = Prawo do pieczęci
praga-explain-seal-right = Ostatnia kopalnia i ostatni kamieniołom dają prawo do pieczęci. Stawia się ją od razu albo w jednej z następnych swoich tur, jeśli możesz za nią zapłacić.
praga-explain-later = Prawo zostaje; pieczęć postawisz w jednej ze swoich późniejszych tur.
praga-explain-road-title = Droga Królewska { $space }
praga-explain-road-free = Po wejściu: { $bonus }.
praga-explain-road-each = Po wejściu: { $bonus } za { $per }.
praga-explain-road-pays = Po wejściu możesz raz kupić: { $bonus }. Koszt: { $price }.
praga-explain-road-while-upgrade = Dopóki stoi tu twój pionek, każda wykonana przez ciebie akcja „Ulepszenie akcji” daje: { $bonus }.
praga-explain-road-while-wall = Dopóki stoi tu twój pionek, każda wykonana przez ciebie akcja „Budowa muru” daje: { $bonus }.
praga-explain-road-while-plain-building = Dopóki stoi tu twój pionek, każdy zbudowany przez ciebie budynek bez symbolu katedry daje: { $bonus }.
praga-explain-road-while-cathedral-building = Dopóki stoi tu twój pionek, każdy zbudowany przez ciebie budynek z symbolem katedry daje: { $bonus }.
praga-explain-road-while-hunger-wall = Dopóki stoi tu twój pionek, każdy zbudowany przez ciebie mur z symbolem Muru Głodowego daje: { $bonus }.
praga-explain-road-egg = Za jajko, raz: { $bonus }.
praga-explain-pair-title = Para symboli { $number }
praga-explain-pair-free = Kto położy tu żeton mostu, zyska: { $one } i { $other }.
praga-explain-pair-covered = Zakrywa ją { $tile }.
praga-explain-tower-four = Srebrne żetony mostu (IV)
praga-explain-tower-five = Złote żetony mostu (V)
praga-explain-tower = Wejście kosztuje { $eggs }. Wybierasz żeton i kładziesz go na wolnej parze symboli.
praga-explain-left = zostało w stosie
praga-explain-left-cathedral = złote żetony przy katedrze
praga-explain-production-title = Żeton wydobycia
praga-explain-production = Przy każdym wydobyciu na torze tego żetonu: { $bonus }.
praga-explain-bridge-tile = Kładzie się go na wolnej parze symboli mostu i zyskuje oba symbole.
praga-explain-title-upgrade = Ulepszenie
praga-explain-title-upgrade-special = Specjalne ulepszenie
praga-explain-title-wall = Mur
praga-explain-title-wall-special = Specjalny mur
praga-explain-title-building = Budynek
praga-explain-title-building-special = Specjalny budynek
praga-explain-hex-upgrade = Leży na akcji „{ $action }”. Przy każdym jej wykonaniu: { $bonus }.
praga-explain-hex-university = Po położeniu: { $gain }.
praga-explain-hex-builds = Koszt: { $price }. Od razu daje: { $bonus }.
praga-explain-hex-hunger-wall = Symbol: 1 ruch poziomy na Murze Głodowym.
praga-explain-hex-cathedral = Symbol: 1 ruch poziomy na katedrze. Na budynku staje twój znacznik i liczy się przy placu.
praga-explain-hex-plain = Bez miejsca na znacznik: od razu 1 PZ za każdy budynek wokół placu.
praga-explain-hex-sides = Symbol na boku działa, gdy sąsiedni heks ma symbol naprzeciwko: zyskujesz oba. Symbol, który już zadziałał, jest pod lupą blady i więcej nie działa.
praga-explain-hex-red = Każdy czerwony narożnik daje czerwony żeton premii za każdy twój czerwony narożnik, z którym się zetknie.
praga-explain-hex-blue = Niebieski narożnik, który styka się z innym niebieskim narożnikiem (na dowolnym budynku albo nadrukowanym), daje ci niebieski żeton premii.
praga-explain-hex-special = Specjalny heks: tylko akcją żetonu, którego sektor na to pozwala.
praga-explain-place-empty = Puste miejsce
praga-explain-refresh-title = Odświeżenie rzędu
praga-explain-refresh = { $count ->
    [one] Raz w turze: zapłać { $count } złoto albo { $count } kamień; dwa heksy z rzędu trafiają na spód stosów, a ich miejsca zajmują nowe.
    [few] Raz w turze: zapłać { $count } złota albo { $count } kamienie; dwa heksy z rzędu trafiają na spód stosów, a ich miejsca zajmują nowe.
   *[other] Raz w turze: zapłać { $count } złota albo { $count } kamieni; dwa heksy z rzędu trafiają na spód stosów, a ich miejsca zajmują nowe.
 }
praga-explain-stack = Miejsce wziętego heksu od razu zajmuje nowy ze stosu.
praga-explain-stack-regular = zwykłe heksy w stosie
praga-explain-stack-special = specjalne heksy w stosie
praga-explain-site-old = Parcela Starego Miasta
praga-explain-site-new = Parcela Nowego Miasta
praga-explain-site-costs = Budowa tutaj kosztuje dodatkowo { $price } i daje { $gain }.
praga-explain-site-free = Sama parcela nic nie kosztuje i nic nie daje.
praga-explain-site-plaza = Leży przy { $plaza-loc }.
praga-explain-wall-space = Miejsce na mur
praga-explain-wall-space-says = Mur zostaje tu na zawsze; kładziesz go w dowolnym obrocie.
praga-explain-action-bare = Jeszcze nieulepszona.
praga-explain-action-mines = Przesuń znacznik o jedną kopalnię złota i weź 1 złoto albo wydobądź złoto.
praga-explain-action-quarries = Przesuń znacznik o jeden kamieniołom i weź 1 kamień albo wydobądź kamień.
praga-explain-action-upgrade = Weź heks ulepszenia i połóż go na jego akcji.
praga-explain-action-wall = Weź heks muru, zapłać i połóż go obok swoich akcji.
praga-explain-action-building = Weź heks budynku, zapłać i zbuduj go w mieście.
praga-explain-action-road = Przesuń pionek na następne pole Drogi Królewskiej; most kosztuje jajko.
praga-explain-claim-title = Premia ulepszenia
praga-explain-claim = Ta akcja jest wykonana: weź premię jej ulepszenia teraz albo przed końcem tury.
praga-explain-walls-title = Twoje mury
praga-explain-walls = { $count ->
    [0] Nie masz jeszcze murów.
   *[other] { $points ->
        [0] Mury: { $count }. Na koniec jeszcze nic nie dają.
       *[other] Mury: { $count }. Na koniec: { $points } PZ.
     }
 }
praga-explain-walls-count = { $count ->
    [one] { $count } mur
    [few] { $count } mury
   *[other] { $count } murów
 }
praga-explain-cube-title = Znaczniki
praga-explain-cube = Wolne znaczniki: stawia się je na budynkach z miejscem na znacznik i na pieczęciach.
praga-explain-good-gold = Płaci się nim za żetony z czerwonej strefy, budynki, parcele Starego Miasta, kondygnacje, jeden z murów, odświeżenie rzędu, jajko z koła i punkty na polu II Drogi Królewskiej. Możesz mieć najwyżej 9.
praga-explain-good-stone = Płaci się nim za mury, niektóre budynki, kondygnacje, odświeżenie rzędu i jajko z koła. Możesz mieć najwyżej 9.
praga-explain-good-egg = Płaci się nim za drugie efekty Drogi Królewskiej i za most. Na koniec 2, 3, 4 pozostałe jajka są warte coraz więcej.
praga-explain-good-silver-window = Za dwa wchodzisz o rząd wyżej na Murze Głodowym albo na katedrze; za jedno razem ze złotym oknem kupujesz dodatkową akcję.
praga-explain-good-gold-window = Za dwa złote okna albo za jedno ze srebrnym kupujesz dodatkową akcję.
praga-explain-good-red-token = Liczy się na koniec według twojej kolumny katedry.
praga-explain-good-blue-token = Liczy się na koniec według twojej kolumny Muru Głodowego.
praga-explain-good-vp = Wygrywa, kto ma najwięcej punktów zwycięstwa.
praga-explain-good-gold-mine = Przy wydobyciu każda kopalnia złota daje 1 złoto.
praga-explain-good-quarry = Przy wydobyciu każdy kamieniołom daje 1 kamień.
praga-explain-good-technology = Na czterech polach tego toru dobierasz trzy technologie i zatrzymujesz jedną.
praga-explain-good-university = Każde ulepszenie przesuwa tu twój znacznik. Na koniec każdy krok na torze technologii jest wart tyle, ile stoi przy znaczniku.
praga-explain-good-hunger-wall = Ruch poziomy; wykonuje się go do końca tury.
praga-explain-good-cathedral = Ruch poziomy; wykonuje się go do końca tury.
praga-explain-wealth = Od { $amount }, raz: { $bonus }
praga-explain-extra = Raz w turze możesz kupić dowolną dodatkową akcję. Koszt: { $gold } albo { $mixed }.
praga-explain-windows-kept = { $count ->
    [one] Na koniec tury zatrzymujesz najwyżej { $count } okno.
    [few] Na koniec tury zatrzymujesz najwyżej { $count } okna.
   *[other] Na koniec tury zatrzymujesz najwyżej { $count } okien.
 }
praga-explain-level-at = poziom { $level }, krok
praga-explain-scholars = Na koniec, przy obecnym stanie
praga-explain-track = Wydobycie daje tyle, ile masz na tym torze, i wszystkie premie na lewo od znacznika.
praga-explain-track-tile = Przy liczbie { $number } bierzesz znad rzeki żeton wydobycia, który działa przy każdym wydobyciu, a przy { $seal } dostajesz prawo do pieczęci.
praga-explain-cell-bonus = { $bonus } przy każdym wydobyciu, powyżej
praga-explain-yield = Wydobycie da teraz: { $gains }.
praga-explain-level-empty = Jeszcze bez technologii
praga-explain-level-draw = Na kroku { $step } toru technologii dobierasz trzy i zatrzymujesz jedną.
praga-explain-technology-always = Działa stale, od twojej następnej tury, także w turach innych graczy.
praga-explain-technology-once = Używasz jej raz, w swojej turze, między akcjami.
praga-explain-check-tile = Weź żeton akcji z koła. W czerwonej strefie kosztuje złoto, w niebieskiej daje punkty.
praga-explain-check-bonus = Weź premię z koła teraz albo później w tej turze. Czego nie kupisz, przepada; resztę dostaniesz na koniec tury.
praga-explain-check-action = Wykonaj jedną z dwóch akcji żetonu.
praga-explain-check-extras = W dowolnej kolejności: wejdź wyżej, wykonaj ruch poziomy, odśwież rząd, kup dodatkową akcję, użyj technologii, weź premie ulepszeń, rozpatrz Drogę Królewską, postaw pieczęć.
praga-explain-check-end = Koło się obraca. Zatrzymujesz dwa okna; odłożone premie dostajesz automatycznie, a oferty przepadają.

## Co można teraz zrobić, w wierszu pod pytaniem
praga-guide-tile = Wykonasz jedną z dwóch jego akcji.
praga-guide-act = Wybierz jedną z dwóch akcji na swojej planszy.
praga-guide-act-one = Możliwa jest tylko jedna z dwóch: przy drugiej nie ma czego wziąć lub opłacić.
praga-guide-first = Albo najpierw: { $list }.
praga-guide-still = Nadal możesz: { $list }.
praga-guide-nothing = W tej turze nic więcej nie można zrobić.
praga-guide-claim = wziąć premię ulepszenia
praga-guide-step = zrobić krok na murze lub katedrze
praga-guide-climb = wejść o rząd wyżej (koszt: { $price })
praga-guide-road = użyć efektu Drogi Królewskiej
praga-guide-use = wykorzystać technologię
praga-guide-extra = kupić za okna dodatkową akcję
praga-guide-refresh = odświeżyć rząd (koszt: { $count } złota lub kamienia)
praga-guide-refresh-for = odświeżyć rząd (koszt: { $price })
praga-guide-seal = postawić pieczęć
praga-guide-take = Ceny są pod heksami.
praga-guide-take-upgrade = Ulepszenia są darmowe; pod nimi widać kroki na torze uniwersytetu.
praga-guide-special-open = Heks w złotej ramce jest specjalny: premia koła pozwala go wziąć.
praga-guide-special-closed = Heks w złotej ramce jest specjalny: wymaga premii koła.
praga-guide-place = Wskaż miejsce: zaświecą się boki i rogi, które zadziałają. Obrót: Q, R lub kółko myszy.
praga-guide-turn = Świecą boki i rogi, które działają. Obrót: Q, R, kółko myszy albo pociągnij heks.
praga-guide-turn-bare = Tak nic obok nie działa. Obrót: Q, R, kółko myszy albo pociągnij heks.
praga-guide-site = Wskaż parcelę: zaświecą się niebieskie rogi, które zadziałają. Obrót: Q, R lub kółko myszy.
praga-guide-mode = Przesuń znacznik: więcej przy każdym późniejszym wydobyciu. Wydobądź: teraz to, co na zielonym polu.
praga-guide-remove = Trafią pod swoje stosy, a na ich miejsce przyjdą nowe.
praga-guide-remove-second = Teraz drugi. Naciśnij pierwszy jeszcze raz, żeby został.
praga-guide-keep = I i II działają zawsze, III i IV raz.
praga-guide-lay = Zyskujesz oba symbole i premię żetonu.
praga-guide-river = Leży na pierwszym polu toru i liczy się odtąd przy każdym wydobyciu.
praga-guide-bridge = Potem kładziesz go na parze symboli na moście.
praga-guide-arrow = Strzałka od razu podnosi znacznik o rząd; może też zostać na miejscu.
praga-guide-bonus-first = Premia tego heksu wymaga najpierw decyzji; potem go położysz.
praga-guide-tile-does = { $first } / { $second }.
praga-guide-wheel-goods = Koło doda: { $bonus }, najpóźniej na koniec tury.
praga-guide-wheel-offer = W tej turze możesz też kupić { $bonus-acc } za { $price-acc }.
praga-guide-wheel-special = Akcją możesz wziąć specjalny heks rzędu (w złotej ramce), w przeciwnym razie { $points } PZ.

## Notatki w zasobach
praga-purse-keep = najwyżej { $count }
praga-purse-free = zapas
praga-purse-to-go = { $count ->
    [one] za { $count } krok
    [few] za { $count } kroki
   *[other] za { $count } kroków
 }
