### Amalfi: Renesans

## The game

amalfi-title = Amalfi: Renesans
amalfi-tagline = Statki to robotnicy, towary i pieniądze: żegluj, kupuj arcydzieła, zapraszaj sławnych i odbuduj port Amalfi w cztery rundy.
amalfi-edition-2023 = Wydanie 2023 (większość kart, żetonów i symboli planszy zrekonstruowana)

## Options

amalfi-option-start = Postacie startowe
amalfi-option-start-help = Jak rozdaje się sześć kart startowej ręki.
amalfi-option-start-guild = stosy gildii
amalfi-option-start-blind = sześć losowych kart
amalfi-option-start-personal = sześć z dziesięciu do wyboru
amalfi-option-start-full-draft = pełny draft (2–4 graczy)
amalfi-option-start-selective-draft = draft wybiórczy (2–4 graczy)
amalfi-option-opponent = Przeciwnik w grze solo
amalfi-option-opponent-help = Komu rzuca wyzwanie samotny gracz. Genua jest trudniejsza.
amalfi-option-opponent-naples = Neapol
amalfi-option-opponent-genoa = Genua
amalfi-option-first = Pierwszy gracz
amalfi-option-first-help = Kto zaczyna; jeśli nikogo nie wskazano, decyduje los.

## What cannot be set up

amalfi-setup-draft = W grze solo nie można draftować postaci.
amalfi-setup-opponent = Przeciwnika wybiera się tylko w grze solo.
amalfi-setup-first = Pierwszy gracz musi siedzieć przy stole.

## Holds, places, types, opponents

amalfi-hold-spices = przyprawy
amalfi-hold-wood = drewno
amalfi-hold-wine = wino
amalfi-hold-gems = klejnoty
amalfi-hold-cloth = tkaniny
amalfi-place-spices = ładownia: przyprawy
amalfi-place-wood = ładownia: drewno
amalfi-place-wine = ładownia: wino
amalfi-place-gems = ładownia: klejnoty
amalfi-place-cloth = ładownia: tkaniny
amalfi-place-bay = zatoka
amalfi-craft-book = księga
amalfi-craft-painting = obraz
amalfi-craft-monument = zabytek
amalfi-role-instant = efekt natychmiastowy
amalfi-role-permanent = efekt stały
amalfi-role-activation = efekt aktywacji
amalfi-role-endgame = efekt na koniec gry
amalfi-opponent-naples = Neapol
amalfi-opponent-genoa = Genua

## What is counted

amalfi-count-book = księga
amalfi-count-painting = obraz
amalfi-count-monument = zabytek
amalfi-count-masterpiece = arcydzieło
amalfi-count-masterpiece_type = rodzaj arcydzieł
amalfi-count-masterpiece_set = zestaw: księga, obraz i zabytek
amalfi-count-masterpiece_of_best_type = arcydzieło najliczniejszego rodzaju
amalfi-count-two_types_with_at_least = arcydzieła w każdym z dwóch rodzajów
amalfi-count-private_route = odkryta trasa
amalfi-count-own_private_route_with_own_ship = własna trasa prywatna z własnym statkiem
amalfi-count-ship_built = zbudowany statek
amalfi-count-fleet = statek floty
amalfi-count-lighthouse = latarnia morska
amalfi-count-char_any = zaproszona postać
amalfi-count-char_type = rodzaj zaproszonych postaci
amalfi-count-char_instant = postać natychmiastowa
amalfi-count-char_permanent = postać stała
amalfi-count-char_activation = postać z aktywacją
amalfi-count-char_endgame = postać na koniec gry
amalfi-count-title = tytuł
amalfi-count-bread = chleb

## Kinds of effects, to choose from

amalfi-kind-spices = wyślij: przyprawy
amalfi-kind-wood = wyślij: drewno
amalfi-kind-wine = wyślij: wino
amalfi-kind-gems = wyślij: klejnoty
amalfi-kind-cloth = wyślij: tkaniny
amalfi-kind-any = wyślij do dowolnej ładowni
amalfi-kind-bread = chleb
amalfi-kind-vp = punkty zwycięstwa
amalfi-kind-take = weź postać
amalfi-kind-lighthouse = wznieś latarnię
amalfi-kind-unturn = odwróć postać z powrotem
amalfi-kind-pay = zapłać chleb
amalfi-kind-discard-masterpiece = odrzuć arcydzieło
amalfi-kind-discard-character = odrzuć postać z rady
amalfi-kind-buy = zakup
amalfi-kind-explore = eksploracja
amalfi-kind-invite = zaproszenie
amalfi-kind-build = zbuduj statki
amalfi-kind-recall = odwołaj statki
amalfi-kind-from-port = statki z portu
amalfi-kind-copy = powtórz trasę
amalfi-kind-discard-hand = odrzuć karty z ręki
amalfi-kind-move = przestaw statki między ładowniami
amalfi-kind-choose = wybierz

## Buttons

amalfi-do-guild = Weź stos: { $guild }
amalfi-do-keep = Zatrzymaj: { $card }
amalfi-do-return = Odłóż: { $card }
amalfi-do-sail = Żegluj: { $route }
amalfi-do-buy = Kup: { $card }
amalfi-do-explore = Zbadaj: { $tile }
amalfi-do-invite = Zaproś: { $card }
amalfi-do-activate = Aktywuj: { $card }
amalfi-do-build = Zbuduj { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }
amalfi-do-pass = Spasuj
amalfi-do-lower = Opuść statek po chleb: { $hold }
amalfi-do-supply = Opuść statek z zatoki po chleb
amalfi-do-discard = Odrzuć za chleb: { $card }
amalfi-do-pay = Zapłać statkiem: { $from }
amalfi-do-send = Wyślij statek: { $hold }
amalfi-do-take = Weź: { $card }
amalfi-do-lighthouse = Latarnia: { $route }
amalfi-do-beacon = Użyj latarni: statek do ładowni ({ $hold })
amalfi-do-glean = Użyj latarni: chleb
amalfi-do-choose = Wybierz: { $kind }
amalfi-do-unturn = Odwróć z powrotem: { $card }
amalfi-do-recall = Odwołaj statek: { $route }
amalfi-do-launch = Przestaw statek z portu do zatoki
amalfi-do-copy = Powtórz trasę: { $route }
amalfi-do-spend = Odrzuć: { $card }
amalfi-do-move = Przestaw statek: { $from } → { $to }
amalfi-do-skip = Dalej bez tego
amalfi-do-done = Gotowe

## Questions

amalfi-ask-over = Gra się skończyła.
amalfi-ask-guild = Który stos gildii bierzesz?
amalfi-ask-keep = { $left ->
        [0] Sześć kart zatrzymanych. Czy to twoja startowa ręka?
        [one] Zatrzymaj jeszcze { $left } kartę z rozdania.
        [few] Zatrzymaj jeszcze { $left } karty z rozdania.
       *[many] Zatrzymaj jeszcze { $left } kart z rozdania.
    }
amalfi-ask-pick = Wybierz kartę; resztę dostanie sąsiad po lewej.
amalfi-ask-reserve = Zatrzymaj jedną z postaci na koniec gry.
amalfi-ask-turn = Runda { $round }, twoja tura: akcja główna albo pas.
amalfi-ask-before =
    { $route }: najpierw wziąć postać? Potem trzeba zapłacić { $price ->
        [one] { $price } chleb
        [few] { $price } chleby
       *[many] { $price } chlebów
    }.
amalfi-ask-after = { $route }: wziąć teraz postać?
amalfi-ask-send = Wyślij najwyżej { $left ->
        [one] { $left } statek
        [few] { $left } statki
       *[many] { $left } statków
    } do ładowni: { $hold }.
amalfi-ask-send-any = Wyślij do dowolnych ładowni najwyżej: { $left ->
        [one] { $left } statek
        [few] { $left } statki
       *[many] { $left } statków
    }.
amalfi-ask-take = Wziąć postać z rady? Można wziąć jeszcze { $left ->
        [one] { $left } postać
        [few] { $left } postacie
       *[many] { $left } postaci
    }.
amalfi-ask-lighthouse = Gdzie wznosisz latarnię?
amalfi-ask-no-lighthouse = Wszystkie twoje latarnie stoją. Co bierzesz w zamian?
amalfi-ask-unturn = Możesz odwrócić z powrotem: { $left ->
        [one] { $left } postać
        [few] { $left } postacie
       *[many] { $left } postaci
    }.
amalfi-ask-extra-buy = Kupić teraz arcydzieło, taniej o { $discount }?
amalfi-ask-extra-explore = Zbadać teraz trasę, taniej o { $discount }?
amalfi-ask-extra-invite = Zaprosić teraz postać, taniej o { $discount }?
amalfi-ask-build-free = Zbudować za darmo najwyżej { $left ->
        [one] { $left } statek
        [few] { $left } statki
       *[many] { $left } statków
    }?
amalfi-ask-recall = Odwołać z tras najwyżej { $left ->
        [one] { $left } statek
        [few] { $left } statki
       *[many] { $left } statków
    }?
amalfi-ask-launch = Przestawić z portu do zatoki najwyżej { $left ->
        [one] { $left } statek
        [few] { $left } statki
       *[many] { $left } statków
    }?
amalfi-ask-copy = Którą trasę publiczną powtarzasz?
amalfi-ask-spend = Odrzuć z ręki najwyżej { $left ->
        [one] { $left } kartę
        [few] { $left } karty
       *[many] { $left } kart
    }.
amalfi-ask-move = Przestawić między ładowniami najwyżej { $left ->
        [one] { $left } statek
        [few] { $left } statki
       *[many] { $left } statków
    }?
amalfi-ask-choose = Wybierz jedno.
amalfi-ask-pay-bread = Efekt kosztuje { $n } chleba, a masz { $bread }. Zdobyć chleb czy zrezygnować z efektu?
amalfi-ask-beacon = Statek popłynął trasą ({ $route }): używasz latarni?
amalfi-ask-pay-masterpiece = { $thing }: jeszcze { $due } ({ $resources }); dopłata chlebem { $surcharge }. Który statek płaci?
amalfi-ask-pay-tile = { $thing }: jeszcze { $due } ({ $resources }); dopłata chlebem { $surcharge }. Który statek płaci?
amalfi-ask-pay-character = { $thing }: jeszcze { $due } ({ $resources }); dopłata chlebem { $surcharge }. Który statek płaci?
amalfi-ask-pay-ships =
    { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }: jeszcze { $due } ({ $resources }); dopłata chlebem { $surcharge }. Który statek płaci?
amalfi-ask-feeding = Wyżywienie kosztuje { $owed } chleba, a masz { $bread }. Opuścić statki lub odrzucić karty?
amalfi-ask-decree = Zaraz edykt: { $decree }. Opuścić przedtem statki lub odrzucić karty?

## Log

amalfi-log-guild = { $seat }: stos gildii „{ $guild }”.
amalfi-log-kept = { $seat }: zatrzymana karta „{ $card }”.
amalfi-log-kept-hidden = { $seat }: zatrzymana karta.
amalfi-log-returned = { $seat }: odłożona karta „{ $card }”.
amalfi-log-hand-settled = { $seat }: startowa ręka wybrana.
amalfi-log-packs-passed = Karty wędrują w lewo.
amalfi-log-council-meets = Zbiera się rada: { $cards }.
amalfi-log-sailed = { $seat }: żegluga, { $route }.
amalfi-log-bread-paid =
    { $seat }: −{ $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }.
amalfi-log-bread-gained =
    { $seat }: +{ $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }, teraz { $bread }.
amalfi-log-bread-lost =
    { $seat }: brak miejsca, przepada { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }.
amalfi-log-points =
    { $seat }: +{ $n ->
        [one] { $n } PZ
        [few] { $n } PZ
       *[many] { $n } PZ
    }.
amalfi-log-sent = { $seat }: statek wysłany do ładowni ({ $hold }).
amalfi-log-lowered = { $seat }: statek opuszczony z ładowni ({ $hold }) do zatoki.
amalfi-log-supplied = { $seat }: statek opuszczony z zatoki do portu.
amalfi-log-discarded = { $seat }: odrzucona karta „{ $card }”.
amalfi-log-paid-from-hold = { $seat }: płatność statkiem z ładowni ({ $hold }): { $n }.
amalfi-log-paid-from-bay = { $seat }: dostawa awaryjna statkiem z zatoki: { $n } dowolnych.
amalfi-log-took = { $seat }: wzięta karta „{ $card }”.
amalfi-log-lit = { $seat }: wzniesiona latarnia, { $route }.
amalfi-log-beacon-sent = { $seat }: użyta latarnia, statek w ładowni ({ $hold }).
amalfi-log-beacon-bread = { $seat }: użyta latarnia po chleb.
amalfi-log-bought =
    { $seat }: kupione arcydzieło „{ $card }”, { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.
amalfi-log-explored =
    { $seat }: zbadana trasa „{ $tile }”, { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.
amalfi-log-invited = { $seat }: zaproszona postać „{ $card }”.
amalfi-log-activated = { $seat }: aktywowana postać „{ $card }”.
amalfi-log-unturned = { $seat }: odwrócona z powrotem postać „{ $card }”.
amalfi-log-ship-built = { $seat }: zbudowany statek.
amalfi-log-recalled = { $seat }: odwołany statek, { $route }.
amalfi-log-launched = { $seat }: statek przestawiony z portu do zatoki.
amalfi-log-copied = { $seat }: powtórzona trasa, { $route }.
amalfi-log-moved = { $seat }: statek przestawiony, { $from } → { $to }.
amalfi-log-title =
    { $seat }: zdobyty tytuł „{ $title }”, { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.
amalfi-log-passed = { $seat }: pas.
amalfi-log-enough = { $seat }: dość decyzji w tej rundzie, zostaje tylko to, co konieczne.
amalfi-log-compass = { $seat }: róża wiatrów.
amalfi-log-fed =
    { $seat }: wyżywienie, { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }.
amalfi-log-hungry =
    { $seat }: brakuje chleba ({ $missing }), −{ $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.
amalfi-log-decree = Edykt „{ $decree }”: { $seat } zdobywa { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.
amalfi-log-council-card = Nowa karta w radzie: „{ $card }”.
amalfi-log-workshop-card = Nowa karta w pracowni: „{ $card }”.
amalfi-log-atlas-tile = Nowy żeton w atlasie: „{ $tile }”.
amalfi-log-council-discard = Odrzucono z rady: „{ $card }”.
amalfi-log-workshop-discard = Odrzucono z pracowni: „{ $card }”.
amalfi-log-atlas-discard = Usunięto z atlasu: „{ $tile }”.
amalfi-log-council-renewed = Odrzucone postacie potasowano i tworzą talię.
amalfi-log-workshop-renewed = Odrzucone arcydzieła potasowano i tworzą talię.
amalfi-log-round = Runda { $round }, pierwszy gracz: { $seat }.
amalfi-log-ships-returned = Wszystkie statki z przystani i portów wracają do zatok.
amalfi-log-covered = „{ $tile }” zakrywa: { $route }.
amalfi-log-endgame =
    { $seat }: „{ $card }”, { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.
amalfi-log-ended = Gra się skończyła.
amalfi-log-rival-looks = { $opponent } patrzy na skrajne prawe arcydzieło: „{ $card }”.
amalfi-log-rival-looks-at-tile = { $opponent } patrzy na skrajny prawy żeton: „{ $tile }”.
amalfi-log-rival-ship = { $opponent } stawia statek: { $route }.
amalfi-log-rival-lighthouse = { $opponent } stawia latarnię: { $route }.
amalfi-log-rival-barred = { $opponent } nie znajduje miejsca: { $route }.
amalfi-log-rival-idle = { $opponent } nic nie robi.
amalfi-log-titles-enough = { $opponent }: tytułów { $titles }, potrzeba { $needed }. Grasz dalej.
amalfi-log-titles-too-few = { $opponent }: tytułów { $titles }, potrzeba { $needed }. Przegrywasz.

## Refusals

amalfi-turn-asked = Teraz chodzi o coś innego.
amalfi-turn-enough = W tej rundzie dość już decyzji: zostaje tylko to, co konieczne.
amalfi-start-guild = Ten stos jest już zajęty: { $guild }.
amalfi-start-card = Nie masz tej karty w rozdaniu: { $card }.
amalfi-start-kept = Ta karta jest już zatrzymana: { $card }.
amalfi-start-full = Masz już { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }: najpierw odłóż jedną.
amalfi-start-short = Najpierw zatrzymaj jeszcze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
amalfi-sail-bay = W twojej zatoce nie ma statku.
amalfi-sail-dock = Przystań jest zajęta: { $route }.
amalfi-sail-private = To cudza trasa prywatna: { $route }.
amalfi-sail-play = Tej trasy nie ma w grze: { $route }.
amalfi-sail-bread = Trasa kosztuje { $price } chleba, a masz { $bread }.
amalfi-sail-crowded = W tej rundzie nie możesz już płynąć do zajętej przystani: { $route }.
amalfi-sail-take = Po tym musi zostać { $price } chleba na trasę.
amalfi-market-workshop = Tej karty nie ma w pracowni: { $card }.
amalfi-market-atlas = Tego żetonu nie ma w atlasie: { $tile }.
amalfi-market-council = Tej karty nie ma w radzie: { $card }.
amalfi-market-surcharge = Pole kosztuje { $n } chleba, tyle nie zbierzesz; masz { $bread }.
amalfi-pay-cost = Wszystkie twoje statki razem nie zapłacą { $n }.
amalfi-pay-bread = To kosztuje { $n } chleba, a masz { $bread }.
amalfi-pay-ship = Nie ma tu statku do opuszczenia: { $place }.
amalfi-pay-paying = Najpierw trzeba dokończyć płatność.
amalfi-hand-card = Nie masz tej karty na ręce: { $card }.
amalfi-activate-own = Ta postać nie została przez ciebie zaproszona: { $card }.
amalfi-activate-type = Tej postaci nie można aktywować: { $card }.
amalfi-activate-turned = Ta postać jest już aktywowana: { $card }.
amalfi-activate-hand = Do odrzucenia potrzeba: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
amalfi-unturn-turned = To nie jest twoja aktywowana postać: { $card }.
amalfi-build-shipyard = W twojej stoczni można zbudować: { $left ->
        [one] { $left } statek
        [few] { $left } statki
       *[many] { $left } statków
    }.
amalfi-optional-gain = Nie w trakcie zdobywania surowców: najpierw wyślij statki.
amalfi-optional-needed = Karty są potrzebne do trwającego efektu.
amalfi-send-hold = Efekt wskazuje inną ładownię niż { $hold }.
amalfi-lighthouse-slot = Stoi tam już latarnia: { $route }.
amalfi-lighthouse-left = Masz jeszcze latarnię do wzniesienia.
amalfi-lighthouse-none = Nie masz już latarni.
amalfi-beacon-bread = Wysłanie statku kosztuje { $n } chleba, a masz { $bread }.
amalfi-beacon-hold = Trasa nie wskazuje tej ładowni: { $hold }.
amalfi-choose-option = Nie ma takiej możliwości: { $kind }.
amalfi-recall-dock = Nie masz tam statku: { $route }.
amalfi-launch-port = W twoim porcie nie ma statku.
amalfi-copy-public = Można powtórzyć tylko trasę publiczną, nie tę: { $route }.
amalfi-move-same = Statek jest już w tej ładowni: { $hold }.
amalfi-spend-least = Musisz odrzucić jeszcze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.

## Effects

amalfi-cost-resources = { $n } ({ $resources })
amalfi-cost-bread =
    { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amalfi-effect-none = brak
amalfi-effect-send = do { $n } do ładowni ({ $hold })
amalfi-effect-send-any = do { $n } do dowolnych ładowni
amalfi-effect-bread = +{ $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amalfi-effect-vp = +{ $n ->
        [one] { $n } PZ
        [few] { $n } PZ
       *[many] { $n } PZ
    }
amalfi-effect-take = weź { $n ->
        [one] { $n } postać
        [few] { $n } postacie
       *[many] { $n } postaci
    }
amalfi-effect-take-free = weź { $n ->
        [one] { $n } postać
        [few] { $n } postacie
       *[many] { $n } postaci
    } bez dopłaty
amalfi-effect-lighthouse = wznieś { $n ->
        [one] { $n } latarnię
        [few] { $n } latarnie
       *[many] { $n } latarni
    }
amalfi-effect-untap = odwróć z powrotem { $n ->
        [one] { $n } postać
        [few] { $n } postacie
       *[many] { $n } postaci
    }
amalfi-effect-untap-all = odwróć z powrotem wszystkie postacie
amalfi-effect-choose = jedno z: { $options }
amalfi-effect-option = { $effects }
amalfi-effect-pay = zapłać { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amalfi-effect-discard-workshop = odrzuć skrajne prawe arcydzieło
amalfi-effect-discard-council = odrzuć skrajną prawą postać
amalfi-effect-extra-buy = zakup teraz, taniej o { $discount }
amalfi-effect-extra-explore = eksploracja teraz, taniej o { $discount }
amalfi-effect-extra-invite = zaproszenie teraz, taniej o { $discount }
amalfi-effect-per = { $each } PZ za każde: { $count } (najwyżej { $max })
amalfi-effect-each = { $each } PZ za każde: { $count }
amalfi-effect-groups = { $set } PZ za zestaw trzech rodzajów, { $pair } za parę dwóch
amalfi-effect-require = { $n } × { $count }
amalfi-effect-build-free = zbuduj { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    } za darmo
amalfi-effect-recall = odwołaj { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    } z tras
amalfi-effect-from-port =
    { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    } z portu do zatoki
amalfi-effect-copy = powtórz trasę publiczną, nawet zajętą
amalfi-effect-copy-free = powtórz trasę publiczną bez statku na przystani
amalfi-effect-discard-hand = odrzuć z ręki do { $n }, za każdą: { $effects }
amalfi-effect-move = przestaw { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    } między ładowniami
amalfi-when-buy = przy każdym zakupie: { $effects }
amalfi-when-buy-craft = przy każdym zakupie ({ $craft }): { $effects }
amalfi-when-explore = przy każdej eksploracji: { $effects }
amalfi-when-build-ship = za każdy zbudowany statek: { $effects }
amalfi-when-lighthouse-built = za każdą wzniesioną latarnię: { $effects }
amalfi-when-lighthouse-used = przy każdym użyciu latarni: { $effects }
amalfi-when-invite = za każde następne zaproszenie: { $effects }
amalfi-when-take = za każdą wziętą kartę: { $effects }
amalfi-when-sail-private = przy żegludze trasą prywatną: { $effects }
amalfi-when-sail-public = przy żegludze trasą publiczną: { $effects }
amalfi-mod-hold-value = statek z ładowni ({ $hold }) daje o { $n } więcej
amalfi-mod-emergency-value = dostawa awaryjna daje o { $n } więcej
amalfi-mod-ship-cost = każdy statek tańszy o { $n }
amalfi-mod-explore-cost = eksploracja tańsza o { $n }
amalfi-mod-feed = wyżywienie tańsze o { $n }
amalfi-mod-sail-bread = trasy tańsze o { $n } chleba
amalfi-mod-sail-occupied = { $n } na rundę: żegluga na zajętą trasę publiczną za { $bread } chleba więcej
amalfi-mod-surcharge = dopłata najwyżej { $n }: { $markets }
amalfi-mod-lighthouse-bread = latarnia daje { $n } chleba
amalfi-mod-lighthouse-send-cost = latarnia wysyła statek za { $n } chleba

## Panels

amalfi-panel-nothing = brak
amalfi-panel-table = Stół
amalfi-panel-round = Runda { $round }: { $phase }
amalfi-panel-phase-start = postacie startowe
amalfi-panel-phase-actions = akcje
amalfi-panel-phase-feeding = wyżywienie
amalfi-panel-phase-decrees = edykt
amalfi-panel-phase-over = koniec gry
amalfi-panel-first = Pierwszy gracz: { $seat }
amalfi-panel-compass = Róża wiatrów: { $seat }
amalfi-panel-passed = Spasowali: { $seats }
amalfi-panel-decrees = Edykty
amalfi-panel-decree = { $round }  { $decree }: { $what }
amalfi-panel-decree-done = { $round }  { $decree } (rozliczony)
amalfi-panel-titles = Tytuły
amalfi-panel-title = { $title }: { $what }. Następny: { $vp } PZ. Mają: { $holders }
amalfi-panel-council = Rada
amalfi-panel-workshop = Pracownia
amalfi-panel-atlas = Atlas
amalfi-panel-stack = Stos: { $guild }
amalfi-panel-council-card = { $bread }  { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-deck = Talia { $n }, odrzucone { $discard }
amalfi-panel-masterpiece = { $bread }  { $card } ({ $craft }; { $cost }): { $vp } PZ, premia: { $what }
amalfi-panel-tile = { $bread }  { $tile } ({ $cost }): { $vp } PZ. Żegluga: chleb { $price }, { $what }
amalfi-panel-stacks = Żetonów w stosach: { $n }
amalfi-panel-routes = Trasy
amalfi-panel-route = { $route }: chleb { $price }, { $what }
amalfi-panel-cover = { "    " }zakryta: { $tile }
amalfi-panel-explorer = { "    " }zbadana: { $seat }
amalfi-panel-ships = { "    " }statki: { $seats }
amalfi-panel-lighthouse = { "    " }latarnia: { $seat }
amalfi-panel-rival-ship = { "    " }statek: { $opponent }
amalfi-panel-rival-lighthouse = { "    " }latarnia: { $opponent }
amalfi-panel-player = { $seat }: { $vp } PZ
amalfi-panel-barn = Chleb { $bread } z { $capacity }, wyżywienie { $owed }
amalfi-panel-bay = Zatoka { $bay }   port { $port }   przystanie { $docks }   stocznia { $shipyard }
amalfi-panel-hold = { $hold } { $ships }
amalfi-panel-holds = Ładownie: { $holds }
amalfi-panel-counts = Latarnie { $lighthouses }, karty na ręce { $hand }, tytuły { $cubes }
amalfi-panel-guild = Gildia: { $guild }
amalfi-panel-invited = { $card } ({ $role }): { $what }
amalfi-panel-turned = { $card } ({ $role }, aktywowana): { $what }
amalfi-panel-masterpieces = Arcydzieła: { $cards }
amalfi-panel-tiles = Zbadane: { $tiles }
amalfi-panel-rival = Przeciwnik: { $opponent }
amalfi-panel-rival-pieces = W zapasie: statków { $ships }, latarni { $lighthouses }
amalfi-panel-rival-titles = Tytuły potrzebne na koniec tej rundy: { $n }
amalfi-panel-hand = Twoja ręka
amalfi-panel-card = { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-chosen = wybrane: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-choice = do wyboru: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-dealt = rozdane tobie: { $card } ({ $role }; { $cost }): { $what }

## Scores

amalfi-source-masterpieces = Arcydzieła
amalfi-source-routes = Trasy
amalfi-source-decrees = Edykty
amalfi-source-titles = Tytuły
amalfi-source-characters = Postacie
amalfi-source-feeding = Wyżywienie
amalfi-source-board = Symbole planszy
amalfi-verdict-lost = Wyzwanie przegrane: za mało tytułów.
amalfi-verdict-novice = Nowicjusz
amalfi-verdict-promising-ruler = Obiecujący władca
amalfi-verdict-patron = Mecenas
amalfi-verdict-pride = Duma Amalfi

## Characters

amalfi-character-aldus-manutius = Aldus Manucjusz
amalfi-character-johannes-gutenberg = Jan Gutenberg
amalfi-character-sandro-botticelli = Sandro Botticelli
amalfi-character-isabella-deste = Izabela d'Este
amalfi-character-michelozzo = Michelozzo
amalfi-character-giuliano-da-sangallo = Giuliano da Sangallo
amalfi-character-henry-the-navigator = Henryk Żeglarz
amalfi-character-piri-reis = Piri Reis
amalfi-character-paolo-toscanelli = Paolo Toscanelli
amalfi-character-antonio-pigafetta = Antonio Pigafetta
amalfi-character-francesco-datini = Francesco Datini
amalfi-character-agostino-chigi = Agostino Chigi
amalfi-character-vittoria-colonna = Vittoria Colonna
amalfi-character-josquin-des-prez = Josquin des Prés
amalfi-character-bartolomeu-dias = Bartolomeu Dias
amalfi-character-giovanni-caboto = Giovanni Caboto
amalfi-character-bartolomeo-colleoni = Bartolomeo Colleoni
amalfi-character-luca-della-robbia = Luca della Robbia
amalfi-character-niccolo-de-conti = Niccolò de' Conti
amalfi-character-flavio-biondo = Flavio Biondo
amalfi-character-poggio-bracciolini = Poggio Bracciolini
amalfi-character-bessarion = Bessarion
amalfi-character-pietro-perugino = Pietro Perugino
amalfi-character-giovanni-bellini = Giovanni Bellini
amalfi-character-donato-bramante = Donato Bramante
amalfi-character-francesco-di-giorgio = Francesco di Giorgio
amalfi-character-vettor-fausto = Vettor Fausto
amalfi-character-mariano-taccola = Mariano Taccola
amalfi-character-fra-mauro = Fra Mauro
amalfi-character-alvise-cadamosto = Alvise Cadamosto
amalfi-character-jakob-fugger = Jakob Fugger
amalfi-character-giovanni-di-bicci-de-medici = Giovanni di Bicci Medyceusz
amalfi-character-isotta-nogarola = Isotta Nogarola
amalfi-character-caterina-sforza = Katarzyna Sforza
amalfi-character-lucrezia-borgia = Lukrecja Borgia
amalfi-character-vasco-da-gama = Vasco da Gama
amalfi-character-giovanni-da-verrazzano = Giovanni da Verrazzano
amalfi-character-hayreddin-barbarossa = Hayreddin Barbarossa
amalfi-character-ciriaco-dancona = Cyriak z Ankony
amalfi-character-giorgio-vasari = Giorgio Vasari
amalfi-character-marsilio-ficino = Marsilio Ficino
amalfi-character-leon-battista-alberti = Leon Battista Alberti
amalfi-character-lorenzo-ghiberti = Lorenzo Ghiberti
amalfi-character-andrea-mantegna = Andrea Mantegna
amalfi-character-sebastiano-venier = Sebastiano Venier
amalfi-character-ferdinand-magellan = Ferdynand Magellan
amalfi-character-luca-pacioli = Luca Pacioli
amalfi-character-piero-della-francesca = Piero della Francesca
amalfi-character-lorenzo-valla = Lorenzo Valla
amalfi-character-juan-sebastian-elcano = Juan Sebastián Elcano
amalfi-character-federico-da-montefeltro = Federico da Montefeltro
amalfi-character-giulia-gonzaga = Giulia Gonzaga
amalfi-character-pedro-nunes = Pedro Nunes
amalfi-character-filippo-lippi = Filippo Lippi
amalfi-character-michael-of-rhodes = Michał z Rodos
amalfi-character-alessandra-scala = Alessandra Scala
amalfi-character-pedro-alvares-cabral = Pedro Álvares Cabral
amalfi-character-gerolamo-cardano = Girolamo Cardano
amalfi-character-suleiman-the-magnificent = Sulejman Wspaniały
amalfi-character-pietro-bembo = Pietro Bembo
amalfi-character-raphael = Rafael
amalfi-character-ludovico-ariosto = Ludovico Ariosto
amalfi-character-filippo-brunelleschi = Filippo Brunelleschi
amalfi-character-andrea-doria = Andrea Doria
amalfi-character-christopher-columbus = Krzysztof Kolumb
amalfi-character-cosimo-de-medici = Kosma Medyceusz
amalfi-character-leonardo-da-vinci = Leonardo da Vinci
amalfi-character-lorenzo-de-medici = Wawrzyniec Medyceusz
amalfi-character-amerigo-vespucci = Amerigo Vespucci
amalfi-character-pico-della-mirandola = Pico della Mirandola
amalfi-character-niccolo-machiavelli = Niccolò Machiavelli
amalfi-character-michelangelo = Michał Anioł
amalfi-character-erasmus-of-rotterdam = Erazm z Rotterdamu
amalfi-character-girolamo-savonarola = Hieronim Savonarola
amalfi-character-antonio-piccolomini = Antonio Piccolomini, książę Amalfi

## Masterpieces

amalfi-masterpiece-canzoniere = Canzoniere (Petrarka)
amalfi-masterpiece-decameron = Dekameron (Boccaccio)
amalfi-masterpiece-morgante = Morgante (Pulci)
amalfi-masterpiece-arcadia = Arkadia (Sannazaro)
amalfi-masterpiece-stanze-per-la-giostra = Stance na turniej (Poliziano)
amalfi-masterpiece-oration-on-the-dignity-of-man = Mowa o godności człowieka (Pico)
amalfi-masterpiece-platonic-theology = Teologia platońska (Ficino)
amalfi-masterpiece-the-prince = Książę (Machiavelli)
amalfi-masterpiece-summa-de-arithmetica = Suma arytmetyki (Pacioli)
amalfi-masterpiece-de-re-aedificatoria = Ksiąg dziesięć o sztuce budowania (Alberti)
amalfi-masterpiece-travels = Opisanie świata (Marco Polo)
amalfi-masterpiece-the-book-of-the-courtier = Dworzanin (Castiglione)
amalfi-masterpiece-hypnerotomachia-poliphili = Hypnerotomachia Poliphili
amalfi-masterpiece-in-praise-of-folly = Pochwała głupoty (Erazm)
amalfi-masterpiece-de-revolutionibus = O obrotach sfer niebieskich (Kopernik)
amalfi-masterpiece-orlando-furioso = Orland szalony (Ariosto)
amalfi-masterpiece-utopia = Utopia (Morus)
amalfi-masterpiece-divine-comedy = Boska komedia (Dante)
amalfi-masterpiece-ginevra-de-benci = Ginevra de' Benci (Leonardo)
amalfi-masterpiece-flagellation-of-christ = Biczowanie Chrystusa (Piero)
amalfi-masterpiece-battle-of-san-romano = Bitwa pod San Romano (Uccello)
amalfi-masterpiece-annunciation = Zwiastowanie (Fra Angelico)
amalfi-masterpiece-the-tempest = Burza (Giorgione)
amalfi-masterpiece-arnolfini-portrait = Portret małżonków Arnolfinich (van Eyck)
amalfi-masterpiece-holy-trinity = Święta Trójca (Masaccio)
amalfi-masterpiece-lady-with-an-ermine = Dama z gronostajem (Leonardo)
amalfi-masterpiece-primavera = Primavera (Botticelli)
amalfi-masterpiece-lamentation-of-christ = Opłakiwanie Chrystusa (Mantegna)
amalfi-masterpiece-bacchus-and-ariadne = Bachus i Ariadna (Tycjan)
amalfi-masterpiece-sistine-madonna = Madonna Sykstyńska (Rafael)
amalfi-masterpiece-doni-tondo = Tondo Doni (Michał Anioł)
amalfi-masterpiece-the-birth-of-venus = Narodziny Wenus (Botticelli)
amalfi-masterpiece-assumption-of-the-virgin = Wniebowzięcie Marii (Tycjan)
amalfi-masterpiece-the-school-of-athens = Szkoła Ateńska (Rafael)
amalfi-masterpiece-transfiguration = Przemienienie Pańskie (Rafael)
amalfi-masterpiece-mona-lisa = Mona Lisa (Leonardo)
amalfi-masterpiece-ospedale-degli-innocenti = Szpital Niewiniątek, Florencja
amalfi-masterpiece-tempio-malatestiano = Świątynia Malatestów, Rimini
amalfi-masterpiece-loggia-dei-lanzi = Loggia dei Lanzi, Florencja
amalfi-masterpiece-ponte-vecchio = Most Złotników, Florencja
amalfi-masterpiece-giottos-campanile = Dzwonnica Giotta, Florencja
amalfi-masterpiece-palazzo-medici = Pałac Medyceuszy, Florencja
amalfi-masterpiece-ducal-palace = Pałac Książęcy, Urbino
amalfi-masterpiece-amalfi-cathedral = Katedra w Amalfi
amalfi-masterpiece-castel-nuovo = Castel Nuovo, Neapol
amalfi-masterpiece-gates-of-paradise = Wrota Raju, Florencja
amalfi-masterpiece-certosa-di-pavia = Certosa w Pawii
amalfi-masterpiece-tempietto = Tempietto, Rzym
amalfi-masterpiece-doges-palace = Pałac Dożów, Wenecja
amalfi-masterpiece-palazzo-pitti = Pałac Pitti, Florencja
amalfi-masterpiece-laurentian-library = Biblioteka Laurenziana, Florencja
amalfi-masterpiece-sistine-chapel = Kaplica Sykstyńska, Rzym
amalfi-masterpiece-st-peters-basilica = Bazylika św. Piotra, Rzym
amalfi-masterpiece-dome-of-florence-cathedral = Kopuła katedry we Florencji

## Routes

amalfi-route-alexandria = Aleksandria
amalfi-route-ragusa = Raguza
amalfi-route-naples = Neapol
amalfi-route-constantinople = Konstantynopol
amalfi-route-florence = Florencja
amalfi-route-venice = Wenecja
amalfi-route-messina = Mesyna
amalfi-route-palermo = Palermo
amalfi-route-tunis = Tunis
amalfi-route-genoa = Genua
amalfi-route-cell-ii = trasa zmienna II
amalfi-route-cell-iii = trasa zmienna III
amalfi-route-cell-iv = trasa zmienna IV
amalfi-route-trebizond = Trapezunt
amalfi-route-bruges = Brugia
amalfi-route-candia = Kandia
amalfi-route-zara = Zara
amalfi-route-calicut = Kalikat
amalfi-route-syracuse = Syrakuzy
amalfi-route-cyprus = Cypr
amalfi-route-bari = Bari
amalfi-route-corfu = Korfu
amalfi-route-tripoli = Trypolis
amalfi-route-malaga = Malaga
amalfi-route-antwerp = Antwerpia
amalfi-route-lucca = Lukka
amalfi-route-caffa = Kaffa
amalfi-route-acre = Akka
amalfi-route-ferrara = Ferrara
amalfi-route-avignon = Awinion
amalfi-route-siena = Siena
amalfi-route-pisa = Piza
amalfi-route-rhodes = Rodos
amalfi-route-marseille = Marsylia
amalfi-route-negroponte = Negroponte
amalfi-route-barcelona = Barcelona
amalfi-route-brindisi = Brindisi
amalfi-route-malta = Malta
amalfi-route-damascus = Damaszek
amalfi-route-lisbon = Lizbona
amalfi-route-capua = Kapua
amalfi-route-chios = Chios
amalfi-route-tana = Tana
amalfi-route-ancona = Ankona
amalfi-route-beirut = Bejrut
amalfi-route-london = Londyn
amalfi-route-majorca = Majorka
amalfi-route-livorno = Livorno
amalfi-route-rome = Rzym

## Decrees

amalfi-decree-blessing = Błogosławieństwo
amalfi-decree-colonization = Kolonizacja
amalfi-decree-conclave = Konklawe
amalfi-decree-flattery = Pochlebstwo
amalfi-decree-mobilization = Mobilizacja
amalfi-decree-provisions = Zaopatrzenie
amalfi-decree-discovery = Odkrycie
amalfi-decree-council = Rada
amalfi-decree-trade = Handel
amalfi-decree-universalism = Uniwersalizm

## Titles

amalfi-title-admiral = Admirał
amalfi-title-discoverer = Odkrywca
amalfi-title-ambassador = Ambasador
amalfi-title-seer = Wizjoner
amalfi-title-wanderer = Wędrowiec
amalfi-title-scholar = Uczony
amalfi-title-humanist = Humanista
amalfi-title-explorer = Badacz
amalfi-title-collector = Kolekcjoner
amalfi-title-condottiere = Kondotier
amalfi-title-merchant = Kupiec
amalfi-title-patron = Mecenas
amalfi-title-navigator = Żeglarz
amalfi-title-courtier = Dworzanin
amalfi-title-creator = Twórca
amalfi-title-fanatic = Fanatyk

## Guilds

amalfi-guild-scribes = Skrybowie
amalfi-guild-painters = Malarze
amalfi-guild-masons = Kamieniarze
amalfi-guild-shipwrights = Szkutnicy
amalfi-guild-navigators = Nawigatorzy
amalfi-guild-bankers = Bankierzy
