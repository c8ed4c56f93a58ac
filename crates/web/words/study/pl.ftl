# Oglądanie rozegranych partii. Wczytywane z pierwszą oglądaną partią.
web-deck-label = Przeglądanie partii
web-deck-start = Na początek (Home)
web-deck-end = Na koniec (End)
web-deck-turn-back = O turę wstecz (Shift ←)
web-deck-turn-on = O turę dalej (Shift →)
web-deck-play = Odtwarzaj (spacja)
web-deck-play-back = Odtwarzaj wstecz (Shift spacja)
web-deck-rest = Pauza (spacja)
web-deck-speed = Szybkość odtwarzania
web-deck-stride = Krok odtwarzania
web-deck-actions = Akcje
web-deck-turns = Tury
web-deck-eyes = Czyimi oczami
web-deck-eyes-of = Tak widzi to { $seat }
web-deck-eyes-all = Tak widzi to widz
web-share-label = Udostępnij
web-share-game = Skopiuj link do tej partii
web-share-moment = Skopiuj link do tej chwili
web-share-file = Zapisz partię w pliku
web-shared-damaged = Ten link jest uszkodzony: jego część zaginęła lub zmieniła się po drodze. Poproś o nowy link albo o plik z partią.
web-shared-newer = Ten link pochodzi z nowszej wersji Signorii. Odśwież stronę, aby ją otrzymać.

web-study-label = Analiza
web-study-help = Najlepsze ruchy w tej chwili i cena decyzji
web-study-best = Najlepsze ruchy
web-study-best-help = Liczba mówi, o ile punktów ten gracz zapewne wyprzedzi najlepszego rywala (+) albo będzie za nim (−), jeśli dalej zagra jak mistrz.
web-study-decides = decyduje { $seat }
web-study-choice = { $what }
web-study-over = Partia jest skończona. Cofnij się do dowolnej chwili, aby zobaczyć, co można było zrobić.
web-study-analyse = Przeanalizuj partię
web-study-analysis-help = Mistrz przygląda się każdej decyzji, wiedząc tylko to, co mógł wiedzieć gracz: ile kosztowała, co byłoby lepsze i jak zmieniała się spodziewana przewaga. Potrwa to minutę lub dwie; w tym czasie możesz oglądać dalej.
web-study-judging = { $done } z { $total } akcji
web-study-judged = Wszystkie akcje: { $total }
web-study-stopped = Zatrzymano po { $done } z { $total } akcji
web-study-stop = Zatrzymaj
web-study-again = Jeszcze raz
web-study-curve = Spodziewana przewaga nad najlepszym z rywali
web-study-curve-help = Każdy jest porównany z najsilniejszym z rywali: gdy wszyscy są mniej więcej równi, każdy jest trochę za kimś i wszystkie linie leżą poniżej zera.
web-study-cost = Najdroższe decyzje
web-study-given-away = { $seat }: { $points ->
    [one] strata { $points } punktu
    [few] strata { $points } punktów
   *[other] strata { $points } punktów
}
web-study-played = Zagrano: { $what }
web-study-better = Lepiej: { $what }
web-study-elsewhere = Partię z serwera analizujesz w tej przeglądarce, na kopii.
web-study-here = Analizuj tutaj
web-study-lines = Warianty
web-study-game = Rozegrana partia
web-study-unnamed = Od akcji { $number }
web-study-varied = Wariant · { $what }
web-study-name = Nazwa tego wariantu
web-study-try = Zagraj inaczej
web-study-try-help = Graj dalej od tej chwili. Sama partia zostaje bez zmian.
web-study-try-this = Wypróbuj ten ruch
web-study-at-the-end = Cofnij się do dowolnej chwili partii, aby zagrać tam inaczej.
web-study-at-the-front = Wykonaj ruch na planszy: wejdzie do tego wariantu. Albo cofnij się i zagraj inaczej wcześniej.
web-study-go-through = Przejrzyj ten wariant
web-study-against = Kto gra za pozostałych
web-study-alone = Ja
web-study-bots = Mistrzowie
web-study-all = Analizy
web-study-line-count = { $count ->
    [0] bez wariantów
    [one] { $count } wariant
    [few] { $count } warianty
   *[other] { $count } wariantów
}
web-study-missing = W tej przeglądarce nie ma takiej analizy.
web-study-no-line = Tego wariantu już nie ma.

web-daily-title = Partia dnia
web-daily-lead = Codziennie jedno rozstawienie dla każdej gry, takie samo dla wszystkich: solo lub przeciw dwóm mistrzom.
web-daily-left = { $count ->
    [0] Została mniej niż godzina.
    [one] Została { $count } godzina.
    [few] Zostały { $count } godziny.
   *[other] Zostało { $count } godzin.
}
web-daily-alone = Solo
web-daily-masters = Przeciw mistrzom
web-daily-goes-on = graj dalej
web-daily-scored = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-daily-placed = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $place }. miejsce
web-daily-week = Najlepszy wynik każdego z ostatnich siedmiu dni
web-daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
web-daily-name = Podaj imię, a twój wynik znajdzie się we wspólnej tabeli.
web-daily-hand-in = Zgłoś mój wynik
web-daily-again = jeszcze raz
web-daily-again-help = To nie jest twoje pierwsze podejście: tym razem grasz tylko dla siebie, a wynik nie trafi do tabeli.
web-daily-results = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
web-daily-rank = Miejsce
web-daily-who = Kto
web-daily-points = Punkty
web-daily-rules = Liczy się pierwszy wynik. Zgłasza się sam, gdy jesteś online: do końca następnego dnia i pod twoim imieniem. Wyżej stoją ci, którzy wygrali, potem decydują punkty. W partii dnia nie ma podpowiedzi.
web-numbers-title = Statystyki
web-numbers-lead = Podsumowanie wszystkich skończonych partii w tej przeglądarce. Ranking prowadzą tylko stoły na serwerze.
web-numbers-players = Gracze
web-numbers-none = W tej przeglądarce nie masz jeszcze skończonych partii. Wybierz grę, a statystyki pojawią się same; partie z pliku lub linku się nie liczą.
web-numbers-seats = { $count ->
    [1] solo
    [few] { $count } graczy
   *[other] { $count } graczy
}
web-numbers-games = Partie
web-numbers-wins = Wygrane
web-numbers-best = Rekord
web-numbers-mean = Średnio
web-numbers-spread = Rozkład punktów
web-numbers-online = Na tym serwerze
web-numbers-online-lead = Partie przy stołach tego serwera dograne do końca. Do rankingu liczą się partie kilku graczy, w których nikt nie odszedł, nie poddał się i nie prosił o podpowiedź; boty są oceniane jak gracze. Liczba po ± mówi, jak pewny jest ranking: w dziewiętnastu przypadkach na dwadzieścia prawdziwa siła mieści się w tych granicach. Wyniki solo w skali z instrukcji liczą się tylko dla partii w przeglądarce, powyżej.
web-numbers-mine = Moje partie
web-numbers-rating = Ranking { $rating } ± { $within } ({ $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
})
web-numbers-winners = Średni wynik zwycięzcy ({ $seats }): { $mean } pkt; połowa zwycięzców ma od { $low } do { $high }.
web-numbers-winners-alike = Średni wynik zwycięzcy ({ $seats }): { $mean } pkt.
web-numbers-feats = Moje wyniki solo według skali z instrukcji
web-numbers-all-games = Wszyscy ({ $seats }): { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
web-numbers-by-seat = Wygrane według miejsca w pierwszej rundzie:
web-numbers-of-winners = Zwycięzcy
web-numbers-of-others = Pozostali
web-numbers-difference = Różnica
web-numbers-what-wins = Co wygrywa: skąd biorą się punkty
web-numbers-leaders = Liderzy miesiąca
web-numbers-this-month = Ten miesiąc
web-numbers-no-leaders = Nikogo jeszcze nie ma na liście.
web-numbers-be-listed = Na liście są tylko ci, którzy tego chcą: wybierz to w profilu.
