### The Princes of Florence

## The game

florence-title = Правители Флоренции
florence-tagline = Торгуйтесь за шутов и строителей, обустраивайте имение, и пусть мастера и учёные приносят вам престиж: семь раундов во Флоренции эпохи Возрождения.
florence-edition-2022 = Издание 2022 года (контуры зданий и ландшафтов, сторона Б и карточки Диего восстановлены)
florence-edition-2006 = Издание 2006 года (контуры зданий и ландшафтов и сторона Б восстановлены)

## Options

florence-option-muse-and-princess = Муза и Принцесса
florence-option-muse-and-princess-help = В каждом раунде на аукцион выставляются шесть особых персонажей; продавать престиж нельзя.
florence-option-cooperative-building = Совместное строительство
florence-option-cooperative-building-help = У соседних имений общая граница, на которой можно строить вдвоём.
florence-option-hard-freedoms = Меньше свобод
florence-option-hard-freedoms-help = Только для двух игроков: четыре жетона свобод вместо пяти.
florence-option-coins = Монеты других игроков
florence-option-coins-help = Видны ли монеты других игроков: в издании 2022 года они скрыты, в издании 2006 года открыты.
florence-option-coins-edition = как в издании
florence-option-coins-reversed = наоборот
florence-option-solo-table = Режим для одного игрока: стол
florence-option-solo-table-help = На сколько игроков готовится игра: вы, Диего и виртуальные игроки.
florence-option-solo-table-four = четыре игрока
florence-option-solo-table-five = пять игроков
florence-option-difficulty = Режим для одного игрока: сложность
florence-option-difficulty-help = Сколько монет у Диего в начале игры.
florence-option-difficulty-easy = легко
florence-option-difficulty-standard = стандарт
florence-option-difficulty-hard = сложно
florence-option-diego-finish = Режим для одного игрока: последние Работы Диего
florence-option-diego-finish-help = Диего только завершает Работы, если его карточек хватает на каждый оставшийся раунд или на каждое оставшееся действие.
florence-option-diego-finish-rounds = по оставшимся раундам
florence-option-diego-finish-actions = по оставшимся действиям
florence-option-start-player = Первый игрок
florence-option-start-player-help = Кто начинает; если никто не указан, решает жребий.

## What cannot be set up

florence-automa = Диего
florence-setup-solo-edition = В этом издании нет режима для одного игрока.
florence-setup-solo-expansion = В режиме для одного игрока дополнения не используются.
florence-setup-solo-coins = В режиме для одного игрока нет других игроков, чьи монеты можно было бы скрыть.
florence-setup-solo-only = Стол, сложность и последние Работы Диего выбираются только в режиме для одного игрока.
florence-setup-two-only = Вариант «Меньше свобод» доступен только в игре для двух игроков.
florence-setup-start-player = Первый игрок должен сидеть за столом; в режиме для одного игрока решает жребий.

## Stacks

florence-stack-forest = лес
    .acc = лес
florence-stack-lake = озеро
    .acc = озеро
florence-stack-park = парк
    .acc = парк
florence-stack-jester = шут
    .acc = шута
florence-stack-builder = строитель
    .acc = строителя
florence-stack-prestige = карточка престижа
    .acc = карточку престижа
florence-stack-recruiting = карточка найма
    .acc = карточку найма
florence-stack-landscape = ландшафт
    .acc = ландшафт

## Landscapes, buildings, freedoms

florence-landscape-forest = лес
    .acc = лес
florence-landscape-lake = озеро
    .acc = озеро
florence-landscape-park = парк
    .acc = парк
florence-building-university = университет
    .acc = университет
florence-building-laboratory = лаборатория
    .acc = лабораторию
florence-building-workshop = мастерская
    .acc = мастерскую
florence-building-library = библиотека
    .acc = библиотеку
florence-building-opera = опера
    .acc = оперу
florence-building-studio = студия
    .acc = студию
florence-building-hospital = больница
    .acc = больницу
florence-building-theatre = театр
    .acc = театр
florence-building-tower = башня
    .acc = башню
florence-building-chapel = часовня
    .acc = часовню
florence-size-large = большое
florence-size-medium = среднее
florence-size-small = малое
florence-freedom-travel = свобода передвижения
    .acc = свободу передвижения
    .gen = свободы передвижения
florence-freedom-religion = свобода вероисповедания
    .acc = свободу вероисповедания
    .gen = свободы вероисповедания
florence-freedom-opinion = свобода убеждений
    .acc = свободу убеждений
    .gen = свободы убеждений
florence-deck-profession = карточки профессий
    .card = карточку профессии
    .cards-gen = карточек профессий
florence-deck-bonus = карточки бонусов
    .card = карточку бонусов
    .cards-gen = карточек бонусов
florence-deck-prestige = карточки престижа
    .card = карточку престижа
    .cards-gen = карточек престижа
florence-character-banker = Банкир
    .acc = Банкира
    .gen = Банкира
florence-character-cardinal = Кардинал
    .acc = Кардинала
    .gen = Кардинала
florence-character-merchant = Торговец
    .acc = Торговца
    .gen = Торговца
florence-character-muse = Муза
    .acc = Музу
    .gen = Музы
florence-character-princess = Принцесса
    .acc = Принцессу
    .gen = Принцессы
florence-character-professor = Профессор
    .acc = Профессора
    .gen = Профессора
florence-deed-work = завершение Работы
florence-deed-build = постройка здания
florence-deed-profession = получение карточки профессии
florence-deed-freedom = предоставление свобод
florence-deed-bonus = получение карточки бонусов
florence-turn-r0 = без поворота
florence-turn-r1 = с поворотом вправо
florence-turn-r2 = с поворотом на 180°
florence-turn-r3 = с поворотом влево
florence-turn-m0 = обратной стороной
florence-turn-m1 = обратной стороной, с поворотом вправо
florence-turn-m2 = обратной стороной, с поворотом на 180°
florence-turn-m3 = обратной стороной, с поворотом влево

## Amounts

florence-amount-coins = { $count } монет
florence-amount-points =
    { $count ->
        [one] { $count } очко престижа
        [few] { $count } очка престижа
       *[many] { $count } очков престижа
    }

## Objects on Diego's cards

florence-diego-object = { $stack } (кубик + { $modifier })
    .acc = { $stack-acc } (кубик + { $modifier })
florence-diego-object-plain = { $stack } (кубик)
    .acc = { $stack-acc } (кубик)

## Professions

florence-card-mathematician = математик
    .acc = математика
    .gen = математика
florence-card-theologian = теолог
    .acc = теолога
    .gen = теолога
florence-card-philosopher = философ
    .acc = философа
    .gen = философа
florence-card-botanist = ботаник
    .acc = ботаника
    .gen = ботаника
florence-card-alchemist = алхимик
    .acc = алхимика
    .gen = алхимика
florence-card-physicist = физик
    .acc = физика
    .gen = физика
florence-card-watchmaker = часовщик
    .acc = часовщика
    .gen = часовщика
florence-card-goldsmith = ювелир
    .acc = ювелира
    .gen = ювелира
florence-card-bell-maker = колокольный мастер
    .acc = колокольного мастера
    .gen = колокольного мастера
florence-card-cartographer = картограф
    .acc = картографа
    .gen = картографа
florence-card-jurist = правовед
    .acc = правоведа
    .gen = правоведа
florence-card-choreographer = хореограф
    .acc = хореографа
    .gen = хореографа
florence-card-composer = композитор
    .acc = композитора
    .gen = композитора
florence-card-sculptor = скульптор
    .acc = скульптора
    .gen = скульптора
florence-card-painter = художник
    .acc = художника
    .gen = художника
florence-card-pharmacist = аптекарь
    .acc = аптекаря
    .gen = аптекаря
florence-card-physician = врач
    .acc = врача
    .gen = врача
florence-card-dramatist = драматург
    .acc = драматурга
    .gen = драматурга
florence-card-poet = поэт
    .acc = поэта
    .gen = поэта
florence-card-astronomer = астроном
    .acc = астронома
    .gen = астронома
florence-card-organ-builder = органный мастер
    .acc = органного мастера
    .gen = органного мастера

## Bonus cards

florence-card-b01 = бонус +1 за каждое здание
florence-card-b02 = бонус +2 за каждое большое здание
florence-card-b03 = бонус +1 за каждое среднее здание и каждый лес
florence-card-b04 = бонус +1 за каждое малое здание и каждый ландшафт
florence-card-b05 = бонус +2 за каждый размер здания
florence-card-b06 = бонус +1 за каждый ландшафт
florence-card-b07 = бонус +2 за каждый лес
florence-card-b08 = бонус +2 за каждое озеро
florence-card-b09 = бонус +2 за каждый парк
florence-card-b10 = бонус +2 за каждый жетон свобод
florence-card-b11 = бонус +2 за каждого шута
florence-card-b12 = бонус +1 за каждого шута и каждый жетон свобод
florence-card-b13 = бонус +2 за каждого строителя
florence-card-b14 = бонус +1 за каждого строителя и каждое озеро
florence-card-b15 = бонус +2 за каждую карточку престижа
florence-card-b16 = бонус +1 за каждую карточку престижа и каждый жетон свобод
florence-card-b17 = бонус +2 за каждый тип ландшафта
florence-card-b18 = бонус +1 за каждую категорию (лес, озеро, парк, шут, строитель, карточка престижа, жетон свобод)
florence-card-b19 = бонус +1 за каждую карточку профессии и найма в руке
florence-card-b20 = бонус +1 за каждую сыгранную карточку профессии и найма

## Prestige cards

florence-card-p01 = престиж 6 (3) за наибольшее количество зданий
    .short = больше всего зданий
florence-card-p02 = престиж 5 за два или более больших здания
    .short = два или более больших здания
florence-card-p03 = престиж 8 (4) за наименьшее количество пустых клеток
    .short = меньше всего пустых клеток
florence-card-p04 = престиж 8 за все три типа ландшафта
    .short = все три типа ландшафта
florence-card-p05 = престиж 7 (4) за наибольшее количество ландшафтов
    .short = больше всего ландшафтов
florence-card-p06 = престиж 7 (4) за наибольшее количество лесов
    .short = больше всего лесов
florence-card-p07 = престиж 6 (3) за наибольшее количество озёр
    .short = больше всего озёр
florence-card-p08 = престиж 8 за три разных жетона свобод
    .short = три разных жетона свобод
florence-card-p09 = престиж 6 за хотя бы 4 здания, 2 жетона свобод и 4 Работы
    .short = хотя бы 4 здания, 2 жетона свобод и 4 Работы
florence-card-p10 = престиж 6 (3) за наибольшее количество шутов
    .short = больше всего шутов
florence-card-p11 = престиж 6 (3) за наибольшее количество строителей
    .short = больше всего строителей
florence-card-p12 = престиж 5 (3) за наибольшее количество парков
    .short = больше всего парков
florence-card-p13 = престиж 7 за хотя бы 1 строителя, 1 шута и 2 ландшафта
    .short = хотя бы 1 строитель, 1 шут и 2 ландшафта
florence-card-p14 = престиж 7 (4) за наибольшее количество Работ
    .short = больше всего Работ

## Questions

florence-ask-nothing = Решать больше нечего.
florence-ask-hand = Какую карточку профессии вы возвращаете? Три другие остаются у вас.
florence-ask-open = Какой объект вы выставляете на аукцион за { $coins } монет?
florence-ask-bid = { $seat } ставит { $coins } монет на { $stack-acc }. Повышаете ставку?
florence-ask-last = Вы последний игрок: берёте объект за { $coins } монет?
florence-ask-merchant = Вы выиграли аукцион за { $stack-acc }: { $coins } монет. Использовать Торговца, чтобы не платить?
florence-ask-landscape = Какой ландшафт вы берёте?
florence-ask-place = Куда вы помещаете { $tile-acc }?
florence-ask-keep = Какую { $deck-card } вы оставляете себе?
florence-ask-order = В каком порядке положить остальные карточки под колоду?
florence-ask-hire = Нанимаете сейчас или оставляете карточку найма?
florence-ask-court = На какого персонажа вы делаете ставку?
florence-ask-bought = Использовать { $character-acc } сейчас или оставить карточку?
florence-ask-call = Последняя возможность использовать { $character-acc }. Используете?
florence-ask-window = Нанимаете сейчас карточку профессии?
florence-ask-turn =
    { $left ->
        [0] Действий не осталось: сделаете что-нибудь ещё?
        [one] Осталось { $left } действие.
        [few] Осталось { $left } действия.
       *[many] Осталось { $left } действий.
    }
florence-ask-bonus = Работа с карточкой «{ $card }»: Ценность Работы { $value }, минимальные очки { $minimum }. Какую карточку бонусов добавить?
florence-ask-pay = Ценность Работы { $value } приносит { $coins } монет. Сколько очков престижа вы на них купите, по { $rate } монет за очко?
florence-ask-sell = Сколько очков престижа вы отдаёте, по { $rate } монет за очко?
florence-ask-site = Где вы хотите построить { $tile-acc } вместе с соседом? Партнёр: { $seat }.
florence-ask-sum = Сколько партнёр доплатит вам за { $tile-acc }? Партнёр: { $seat }.
florence-ask-sum-partner = Сколько вы готовы доплатить за { $tile-acc }? Активный игрок: { $seat }.
florence-ask-answer = { $seat } хочет построить вместе с вами { $tile-acc } ({ $cell }, { $turn }): { $coins ->
        [0] без доплаты
       *[other] вы получите { $coins } монет
    }. Согласны?
florence-ask-answer-partner = { $seat } предлагает построить вместе с вами { $tile-acc } ({ $cell }, { $turn }): { $coins ->
        [0] вы ничего не платите
       *[other] вы платите { $coins } монет
    }. Согласны?
florence-ask-banker = Вы купили Банкира в последнем раунде: сколько очков престижа вы купите, по { $rate } монет за очко?
florence-ask-put-up = Какой объект вы выставляете на аукцион?
florence-ask-rolled = Покупаете { $stack-acc } за { $coins } монет?
florence-ask-last-auction = Последний аукцион: берёте объект за { $coins } монет?

## Actions

florence-do-return = Вернуть { $card-acc }
florence-do-open = Выставить { $stack-acc } и поставить { $coins } монет
florence-do-sit-out = Без объекта в этом раунде
florence-do-raise = Поставить { $coins } монет
florence-do-pass = Пас
florence-do-pass-court = Пас: в этом раунде без персонажа
florence-do-take = Взять { $stack-acc } за { $coins } монет
florence-do-take-merchant = Взять { $stack-acc } ({ $coins } монет или бесплатно с Торговцем)
florence-do-nothing = Ничего не брать
florence-do-choose = Выбрать { $landscape-acc }
florence-do-place = Поместить на { $cell }, { $turn }
florence-do-place-again =
    Поместить на { $cell }, { $turn }, и получить { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-do-place-building =
    Построить на { $cell }, { $turn }: { $coins ->
        [0] бесплатно
       *[other] заплатить { $coins } монет
    }, получить { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-do-keep = Оставить: { $card }
florence-do-under = Следующей под колоду: { $card }
florence-do-rest = Остальные под колоду в порядке получения
florence-do-recruit = Нанять { $card-acc } (отдаёт { $from })
florence-do-recruit-diego = Нанять { $card-acc } у Диего
florence-do-recruit-virtual = Нанять { $card-acc } у виртуального игрока { $number }
florence-do-hold = Сейчас не нанимать
florence-do-hold-recruiting = Оставить карточку найма на потом
florence-do-hold-character = Оставить { $character-acc } на потом
florence-do-let-go = Вернуть { $character-acc }, не применяя
florence-do-sell = Продать очки по { $rate } монет
florence-do-give-up =
    Отдать { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } за { $coins } монет
florence-do-work = Завершить Работу { $card-gen } (Ценность Работы { $value })
florence-do-work-bonus = Завершить Работу { $card-gen } (Ценность Работы { $value } без карточек бонусов)
florence-do-add =
    { $value ->
        [0] Ничего не добавить: { $card }
       *[other] Добавить { $value }: { $card }
    }
florence-do-done = Завершить Работу: Ценность Работы { $value }, { $coins } монет
florence-do-convert =
    { $points ->
        [0] Оставить монеты
        [one] Купить { $points } очко престижа за { $coins } монет
        [few] Купить { $points } очка престижа за { $coins } монет
       *[many] Купить { $points } очков престижа за { $coins } монет
    }
florence-do-build =
    Построить { $building-acc } { $coins ->
        [0] бесплатно
       *[other] за { $coins } монет
    }
florence-do-propose = Построить { $building-acc } совместно. Партнёр: { $partner }
florence-do-ask =
    { $coins ->
        [0] Не просить доплаты
       *[other] Попросить доплату: { $coins } монет
    }
florence-do-ask-partner =
    { $coins ->
        [0] Предложить строить без доплаты
       *[other] Предложить { $coins } монет
    }
florence-do-withdraw = Отказаться от совместного здания
florence-do-accept =
    Принять: { $sum ->
        [0] без доплаты
       *[other] получить { $sum } монет
    }, { $coins ->
        [0] построить бесплатно
       *[other] заплатить { $coins } монет в банк
    }, получить { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-do-accept-partner =
    Принять: { $sum ->
        [0] без доплаты
       *[other] заплатить { $sum } монет
    }, получить { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-do-decline = Отказаться от предложения
florence-do-decline-object = Отказаться от покупки
florence-do-counter = Сделать встречное предложение
florence-do-introduce = Предоставить { $freedom-acc } за { $coins } монет
florence-do-draw = Взять { $deck-card } за { $coins } монет
florence-do-end = Закончить ход
florence-do-bid =
    { $coins ->
        [0] Сделать ставку без монет на { $character-acc }
       *[other] Поставить { $coins } монет на { $character-acc }
    }
florence-do-merchant =
    Использовать Торговца: получить { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-do-professor = Использовать Профессора: взять { $deck-card } бесплатно
florence-do-princess = Завершить Работу с Принцессой (Ценность Работы { $value }, { $coins } монет)
florence-do-free = Использовать Торговца и не платить
florence-do-pay = Заплатить { $coins } монет и оставить Торговца
florence-do-put-up = Выставить { $object-acc }
florence-do-buy = Купить { $stack-acc } за { $coins } монет

## What happens

florence-log-gave-back = { $seat } возвращает { $card-acc }.
florence-log-gave-back-hidden = { $seat } возвращает карточку профессии.
florence-log-round = Раунд { $round }: минимальные очки { $minimum }. Первый игрок: { $seat }.
florence-log-round-of-diego = Раунд { $round }: минимальные очки { $minimum }. Первый игрок: Диего.
florence-log-opened = { $seat } выставляет { $stack-acc } на аукцион за { $coins } монет.
florence-log-sat-out = { $seat } отказывается от выбора объекта.
florence-log-raised = { $seat } повышает ставку до { $coins } монет.
florence-log-passed = { $seat } пасует.
florence-log-bought =
    { $seat } { $coins ->
        [0] получает { $stack-acc } бесплатно
       *[other] покупает { $stack-acc } за { $coins } монет
    }.
florence-log-took-nothing = { $seat } ничего не берёт.
florence-log-sold =
    { $seat } продаёт { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } за { $coins } монет.
florence-log-planted = { $seat } помещает { $landscape-acc } на { $cell }.
florence-log-gained =
    { $seat } получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-saw = { $seat } видит { $deck }: { $cards }.
florence-log-looked = { $seat } смотрит { $deck }.
florence-log-kept = { $seat } оставляет: { $card }.
florence-log-kept-hidden = { $seat } оставляет одну { $deck-card }.
florence-log-recruited = { $seat } нанимает { $card-acc }; карточку отдаёт { $from }.
florence-log-recruited-solo = { $seat } нанимает { $card-acc }.
florence-log-held-recruiting = { $seat } оставляет карточку найма.
florence-log-played = { $seat } играет карточку «{ $card }».
florence-log-played-bonus =
    { $seat } { $value ->
        [0] ничего не добавляет
       *[other] добавляет { $value }
    } к Работе, играя карточку «{ $card }».
florence-log-completed = { $seat } завершает Работу: Ценность Работы { $value }, { $coins } монет.
florence-log-converted =
    { $seat } { $points ->
        [0] оставляет монеты
        [one] покупает { $points } очко престижа за { $coins } монет
        [few] покупает { $points } очка престижа за { $coins } монет
       *[many] покупает { $points } очков престижа за { $coins } монет
    }.
florence-log-built =
    { $seat } строит { $building-acc } на { $cell } { $coins ->
        [0] бесплатно
       *[other] за { $coins } монет
    } и получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-introduced = { $seat } предоставляет { $freedom-acc } за { $coins } монет.
florence-log-paid = { $seat } платит { $coins } монет за { $deck-card }.
florence-log-ended = { $seat } заканчивает ход.
florence-log-best-work =
    Лучшая Работа ({ $value }): { $seat } получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-no-work = В раунде { $round } не завершено ни одной Работы.
florence-log-scored =
    { $seat } { $points ->
        [0] не получает очков престижа
        [one] получает { $points } очко престижа
        [few] получает { $points } очка престижа
       *[many] получает { $points } очков престижа
    }: { $card-short }.
florence-log-character-bid =
    { $coins ->
        [0] { $seat } делает ставку без монет на { $character-acc }.
       *[other] { $seat } ставит { $coins } монет на { $character-acc }.
    }
florence-log-character-passed = { $seat } пасует на аукционе особых персонажей.
florence-log-character-bought =
    { $seat } { $coins ->
        [0] получает { $character-acc } бесплатно
       *[other] покупает { $character-acc } за { $coins } монет
    }.
florence-log-banker-paid = { $seat } получает { $coins } монет с карточки Банкира.
florence-log-banker-waits = Банкира никто не купил: на карточке { $coins } монет.
florence-log-banker-converted =
    { $seat } { $points ->
        [0] не покупает у Банкира очков престижа
        [one] покупает у Банкира { $points } очко престижа за { $coins } монет
        [few] покупает у Банкира { $points } очка престижа за { $coins } монет
       *[many] покупает у Банкира { $points } очков престижа за { $coins } монет
    }.
florence-log-merchant-free = { $seat } использует Торговца: объект достаётся бесплатно.
florence-log-merchant-points =
    { $seat } использует Торговца и получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-professor-used = { $seat } использует Профессора, чтобы взять { $deck-card }.
florence-log-princess-used = { $seat } использует Принцессу.
florence-log-lapsed = { $seat } возвращает { $character-acc }, не применив.
florence-log-returned = { $seat } возвращает { $character-acc } после применения.
florence-log-proposed = { $seat } предлагает совместно построить { $building-acc }. Партнёр: { $partner }.
florence-log-offered =
    { $seat } предлагает построить { $building-acc } ({ $cell }, { $turn }): { $coins ->
        [0] без доплаты
       *[other] партнёр платит { $coins } монет
    }.
florence-log-withdrew = { $seat } отказывается от совместного здания.
florence-log-declined = { $seat } отказывается от предложения.
florence-log-built-together =
    { $seat } и { $partner } вместе строят { $building-acc } на { $cell }. { $partner } { $sum ->
        [0] ничего не доплачивает
       *[other] платит партнёру { $sum } монет
    }, { $seat } { $coins ->
        [0] ничего не платит в банк
       *[other] платит в банк { $coins } монет
    }; каждый получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-card = Карточка Диего на этот раунд, слева направо: { $objects }.
florence-log-rolled =
    Бросок кубика ({ $stack }): { $roll }{ $modifier ->
        [0] {""}
       *[other] {" "}и модификатор { $modifier }
    }. Последняя ставка: { $coins } монет.
florence-log-must-buy = { $seat }: по правилам нужно купить { $stack-acc }.
florence-log-declined-object = { $seat } не покупает { $stack-acc }.
florence-log-diego-bought = Диего покупает { $stack-acc } за { $coins } монет.
florence-log-diego-bought-nothing = Диего ничего не покупает.
florence-log-diego-paid =
    Диего платит { $coins } монет{ $points ->
        [0] {""}
        [one] , отдавая { $points } очко престижа
        [few] , отдавая { $points } очка престижа
       *[many] , отдавая { $points } очков престижа
    }{ $change ->
        [0] {""}
       *[other] {" "}и получая { $change } монет сдачи
    }.
florence-log-diego-showed = Крайняя левая карточка профессии Диего: { $card }.
florence-log-diego-planted =
    Диего помещает { $landscape-acc }{ $points ->
        [0] {""}
        [one] {" "}и получает { $points } очко престижа
        [few] {" "}и получает { $points } очка престижа
       *[many] {" "}и получает { $points } очков престижа
    }.
florence-log-diego-gained =
    Диего получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-drew = Диего вытягивает { $deck }: { $cards }.
florence-log-diego-kept = Диего оставляет: { $card }.
florence-log-diego-row = На карточке Диего: { $actions }.
florence-log-diego-must-work = У Диего хватает карточек на все оставшиеся ходы: он завершает Работу.
florence-log-diego-idle = Ничего из этого Диего сделать не может.
florence-log-diego-played = Диего играет карточку «{ $card }».
florence-log-diego-played-recruiting = Диего играет карточку найма.
florence-log-diego-completed =
    Диего завершает Работу (Ценность Работы { $value }) и получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-built =
    Диего строит { $building-acc } { $coins ->
        [0] бесплатно
       *[other] за { $coins } монет
    } и получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-profession = Диего берёт карточку профессии за { $coins } монет; виртуальные игроки берут по одной.
florence-log-diego-introduced = Диего предоставляет { $freedom-acc } за { $coins } монет.
florence-log-diego-best-work =
    Лучшая Работа ({ $value }): Диего получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-scored =
    Диего { $points ->
        [0] не получает очков престижа
        [one] получает { $points } очко престижа
        [few] получает { $points } очка престижа
       *[many] получает { $points } очков престижа
    }: { $card-short }.
florence-log-virtual-showed = Виртуальный игрок открывает карточку «{ $card }».
florence-log-virtual-gave = Взамен Диего получает { $card-acc } от виртуального игрока.
florence-log-left-the-game = Из игры выбывает { $stack }.

## What happens, told to whoever does it: the name is “you”

florence-log-gave-back-you = { $seat } возвращаете { $card-acc }.
florence-log-gave-back-hidden-you = { $seat } возвращаете карточку профессии.
florence-log-opened-you = { $seat } выставляете { $stack-acc } на аукцион за { $coins } монет.
florence-log-sat-out-you = { $seat } отказываетесь от выбора объекта.
florence-log-raised-you = { $seat } повышаете ставку до { $coins } монет.
florence-log-passed-you = { $seat } пасуете.
florence-log-bought-you =
    { $seat } { $coins ->
        [0] получаете { $stack-acc } бесплатно
       *[other] покупаете { $stack-acc } за { $coins } монет
    }.
florence-log-took-nothing-you = { $seat } ничего не берёте.
florence-log-sold-you =
    { $seat } продаёте { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } за { $coins } монет.
florence-log-planted-you = { $seat } помещаете { $landscape-acc } на { $cell }.
florence-log-best-work-you =
    { $seat } получаете { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } за лучшую Работу ({ $value }).
florence-log-gained-you =
    { $seat } получаете { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-saw-you = { $seat } видите { $deck }: { $cards }.
florence-log-looked-you = { $seat } смотрите { $deck }.
florence-log-kept-you = { $seat } оставляете: { $card }.
florence-log-kept-hidden-you = { $seat } оставляете одну { $deck-card }.
florence-log-recruited-you = { $seat } нанимаете { $card-acc }; карточку отдаёт { $from }.
florence-log-recruited-solo-you = { $seat } нанимаете { $card-acc }.
florence-log-held-recruiting-you = { $seat } оставляете карточку найма.
florence-log-played-you = { $seat } играете карточку «{ $card }».
florence-log-played-bonus-you =
    { $seat } { $value ->
        [0] ничего не добавляете
       *[other] добавляете { $value }
    } к Работе, играя карточку «{ $card }».
florence-log-completed-you = { $seat } завершаете Работу: Ценность Работы { $value }, { $coins } монет.
florence-log-converted-you =
    { $seat } { $points ->
        [0] оставляете монеты
        [one] покупаете { $points } очко престижа за { $coins } монет
        [few] покупаете { $points } очка престижа за { $coins } монет
       *[many] покупаете { $points } очков престижа за { $coins } монет
    }.
florence-log-built-you =
    { $seat } строите { $building-acc } на { $cell } { $coins ->
        [0] бесплатно
       *[other] за { $coins } монет
    } и получаете { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-introduced-you = { $seat } предоставляете { $freedom-acc } за { $coins } монет.
florence-log-paid-you = { $seat } платите { $coins } монет за { $deck-card }.
florence-log-ended-you = { $seat } заканчиваете ход.
florence-log-scored-you =
    { $seat } { $points ->
        [0] не получаете очков престижа
        [one] получаете { $points } очко престижа
        [few] получаете { $points } очка престижа
       *[many] получаете { $points } очков престижа
    }: { $card-short }.
florence-log-character-bid-you =
    { $coins ->
        [0] { $seat } делаете ставку без монет на { $character-acc }.
       *[other] { $seat } ставите { $coins } монет на { $character-acc }.
    }
florence-log-character-passed-you = { $seat } пасуете на аукционе особых персонажей.
florence-log-character-bought-you =
    { $seat } { $coins ->
        [0] получаете { $character-acc } бесплатно
       *[other] покупаете { $character-acc } за { $coins } монет
    }.
florence-log-banker-paid-you = { $seat } получаете { $coins } монет с карточки Банкира.
florence-log-banker-converted-you =
    { $seat } { $points ->
        [0] не покупаете у Банкира очков престижа
        [one] покупаете у Банкира { $points } очко престижа за { $coins } монет
        [few] покупаете у Банкира { $points } очка престижа за { $coins } монет
       *[many] покупаете у Банкира { $points } очков престижа за { $coins } монет
    }.
florence-log-merchant-free-you = { $seat } используете Торговца: объект достаётся бесплатно.
florence-log-merchant-points-you =
    { $seat } используете Торговца и получаете { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-professor-used-you = { $seat } используете Профессора, чтобы взять { $deck-card }.
florence-log-princess-used-you = { $seat } используете Принцессу.
florence-log-proposed-you = { $seat } предлагаете совместно построить { $building-acc }. Партнёр: { $partner }.
florence-log-offered-you =
    { $seat } предлагаете построить { $building-acc } ({ $cell }, { $turn }): { $coins ->
        [0] без доплаты
       *[other] партнёр платит { $coins } монет
    }.
florence-log-withdrew-you = { $seat } отказываетесь от совместного здания.
florence-log-declined-you = { $seat } отказываетесь от предложения.
florence-log-must-buy-you = { $seat }: по правилам нужно купить { $stack-acc }.
florence-log-declined-object-you = { $seat } не покупаете { $stack-acc }.

## What is not allowed

florence-turn-asked = Сейчас решается не это.
florence-hand-card = У вас в руке нет этой карточки: { $card }.
florence-auction-no-such-stack = За этим столом это не отдельный объект: { $stack }.
florence-auction-sold = В этом раунде этот объект уже приобретён: { $stack }.
florence-auction-empty = Эта стопка пуста: { $stack }.
florence-auction-put-up = В этом раунде этот объект уже выставлялся: { $stack }.
florence-auction-barred = Два объекта с наивысшими модификаторами нельзя взять на последнем аукционе: { $stack }.
florence-pay-cost = Нужно { $coins } монет.
florence-builder-limit = В имении не может быть больше трёх строителей.
florence-place-no-room = В имении для этого нет места.
florence-place-outside = В таком положении жетон не умещается в сетку.
florence-place-covered = Клетка уже занята.
florence-build-adjacent = До второго строителя здание нельзя ставить вплотную к другому зданию или палаццо.
florence-build-border = Без строителя нельзя строить в одиночку вплотную к границе.
florence-build-across-border = По ту сторону границы уже есть здание.
florence-build-second = Такое здание уже есть в имении: { $building }.
florence-build-none-left = В запасе не осталось таких зданий: { $building }.
florence-joint-partner-has = У партнёра такое здание уже есть: { $building }.
florence-joint-not-neighbour = Этот игрок вам не сосед.
florence-joint-talks = В этом ходу больше нельзя предлагать совместное здание.
florence-joint-offers = Новых предложений делать нельзя: примите последнее или откажитесь.
florence-joint-sum = Сумма не может быть больше { $coins } монет.
florence-joint-price = С такой доплатой не набрать { $coins } монет на строительство.
florence-action-none-left = Действий не осталось.
florence-action-limit = В этом раунде это действие больше недоступно: { $deed }.
florence-work-minimum = Работа не набирает минимальных очков: { $minimum }.
florence-pay-most =
    Можно купить самое большее { $most ->
        [one] { $most } очко престижа
        [few] { $most } очка престижа
       *[many] { $most } очков престижа
    }.
florence-pay-nothing-to-sell = У вас нет очков престижа для продажи.
florence-pay-most-sold =
    Можно продать самое большее { $most ->
        [one] { $most } очко престижа
        [few] { $most } очка престижа
       *[many] { $most } очков престижа
    }.
florence-pay-no-selling = С дополнением «Муза и Принцесса» очки престижа нельзя продавать.
florence-deck-empty = Больше нет { $deck-cards-gen }.
florence-deck-not-seen = Этой карточки нет среди тех, что вы смотрите: { $card }.
florence-freedom-here = В вашем имении уже есть { $freedom }.
florence-freedom-gone = Не осталось жетонов { $freedom-gen }.
florence-recruit-no-card = У вас в руке нет карточки найма.
florence-recruit-not-on-table = Эта карточка не лежит лицевой стороной вверх перед противником: { $card }.
florence-character-not-yours = У вас нет { $character-gen }.
florence-character-gone = На { $character-acc } больше нельзя сделать ставку.
florence-character-space = На карточке нет такого места для ставок.
florence-character-higher =
    Ставка должна быть больше { $coins ->
        [0] нуля
       *[other] { $coins } монет
    }.

## Where points come from

florence-source-works = Работы
florence-source-buildings = Здания
florence-source-landscapes = Ландшафты
florence-source-builders = Строители
florence-source-best-works = Лучшие Работы
florence-source-merchant = Торговец
florence-source-banker = Банкир
florence-source-sold = Отдано за монеты
florence-source-prestige-card = { $card-short }
florence-verdict-won = Вы победили Диего.
florence-verdict-shared = Вы делите победу с Диего.
florence-verdict-lost = Победил Диего.

## The table in words

florence-phase-hands = Начальные карточки
florence-phase-auction = Фаза аукциона
florence-phase-court = Аукцион особых персонажей
florence-phase-actions = Фаза действий
florence-phase-end = Конец игры
florence-panel-round = Раунд { $round } из 7, минимальные очки { $minimum }
florence-panel-phase = { $phase }. Первый игрок: { $seat }.
florence-panel-phase-of-diego = { $phase }. Первый игрок: Диего.
florence-panel-waiting = Ждём решения: { $seats }
florence-panel-bid = { $seat } ставит { $coins } монет на { $stack-acc }.
florence-panel-offer =
    Предложение построить { $building-acc } ({ $cell }, { $turn }): { $coins ->
        [0] без доплаты
       *[other] партнёр платит { $coins } монет
    }.
florence-panel-rolled = На аукционе { $stack }, последняя ставка: { $coins } монет.
florence-panel-looking = { $seat } смотрит { $deck }.
florence-panel-seen = На выбор: { $cards }
florence-panel-actions-left = Осталось действий: { $left }
florence-panel-supply = Запас
florence-panel-available = Доступно в этом раунде: { $stacks }
florence-panel-landscapes = Леса: { $forests }, озёра: { $lakes }, парки: { $parks }
florence-panel-people = Шуты: { $jesters }, строители: { $builders }, карточки найма: { $recruiting }
florence-panel-freedoms = Жетоны свобод: передвижения { $travel }, вероисповедания { $religion }, убеждений { $opinion }
florence-panel-buildings = Здания: { $buildings }
florence-panel-tiles = Здания и ландшафты: { $tiles }
florence-panel-counted = { $thing } { $count }
florence-panel-decks = Колоды: профессии { $professions }, бонусы { $bonuses }, престиж { $prestiges }
florence-panel-remembered = Вы знаете { $deck } внизу колоды: { $cards }
florence-panel-player =
    { $seat }: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-panel-coins = Монеты: { $coins }
florence-panel-coins-secret = Монеты: за ширмой
florence-panel-court-people = Шуты: { $jesters }, строители: { $builders }
florence-panel-own-freedoms = Свободы: { $freedoms }
florence-panel-none = нет
florence-panel-hand-counts = В руке: профессии { $professions }, наём { $recruiting }, бонусы { $bonuses }; карточки престижа { $prestiges }
florence-panel-known = Известные карточки: { $cards }
florence-panel-table = На столе: { $cards }
florence-panel-table-recruiting = Карточки найма на столе: { $count }
florence-panel-best = Лучшая Работа раунда: { $value }
florence-panel-neighbours = Соседи: { $seats }
florence-panel-row = { $row }
florence-panel-legend = # палаццо; f лес, l озеро, p парк; U университет, L лаборатория, W мастерская, B библиотека, O опера, S студия, H больница, T театр, R башня, C часовня
florence-panel-characters = Особые персонажи
florence-panel-character-free = { $character }: на аукционе
florence-panel-character-owner = { $character }: { $seat }
florence-panel-character-bid =
    { $coins ->
        [0] { $character }: { $seat }, ставка без монет
       *[other] { $character }: { $seat } ставит { $coins } монет
    }
florence-panel-character-aside = { $character }: в этом раунде больше не продаётся
florence-panel-banker = Монеты на карточке Банкира: { $coins }
florence-panel-diego =
    Диего: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-panel-diego-starts = Первый игрок: Диего.
florence-panel-diego-card = Карточка раунда: { $objects }
florence-panel-diego-declined = Вы отказались (последняя ставка): { $objects }
florence-panel-diego-row = Лицевой стороной вниз, слева направо: { $cards }
florence-panel-diego-cards = Карточек в колоде Диего: { $count }
florence-panel-virtual = Виртуальный игрок { $number }
florence-panel-hidden = закрытая
florence-panel-recruiting = карточка найма

## Explanations

florence-explain-left = осталось в запасе
florence-explain-wisher = { $card }
florence-explain-in-hand = { $card } (у вас в руке)
florence-explain-printed = напечатанные значения
florence-explain-outline-reconstructed = восстановленный контур
florence-explain-wishes-one-source = предпочтения из опубликованного списка
florence-explain-minimum-reconstructed = восстановленные минимальные очки
florence-explain-diego-reconstructed = восстановленные карточки
florence-explain-building = Здание · клеток: { $cells }
florence-explain-building-owned = Уже стоит в вашем имении.
florence-explain-building-no-room =
    В вашем имении для него нет места{ $builders ->
        [0] : без строителей здания не ставят вплотную
        [1] : с одним строителем здания не ставят вплотную
       *[other] , как его ни поверни
    }.
florence-explain-building-brings =
    { $coins ->
        [0] Сейчас для вас бесплатно
       *[other] Сейчас стоит вам { $coins } монет
    } и сразу приносит { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-explain-building-prices = Здание стоит { $none } монет без строителей, { $one } с одним, { $two } с двумя; с тремя { $three ->
        [0] ничего не стоит
       *[other] — { $three }
    }.
florence-explain-building-once = В имении может быть только одно здание каждого вида. Построенное здание не передвигают.
florence-explain-building-touch = Пока у вас меньше двух строителей, здание нельзя ставить вплотную к другому зданию или палаццо; касаться углами можно. Оно добавляет очки Работам этих профессий:
florence-explain-landscape = Ландшафт · клеток: { $cells }
florence-explain-landscape-lies = Сразу размещается в вашем имении в любой ориентации и любой стороной; может лежать вплотную к чему угодно.
florence-explain-landscape-again = Первый ландшафт каждого типа очков престижа не приносит, каждый следующий того же типа приносит { $points }. В Работе тип учитывается один раз, сколько бы таких ландшафтов у вас ни было.
florence-explain-landscape-choice = При игре вдвоём за раунд продаётся один ландшафт; тот, кто его купил, выбирает лес, озеро или парк.
florence-explain-freedom = Свобода
florence-explain-freedom-costs = Предоставить свободу стоит { $coins } монет; за раунд можно одну, и каждую только один раз. Она добавляет очки Работам этих профессий:
florence-explain-lot = Объект торгов
florence-explain-jester = Каждый шут добавляет { $value } к каждой вашей Работе до конца игры. Число шутов не ограничено.
florence-explain-builder =
    С двумя строителями здания можно ставить вплотную. Второй и третий приносят по { $points ->
        [one] { $points } очку престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }; больше трёх строителей иметь нельзя.
florence-explain-prestige-lot =
    Посмотрите { $count ->
        [one] { $count } верхнюю карточку
        [few] { $count } верхние карточки
       *[many] { $count } верхних карточек
    } престижа и тайно оставьте себе одну. Она приносит очки престижа в конце игры.
florence-explain-recruiting = Возьмите в руку профессию, лежащую лицевой стороной вверх перед другим игроком; карточка найма остаётся на её месте. Нанять можно сразу или позже.
florence-explain-recruiting-counts = Считается карточкой профессии того, у кого она в руке или на столе.
florence-explain-auction = Кто выставляет объект, ставит { $opening } монет; затем каждый повышает ставку на { $raise } или пасует. За раунд продаётся один объект каждого вида, и каждый игрок получает не больше одного.
florence-explain-deck = Колода
florence-explain-deck-profession =
    За { $coins } монет, раз в раунд: посмотрите { $count ->
        [one] { $count } верхнюю карточку
        [few] { $count } верхние карточки
       *[many] { $count } верхних карточек
    }, одну возьмите в руку, остальные положите под колоду. Её можно сыграть в тот же ход.
florence-explain-deck-bonus =
    За { $coins } монет: посмотрите { $count ->
        [one] { $count } верхнюю карточку
        [few] { $count } верхние карточки
       *[many] { $count } верхних карточек
    } и оставьте себе одну, остальные положите под колоду. Карточки бонусов играют при завершении Работы.
florence-explain-deck-prestige =
    Покупаются на аукционе: посмотрите { $count ->
        [one] { $count } верхнюю карточку
        [few] { $count } верхние карточки
       *[many] { $count } верхних карточек
    } и оставьте себе одну. Она приносит очки престижа в конце игры.
florence-explain-bonus = Карточка бонусов { $number }
florence-explain-bonus-laid = Играется при завершении Работы, одна или с другими карточками бонусов: добавляет очки к Работе и выходит из игры. С ней Работа может набрать минимальные очки.
florence-explain-prestige = Карточка престижа { $number }
florence-explain-prestige-counts = Приносит очки престижа в конце игры и только владельцу. Число в скобках — для тех, кто делит первое место.
florence-explain-profession = Профессия { $number }
florence-explain-profession-pays = Сыграйте карточку, чтобы завершить Работу: банк платит { $coins } монет за каждое её очко, и каждые { $rate } монет из них можно сразу обменять на 1 очко престижа.
florence-explain-work-others = Учитываются также шуты и ваши карточки: +{ $card } за каждую карточку профессии и найма.
florence-explain-row-jesters =
    { $count ->
        [one] { $count } шут
        [few] { $count } шута
       *[many] { $count } шутов
    }
florence-explain-row-cards =
    { $count ->
        [one] { $count } ваша карточка на столе и в руке
        [few] { $count } ваши карточки на столе и в руке
       *[many] { $count } ваших карточек на столе и в руке
    }
florence-explain-worth-now = Ценность Работы сейчас (минимальные очки { $minimum })
florence-explain-character = Особый персонаж
florence-explain-character-banker = Сразу: вы забираете монеты с карточки за вычетом ставки. Купив Банкира в 7-м раунде, в конце игры можно обменять монеты на очки престижа.
florence-explain-character-cardinal = В этом раунде у вас три действия вместо двух.
florence-explain-character-merchant = Объект, который вы выиграете на следующем аукционе, достаётся бесплатно — или вы получаете столько очков престижа, какое место занимаете на счётчике престижа: 1 за первое, 2 за второе.
florence-explain-character-muse = Добавляет номер раунда к очкам каждой Работы, которую вы завершите в этом раунде.
florence-explain-character-princess = Тратит действие: Работа без карточки профессии. Очки приносят ваши ландшафты, строители, здания и карточки; карточки бонусов играть нельзя.
florence-explain-character-professor = Бесплатно возьмите карточку бонусов или карточку престижа, одну из пяти.
florence-explain-character-bids = Поставьте фишку на место для ставок. Если вашу ставку перебили, можно сделать новую; если к вашему ходу фишка всё ещё там, вы покупаете персонажа. За раунд — один персонаж.
florence-explain-solo = Режим для одного игрока
florence-explain-diego-himself-title = Диего
florence-explain-diego-himself = За Диего никто не играет: что он делает, решают его карточки. Его здания и ландшафты могут стоять вплотную и повторяться, а чего не хватает монетами, он платит очками престижа.
florence-explain-diego-card-title = Карточка раунда
florence-explain-diego-card = Вы выбираете, что выставить. Модификатор на карточке и кубик дают последнюю ставку; вы покупаете на 100 монет дороже или отказываетесь. Из объектов, от которых вы отказались, Диего покупает крайний левый.
florence-explain-diego-row-title = Карточки Диего
florence-explain-diego-row = Карточки профессий и найма лицевой стороной вниз; Диего играет их слева направо. Крайняя левая определяет и то, какое здание, ландшафт или свободу он выберет.
florence-explain-diego-virtual-title = Виртуальный игрок
florence-explain-diego-virtual = У него только карточки профессий. После каждой Работы Диего одна из них открывается, и её можно нанять.
florence-explain-fact = Кратко
florence-explain-fact-coins-title = Монеты
florence-explain-fact-coins = Монеты приносят Работы; ещё можно отдавать очки престижа, по { $rate } монет за очко. В конце игры монеты важны только при ничьей.
florence-explain-fact-coins-hidden = За этим столом монеты других игроков скрыты.
florence-explain-fact-coins-open = За этим столом монеты всех игроков открыты.
florence-explain-fact-hand-title = Профессии в руке
florence-explain-fact-hand = Каждая добавляет { $card } к каждой Работе владельца, как и лежащие на столе.
florence-explain-fact-works-title = Работы
florence-explain-fact-works = Профессии, сыгранные для Работ, и карточки найма, оставленные на их месте. Они и дальше учитываются в Работах и для карточек престижа.
florence-explain-fact-best-title = Лучшая Работа раунда
florence-explain-fact-best =
    Наибольшая Ценность Работы в этом раунде. У кого она в конце раунда выше всех, тот получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }; при ничьей — каждый.
florence-explain-fact-palazzo-title = Палаццо
florence-explain-fact-palazzo = Стоит с самого начала и зданием не считается, но занимает место; до второго строителя здания нельзя ставить к нему вплотную.
florence-explain-fact-cells-title = Свободные клетки
florence-explain-fact-cells = Клетки имения, на которых ничего не лежит. Здания и ландшафты не могут перекрываться и остаются там, где их поставили.
florence-explain-fact-joint-title = Совместное здание
florence-explain-fact-joint = Здание лежит на границе двух имений, считается у обоих, и оба получают за него очки престижа. Цену платите вы; сколько сосед доплатит вам, вы решаете вместе.
florence-explain-round = Один из семи раундов
florence-explain-round-title = Раунд { $number }
florence-explain-round-minimum = Минимальные очки для Работы в этом раунде: { $minimum }.
florence-explain-round-parts = Сначала аукцион: не больше одного объекта на игрока. Затем у каждого игрока один ход с двумя действиями.
florence-explain-round-best =
    Лучшая Работа раунда приносит { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-explain-phase = Фаза раунда
florence-explain-phase-hands = Из четырёх профессий вы оставляете три, одну возвращаете.
florence-explain-phase-auction = Игроки по очереди выставляют объекты. Каждый получает не больше одного; кто отказывается выставлять, не получает ничего.
florence-explain-phase-court = Каждый может сделать ставку на одного из шести особых персонажей.
florence-explain-phase-actions = У каждого игрока один ход, до двух действий: завершить Работу, построить здание, взять карточку бонусов, а по одному разу — взять карточку профессии и предоставить свободу.
florence-explain-phase-end = Карточки престижа открываются и приносят очки. Побеждает тот, у кого больше очков престижа; при ничьей — у кого больше монет.
