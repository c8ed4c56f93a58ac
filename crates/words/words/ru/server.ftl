# Слова стола и сервера.
table-refused-stale = Тем временем партия ушла вперёд. Вот как стол выглядит сейчас.
table-refused-key = В запросе нет действительного ключа.
table-refused-not-seated = Вы не сидите за этим столом.
table-refused-not-yours = Это не ваше место: { $seat }.
table-refused-no-such-seat = За этим столом нет места { $number }.
table-refused-taken = Место { $number } занято.
table-refused-kept = Место { $number } оставлено за тем, кто здесь играл.
table-refused-full = Свободных мест нет.
table-refused-seated-already = Вы уже сидите за этим столом.
table-refused-knows-too-much = Вы уже видели чужую руку в этой партии и не можете сесть здесь.
table-refused-not-host = Это может сделать только хозяин стола.
table-refused-begun = Партия уже началась.
table-refused-not-begun = Это пока невозможно.
table-refused-over = Партия окончена.
table-refused-open-seats = Ещё есть свободные места. Дождитесь людей или посадите ботов.
table-refused-not-offered = Место { $number } сейчас нельзя отдать боту.
table-refused-nothing-to-take-back = Отменять нечего.
table-refused-nobody-to-agree = С тех пор открылось что-то скрытое или ходил бот: отменить ход уже нельзя.
table-refused-request-pending = Предыдущая просьба об отмене ещё ждёт ответов.
table-refused-no-request = Никто не просит об отмене.
table-refused-answered = Вы уже ответили.

table-log-sat = Место { $number } занято.
table-log-closed = Стол закрыт.
table-log-left = Место { $number } освободилось.
table-log-bot = Место { $number } занимает бот.
table-log-opened = Место { $number } свободно.
table-log-started = Партия начинается.
table-log-taken-back = Действия отменены.
table-log-asked = { $seat } просит отменить ход.
table-log-declined = { $seat }: против отмены.
table-log-conceded = { $seat } сдаётся.
table-log-expired = Место { $number }: время вышло.

server-problem-bad-request = Запрос непонятен: { $reason }
server-problem-sign-in-first = Сначала выберите имя или войдите.
server-problem-wrong-credentials = Неверное имя или пароль.
server-problem-wrong-password = Это не ваш пароль.
server-problem-bad-name = В имени должно быть от 1 до { $most } видимых знаков.
server-problem-bad-password = В пароле должно быть от { $least } до { $most } знаков.
server-problem-name-taken = Это имя уже занято.
server-problem-account-already = У вас уже есть учётная запись.
server-problem-no-account = Вы играете как гость, и пароля у вас нет.
server-problem-not-found = Здесь ничего нет.
server-problem-bad-method = Здесь так нельзя.
server-problem-no-table = Такого стола нет.
server-problem-no-game = Такой игры нет.
server-problem-not-at-own-table = Кто открывает стол, занимает за ним хотя бы одно место.
server-problem-bad-clock = Так настроить часы нельзя.
server-problem-too-many-tables = Вы уже сидите за { $most ->
    [one] { $most } столом
   *[other] { $most } столами
}. Сначала доиграйте где-нибудь или встаньте из-за стола.
server-problem-too-many-readers = За этим столом слишком много зрителей.
server-problem-foreign-figures = Эта партия сыграна с данными, которых нет на этом сервере. Их может добавить администратор сервера.
server-problem-bad-chat = В сообщении должно быть от 1 до { $most } знаков.
server-problem-other-site = Запрос пришёл с другого сайта и отклонён.
server-problem-too-often = Слишком часто. Пожалуйста, подождите немного.
server-problem-too-many-public = Слишком много открытых столов, ваших или из вашей сети, ждут игроков (не больше { $most } на человека). Сначала сыграйте за одним из них или покиньте его, либо поделитесь столом по ссылке.
server-problem-too-many-uploads = Здесь хранится уже наибольшее число загруженных вами партий ({ $most }). Каждая удаляется через три месяца.
server-problem-no-room = На сервере кончается место, поэтому загрузить сейчас ничего нельзя. Партии продолжаются.
server-problem-too-long = Это слишком длинно.
server-problem-too-slow = Это заняло слишком много времени. Попробуйте ещё раз.
server-problem-version = У сервера другая версия протокола: { $ours }. Пожалуйста, перезагрузите страницу.
server-problem-kept-out = Администратор сервера временно закрыл вам вход.
server-problem-silenced = Администратор сервера временно запретил вам писать в чат.
server-problem-too-many-sockets = С вашего адреса открыто слишком много столов. Закройте часть окон.
server-problem-daily-over = Результаты этой партии дня сейчас не принимаются.
server-problem-not-the-daily = Это не та партия дня: она за другой день.
server-problem-not-played-out = Эта партия не доиграна до конца.
server-problem-bad-webhook = Вебхук — это полный адрес, который начинается с https://, без имени и пароля, не длиннее { $most ->
    [one] { $most } знака
   *[other] { $most } знаков
}.
server-problem-unknown-webhook = Такого адреса в интернете нет.
server-problem-private-webhook = Этот адрес ведёт в частную сеть или на этот же компьютер. Сообщения отправляются только в открытый интернет.
server-problem-bad-subscription = Сервер не понял, что сообщил о себе браузер. Выключите уведомления и включите их снова.
server-problem-bad-wishes = Так настроить время нельзя: ждать можно не больше суток, а тихие часы задаются от 0:00 до 23:59.
server-problem-too-many-browsers = Уведомления уже включены в { $most ->
    [one] { $most } браузере
   *[other] { $most } браузерах
}. Сначала выключите их в одном из них.
server-problem-too-many-webhooks = У вас уже { $most ->
    [one] { $most } вебхук
    [few] { $most } вебхука
   *[other] { $most } вебхуков
}. Сначала удалите один из них.
server-problem-no-answer = Адрес не отвечает.
server-problem-not-taken = Адрес не принял сообщение (ответ { $status }).
server-problem-failed = Сбой на сервере. Ничего не потеряно: попробуйте ещё раз.

server-notice-turn = Ваш ход.
server-notice-begins = Партия начинается.
server-notice-ended = Партия окончена.
server-notice-take-back = Вас просят согласиться на отмену хода.
server-notice-test = Это проверка: сообщения от Signoria приходят сюда.
