# Слова клиента в браузере.
web-title = Signoria – игры эпохи Возрождения
web-skip = Перейти к содержанию
web-close = Закрыть

web-nav-label = Страницы
web-nav-home = К играм
web-nav-play = Играть
web-nav-games = Мои игры
web-nav-lobby = Лобби
web-nav-settings = Настройки
web-nav-profile = Профиль
web-nav-design = Система оформления
web-foot-fans = Движки правил, боты и рисунки сделаны для этого стола. После загрузки работает и без сети.

web-home-title = Займите место в эпохе Возрождения
web-home-lead = Четыре великие игры о меценатах, зодчих и купцах: против ботов, с друзьями за одним экраном или по сети. Без регистрации.
web-home-resume = Продолжить:
web-home-games = Игры
web-home-play = Играть
web-game-players = Игроков: { $low }–{ $high }
web-game-solo = Соло
web-length-florence = 90 мин
web-length-lorenzo = 90–120 мин
web-length-praga = 120 мин
web-length-amalfi = 90 мин
web-length-pebbles = 1 мин

web-new-start = Начать игру
web-new-open-table = Открыть стол
web-new-where = Где
web-new-here = На этом устройстве
web-new-online = По сети
web-new-here-help = Против ботов или вместе за одним экраном. Игра хранится в этом браузере и идёт без сети.
web-new-online-help = Вы получите ссылку для друзей. Свободные места видны и в лобби.
web-new-seats = Кто играет
web-new-fewer = На одно место меньше
web-new-more = На одно место больше
web-new-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-new-seats-help = Несколько человек передают устройство друг другу; между ходами карты закрыты.
web-new-options = Варианты
web-new-edition = Издание
web-new-by-chance = По жребию
web-plan-person = Человек
web-plan-open = Свободное место
web-plan-random = Бот: новичок
web-plan-greedy = Бот: подмастерье
web-plan-search = Бот: мастер
web-player-you = Вы
web-player-number = Игрок { $number }

web-games-title = Мои игры
web-games-here = В этом браузере
web-games-online = На сервере
web-games-none = Игр пока нет. Выберите игру на главной странице.
web-games-none-online = Вы там не сидите ни за одним столом.
web-games-over = Окончена
web-games-running = Идёт
web-games-save = Сохранить в файл
web-games-forget = Удалить
web-games-forget-named = Удалить: { $game }
web-games-open-journal = Открыть сохранённую игру
web-games-journal = Текст журнала
web-games-open = Открыть

web-open-title = Этот стол нельзя открыть
web-open-missing = В этом браузере нет такой игры. Возможно, она удалена или сыграна на другом устройстве.
web-open-unreadable = Сохранённую игру нельзя прочесть: { $reason }
web-open-unknown-game = Игры «{ $game }» здесь нет.

web-settings-title = Настройки
web-settings-language = Язык
web-settings-language-auto = Как в браузере
web-settings-theme = Цвета
web-settings-confirm = Спрашивать перед ходом
web-settings-confirm-help = Каждый выбор показывается ещё раз для подтверждения.
web-settings-sound = Звук
web-settings-sound-help = Два тихих тона, когда ваш ход.
web-settings-notify = Уведомления
web-settings-notify-help = Когда ваш ход, а страница скрыта.
web-settings-still = Без анимации
web-settings-still-help = Ничто не движется, боты отвечают сразу.
web-theme-system = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-to-light = Светлые цвета
web-theme-to-dark = Тёмные цвета

web-profile-title = Профиль
web-profile-name = Имя
web-profile-name-help = Под этим именем вас видят за столом.
web-profile-account = Учётная запись
web-profile-account-help = С паролем вы найдёте свои игры на сервере с любого устройства. Без него вы играете как гость.
web-profile-no-server = Сервера здесь нет, или он недоступен. Для игр на этом устройстве он не нужен.
web-profile-signed-in = Вы вошли как
web-profile-sign-in = Войти
web-profile-sign-out = Выйти
web-profile-create = Создать учётную запись
web-profile-password = Пароль

web-lobby-title = Лобби
web-lobby-text = Столы, которые ждут игроков.
web-lobby-none = Сейчас никто не ждёт. Откройте стол сами.
web-lobby-open-own = Открыть стол
web-remote-unreachable = Сервер недоступен.
web-remote-loading = Минутку…
web-remote-version = Эта страница старше сервера. Загрузите её заново.
web-line-connecting = Соединение…
web-line-open = На связи
web-line-lost = Связь потеряна, пробуем снова

web-room-text = Отправьте эту ссылку друзьям. Игра начнётся, когда все места заняты.
web-room-start = Начать
web-room-leave = Покинуть стол
web-room-sit = Сесть
web-room-bot = Посадить бота
web-room-open = Освободить место

web-table-opening = Накрываем стол…
web-table-side = Места и журнал
web-table-seats = Места
web-table-score = Очки
web-table-bot = Бот
web-table-absent = не здесь
web-table-thinking = ходит
web-table-your-turn = Ваш ход
web-table-take-back = Вернуть ход
web-table-link = Скопировать ссылку
web-table-copied = Скопировано
web-table-history = История
web-table-moment = Момент игры
web-table-earlier = На действие раньше
web-table-later = На действие позже
web-table-no-worker = Этот браузер не может запускать ботов рядом со страницей.
web-table-not-kept = В браузере нет места для этой игры. Она продолжится, но пропадёт, если закрыть страницу.
web-table-bot-stuck = Бот не знает, что здесь делать. Верните ход или начните заново.
web-prompt-label = Что спрашивают
web-prompt-waiting = Ждём: { $seats }
web-prompt-over = Игра окончена.
web-prompt-past = Стол после действия { $number }
web-prompt-present = К настоящему
web-prompt-confirm = Подтвердить
web-prompt-cancel = Отменить
web-prompt-filter = Начните писать, чтобы сузить
web-prompt-as-list = Все варианты списком
web-prompt-would = Тогда:
web-log-title = Журнал
web-log-look = Посмотреть этот момент
web-talk-title = Разговор
web-talk-say = Скажите что-нибудь
web-talk-send = Отправить
web-curtain-title = { $name }, ваш ход
web-curtain-text = Передайте устройство. Стол откроется, когда никто другой не смотрит.
web-curtain-ready = Я – { $name }

web-sheet-title = Таблица очков
web-sheet-now = Очки на сейчас
web-sheet-winner = Победа: { $names }
web-sheet-total = Всего
web-sheet-rank = Место
web-sheet-chart = Очки по ходу игры
web-sheet-rematch = Сыграть ещё раз

web-design-title = Система оформления
web-design-lead = Все части, из которых собраны столы.
web-design-colours = Цвета
web-design-type = Шрифт
web-design-buttons = Кнопки
web-design-icons = Значки
web-design-seats = Места
web-design-pictures = Рисунки
web-nowhere-title = Здесь ничего нет
web-nowhere-text = Ссылка неверна или устарела.
