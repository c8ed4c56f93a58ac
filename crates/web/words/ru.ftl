# Слова клиента в браузере.
web-title = Signoria — игры эпохи Возрождения
web-skip = Перейти к содержимому
web-close = Закрыть

web-nav-label = Страницы
web-nav-home = Все игры
web-nav-games = Мои партии
web-nav-lobby = Столы
web-nav-settings = Настройки
web-nav-profile = Профиль
web-foot-fans = Правила, боты и рисунки сделаны для Signoria. После загрузки всё работает и без сети.

web-home-title = Займите своё место в эпохе Возрождения
web-home-lead = Без регистрации и ожидания: против ботов, за одним экраном или по сети.
web-home-resume = Продолжить
web-home-games = Игры
web-home-play = Играть
web-game-players = Игроков: { $low }–{ $high }
web-game-solo = соло
web-length-florence = 90 мин
web-length-lorenzo = 90–120 мин
web-length-praga = 120 мин
web-length-amalfi = 90 мин
web-length-pebbles = 1 мин

web-new-start = Начать партию
web-new-open-table = Открыть стол
web-new-where = Где
web-new-here = На этом устройстве
web-new-online = По сети
web-new-here-help = Против ботов или вместе за одним экраном. Партия хранится в этом браузере и идёт без сети.
web-new-online-help = Вы получите ссылку для друзей. Свободные места видны и в лобби.
web-new-seats = Кто играет
web-new-fewer = На одно место меньше
web-new-more = На одно место больше
web-new-count = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-new-seats-help = Несколько человек передают устройство друг другу; между ходами карты скрыты.
web-new-seats-help-online = Свободные места — для тех, кто откроет вашу ссылку или найдёт стол в лобби.
web-new-options = Варианты
web-new-edition = Издание
web-new-by-chance = По жребию
web-new-table = Стол
web-new-clock = Часы
web-new-clock-help = Когда время выйдет, остальные смогут отдать место боту.
web-clock-none = Без часов
web-clock-quick = 20 минут и ещё 15 секунд на каждое решение
web-clock-calm = Час и ещё 30 секунд на каждое решение
web-clock-day = Сутки на ход
web-clock-days = Трое суток на ход
web-clock-unlimited = без часов
web-new-visibility = Кому виден стол
web-new-public = Всем, в лобби
web-new-by-link = Только по ссылке
web-new-hints = Подсказки
web-new-hints-help = Чей черёд решать, тот может спросить, как сыграл бы мастер. Если кто-то спросил, партия не идёт в зачёт рейтинга.
web-table-hints = С подсказками
web-plan-person = Человек
web-plan-me = Вы
web-plan-open = Свободное место
web-plan-apprentice = Бот: ученик
web-plan-journeyman = Бот: подмастерье
web-plan-master = Бот: мастер
web-plan-grandmaster = Бот: гроссмейстер
web-strength-apprentice = Ученик смотрит на один шаг вперёд: хорошая компания для первой партии.
web-strength-journeyman = Подмастерье выучился на тысячах партий и отвечает сразу.
web-strength-master = Мастер продумывает свой ход и ваши ответы, не дольше секунды.
web-strength-grandmaster = Гроссмейстер считает в десять раз дальше мастера, не дольше десяти секунд.
web-player-one = Гость
web-player-number = Игрок { $number }

web-games-title = Мои партии
web-games-none = Партий пока нет. Выберите игру — партия сохранится здесь с первого же хода.
web-games-offline = Сервер недоступен: партий, которые вы играете на нём, в этом списке нет.
web-games-over = Окончена
web-games-finished = Оконченные партии
web-games-running = Идут
web-games-save = Сохранить в файл
web-games-forget = Удалить
web-games-forget-named = Удалить: { $game }
web-games-open-journal = Открыть сохранённую партию
web-games-damaged = Сохранённая партия, которую больше нельзя прочитать
web-games-forget-sure = Да, удалить
web-games-file = Файл, сохранённый здесь или в терминале:
web-games-with-bots = На остальных местах боты
web-games-with-bots-help = Вы занимаете первое место. Иначе все играют за этим экраном.
web-games-journal = Текст записи партии
web-games-open = Открыть

web-open-title = Этот стол нельзя открыть
web-open-missing = В этом браузере нет такой партии. Возможно, она удалена или сыграна на другом устройстве.
web-open-unreadable = Сохранённую партию нельзя прочитать: { $reason }
web-open-unknown-game = Игры «{ $game }» здесь нет.
web-open-seats = Для этой игры такое число игроков не подходит.

web-settings-title = Настройки
web-settings-language = Язык
web-settings-language-auto = Как в браузере
web-settings-theme = Цвета
web-settings-ask = Подтверждать выбор
web-ask-never = Никогда
web-ask-end = Если он завершает мой ход или его нельзя отменить
web-ask-always = Всегда
web-settings-sound = Звук
web-settings-sound-help = Два тихих звука, когда наступает ваш ход.
web-settings-notify = Уведомления
web-settings-notify-help = Когда наступает ваш ход, а страница скрыта.
web-settings-still = Без анимации
web-settings-still-help = Ничто не движется, боты отвечают сразу.
web-settings-one-tap = Достаточно одного касания
web-settings-one-tap-help = На сенсорном экране первое касание показывает, что даст выбор, второе его делает. С этой настройкой считается уже первое.
web-theme-system = Как в системе
web-theme-light = Светлые
web-theme-dark = Тёмные
web-theme-to-light = Включить светлые цвета
web-theme-to-dark = Включить тёмные цвета

web-profile-title = Профиль
web-profile-name = Имя
web-profile-name-help = Под этим именем вас видят за столом.
web-profile-account = Учётная запись
web-profile-account-help = С паролем вы найдёте свои партии на сервере с любого устройства. Без него вы играете как гость.
web-profile-no-server = Сервера здесь нет, или он недоступен. Для партий на этом устройстве он не нужен.
web-profile-signed-in = Вы вошли как
web-profile-sign-in = Войти
web-profile-sign-out = Выйти
web-profile-listed = Показывать моё имя среди лидеров
web-profile-listed-help = Выключено, пока вы сами не включите. Тогда каждый, кто смотрит статистику этого сервера, видит ваше имя, рейтинг и сколько партий вы сыграли и выиграли за месяц.
web-profile-create = Создать учётную запись
web-profile-password = Пароль
web-profile-data = Мои данные
web-profile-export = Сохранить все мои данные
web-profile-hear-all = Снова показывать всех
web-profile-hears-all = Теперь видны сообщения всех.
web-profile-delete = Удалить профиль
web-profile-delete-help = Имя, пароль, сеансы и сообщения в чате удаляются. Начатые партии продолжаются без вас. Отменить это нельзя.
web-profile-delete-sure = Да, удалить навсегда
web-profile-deleted = Сервер вас забыл.
web-profile-change-password = Сменить пароль
web-profile-old-password = Текущий пароль
web-profile-new-password = Новый пароль
web-profile-change-help = Не меньше 8 знаков. На других устройствах нужно будет войти заново.
web-profile-password-changed = Пароль изменён.
web-notices-title = Уведомления
web-notices-help = Для столов, где на ход даются дни: вы узнаете о них, даже когда страница закрыта. В сообщении только название игры и ссылка на стол.
web-notices-browser = В этом браузере
web-notices-browser-help = Браузер один раз спросит, можно ли показывать сообщения.
web-notices-missing = Этот браузер не может показывать сообщения отсюда. Нужен адрес с https; на iPhone и iPad сначала добавьте страницу на экран «Домой».
web-notices-denied = Вы запретили этому браузеру показывать сообщения отсюда. Изменить это можно в его настройках для этой страницы.
web-notices-refused = Браузер не согласился показывать сообщения.
web-notices-what = Сообщать мне
web-notices-turn = когда мой ход
web-notices-begins = когда партия начинается
web-notices-ended = когда партия окончена
web-notices-take-back = когда меня просят согласиться на отмену хода
web-notices-when = Если стол ждёт меня, сообщить
web-notices-at-once = сразу
web-notices-after-minutes = через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
web-notices-after-hours = через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
web-notices-quiet = Тихие часы
web-notices-quiet-help = Сообщения придут после них, если стол всё ещё ждёт.
web-notices-from = С
web-notices-to = до
web-notices-webhooks = Вебхуки
web-notices-webhooks-help = Сервер отправит то же самое на ваш адрес, например адрес чата.
web-notices-address = Адрес
web-notices-add = Добавить
web-notices-test = Отправить проверку
web-notices-tested = Сообщение принято.
web-notices-remove = Удалить

web-lobby-none = Пока никто не ждёт. Откройте стол: место может придержать бот.
web-lobby-open-own = Открыть стол
web-remote-unreachable = Сервер недоступен.
web-remote-loading = Минутку…
web-remote-version = Эта страница старше сервера. Загрузите её заново.
web-remote-announced = Сообщение администратора сервера: { $text }
web-line-connecting = Соединяемся…
web-line-open = На связи
web-line-lost = Связь потеряна, пробуем снова

web-update-waiting = Готова новая версия Signoria.
web-update-load = Загрузить сейчас
web-update-mixed = Вышла новая версия Signoria, и эта страница уже не может загрузить свои части. Обновите страницу; партии сохранены.

web-room-text = Отправьте эту ссылку: кто её откроет, назовёт имя и сядет за стол.
web-room-full = Все места заняты. Вы сможете наблюдать, как только партия начнётся.
web-room-start = Начать
web-room-leave = Покинуть стол
web-room-sit = Сесть
web-room-bot = Посадить бота
web-room-open = Освободить место

web-table-opening = Раскладываем игру…
web-table-unreachable = Стол не загрузить: нет связи, а на этом устройстве он ещё не сохранён.
web-table-side = Места и журнал
web-table-seats = Места
web-table-score = Очки
web-table-bot = Бот
web-table-absent = не в сети
web-table-thinking = ходит
web-desk-raise = Поднять панель
web-desk-lower = Опустить панель
web-prompt-deed = действие { $number } из { $count }
web-seat-first = 1-й
web-seat-visit = Показать планшет: { $seat }
web-table-your-turn = Ваш ход
web-table-you = (вы)
web-table-take-back = Отменить ход
web-table-take-back-nothing = Отменять нечего.
web-table-take-back-free = Можно сразу: с тех пор никто не ходил и ничего скрытого не открылось.
web-table-take-back-ask = Другие уже ходили или открылось что-то скрытое: нужно их согласие.
web-table-take-back-closed = Поздно: уже ходил бот или открылось что-то скрытое, а дать согласие некому.
web-table-branch = Играть отсюда
web-table-branch-help = Копия партии до этого момента. Сама партия останется как есть.
web-table-link = Скопировать ссылку
web-table-copied = Скопировано
web-table-not-copied = Браузер не даёт скопировать. Ссылка: { $link }
web-table-history = История
web-table-moment = Момент партии
web-table-earlier = На действие раньше
web-table-later = На действие позже
web-table-no-worker = Этот браузер не может запускать ботов в фоне.
web-table-not-kept = В браузере нет места для этой партии. Она продолжится, но пропадёт, если закрыть страницу.
web-table-unlearned = То, чему научились боты, не загрузилось: пока они играют как ученики.
web-table-bot-stuck = Бот не знает, что здесь делать. Отмените ход или начните заново.
web-prompt-label = Вопрос
web-prompt-waiting = Ждём: { $seats }
web-prompt-over = Партия окончена.
web-prompt-past = { $number ->
    [0] Стол в начале партии
   *[other] Стол после действия { $number }
}
web-prompt-present = К текущему моменту
web-prompt-back = Назад
web-prompt-confirm = Подтвердить
web-prompt-cancel = Отмена
web-prompt-filter = Введите слово, чтобы сузить список
web-prompt-would = Тогда: { $what }
web-prompt-tap-again = Нажмите ещё раз
web-prompt-all = { $count ->
    [1] Один ответ на поле
   *[other] Все ответы: { $count }
}
web-log-title = Журнал
web-log-look = Посмотреть момент { $number }
web-log-you = Вы
web-log-all = Показать все строки ({ $count })
web-talk-title = Чат
web-talk-say = Напишите что-нибудь
web-talk-send = Отправить
web-talk-mute = Скрыть
web-talk-report = Пожаловаться
web-talk-muted = Сообщений этого человека больше не будет. Вернуть их можно в профиле.
web-talk-reported = Жалоба отправлена администратору сервера.
web-curtain-title = { $seat }, ваш ход
web-curtain-text = Передайте устройство. Откройте стол, когда никто другой не смотрит.
web-curtain-ready = Я — { $seat }

web-sheet-title = Таблица очков
web-sheet-winner = Победа: { $names }
web-sheet-lead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, на { $margin } больше, чем у второго места ({ $name })
web-sheet-gave-up = Кто сдался: { $names }.
web-sheet-out = партия сдана
web-sheet-total = Всего
web-sheet-rank = Место
web-sheet-outlook = Финальный подсчёт сейчас дал бы
web-sheet-outlook-sum = Вместе было бы
web-sheet-chart = Очки по ходу партии
web-sheet-chart-help = нажмите на раунд, чтобы снова его увидеть
web-sheet-rematch = Сыграть ещё раз
web-sheet-daily = Результаты дня
web-sheet-board = Посмотреть на поле
web-sheet-back = Вернуться к итогу

web-design-title = Система оформления
web-design-lead = Все части, из которых собраны столы.
web-design-colours = Цвета
web-design-type = Шрифт
web-design-buttons = Кнопки
web-design-parts = Детали
web-design-question = Что вы выбираете?
web-design-icons = Значки
web-design-seats = Места
web-design-pictures = Рисунки
web-nowhere-title = Здесь ничего нет
web-nowhere-text = Ссылка неверна или устарела.

web-florence-first-player = Первый игрок
web-florence-round = Раунд { $number }, минимальные очки { $minimum }
web-florence-estates = Имения
web-florence-estate-of = Имение ({ $seat }): { $tiles }
web-florence-prestige = Очки престижа
web-florence-coins = Монеты
web-florence-builders = Строители
web-florence-jesters = Шуты
web-florence-professions = Профессии в руке и на столе
web-florence-bonuses = Карточки бонусов
web-florence-best = Лучшая Работа раунда
web-florence-auction = Аукцион
web-florence-left = осталось { $count }
web-florence-gone = не в этом раунде
web-florence-rounds = раунд
web-florence-works-from = Работы от
web-florence-leads-with = лидирует: { $coins }
web-florence-part-hands = Начальные карточки
web-florence-part-auction = Аукцион
web-florence-part-court = Персонажи
web-florence-part-actions = Действия
web-florence-part-best = Лучшая Работа
web-florence-part-end = Конец игры
web-florence-estate-shown = Имение: { $seat }
web-florence-passed = пас
web-florence-back-home = К моему имению
web-florence-court = Особые персонажи
web-florence-bid-less = уменьшить ставку
web-florence-bid-more = увеличить ставку
web-florence-character-banker = Монеты с карточки за вычетом ставки
web-florence-character-cardinal = Три действия в этом раунде
web-florence-character-merchant = Следующий выигранный объект бесплатно или очки престижа по месту
web-florence-character-muse = К очкам каждой Работы добавляется номер раунда
web-florence-character-princess = Работа без карточки профессии
web-florence-character-professor = Карточка бонусов или престижа, одна из пяти
web-florence-market = Строительный двор
web-florence-hand = Ваши карточки
web-florence-seen = На выбор
web-florence-seen-rest = Под колоду
web-florence-watching = Вы зритель, поэтому карточки на руках скрыты. Нажмите на игрока, чтобы увидеть его имение крупно.
web-florence-on-table = Профессии на столе
web-florence-met = (выполнено)
web-florence-unmet = (не выполнено)
web-florence-worth = сейчас { $value }, минимальные очки { $minimum }
web-florence-rotate = Повернуть
web-florence-mirror = Перевернуть
web-florence-place = Поставить
web-florence-place-help = { $tile }: стрелки двигают, R поворачивает, F переворачивает, Enter ставит
web-florence-fits = Сюда можно поставить.
web-florence-does-not-fit = Сюда поставить нельзя.
web-florence-across = Совместное здание должно пересекать границу.
web-florence-diego-card = Карточка раунда
web-florence-diego-turn = Последний ход Диего
web-florence-diego-deck = Карточек в колоде Диего
web-florence-put-up = уже выставлено
web-florence-hidden = лицевой стороной вниз
web-florence-virtual = Виртуальный игрок { $number }

web-request-yours = Вы просите отменить ход. Остальные должны согласиться.
web-request-other = { $seat } просит отменить ход.
web-request-agree = Согласиться
web-request-refuse = Отказать
web-request-rematch = К новой партии
web-request-concede = Сдаться
web-request-concede-what = Дальше за вас играет бот; если больше никого нет, партия закончится.
web-request-concede-sure = Да, сдаюсь
web-request-concede-not = Нет, играю дальше
web-request-substitute = { $seat }: заменить ботом
web-request-leave = Встать из-за стола; место останется свободным
web-room-tab-label = Части стола
web-room-tab-board = Поле
web-room-tab-mine = Моё
web-room-tab-others = Соперники
web-room-tab-log = Журнал
web-side-scores = Очки
web-side-words = Словами
web-florence-estate-own = Ваше имение
web-florence-coins-hidden = скрыты
web-florence-price = цена
web-florence-of-minimum = нужно { $minimum } { $short ->
    [0] ✓
   *[other] · ещё { $short }
}

web-explain-label = Пояснение
web-explain-not-now = Сейчас нельзя:
web-explain-points = Очки на этот момент и откуда они взялись.
web-explain-met = (есть)
web-explain-unmet = (нет)

web-line-not-sent = Связь потеряна. Ничего не отправлено: выберите снова, когда она вернётся.
web-replay-label = Повтор
web-replay-help = Показать ещё раз, что было после вашего хода
web-replay-skip = Пропустить
web-replay-space = пробел
web-menu-label = Меню
web-settings-speed = Скорость чужих ходов
web-speed-slow = медленно
web-speed-normal = обычно
web-speed-fast = быстро
web-speed-at-once = сразу

web-florence-freedom-travel = Передви­жение
web-florence-freedom-religion = Религия
web-florence-freedom-opinion = Убеж­дения
web-florence-deck-profession = Профессия
web-florence-deck-bonus = Бонус

web-florence-work = Ценность Работы
web-florence-bonuses-help = можно сыграть любые, в любом порядке
web-florence-points-short = { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
web-florence-fewer-points = Меньше очков
web-florence-more-points = Больше очков
web-florence-all-coins = Всё монетами
web-florence-all-points = Всё очками
web-florence-up-to = До { $coins }
web-florence-raise-to = Поднять ставку до { $coins } за { $stack-acc }?
web-florence-bid-leaves =
    При победе за { $coins } останется { $left }.{ $limit ->
        [0] {""}
       *[other] {" "}За { $limit } останется { $rest }.
    }
web-florence-cannot-raise = Повысить до { $coins } нельзя
web-florence-purse-holds = В кошельке { $coins }.
web-florence-limit-passed = Ваш предел { $limit } превышен. При победе за { $coins } останется { $left }.
web-florence-rest-hand = Никто не увидит, какую.
web-florence-rest-open = Остальные пасуют или повышают на { $raise }. Каждый получает за раунд один объект.
web-florence-rest-court = Побеждает высшая ставка; кого перебили, может ставить снова.
web-florence-rest-last = Торговаться больше не с кем: нажмите на объект или откажитесь.
web-florence-rest-recruit = Нажмите на нужную профессию; число на ней — сколько стоит её Работа для вас.
web-florence-rest-turn = Здание, свобода, карточка из колоды или Работа с руки.
web-florence-rest-no-card = Профессий на руке нет, а без них нет и Работ. Возьмите новую карточку на строительном дворе.
web-florence-new-cards = Новые профессии — на строительном дворе, по { $coins } монет
web-florence-wishes = Предпочтения: { $building }, { $landscape }, { $freedom }
web-florence-rest-keep = Одну вы тайно оставляете, остальные уходят под колоду.
web-florence-rest-keep-prestige = Одну вы тайно оставляете. В скобках — сколько она даёт при ничьей.
web-florence-rest-order = Порядок получения подойдёт. Для другого нажимайте на них по очереди.
web-florence-did-gave-back = карточка возвращена
web-florence-did-bid = ставка { $what }
web-florence-did-sat-out = не участвует
web-florence-did-bought = куплено: { $what }
web-florence-did-sold = продано очков: { $what }
web-florence-did-took-card = взята карточка
web-florence-did-recruited = нанят: { $what }
web-florence-did-completed = Работа: { $what }
web-florence-did-built = построено: { $what }
web-florence-did-introduced = { $what }
web-florence-own-result =
    { $rank ->
        [1] Вы победили
       *[other] Вы на { $rank }-м месте
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
web-florence-did-placed =
    { $rank }-е место{ $cards ->
        [0] {""}
       *[other] {" "}· карты +{ $cards }
    }
web-florence-raising = Повышаем за вас до { $coins }
web-florence-bidding = Ставим за вас { $coins }
web-florence-stop-raising = Стоп
web-florence-put-back = Вернуть
web-florence-build-here = Построить
web-florence-build-here-ask = Построить { $tile-acc } здесь?
web-florence-place-here-ask = Поместить { $tile-acc } здесь?
web-florence-at-cells = Клетки: { $cells }.
web-florence-at-cells-left = Клетки: { $cells }. Останется { $coins } монет.
web-florence-memory-title = Вспоминая партию
web-florence-memory-work = { $card }: { $value }
web-florence-memory-work-of = лучшая Работа партии · { $seat }, раунд { $round }
web-florence-memory-lot = { $lot } за { $coins }
web-florence-memory-lot-of = самый дорогой объект · { $seat }, раунд { $round }
web-florence-memory-building-of = самое большое здание · { $seat }, раунд { $round }
web-florence-memory-lead = Лидер менялся { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
web-florence-memory-lead-of = ничьи не в счёт
web-florence-cells-free = свободно { $free } из { $all }
web-florence-count-jester = { $count ->
    [one] { $count } шут
    [few] { $count } шута
   *[many] { $count } шутов
}
web-florence-count-builder = { $count ->
    [one] { $count } строитель
    [few] { $count } строителя
   *[many] { $count } строителей
}
web-florence-count-card = { $count ->
    [one] { $count } своя карточка
    [few] { $count } свои карточки
   *[many] { $count } своих карточек
}
web-florence-count-bonus = { $count ->
    [one] { $count } карточка бонусов
    [few] { $count } карточки бонусов
   *[many] { $count } карточек бонусов
}
web-florence-worth-jester = +{ $value } к Работе
web-florence-worth-then-jester = → +{ $value } к Работе
web-florence-worth-builder = { $value ->
    [0] здание даром
   *[other] здание за { $value }
}
web-florence-worth-then-builder = → { $value ->
    [0] здание даром
   *[other] здание за { $value }
}
web-florence-yard-closed = откроется после аукциона
web-florence-yard-terms = { $builders ->
    [0] без строителей
    [one] с { $builders } строителем
   *[other] с { $builders } строителями
} здание { $coins ->
    [0] бесплатно
   *[other] стоит { $coins }
} и приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-florence-owned = у вас
web-florence-none-left = нет
web-florence-no-room = нет места
web-florence-next-auction = до раунда { $round }
web-florence-lot-up = сейчас: { $lot }
web-florence-seat-leads = { $seat } лидирует
web-florence-bids-in-hundreds = ставки в сотнях
web-florence-purse = кошелёк: { $coins }
web-florence-your-limit = ваш предел { $hundreds }
web-florence-lot-note-landscape = +{ $value } к Работам, которым это нужно
web-florence-lot-note-jester = +{ $value } к каждой Работе
web-florence-lot-note-builder = здания дешевле
web-florence-lot-note-prestige = очки в конце игры
web-florence-lot-note-recruiting = профессия с чужого стола
web-florence-was = было { $value }
web-florence-work-change = { $before } → { $after } · нужно { $minimum }
web-florence-works-count = { $count ->
    [0] нет Работ
    [one] { $count } Работа
    [few] { $count } Работы
   *[many] { $count } Работ
}
web-florence-no-bonus = нет бонусов
web-florence-complete = Завершить
web-florence-complete-ask = Завершить эту Работу?
web-florence-best-chip = лучшая пока что
web-florence-work-then = После этого очки: { $points }, монеты: { $coins }.
web-florence-works-label = Работы
web-florence-of-minimum-in-round = нужно { $minimum } в раунде { $round } { $short ->
    [0] ✓
   *[other] · не хватает { $short }
}
web-florence-laid = сыграна { $number ->
    [1] первой
    [2] второй
    [3] третьей
   *[other] { $number }-й
}
web-florence-laid-down = смотрите на листе
web-florence-lay-down = сыграть: { $value } → { $then }
web-florence-bank-pays = Банк платит { $coins }
web-florence-pay-terms = каждые { $rate } можно обменять на 1 очко, не больше { $most ->
    [one] { $most } раза
   *[other] { $most } раз
}
web-florence-coins-kept = монет себе
web-florence-best-brings = +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-florence-no-work = нет Работы
web-scoring-cards = Карточки
web-scoring-title = Подсчёт очков
web-scoring-help = под стыками — сумма; цвет показывает лидера

# Амальфи за столом
web-amalfi-left = осталось { $count }
web-amalfi-plain = { $what }
web-amalfi-card-words = { $kind }; { $cost }; { $what }
web-amalfi-lighthouse = Маяк
web-amalfi-court = Двор
web-amalfi-invited = приглашено { $count }
web-amalfi-turned = (карта активирована)
web-amalfi-works = Шедевры
web-amalfi-routes = Маршруты
web-amalfi-far-lights = Частные маршруты
web-amalfi-others = Остальные:
web-amalfi-port = Порт
web-amalfi-back-in = до раунда { $round }
web-amalfi-ready = готовы к отплытию: { $count }
web-amalfi-shipyard = Верфь
web-amalfi-ship-price = корабль: { $n ->
    [one] { $n } { $of-one }
    [few] { $n } { $of-few }
   *[many] { $n } { $of-many }
}
web-amalfi-barn = Амбар
web-amalfi-barn-words = хлеб { $bread } из { $capacity } · на кормление { $owed }
web-amalfi-barn-fed = хлеб { $bread } из { $capacity } · кормление позади
web-amalfi-passes = { $missing ->
    [0] Пас? Для вас раунд закончится.
   *[other] Пас? Не хватит хлеба: { $missing }, −{ $vp } ПО.
}
web-amalfi-verbs = Основные действия
web-amalfi-verb-sail = Плавание
web-amalfi-verb-buy = Покупка
web-amalfi-verb-explore = Исследование
web-amalfi-verb-invite = Приглашение
web-amalfi-verb-activate = Активация
web-amalfi-verb-build = Строительство
web-amalfi-ways = { $count ->
    [0] сейчас нельзя
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
web-amalfi-sail-now = Плыть
web-amalfi-to-dock = бухта ▸ пристань
web-amalfi-then-lighthouse = Затем маяком может воспользоваться { $seat }.
web-amalfi-fewer-ships = Меньше кораблей: { $hold }
web-amalfi-more-ships = Больше кораблей: { $hold }
web-amalfi-send-ships = Отправить { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
}
web-amalfi-ahead = Что впереди
web-amalfi-now = дал бы сейчас
web-amalfi-still = не хватает
web-amalfi-no-hand = В руке нет персонажей: новых приносят плавания и некоторые бонусы.
web-amalfi-no-routes = маршрутов пока нет
web-amalfi-then-lacks = Тогда на кормление не хватит хлеба: { $missing }.
web-amalfi-then-feeding = кормление { $before } ▸ { $after }
web-amalfi-rewards = Что приносит очки в этой партии
web-amalfi-rewards-help = указы в конце раундов, титулы в любой момент
web-amalfi-next-guest = новый гость
web-amalfi-any-time = В любой момент
web-amalfi-discard = Сбросить ради хлеба:
web-amalfi-pay = Заплатить
web-amalfi-pay-with = Чем платить
web-amalfi-lost = сгорит { $n }
web-amalfi-pay-how = нажмите на другой корабль или перетащите его
web-amalfi-not-this = Не это
web-amalfi-pays-from = { $place }: { $ships ->
    [one] { $ships } корабль даёт { $n }
    [few] { $ships } корабля дают { $n }
   *[many] { $ships } кораблей дают { $n }
}
web-amalfi-raised = { $n } из { $cost }
web-amalfi-over = + { $n }
web-amalfi-over-words = лишнее ({ $n }): хлеб
web-amalfi-surcharge = − { $n }
web-amalfi-other-ways = Иначе
web-amalfi-how-recall = Нажмите на свой корабль в море или перетащите его в бухту.
web-amalfi-how-launch = Нажмите на корабль в порту или перетащите его в бухту.
web-amalfi-how-copy = Нажмите на маршрут на карте: вы платите и выполняете его без корабля.
web-amalfi-how-move = Нажмите на знак над кораблём, затем на новый трюм; или перетащите корабль.
web-amalfi-how-lighthouse = Нажмите на свободное место для маяка у любого маршрута.
web-amalfi-how-unturn = Нажмите на повёрнутого персонажа при дворе.
web-amalfi-how-spend = Нажмите на карту в руке.
web-amalfi-how-take = Нажмите на персонажа в совете.
web-amalfi-lower-ship = { $place }: заплатить этим кораблём
web-amalfi-keep-ship = { $place }: не платить этим кораблём
web-amalfi-ending = Конец раунда { $round }
web-amalfi-will-eat = хлеба хватает: { $n }
web-amalfi-was-fed = съедено хлеба: { $n }
web-amalfi-lacks = не хватает хлеба: { $missing }, −{ $vp } ПО
web-amalfi-was-hungry = не хватило хлеба: { $missing }, −{ $vp } ПО
web-amalfi-titles-by-round = Сколько титулов нужно к концу раундов:
web-amalfi-chooses = выбирает
web-amalfi-waits = ждёт
web-amalfi-has-chosen = выбор сделан
web-amalfi-set-aside = Отложены на потом:
web-amalfi-deal-guild = Стопки гильдий
web-amalfi-deal-guild-help = Шесть персонажей в руку. Под названием сказано, чем сильна стопка; наведите на персонажа, чтобы прочесть о нём. Первый игрок выбирает последним.
web-amalfi-bent-scribes = Книги и персонажи в руке
web-amalfi-bent-painters = Картины за самоцветы
web-amalfi-bent-masons = Памятники и маяки
web-amalfi-bent-shipwrights = Большой флот
web-amalfi-bent-navigators = Частные маршруты
web-amalfi-bent-bankers = Хлеб, гости и титулы
web-amalfi-deal-blind = Слепой выбор
web-amalfi-deal-blind-help = Шесть случайных карт, которые видите только вы.
web-amalfi-deal-personal = Персональный выбор
web-amalfi-deal-personal-help = Оставьте шесть карт из десяти; никто не увидит какие.
web-amalfi-deal-full = Полный драфт
web-amalfi-deal-full-help = Оставьте одну карту, остальные отдайте налево; оставленное скрыто.
web-amalfi-deal-selective = Выборочный драфт
web-amalfi-deal-selective-help = Сначала драфт пяти карт, потом один из трёх персонажей с эффектом в конце игры.
web-amalfi-feeding = { $missing ->
    [0] Кормление: хлеба нужно { $owed }, есть { $bread }.
   *[other] Кормление: хлеба нужно { $owed }, не хватает { $missing }.
}
web-amalfi-passed = пас
web-amalfi-back = К своему планшету
web-amalfi-open-board = Показать планшет: { $seat }
web-amalfi-titles-needed = { $needed ->
    [0] титулы пока не нужны
   *[other] титулов { $held } из { $needed }
}
web-amalfi-reactions = Реакции

web-nav-start = Главная

web-home-morning = Доброе утро, { $name }. Присаживайтесь.
web-home-day = Добрый день, { $name }. Присаживайтесь.
web-home-evening = Добрый вечер, { $name }. Присаживайтесь.
web-home-all-games = { $count ->
    [1] Мои партии
   *[other] Все партии: { $count }
}
web-home-first = Ваша первая партия
web-home-first-text = Пока ничего не начато. Загляните в одну из арок выше или начните здесь: стол с двумя ботами будет готов через мгновение, и читать ничего не нужно.
web-home-first-play = Начать партию
web-home-take-turn = Сделать ход
web-home-to-table = К столу
web-home-round = Раунд { $round }
web-home-turn = Ход { $turn } из { $turns }
web-home-turn-of = ход: { $names }
web-home-turn-others = ходят другие
web-home-gathering = ещё не началась
web-home-tables = Столы ждут игроков
web-home-all-tables = Все столы
web-short-florence = Флоренция
web-short-lorenzo = Лоренцо
web-short-praga = Прага
web-short-amalfi = Амальфи
web-line-florence = Торгуйтесь за парки и шутов, пусть творят мастера.
web-line-lorenzo = Расставьте родственников и не гневите Папу.
web-line-praga = Вращайте колесо действий, стройте королевский град.
web-line-amalfi = Ваши корабли — и работники, и товар, и деньги.
web-lobby-offline = Сервер недоступен, а для игры с другими он нужен. Партии на этом устройстве идут и без него.
web-lobby-join = Сесть
web-lobby-free = свободно
web-lobby-enter-code = Ввести код
web-lobby-code = Код или ссылка стола
web-lobby-go = Перейти
web-clock-live = вживую, по { $minutes } мин
web-clock-per-move = { $days ->
    [1] день на ход
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-ago-now = только что
web-ago-minutes = { $count } мин назад
web-ago-hours = { $count } ч назад
web-ago-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
}
web-open-table-title = Открыть стол
web-open-table-text = Во что сыграем? Вы получите ссылку для друзей; свободные места видны и всем остальным.
web-name-label = Ваше имя за столом
web-name-another = Другое
web-name-face = Ваш портрет
web-name-keep = Сохранить имя
web-name-kept = Имя изменено, на сервере тоже.
web-terms-no = нет
web-lobby-none-such = Столов с этой игрой сейчас нет.
web-lobby-any-game = Любая игра
web-lobby-all = Все
web-lobby-live = Сейчас
web-lobby-days = Дни на ход
web-lobby-no-game = У вас нет начатых партий.
web-lobby-filter = Какие столы
web-lobby-opened = { $host }, { $when }
web-lobby-own = Откройте свой стол
web-lobby-own-text = Выберите игру, издание, места и часы и отправьте ссылку. Пустые места могут занять боты.
web-games-choose = Выбрать игру
web-games-look = Открыть
web-games-save-named = Сохранить в файл: { $game }
web-room-invited-by = { $host } держит для вас место
web-room-gathering = Собираем игроков
web-room-ready = Все в сборе. Можно начинать.
web-room-free-seats = Начать можно, когда все места заняты. На любое место можно посадить бота.
web-room-host-begins = Вы за столом. Хозяин начнёт, когда все соберутся.
web-room-no-account = Регистрация не нужна. Имя хранится в этом браузере.
web-room-learn = Сначала научиться
web-room-invite = Позовите друзей
web-room-copy = Скопировать приглашение
web-room-host = хозяин
web-room-watching = Вы наблюдаете
web-room-begun = Партия уже идёт, все места заняты.
web-room-watch = Наблюдать
web-room-plays = Идёт партия
web-open-elsewhere = Эта партия открыта в другой вкладке. Играть можно только в одной.
web-open-taken = Эта партия теперь идёт в другой вкладке.
web-open-here = Играть здесь

web-praga-area-wheel = Колесо
web-praga-area-rows = Гексы
web-praga-area-city = Город
web-praga-area-slopes = Стройки
web-praga-area-river = Путь
web-praga-areas = Части поля
web-praga-own-pages = Части своего планшета
web-praga-page-map = Планшет действий
web-praga-page-tracks = Треки
web-praga-turn = Ход { $turn } из { $turns }, эпоха { $era }
web-praga-era-1 = Эпоха I
web-praga-era-2 = Эпоха II
web-praga-row-upgrade = Улучшения
web-praga-row-wall = Стены
web-praga-row-building = Здания
web-praga-seals = Печати
web-praga-act-mines = Шахта
web-praga-act-quarries = Карьер
web-praga-act-upgrade = Улучш.
web-praga-act-wall = Стена
web-praga-act-building = Здание
web-praga-act-road = Путь
web-praga-choose-this = Выбрать
web-praga-turn-left = Повернуть влево
web-praga-turn-right = Повернуть вправо
web-praga-lay-here = Положить сюда
web-praga-build-here = Построить здесь
web-praga-ask-here = Положить гекс так?
web-praga-put-back = Вернуть
web-praga-take-tile = Взять этот жетон
web-praga-ask-take = Взять этот гекс?
web-praga-ask-end = Завершите ход.
web-praga-ask-first = Сначала выберите: { $list }.
web-praga-take-hex = Взять этот гекс
web-praga-at-step = шаг { $step }
web-praga-used = сыграна
web-praga-from-next-turn = след. ход
web-praga-always = всегда
web-praga-once = один раз
web-praga-choices = На выбор
web-praga-checklist = Ваш ход по шагам
web-praga-check-tile = Жетон
web-praga-check-bonus = Бонус
web-praga-check-action = Действие
web-praga-check-extras = Ещё
web-praga-check-end = Конец
web-praga-must = Сначала выберите:
web-praga-lapses = Пропадёт:
web-praga-comes = Придёт само:
web-praga-open-special = специальный гекс или очки
web-praga-open-windows = { $count ->
    [one] лишнее окно: { $count }
   *[other] лишние окна: { $count }
 }
web-praga-extras = Что ещё можно сделать, в любом порядке
web-praga-extra-claim = Бонус улучшения
web-praga-extra-step = Горизонтальное перемещение
web-praga-extra-climb = Подъём на ряд
web-praga-extra-road = Королевский путь
web-praga-extra-use = Технология
web-praga-extra-extra = Дополнительное действие
web-praga-extra-refresh = Обновить ряд
web-praga-extra-seal = Печать
web-praga-era-scene = Первая эпоха завершена
web-praga-special-or = специальный гекс или
web-praga-free-tile = бесплатно
web-praga-glass-off = Убрать лупу
web-praga-glass-on = Взять лупу
web-praga-all-hexes = Все гексы: { $count }
web-praga-plaza-scene = Бонусы площади
web-praga-takes-both = получает оба бонуса
web-praga-takes-one = получает один бонус
web-praga-opponent-turn = Его последний ход
web-praga-board-of = Планшет: { $seat }
web-praga-back = К моему
web-praga-sum-price = Цена
web-praga-sum-side = Сторона
web-praga-sum-corner = Угол
web-praga-sum-hex = Гекс
web-praga-sum-site = Участок
web-praga-sum-plaza = Площадь
web-praga-sum-besides = Также
web-praga-sum-covers = Закроет
web-praga-parler-card = Петр Парлерж { $does }; затем берёт жетон действий № { $tile }, считая с самого дальнего
web-praga-parler-cards = Карты Петра Парлержа
web-praga-parler-says = После вашего хода он открывает одну из оставшихся карт, выполняет её и берёт жетон действий.
web-praga-simple-says = После вашего хода противник берёт самый дальний жетон действий и возвращает его в начало колеса.
web-praga-tracks = Запас, треки и технологии

web-lorenzo-first-player = Первый игрок
web-lorenzo-says = { $what }
web-lorenzo-needs = Условие: { $what }.
web-lorenzo-surcharge = Башня занята: дополнительно { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
web-lorenzo-council = Дворец
web-lorenzo-next-round = след. раунд
web-lorenzo-yield = Что принесёт действие
web-lorenzo-together = Итого
web-lorenzo-closed = закрыто
web-lorenzo-your-faith = у вас: { $faith }
web-lorenzo-points-for-support = очки за поддержку
web-lorenzo-military = Вооружение
web-lorenzo-members = Родственники
web-lorenzo-each-harvest = За урожай
web-lorenzo-each-production = За производство
web-lorenzo-leaders = Деятели
web-lorenzo-leader-hidden = Карта деятеля на руке
web-lorenzo-in-play = действует
web-lorenzo-ready = готова
web-lorenzo-used = использована
web-lorenzo-let-go = сброшена
web-lorenzo-let-go-help = Сбросить за 1 консульскую привилегию:
web-lorenzo-points-now = Очки, если игра кончится сейчас
web-lorenzo-sum-value = сила
web-lorenzo-sum-occupied = занято
web-lorenzo-sum-floor = этаж
web-lorenzo-sum-cost = стоимость
web-lorenzo-sum-now = сразу
web-lorenzo-sum-end = в конце
web-lorenzo-sum-says = { $label }: { $what };
web-lorenzo-sum-reaches = { $value } + { $servants } = { $reached }
web-lorenzo-leaves = После этого у вас: { $goods }.
web-lorenzo-then-playable = Затем можно будет сыграть: { $leaders }.
web-lorenzo-no-longer = Затем уже нельзя будет сыграть: { $leaders }.
web-lorenzo-help-members = Нажмите на родственника или перетащите его на место: доступные места подсветятся.
web-lorenzo-help-wish = Теперь нажмите на родственника, который туда отправится.
web-lorenzo-help-leaders = Подсвеченную карту деятеля можно сыграть или применить. Свиток на карте сбрасывает её за 1 консульскую привилегию.
web-lorenzo-help-places = Подсвеченные места доступны. Число со слугой — сколько слуг понадобится.
web-lorenzo-servants-reach = Слуги и сила действия с ними
web-lorenzo-fewer = Меньше слуг
web-lorenzo-more = Больше слуг
web-lorenzo-send = Отправить { $member-short } сюда: { $place }?
web-lorenzo-send-for = Отправить { $member-short } за картой «{ $card }»?
web-lorenzo-take = Взять карту «{ $card }»?
web-lorenzo-floor-needs = { $place }: нужно не меньше { $minimum }.
web-lorenzo-it-needs = Нужно не меньше { $minimum }.
web-lorenzo-where = Куда отправить { $member-short }?
web-lorenzo-where-below = Важность { $value }.
web-lorenzo-servants-work-below =
    { $work-title } с силой действия { $value }. { $rate ->
        [1] Каждый слуга добавляет 1.
        [few] Каждые { $rate } слуги добавляют 1.
       *[many] Каждые { $rate } слуг добавляют 1.
    }
web-lorenzo-ask-servants-work = «{ $granter }»: сколько слуг вы тратите?
web-lorenzo-ask-exchange = Какие обмены вы делаете?
web-lorenzo-exchange-below = Производство с силой { $value }; всё оплачивается вместе.
web-lorenzo-ask-privilege = Что вы получаете?
web-lorenzo-privilege-below =
    { $left ->
        [1] Консульская привилегия ({ $source }).
       *[other] Осталось привилегий: { $left }, все различные ({ $source }).
    }
web-lorenzo-ask-lose = Чего вы получите на 1 меньше?
web-lorenzo-lose-below = Вы преданы анафеме ({ $source }).
web-lorenzo-ask-take = Какую карту вы берёте?
web-lorenzo-take-below = { $card }: { $action }.
web-lorenzo-ask-church = Поддержите ли вы Церковь?
web-lorenzo-church-asks = Церковь требует { $needs-acc }.
web-lorenzo-church-below = Она требует { $needs-acc }, у вас { $faith }.
web-lorenzo-choose-card = Выберите карту
web-lorenzo-took-tile = плашка выбрана
web-lorenzo-confirm = Выставить
web-lorenzo-draft = Оставьте одну карту деятеля, остальные передайте
web-lorenzo-kept = у вас
web-lorenzo-choose-space = Выберите место
web-lorenzo-worked = { $work-title }: сила { $value }
web-lorenzo-passed = пас
web-lorenzo-spaces =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
web-lorenzo-fate-hit = под анафемой
web-lorenzo-fate-choice = может поддержать церковь и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
web-lorenzo-fate-short = мало веры
web-lorenzo-fate-supported = поддерживает церковь: +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
web-lorenzo-kind = { $kind-heading }
web-lorenzo-towers = Башни
web-lorenzo-city = Город
web-lorenzo-work = { $work-title }

web-nav-learn = Обучение
web-learn-title = Научиться играть
web-learn-lead = Первая партия с подсказками на настоящем поле займёт минут десять. А ещё здесь правила нашими словами, с рисунками с поля: сначала как проходит ход, потом всё остальное.
web-rules-title = Правила
web-rules-help = Открыть правила рядом со столом
web-rules-loading = Открываем правила…
web-rules-unwritten = Правила этой игры здесь ещё не записаны.
web-rules-unreachable = Правила не загружаются: нет связи, а на этом устройстве они ещё не сохранены.
web-rules-again = Попробовать снова
web-rules-back = К играм
web-rules-contents = Содержание
web-rules-search = Поиск по правилам
web-rules-hit = { $number } из { $count }
web-rules-none = ничего
web-rules-nothing = Ничего не нашлось. Попробуйте слово покороче.
web-rules-clauses = Пункты
web-rules-before = Назад:
web-rules-after = Дальше:
web-rules-why = Правило
web-rules-path = Место в правилах
web-rules-chapter-overview = Обзор
web-rules-chapter-auction = Аукцион
web-rules-chapter-actions = Действия
web-rules-chapter-end = Окончание
web-rules-chapter-cards = Все карты
web-rules-chapter-variants = Варианты
web-rules-chapter-solo = В одиночку
web-rules-chapter-editions = Издания
web-rules-chapter-church = Церковь
web-rules-chapter-leaders = Деятели
web-rules-chapter-tracks = Шкалы
web-rules-chapter-ships = Корабли
web-rules-chapter-round = Раунд

web-hint-label = Подсказка
web-hint-help = Как сыграл бы мастер? Только там, где за столом разрешены подсказки.
web-hint-thinks = Мастер думает…
web-hint-none = Здесь мастер ничего не советует.
web-hint-title = Совет мастера
web-hint-ahead = { $points ->
    [one] Против мастеров вы закончили бы впереди примерно на { $points } очко.
    [few] Против мастеров вы закончили бы впереди примерно на { $points } очка.
   *[other] Против мастеров вы закончили бы впереди примерно на { $points } очков.
}
web-hint-behind = { $points ->
    [one] Против мастеров вы отстали бы от лучшего примерно на { $points } очко.
    [few] Против мастеров вы отстали бы от лучшего примерно на { $points } очка.
   *[other] Против мастеров вы отстали бы от лучшего примерно на { $points } очков.
}
web-hint-even = Против мастеров игра закончилась бы почти вничью.
web-hint-gains = { $points ->
    [one] Почему: примерно на { $points } очко лучше, чем «{ $what }».
    [few] Почему: примерно на { $points } очка лучше, чем «{ $what }».
   *[other] Почему: примерно на { $points } очков лучше, чем «{ $what }».
}
web-hint-equal = Почти так же хорошо: «{ $what }».

web-pieces-title = Все компоненты
web-pieces-kinds = Виды компонентов
web-pieces-source = То, чего нет ни в одном открытом источнике, восстановлено так, чтобы всё сходилось с правилами. У каждого компонента указан источник; владелец коробки может загрузить свои цифры.
web-pieces-by-kind = Вид и период
web-pieces-by-cost = Цена
web-pieces-by-gain = Темы
web-pieces-by-source = Источник
web-pieces-edition = Издание
web-pieces-count = { $count ->
    [one] { $count } компонент
    [few] { $count } компонента
   *[many] { $count } компонентов
}
web-pieces-professions = Профессии
web-pieces-buildings = Здания
web-pieces-landscapes = Ландшафты
web-pieces-freedoms = Свободы
web-pieces-bonus-cards = Карточки бонусов
web-pieces-prestige-cards = Карточки престижа
web-pieces-court = Особые персонажи
web-pieces-territories = Территории
web-pieces-characters = Персонажи
web-pieces-ventures = Проекты
web-pieces-leaders = Деятели
web-pieces-excommunications = Жетоны анафемы
web-pieces-bonus-tiles = Плашки личных бонусов
web-pieces-upgrades = Улучшения
web-pieces-walls = Стены
web-pieces-technologies = Технологии
web-pieces-plazas = Жетоны площадей
web-pieces-plaza-tile = Жетон площади
web-pieces-seals = Печати
web-pieces-bridge-tiles = Жетоны моста
web-pieces-production-tiles = Жетоны добычи
web-pieces-road = Королевский путь
web-pieces-masterpieces = Шедевры
web-pieces-public-routes = Общие маршруты
web-pieces-private-routes = Частные маршруты
web-pieces-titles = Титулы
web-pieces-decrees = Указы

# Первые партии с подсказками
web-lesson-title = Первая партия с подсказками
web-lesson-begin = Первая партия с подсказками
web-lesson-go-on = Продолжить обучение: { $step } из { $steps }
web-lesson-again = ✓ Пройти обучение ещё раз
web-lesson-loading = Готовим для вас стол…
web-lesson-unreachable = Обучающую партию не загрузить: нет связи, а на этом устройстве она ещё не сохранена.
web-lesson-on = Дальше
web-lesson-try = Попробую
web-lesson-show = Покажите
web-lesson-back = Назад
web-lesson-leave = Выйти
web-lesson-leave-help = Место запомнится: продолжить можно позже
web-lesson-step = { $step } из { $steps }
web-lesson-other-way = Вы выбрали другое
web-lesson-no-harm = Ничего страшного: отмените ход и продолжайте или играйте отсюда без подсказок.
web-lesson-take-back = Отменить ход
web-lesson-alone = Дальше без подсказок
web-lesson-new-game = Новая партия
web-lesson-restart = Ещё раз с начала
web-lesson-others = Ходят остальные…
web-lesson-skip = Пропустить
web-lesson-watch = Смотрите. Потом сделаете то же самое.
web-lesson-going = Теперь вы: нажмите то, что подсвечено.
web-lesson-now-this = Хорошо. Теперь нажмите то, что подсвечено.
web-lesson-now-you = Вот как это делается. Теперь вы!
web-lesson-stop-showing = Теперь я
web-lesson-from-start = С начала
web-lesson-stations = Ход обучения
web-lesson-alone-short = Без подсказок
web-lesson-other-idea = Так тоже можно, и в другой партии это может быть верно. Но сейчас речь о другом: «{ $title }».
web-home-first-guide = Пока ни одной партии. Сыграйте первую с подсказками: минут десять, шаг за шагом, на настоящем поле.
web-home-learn = Десять минут — и вы играете
web-home-learn-text = Первая партия с подсказками. Читать заранее ничего не нужно.
web-home-learnt = пройдено
web-home-daily = Партия дня
web-home-daily-left = { $count ->
    [0] меньше часа
   *[other] ещё { $count } ч
}
web-home-daily-best = ваш лучший результат: { $points }
web-home-daily-none = сегодня не сыграна
web-home-daily-top = лучший сегодня: { $points }, { $name }
web-home-daily-week = Ваши последние семь дней
web-drop-here = Отпустите файл, чтобы открыть партию
web-games-daily = Партия дня
web-games-numbers = Статистика
