### Амальфи Ренессанс

## The game

amalfi-title = Амальфи Ренессанс
amalfi-tagline = Корабли — это работники, товары и деньги: плавайте, покупайте шедевры, приглашайте великих людей и возродите порт Амальфи за четыре раунда.
amalfi-edition-2023 = Издание 2023 года (большинство карт, жетонов и символов поля восстановлено)

## Options

amalfi-option-start = Стартовые карты персонажей
amalfi-option-start-help = Как распределяются шесть карт стартовой руки.
amalfi-option-start-guild = стопки гильдий
amalfi-option-start-blind = слепой выбор: шесть случайных карт
amalfi-option-start-personal = персональный выбор: шесть из десяти
amalfi-option-start-full-draft = полный драфт (2–4 игрока)
amalfi-option-start-selective-draft = выборочный драфт (2–4 игрока)
amalfi-option-opponent = Одиночное испытание: соперник
amalfi-option-opponent-help = С кем вы соперничаете в одиночку. Против Генуи труднее.
amalfi-option-opponent-naples = Неаполитанское королевство
amalfi-option-opponent-genoa = Генуэзская республика
amalfi-option-first = Первый игрок
amalfi-option-first-help = Кто начинает; если никто не указан, решает жребий.

## What cannot be set up

amalfi-setup-draft = В одиночном испытании драфт невозможен.
amalfi-setup-opponent = Соперник выбирается только в одиночном испытании.
amalfi-setup-first = Первый игрок должен сидеть за столом.

## Holds, places, types, opponents

amalfi-hold-spices = специи
    .gen = специй
    .one = порцию специй
    .few = порции специй
    .many = порций специй
amalfi-hold-wood = древесина
    .gen = древесины
    .one = древесину
    .few = древесины
    .many = древесины
amalfi-hold-wine = вино
    .gen = вина
    .one = вино
    .few = вина
    .many = вина
amalfi-hold-gems = самоцветы
    .gen = самоцветов
    .one = самоцвет
    .few = самоцвета
    .many = самоцветов
amalfi-hold-cloth = ткани
    .gen = тканей
    .one = ткань
    .few = ткани
    .many = тканей
amalfi-place-spices = трюм специй
    .gen = трюма специй
    .loc = трюме специй
amalfi-place-wood = трюм древесины
    .gen = трюма древесины
    .loc = трюме древесины
amalfi-place-wine = трюм вина
    .gen = трюма вина
    .loc = трюме вина
amalfi-place-gems = трюм самоцветов
    .gen = трюма самоцветов
    .loc = трюме самоцветов
amalfi-place-cloth = трюм тканей
    .gen = трюма тканей
    .loc = трюме тканей
amalfi-place-bay = бухта
    .gen = бухты
    .loc = бухте
amalfi-craft-book = книга
    .acc = книгу
    .gen = книги
amalfi-craft-painting = картина
    .acc = картину
    .gen = картины
amalfi-craft-monument = памятник
    .acc = памятник
    .gen = памятника
amalfi-role-instant = мгновенный эффект
amalfi-role-permanent = постоянный эффект
amalfi-role-activation = эффект активации
amalfi-role-endgame = эффект в конце игры
amalfi-opponent-naples = Неаполитанское королевство
amalfi-opponent-genoa = Генуэзская республика

## What is counted: "2 VP for ..."

amalfi-count-book = каждую книгу
amalfi-count-painting = каждую картину
amalfi-count-monument = каждый памятник
amalfi-count-masterpiece = каждый шедевр
amalfi-count-masterpiece_type = каждый тип шедевров
amalfi-count-masterpiece_set = каждый набор из книги, картины и памятника
amalfi-count-masterpiece_of_best_type = каждый шедевр того типа, которого у вас больше всего
amalfi-count-two_types_with_at_least = каждый шедевр второго по числу типа
amalfi-count-private_route = каждый исследованный маршрут
amalfi-count-own_private_route_with_own_ship = каждый ваш частный маршрут с вашим кораблём на пристани
amalfi-count-ship_built = каждый построенный корабль
amalfi-count-fleet = каждый корабль флота
amalfi-count-lighthouse = каждый возведённый маяк
amalfi-count-char_any = каждого приглашённого персонажа
amalfi-count-char_type = каждый тип приглашённых персонажей
amalfi-count-char_instant = каждого персонажа с мгновенным эффектом
amalfi-count-char_permanent = каждого персонажа с постоянным эффектом
amalfi-count-char_activation = каждого персонажа с эффектом активации
amalfi-count-char_endgame = каждого персонажа с эффектом в конце игры
amalfi-count-title = каждый титул
amalfi-count-bread = каждый хлеб в амбаре

## What a title requires

amalfi-need-book = { $n ->
        [one] { $n } книга
        [few] { $n } книги
       *[many] { $n } книг
    }
amalfi-need-painting = { $n ->
        [one] { $n } картина
        [few] { $n } картины
       *[many] { $n } картин
    }
amalfi-need-monument = { $n ->
        [one] { $n } памятник
        [few] { $n } памятника
       *[many] { $n } памятников
    }
amalfi-need-masterpiece = { $n ->
        [one] { $n } шедевр
        [few] { $n } шедевра
       *[many] { $n } шедевров
    }
amalfi-need-masterpiece_type = шедевры { $n ->
        [one] { $n } типа
       *[many] { $n } типов
    }
amalfi-need-masterpiece_set = { $n ->
        [one] { $n } набор из книги, картины и памятника
        [few] { $n } набора из книги, картины и памятника
       *[many] { $n } наборов из книги, картины и памятника
    }
amalfi-need-masterpiece_of_best_type = { $n ->
        [one] { $n } шедевр
        [few] { $n } шедевра одного типа
       *[many] { $n } шедевров одного типа
    }
amalfi-need-two_types_with_at_least = { $n ->
        [one] { $n } шедевр одного типа и { $n } другого
        [few] { $n } шедевра одного типа и { $n } другого
       *[many] { $n } шедевров одного типа и { $n } другого
    }
amalfi-need-private_route = { $n ->
        [one] { $n } исследованный маршрут
        [few] { $n } исследованных маршрута
       *[many] { $n } исследованных маршрутов
    }
amalfi-need-own_private_route_with_own_ship = { $n ->
        [one] { $n } ваш частный маршрут с вашим кораблём на пристани
        [few] { $n } ваших частных маршрута с вашим кораблём на пристани
       *[many] { $n } ваших частных маршрутов с вашим кораблём на пристани
    }
amalfi-need-ship_built = { $n ->
        [one] { $n } построенный корабль
        [few] { $n } построенных корабля
       *[many] { $n } построенных кораблей
    }
amalfi-need-fleet = флот из { $n ->
        [one] { $n } корабля
       *[many] { $n } кораблей
    }
amalfi-need-lighthouse = { $n ->
        [one] { $n } маяк
        [few] { $n } маяка
       *[many] { $n } маяков
    }
amalfi-need-char_any = { $n ->
        [one] { $n } приглашённый персонаж
        [few] { $n } приглашённых персонажа
       *[many] { $n } приглашённых персонажей
    }
amalfi-need-char_type = приглашённые персонажи { $n ->
        [one] { $n } типа
       *[many] { $n } типов
    }
amalfi-need-char_instant = { $n ->
        [one] { $n } персонаж с мгновенным эффектом
        [few] { $n } персонажа с мгновенным эффектом
       *[many] { $n } персонажей с мгновенным эффектом
    }
amalfi-need-char_permanent = { $n ->
        [one] { $n } персонаж с постоянным эффектом
        [few] { $n } персонажа с постоянным эффектом
       *[many] { $n } персонажей с постоянным эффектом
    }
amalfi-need-char_activation = { $n ->
        [one] { $n } персонаж с эффектом активации
        [few] { $n } персонажа с эффектом активации
       *[many] { $n } персонажей с эффектом активации
    }
amalfi-need-char_endgame = { $n ->
        [one] { $n } персонаж с эффектом в конце игры
        [few] { $n } персонажа с эффектом в конце игры
       *[many] { $n } персонажей с эффектом в конце игры
    }
amalfi-need-title = { $n ->
        [one] { $n } титул
        [few] { $n } титула
       *[many] { $n } титулов
    }
amalfi-need-bread = { $n ->
        [one] { $n } хлеб в амбаре
       *[many] { $n } хлеба в амбаре
    }

## Kinds of effects

amalfi-kind-spices = отправить корабль в трюм специй
amalfi-kind-wood = отправить корабль в трюм древесины
amalfi-kind-wine = отправить корабль в трюм вина
amalfi-kind-gems = отправить корабль в трюм самоцветов
amalfi-kind-cloth = отправить корабль в трюм тканей
amalfi-kind-any = отправить корабль в любой трюм
amalfi-kind-bread = получить хлеб
amalfi-kind-vp = получить победные очки
amalfi-kind-take = взять персонажа
amalfi-kind-lighthouse = возвести маяк
amalfi-kind-unturn = развернуть персонажа
amalfi-kind-pay = заплатить хлеб
amalfi-kind-discard-masterpiece = сбросить шедевр
amalfi-kind-discard-character = сбросить персонажа из совета
amalfi-kind-buy = купить шедевр
amalfi-kind-explore = исследовать маршрут
amalfi-kind-invite = пригласить персонажа
amalfi-kind-build = построить корабли
amalfi-kind-recall = отозвать корабли
amalfi-kind-from-port = вывести корабли из порта
amalfi-kind-copy = повторить маршрут
amalfi-kind-discard-hand = сбросить карты с руки
amalfi-kind-move = переставить корабли между трюмами
amalfi-kind-choose = выбрать

## Actions by themselves

amalfi-do-guild = Взять стопку гильдии { $guild-gen }
amalfi-do-keep = Оставить: { $card }
amalfi-do-return = Вернуть: { $card }
amalfi-do-sail = Плавание: { $route }
amalfi-do-buy = Купить: { $card }
amalfi-do-explore = Исследовать: { $tile }
amalfi-do-invite = Пригласить: { $card }
amalfi-do-activate = Активировать: { $card }
amalfi-do-build = Построить { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }
amalfi-do-pass = Спасовать
amalfi-do-lower = Спустить корабль из трюма { $hold-gen } ради хлеба
amalfi-do-supply = Спустить корабль из бухты ради хлеба
amalfi-do-discard = Сбросить ради хлеба: { $card }
amalfi-do-pay = Заплатить кораблём из { $from-gen }
amalfi-do-send = Отправить корабль в трюм { $hold-gen }
amalfi-do-take = Взять: { $card }
amalfi-do-lighthouse = Возвести маяк: { $route }
amalfi-do-beacon = Использовать маяк: корабль в трюм { $hold-gen }
amalfi-do-glean = Использовать маяк: получить хлеб
amalfi-do-choose = Выбрать: { $kind }
amalfi-do-unturn = Развернуть: { $card }
amalfi-do-recall = Отозвать корабль: { $route }
amalfi-do-launch = Вывести корабль из порта в бухту
amalfi-do-copy = Повторить маршрут: { $route }
amalfi-do-spend = Сбросить: { $card }
amalfi-do-move = Переставить корабль из трюма { $from-gen } в трюм { $to-gen }
amalfi-do-skip = Отказаться
amalfi-do-done = Готово

## Buttons: what will be paid and gained

amalfi-label-covered = { $route }, «{ $tile }»
amalfi-label-sail = Плавание ({ $route }): { $price ->
        [0] { $what }
        [one] за { $price } хлеб { $what }
       *[many] за { $price } хлеба { $what }
    }
amalfi-label-sail-taking = Плавание ({ $route }): сначала взять персонажа ради его хлеба, затем за { $price ->
        [one] { $price } хлеб
       *[many] { $price } хлеба
    } { $what }
amalfi-label-copy = Повторить маршрут ({ $route }): { $price ->
        [0] { $what }
        [one] за { $price } хлеб { $what }
       *[many] за { $price } хлеба { $what }
    }
amalfi-label-buy = Купить { $craft-acc } «{ $card }» { $due ->
        [0] { $bread ->
            [0] бесплатно
            [one] за { $bread } хлеб
           *[many] за { $bread } хлеба
        }
       *[other] за { $cost }{ $bread ->
            [0] {""}
            [one] {" "}и { $bread } хлеб
           *[many] {" "}и { $bread } хлеба
        }
    }: { $vp } ПО{ $gain ->
        [0] {""}
        [one] , { $gain } хлеб
       *[many] , { $gain } хлеба
    }{ $lost ->
        [0] {""}
       *[many] {" "}(сгорит хлеба: { $lost })
    }, бонус — { $what }
amalfi-label-explore = Исследовать маршрут «{ $tile }» { $due ->
        [0] { $bread ->
            [0] бесплатно
            [one] за { $bread } хлеб
           *[many] за { $bread } хлеба
        }
       *[other] за { $cost }{ $bread ->
            [0] {""}
            [one] {" "}и { $bread } хлеб
           *[many] {" "}и { $bread } хлеба
        }
    }: { $vp } ПО{ $gain ->
        [0] {""}
        [one] , { $gain } хлеб
       *[many] , { $gain } хлеба
    }{ $lost ->
        [0] {""}
       *[many] {" "}(сгорит хлеба: { $lost })
    }, плавание — { $what }
amalfi-label-invite = Пригласить персонажа «{ $card }» ({ $role }) { $due ->
        [0] бесплатно
       *[other] за { $cost }
    }: { $what }
amalfi-label-activate = Активировать персонажа «{ $card }»: { $what }
amalfi-label-build = Построить { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    } за { $cost }
amalfi-label-build-free = Построить бесплатно { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }
amalfi-label-lower = Спустить корабль из трюма { $hold-gen }: { $n ->
        [0] без хлеба
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }{ $lost ->
        [0] {""}
       *[many] {" "}(сгорит { $lost })
    }
amalfi-label-supply = Спустить корабль из бухты: { $n ->
        [0] без хлеба
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }{ $lost ->
        [0] {""}
       *[many] {" "}(сгорит { $lost })
    }
amalfi-label-discard = Сбросить карту «{ $card }»: { $n ->
        [0] без хлеба
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }{ $lost ->
        [0] {""}
       *[many] {" "}(сгорит { $lost })
    }
amalfi-label-pay-hold = Спустить корабль из трюма { $hold-gen }: { $goods }
amalfi-label-pay-other = Спустить корабль из трюма { $hold-gen }: { $goods } — не в счёт оплаты, а в хлеб
amalfi-label-pay-bay = Спустить корабль из бухты: { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }
amalfi-label-take = Взять персонажа «{ $card }» ({ $role }){ $bread ->
        [0] {""}
        [one] {" "}за { $bread } хлеб
       *[many] {" "}за { $bread } хлеба
    }{ $gain ->
        [0] {""}
        [one] {" "}и получить { $gain } хлеб
       *[many] {" "}и получить { $gain } хлеба
    }
amalfi-label-lighthouse = Возвести маяк ({ $route }), затем { $what }
amalfi-label-beacon = { $bread ->
        [0] Отправить
        [one] За { $bread } хлеб отправить
       *[many] За { $bread } хлеба отправить
    } корабль в трюм { $hold-gen }
amalfi-label-glean = { $n ->
        [0] Использовать маяк без хлеба
        [one] Получить { $n } хлеб
       *[many] Получить { $n } хлеба
    }{ $lost ->
        [0] {""}
       *[many] {" "}(сгорит { $lost })
    }
amalfi-label-choose = Выбрать: { $what }
amalfi-label-spend = Сбросить карту «{ $card }»: { $what }
amalfi-label-skip-send = Больше не отправлять
amalfi-label-skip-before = Не брать персонажа до маршрута
amalfi-label-skip-take = Не брать персонажа
amalfi-label-skip-lighthouse = Не возводить маяк
amalfi-label-skip-beacon = Не использовать маяк
amalfi-label-skip-pay = Отказаться от эффекта
amalfi-label-settle = Это моя стартовая рука
amalfi-label-feed = Кормление: { $n ->
        [0] ничего не платить
        [one] заплатить { $n } хлеб
       *[many] заплатить { $n } хлеба
    }{ $vp ->
        [0] {""}
       *[many] , потерять { $vp } ПО
    }
amalfi-label-decree = Перейти к указу

## Questions

amalfi-ask-over = Партия окончена.
amalfi-ask-guild = Стопку какой гильдии вы берёте?
amalfi-ask-keep = { $left ->
        [0] Шесть карт выбраны. Это ваша стартовая рука?
        [one] Оставьте ещё { $left } карту из розданных вам.
        [few] Оставьте ещё { $left } карты из розданных вам.
       *[many] Оставьте ещё { $left } карт из розданных вам.
    }
amalfi-ask-pick = Выберите карту; остальные перейдут соседу слева.
amalfi-ask-reserve = Оставьте одного из персонажей с эффектом в конце игры.
amalfi-ask-turn = { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } раунд: основное действие или пас.
amalfi-ask-before = Взять персонажа до того, как { $price ->
        [0] применить эффекты маршрута
        [one] заплатить { $price } хлеб за маршрут
       *[many] заплатить { $price } хлеба за маршрут
    } ({ $route })?
amalfi-ask-after = Взять персонажа сейчас ({ $route })?
amalfi-ask-send = { $cause }: отправьте { $left ->
        [1] { $left } корабль
        [one] не больше { $left } корабля
       *[many] не больше { $left } кораблей
    } в трюм { $hold-gen }.
amalfi-ask-send-any = { $cause }: отправьте { $left ->
        [1] { $left } корабль в любой трюм
        [one] не больше { $left } корабля в любой трюм
       *[many] не больше { $left } кораблей в любые трюмы
    }.
amalfi-ask-take = { $cause }: взять персонажа из совета?{ $left ->
        [1] {""}
        [one] {" "}Всего можно взять { $left } персонажа, одного за другим.
       *[many] {" "}Всего можно взять { $left } персонажей, одного за другим.
    }
amalfi-ask-lighthouse = { $cause }: где вы возводите маяк?
amalfi-ask-no-lighthouse = { $cause }: все ваши маяки возведены. Что вы выберете вместо этого?
amalfi-ask-unturn = { $cause }: разверните { $left ->
        [1] { $left } персонажа
        [one] не больше { $left } персонажа
       *[many] не больше { $left } персонажей
    }.
amalfi-ask-extra-buy = { $cause }: купить шедевр дополнительным действием, дешевле на { $discount ->
        [one] { $discount } ресурс
        [few] { $discount } ресурса
       *[many] { $discount } ресурсов
    }?
amalfi-ask-extra-explore = { $cause }: исследовать маршрут дополнительным действием, дешевле на { $discount ->
        [one] { $discount } ресурс
        [few] { $discount } ресурса
       *[many] { $discount } ресурсов
    }?
amalfi-ask-extra-invite = { $cause }: пригласить персонажа дополнительным действием, дешевле на { $discount }?
amalfi-ask-build-free = { $cause }: построить бесплатно { $left ->
        [1] { $left } корабль
        [one] не больше { $left } корабля
       *[many] не больше { $left } кораблей
    }?
amalfi-ask-recall = { $cause }: отозвать с пристаней в бухту { $left ->
        [1] { $left } корабль
        [one] не больше { $left } корабля
       *[many] не больше { $left } кораблей
    }?
amalfi-ask-launch = { $cause }: вывести из порта в бухту { $left ->
        [1] { $left } корабль
        [one] не больше { $left } корабля
       *[many] не больше { $left } кораблей
    }?
amalfi-ask-copy = { $cause }: какой общий маршрут вы повторите?
amalfi-ask-spend = { $cause }: сбросьте с руки { $left ->
        [1] { $left } карту
        [one] не больше { $left } карты
       *[many] не больше { $left } карт
    }.
amalfi-ask-move = { $cause }: переставить между трюмами { $left ->
        [1] { $left } корабль
        [one] не больше { $left } корабля
       *[many] не больше { $left } кораблей
    }?
amalfi-ask-choose = { $cause }: выберите один эффект.
amalfi-ask-pay-bread = { $cause }: дальше нужно заплатить { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }, у вас { $bread }. Добыть хлеб или отказаться от эффекта?
amalfi-ask-beacon = По маршруту проплыл корабль: { $route }. Использовать ваш маяк?
amalfi-ask-pay-masterpiece = «{ $thing }»: осталось заплатить { $due }{ $surcharge ->
        [0] {""}
        [one] {" "}и { $surcharge } хлеб
       *[many] {" "}и { $surcharge } хлеба
    }. Какой корабль спустить?
amalfi-ask-pay-tile = Маршрут «{ $thing }»: осталось заплатить { $due }{ $surcharge ->
        [0] {""}
        [one] {" "}и { $surcharge } хлеб
       *[many] {" "}и { $surcharge } хлеба
    }. Какой корабль спустить?
amalfi-ask-pay-character = Персонаж «{ $thing }»: осталось заплатить { $due }. Какой корабль спустить?
amalfi-ask-pay-surcharge = «{ $thing }»: осталось доплатить за ячейку { $surcharge ->
        [one] { $surcharge } хлеб
       *[many] { $surcharge } хлеба
    }. Какой корабль спустить?
amalfi-ask-pay-ships = Строительство ({ $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }): осталось заплатить { $due }. Какой корабль спустить?
amalfi-ask-feeding = Кормление стоит { $owed ->
        [one] { $owed } хлеб
       *[many] { $owed } хлеба
    }, у вас { $bread }. Сначала спустить корабли или сбросить карты?
amalfi-ask-decree = Дальше указ «{ $decree }». Добыть сначала хлеб, спустив корабли или сбросив карты?
amalfi-cause-shipyard = Открылось на верфи
amalfi-cause-barn = Открылось в амбаре
amalfi-cause-no-lighthouse = Вместо маяка

## Log

amalfi-log-guild = { $seat } берёт стопку гильдии { $guild-gen }.
amalfi-log-kept = { $seat } оставляет карту «{ $card }».
amalfi-log-kept-hidden = { $seat } выбирает карту.
amalfi-log-returned = { $seat } возвращает карту «{ $card }».
amalfi-log-hand-settled = { $seat } заканчивает выбор стартовой руки.
amalfi-log-packs-passed = Карты передаются налево.
amalfi-log-council-meets = В совете: { $cards }.
amalfi-log-sailed = { $seat } отправляется в плавание: { $route }.
amalfi-log-sailed-covered = { $seat } отправляется в плавание: { $tile } ({ $route }).
amalfi-log-bread-paid = { $seat } платит { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }.
amalfi-log-bread-gained = { $seat } получает { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }, теперь в амбаре { $bread }.
amalfi-log-bread-lost = { $seat }: в амбаре нет места, сгорает { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }.
amalfi-log-points = { $seat } получает { $n } ПО.
amalfi-log-sent = { $seat } отправляет корабль в трюм { $hold-gen }.
amalfi-log-lowered = { $seat } спускает корабль из трюма { $hold-gen } в бухту.
amalfi-log-supplied = { $seat } спускает корабль из бухты в порт.
amalfi-log-discarded = { $seat } сбрасывает карту «{ $card }».
amalfi-log-paid-from-hold = { $seat } спускает корабль из трюма { $hold-gen } и получает { $n ->
        [one] { $n } { $hold-one }
        [few] { $n } { $hold-few }
       *[many] { $n } { $hold-many }
    }.
amalfi-log-paid-from-bay = { $seat } спускает корабль из бухты и получает { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }.
amalfi-log-took = { $seat } берёт из совета карту «{ $card }».
amalfi-log-lit = { $seat } возводит маяк: { $route }.
amalfi-log-lit-covered = { $seat } возводит маяк: { $tile } ({ $route }).
amalfi-log-beacon-sent = { $seat } использует маяк и отправляет корабль в трюм { $hold-gen }.
amalfi-log-beacon-bread = { $seat } использует маяк ради хлеба.
amalfi-log-bought = { $seat } покупает шедевр «{ $card }»: { $vp } ПО.
amalfi-log-explored = { $seat } исследует маршрут «{ $tile }»: { $vp } ПО.
amalfi-log-invited = { $seat } приглашает персонажа «{ $card }».
amalfi-log-activated = { $seat } активирует персонажа «{ $card }».
amalfi-log-unturned = { $seat } разворачивает карту «{ $card }».
amalfi-log-ship-built = { $seat } строит корабль.
amalfi-log-recalled = { $seat } отзывает корабль с пристани: { $route }.
amalfi-log-launched = { $seat } выводит корабль из порта в бухту.
amalfi-log-copied = { $seat } повторяет маршрут: { $route }.
amalfi-log-moved = { $seat } переставляет корабль из трюма { $from-gen } в трюм { $to-gen }.
amalfi-log-title = { $seat } заслуживает титул «{ $title }»: { $vp } ПО.
amalfi-log-passed = { $seat } пасует.
amalfi-log-enough = { $seat }: в этом раунде принято очень много решений, дальше — только обязательные.
amalfi-log-compass = { $seat } берёт фишку розы ветров и начнёт следующий раунд.
amalfi-log-fed = Кормление: { $seat } { $n ->
        [0] ничего не платит
        [one] платит { $n } хлеб
       *[many] платит { $n } хлеба
    }.
amalfi-log-hungry = { $seat } теряет { $vp } ПО: не хватает { $missing } хлеба.
amalfi-log-decree = Указ «{ $decree }»: { $seat } { $vp ->
        [0] не получает ПО
       *[many] получает { $vp } ПО
    }.
amalfi-log-council-card = Новая карта в совете: { $card }.
amalfi-log-workshop-card = Новая карта в мастерской: { $card }.
amalfi-log-atlas-tile = Новый жетон в атласе: { $tile }.
amalfi-log-council-discard = Сброс из совета: { $card }.
amalfi-log-workshop-discard = Сброс из мастерской: { $card }.
amalfi-log-atlas-discard = Сброс из атласа: { $tile }.
amalfi-log-council-renewed = Стопка сброса совета перемешана и стала колодой.
amalfi-log-workshop-renewed = Стопка сброса мастерской перемешана и стала колодой.
amalfi-log-round = Начинается { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } раунд. Первый игрок: { $seat }.
amalfi-log-ships-returned = Все корабли с пристаней и из портов возвращаются в бухты.
amalfi-log-covered = Жетон «{ $tile }» накрывает ячейку: { $route }.
amalfi-log-endgame = Конец игры: за персонажа «{ $card }» { $seat } { $vp ->
        [0] не получает ПО
       *[many] получает { $vp } ПО
    }.
amalfi-log-ended = Партия окончена.
amalfi-log-rival-looks = { $opponent }: крайний правый шедевр — «{ $card }».
amalfi-log-rival-looks-at-tile = { $opponent }: крайний правый жетон атласа — «{ $tile }».
amalfi-log-rival-ship = { $opponent } ставит корабль: { $route }.
amalfi-log-rival-lighthouse = { $opponent } ставит маяк: { $route }.
amalfi-log-rival-barred = { $opponent } пропускает занятый маршрут: { $route }.
amalfi-log-rival-idle = { $opponent } ничего не делает.
amalfi-log-titles-enough = Испытание ({ $opponent }): титулов у вас — { $titles }, нужно — { $needed }. Игра продолжается.
amalfi-log-titles-too-few = Испытание ({ $opponent }): титулов у вас — { $titles }, нужно — { $needed }. Вы проиграли.

## What happens, told to whoever does it: the name is “you”
amalfi-log-guild-you = { $seat } берёте стопку гильдии { $guild-gen }.
amalfi-log-kept-you = { $seat } оставляете карту «{ $card }».
amalfi-log-kept-hidden-you = { $seat } выбираете карту.
amalfi-log-returned-you = { $seat } возвращаете карту «{ $card }».
amalfi-log-hand-settled-you = { $seat } заканчиваете выбор стартовой руки.
amalfi-log-sailed-you = { $seat } отправляетесь в плавание: { $route }.
amalfi-log-sailed-covered-you = { $seat } отправляетесь в плавание: { $tile } ({ $route }).
amalfi-log-bread-paid-you = { $seat } платите { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }.
amalfi-log-bread-gained-you = { $seat } получаете { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }, теперь в амбаре { $bread }.
amalfi-log-bread-lost-you = { $seat } теряете { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }: в амбаре нет места.
amalfi-log-points-you = { $seat } получаете { $n } ПО.
amalfi-log-sent-you = { $seat } отправляете корабль в трюм { $hold-gen }.
amalfi-log-lowered-you = { $seat } спускаете корабль из трюма { $hold-gen } в бухту.
amalfi-log-supplied-you = { $seat } спускаете корабль из бухты в порт.
amalfi-log-discarded-you = { $seat } сбрасываете карту «{ $card }».
amalfi-log-paid-from-hold-you = { $seat } спускаете корабль из трюма { $hold-gen } и получаете { $n ->
        [one] { $n } { $hold-one }
        [few] { $n } { $hold-few }
       *[many] { $n } { $hold-many }
    }.
amalfi-log-paid-from-bay-you = { $seat } спускаете корабль из бухты и получаете { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    }.
amalfi-log-took-you = { $seat } берёте из совета карту «{ $card }».
amalfi-log-lit-you = { $seat } возводите маяк: { $route }.
amalfi-log-lit-covered-you = { $seat } возводите маяк: { $tile } ({ $route }).
amalfi-log-beacon-sent-you = { $seat } используете маяк и отправляете корабль в трюм { $hold-gen }.
amalfi-log-beacon-bread-you = { $seat } используете маяк ради хлеба.
amalfi-log-bought-you = { $seat } покупаете шедевр «{ $card }»: { $vp } ПО.
amalfi-log-explored-you = { $seat } исследуете маршрут «{ $tile }»: { $vp } ПО.
amalfi-log-invited-you = { $seat } приглашаете персонажа «{ $card }».
amalfi-log-activated-you = { $seat } активируете персонажа «{ $card }».
amalfi-log-unturned-you = { $seat } разворачиваете карту «{ $card }».
amalfi-log-ship-built-you = { $seat } строите корабль.
amalfi-log-recalled-you = { $seat } отзываете корабль с пристани: { $route }.
amalfi-log-launched-you = { $seat } выводите корабль из порта в бухту.
amalfi-log-copied-you = { $seat } повторяете маршрут: { $route }.
amalfi-log-moved-you = { $seat } переставляете корабль из трюма { $from-gen } в трюм { $to-gen }.
amalfi-log-title-you = { $seat } заслуживаете титул «{ $title }»: { $vp } ПО.
amalfi-log-passed-you = { $seat } пасуете.
amalfi-log-enough-you = { $seat } приняли в этом раунде очень много решений, дальше — только обязательные.
amalfi-log-compass-you = { $seat } берёте фишку розы ветров: в следующем раунде вы — первый игрок.
amalfi-log-fed-you = { $seat } { $n ->
        [0] ничего не платите
        [one] платите { $n } хлеб
       *[many] платите { $n } хлеба
    } за кормление.
amalfi-log-hungry-you = { $seat } теряете { $vp } ПО: не хватает { $missing } хлеба.
amalfi-log-decree-you = { $seat } { $vp ->
        [0] не получаете ПО
       *[many] получаете { $vp } ПО
    } за указ «{ $decree }».
amalfi-log-endgame-you = { $seat } { $vp ->
        [0] не получаете ПО
       *[many] получаете { $vp } ПО
    } за персонажа «{ $card }» в конце игры.

## Refusals

amalfi-turn-asked = Сейчас вас спрашивают о другом.
amalfi-turn-enough = В этом раунде вы приняли очень много решений: остались только обязательные.
amalfi-start-guild = Стопка гильдии { $guild-gen } уже взята.
amalfi-start-card = Эту карту вам не раздавали: { $card }.
amalfi-start-kept = Эта карта уже оставлена: { $card }.
amalfi-start-full = Вы уже оставили { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }: сначала верните одну.
amalfi-start-short = Сначала оставьте ещё { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
amalfi-sail-bay = В вашей бухте нет кораблей.
amalfi-sail-dock = На пристани уже стоит корабль: { $route }.
amalfi-sail-private = Это частный маршрут другого игрока: { $route }.
amalfi-sail-play = Этого маршрута нет в игре: { $route }.
amalfi-sail-bread = Маршрут стоит { $price ->
        [one] { $price } хлеб
       *[many] { $price } хлеба
    }, у вас { $bread }.
amalfi-sail-crowded = В этом раунде вы больше не можете плыть к занятой пристани: { $route }.
amalfi-sail-take = Если взять этого персонажа, не хватит хлеба на маршрут: он стоит { $price ->
        [one] { $price } хлеб
       *[many] { $price } хлеба
    }.
amalfi-market-workshop = Этой карты нет в мастерской: { $card }.
amalfi-market-atlas = Этого жетона нет в атласе: { $tile }.
amalfi-market-effects = { $card }: персонаж в совете. Оттуда их в руку приносят плавания и бонусы, а пригласить можно только из руки.
amalfi-market-council = Этой карты нет в совете: { $card }.
amalfi-market-surcharge = Доплата за ячейку — { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }; у вас { $bread }, и добыть столько нельзя.
amalfi-pay-cost = Всех ваших кораблей не хватит, чтобы заплатить { $n ->
        [one] { $n } ресурс
        [few] { $n } ресурса
       *[many] { $n } ресурсов
    }.
amalfi-pay-bread = Это стоит { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }, у вас { $bread }.
amalfi-pay-ship = В { $place-loc } нет корабля, который можно спустить.
amalfi-pay-paying = Сначала завершите оплату.
amalfi-hand-card = Этой карты нет у вас на руке: { $card }.
amalfi-activate-own = Вы не приглашали этого персонажа: { $card }.
amalfi-activate-type = У этого персонажа нет эффекта активации: { $card }.
amalfi-activate-turned = Этот персонаж уже активирован: { $card }.
amalfi-activate-hand = Для этого нужно сбросить { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
amalfi-unturn-turned = Это не ваша активированная карта: { $card }.
amalfi-build-shipyard = { $left ->
        [0] Ваша верфь пуста.
        [one] На вашей верфи только { $left } корабль.
        [few] На вашей верфи только { $left } корабля.
       *[many] На вашей верфи только { $left } кораблей.
    }
amalfi-optional-gain = Нельзя во время получения ресурсов: сначала отправьте корабли.
amalfi-optional-needed = Карты нужны для эффекта, который вы выполняете.
amalfi-send-hold = В эффекте не указан трюм { $hold-gen }.
amalfi-lighthouse-slot = Там уже стоит маяк: { $route }.
amalfi-lighthouse-left = У вас ещё есть маяк, который можно возвести.
amalfi-lighthouse-none = Все ваши маяки возведены.
amalfi-beacon-bread = Отправить корабль стоит { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }, у вас { $bread }.
amalfi-beacon-hold = На маршруте не указан трюм { $hold-gen }.
amalfi-choose-offered = Такого варианта нет: { $kind }.
amalfi-recall-dock = Вашего корабля нет на пристани: { $route }.
amalfi-launch-port = В вашем порту нет кораблей.
amalfi-copy-public = Повторить можно только общий маршрут, а это не он: { $route }.
amalfi-move-same = Корабль уже в трюме { $hold-gen }.
amalfi-spend-least = Сбросьте ещё { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.

## Effects

amalfi-cost-nothing = 0 ресурсов
amalfi-cost-resources = { $n ->
        [one] { $n } { $of-one }
        [few] { $n } { $of-few }
       *[many] { $n } { $of-many }
    }
amalfi-cost-either = { $n ->
        [one] { $n } { $first-one } или { $second-one }
        [few] { $n } { $first-few } или { $second-few }
       *[many] { $n } { $first-many } или { $second-many }
    }
amalfi-cost-bread = { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }
amalfi-effect-none = нет
amalfi-effect-send = отправить { $n ->
        [1] { $n } корабль
        [one] не больше { $n } корабля
       *[many] не больше { $n } кораблей
    } в трюм { $hold-gen }
amalfi-effect-send-any = отправить { $n ->
        [1] { $n } корабль в любой трюм
        [one] не больше { $n } корабля в любой трюм
       *[many] не больше { $n } кораблей в любые трюмы
    }
amalfi-effect-bread = получить { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }
amalfi-effect-vp = получить { $n } ПО
amalfi-effect-take = взять { $n ->
        [1] персонажа
        [one] до { $n } персонажа
       *[many] до { $n } персонажей
    }
amalfi-effect-take-free = взять { $n ->
        [1] персонажа
        [one] до { $n } персонажа
       *[many] до { $n } персонажей
    } без доплаты
amalfi-effect-lighthouse = возвести { $n ->
        [1] маяк
        [one] до { $n } маяка
       *[many] до { $n } маяков
    }
amalfi-effect-untap = развернуть { $n ->
        [1] персонажа
        [one] до { $n } персонажа
       *[many] до { $n } персонажей
    }
amalfi-effect-untap-all = развернуть всех ваших персонажей
amalfi-effect-choose = одно на выбор ({ $options })
amalfi-effect-option = { $effects }
amalfi-effect-either = { $first } или { $second }
amalfi-effect-pay = заплатить { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }
amalfi-effect-discard-workshop = сбросить крайний правый шедевр мастерской
amalfi-effect-discard-council = сбросить крайнего правого персонажа совета
amalfi-effect-extra-buy = дополнительным действием купить шедевр дешевле на { $discount ->
        [one] { $discount } ресурс
        [few] { $discount } ресурса
       *[many] { $discount } ресурсов
    }
amalfi-effect-extra-explore = дополнительным действием исследовать маршрут дешевле на { $discount ->
        [one] { $discount } ресурс
        [few] { $discount } ресурса
       *[many] { $discount } ресурсов
    }
amalfi-effect-extra-invite = дополнительным действием пригласить персонажа дешевле на { $discount }
amalfi-effect-per = { $each } ПО за { $count } (не больше { $max } ПО)
amalfi-effect-each = { $each } ПО за { $count }
amalfi-effect-groups = { $set } ПО за каждый набор из книги, картины и памятника, { $pair } ПО за каждую пару разных типов из остальных шедевров
amalfi-effect-build-free = построить бесплатно { $n ->
        [1] корабль
        [one] до { $n } корабля
       *[many] до { $n } кораблей
    }
amalfi-effect-recall = отозвать с пристаней в бухту { $n ->
        [1] корабль
        [one] до { $n } корабля
       *[many] до { $n } кораблей
    }
amalfi-effect-from-port = вывести из порта в бухту { $n ->
        [1] корабль
        [one] до { $n } корабля
       *[many] до { $n } кораблей
    }
amalfi-effect-copy = повторить общий маршрут, даже занятый, за его цену
amalfi-effect-copy-free = повторить общий маршрут без кораблей на пристани за его цену
amalfi-effect-discard-hand = сбросить с руки { $n ->
        [1] карту и
        [one] до { $n } карты и за каждую
       *[many] до { $n } карт и за каждую
    } { $effects }
amalfi-effect-move = переставить между трюмами { $n ->
        [1] корабль
        [one] до { $n } корабля
       *[many] до { $n } кораблей
    }
amalfi-when-buy = при каждой покупке шедевра — { $effects }
amalfi-when-buy-craft = при каждой покупке { $craft-gen } — { $effects }
amalfi-when-explore = при каждом исследовании маршрута — { $effects }
amalfi-when-build-ship = за каждый построенный корабль — { $effects }
amalfi-when-lighthouse-built = за каждый возведённый маяк — { $effects }
amalfi-when-lighthouse-used = при каждом использовании маяка — { $effects }
amalfi-when-invite = при каждом следующем приглашении — { $effects }
amalfi-when-take = за каждого взятого персонажа — { $effects }
amalfi-when-sail-private = при каждом плавании по частному маршруту — { $effects }
amalfi-when-sail-public = при каждом плавании по общему маршруту — { $effects }
amalfi-mod-hold-value = корабль из трюма { $hold-gen } даёт на { $n } больше
amalfi-mod-emergency-value = экстренное снабжение даёт на { $n } больше
amalfi-mod-ship-cost = каждый корабль стоит на { $n } меньше
amalfi-mod-explore-cost = исследование стоит на { $n } меньше
amalfi-mod-feed = кормление стоит на { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    } меньше
amalfi-mod-sail-bread = маршруты стоят на { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    } меньше
amalfi-mod-sail-occupied = { $n ->
        [one] { $n } раз
        [few] { $n } раза
       *[many] { $n } раз
    } за раунд можно плыть по общему маршруту, где на пристани уже есть корабль, с доплатой в { $bread ->
        [one] { $bread } хлеб
       *[many] { $bread } хлеба
    }
amalfi-mod-surcharge = { $n ->
        [0] без доплаты
        [one] доплата не больше { $n } хлеба
       *[many] доплата не больше { $n } хлеба
    } ({ $markets })
amalfi-mod-lighthouse-bread = ваши маяки дают { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }
amalfi-mod-lighthouse-send-cost = ваши маяки отправляют корабль за { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }

## Panels

amalfi-panel-nothing = нет
amalfi-panel-table = Стол
amalfi-panel-round = { $round } раунд: { $phase }
amalfi-panel-phase-start = стартовые карты персонажей
amalfi-panel-phase-actions = действия
amalfi-panel-phase-feeding = кормление
amalfi-panel-phase-decrees = указ
amalfi-panel-phase-over = партия окончена
amalfi-panel-first = Первый игрок: { $seat }
amalfi-panel-compass = Фишка розы ветров: { $seat }
amalfi-panel-passed = Пас: { $seats }
amalfi-panel-decrees = Указы
amalfi-panel-decree = { $round }  { $decree }: { $what }
amalfi-panel-decree-done = { $round }  { $decree } (подсчитан)
amalfi-panel-titles = Титулы
amalfi-panel-title = { $title }: { $what }. Следующий кубик — { $vp } ПО
amalfi-panel-title-full = { $title }: { $what }. Все ячейки заняты
amalfi-panel-holders = { "    " }кто заслужил: { $seats }
amalfi-panel-council = Совет
amalfi-panel-workshop = Мастерская
amalfi-panel-atlas = Атлас
amalfi-panel-stack = Стопка гильдии { $guild-gen }
amalfi-panel-council-card = { $bread }  { $card } ({ $role }; стоит { $cost }): { $what }
amalfi-panel-deck = Колода: { $n }, стопка сброса: { $discard }
amalfi-panel-masterpiece = { $bread }  { $card } ({ $craft }; стоит { $cost }): { $vp } ПО, бонус — { $what }
amalfi-panel-tile = { $bread }  { $tile } (стоит { $cost }): { $vp } ПО, плавание — { $what }
amalfi-panel-stacks = Жетонов в стопках: { $n }
amalfi-panel-routes = Маршруты
amalfi-panel-route = { $route }: { $what }
amalfi-panel-priced = за { $price ->
        [one] { $price } хлеб
       *[many] { $price } хлеба
    } { $what }
amalfi-panel-cover = { "    " }накрыт жетоном «{ $tile }»
amalfi-panel-explorer = { "    " }частный маршрут: { $seat }
amalfi-panel-ships = { "    " }корабли на пристани: { $seats }
amalfi-panel-lighthouse = { "    " }маяк: { $seat }
amalfi-panel-rival-ship = { "    " }корабль соперника: { $opponent }
amalfi-panel-rival-lighthouse = { "    " }маяк соперника: { $opponent }
amalfi-panel-printed = Планшеты игроков
amalfi-panel-ship-prices = Сколько стоит корабль по раундам: { $prices }
amalfi-panel-ship-price = { $round } — { $cost }
amalfi-panel-shipyard-symbols = Под кораблями верфи, слева направо: { $symbols }
amalfi-panel-barn-symbols = Под маяками амбара, слева направо: { $symbols }
amalfi-panel-symbol = { $place } — { $what }
amalfi-panel-player = { $seat }: { $vp } ПО
amalfi-panel-barn = Хлеб: { $bread } из { $capacity }, кормление стоит { $owed }
amalfi-panel-bay = Бухта { $bay }   порт { $port }   пристани { $docks }   верфь { $shipyard }
amalfi-panel-hold = { $hold } { $ships } (корабль даёт { $n })
amalfi-panel-holds = Трюмы: { $holds }
amalfi-panel-supply = Экстренное снабжение: { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    } за корабль из бухты; новый корабль стоит { $cost }
amalfi-panel-counts = Маяков: { $lighthouses }, карт на руке: { $hand }, титулов: { $cubes }
amalfi-panel-guild = Гильдия: { $guild }
amalfi-panel-invited = { $card } ({ $role }): { $what }
amalfi-panel-turned = { $card } ({ $role }, карта активирована): { $what }
amalfi-panel-masterpieces = Шедевры: { $cards }
amalfi-panel-tiles = Исследованные маршруты: { $tiles }
amalfi-panel-rival = Соперник: { $opponent }
amalfi-panel-rival-pieces = В запасе: { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }, { $lighthouses ->
        [one] { $lighthouses } маяк
        [few] { $lighthouses } маяка
       *[many] { $lighthouses } маяков
    }
amalfi-panel-rival-titles = Сколько титулов нужно в конце раундов: { $titles }
amalfi-panel-rival-round = { $round } — { $n }
amalfi-panel-rival-sail-naples = После плавания: по 1 кораблю на маршруты ресурсов из стоимости крайнего правого шедевра
amalfi-panel-rival-sail-genoa = После плавания: по 1 кораблю на маршруты ресурсов из стоимости крайнего правого шедевра и на маршрут его бонуса
amalfi-panel-rival-buy = После покупки: крайний правый шедевр сбрасывается
amalfi-panel-rival-explore = После исследования: крайний правый жетон атласа сбрасывается
amalfi-panel-rival-invite = После приглашения: крайний правый персонаж совета сбрасывается
amalfi-panel-rival-activate = После активации: 1 корабль на первый сверху меняющийся маршрут без корабля
amalfi-panel-rival-build = После строительства: по 1 маяку на маршруты ресурсов из стоимости крайнего правого жетона атласа
amalfi-panel-rival-resources = Маршруты ресурсов: { $routes }
amalfi-panel-rival-bonuses = Маршруты бонусов: { $routes }
amalfi-panel-rival-route = { $what } — { $route }
amalfi-panel-rival-taken = Уже занятый маршрут пропускается.
amalfi-panel-hand = Ваша рука
amalfi-panel-card = { $card } ({ $role }; стоит { $cost }): { $what }
amalfi-panel-chosen = Выбрано: { $card } ({ $role }; стоит { $cost }): { $what }
amalfi-panel-choice = На выбор: { $card } ({ $role }; стоит { $cost }): { $what }
amalfi-panel-dealt = Роздано вам: { $card } ({ $role }; стоит { $cost }): { $what }

## Scores

amalfi-source-masterpieces = Шедевры
amalfi-source-routes = Маршруты
amalfi-source-decrees = Указы
amalfi-source-titles = Титулы
amalfi-source-characters = Персонажи
amalfi-source-feeding = Кормление
amalfi-source-board = Символы планшета
amalfi-verdict-lost = Испытание не пройдено: не хватило титулов. Вы проиграли.
amalfi-verdict-novice = Новичок
amalfi-verdict-promising-ruler = Подающий надежды правитель
amalfi-verdict-patron = Покровитель города
amalfi-verdict-pride = Гордость Амальфи

## Characters

amalfi-character-aldus-manutius = Альд Мануций
amalfi-character-johannes-gutenberg = Иоганн Гутенберг
amalfi-character-sandro-botticelli = Сандро Боттичелли
amalfi-character-isabella-deste = Изабелла д’Эсте
amalfi-character-michelozzo = Микелоццо
amalfi-character-giuliano-da-sangallo = Джулиано да Сангалло
amalfi-character-henry-the-navigator = Генрих Мореплаватель
amalfi-character-piri-reis = Пири-реис
amalfi-character-paolo-toscanelli = Паоло Тосканелли
amalfi-character-antonio-pigafetta = Антонио Пигафетта
amalfi-character-francesco-datini = Франческо Датини
amalfi-character-agostino-chigi = Агостино Киджи
amalfi-character-vittoria-colonna = Виттория Колонна
amalfi-character-josquin-des-prez = Жоскен Депре
amalfi-character-bartolomeu-dias = Бартоломеу Диаш
amalfi-character-giovanni-caboto = Джованни Кабото
amalfi-character-bartolomeo-colleoni = Бартоломео Коллеони
amalfi-character-luca-della-robbia = Лука делла Роббиа
amalfi-character-niccolo-de-conti = Никколо де Конти
amalfi-character-flavio-biondo = Флавио Бьондо
amalfi-character-poggio-bracciolini = Поджо Браччолини
amalfi-character-bessarion = Виссарион Никейский
amalfi-character-pietro-perugino = Пьетро Перуджино
amalfi-character-giovanni-bellini = Джованни Беллини
amalfi-character-donato-bramante = Донато Браманте
amalfi-character-francesco-di-giorgio = Франческо ди Джорджо
amalfi-character-vettor-fausto = Веттор Фаусто
amalfi-character-mariano-taccola = Мариано Таккола
amalfi-character-fra-mauro = Фра Мауро
amalfi-character-alvise-cadamosto = Альвизе Кадамосто
amalfi-character-jakob-fugger = Якоб Фуггер
amalfi-character-giovanni-di-bicci-de-medici = Джованни ди Биччи Медичи
amalfi-character-isotta-nogarola = Изотта Ногарола
amalfi-character-caterina-sforza = Катерина Сфорца
amalfi-character-lucrezia-borgia = Лукреция Борджиа
amalfi-character-vasco-da-gama = Васко да Гама
amalfi-character-giovanni-da-verrazzano = Джованни да Верраццано
amalfi-character-hayreddin-barbarossa = Хайреддин Барбаросса
amalfi-character-ciriaco-dancona = Кириак Анконский
amalfi-character-giorgio-vasari = Джорджо Вазари
amalfi-character-marsilio-ficino = Марсилио Фичино
amalfi-character-leon-battista-alberti = Леон Баттиста Альберти
amalfi-character-lorenzo-ghiberti = Лоренцо Гиберти
amalfi-character-andrea-mantegna = Андреа Мантенья
amalfi-character-sebastiano-venier = Себастьяно Веньер
amalfi-character-ferdinand-magellan = Фернан Магеллан
amalfi-character-luca-pacioli = Лука Пачоли
amalfi-character-piero-della-francesca = Пьеро делла Франческа
amalfi-character-lorenzo-valla = Лоренцо Валла
amalfi-character-juan-sebastian-elcano = Хуан Себастьян Элькано
amalfi-character-federico-da-montefeltro = Федерико да Монтефельтро
amalfi-character-giulia-gonzaga = Джулия Гонзага
amalfi-character-pedro-nunes = Педру Нуниш
amalfi-character-filippo-lippi = Филиппо Липпи
amalfi-character-michael-of-rhodes = Михаил Родосский
amalfi-character-alessandra-scala = Алессандра Скала
amalfi-character-pedro-alvares-cabral = Педру Алвариш Кабрал
amalfi-character-gerolamo-cardano = Джероламо Кардано
amalfi-character-suleiman-the-magnificent = Сулейман Великолепный
amalfi-character-pietro-bembo = Пьетро Бембо
amalfi-character-raphael = Рафаэль
amalfi-character-ludovico-ariosto = Лудовико Ариосто
amalfi-character-filippo-brunelleschi = Филиппо Брунеллески
amalfi-character-andrea-doria = Андреа Дориа
amalfi-character-christopher-columbus = Христофор Колумб
amalfi-character-cosimo-de-medici = Козимо Медичи
amalfi-character-leonardo-da-vinci = Леонардо да Винчи
amalfi-character-lorenzo-de-medici = Лоренцо Медичи
amalfi-character-amerigo-vespucci = Америго Веспуччи
amalfi-character-pico-della-mirandola = Пико делла Мирандола
amalfi-character-niccolo-machiavelli = Никколо Макиавелли
amalfi-character-michelangelo = Микеланджело
amalfi-character-erasmus-of-rotterdam = Эразм Роттердамский
amalfi-character-girolamo-savonarola = Джироламо Савонарола
amalfi-character-antonio-piccolomini = Антонио Пикколомини, герцог Амальфи

## Masterpieces

amalfi-masterpiece-canzoniere = Канцоньере (Петрарка)
amalfi-masterpiece-decameron = Декамерон (Боккаччо)
amalfi-masterpiece-morgante = Моргант (Пульчи)
amalfi-masterpiece-arcadia = Аркадия (Саннадзаро)
amalfi-masterpiece-stanze-per-la-giostra = Стансы на турнир (Полициано)
amalfi-masterpiece-oration-on-the-dignity-of-man = Речь о достоинстве человека (Пико)
amalfi-masterpiece-platonic-theology = Платоновское богословие (Фичино)
amalfi-masterpiece-the-prince = Государь (Макиавелли)
amalfi-masterpiece-summa-de-arithmetica = Сумма арифметики (Пачоли)
amalfi-masterpiece-de-re-aedificatoria = Десять книг о зодчестве (Альберти)
amalfi-masterpiece-travels = Книга о разнообразии мира (Марко Поло)
amalfi-masterpiece-the-book-of-the-courtier = О придворном (Кастильоне)
amalfi-masterpiece-hypnerotomachia-poliphili = Гипнэротомахия Полифила
amalfi-masterpiece-in-praise-of-folly = Похвала глупости (Эразм)
amalfi-masterpiece-de-revolutionibus = О вращении небесных сфер (Коперник)
amalfi-masterpiece-orlando-furioso = Неистовый Роланд (Ариосто)
amalfi-masterpiece-utopia = Утопия (Мор)
amalfi-masterpiece-divine-comedy = Божественная комедия (Данте)
amalfi-masterpiece-ginevra-de-benci = Портрет Джиневры де Бенчи (Леонардо)
amalfi-masterpiece-flagellation-of-christ = Бичевание Христа (Пьеро)
amalfi-masterpiece-battle-of-san-romano = Битва при Сан-Романо (Уччелло)
amalfi-masterpiece-annunciation = Благовещение (Фра Анджелико)
amalfi-masterpiece-the-tempest = Гроза (Джорджоне)
amalfi-masterpiece-arnolfini-portrait = Портрет четы Арнольфини (ван Эйк)
amalfi-masterpiece-holy-trinity = Троица (Мазаччо)
amalfi-masterpiece-lady-with-an-ermine = Дама с горностаем (Леонардо)
amalfi-masterpiece-primavera = Весна (Боттичелли)
amalfi-masterpiece-lamentation-of-christ = Мёртвый Христос (Мантенья)
amalfi-masterpiece-bacchus-and-ariadne = Вакх и Ариадна (Тициан)
amalfi-masterpiece-sistine-madonna = Сикстинская мадонна (Рафаэль)
amalfi-masterpiece-doni-tondo = Мадонна Дони (Микеланджело)
amalfi-masterpiece-the-birth-of-venus = Рождение Венеры (Боттичелли)
amalfi-masterpiece-assumption-of-the-virgin = Вознесение Девы Марии (Тициан)
amalfi-masterpiece-the-school-of-athens = Афинская школа (Рафаэль)
amalfi-masterpiece-transfiguration = Преображение (Рафаэль)
amalfi-masterpiece-mona-lisa = Мона Лиза (Леонардо)
amalfi-masterpiece-ospedale-degli-innocenti = Оспедале дельи Инноченти, Флоренция
amalfi-masterpiece-tempio-malatestiano = Храм Малатесты, Римини
amalfi-masterpiece-loggia-dei-lanzi = Лоджия Ланци, Флоренция
amalfi-masterpiece-ponte-vecchio = Понте-Веккьо, Флоренция
amalfi-masterpiece-giottos-campanile = Колокольня Джотто, Флоренция
amalfi-masterpiece-palazzo-medici = Палаццо Медичи, Флоренция
amalfi-masterpiece-ducal-palace = Герцогский дворец, Урбино
amalfi-masterpiece-amalfi-cathedral = Амальфитанский собор
amalfi-masterpiece-castel-nuovo = Кастель-Нуово, Неаполь
amalfi-masterpiece-gates-of-paradise = Врата рая, Флоренция
amalfi-masterpiece-certosa-di-pavia = Чертоза ди Павия
amalfi-masterpiece-tempietto = Темпьетто, Рим
amalfi-masterpiece-doges-palace = Дворец дожей, Венеция
amalfi-masterpiece-palazzo-pitti = Палаццо Питти, Флоренция
amalfi-masterpiece-laurentian-library = Библиотека Лауренциана, Флоренция
amalfi-masterpiece-sistine-chapel = Сикстинская капелла, Рим
amalfi-masterpiece-st-peters-basilica = Собор Святого Петра, Рим
amalfi-masterpiece-dome-of-florence-cathedral = Купол Флорентийского собора

## Routes

amalfi-route-alexandria = Александрия
amalfi-route-ragusa = Рагуза
amalfi-route-naples = Неаполь
amalfi-route-constantinople = Константинополь
amalfi-route-florence = Флоренция
amalfi-route-venice = Венеция
amalfi-route-messina = Мессина
amalfi-route-palermo = Палермо
amalfi-route-tunis = Тунис
amalfi-route-genoa = Генуя
amalfi-route-cell-ii = меняющийся маршрут II
amalfi-route-cell-iii = меняющийся маршрут III
amalfi-route-cell-iv = меняющийся маршрут IV
amalfi-route-trebizond = Трапезунд
amalfi-route-bruges = Брюгге
amalfi-route-candia = Кандия
amalfi-route-zara = Зара
amalfi-route-calicut = Каликут
amalfi-route-syracuse = Сиракузы
amalfi-route-cyprus = Кипр
amalfi-route-bari = Бари
amalfi-route-corfu = Корфу
amalfi-route-tripoli = Триполи
amalfi-route-malaga = Малага
amalfi-route-antwerp = Антверпен
amalfi-route-lucca = Лукка
amalfi-route-caffa = Каффа
amalfi-route-acre = Акра
amalfi-route-ferrara = Феррара
amalfi-route-avignon = Авиньон
amalfi-route-siena = Сиена
amalfi-route-pisa = Пиза
amalfi-route-rhodes = Родос
amalfi-route-marseille = Марсель
amalfi-route-negroponte = Негропонте
amalfi-route-barcelona = Барселона
amalfi-route-brindisi = Бриндизи
amalfi-route-malta = Мальта
amalfi-route-damascus = Дамаск
amalfi-route-lisbon = Лиссабон
amalfi-route-capua = Капуя
amalfi-route-chios = Хиос
amalfi-route-tana = Тана
amalfi-route-ancona = Анкона
amalfi-route-beirut = Бейрут
amalfi-route-london = Лондон
amalfi-route-majorca = Майорка
amalfi-route-livorno = Ливорно
amalfi-route-rome = Рим

## Decrees

amalfi-decree-blessing = Благословение
amalfi-decree-colonization = Колонизация
amalfi-decree-conclave = Конклав
amalfi-decree-flattery = Лесть
amalfi-decree-mobilization = Мобилизация
amalfi-decree-provisions = Продовольствие
amalfi-decree-discovery = Открытие
amalfi-decree-council = Совет
amalfi-decree-trade = Торговля
amalfi-decree-universalism = Универсализм

## Titles

amalfi-title-admiral = Адмирал
amalfi-title-discoverer = Первооткрыватель
amalfi-title-ambassador = Посол
amalfi-title-seer = Провидец
amalfi-title-wanderer = Странник
amalfi-title-scholar = Учёный
amalfi-title-humanist = Гуманист
amalfi-title-explorer = Исследователь
amalfi-title-collector = Коллекционер
amalfi-title-condottiere = Кондотьер
amalfi-title-merchant = Купец
amalfi-title-patron = Меценат
amalfi-title-navigator = Мореплаватель
amalfi-title-courtier = Придворный
amalfi-title-creator = Творец
amalfi-title-fanatic = Фанатик

## Guilds

amalfi-guild-scribes = Писцы
    .gen = писцов
amalfi-guild-painters = Живописцы
    .gen = живописцев
amalfi-guild-masons = Каменщики
    .gen = каменщиков
amalfi-guild-shipwrights = Корабелы
    .gen = корабелов
amalfi-guild-navigators = Мореходы
    .gen = мореходов
amalfi-guild-bankers = Банкиры
    .gen = банкиров

## Explanations

amalfi-explain-plain = { $what }
amalfi-explain-seat = { $seat }
amalfi-explain-member = { $card }: { $what }
amalfi-explain-cost = Стоимость: { $cost }.
amalfi-explain-invite = Приглашение: { $cost }.
amalfi-explain-worth = Приносит { $vp } ПО.
amalfi-explain-bonus = Бонус: { $what }.
amalfi-explain-does = Эффект: { $what }.
amalfi-explain-cell-pays = За ячейку доплачивают { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }.
amalfi-explain-cell-gains = Ячейка приносит { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }.
amalfi-explain-sail = Плавание: { $what }.
amalfi-explain-explore = Исследование: { $cost }; приносит { $vp } ПО.
amalfi-explain-taken = На пристани: { $seats }.
amalfi-explain-changing-take = Кто плывёт по нему, может взять персонажа — до маршрута или после него.
amalfi-explain-private = Частный маршрут
amalfi-explain-changing = Меняющийся маршрут
amalfi-explain-public = Общий маршрут
amalfi-explain-decree = Указ { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } раунда
amalfi-explain-scores = Приносит: { $what }.
amalfi-explain-title-dark = Тёмный жетон титула
amalfi-explain-title-light = Светлый жетон титула
amalfi-explain-requires = Требуется: { $what }.
amalfi-explain-need-met = { $what }
amalfi-explain-need-missing = { $what } (не хватает { $n })
amalfi-explain-scores-now = Сейчас принёс бы { $vp } ПО.
amalfi-explain-next-cube = Следующий кубик принесёт { $vp } ПО.
amalfi-explain-title-full = Все ячейки заняты.
amalfi-explain-hold = Трюм
amalfi-explain-hold-yields = Корабль, спущенный отсюда в бухту, даёт для оплаты { $n ->
        [one] { $n } { $hold-one }
        [few] { $n } { $hold-few }
       *[many] { $n } { $hold-many }
    }; остаток становится хлебом.
amalfi-explain-hold-bread = В любой другой момент он даёт { $n ->
        [one] { $n } хлеб
       *[many] { $n } хлеба
    }.
amalfi-explain-works = Шедевры
amalfi-explain-works-count = Купленные шедевры; титулы, указы и персонажи считают их по типам.
amalfi-explain-guild = Гильдия
amalfi-explain-guild-stack = Готовая стопка из шести карт персонажей для стартовой руки.
amalfi-explain-lighthouse = Маяк
amalfi-explain-light-of = Владелец: { $seat }.
amalfi-explain-light-free = Здесь можно возвести маяк.
amalfi-explain-light-use = Когда по маршруту плывёт чей угодно корабль, владелец маяка может заплатить хлеб и отправить корабль в указанный там трюм или получить хлеб.
amalfi-explain-space = Ячейка { $n }
amalfi-explain-symbol = Символ на этой ячейке: { $what }.
amalfi-explain-shipyard = Верфь
amalfi-explain-barn = Амбар
amalfi-explain-ship-price = В этом раунде корабль стоит { $n ->
        [one] { $n } { $of-one }
        [few] { $n } { $of-few }
       *[many] { $n } { $of-many }
    }.
amalfi-explain-ship-feeds = Построенный корабль придёт в бухту в следующем раунде, а кормление дороже на 1 хлеб уже в этом.
amalfi-explain-barn-space = Возведённый маяк освобождает эту ячейку ещё для 1 хлеба.
amalfi-explain-market = Рынок
amalfi-explain-market-says = Хлеб над ячейкой платят или получают сверх стоимости карты.
amalfi-explain-market-slides = Когда карта уходит, карты слева от неё сдвигаются на ячейку вправо.
amalfi-explain-place = Планшет игрока
amalfi-explain-bay = Бухта
amalfi-explain-bay-says = Корабли из бухты плывут по маршрутам или уходят в трюмы. Спущенный в порт корабль даёт { $n ->
        [one] { $n } любой ресурс
        [few] { $n } любых ресурса
       *[many] { $n } любых ресурсов
    } и вернётся только в следующем раунде.
amalfi-explain-port = Порт
amalfi-explain-port-says = Корабли в порту отдыхают: в бухту они вернутся с новым раундом.
amalfi-explain-shipyard-says = Корабли строят за древесину, в поздних раундах дешевле. Каждый открывает символ; число под ячейкой — сколько тогда стоит кормление.
amalfi-explain-barn-says = Хлеб в амбаре, вместимость амбара и сколько уйдёт на кормление в конце раунда. За каждый недостающий хлеб теряют 3 ПО.
amalfi-explain-any-time = В любой момент
amalfi-explain-verb = Основное действие
amalfi-explain-verb-sail = Плавание
amalfi-explain-verb-sail-says = Корабль из бухты встаёт на пристань маршрута; вы платите указанный хлеб и выполняете эффекты маршрута.
amalfi-explain-verb-buy = Покупка
amalfi-explain-verb-buy-says = Оплатите кораблями шедевр из мастерской: он приносит очки и сразу даёт свой бонус.
amalfi-explain-verb-explore = Исследование
amalfi-explain-verb-explore-says = Оплатите кораблями маршрут из атласа: он приносит очки, и с этого момента плавать по нему можете только вы.
amalfi-explain-verb-invite = Приглашение
amalfi-explain-verb-invite-says = Оплатите персонажа с руки: он останется рядом с вашим планшетом до конца игры.
amalfi-explain-verb-activate = Активация
amalfi-explain-verb-activate-says = Выполните эффект активации своего персонажа, карта которого не активирована, и поверните её. Без такого персонажа активировать нечего.
amalfi-explain-verb-build = Строительство
amalfi-explain-verb-build-says = Оплатите древесиной один или несколько кораблей верфи: они уходят в порт и открывают символы под собой.
amalfi-explain-tray-lower = Корабль из трюма ради хлеба
amalfi-explain-tray-supply = Корабль из бухты ради хлеба
amalfi-explain-tray-discard = Карта ради хлеба
amalfi-explain-tray-glean = Маяк ради хлеба
amalfi-explain-lower-says = Спустите корабль из трюма в бухту: его ресурсы станут хлебом.
amalfi-explain-supply-says = Спустите корабль из бухты в порт ради хлеба; вернётся он только в следующем раунде.
amalfi-explain-discard-says = Сбросьте персонажа с руки ради хлеба.
amalfi-explain-fact = Игрок
amalfi-explain-fact-bread = Хлеб
amalfi-explain-fact-ships = Корабли
amalfi-explain-ships-says = Корабли в бухте и все построенные корабли.
amalfi-explain-fact-works = Шедевры
amalfi-explain-fact-guests = Приглашённые персонажи
amalfi-explain-guests-says = Приглашённые персонажи остаются до конца игры и считаются для титулов и указов.
amalfi-explain-fact-routes = Исследованные маршруты
amalfi-explain-routes-says = Частные маршруты: плавает по ним только тот, кто их исследовал, раз в раунд.
amalfi-explain-fact-lights = Маяки
amalfi-explain-fact-compass = Фишка розы ветров
amalfi-explain-compass-says = Кто спасует первым, берёт её и начинает следующий раунд.
amalfi-explain-fact-rival = Соперник
amalfi-explain-rival-says = После каждого вашего основного действия соперник отвечает по своей таблице: занимает пристани, возводит маяки, убирает карты с рынков.
amalfi-explain-rival-needs = { $n ->
        [0] В конце этого раунда титулы не нужны.
        [one] В конце этого раунда нужен { $n } титул.
        [few] В конце этого раунда нужны { $n } титула.
       *[many] В конце этого раунда нужно { $n } титулов.
    }
amalfi-explain-reconstructed = восстановленные значения
amalfi-explain-printed = напечатанные значения
amalfi-explain-holes = критерии напечатаны, числа в перфорации восстановлены
amalfi-explain-cells = требования напечатаны, значения следующих ячеек восстановлены
