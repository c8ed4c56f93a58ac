# Słowa klienta w przeglądarce.
web-title = Signoria – renesansowe gry planszowe
web-skip = Przejdź do treści
web-close = Zamknij

web-nav-label = Strony
web-nav-home = Wszystkie gry
web-nav-games = Moje partie
web-nav-lobby = Stoły
web-nav-settings = Ustawienia
web-nav-profile = Profil
web-foot-fans = Zasady, boty i rysunki powstały specjalnie dla Signorii. Raz wczytana, działa też bez sieci.

web-home-title = Zajmij miejsce w renesansie
web-home-lead = Bez konta i czekania: z botami, przy jednym ekranie albo przez sieć.
web-home-resume = Graj dalej
web-home-games = Gry
web-home-play = Graj
web-game-players = { $low }–{ $high } graczy
web-game-solo = solo
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
web-new-here-help = Z botami albo w kilka osób przy jednym ekranie. Partia zapisuje się w tej przeglądarce i działa bez sieci.
web-new-online-help = Dostaniesz link dla znajomych. Wolne miejsca widać też w poczekalni.
web-new-seats = Kto gra
web-new-fewer = O jedno miejsce mniej
web-new-more = O jedno miejsce więcej
web-new-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
web-new-seats-help = Osoby przy jednym urządzeniu podają je sobie; między turami karty są zakryte.
web-new-seats-help-online = Wolne miejsca są dla tych, którzy otworzą twój link albo znajdą stół w poczekalni.
web-new-options = Opcje
web-new-edition = Wydanie
web-new-by-chance = Losowo
web-new-table = Stół
web-new-clock = Zegar
web-new-clock-help = Gdy komuś skończy się czas, pozostali mogą oddać jego miejsce botowi.
web-clock-none = Bez zegara
web-clock-quick = 20 minut plus 15 sekund na decyzję
web-clock-calm = Godzina plus 30 sekund na decyzję
web-clock-day = Dzień na ruch
web-clock-days = Trzy dni na ruch
web-clock-unlimited = bez limitu czasu
web-new-visibility = Kto może go znaleźć
web-new-public = Wszyscy, w poczekalni
web-new-by-link = Tylko osoby z linkiem
web-new-hints = Podpowiedzi
web-new-hints-help = Kto ma decydować, może zapytać, co zrobiłby mistrz. Gdy ktoś zapytał, partia nie liczy się do rankingu.
web-table-hints = Z podpowiedziami
web-plan-person = Osoba
web-plan-me = Ty
web-plan-open = Wolne miejsce
web-plan-apprentice = Bot: uczeń
web-plan-journeyman = Bot: czeladnik
web-plan-master = Bot: mistrz
web-plan-grandmaster = Bot: arcymistrz
web-strength-apprentice = Uczeń patrzy jeden krok naprzód: dobre towarzystwo na pierwszą partię.
web-strength-journeyman = Czeladnik uczył się gry na tysiącach partii i odpowiada od razu.
web-strength-master = Mistrz rozważa swój ruch i twoje odpowiedzi, najwyżej przez sekundę.
web-strength-grandmaster = Arcymistrz liczy dziesięć razy dalej niż mistrz, najwyżej przez dziesięć sekund.
web-player-one = Gość
web-player-number = Gracz { $number }

web-games-title = Moje partie
web-games-none = Nie ma jeszcze żadnej partii. Wybierz grę, a partia będzie tu od pierwszego ruchu.
web-games-offline = Serwer jest nieosiągalny: na tej liście brakuje partii, które na nim rozgrywasz.
web-games-over = Zakończona
web-games-finished = Zakończone partie
web-games-running = W toku
web-games-save = Zapisz do pliku
web-games-forget = Usuń
web-games-forget-named = Usuń: { $game }
web-games-open-journal = Otwórz zapisaną partię
web-games-damaged = Zapisana partia, której nie da się już odczytać
web-games-forget-sure = Tak, usuń
web-games-file = Plik zapisany tutaj albo w terminalu:
web-games-with-bots = Pozostałe miejsca zajmują boty
web-games-with-bots-help = Zajmujesz pierwsze miejsce. W przeciwnym razie wszyscy grają przy tym ekranie.
web-games-journal = Tekst zapisu partii
web-games-open = Otwórz

web-open-title = Tego stołu nie da się otworzyć
web-open-missing = W tej przeglądarce nie ma takiej partii. Może została usunięta albo toczyła się na innym urządzeniu.
web-open-unreadable = Zapisanej partii nie da się odczytać: { $reason }
web-open-unknown-game = Nie ma tu gry „{ $game }”.
web-open-seats = W tę grę nie można zagrać w tyle osób.

web-settings-title = Ustawienia
web-settings-language = Język
web-settings-language-auto = Jak w przeglądarce
web-settings-theme = Kolory
web-settings-ask = Proś o potwierdzenie wyboru
web-ask-never = Nigdy
web-ask-end = Gdy kończy moją turę albo nie da się go cofnąć
web-ask-always = Zawsze
web-settings-sound = Dźwięk
web-settings-sound-help = Dwa ciche dźwięki, gdy przychodzi twoja kolej.
web-settings-notify = Powiadomienia
web-settings-notify-help = Gdy przychodzi twoja kolej, a strona jest ukryta.
web-settings-still = Bez animacji
web-settings-still-help = Nic się nie porusza, a boty odpowiadają od razu.
web-settings-one-tap = Wystarczy jedno dotknięcie
web-settings-one-tap-help = Na ekranie dotykowym pierwsze dotknięcie pokazuje, co daje wybór, a drugie go dokonuje. Z tym ustawieniem liczy się już pierwsze.
web-theme-system = Jak w systemie
web-theme-light = Jasne
web-theme-dark = Ciemne
web-theme-to-light = Włącz jasne kolory
web-theme-to-dark = Włącz ciemne kolory

web-profile-title = Profil
web-profile-name = Imię
web-profile-name-help = Pod tym imieniem widzą cię inni przy stole.
web-profile-account = Konto
web-profile-account-help = Z hasłem odnajdziesz swoje partie na serwerze z każdego urządzenia. Bez niego grasz jako gość.
web-profile-no-server = Nie ma tu serwera albo nie można się z nim połączyć. Partie na tym urządzeniu go nie potrzebują.
web-profile-signed-in = Zalogowano jako
web-profile-sign-in = Zaloguj się
web-profile-sign-out = Wyloguj się
web-profile-listed = Pokazuj moje imię wśród liderów
web-profile-listed-help = Wyłączone, dopóki tego nie wybierzesz. Wtedy każdy, kto ogląda statystyki tego serwera, widzi twoje imię, ranking oraz liczbę partii rozegranych i wygranych w tym miesiącu.
web-profile-create = Załóż konto
web-profile-password = Hasło
web-profile-data = Moje dane
web-profile-export = Zapisz wszystkie moje dane
web-profile-hear-all = Cofnij wyciszenia
web-profile-hears-all = Nikt nie jest już wyciszony.
web-profile-delete = Usuń mój profil
web-profile-delete-help = Imię, hasło, sesje i wiadomości z czatu zostaną usunięte. Rozpoczęte partie toczą się dalej bez ciebie. Tego nie można cofnąć.
web-profile-delete-sure = Tak, usuń na zawsze
web-profile-deleted = Serwer już cię nie pamięta.
web-profile-change-password = Zmień hasło
web-profile-old-password = Dotychczasowe hasło
web-profile-new-password = Nowe hasło
web-profile-change-help = Co najmniej 8 znaków. Nastąpi wylogowanie na wszystkich innych urządzeniach.
web-profile-password-changed = Hasło zostało zmienione.
web-notices-title = Powiadomienia
web-notices-help = Dla stołów, przy których na ruch są całe dni: wiadomość dotrze, choć strona jest zamknięta. Podaje tylko grę i prowadzi do stołu.
web-notices-browser = W tej przeglądarce
web-notices-browser-help = Przeglądarka zapyta raz, czy może pokazywać wiadomości.
web-notices-missing = Ta przeglądarka nie może stąd pokazywać wiadomości. Potrzebny jest adres z https; na iPhonie i iPadzie najpierw dodaj stronę do ekranu początkowego.
web-notices-denied = Ta przeglądarka ma zakaz pokazywania stąd wiadomości. Możesz to zmienić w jej ustawieniach dla tej strony.
web-notices-refused = Przeglądarka nie zgodziła się pokazywać wiadomości.
web-notices-what = Chcę wiedzieć
web-notices-turn = gdy przychodzi moja kolej
web-notices-begins = gdy partia się zaczyna
web-notices-ended = gdy partia dobiegła końca
web-notices-take-back = gdy ktoś prosi mnie o zgodę na cofnięcie ruchu
web-notices-when = Gdy stół na mnie czeka, powiadom
web-notices-at-once = od razu
web-notices-after-minutes = po { $minutes ->
    [one] { $minutes } minucie
   *[other] { $minutes } minutach
}
web-notices-after-hours = po { $hours ->
    [one] { $hours } godzinie
   *[other] { $hours } godzinach
}
web-notices-quiet = Godziny ciszy
web-notices-quiet-help = Wiadomości przyjdą później, jeśli stół nadal czeka.
web-notices-from = Od
web-notices-to = do
web-notices-webhooks = Webhooki
web-notices-webhooks-help = Serwer wysyła to samo na podany adres, na przykład w usłudze czatu.
web-notices-address = Adres
web-notices-add = Dodaj
web-notices-test = Wyślij próbę
web-notices-tested = Wiadomość została przyjęta.
web-notices-remove = Usuń

web-lobby-none = Żaden stół nie czeka. Otwórz własny: wolne miejsce może zająć bot.
web-lobby-open-own = Otwórz stół
web-remote-unreachable = Nie można połączyć się z serwerem.
web-remote-loading = Chwileczkę…
web-remote-version = Ta strona jest starsza niż serwer. Odśwież ją.
web-remote-announced = Wiadomość od administratora serwera: { $text }
web-line-connecting = Łączenie…
web-line-open = Połączono
web-line-lost = Utracono połączenie, próbujemy ponownie

web-update-waiting = Nowa wersja Signorii jest gotowa.
web-update-load = Wczytaj teraz
web-update-mixed = Jest nowsza wersja Signorii i ta strona nie może już wczytać wszystkich swoich części. Odśwież stronę; partie są bezpieczne.

web-room-text = Wyślij ten link: kto go otworzy, podaje imię i siada do stołu.
web-room-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz ją oglądać.
web-room-start = Rozpocznij grę
web-room-leave = Odejdź od stołu
web-room-sit = Usiądź
web-room-bot = Posadź bota
web-room-open = Zwolnij miejsce

web-table-opening = Rozkładamy grę…
web-table-unreachable = Nie można wczytać stołu: brak połączenia, a to urządzenie jeszcze go nie zachowało.
web-table-side = Miejsca i dziennik
web-table-seats = Miejsca
web-table-score = Punkty
web-table-bot = Bot
web-table-absent = offline
web-table-thinking = wykonuje ruch
web-desk-raise = Podnieś panel
web-desk-lower = Opuść panel
web-prompt-deed = akcja { $number } z { $count }
web-seat-first = 1.
web-seat-visit = Pokaż planszę: { $seat }
web-table-your-turn = Twoja kolej
web-table-you = (ty)
web-table-take-back = Cofnij
web-table-take-back-nothing = Nie ma czego cofać.
web-table-take-back-free = Bez pytania: od tego czasu nikt nie zagrał i nic ukrytego nie zostało ujawnione.
web-table-take-back-ask = Inni już zagrali albo ujawniono coś ukrytego: pozostali muszą się zgodzić.
web-table-take-back-closed = Za późno: zagrał bot albo ujawniono coś ukrytego, a nie ma kto się zgodzić.
web-table-branch = Graj dalej stąd
web-table-branch-help = Kopia partii do tego momentu. Sama partia pozostaje bez zmian.
web-table-link = Kopiuj link
web-table-copied = Skopiowano
web-table-not-copied = Przeglądarka nie pozwala kopiować. Oto link: { $link }
web-table-history = Historia
web-table-moment = Moment partii
web-table-earlier = O jedną akcję wcześniej
web-table-later = O jedną akcję później
web-table-no-worker = Ta przeglądarka nie potrafi uruchomić botów w tle.
web-table-not-kept = Przeglądarka nie ma miejsca, żeby zapisać tę partię. Możesz grać dalej, ale po zamknięciu strony partia przepadnie.
web-table-unlearned = Nie udało się wczytać tego, czego nauczyły się boty: na razie grają jak uczniowie.
web-table-bot-stuck = Bot nie wie, co tu zrobić. Cofnij ruch albo zacznij od nowa.
web-prompt-label = Pytanie
web-prompt-waiting = Czekamy na ruch: { $seats }
web-prompt-over = Koniec gry.
web-prompt-past = { $number ->
    [0] Stół na początku gry
   *[other] Stół po akcji { $number }
}
web-prompt-present = Wróć do gry
web-prompt-back = Wstecz
web-prompt-confirm = Potwierdź
web-prompt-cancel = Anuluj
web-prompt-filter = Wpisz, by zawęzić listę
web-prompt-would = Wtedy: { $what }
web-prompt-tap-again = Dotknij jeszcze raz
web-prompt-all = { $count ->
    [one] Jedna odpowiedź na planszy
   *[other] Wszystkie odpowiedzi ({ $count })
}
web-log-title = Dziennik
web-log-look = Zobacz moment { $number }
web-log-you = Ty
web-log-all = Pokaż wszystkie wiersze ({ $count })
web-talk-title = Czat
web-talk-say = Napisz coś
web-talk-send = Wyślij
web-talk-mute = Wycisz
web-talk-report = Zgłoś
web-talk-muted = Nie zobaczysz już wiadomości tej osoby. Cofniesz to w profilu.
web-talk-reported = Zgłoszenie trafiło do administratora serwera.
web-curtain-title = { $seat }: twoja kolej
web-curtain-text = Podaj urządzenie dalej. Odsłoń stół, gdy nikt inny nie patrzy.
web-curtain-ready = To ja, { $seat }

web-sheet-title = Arkusz punktacji
web-sheet-winner = Zwycięstwo: { $names }
web-sheet-lead = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $margin } więcej niż { $name }
web-sheet-gave-up = Poddanie partii: { $names }.
web-sheet-out = gra poddana
web-sheet-total = Razem
web-sheet-rank = Miejsce
web-sheet-outlook = Punktacja końcowa dałaby teraz
web-sheet-outlook-sum = Razem byłoby
web-sheet-chart = Punkty w trakcie partii
web-sheet-chart-help = naciśnij rundę, aby znów ją zobaczyć
web-sheet-rematch = Zagraj jeszcze raz
web-sheet-daily = Wyniki dnia
web-sheet-board = Zobacz planszę
web-sheet-back = Wróć do wyniku

web-design-title = System projektowy
web-design-lead = Wszystkie części, z których zbudowane są plansze.
web-design-colours = Kolory
web-design-type = Typografia
web-design-buttons = Przyciski
web-design-parts = Elementy
web-design-question = Co wybierasz?
web-design-icons = Ikony
web-design-seats = Miejsca
web-design-pictures = Rysunki
web-nowhere-title = Tu nic nie ma
web-nowhere-text = Link jest błędny albo nieaktualny.

web-florence-first-player = Gracz rozpoczynający
web-florence-round = Runda { $number }, minimalna Wartość Dzieła { $minimum }
web-florence-estates = Księstwa
web-florence-estate-of = Księstwo ({ $seat }): { $tiles }
web-florence-prestige = Punkty Prestiżu
web-florence-coins = Floreny
web-florence-builders = Architekci
web-florence-jesters = Błaznowie
web-florence-professions = Wolne Zawody w ręce i na stole
web-florence-bonuses = Karty Premii
web-florence-best = Najwybitniejsze Dzieło rundy
web-florence-auction = Licytacja
web-florence-left = zostało { $count }
web-florence-gone = nie w tej rundzie
web-florence-rounds = runda
web-florence-works-from = Dzieła od
web-florence-leads-with = prowadzi: { $coins }
web-florence-part-hands = Karty początkowe
web-florence-part-auction = Licytacja
web-florence-part-court = Postacie
web-florence-part-actions = Akcje
web-florence-part-best = Najwybitniejsze Dzieło
web-florence-part-end = Zakończenie gry
web-florence-estate-shown = Księstwo: { $seat }
web-florence-passed = rezygnuje
web-florence-back-home = Do mojego Księstwa
web-florence-court = Karty Postaci
web-florence-bid-less = mniej
web-florence-bid-more = więcej
web-florence-character-banker = Floreny z karty pomniejszone o stawkę
web-florence-character-cardinal = Trzy akcje w tej rundzie
web-florence-character-merchant = Następny wygrany obiekt za darmo albo tyle Punktów Prestiżu, ile wynosi twoja pozycja
web-florence-character-muse = Zwiększa Wartość każdego Dzieła o numer rundy
web-florence-character-princess = Dzieło bez karty Wolnego Zawodu
web-florence-character-professor = Karta Premii lub Prestiżu, wybrana z pięciu
web-florence-market = Plac budowy
web-florence-hand = Twoje karty
web-florence-seen = Do wyboru
web-florence-seen-rest = Na spód stosu
web-florence-watching = Oglądasz grę, więc ręce są zakryte. Naciśnij gracza, żeby zobaczyć jego Księstwo w powiększeniu.
web-florence-on-table = Wolne Zawody na stole
web-florence-met = (spełnione)
web-florence-unmet = (niespełnione)
web-florence-worth = teraz { $value }, minimum { $minimum }
web-florence-rotate = Obróć
web-florence-mirror = Odbij
web-florence-place = Połóż
web-florence-place-help = { $tile }: strzałki przesuwają, R obraca, F odbija, Enter kładzie
web-florence-fits = Mieści się tutaj.
web-florence-does-not-fit = Nie mieści się tutaj.
web-florence-across = Wspólny Budynek leży w poprzek granicy.
web-florence-diego-card = Karta rundy
web-florence-diego-turn = Ostatnia tura Diega
web-florence-diego-deck = Karty w stosie Diega
web-florence-put-up = już wystawione
web-florence-hidden = zakryta
web-florence-virtual = Wirtualny gracz { $number }

web-request-yours = Prosisz o cofnięcie ruchu. Pozostali muszą się zgodzić.
web-request-other = { $seat } prosi o cofnięcie ruchu.
web-request-agree = Zgódź się
web-request-refuse = Odmów
web-request-rematch = Przejdź do rewanżu
web-request-concede = Poddaj się
web-request-concede-what = Dalej gra za ciebie bot; jeśli nikt inny nie zostanie, gra się skończy.
web-request-concede-sure = Tak, poddaję się
web-request-concede-not = Nie, gram dalej
web-request-substitute = Oddaj miejsce botowi: { $seat }
web-request-leave = Wstań od stołu; miejsce pozostanie wolne
web-room-tab-label = Części stołu
web-room-tab-board = Plansza
web-room-tab-mine = Moje
web-room-tab-others = Rywale
web-room-tab-log = Dziennik
web-side-scores = Punkty
web-side-words = Słowami
web-florence-estate-own = Twoje Księstwo
web-florence-coins-hidden = ukryte
web-florence-price = cena
web-florence-of-minimum = próg { $minimum } { $short ->
    [0] ✓
   *[other] · brakuje { $short }
}

web-explain-label = Objaśnienie
web-explain-not-now = Nie teraz:
web-explain-points = Dotychczasowe punkty według źródeł.
web-explain-met = (jest)
web-explain-unmet = (brak)

web-line-not-sent = Utracono połączenie. Nic nie wysłano; wybierz jeszcze raz, gdy połączenie wróci.
web-replay-label = Powtórka
web-replay-help = Pokaż jeszcze raz, co się wydarzyło od twojej ostatniej tury
web-replay-skip = Pomiń
web-replay-space = spacja
web-menu-label = Menu
web-settings-speed = Tempo tur innych graczy
web-speed-slow = wolno
web-speed-normal = normalnie
web-speed-fast = szybko
web-speed-at-once = od razu

web-florence-freedom-travel = Poruszania
web-florence-freedom-religion = Wyznania
web-florence-freedom-opinion = Wypowiedzi
web-florence-deck-profession = Wolny Zawód
web-florence-deck-bonus = Karta Premii
web-florence-work = Wartość Dzieła
web-florence-bonuses-help = dowolne, w dowolnej kolejności
web-florence-points-short = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-florence-fewer-points = Mniej punktów
web-florence-more-points = Więcej punktów
web-florence-all-coins = Same Floreny
web-florence-all-points = Same punkty
web-florence-up-to = Do { $coins }
web-florence-raise-to = Podwyższasz do { $coins } za { $stack-acc }?
web-florence-bid-leaves =
    Jeśli wygrasz za { $coins }, zostanie { $left }.{ $limit ->
        [0] {""}
       *[other] {" "}Przy { $limit } zostanie { $rest }.
    }
web-florence-cannot-raise = Nie możesz podbić do { $coins }
web-florence-purse-holds = W sakiewce masz { $coins }.
web-florence-limit-passed = Twój limit { $limit } przekroczono. Jeśli wygrasz za { $coins }, zostanie { $left }.
web-florence-rest-hand = Nikt nie zobaczy, którą.
web-florence-rest-open = Pozostali pasują albo podbijają o { $raise }. Każdy dostaje jeden obiekt na rundę.
web-florence-rest-court = Wygrywa najwyższa oferta; przelicytowany może licytować znowu.
web-florence-rest-last = Nikt już nie licytuje: naciśnij obiekt albo zrezygnuj.
web-florence-rest-recruit = Naciśnij wybrany Wolny Zawód; liczba na nim mówi, ile warte będzie jego Dzieło.
web-florence-rest-turn = Budynek, Swoboda, karta ze stosu albo Dzieło z ręki.
web-florence-rest-no-card = Nie masz w ręce Wolnego Zawodu, a bez niego nie ma Dzieła. Weź nową kartę na placu budowy.
web-florence-new-cards = Nowe Wolne Zawody: plac budowy, po { $coins }
web-florence-wishes = Preferencje: { $building }, { $landscape }, { $freedom }
web-florence-rest-keep = Jedną zatrzymujesz w tajemnicy, pozostałe trafiają na spód stosu.
web-florence-rest-keep-prestige = Jedną zatrzymujesz w tajemnicy. W nawiasie: ile daje przy remisie.
web-florence-rest-order = Kolejność dobrania wystarczy. Dla innej naciskaj je po kolei.
web-florence-did-gave-back = karta oddana
web-florence-did-bid = stawka { $what }
web-florence-did-sat-out = nie licytuje
web-florence-did-bought = zakup: { $what }
web-florence-did-sold = sprzedane punkty: { $what }
web-florence-did-took-card = karta wzięta
web-florence-did-recruited = rekrutacja: { $what }
web-florence-did-completed = Dzieło: { $what }
web-florence-did-built = wznosi: { $what }
web-florence-did-introduced = { $what }
web-florence-own-result =
    { $rank ->
        [1] Wygrywasz
       *[other] Masz { $rank }. miejsce
    }: { $points ->
        [one] { $points } Punkt Prestiżu
        [few] { $points } Punkty Prestiżu
       *[many] { $points } Punktów Prestiżu
    }.
web-florence-did-placed =
    { $rank }. miejsce{ $cards ->
        [0] {""}
       *[other] {" "}· karty +{ $cards }
    }
web-florence-raising = Podwyższamy za ciebie do { $coins }
web-florence-bidding = Licytujemy za ciebie: { $coins }
web-florence-stop-raising = Stop
web-florence-put-back = Odłóż
web-florence-build-here = Zbuduj
web-florence-build-here-ask = Zbudować tutaj { $tile-acc }?
web-florence-place-here-ask = Umieścić tutaj { $tile-acc }?
web-florence-at-cells = Pola: { $cells }.
web-florence-at-cells-left = Pola: { $cells }. Zostaje { $coins } Florenów.
web-florence-memory-title = Wspomnienia z gry
web-florence-memory-work = { $card }: { $value }
web-florence-memory-work-of = najwybitniejsze Dzieło · { $seat }, runda { $round }
web-florence-memory-lot = { $lot } za { $coins }
web-florence-memory-lot-of = najdroższy obiekt · { $seat }, runda { $round }
web-florence-memory-building-of = największy Budynek · { $seat }, runda { $round }
web-florence-memory-lead = { $count ->
    [0] Prowadzenie się nie zmieniło
    [one] Prowadzenie zmieniło się { $count } raz
   *[other] Prowadzenie zmieniło się { $count } razy
}
web-florence-memory-lead-of = bez remisów
web-florence-cells-free = wolne { $free } z { $all } pól
web-florence-count-jester = { $count ->
    [one] { $count } Błazen
   *[other] { $count } Błaznów
}
web-florence-count-builder = { $count ->
    [one] { $count } Architekt
   *[other] { $count } Architektów
}
web-florence-count-card = { $count ->
    [one] { $count } własna karta
    [few] { $count } własne karty
   *[many] { $count } własnych kart
}
web-florence-count-bonus = { $count ->
    [one] { $count } karta Premii
    [few] { $count } karty Premii
   *[many] { $count } kart Premii
}
web-florence-worth-jester = +{ $value } do Dzieła
web-florence-worth-then-jester = → +{ $value } do Dzieła
web-florence-worth-builder = { $value ->
    [0] Budynek za darmo
   *[other] Budynek za { $value }
}
web-florence-worth-then-builder = { $value ->
    [0] → Budynek za darmo
   *[other] → Budynek za { $value }
}
web-florence-yard-closed = otwarcie po licytacji
web-florence-yard-terms = { $builders ->
    [0] bez Architektów
    [one] z { $builders } Architektem
   *[other] z { $builders } Architektami
} Budynek { $coins ->
    [0] jest darmowy
   *[other] kosztuje { $coins }
} i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-florence-owned = masz
web-florence-none-left = brak
web-florence-no-room = brak miejsca
web-florence-next-auction = do rundy { $round }
web-florence-lot-up = teraz: { $lot }
web-florence-seat-leads = prowadzi { $seat }
web-florence-bids-in-hundreds = stawki w setkach
web-florence-purse = sakiewka: { $coins }
web-florence-your-limit = twój limit { $hundreds }
web-florence-lot-note-landscape = +{ $value } do Dzieł, które tego chcą
web-florence-lot-note-jester = +{ $value } do każdego Dzieła
web-florence-lot-note-builder = tańsze Budynki
web-florence-lot-note-prestige = punkty na koniec gry
web-florence-lot-note-recruiting = Wolny Zawód z cudzego stołu
web-florence-was = było { $value }
web-florence-work-change = { $before } → { $after } · próg { $minimum }
web-florence-works-count = { $count ->
    [0] brak Dzieł
    [one] { $count } Dzieło
    [few] { $count } Dzieła
   *[many] { $count } Dzieł
}
web-florence-no-bonus = brak kart Premii
web-florence-complete = Ukończ
web-florence-complete-ask = Ukończyć to Dzieło?
web-florence-best-chip = jak dotąd najlepsze
web-florence-work-then = Potem punkty: { $points }, Floreny: { $coins }.
web-florence-works-label = Dzieła
web-florence-of-minimum-in-round = próg { $minimum } w rundzie { $round } { $short ->
    [0] ✓
   *[other] · brakuje { $short }
}
web-florence-laid = zagrana jako { $number ->
    [1] pierwsza
    [2] druga
    [3] trzecia
   *[other] { $number }.
}
web-florence-laid-down = patrz na arkusz
web-florence-lay-down = zagraj: { $value } → { $then }
web-florence-bank-pays = Bank płaci { $coins }
web-florence-pay-terms = każde { $rate } można zamienić na 1 punkt, najwyżej { $most ->
    [one] { $most } raz
   *[other] { $most } razy
}
web-florence-coins-kept = Florenów zostaje
web-florence-best-brings = +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-florence-no-work = brak Dzieła
web-scoring-cards = Karty
web-scoring-title = Punktacja końcowa
web-scoring-help = poniżej sumy po kolei; kolor pokazuje, kto prowadził


# Amalfi przy stole
web-amalfi-left = zostało { $count }
web-amalfi-plain = { $what }
web-amalfi-card-words = { $kind }; { $cost }; { $what }
web-amalfi-lighthouse = Latarnia
web-amalfi-court = Dwór
web-amalfi-invited = zaproszone: { $count }
web-amalfi-turned = (aktywowana)
web-amalfi-works = Arcydzieła
web-amalfi-routes = Trasy
web-amalfi-far-lights = Trasy prywatne
web-amalfi-others = Pozostali:
web-amalfi-port = Port
web-amalfi-back-in = do rundy { $round }
web-amalfi-ready = gotowe do żeglugi: { $count }
web-amalfi-shipyard = Stocznia
web-amalfi-ship-price = { $n ->
    [one] { $n } { $of-one } za statek
    [few] { $n } { $of-few } za statek
   *[many] { $n } { $of-many } za statek
}
web-amalfi-barn = Spichlerz
web-amalfi-barn-words = chleb { $bread } z { $capacity } · na wyżywienie { $owed }
web-amalfi-barn-fed = chleb { $bread } z { $capacity } · już po wyżywieniu
web-amalfi-passes = { $missing ->
    [0] Pas? Twoja runda się skończy.
   *[other] Pas? Zabraknie chleba: { $missing }, −{ $vp } PZ.
}
web-amalfi-verbs = Akcje główne
web-amalfi-verb-sail = Żegluga
web-amalfi-verb-buy = Zakup
web-amalfi-verb-explore = Eksploracja
web-amalfi-verb-invite = Zaproszenie
web-amalfi-verb-activate = Aktywacja
web-amalfi-verb-build = Budowa
web-amalfi-ways = { $count ->
    [0] teraz niemożliwe
    [one] { $count } sposób
    [few] { $count } sposoby
   *[many] { $count } sposobów
}
web-amalfi-sail-now = Płyń
web-amalfi-to-dock = zatoka ▸ przystań
web-amalfi-then-lighthouse = Potem { $seat } może użyć latarni.
web-amalfi-fewer-ships = Mniej statków: { $hold }
web-amalfi-more-ships = Więcej statków: { $hold }
web-amalfi-send-ships = Wyślij { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
}
web-amalfi-ahead = Co przed tobą
web-amalfi-now = dałby teraz
web-amalfi-still = brakuje
web-amalfi-no-hand = Brak postaci na ręce: nowe przynoszą rejsy i niektóre premie.
web-amalfi-no-routes = jeszcze bez tras
web-amalfi-then-lacks = Wtedy na wyżywienie zabraknie chleba: { $missing }.
web-amalfi-then-feeding = wyżywienie { $before } ▸ { $after }
web-amalfi-rewards = Co ta partia nagradza
web-amalfi-rewards-help = edykty na końcu rund, tytuły w każdej chwili
web-amalfi-next-guest = nowy gość
web-amalfi-any-time = Zawsze wolno
web-amalfi-discard = Odrzuć za chleb:
web-amalfi-pay = Zapłać
web-amalfi-pay-with = Czym płacisz
web-amalfi-lost = { $n ->
    [few] przepadną { $n }
   *[many] przepadnie { $n }
}
web-amalfi-pay-how = naciśnij lub przeciągnij inny statek
web-amalfi-not-this = Nie to
web-amalfi-pays-from = { $place }: { $ships ->
    [one] { $ships } statek daje { $n }
    [few] { $ships } statki dają { $n }
   *[many] { $ships } statków daje { $n }
}
web-amalfi-raised = { $n } z { $cost }
web-amalfi-over = + { $n }
web-amalfi-over-words = nadwyżka ({ $n }): chleb
web-amalfi-surcharge = − { $n }
web-amalfi-other-ways = Inaczej
web-amalfi-how-recall = Naciśnij swój statek na morzu albo przeciągnij go do zatoki.
web-amalfi-how-launch = Naciśnij statek w porcie albo przeciągnij go do zatoki.
web-amalfi-how-copy = Naciśnij trasę na mapie: płacisz i wykonujesz ją bez statku.
web-amalfi-how-move = Naciśnij znak nad statkiem, potem nową ładownię; albo przeciągnij statek.
web-amalfi-how-lighthouse = Naciśnij wolne miejsce na latarnię przy dowolnej trasie.
web-amalfi-how-unturn = Naciśnij obróconą postać na swoim dworze.
web-amalfi-how-spend = Naciśnij kartę na ręce.
web-amalfi-how-take = Naciśnij postać w radzie.
web-amalfi-lower-ship = { $place }: zapłać tym statkiem
web-amalfi-keep-ship = { $place }: nie płać tym statkiem
web-amalfi-ending = Koniec rundy { $round }
web-amalfi-will-eat = chleba wystarczy: { $n }
web-amalfi-was-fed = zjedzono chleba: { $n }
web-amalfi-lacks = brakuje chleba: { $missing }, −{ $vp } PZ
web-amalfi-was-hungry = zabrakło chleba: { $missing }, −{ $vp } PZ
web-amalfi-titles-by-round = Ile tytułów trzeba mieć na koniec rund:
web-amalfi-chooses = wybiera
web-amalfi-waits = czeka
web-amalfi-has-chosen = wybór dokonany
web-amalfi-set-aside = Odłożone na później:
web-amalfi-deal-guild = Stosy gildii
web-amalfi-deal-guild-help = Sześć postaci na rękę. Pod nazwą stosu widać, w czym jest dobry; wskaż postać, aby o niej przeczytać. Pierwszy gracz wybiera ostatni.
web-amalfi-bent-scribes = Księgi i postacie na ręce
web-amalfi-bent-painters = Obrazy za klejnoty
web-amalfi-bent-masons = Zabytki i latarnie morskie
web-amalfi-bent-shipwrights = Duża flota
web-amalfi-bent-navigators = Trasy prywatne
web-amalfi-bent-bankers = Chleb, goście i tytuły
web-amalfi-deal-blind = W ciemno
web-amalfi-deal-blind-help = Sześć losowych kart, które widzisz tylko ty.
web-amalfi-deal-personal = Wybór osobisty
web-amalfi-deal-personal-help = Zatrzymaj sześć z dziesięciu kart; nikt nie zobaczy, które.
web-amalfi-deal-full = Pełny draft
web-amalfi-deal-full-help = Zatrzymaj jedną kartę, resztę oddaj w lewo; zatrzymane karty są ukryte.
web-amalfi-deal-selective = Draft wybiórczy
web-amalfi-deal-selective-help = Najpierw draft pięciu kart, potem jedna z trzech postaci z efektem na koniec gry.
web-amalfi-feeding = { $missing ->
    [0] Wyżywienie: { $owed } z { $bread ->
        [one] { $bread } chleba
       *[many] { $bread } chlebów
    }.
   *[other] Wyżywienie: { $owed ->
        [one] { $owed } chleb
        [few] { $owed } chleby
       *[many] { $owed } chlebów
    }, brakuje { $missing }.
}
web-amalfi-passed = pas
web-amalfi-back = Wróć do swojej planszetki
web-amalfi-open-board = Pokaż planszetkę: { $seat }
web-amalfi-titles-needed = { $needed ->
    [0] tytuły jeszcze niepotrzebne
   *[other] tytuły: { $held } z { $needed }
}
web-amalfi-reactions = Reakcje


web-nav-start = Start

web-home-morning = Dzień dobry, { $name }. Zajmij miejsce.
web-home-day = Dzień dobry, { $name }. Zajmij miejsce.
web-home-evening = Dobry wieczór, { $name }. Zajmij miejsce.
web-home-all-games = { $count ->
    [one] Moje partie
    [few] Wszystkie { $count } partie
   *[many] Wszystkie { $count } partii
}
web-home-first = Twoja pierwsza partia
web-home-first-text = Nie masz jeszcze żadnej partii. Wejdź pod jeden z łuków powyżej albo zacznij tutaj: stół z dwoma botami będzie gotowy w mgnieniu oka i niczego nie trzeba wcześniej czytać.
web-home-first-play = Rozpocznij partię
web-home-take-turn = Wykonaj ruch
web-home-to-table = Do stołu
web-home-round = Runda { $round }
web-home-turn = Tura { $turn } z { $turns }
web-home-turn-of = ruch: { $names }
web-home-turn-others = kolej na innych
web-home-gathering = jeszcze nie rozpoczęta
web-home-tables = Czekające stoły
web-home-all-tables = Wszystkie stoły
web-short-florence = Florencja
web-short-lorenzo = Wawrzyniec
web-short-praga = Praga
web-short-amalfi = Amalfi
web-line-florence = Licytuj Parki i Błaznów, niech tworzą artyści.
web-line-lorenzo = Wystawiaj członków rodu i nie narażaj się papieżowi.
web-line-praga = Obracaj koło akcji, buduj królewskie miasto.
web-line-amalfi = Twoje statki to robotnicy, towar i pieniądze.
web-lobby-offline = Nie ma połączenia z serwerem, a gra z innymi go wymaga. Partie na tym urządzeniu działają bez niego.
web-lobby-join = Dosiądź się
web-lobby-free = wolne
web-lobby-enter-code = Wpisz kod
web-lobby-code = Kod stołu lub link do niego
web-lobby-go = Przejdź
web-clock-live = na żywo, po { $minutes } min
web-clock-per-move = { $days ->
    [one] dzień na ruch
   *[other] { $days } dni na ruch
}
web-ago-now = przed chwilą
web-ago-minutes = { $count } min temu
web-ago-hours = { $count } godz. temu
web-ago-days = { $count ->
    [one] wczoraj
   *[other] { $count } dni temu
}
web-open-table-title = Otwórz stół
web-open-table-text = W co zagramy? Dostaniesz link dla znajomych; wolne miejsca widzą też wszyscy inni.
web-name-label = Twoje imię przy stole
web-name-another = Inne
web-name-face = Twój portret
web-name-keep = Zapisz imię
web-name-kept = Imię zmienione, także na serwerze.
web-terms-no = nie
web-lobby-none-such = Na razie nie czeka żaden stół do tej gry.
web-lobby-any-game = Dowolna gra
web-lobby-all = Wszystkie
web-lobby-live = Na żywo
web-lobby-days = Dni na ruch
web-lobby-no-game = Nie masz rozpoczętych partii.
web-lobby-filter = Które stoły
web-lobby-opened = { $host }, { $when }
web-lobby-own = Otwórz własny stół
web-lobby-own-text = Wybierz grę, wydanie, miejsca i zegar, a potem wyślij link. Wolne miejsca mogą zająć boty.
web-games-choose = Wybierz grę
web-games-look = Zobacz
web-games-save-named = Zapisz do pliku: { $game }
web-room-invited-by = { $host } trzyma dla ciebie miejsce
web-room-gathering = Zbieramy się przy stole
web-room-ready = Wszyscy już siedzą. Można zaczynać.
web-room-free-seats = Możesz zacząć, gdy wszystkie miejsca będą zajęte. Na każdym miejscu możesz posadzić bota.
web-room-host-begins = Siedzisz przy stole. Gospodarz zacznie, gdy będą już wszyscy.
web-room-no-account = Konto nie jest potrzebne. Imię zapamięta ta przeglądarka.
web-room-learn = Najpierw się naucz
web-room-invite = Zaproś znajomych
web-room-copy = Skopiuj zaproszenie
web-room-host = gospodarz
web-room-watching = Oglądasz grę
web-room-begun = Gra już trwa, wszystkie miejsca są zajęte.
web-room-watch = Oglądaj
web-room-plays = Gra trwa
web-open-elsewhere = Ta partia jest otwarta w innej karcie przeglądarki. Grać można tylko w jednej.
web-open-taken = Ta partia toczy się teraz w innej karcie przeglądarki.
web-open-here = Graj tutaj

web-praga-area-wheel = Koło
web-praga-area-rows = Heksy
web-praga-area-city = Miasto
web-praga-area-slopes = Budowle
web-praga-area-river = Droga
web-praga-areas = Części planszy
web-praga-own-pages = Części własnej planszy
web-praga-page-map = Plansza akcji
web-praga-page-tracks = Tory
web-praga-turn = Tura { $turn } z { $turns }, epoka { $era }
web-praga-era-1 = Epoka I
web-praga-era-2 = Epoka II
web-praga-row-upgrade = Ulepszenia
web-praga-row-wall = Mury
web-praga-row-building = Budynki
web-praga-seals = Pieczęcie
web-praga-act-mines = Kopalnia
web-praga-act-quarries = Kamień
web-praga-act-upgrade = Ulepsz.
web-praga-act-wall = Mur
web-praga-act-building = Budynek
web-praga-act-road = Droga
web-praga-choose-this = Wybierz
web-praga-turn-left = Obróć w lewo
web-praga-turn-right = Obróć w prawo
web-praga-lay-here = Połóż tutaj
web-praga-build-here = Zbuduj tutaj
web-praga-ask-here = Położyć heks w ten sposób?
web-praga-put-back = Odłóż
web-praga-take-tile = Weź ten żeton
web-praga-ask-take = Wziąć ten heks?
web-praga-ask-end = Zakończ turę.
web-praga-ask-first = Najpierw wybierz: { $list }.
web-praga-take-hex = Weź ten heks
web-praga-at-step = krok { $step }
web-praga-used = użyta
web-praga-from-next-turn = od nast. tury
web-praga-always = zawsze
web-praga-once = raz
web-praga-choices = Do wyboru
web-praga-checklist = Twoja tura krok po kroku
web-praga-check-tile = Żeton
web-praga-check-bonus = Premia
web-praga-check-action = Akcja
web-praga-check-extras = Dodatki
web-praga-check-end = Koniec
web-praga-must = Najpierw wybierz:
web-praga-lapses = Przepadnie:
web-praga-comes = Automatycznie:
web-praga-open-special = specjalny heks albo punkty
web-praga-open-windows = { $count ->
    [one] zbędne okno: { $count }
   *[other] zbędne okna: { $count }
 }
web-praga-extras = Co jeszcze można zrobić, w dowolnej kolejności
web-praga-extra-claim = Premia ulepszenia
web-praga-extra-step = Ruch poziomy
web-praga-extra-climb = Rząd wyżej
web-praga-extra-road = Droga Królewska
web-praga-extra-use = Technologia
web-praga-extra-extra = Dodatkowa akcja
web-praga-extra-refresh = Odśwież rząd
web-praga-extra-seal = Pieczęć
web-praga-era-scene = Pierwsza epoka dobiegła końca
web-praga-special-or = specjalny heks albo
web-praga-free-tile = za darmo
web-praga-glass-off = Odłóż lupę
web-praga-glass-on = Weź lupę
web-praga-all-hexes = Wszystkie heksy ({ $count })
web-praga-plaza-scene = Premie placu
web-praga-takes-both = bierze obie premie
web-praga-takes-one = bierze jedną premię
web-praga-opponent-turn = Jego ostatnia tura
web-praga-board-of = Plansza: { $seat }
web-praga-back = Do mojej
web-praga-sum-price = Cena
web-praga-sum-side = Bok
web-praga-sum-corner = Narożnik
web-praga-sum-hex = Heks
web-praga-sum-site = Parcela
web-praga-sum-plaza = Plac
web-praga-sum-besides = Ponadto
web-praga-sum-covers = Zakryje
web-praga-parler-card = Piotr Parler { $does }, a potem bierze żeton akcji (licząc od najdalszego: { $tile })
web-praga-parler-cards = Karty Piotra Parlera
web-praga-parler-says = Po twojej turze odkrywa jedną z pozostałych kart, wykonuje ją i bierze żeton akcji.
web-praga-simple-says = Po twojej turze przeciwnik bierze najdalszy żeton akcji i odkłada go na początek.
web-praga-tracks = Sakiewka, tory i technologie

web-lorenzo-first-player = Pierwszy gracz
web-lorenzo-says = { $what }
web-lorenzo-needs = Wymaganie: { $what }.
web-lorenzo-surcharge = { $coins ->
    [one] Wieża jest zajęta: dopłata { $coins } monety
   *[other] Wieża jest zajęta: dopłata { $coins } monet
}
web-lorenzo-council = Rada
web-lorenzo-next-round = nast. runda
web-lorenzo-yield = Co przyniesie ta akcja
web-lorenzo-together = Razem
web-lorenzo-closed = zakryte
web-lorenzo-your-faith = masz: { $faith }
web-lorenzo-points-for-support = punkty za wsparcie
web-lorenzo-military = Militarne
web-lorenzo-members = Członkowie rodu
web-lorenzo-each-harvest = Każde zbiory
web-lorenzo-each-production = Każda produkcja
web-lorenzo-leaders = Przywódcy
web-lorenzo-leader-hidden = Karta przywódcy na ręce
web-lorenzo-in-play = działa stale
web-lorenzo-ready = gotowa
web-lorenzo-used = użyta
web-lorenzo-let-go = odrzucona
web-lorenzo-let-go-help = Odrzuć za 1 przywilej rady:
web-lorenzo-points-now = Punkty, gdyby gra skończyła się teraz
web-lorenzo-sum-value = siła
web-lorenzo-sum-occupied = zajęta
web-lorenzo-sum-floor = piętro
web-lorenzo-sum-cost = koszt
web-lorenzo-sum-now = od razu
web-lorenzo-sum-end = na koniec
web-lorenzo-sum-says = { $label }: { $what };
web-lorenzo-sum-reaches = { $value } + { $servants } = { $reached }
web-lorenzo-leaves = Potem masz: { $goods }.
web-lorenzo-then-playable = Potem będzie można zagrać: { $leaders }.
web-lorenzo-no-longer = Potem nie będzie już można zagrać: { $leaders }.
web-lorenzo-help-members = Naciśnij członka rodu lub przeciągnij go na pole: dostępne pola się podświetlą.
web-lorenzo-help-wish = Teraz naciśnij członka rodu, który ma tam pójść.
web-lorenzo-help-leaders = Podświetloną kartę przywódcy można zagrać lub użyć. Zwój na karcie odrzuca ją za 1 przywilej rady.
web-lorenzo-help-places = Podświetlone pola są w zasięgu. Liczba ze sługą mówi, ilu sług potrzeba.
web-lorenzo-servants-reach = Słudzy i siła akcji z nimi
web-lorenzo-fewer = Mniej sług
web-lorenzo-more = Więcej sług
web-lorenzo-send = Wysłać { $member-short }: { $place }?
web-lorenzo-send-for = Wysłać { $member-short } po kartę „{ $card }”?
web-lorenzo-take = Wziąć kartę „{ $card }”?
web-lorenzo-floor-needs = { $place }. Wymagana wartość: { $minimum }.
web-lorenzo-it-needs = Wymagana wartość: { $minimum }.
web-lorenzo-where = Dokąd wysłać { $member-short }?
web-lorenzo-where-below = Wartość { $value }.
web-lorenzo-servants-work-below =
    { $work-title } z siłą akcji { $value }. { $rate ->
        [1] Każdy sługa dodaje 1.
       *[other] Każdych { $rate } sług dodaje 1.
    }
web-lorenzo-ask-servants-work = „{ $granter }”: ilu sług wydajesz?
web-lorenzo-ask-exchange = Których wymian dokonujesz?
web-lorenzo-exchange-below = Produkcja z siłą akcji { $value }; płacisz za wszystkie razem.
web-lorenzo-ask-privilege = Co bierzesz?
web-lorenzo-privilege-below =
    { $left ->
        [1] Przywilej rady ({ $source }).
       *[other] Pozostało różnych do wyboru: { $left } ({ $source }).
    }
web-lorenzo-ask-lose = Czego dostajesz o 1 mniej?
web-lorenzo-lose-below = Ciąży na tobie ekskomunika ({ $source }).
web-lorenzo-ask-take = Którą kartę bierzesz?
web-lorenzo-take-below = { $card }: { $action }.
web-lorenzo-ask-church = Wspierasz Kościół?
web-lorenzo-church-asks = Kościół żąda { $needs-gen }.
web-lorenzo-church-below = Kościół żąda { $needs-gen }, masz { $faith-acc }.
web-lorenzo-choose-card = Wybierz kartę
web-lorenzo-took-tile = płytka wybrana
web-lorenzo-confirm = Wystaw
web-lorenzo-draft = Zatrzymaj jednego przywódcę, pozostałych przekaż
web-lorenzo-kept = u ciebie
web-lorenzo-choose-space = Wybierz pole
web-lorenzo-worked = { $work-title }: siła { $value }
web-lorenzo-passed = pasuje
web-lorenzo-spaces =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[other] { $count } pól
    }
web-lorenzo-fate-hit = ekskomunika
web-lorenzo-fate-choice = może wesprzeć Kościół za { $points } pkt
web-lorenzo-fate-short = za mało wiary
web-lorenzo-fate-supported = wspiera Kościół: +{ $points } pkt
web-lorenzo-kind = { $kind-heading }
web-lorenzo-towers = Wieże
web-lorenzo-city = Miasto
web-lorenzo-work = { $work-title }

web-nav-learn = Nauka
web-learn-title = Poznaj grę
web-learn-lead = Pierwsza partia z przewodnikiem na prawdziwej planszy, około dziesięciu minut, oraz zasady naszymi słowami, z rysunkami z planszy: najpierw przebieg tury, potem cała reszta.
web-rules-title = Zasady
web-rules-help = Otwórz zasady obok stołu
web-rules-loading = Otwieramy zasady…
web-rules-unwritten = Zasad tej gry jeszcze tu nie spisano.
web-rules-unreachable = Nie można wczytać zasad: brak połączenia, a to urządzenie jeszcze ich nie zachowało.
web-rules-again = Spróbuj ponownie
web-rules-back = Do gier
web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-hit = { $number } z { $count }
web-rules-none = nic
web-rules-nothing = Nic nie znaleziono. Spróbuj krótszego słowa.
web-rules-clauses = Punkty
web-rules-before = Wcześniej:
web-rules-after = Dalej:
web-rules-why = Zasada
web-rules-path = Miejsce w zasadach
web-rules-chapter-overview = Przegląd
web-rules-chapter-auction = Licytacja
web-rules-chapter-actions = Akcje
web-rules-chapter-end = Zakończenie
web-rules-chapter-cards = Wszystkie karty
web-rules-chapter-variants = Warianty
web-rules-chapter-solo = Solo
web-rules-chapter-editions = Wydania
web-rules-chapter-church = Kościół
web-rules-chapter-leaders = Przywódcy
web-rules-chapter-tracks = Tory
web-rules-chapter-ships = Statki
web-rules-chapter-round = Runda

web-hint-label = Podpowiedź
web-hint-help = Co zrobiłby mistrz? Tylko tam, gdzie stół pozwala na podpowiedzi.
web-hint-thinks = Mistrz myśli…
web-hint-none = Tutaj mistrz nic nie doradzi.
web-hint-title = Rada mistrza
web-hint-ahead = { $points ->
    [one] Przeciw mistrzom na końcu byłby około { $points } punkt przewagi.
    [few] Przeciw mistrzom na końcu byłyby około { $points } punkty przewagi.
   *[many] Przeciw mistrzom na końcu byłoby około { $points } punktów przewagi.
}
web-hint-behind = { $points ->
    [one] Przeciw mistrzom do najlepszego zabrakłoby około { $points } punktu.
   *[many] Przeciw mistrzom do najlepszego zabrakłoby około { $points } punktów.
}
web-hint-even = Przeciw mistrzom gra skończyłaby się mniej więcej remisem.
web-hint-gains = { $points ->
    [one] Dlaczego: o około { $points } punkt lepiej niż „{ $what }”.
    [few] Dlaczego: o około { $points } punkty lepiej niż „{ $what }”.
   *[many] Dlaczego: o około { $points } punktów lepiej niż „{ $what }”.
}
web-hint-equal = Prawie tak samo dobre: „{ $what }”.

web-pieces-title = Wszystkie elementy
web-pieces-kinds = Rodzaje elementów
web-pieces-source = To, czego nie podaje żadne publiczne źródło, zostało zrekonstruowane tak, by zgadzało się ze wszystkim, co mówi instrukcja. Przy każdym elemencie podano źródło; właściciel pudełka może wczytać wydrukowane wartości.
web-pieces-by-kind = Rodzaj i okres
web-pieces-by-cost = Koszt
web-pieces-by-gain = Tematy
web-pieces-by-source = Źródło
web-pieces-edition = Wydanie
web-pieces-count = { $count ->
    [one] { $count } element
    [few] { $count } elementy
   *[many] { $count } elementów
}
web-pieces-professions = Wolne Zawody
web-pieces-buildings = Budynki
web-pieces-landscapes = Krajobrazy
web-pieces-freedoms = Swobody
web-pieces-bonus-cards = Karty Premii
web-pieces-prestige-cards = Karty Prestiżu
web-pieces-court = Karty Postaci
web-pieces-territories = Terytoria
web-pieces-characters = Postacie
web-pieces-ventures = Przedsięwzięcia
web-pieces-leaders = Przywódcy
web-pieces-excommunications = Płytki ekskomuniki
web-pieces-bonus-tiles = Płytki premii osobistych
web-pieces-upgrades = Ulepszenia
web-pieces-walls = Mury
web-pieces-technologies = Technologie
web-pieces-plazas = Żetony placów
web-pieces-plaza-tile = Żeton placu
web-pieces-seals = Pieczęcie
web-pieces-bridge-tiles = Żetony mostu
web-pieces-production-tiles = Żetony wydobycia
web-pieces-road = Droga Królewska
web-pieces-masterpieces = Arcydzieła
web-pieces-public-routes = Trasy publiczne
web-pieces-private-routes = Trasy prywatne
web-pieces-titles = Tytuły
web-pieces-decrees = Edykty

# Pierwsze partie z przewodnikiem
web-lesson-title = Pierwsza partia z przewodnikiem
web-lesson-begin = Pierwsza partia z przewodnikiem
web-lesson-go-on = Dalej z przewodnikiem: { $step } z { $steps }
web-lesson-again = ✓ Jeszcze raz z przewodnikiem
web-lesson-loading = Rozkładamy dla ciebie grę…
web-lesson-unreachable = Partii z przewodnikiem nie da się wczytać: nie ma połączenia, a to urządzenie jeszcze jej nie zapamiętało.
web-lesson-on = Dalej
web-lesson-try = Spróbuję
web-lesson-show = Pokaż mi
web-lesson-back = Wstecz
web-lesson-leave = Wyjdź
web-lesson-leave-help = Miejsce zostanie zapamiętane: dokończysz później
web-lesson-step = { $step } z { $steps }
web-lesson-other-way = Ruch inny niż w lekcji
web-lesson-no-harm = Nic się nie stało: cofnij ruch i idź dalej albo graj stąd na własną rękę.
web-lesson-take-back = Cofnij ruch
web-lesson-alone = Graj stąd dalej na własną rękę
web-lesson-new-game = Nowa partia
web-lesson-restart = Jeszcze raz od początku
web-lesson-others = Ruch mają pozostali…
web-lesson-skip = Pomiń
web-lesson-watch = Patrz. Potem zrobisz to samo.
web-lesson-going = Teraz ty: naciśnij to, co jest podświetlone.
web-lesson-now-this = Dobrze. Teraz naciśnij to, co jest podświetlone.
web-lesson-now-you = Tak to się robi. Teraz ty!
web-lesson-stop-showing = Teraz ja
web-lesson-from-start = Od początku
web-lesson-stations = Przebieg lekcji
web-lesson-alone-short = Bez przewodnika
web-lesson-other-idea = Tak też wolno i w innej partii może to być dobry ruch. Ale w tym kroku chodzi o co innego: „{ $title }”.
web-home-first-guide = Nie masz jeszcze żadnej partii. Zagraj pierwszą z przewodnikiem: około dziesięciu minut, krok po kroku, na prawdziwej planszy.
web-home-learn = Nauka w dziesięć minut
web-home-learn-text = Pierwsza partia z przewodnikiem u boku. Bez wcześniejszego czytania.
web-home-learnt = ukończone
web-home-daily = Partia dnia
web-home-daily-left = { $count ->
    [0] niecała godzina
   *[other] jeszcze { $count } godz.
}
web-home-daily-best = twój najlepszy wynik: { $points }
web-home-daily-none = dziś nierozegrana
web-home-daily-top = dziś najlepiej { $points }, { $name }
web-home-daily-week = Twoje ostatnie siedem dni
web-drop-here = Upuść tutaj zapisaną partię
web-games-daily = Partia dnia
web-games-numbers = Statystyki
