### Amalfi: Renaissance

## The game

amalfi-title = Amalfi: Renesans
amalfi-tagline = Twoje statki to robotnicy, towary i pieniądze: żegluj, kupuj arcydzieła, zapraszaj sławne postacie i odbuduj port Amalfi w cztery rundy.
amalfi-edition-2023 = Wydanie z 2023 roku (większość kart, żetonów i symboli planszy zrekonstruowano)

## Options

amalfi-option-start = Startowe karty postaci
amalfi-option-start-help = Jak rozdaje się sześć kart startowej ręki.
amalfi-option-start-guild = stosy gildii
amalfi-option-start-blind = w ciemno: sześć losowych kart
amalfi-option-start-personal = wybór osobisty: sześć z dziesięciu
amalfi-option-start-full-draft = pełny draft (2–4 graczy)
amalfi-option-start-selective-draft = draft wybiórczy (2–4 graczy)
amalfi-option-opponent = Wyzwanie solo: przeciwnik
amalfi-option-opponent-help = Komu rzucasz wyzwanie, gdy grasz samotnie. Z Genuą jest trudniej.
amalfi-option-opponent-naples = Królestwo Neapolu
amalfi-option-opponent-genoa = Republika Genui
amalfi-option-first = Pierwszy gracz
amalfi-option-first-help = Kto zaczyna; jeśli nikogo nie wskazano, decyduje los.

## What cannot be set up

amalfi-setup-draft = W wyzwaniu solo nie można draftować postaci.
amalfi-setup-opponent = Przeciwnika wybiera się tylko w wyzwaniu solo.
amalfi-setup-first = Pierwszy gracz musi siedzieć przy stole.

## Holds, places, types, opponents

amalfi-hold-spices = przyprawy
    .gen = przypraw
    .one = przyprawę
    .few = przyprawy
    .many = przypraw
amalfi-hold-wood = drewno
    .gen = drewna
    .one = drewno
    .few = drewna
    .many = drewna
amalfi-hold-wine = wino
    .gen = wina
    .one = wino
    .few = wina
    .many = wina
amalfi-hold-gems = klejnoty
    .gen = klejnotów
    .one = klejnot
    .few = klejnoty
    .many = klejnotów
amalfi-hold-cloth = tkaniny
    .gen = tkanin
    .one = tkaninę
    .few = tkaniny
    .many = tkanin
amalfi-place-spices = ładownia przypraw
    .gen = ładowni przypraw
    .loc = ładowni przypraw
amalfi-place-wood = ładownia drewna
    .gen = ładowni drewna
    .loc = ładowni drewna
amalfi-place-wine = ładownia wina
    .gen = ładowni wina
    .loc = ładowni wina
amalfi-place-gems = ładownia klejnotów
    .gen = ładowni klejnotów
    .loc = ładowni klejnotów
amalfi-place-cloth = ładownia tkanin
    .gen = ładowni tkanin
    .loc = ładowni tkanin
amalfi-place-bay = zatoka
    .gen = zatoki
    .loc = zatoce
amalfi-craft-book = księga
    .acc = księgę
    .gen = księgi
amalfi-craft-painting = obraz
    .acc = obraz
    .gen = obrazu
amalfi-craft-monument = zabytek
    .acc = zabytek
    .gen = zabytku
amalfi-role-instant = efekt natychmiastowy
amalfi-role-permanent = efekt stały
amalfi-role-activation = efekt aktywacji
amalfi-role-endgame = efekt na koniec gry
amalfi-opponent-naples = Królestwo Neapolu
amalfi-opponent-genoa = Republika Genui

## What is counted: "2 VP for ..."

amalfi-count-book = każdą księgę
amalfi-count-painting = każdy obraz
amalfi-count-monument = każdy zabytek
amalfi-count-masterpiece = każde arcydzieło
amalfi-count-masterpiece_type = każdy rodzaj arcydzieł
amalfi-count-masterpiece_set = każdy zestaw księgi, obrazu i zabytku
amalfi-count-masterpiece_of_best_type = każde arcydzieło rodzaju, którego masz najwięcej
amalfi-count-two_types_with_at_least = każde arcydzieło rodzaju drugiego co do liczebności
amalfi-count-private_route = każdą zbadaną trasę
amalfi-count-own_private_route_with_own_ship = każdą twoją trasę prywatną z twoim statkiem na przystani
amalfi-count-ship_built = każdy zbudowany statek
amalfi-count-fleet = każdy statek floty
amalfi-count-lighthouse = każdą wzniesioną latarnię
amalfi-count-char_any = każdą zaproszoną postać
amalfi-count-char_type = każdy rodzaj zaproszonych postaci
amalfi-count-char_instant = każdą postać z efektem natychmiastowym
amalfi-count-char_permanent = każdą postać z efektem stałym
amalfi-count-char_activation = każdą postać z efektem aktywacji
amalfi-count-char_endgame = każdą postać z efektem na koniec gry
amalfi-count-title = każdy tytuł
amalfi-count-bread = każdy chleb w spichlerzu

## What a title requires

amalfi-need-book = { $n ->
        [one] { $n } księga
        [few] { $n } księgi
       *[many] { $n } ksiąg
    }
amalfi-need-painting = { $n ->
        [one] { $n } obraz
        [few] { $n } obrazy
       *[many] { $n } obrazów
    }
amalfi-need-monument = { $n ->
        [one] { $n } zabytek
        [few] { $n } zabytki
       *[many] { $n } zabytków
    }
amalfi-need-masterpiece = { $n ->
        [one] { $n } arcydzieło
        [few] { $n } arcydzieła
       *[many] { $n } arcydzieł
    }
amalfi-need-masterpiece_type = arcydzieła { $n ->
        [one] { $n } rodzaju
       *[many] { $n } rodzajów
    }
amalfi-need-masterpiece_set = { $n ->
        [one] { $n } zestaw księgi, obrazu i zabytku
        [few] { $n } zestawy księgi, obrazu i zabytku
       *[many] { $n } zestawów księgi, obrazu i zabytku
    }
amalfi-need-masterpiece_of_best_type = { $n ->
        [one] { $n } arcydzieło
        [few] { $n } arcydzieła jednego rodzaju
       *[many] { $n } arcydzieł jednego rodzaju
    }
amalfi-need-two_types_with_at_least = { $n ->
        [one] { $n } arcydzieło jednego rodzaju i { $n } innego
        [few] { $n } arcydzieła jednego rodzaju i { $n } innego
       *[many] { $n } arcydzieł jednego rodzaju i { $n } innego
    }
amalfi-need-private_route = { $n ->
        [one] { $n } zbadana trasa
        [few] { $n } zbadane trasy
       *[many] { $n } zbadanych tras
    }
amalfi-need-own_private_route_with_own_ship = { $n ->
        [one] { $n } twoja trasa prywatna z twoim statkiem na przystani
        [few] { $n } twoje trasy prywatne z twoim statkiem na przystani
       *[many] { $n } twoich tras prywatnych z twoim statkiem na przystani
    }
amalfi-need-ship_built = { $n ->
        [one] { $n } zbudowany statek
        [few] { $n } zbudowane statki
       *[many] { $n } zbudowanych statków
    }
amalfi-need-fleet = flota { $n ->
        [one] { $n } statku
       *[many] { $n } statków
    }
amalfi-need-lighthouse = { $n ->
        [one] { $n } latarnia
        [few] { $n } latarnie
       *[many] { $n } latarni
    }
amalfi-need-char_any = { $n ->
        [one] { $n } zaproszona postać
        [few] { $n } zaproszone postacie
       *[many] { $n } zaproszonych postaci
    }
amalfi-need-char_type = zaproszone postacie { $n ->
        [one] { $n } rodzaju
       *[many] { $n } rodzajów
    }
amalfi-need-char_instant = { $n ->
        [one] { $n } postać z efektem natychmiastowym
        [few] { $n } postacie z efektem natychmiastowym
       *[many] { $n } postaci z efektem natychmiastowym
    }
amalfi-need-char_permanent = { $n ->
        [one] { $n } postać z efektem stałym
        [few] { $n } postacie z efektem stałym
       *[many] { $n } postaci z efektem stałym
    }
amalfi-need-char_activation = { $n ->
        [one] { $n } postać z efektem aktywacji
        [few] { $n } postacie z efektem aktywacji
       *[many] { $n } postaci z efektem aktywacji
    }
amalfi-need-char_endgame = { $n ->
        [one] { $n } postać z efektem na koniec gry
        [few] { $n } postacie z efektem na koniec gry
       *[many] { $n } postaci z efektem na koniec gry
    }
amalfi-need-title = { $n ->
        [one] { $n } tytuł
        [few] { $n } tytuły
       *[many] { $n } tytułów
    }
amalfi-need-bread = { $n ->
        [one] { $n } chleb w spichlerzu
        [few] { $n } chleby w spichlerzu
       *[many] { $n } chlebów w spichlerzu
    }

## Kinds of effects

amalfi-kind-spices = wyślij statek do ładowni przypraw
amalfi-kind-wood = wyślij statek do ładowni drewna
amalfi-kind-wine = wyślij statek do ładowni wina
amalfi-kind-gems = wyślij statek do ładowni klejnotów
amalfi-kind-cloth = wyślij statek do ładowni tkanin
amalfi-kind-any = wyślij statek do dowolnej ładowni
amalfi-kind-bread = zdobądź chleb
amalfi-kind-vp = zdobądź punkty zwycięstwa
amalfi-kind-take = weź postać
amalfi-kind-lighthouse = wznieś latarnię
amalfi-kind-unturn = obróć postać z powrotem
amalfi-kind-pay = zapłać chleb
amalfi-kind-discard-masterpiece = odrzuć arcydzieło
amalfi-kind-discard-character = odrzuć postać z rady
amalfi-kind-buy = kup arcydzieło
amalfi-kind-explore = zbadaj trasę
amalfi-kind-invite = zaproś postać
amalfi-kind-build = zbuduj statki
amalfi-kind-recall = odwołaj statki
amalfi-kind-from-port = wyprowadź statki z portu
amalfi-kind-copy = powtórz trasę
amalfi-kind-discard-hand = odrzuć karty z ręki
amalfi-kind-move = przestaw statki między ładowniami
amalfi-kind-choose = wybierz

## Actions by themselves

amalfi-do-guild = Weź stos gildii { $guild-gen }
amalfi-do-keep = Zatrzymaj: { $card }
amalfi-do-return = Odłóż: { $card }
amalfi-do-sail = Żegluga: { $route }
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
amalfi-do-lower = Sprowadź statek z ładowni { $hold-gen } i zdobądź chleb
amalfi-do-supply = Sprowadź statek z zatoki i zdobądź chleb
amalfi-do-discard = Odrzuć za chleb: { $card }
amalfi-do-pay = Zapłać statkiem z { $from-gen }
amalfi-do-send = Wyślij statek do ładowni { $hold-gen }
amalfi-do-take = Weź: { $card }
amalfi-do-lighthouse = Wznieś latarnię: { $route }
amalfi-do-beacon = Użyj latarni: statek do ładowni { $hold-gen }
amalfi-do-glean = Użyj latarni: zdobądź chleb
amalfi-do-choose = Wybierz: { $kind }
amalfi-do-unturn = Obróć z powrotem: { $card }
amalfi-do-recall = Odwołaj statek: { $route }
amalfi-do-launch = Wyprowadź statek z portu do zatoki
amalfi-do-copy = Powtórz trasę: { $route }
amalfi-do-spend = Odrzuć: { $card }
amalfi-do-move = Przestaw statek z ładowni { $from-gen } do ładowni { $to-gen }
amalfi-do-skip = Zrezygnuj
amalfi-do-done = Gotowe

## Buttons: what will be paid and gained

amalfi-label-covered = { $route }, „{ $tile }”
amalfi-label-sail = Żegluga ({ $route }): { $price ->
        [0] { $what }
        [one] zapłać { $price } chleb i { $what }
        [few] zapłać { $price } chleby i { $what }
       *[many] zapłać { $price } chlebów i { $what }
    }
amalfi-label-sail-taking = Żegluga ({ $route }): najpierw weź postać, która daje chleb, potem zapłać { $price ->
        [one] { $price } chleb
        [few] { $price } chleby
       *[many] { $price } chlebów
    } i { $what }
amalfi-label-copy = Powtórz trasę ({ $route }): { $price ->
        [0] { $what }
        [one] zapłać { $price } chleb i { $what }
        [few] zapłać { $price } chleby i { $what }
       *[many] zapłać { $price } chlebów i { $what }
    }
amalfi-label-buy = Kup { $craft-acc } „{ $card }” { $due ->
        [0] { $bread ->
            [0] za darmo
            [one] za { $bread } chleb
            [few] za { $bread } chleby
           *[many] za { $bread } chlebów
        }
       *[other] za { $cost }{ $bread ->
            [0] {""}
            [one] {" "}i { $bread } chleb
            [few] {" "}i { $bread } chleby
           *[many] {" "}i { $bread } chlebów
        }
    }: { $vp } PZ{ $gain ->
        [0] {""}
        [one] , { $gain } chleb
        [few] , { $gain } chleby
       *[many] , { $gain } chlebów
    }{ $lost ->
        [0] {""}
        [one] {" "}(przepadnie { $lost } chleb)
        [few] {" "}(przepadną { $lost } chleby)
       *[many] {" "}(przepadnie { $lost } chlebów)
    }, premia – { $what }
amalfi-label-explore = Zbadaj trasę „{ $tile }” { $due ->
        [0] { $bread ->
            [0] za darmo
            [one] za { $bread } chleb
            [few] za { $bread } chleby
           *[many] za { $bread } chlebów
        }
       *[other] za { $cost }{ $bread ->
            [0] {""}
            [one] {" "}i { $bread } chleb
            [few] {" "}i { $bread } chleby
           *[many] {" "}i { $bread } chlebów
        }
    }: { $vp } PZ{ $gain ->
        [0] {""}
        [one] , { $gain } chleb
        [few] , { $gain } chleby
       *[many] , { $gain } chlebów
    }{ $lost ->
        [0] {""}
        [one] {" "}(przepadnie { $lost } chleb)
        [few] {" "}(przepadną { $lost } chleby)
       *[many] {" "}(przepadnie { $lost } chlebów)
    }, żegluga – { $what }
amalfi-label-invite = Zaproś postać „{ $card }” ({ $role }) { $due ->
        [0] za darmo
       *[other] za { $cost }
    }: { $what }
amalfi-label-activate = Aktywuj postać „{ $card }”: { $what }
amalfi-label-build = Zbuduj { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    } za { $cost }
amalfi-label-build-free = Zbuduj za darmo { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }
amalfi-label-lower = Sprowadź statek z ładowni { $hold-gen }: { $n ->
        [0] bez chleba
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }{ $lost ->
        [0] {""}
        [few] {" "}(przepadną { $lost })
       *[many] {" "}(przepadnie { $lost })
    }
amalfi-label-supply = Sprowadź statek z zatoki: { $n ->
        [0] bez chleba
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }{ $lost ->
        [0] {""}
        [few] {" "}(przepadną { $lost })
       *[many] {" "}(przepadnie { $lost })
    }
amalfi-label-discard = Odrzuć kartę „{ $card }”: { $n ->
        [0] bez chleba
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }{ $lost ->
        [0] {""}
        [few] {" "}(przepadną { $lost })
       *[many] {" "}(przepadnie { $lost })
    }
amalfi-label-pay-hold = Sprowadź statek z ładowni { $hold-gen }: { $goods }
amalfi-label-pay-other = Sprowadź statek z ładowni { $hold-gen }: { $goods }, nie na ten koszt, tylko na chleb
amalfi-label-pay-bay = Sprowadź statek z zatoki: { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }
amalfi-label-take = Weź postać „{ $card }” ({ $role }){ $bread ->
        [0] {""}
        [one] {" "}za { $bread } chleb
        [few] {" "}za { $bread } chleby
       *[many] {" "}za { $bread } chlebów
    }{ $gain ->
        [0] {""}
        [one] {" "}i zdobądź { $gain } chleb
        [few] {" "}i zdobądź { $gain } chleby
       *[many] {" "}i zdobądź { $gain } chlebów
    }
amalfi-label-lighthouse = Wznieś latarnię ({ $route }), potem: { $what }
amalfi-label-beacon = { $bread ->
        [0] Wyślij
        [one] Za { $bread } chleb wyślij
        [few] Za { $bread } chleby wyślij
       *[many] Za { $bread } chlebów wyślij
    } statek do ładowni { $hold-gen }
amalfi-label-glean = { $n ->
        [0] Użyj latarni bez chleba
        [one] Zdobądź { $n } chleb
        [few] Zdobądź { $n } chleby
       *[many] Zdobądź { $n } chlebów
    }{ $lost ->
        [0] {""}
        [few] {" "}(przepadną { $lost })
       *[many] {" "}(przepadnie { $lost })
    }
amalfi-label-choose = Wybierz: { $what }
amalfi-label-spend = Odrzuć kartę „{ $card }”: { $what }
amalfi-label-skip-send = Nie wysyłaj więcej statków
amalfi-label-skip-before = Nie bierz postaci przed trasą
amalfi-label-skip-take = Nie bierz postaci
amalfi-label-skip-lighthouse = Nie wznoś latarni
amalfi-label-skip-beacon = Nie używaj latarni
amalfi-label-skip-pay = Zrezygnuj z efektu
amalfi-label-settle = To moja startowa ręka
amalfi-label-feed = Wyżywienie: { $n ->
        [0] nic nie płacisz
        [one] zapłać { $n } chleb
        [few] zapłać { $n } chleby
       *[many] zapłać { $n } chlebów
    }{ $vp ->
        [0] {""}
       *[many] , strać { $vp } PZ
    }
amalfi-label-decree = Przejdź do edyktu

## Questions

amalfi-ask-over = Koniec gry.
amalfi-ask-guild = Stos której gildii bierzesz?
amalfi-ask-keep = { $left ->
        [0] Sześć kart jest wybranych. Czy to twoja startowa ręka?
        [one] Zatrzymaj jeszcze { $left } kartę spośród rozdanych.
        [few] Zatrzymaj jeszcze { $left } karty spośród rozdanych.
       *[many] Zatrzymaj jeszcze { $left } kart spośród rozdanych.
    }
amalfi-ask-pick = Wybierz kartę; resztę dostanie sąsiad z lewej.
amalfi-ask-reserve = Zatrzymaj jedną ze swoich postaci z efektem na koniec gry.
amalfi-ask-turn = Runda { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }: wykonaj akcję główną albo spasuj.
amalfi-ask-before = Bierzesz postać, zanim { $price ->
        [0] wykonasz efekty trasy
        [one] zapłacisz { $price } chleb za trasę
        [few] zapłacisz { $price } chleby za trasę
       *[many] zapłacisz { $price } chlebów za trasę
    } ({ $route })?
amalfi-ask-after = Bierzesz postać teraz, po efektach trasy ({ $route })?
amalfi-ask-send = { $cause }: wyślij { $left ->
        [one] { $left } statek
        [few] najwyżej { $left } statki
       *[many] najwyżej { $left } statków
    } do ładowni { $hold-gen }.
amalfi-ask-send-any = { $cause }: wyślij { $left ->
        [one] { $left } statek do dowolnej ładowni
        [few] najwyżej { $left } statki do dowolnych ładowni
       *[many] najwyżej { $left } statków do dowolnych ładowni
    }.
amalfi-ask-take = { $cause }: bierzesz postać z rady?{ $left ->
        [1] {""}
        [few] {" "}Możesz wziąć { $left } postacie, jedną po drugiej.
       *[many] {" "}Możesz wziąć { $left } postaci, jedną po drugiej.
    }
amalfi-ask-lighthouse = { $cause }: gdzie wznosisz latarnię?
amalfi-ask-no-lighthouse = { $cause }: wszystkie twoje latarnie są wzniesione. Co wybierasz w zamian?
amalfi-ask-unturn = { $cause }: obróć z powrotem { $left ->
        [one] { $left } postać
        [few] najwyżej { $left } postacie
       *[many] najwyżej { $left } postaci
    }.
amalfi-ask-extra-buy = { $cause }: kupujesz arcydzieło dodatkową akcją, taniej o { $discount ->
        [one] { $discount } surowiec
        [few] { $discount } surowce
       *[many] { $discount } surowców
    }?
amalfi-ask-extra-explore = { $cause }: badasz trasę dodatkową akcją, taniej o { $discount ->
        [one] { $discount } surowiec
        [few] { $discount } surowce
       *[many] { $discount } surowców
    }?
amalfi-ask-extra-invite = { $cause }: zapraszasz postać dodatkową akcją, taniej o { $discount }?
amalfi-ask-build-free = { $cause }: budujesz za darmo { $left ->
        [one] { $left } statek
        [few] najwyżej { $left } statki
       *[many] najwyżej { $left } statków
    }?
amalfi-ask-recall = { $cause }: odwołujesz z przystani do zatoki { $left ->
        [one] { $left } statek
        [few] najwyżej { $left } statki
       *[many] najwyżej { $left } statków
    }?
amalfi-ask-launch = { $cause }: wyprowadzasz z portu do zatoki { $left ->
        [one] { $left } statek
        [few] najwyżej { $left } statki
       *[many] najwyżej { $left } statków
    }?
amalfi-ask-copy = { $cause }: którą trasę publiczną powtarzasz?
amalfi-ask-spend = { $cause }: odrzuć z ręki { $left ->
        [one] { $left } kartę
        [few] najwyżej { $left } karty
       *[many] najwyżej { $left } kart
    }.
amalfi-ask-move = { $cause }: przestawiasz między ładowniami { $left ->
        [one] { $left } statek
        [few] najwyżej { $left } statki
       *[many] najwyżej { $left } statków
    }?
amalfi-ask-choose = { $cause }: wybierz jeden efekt.
amalfi-ask-pay-bread = { $cause }: efekt kosztuje { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }, a masz { $bread }. Zdobywasz brakujący chleb czy rezygnujesz z efektu?
amalfi-ask-beacon = Ktoś popłynął trasą: { $route }. Używasz swojej latarni?
amalfi-ask-pay-masterpiece = „{ $thing }”: zapłać jeszcze { $due }{ $surcharge ->
        [0] {""}
        [one] {" "}i { $surcharge } chleb
        [few] {" "}i { $surcharge } chleby
       *[many] {" "}i { $surcharge } chlebów
    }. Który statek sprowadzasz?
amalfi-ask-pay-tile = Trasa „{ $thing }”: zapłać jeszcze { $due }{ $surcharge ->
        [0] {""}
        [one] {" "}i { $surcharge } chleb
        [few] {" "}i { $surcharge } chleby
       *[many] {" "}i { $surcharge } chlebów
    }. Który statek sprowadzasz?
amalfi-ask-pay-character = Postać „{ $thing }”: zapłać jeszcze { $due }. Który statek sprowadzasz?
amalfi-ask-pay-surcharge = „{ $thing }”: koszt opłacony, pozostała dopłata { $surcharge ->
        [one] { $surcharge } chleba
       *[many] { $surcharge } chlebów
    }. Który statek sprowadzasz?
amalfi-ask-pay-ships = Budowa ({ $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }): zapłać jeszcze { $due }. Który statek sprowadzasz?
amalfi-ask-feeding = Wyżywienie kosztuje { $owed ->
        [one] { $owed } chleb
        [few] { $owed } chleby
       *[many] { $owed } chlebów
    }, a masz { $bread }. Sprowadzasz najpierw statki lub odrzucasz karty?
amalfi-ask-decree = Teraz edykt „{ $decree }”. Zdobywasz najpierw chleb za statki lub karty?
amalfi-cause-shipyard = Odsłonięte w stoczni
amalfi-cause-barn = Odsłonięte w spichlerzu
amalfi-cause-no-lighthouse = Zamiast latarni

## Log

amalfi-log-guild = { $seat } bierze stos gildii { $guild-gen }.
amalfi-log-kept = { $seat } zatrzymuje kartę „{ $card }”.
amalfi-log-kept-hidden = { $seat } wybiera kartę.
amalfi-log-returned = { $seat } odkłada kartę „{ $card }”.
amalfi-log-hand-settled = { $seat } kończy wybór startowej ręki.
amalfi-log-packs-passed = Karty wędrują w lewo.
amalfi-log-council-meets = W radzie: { $cards }.
amalfi-log-sailed = { $seat } płynie trasą: { $route }.
amalfi-log-sailed-covered = { $seat } płynie trasą: { $tile } ({ $route }).
amalfi-log-bread-paid = { $seat } płaci { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }.
amalfi-log-bread-gained = { $seat } zdobywa { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    } (w spichlerzu: { $bread }).
amalfi-log-bread-lost = { $seat }: brak miejsca w spichlerzu, { $n ->
        [one] przepada { $n } chleb
        [few] przepadają { $n } chleby
       *[many] przepada { $n } chlebów
    }.
amalfi-log-points = { $seat } zdobywa { $n } PZ.
amalfi-log-sent = { $seat } wysyła statek do ładowni { $hold-gen }.
amalfi-log-lowered = { $seat } sprowadza statek z ładowni { $hold-gen } do zatoki.
amalfi-log-supplied = { $seat } sprowadza statek z zatoki do portu.
amalfi-log-discarded = { $seat } odrzuca kartę „{ $card }”.
amalfi-log-paid-from-hold = { $seat } sprowadza statek z ładowni { $hold-gen } i zdobywa { $n ->
        [one] { $n } { $hold-one }
        [few] { $n } { $hold-few }
       *[many] { $n } { $hold-many }
    }.
amalfi-log-paid-from-bay = { $seat } sprowadza statek z zatoki i zdobywa { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }.
amalfi-log-took = { $seat } bierze z rady kartę „{ $card }”.
amalfi-log-lit = { $seat } wznosi latarnię: { $route }.
amalfi-log-lit-covered = { $seat } wznosi latarnię: { $tile } ({ $route }).
amalfi-log-beacon-sent = { $seat } używa latarni i wysyła statek do ładowni { $hold-gen }.
amalfi-log-beacon-bread = { $seat } używa latarni i zdobywa chleb.
amalfi-log-bought = { $seat } kupuje arcydzieło „{ $card }”: { $vp } PZ.
amalfi-log-explored = { $seat } bada trasę „{ $tile }”: { $vp } PZ.
amalfi-log-invited = { $seat } zaprasza postać „{ $card }”.
amalfi-log-activated = { $seat } aktywuje postać „{ $card }”.
amalfi-log-unturned = { $seat } obraca z powrotem kartę „{ $card }”.
amalfi-log-ship-built = { $seat } buduje statek.
amalfi-log-recalled = { $seat } odwołuje statek z przystani: { $route }.
amalfi-log-launched = { $seat } wyprowadza statek z portu do zatoki.
amalfi-log-copied = { $seat } powtarza trasę: { $route }.
amalfi-log-moved = { $seat } przestawia statek z ładowni { $from-gen } do ładowni { $to-gen }.
amalfi-log-title = { $seat } zdobywa tytuł „{ $title }”: { $vp } PZ.
amalfi-log-passed = { $seat } pasuje.
amalfi-log-enough = { $seat }: w tej rundzie zapadło już bardzo wiele decyzji, dalej tylko te konieczne.
amalfi-log-compass = { $seat } bierze różę wiatrów i rozpocznie następną rundę.
amalfi-log-fed = Wyżywienie: { $seat } { $n ->
        [0] nie płaci chleba
        [one] płaci { $n } chleb
        [few] płaci { $n } chleby
       *[many] płaci { $n } chlebów
    }.
amalfi-log-hungry = { $seat }: brakuje { $missing ->
        [one] { $missing } chleba
       *[many] { $missing } chlebów
    }, strata { $vp } PZ.
amalfi-log-decree = Edykt „{ $decree }”: { $seat } { $vp ->
        [0] nie zdobywa PZ
       *[many] zdobywa { $vp } PZ
    }.
amalfi-log-council-card = Nowa karta w radzie: { $card }.
amalfi-log-workshop-card = Nowa karta w pracowni: { $card }.
amalfi-log-atlas-tile = Nowy żeton w atlasie: { $tile }.
amalfi-log-council-discard = Odrzucono z rady: { $card }.
amalfi-log-workshop-discard = Odrzucono z pracowni: { $card }.
amalfi-log-atlas-discard = Odrzucono z atlasu: { $tile }.
amalfi-log-council-renewed = Stos odrzuconych kart rady zostaje potasowany i staje się jej talią.
amalfi-log-workshop-renewed = Stos odrzuconych kart pracowni zostaje potasowany i staje się jej talią.
amalfi-log-round = Zaczyna się runda { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }. Pierwszy gracz: { $seat }.
amalfi-log-ships-returned = Wszystkie statki z przystani i portów wracają do zatok.
amalfi-log-covered = Żeton „{ $tile }” zakrywa pole: { $route }.
amalfi-log-endgame = Koniec gry: za postać „{ $card }” { $seat } { $vp ->
        [0] nie zdobywa PZ
       *[many] zdobywa { $vp } PZ
    }.
amalfi-log-ended = Koniec gry.
amalfi-log-rival-looks = { $opponent }: skrajne prawe arcydzieło to „{ $card }”.
amalfi-log-rival-looks-at-tile = { $opponent }: skrajny prawy żeton atlasu to „{ $tile }”.
amalfi-log-rival-ship = { $opponent } stawia statek: { $route }.
amalfi-log-rival-lighthouse = { $opponent } stawia latarnię: { $route }.
amalfi-log-rival-barred = { $opponent } pomija zajętą trasę: { $route }.
amalfi-log-rival-idle = { $opponent } nic nie robi.
amalfi-log-titles-enough = { $opponent }: zdobyte tytuły – { $titles }, potrzebne – { $needed }. Grasz dalej.
amalfi-log-titles-too-few = { $opponent }: zdobyte tytuły – { $titles }, potrzebne – { $needed }. Przegrana.

## What happens, told to whoever does it: the name is “you”
amalfi-log-guild-you = { $seat } bierzesz stos gildii { $guild-gen }.
amalfi-log-kept-you = { $seat } zatrzymujesz kartę „{ $card }”.
amalfi-log-kept-hidden-you = { $seat } wybierasz kartę.
amalfi-log-returned-you = { $seat } odkładasz kartę „{ $card }”.
amalfi-log-hand-settled-you = { $seat } kończysz wybór startowej ręki.
amalfi-log-sailed-you = { $seat } płyniesz trasą: { $route }.
amalfi-log-sailed-covered-you = { $seat } płyniesz trasą: { $tile } ({ $route }).
amalfi-log-bread-paid-you = { $seat } płacisz { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }.
amalfi-log-bread-gained-you = { $seat } zdobywasz { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    } (w spichlerzu: { $bread }).
amalfi-log-bread-lost-you = { $seat } nie masz miejsca w spichlerzu, { $n ->
        [one] przepada { $n } chleb
        [few] przepadają { $n } chleby
       *[many] przepada { $n } chlebów
    }.
amalfi-log-points-you = { $seat } zdobywasz { $n } PZ.
amalfi-log-sent-you = { $seat } wysyłasz statek do ładowni { $hold-gen }.
amalfi-log-lowered-you = { $seat } sprowadzasz statek z ładowni { $hold-gen } do zatoki.
amalfi-log-supplied-you = { $seat } sprowadzasz statek z zatoki do portu.
amalfi-log-discarded-you = { $seat } odrzucasz kartę „{ $card }”.
amalfi-log-paid-from-hold-you = { $seat } sprowadzasz statek z ładowni { $hold-gen } i zdobywasz { $n ->
        [one] { $n } { $hold-one }
        [few] { $n } { $hold-few }
       *[many] { $n } { $hold-many }
    }.
amalfi-log-paid-from-bay-you = { $seat } sprowadzasz statek z zatoki i zdobywasz { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }.
amalfi-log-took-you = { $seat } bierzesz z rady kartę „{ $card }”.
amalfi-log-lit-you = { $seat } wznosisz latarnię: { $route }.
amalfi-log-lit-covered-you = { $seat } wznosisz latarnię: { $tile } ({ $route }).
amalfi-log-beacon-sent-you = { $seat } używasz latarni i wysyłasz statek do ładowni { $hold-gen }.
amalfi-log-beacon-bread-you = { $seat } używasz latarni i zdobywasz chleb.
amalfi-log-bought-you = { $seat } kupujesz arcydzieło „{ $card }”: { $vp } PZ.
amalfi-log-explored-you = { $seat } badasz trasę „{ $tile }”: { $vp } PZ.
amalfi-log-invited-you = { $seat } zapraszasz postać „{ $card }”.
amalfi-log-activated-you = { $seat } aktywujesz postać „{ $card }”.
amalfi-log-unturned-you = { $seat } obracasz z powrotem kartę „{ $card }”.
amalfi-log-ship-built-you = { $seat } budujesz statek.
amalfi-log-recalled-you = { $seat } odwołujesz statek z przystani: { $route }.
amalfi-log-launched-you = { $seat } wyprowadzasz statek z portu do zatoki.
amalfi-log-copied-you = { $seat } powtarzasz trasę: { $route }.
amalfi-log-moved-you = { $seat } przestawiasz statek z ładowni { $from-gen } do ładowni { $to-gen }.
amalfi-log-title-you = { $seat } zdobywasz tytuł „{ $title }”: { $vp } PZ.
amalfi-log-passed-you = { $seat } pasujesz.
amalfi-log-enough-you = { $seat } masz za sobą bardzo wiele decyzji w tej rundzie, dalej tylko te konieczne.
amalfi-log-compass-you = { $seat } bierzesz różę wiatrów: pierwszy gracz następnej rundy to ty.
amalfi-log-fed-you = { $seat } { $n ->
        [0] nie płacisz chleba
        [one] płacisz { $n } chleb
        [few] płacisz { $n } chleby
       *[many] płacisz { $n } chlebów
    } za wyżywienie.
amalfi-log-hungry-you = { $seat } tracisz { $vp } PZ: brakuje { $missing ->
        [one] { $missing } chleba
       *[many] { $missing } chlebów
    }.
amalfi-log-decree-you = { $seat } { $vp ->
        [0] nie zdobywasz PZ
       *[many] zdobywasz { $vp } PZ
    } za edykt „{ $decree }”.
amalfi-log-endgame-you = { $seat } { $vp ->
        [0] nie zdobywasz PZ
       *[many] zdobywasz { $vp } PZ
    } za postać „{ $card }” na koniec gry.

## Refusals

amalfi-turn-asked = Teraz trzeba zdecydować o czymś innym.
amalfi-turn-enough = W tej rundzie zapadło już bardzo wiele decyzji: zostają tylko te konieczne.
amalfi-start-guild = Stos gildii { $guild-gen } jest już zajęty.
amalfi-start-card = Nie rozdano ci tej karty: { $card }.
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
amalfi-sail-dock = Na przystani stoi już statek: { $route }.
amalfi-sail-private = To trasa prywatna innego gracza: { $route }.
amalfi-sail-play = Tej trasy nie ma w grze: { $route }.
amalfi-sail-bread = Trasa kosztuje { $price ->
        [one] { $price } chleb
        [few] { $price } chleby
       *[many] { $price } chlebów
    }, a masz { $bread }.
amalfi-sail-crowded = W tej rundzie nie możesz już wypłynąć do zajętej przystani: { $route }.
amalfi-sail-take = Jeśli weźmiesz tę postać, nie wystarczy ci chleba na trasę, która kosztuje { $price ->
        [one] { $price } chleb
        [few] { $price } chleby
       *[many] { $price } chlebów
    }.
amalfi-market-workshop = Tej karty nie ma w pracowni: { $card }.
amalfi-market-atlas = Tego żetonu nie ma w atlasie: { $tile }.
amalfi-market-effects = { $card } jest w radzie: stamtąd postacie przynoszą na rękę rejsy i premie, a zaprosić można tylko z ręki.
amalfi-market-council = Tej karty nie ma w radzie: { $card }.
amalfi-market-surcharge = Dopłata to { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }; masz { $bread } i nie zdobędziesz brakującego chleba.
amalfi-pay-cost = Wszystkie twoje statki razem nie wystarczą, żeby zapłacić { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }.
amalfi-pay-bread = To kosztuje { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }, a masz { $bread }.
amalfi-pay-ship = W { $place-loc } nie ma statku do sprowadzenia.
amalfi-pay-paying = Najpierw dokończ płatność.
amalfi-hand-card = Nie masz tej karty na ręce: { $card }.
amalfi-activate-own = Tej postaci nie ma wśród twoich zaproszonych postaci: { $card }.
amalfi-activate-type = Ta postać nie ma efektu aktywacji: { $card }.
amalfi-activate-turned = Ta karta jest już aktywowana: { $card }.
amalfi-activate-hand = Do tego trzeba mieć do odrzucenia { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
amalfi-unturn-turned = To nie jest twoja aktywowana karta: { $card }.
amalfi-build-shipyard = { $left ->
        [0] Twoja stocznia jest pusta.
        [one] W twojej stoczni jest tylko { $left } statek.
        [few] W twojej stoczni są tylko { $left } statki.
       *[many] W twojej stoczni jest tylko { $left } statków.
    }
amalfi-optional-gain = Nie w trakcie zdobywania surowców: najpierw wyślij statki.
amalfi-optional-needed = Karty są potrzebne do trwającego efektu.
amalfi-send-hold = Ten efekt nie obejmuje ładowni { $hold-gen }.
amalfi-lighthouse-slot = Stoi tam już latarnia: { $route }.
amalfi-lighthouse-left = Masz jeszcze latarnię do wzniesienia.
amalfi-lighthouse-none = Wszystkie twoje latarnie są wzniesione.
amalfi-beacon-bread = Wysłanie statku kosztuje { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }, a masz { $bread }.
amalfi-beacon-hold = Ta trasa nie obejmuje ładowni { $hold-gen }.
amalfi-choose-offered = Nie ma takiej możliwości: { $kind }.
amalfi-recall-dock = Twojego statku nie ma na przystani: { $route }.
amalfi-launch-port = W twoim porcie nie ma statku.
amalfi-copy-public = Powtórzyć można tylko trasę publiczną, a to nie ona: { $route }.
amalfi-move-same = Statek jest już w ładowni { $hold-gen }.
amalfi-spend-least = Odrzuć jeszcze { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.

## Effects

amalfi-cost-nothing = nic
amalfi-cost-resources = { $n ->
        [one] { $n } { $of-one }
        [few] { $n } { $of-few }
       *[many] { $n } { $of-many }
    }
amalfi-cost-either = { $n ->
        [one] { $n } { $first-one } lub { $second-one }
        [few] { $n } { $first-few } lub { $second-few }
       *[many] { $n } { $first-many } lub { $second-many }
    }
amalfi-cost-bread = { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amalfi-effect-none = brak
amalfi-effect-send = wyślij { $n ->
        [one] { $n } statek
        [few] najwyżej { $n } statki
       *[many] najwyżej { $n } statków
    } do ładowni { $hold-gen }
amalfi-effect-send-any = wyślij { $n ->
        [one] { $n } statek do dowolnej ładowni
        [few] najwyżej { $n } statki do dowolnych ładowni
       *[many] najwyżej { $n } statków do dowolnych ładowni
    }
amalfi-effect-bread = zdobądź { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amalfi-effect-vp = zdobądź { $n } PZ
amalfi-effect-take = weź { $n ->
        [1] postać
        [few] najwyżej { $n } postacie
       *[many] najwyżej { $n } postaci
    }
amalfi-effect-take-free = weź { $n ->
        [1] postać
        [few] najwyżej { $n } postacie
       *[many] najwyżej { $n } postaci
    } bez dopłaty
amalfi-effect-lighthouse = wznieś { $n ->
        [1] latarnię
        [few] najwyżej { $n } latarnie
       *[many] najwyżej { $n } latarni
    }
amalfi-effect-untap = obróć z powrotem { $n ->
        [1] postać
        [few] najwyżej { $n } postacie
       *[many] najwyżej { $n } postaci
    }
amalfi-effect-untap-all = obróć z powrotem wszystkie swoje postacie
amalfi-effect-choose = do wyboru ({ $options })
amalfi-effect-option = { $effects }
amalfi-effect-either = { $first } lub { $second }
amalfi-effect-pay = zapłać { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amalfi-effect-discard-workshop = odrzuć skrajne prawe arcydzieło pracowni
amalfi-effect-discard-council = odrzuć skrajną prawą postać rady
amalfi-effect-extra-buy = kup arcydzieło akcją dodatkową, taniej o { $discount ->
        [one] { $discount } surowiec
        [few] { $discount } surowce
       *[many] { $discount } surowców
    }
amalfi-effect-extra-explore = zbadaj trasę akcją dodatkową, taniej o { $discount ->
        [one] { $discount } surowiec
        [few] { $discount } surowce
       *[many] { $discount } surowców
    }
amalfi-effect-extra-invite = zaproś postać akcją dodatkową, taniej o { $discount }
amalfi-effect-per = { $each } PZ za { $count } (najwyżej { $max } PZ)
amalfi-effect-each = { $each } PZ za { $count }
amalfi-effect-groups = { $set } PZ za każdy zestaw księgi, obrazu i zabytku, { $pair } PZ za każdą parę innych arcydzieł różnych rodzajów
amalfi-effect-build-free = zbuduj za darmo { $n ->
        [1] statek
        [few] najwyżej { $n } statki
       *[many] najwyżej { $n } statków
    }
amalfi-effect-recall = odwołaj z przystani do zatoki { $n ->
        [1] statek
        [few] najwyżej { $n } statki
       *[many] najwyżej { $n } statków
    }
amalfi-effect-from-port = wyprowadź z portu do zatoki { $n ->
        [1] statek
        [few] najwyżej { $n } statki
       *[many] najwyżej { $n } statków
    }
amalfi-effect-copy = powtórz trasę publiczną za jej koszt, nawet ze statkiem na przystani
amalfi-effect-copy-free = powtórz za jej koszt trasę publiczną bez statku na przystani
amalfi-effect-discard-hand = odrzuć z ręki { $n ->
        [1] kartę i
        [few] najwyżej { $n } karty, za każdą –
       *[many] najwyżej { $n } kart, za każdą –
    } { $effects }
amalfi-effect-move = przestaw między ładowniami { $n ->
        [1] statek
        [few] najwyżej { $n } statki
       *[many] najwyżej { $n } statków
    }
amalfi-when-buy = przy każdym zakupie arcydzieła – { $effects }
amalfi-when-buy-craft = przy każdym zakupie { $craft-gen } – { $effects }
amalfi-when-explore = przy każdej eksploracji trasy – { $effects }
amalfi-when-build-ship = za każdy zbudowany statek – { $effects }
amalfi-when-lighthouse-built = za każdą wzniesioną latarnię – { $effects }
amalfi-when-lighthouse-used = przy każdym użyciu latarni – { $effects }
amalfi-when-invite = przy każdym zaproszeniu kolejnej postaci – { $effects }
amalfi-when-take = za każdą wziętą postać – { $effects }
amalfi-when-sail-private = przy każdej żegludze trasą prywatną – { $effects }
amalfi-when-sail-public = przy każdej żegludze trasą publiczną – { $effects }
amalfi-mod-hold-value = statek z ładowni { $hold-gen } daje o { $n } więcej
amalfi-mod-emergency-value = dostawa awaryjna daje o { $n } więcej
amalfi-mod-ship-cost = każdy statek kosztuje o { $n } mniej
amalfi-mod-explore-cost = eksploracja kosztuje o { $n } mniej
amalfi-mod-feed = wyżywienie kosztuje o { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    } mniej
amalfi-mod-sail-bread = trasy kosztują o { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    } mniej
amalfi-mod-sail-occupied = { $n ->
        [one] { $n } raz
       *[many] { $n } razy
    } na rundę żegluga trasą publiczną ze statkiem na przystani, z dopłatą { $bread ->
        [one] { $bread } chleba
       *[many] { $bread } chlebów
    }
amalfi-mod-surcharge = { $n ->
        [0] bez dopłaty
        [one] dopłata najwyżej { $n } chleb
        [few] dopłata najwyżej { $n } chleby
       *[many] dopłata najwyżej { $n } chlebów
    } ({ $markets })
amalfi-mod-lighthouse-bread = twoje latarnie dają { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amalfi-mod-lighthouse-send-cost = twoje latarnie wysyłają statek za { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }

## Panels

amalfi-panel-nothing = brak
amalfi-panel-table = Stół
amalfi-panel-round = Runda { $round }: { $phase }
amalfi-panel-phase-start = startowe karty postaci
amalfi-panel-phase-actions = akcje
amalfi-panel-phase-feeding = wyżywienie
amalfi-panel-phase-decrees = edykt
amalfi-panel-phase-over = koniec gry
amalfi-panel-first = Pierwszy gracz: { $seat }
amalfi-panel-compass = Róża wiatrów: { $seat }
amalfi-panel-passed = Pas: { $seats }
amalfi-panel-decrees = Edykty
amalfi-panel-decree = { $round }  { $decree }: { $what }
amalfi-panel-decree-done = { $round }  { $decree } (podliczony)
amalfi-panel-titles = Tytuły
amalfi-panel-title = { $title }: { $what }. Następna kostka – { $vp } PZ
amalfi-panel-title-full = { $title }: { $what }. Wszystkie pola są zajęte
amalfi-panel-holders = { "    " }posiadacze: { $seats }
amalfi-panel-council = Rada
amalfi-panel-workshop = Pracownia
amalfi-panel-atlas = Atlas
amalfi-panel-stack = Stos gildii { $guild-gen }
amalfi-panel-council-card = { $bread }  { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-deck = Talia: { $n }, stos odrzuconych: { $discard }
amalfi-panel-masterpiece = { $bread }  { $card } ({ $craft }; { $cost }): { $vp } PZ, premia – { $what }
amalfi-panel-tile = { $bread }  { $tile } ({ $cost }): { $vp } PZ, żegluga – { $what }
amalfi-panel-stacks = Żetony w stosach: { $n }
amalfi-panel-routes = Trasy
amalfi-panel-route = { $route }: { $what }
amalfi-panel-priced = zapłać { $price ->
        [one] { $price } chleb
        [few] { $price } chleby
       *[many] { $price } chlebów
    } i { $what }
amalfi-panel-cover = { "    " }zakryta żetonem „{ $tile }”
amalfi-panel-explorer = { "    " }trasa prywatna: { $seat }
amalfi-panel-ships = { "    " }statki na przystani: { $seats }
amalfi-panel-lighthouse = { "    " }latarnia: { $seat }
amalfi-panel-rival-ship = { "    " }statek przeciwnika: { $opponent }
amalfi-panel-rival-lighthouse = { "    " }latarnia przeciwnika: { $opponent }
amalfi-panel-printed = Planszetki graczy
amalfi-panel-ship-prices = Koszt statku w kolejnych rundach: { $prices }
amalfi-panel-ship-price = { $round } – { $cost }
amalfi-panel-shipyard-symbols = Pod statkami stoczni, od lewej: { $symbols }
amalfi-panel-barn-symbols = Pod latarniami spichlerza, od lewej: { $symbols }
amalfi-panel-symbol = { $place } – { $what }
amalfi-panel-player = { $seat }: { $vp } PZ
amalfi-panel-barn = Chleb: { $bread } z { $capacity }, wyżywienie kosztuje { $owed }
amalfi-panel-bay = Zatoka { $bay }   port { $port }   przystanie { $docks }   stocznia { $shipyard }
amalfi-panel-hold = { $hold } { $ships } (statek daje { $n })
amalfi-panel-holds = Ładownie: { $holds }
amalfi-panel-supply = Dostawa awaryjna: statek z zatoki daje { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    }; nowy statek kosztuje { $cost }
amalfi-panel-counts = Latarnie: { $lighthouses }, karty na ręce: { $hand }, tytuły: { $cubes }
amalfi-panel-guild = Gildia: { $guild }
amalfi-panel-invited = { $card } ({ $role }): { $what }
amalfi-panel-turned = { $card } ({ $role }, karta aktywowana): { $what }
amalfi-panel-masterpieces = Arcydzieła: { $cards }
amalfi-panel-tiles = Zbadane trasy: { $tiles }
amalfi-panel-rival = Przeciwnik: { $opponent }
amalfi-panel-rival-pieces = W zapasie: { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }, { $lighthouses ->
        [one] { $lighthouses } latarnia
        [few] { $lighthouses } latarnie
       *[many] { $lighthouses } latarni
    }
amalfi-panel-rival-titles = Tytuły potrzebne na koniec rund: { $titles }
amalfi-panel-rival-round = { $round } – { $n }
amalfi-panel-rival-sail-naples = Po żegludze: po 1 statku na trasy surowców z kosztu skrajnego prawego arcydzieła
amalfi-panel-rival-sail-genoa = Po żegludze: po 1 statku na trasy surowców z kosztu skrajnego prawego arcydzieła i na trasę jego premii
amalfi-panel-rival-buy = Po zakupie: skrajne prawe arcydzieło zostaje odrzucone
amalfi-panel-rival-explore = Po eksploracji: skrajny prawy żeton atlasu zostaje odrzucony
amalfi-panel-rival-invite = Po zaproszeniu: skrajna prawa postać rady zostaje odrzucona
amalfi-panel-rival-activate = Po aktywacji: 1 statek na pierwszą od góry trasę zmienną bez statku
amalfi-panel-rival-build = Po budowie: po 1 latarni na trasy surowców z kosztu skrajnego prawego żetonu atlasu
amalfi-panel-rival-resources = Trasy surowców: { $routes }
amalfi-panel-rival-bonuses = Trasy premii: { $routes }
amalfi-panel-rival-route = { $what } – { $route }
amalfi-panel-rival-taken = Trasa już zajęta zostaje pominięta.
amalfi-panel-hand = Twoja ręka
amalfi-panel-card = { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-chosen = Wybrano: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-choice = Do wyboru: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-dealt = Rozdano ci: { $card } ({ $role }; { $cost }): { $what }

## Scores

amalfi-source-masterpieces = Arcydzieła
amalfi-source-routes = Trasy
amalfi-source-decrees = Edykty
amalfi-source-titles = Tytuły
amalfi-source-characters = Postacie
amalfi-source-feeding = Wyżywienie
amalfi-source-board = Symbole plansz
amalfi-verdict-lost = Wyzwanie przegrane: za mało tytułów.
amalfi-verdict-novice = Nowicjusz
amalfi-verdict-promising-ruler = Obiecujący władca
amalfi-verdict-patron = Opiekun miasta
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
    .gen = skrybów
amalfi-guild-painters = Malarze
    .gen = malarzy
amalfi-guild-masons = Kamieniarze
    .gen = kamieniarzy
amalfi-guild-shipwrights = Szkutnicy
    .gen = szkutników
amalfi-guild-navigators = Nawigatorzy
    .gen = nawigatorów
amalfi-guild-bankers = Bankierzy
    .gen = bankierów

# What things say about themselves
amalfi-explain-plain = { $what }
amalfi-explain-seat = { $seat }
amalfi-explain-member = { $card }: { $what }
amalfi-explain-cost = Koszt: { $cost }.
amalfi-explain-invite = Koszt zaproszenia: { $cost }.
amalfi-explain-worth = Daje { $vp } PZ.
amalfi-explain-bonus = Premia od razu: { $what }.
amalfi-explain-does = Efekt: { $what }.
amalfi-explain-cell-pays = { $n ->
        [one] Dopłata za pole: { $n } chleb.
        [few] Dopłata za pole: { $n } chleby.
       *[many] Dopłata za pole: { $n } chlebów.
    }
amalfi-explain-cell-gains = { $n ->
        [one] Pole daje { $n } chleb.
        [few] Pole daje { $n } chleby.
       *[many] Pole daje { $n } chlebów.
    }
amalfi-explain-sail = Żegluga: { $what }.
amalfi-explain-explore = Koszt eksploracji: { $cost }; daje { $vp } PZ.
amalfi-explain-taken = Na przystani: { $seats }.
amalfi-explain-changing-take = Kto nią żegluje, może też wziąć postać: przed trasą albo po niej.
amalfi-explain-private = Trasa prywatna
amalfi-explain-changing = Trasa zmienna
amalfi-explain-public = Trasa publiczna
amalfi-explain-decree = Edykt rundy { $round }
amalfi-explain-scores = Punktuje: { $what }.
amalfi-explain-title-dark = Ciemny tytuł
amalfi-explain-title-light = Jasny tytuł
amalfi-explain-requires = Wymaga: { $what }.
amalfi-explain-need-met = { $what }
amalfi-explain-need-missing = { $what } (brakuje { $n })
amalfi-explain-scores-now = { $vp ->
        [0] Teraz ten efekt nie dałby PZ.
       *[many] Teraz ten efekt dałby { $vp } PZ.
    }
amalfi-explain-next-cube = Następna kostka da { $vp } PZ.
amalfi-explain-title-full = Wszystkie pola są zajęte.
amalfi-explain-hold = Ładownia
amalfi-explain-hold-yields = { $n ->
        [one] Statek sprowadzony stąd do zatoki daje przy płaceniu { $n } { $hold-one }; nadwyżka staje się chlebem.
        [few] Statek sprowadzony stąd do zatoki daje przy płaceniu { $n } { $hold-few }; nadwyżka staje się chlebem.
       *[many] Statek sprowadzony stąd do zatoki daje przy płaceniu { $n } { $hold-many }; nadwyżka staje się chlebem.
    }
amalfi-explain-hold-bread = { $n ->
        [one] W każdej innej chwili daje { $n } chleb.
        [few] W każdej innej chwili daje { $n } chleby.
       *[many] W każdej innej chwili daje { $n } chlebów.
    }
amalfi-explain-works = Arcydzieła
amalfi-explain-works-count = Kupione arcydzieła; tytuły, edykty i postacie liczą je według rodzajów.
amalfi-explain-guild = Gildia
amalfi-explain-guild-stack = Stały stos sześciu postaci na startową rękę.
amalfi-explain-lighthouse = Latarnia
amalfi-explain-light-of = Właściciel: { $seat }.
amalfi-explain-light-free = Tu można wznieść latarnię.
amalfi-explain-light-use = Gdy trasą płynie dowolny statek, właściciel latarni może zapłacić chlebem i wysłać statek do pokazanej ładowni albo zdobyć chleb.
amalfi-explain-space = Miejsce { $n }
amalfi-explain-symbol = Symbol pod spodem: { $what }.
amalfi-explain-shipyard = Stocznia
amalfi-explain-barn = Spichlerz
amalfi-explain-ship-price = { $n ->
        [one] W tej rundzie statek kosztuje { $n } { $of-one }.
        [few] W tej rundzie statek kosztuje { $n } { $of-few }.
       *[many] W tej rundzie statek kosztuje { $n } { $of-many }.
    }
amalfi-explain-ship-feeds = Zbudowany statek wpłynie do zatoki w następnej rundzie, ale już teraz podnosi koszt wyżywienia o 1 chleb.
amalfi-explain-barn-space = Wzniesiona latarnia zwalnia to miejsce na jeszcze jeden chleb.
amalfi-explain-market = Rynek
amalfi-explain-market-says = Chleb podany nad polem płacisz lub zdobywasz oprócz kosztu karty.
amalfi-explain-market-slides = Gdy karta znika z rynku, karty na lewo od niej przesuwają się o jedno pole w prawo.
amalfi-explain-place = Miejsce
amalfi-explain-bay = Zatoka
amalfi-explain-bay-says = Statki z zatoki mogą żeglować albo iść do ładowni. Statek sprowadzony do portu daje { $n ->
        [one] { $n } dowolny surowiec
        [few] { $n } dowolne surowce
       *[many] { $n } dowolnych surowców
    } i wraca dopiero w następnej rundzie.
amalfi-explain-port = Port
amalfi-explain-port-says = Statki w porcie odpoczywają: do zatoki wrócą w nowej rundzie.
amalfi-explain-shipyard-says = Statki buduje się za drewno, w późniejszych rundach taniej. Każdy odsłania symbol; liczba pod miejscem to koszt wyżywienia.
amalfi-explain-barn-says = Chleb w spichlerzu, jego pojemność i koszt wyżywienia na koniec rundy. Każdy brakujący chleb to strata 3 PZ.
amalfi-explain-any-time = W każdej chwili
amalfi-explain-verb = Akcja główna
amalfi-explain-verb-sail = Żegluga
amalfi-explain-verb-sail-says = Statek z zatoki staje w przystani trasy; płacisz jej chleb i wykonujesz to, co pokazuje.
amalfi-explain-verb-buy = Zakup
amalfi-explain-verb-buy-says = Zapłać statkami za arcydzieło z pracowni: daje punkty i od razu swoją premię.
amalfi-explain-verb-explore = Eksploracja
amalfi-explain-verb-explore-says = Zapłać statkami za trasę z atlasu: daje punkty i odtąd możesz nią żeglować tylko ty.
amalfi-explain-verb-invite = Zaproszenie
amalfi-explain-verb-invite-says = Zapłać za postać z ręki: zostaje obok twojej planszy do końca gry.
amalfi-explain-verb-activate = Aktywacja
amalfi-explain-verb-activate-says = Wykonaj efekt aktywacji własnej postaci, której karta nie jest aktywowana, po czym ją obróć. Bez takiej postaci nie ma czego aktywować.
amalfi-explain-verb-build = Budowa
amalfi-explain-verb-build-says = Zapłać drewnem za jeden lub więcej statków ze stoczni: trafiają do portu i odsłaniają symbole pod sobą.
amalfi-explain-tray-lower = Statek z ładowni za chleb
amalfi-explain-tray-supply = Statek z zatoki za chleb
amalfi-explain-tray-discard = Karta za chleb
amalfi-explain-tray-glean = Latarnia za chleb
amalfi-explain-lower-says = Sprowadź statek z ładowni do zatoki: jego surowce stają się chlebem.
amalfi-explain-supply-says = Sprowadź statek z zatoki do portu za chleb; wróci dopiero w następnej rundzie.
amalfi-explain-discard-says = Odrzuć postać z ręki za chleb.
amalfi-explain-fact = O graczu
amalfi-explain-fact-bread = Chleb
amalfi-explain-fact-ships = Statki
amalfi-explain-ships-says = Statki w zatoce oraz wszystkie zbudowane statki.
amalfi-explain-fact-works = Arcydzieła
amalfi-explain-fact-guests = Zaproszone postacie
amalfi-explain-guests-says = Zaproszone postacie zostają do końca gry i liczą się do tytułów i edyktów.
amalfi-explain-fact-routes = Zbadane trasy
amalfi-explain-routes-says = Trasy prywatne: żegluje nimi tylko ten, kto je zbadał, raz na rundę.
amalfi-explain-fact-lights = Latarnie
amalfi-explain-fact-compass = Róża wiatrów
amalfi-explain-compass-says = Kto pierwszy spasuje, bierze ją i zaczyna następną rundę.
amalfi-explain-fact-rival = Przeciwnik
amalfi-explain-rival-says = Po każdej akcji głównej reaguje według tabeli: zajmuje przystanie, wznosi latarnie, odrzuca karty z rynków.
amalfi-explain-rival-needs = { $n ->
        [0] Na koniec tej rundy nie potrzebujesz żadnego tytułu.
        [one] Na koniec tej rundy potrzebujesz { $n } tytułu.
       *[many] Na koniec tej rundy potrzebujesz { $n } tytułów.
    }
amalfi-explain-reconstructed = wartości: zrekonstruowane
amalfi-explain-printed = wartości: wydrukowane
amalfi-explain-holes = kryteria wydrukowane, liczby w otworach zrekonstruowane
amalfi-explain-cells = wymagania wydrukowane, dalsze pola zrekonstruowane
