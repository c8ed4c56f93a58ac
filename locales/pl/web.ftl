# Słowa klienta w przeglądarce.
web-title = Signoria – gry renesansu
web-skip = Przejdź do treści
web-close = Zamknij

web-nav-label = Strony
web-nav-home = Do gier
web-nav-play = Graj
web-nav-games = Moje gry
web-nav-lobby = Poczekalnia
web-nav-settings = Ustawienia
web-nav-profile = Profil
web-nav-design = System wyglądu
web-foot-fans = Silniki zasad, boty i rysunki powstały dla tego stołu. Po wczytaniu działa też bez sieci.

web-home-title = Zajmij miejsce w renesansie
web-home-lead = Cztery wielkie gry o mecenasach, budowniczych i kupcach: z botami, ze znajomymi przy jednym ekranie albo przez sieć. Bez zakładania konta.
web-home-resume = Wróć do gry:
web-home-games = Gry
web-home-play = Graj
web-game-players = Graczy: { $low }–{ $high }
web-game-solo = Solo
web-length-florence = 90 min
web-length-lorenzo = 90–120 min
web-length-praga = 120 min
web-length-amalfi = 90 min
web-length-pebbles = 1 min

web-new-start = Rozpocznij grę
web-new-open-table = Otwórz stół
web-new-where = Gdzie
web-new-here = Na tym urządzeniu
web-new-online = Przez sieć
web-new-here-help = Z botami albo w kilka osób przy jednym ekranie. Gra jest przechowywana w tej przeglądarce i działa bez sieci.
web-new-online-help = Dostaniesz odnośnik dla znajomych. Wolne miejsca widać też w poczekalni.
web-new-seats = Kto gra
web-new-fewer = O jedno miejsce mniej
web-new-more = O jedno miejsce więcej
web-new-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
web-new-seats-help = Kilka osób podaje sobie urządzenie; między turami karty są zakryte.
web-new-options = Opcje
web-new-edition = Wydanie
web-new-by-chance = Losowo
web-plan-person = Człowiek
web-plan-open = Wolne miejsce
web-plan-random = Bot: początkujący
web-plan-greedy = Bot: czeladnik
web-plan-search = Bot: mistrz
web-player-you = Ty
web-player-number = Gracz { $number }

web-games-title = Moje gry
web-games-here = W tej przeglądarce
web-games-online = Na serwerze
web-games-none = Nie ma jeszcze gier. Wybierz grę na stronie głównej.
web-games-none-online = Nie siedzisz tam przy żadnym stole.
web-games-over = Zakończona
web-games-running = Trwa
web-games-save = Zapisz do pliku
web-games-forget = Usuń
web-games-forget-named = Usuń: { $game }
web-games-open-journal = Otwórz zapisaną grę
web-games-journal = Tekst dziennika
web-games-open = Otwórz

web-open-title = Tego stołu nie da się otworzyć
web-open-missing = W tej przeglądarce nie ma takiej gry. Może została usunięta albo toczyła się na innym urządzeniu.
web-open-unreadable = Zapisanej gry nie da się odczytać: { $reason }
web-open-unknown-game = Nie ma tu gry „{ $game }”.

web-settings-title = Ustawienia
web-settings-language = Język
web-settings-language-auto = Jak w przeglądarce
web-settings-theme = Kolory
web-settings-confirm = Pytaj, zanim wybór się liczy
web-settings-confirm-help = Każdy wybór trzeba jeszcze raz potwierdzić.
web-settings-sound = Dźwięk
web-settings-sound-help = Dwa ciche tony, gdy przychodzi twoja kolej.
web-settings-notify = Powiadomienia
web-settings-notify-help = Gdy przychodzi twoja kolej, a strona jest ukryta.
web-settings-still = Bez animacji
web-settings-still-help = Nic się nie porusza, a boty odpowiadają od razu.
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-to-light = Jasne kolory
web-theme-to-dark = Ciemne kolory

web-profile-title = Profil
web-profile-name = Nazwa
web-profile-name-help = Pod tą nazwą widzą cię inni przy stole.
web-profile-account = Konto
web-profile-account-help = Z hasłem odnajdziesz swoje gry na serwerze z każdego urządzenia. Bez niego grasz jako gość.
web-profile-no-server = Nie ma tu serwera albo jest nieosiągalny. Gry na tym urządzeniu go nie potrzebują.
web-profile-signed-in = Zalogowano jako
web-profile-sign-in = Zaloguj się
web-profile-sign-out = Wyloguj się
web-profile-create = Załóż konto
web-profile-password = Hasło

web-lobby-title = Poczekalnia
web-lobby-text = Stoły, które czekają na graczy.
web-lobby-none = W tej chwili nikt nie czeka. Otwórz własny stół.
web-lobby-open-own = Otwórz stół
web-remote-unreachable = Serwer jest nieosiągalny.
web-remote-loading = Chwileczkę…
web-remote-version = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
web-line-connecting = Łączenie…
web-line-open = Połączono
web-line-lost = Utracono połączenie, ponawiamy

web-room-text = Wyślij ten odnośnik znajomym. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-room-start = Zaczynamy
web-room-leave = Odejdź od stołu
web-room-sit = Usiądź
web-room-bot = Posadź bota
web-room-open = Zwolnij miejsce

web-table-opening = Nakrywamy do stołu…
web-table-side = Miejsca i dziennik
web-table-seats = Miejsca
web-table-score = Punkty
web-table-bot = Bot
web-table-absent = nieobecny
web-table-thinking = na ruchu
web-table-your-turn = Twoja kolej
web-table-take-back = Cofnij
web-table-link = Kopiuj odnośnik
web-table-copied = Skopiowano
web-table-history = Historia
web-table-moment = Moment gry
web-table-earlier = O jedną akcję wcześniej
web-table-later = O jedną akcję później
web-table-no-worker = Ta przeglądarka nie potrafi uruchomić botów obok strony.
web-table-not-kept = Przeglądarka nie ma miejsca na tę grę. Toczy się dalej, ale zniknie po zamknięciu strony.
web-table-bot-stuck = Bot nie wie, co tu zrobić. Cofnij ruch albo zacznij od nowa.
web-prompt-label = Pytanie
web-prompt-waiting = Czekamy: { $seats }
web-prompt-over = Gra skończona.
web-prompt-past = Stół po akcji { $number }
web-prompt-present = Wróć do teraz
web-prompt-confirm = Potwierdź
web-prompt-cancel = Anuluj
web-prompt-filter = Pisz, aby zawęzić
web-prompt-as-list = Wszystkie wybory jako lista
web-prompt-would = Wtedy:
web-log-title = Dziennik
web-log-look = Zobacz ten moment
web-talk-title = Rozmowa
web-talk-say = Powiedz coś
web-talk-send = Wyślij
web-curtain-title = { $name }, twoja kolej
web-curtain-text = Podaj urządzenie. Stół pokaże się, gdy nikt inny nie patrzy.
web-curtain-ready = Jestem { $name }

web-sheet-title = Arkusz punktów
web-sheet-now = Punkty do tej pory
web-sheet-winner = Zwycięstwo: { $names }
web-sheet-total = Razem
web-sheet-rank = Miejsce
web-sheet-chart = Punkty w trakcie gry
web-sheet-rematch = Zagraj jeszcze raz

web-design-title = System wyglądu
web-design-lead = Wszystkie części, z których zbudowane są stoły.
web-design-colours = Kolory
web-design-type = Pismo
web-design-buttons = Przyciski
web-design-icons = Ikony
web-design-seats = Miejsca
web-design-pictures = Rysunki
web-nowhere-title = Tu nic nie ma
web-nowhere-text = Odnośnik jest błędny albo stary.
