# Słowa stołu i serwera.
table-refused-stale = Gra tymczasem poszła dalej. Oto obecny stan stołu.
table-refused-key = Żądanie nie zawiera prawidłowego klucza.
table-refused-not-seated = Nie siedzisz przy tym stole.
table-refused-not-yours = { $seat } to nie twoje miejsce.
table-refused-no-such-seat = Przy tym stole nie ma miejsca { $number }.
table-refused-taken = Miejsce { $number } jest zajęte.
table-refused-kept = Miejsce { $number } czeka na osobę, która na nim grała.
table-refused-full = Nie ma wolnych miejsc.
table-refused-seated-already = Już siedzisz przy tym stole.
table-refused-knows-too-much = Znasz już cudze karty w tej partii i nie możesz tu usiąść.
table-refused-not-host = Może to zrobić tylko gospodarz.
table-refused-begun = Gra już się zaczęła.
table-refused-not-begun = To jeszcze nie jest możliwe.
table-refused-over = Koniec gry.
table-refused-open-seats = Są jeszcze wolne miejsca. Poczekaj na ludzi albo posadź boty.
table-refused-not-offered = Miejsca { $number } nie można teraz oddać botowi.
table-refused-nothing-to-take-back = Nie ma czego cofać.
table-refused-nobody-to-agree = Od tego czasu ujawniono coś ukrytego albo zagrał bot: tego nie można już cofnąć.
table-refused-request-pending = Prośba o cofnięcie już czeka na odpowiedzi.
table-refused-no-request = Nikt nie prosi o cofnięcie.
table-refused-answered = Twoja odpowiedź już została przyjęta.

table-log-sat = Miejsce { $number } jest zajęte.
table-log-closed = Stół został zamknięty.
table-log-left = Gracz odchodzi z miejsca { $number }.
table-log-bot = Miejsce { $number } zajmuje bot.
table-log-opened = Miejsce { $number } jest wolne.
table-log-started = Gra się zaczyna.
table-log-taken-back = Akcje zostały cofnięte.
table-log-asked = { $seat } prosi o cofnięcie.
table-log-declined = { $seat } nie zgadza się na cofnięcie.
table-log-conceded = { $seat } się poddaje.
table-log-expired = Graczowi na miejscu { $number } skończył się czas.

server-problem-bad-request = Żądanie jest niezrozumiałe: { $reason }
server-problem-sign-in-first = Najpierw podaj imię albo się zaloguj.
server-problem-wrong-credentials = To imię i to hasło do siebie nie pasują.
server-problem-wrong-password = To nie jest twoje hasło.
server-problem-bad-name = Imię musi mieć od 1 do { $most } widocznych znaków.
server-problem-bad-password = Hasło musi mieć od { $least } do { $most } znaków.
server-problem-name-taken = To imię należy do kogoś innego.
server-problem-account-already = Masz już konto.
server-problem-no-account = Grasz jako gość i nie masz hasła.
server-problem-not-found = Tu nic nie ma.
server-problem-bad-method = Tego nie można tu zrobić.
server-problem-no-table = Nie ma takiego stołu.
server-problem-no-game = Nie ma takiej gry.
server-problem-not-at-own-table = Kto otwiera stół, zajmuje co najmniej jedno miejsce.
server-problem-bad-clock = Takie ustawienie zegara nie ma sensu.
server-problem-too-many-tables = Siedzisz już przy największej dozwolonej liczbie stołów ({ $most }). Najpierw dokończ niektóre partie albo odejdź od stołu.
server-problem-too-many-readers = Ten stół ogląda zbyt wiele osób.
server-problem-foreign-figures = Tę partię rozegrano z danymi, których ten serwer nie ma. Może je dodać administrator serwera.
server-problem-bad-chat = Wiadomość na czacie musi mieć od 1 do { $most } znaków.
server-problem-other-site = Żądanie przyszło z innej strony i zostało odrzucone.
server-problem-too-often = Zbyt często. Poczekaj chwilę.
server-problem-too-many-public = Za dużo publicznych stołów Twoich albo z Twojej sieci czeka na graczy (najwyżej { $most } na osobę). Najpierw zagraj przy jednym z nich albo od niego odejdź, albo udostępnij stół przez link.
server-problem-too-many-uploads = Liczba przesłanych przez Ciebie partii, które tu przechowujemy, osiągnęła maksimum ({ $most }). Każda jest usuwana po trzech miesiącach.
server-problem-no-room = Na serwerze kończy się miejsce, więc na razie nie można nic przesłać. Rozgrywki toczą się dalej.
server-problem-too-long = To jest za długie.
server-problem-too-slow = To trwało zbyt długo. Spróbuj jeszcze raz.
server-problem-version = Serwer używa wersji { $ours } protokołu. Odśwież stronę.
server-problem-kept-out = Administrator serwera tymczasowo zablokował ci wstęp.
server-problem-silenced = Administrator serwera tymczasowo wyłączył ci czat.
server-problem-too-many-sockets = Z twojego adresu otwarto zbyt wiele stołów. Zamknij część okien.
server-problem-daily-over = Wyników tej partii dnia nie można teraz zgłosić.
server-problem-not-the-daily = To nie jest partia tamtego dnia.
server-problem-not-played-out = Ta partia nie została dograna do końca.
server-problem-bad-webhook = Webhook to pełny adres, który zaczyna się od https://, bez nazwy użytkownika i hasła, o długości do { $most ->
    [one] { $most } znaku
   *[other] { $most } znaków
}.
server-problem-unknown-webhook = Takiego adresu nie ma w internecie.
server-problem-private-webhook = Ten adres prowadzi do sieci prywatnej albo do tego komputera. Wiadomości są wysyłane tylko do otwartego internetu.
server-problem-bad-subscription = Serwer nie rozumie, co przeglądarka podała o sobie. Wyłącz powiadomienia i włącz je ponownie.
server-problem-bad-wishes = Takie czasy nie są możliwe: czekać można najwyżej dobę, a godziny ciszy podaje się od 0:00 do 23:59.
server-problem-too-many-browsers = Powiadomienia są już włączone w { $most ->
    [one] { $most } przeglądarce
   *[other] { $most } przeglądarkach
}. Najpierw wyłącz je w jednej z nich.
server-problem-too-many-webhooks = Masz już { $most ->
    [one] { $most } webhook
    [few] { $most } webhooki
   *[many] { $most } webhooków
}. Najpierw usuń jeden z nich.
server-problem-no-answer = Adres nie odpowiada.
server-problem-not-taken = Adres nie przyjął wiadomości (odpowiedź { $status }).
server-problem-failed = Błąd serwera. Nic nie zginęło; spróbuj jeszcze raz.

server-notice-turn = Twoja kolej.
server-notice-begins = Partia się zaczyna.
server-notice-ended = Partia dobiegła końca.
server-notice-take-back = Ktoś prosi o zgodę na cofnięcie ruchu.
server-notice-test = To próba: wiadomości z Signorii docierają tutaj.
