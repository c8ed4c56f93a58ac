### Амальфи Ренессанс

## The game

amalfi-title = Амальфи Ренессанс
amalfi-tagline = Корабли — это работники, товары и деньги: плавайте, покупайте шедевры, приглашайте великих и возродите порт Амальфи за четыре раунда.
amalfi-edition-2023 = Издание 2023 года (большинство карт, жетонов и символов поля реконструированы)

## Options

amalfi-option-start = Стартовые персонажи
amalfi-option-start-help = Как раздаются шесть карт стартовой руки.
amalfi-option-start-guild = стопки гильдий
amalfi-option-start-blind = шесть случайных карт
amalfi-option-start-personal = шесть из десяти на выбор
amalfi-option-start-full-draft = полный драфт (2–4 игрока)
amalfi-option-start-selective-draft = выборочный драфт (2–4 игрока)
amalfi-option-opponent = Соперник в одиночной игре
amalfi-option-opponent-help = Кому бросает вызов одиночный игрок. Генуя сильнее.
amalfi-option-opponent-naples = Неаполь
amalfi-option-opponent-genoa = Генуя
amalfi-option-first = Первый игрок
amalfi-option-first-help = Кто начинает; если никто не назван, решает жребий.

## What cannot be set up

amalfi-setup-draft = В одиночку драфт персонажей невозможен.
amalfi-setup-opponent = Соперника выбирают только в одиночной игре.
amalfi-setup-first = Первый игрок должен сидеть за столом.

## Holds, places, types, opponents

amalfi-hold-spices = специи
amalfi-hold-wood = древесина
amalfi-hold-wine = вино
amalfi-hold-gems = самоцветы
amalfi-hold-cloth = ткани
amalfi-place-spices = трюм: специи
amalfi-place-wood = трюм: древесина
amalfi-place-wine = трюм: вино
amalfi-place-gems = трюм: самоцветы
amalfi-place-cloth = трюм: ткани
amalfi-place-bay = бухта
amalfi-craft-book = книга
amalfi-craft-painting = картина
amalfi-craft-monument = памятник
amalfi-role-instant = мгновенный эффект
amalfi-role-permanent = постоянный эффект
amalfi-role-activation = эффект активации
amalfi-role-endgame = эффект в конце игры
amalfi-opponent-naples = Неаполь
amalfi-opponent-genoa = Генуя

## What is counted

amalfi-count-book = книга
amalfi-count-painting = картина
amalfi-count-monument = памятник
amalfi-count-masterpiece = шедевр
amalfi-count-masterpiece_type = тип шедевров
amalfi-count-masterpiece_set = набор из книги, картины и памятника
amalfi-count-masterpiece_of_best_type = шедевр самого частого типа
amalfi-count-two_types_with_at_least = шедевры каждого из двух типов
amalfi-count-private_route = исследованный маршрут
amalfi-count-own_private_route_with_own_ship = свой частный маршрут со своим кораблём
amalfi-count-ship_built = построенный корабль
amalfi-count-fleet = корабль флота
amalfi-count-lighthouse = маяк
amalfi-count-char_any = приглашённый персонаж
amalfi-count-char_type = тип приглашённых персонажей
amalfi-count-char_instant = персонаж с мгновенным эффектом
amalfi-count-char_permanent = персонаж с постоянным эффектом
amalfi-count-char_activation = персонаж с эффектом активации
amalfi-count-char_endgame = персонаж с эффектом в конце игры
amalfi-count-title = титул
amalfi-count-bread = хлеб

## Kinds of effects, to choose from

amalfi-kind-spices = отправить в специи
amalfi-kind-wood = отправить в древесину
amalfi-kind-wine = отправить в вино
amalfi-kind-gems = отправить в самоцветы
amalfi-kind-cloth = отправить в ткани
amalfi-kind-any = отправить в любой трюм
amalfi-kind-bread = хлеб
amalfi-kind-vp = победные очки
amalfi-kind-take = взять персонажа
amalfi-kind-lighthouse = возвести маяк
amalfi-kind-unturn = развернуть персонажа
amalfi-kind-pay = заплатить хлеб
amalfi-kind-discard-masterpiece = сбросить шедевр
amalfi-kind-discard-character = сбросить персонажа из совета
amalfi-kind-buy = покупка
amalfi-kind-explore = исследование
amalfi-kind-invite = приглашение
amalfi-kind-build = построить корабли
amalfi-kind-recall = отозвать корабли
amalfi-kind-from-port = корабли из порта
amalfi-kind-copy = повторить маршрут
amalfi-kind-discard-hand = сбросить карты с руки
amalfi-kind-move = переставить корабли между трюмами
amalfi-kind-choose = выбрать

## Buttons

amalfi-do-guild = Взять стопку: { $guild }
amalfi-do-keep = Оставить: { $card }
amalfi-do-return = Вернуть: { $card }
amalfi-do-sail = Плыть: { $route }
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
amalfi-do-lower = Спустить корабль ради хлеба: { $hold }
amalfi-do-supply = Спустить корабль из бухты ради хлеба
amalfi-do-discard = Сбросить ради хлеба: { $card }
amalfi-do-pay = Заплатить кораблём: { $from }
amalfi-do-send = Отправить корабль: { $hold }
amalfi-do-take = Взять: { $card }
amalfi-do-lighthouse = Маяк: { $route }
amalfi-do-beacon = Использовать маяк: корабль в трюм ({ $hold })
amalfi-do-glean = Использовать маяк: хлеб
amalfi-do-choose = Выбрать: { $kind }
amalfi-do-unturn = Развернуть: { $card }
amalfi-do-recall = Отозвать корабль: { $route }
amalfi-do-launch = Перевести корабль из порта в бухту
amalfi-do-copy = Повторить маршрут: { $route }
amalfi-do-spend = Сбросить: { $card }
amalfi-do-move = Переставить корабль: { $from } → { $to }
amalfi-do-skip = Дальше без этого
amalfi-do-done = Готово

## Questions

amalfi-ask-over = Партия окончена.
amalfi-ask-guild = Какую стопку гильдии вы берёте?
amalfi-ask-keep = { $left ->
        [0] Шесть карт оставлены. Это ваша стартовая рука?
        [one] Оставьте ещё { $left } карту из розданных.
        [few] Оставьте ещё { $left } карты из розданных.
       *[many] Оставьте ещё { $left } карт из розданных.
    }
amalfi-ask-pick = Выберите карту; остальные перейдут соседу слева.
amalfi-ask-reserve = Оставьте одного из персонажей с эффектом в конце игры.
amalfi-ask-turn = Раунд { $round }, ваш ход: основное действие или пас.
amalfi-ask-before =
    { $route }: взять персонажа сначала? Затем нужно заплатить { $price ->
        [one] { $price } хлеб
        [few] { $price } хлеба
       *[many] { $price } хлебов
    }.
amalfi-ask-after = { $route }: взять персонажа теперь?
amalfi-ask-send = Отправьте в трюм ({ $hold }) не больше чем { $left ->
        [one] { $left } корабль
        [few] { $left } корабля
       *[many] { $left } кораблей
    }.
amalfi-ask-send-any = Отправьте в любые трюмы, не больше: { $left ->
        [one] { $left } корабль
        [few] { $left } корабля
       *[many] { $left } кораблей
    }.
amalfi-ask-take = Взять персонажа из совета? Можно взять ещё { $left ->
        [one] { $left } персонажа
        [few] { $left } персонажей
       *[many] { $left } персонажей
    }.
amalfi-ask-lighthouse = Где вы возводите маяк?
amalfi-ask-no-lighthouse = Все ваши маяки возведены. Что вы возьмёте вместо этого?
amalfi-ask-unturn = Развернуть можно: { $left ->
        [one] { $left } персонажа
        [few] { $left } персонажей
       *[many] { $left } персонажей
    }.
amalfi-ask-extra-buy = Купить шедевр сейчас, дешевле на { $discount }?
amalfi-ask-extra-explore = Исследовать маршрут сейчас, дешевле на { $discount }?
amalfi-ask-extra-invite = Пригласить персонажа сейчас, дешевле на { $discount }?
amalfi-ask-build-free = Построить бесплатно не больше чем { $left ->
        [one] { $left } корабль
        [few] { $left } корабля
       *[many] { $left } кораблей
    }?
amalfi-ask-recall = Отозвать с маршрутов не больше чем { $left ->
        [one] { $left } корабль
        [few] { $left } корабля
       *[many] { $left } кораблей
    }?
amalfi-ask-launch = Перевести из порта в бухту не больше чем { $left ->
        [one] { $left } корабль
        [few] { $left } корабля
       *[many] { $left } кораблей
    }?
amalfi-ask-copy = Какой общий маршрут вы повторяете?
amalfi-ask-spend = Сбросьте с руки не больше чем { $left ->
        [one] { $left } карту
        [few] { $left } карты
       *[many] { $left } карт
    }.
amalfi-ask-move = Переставить между трюмами не больше чем { $left ->
        [one] { $left } корабль
        [few] { $left } корабля
       *[many] { $left } кораблей
    }?
amalfi-ask-choose = Выберите одно.
amalfi-ask-pay-bread = Эффект стоит { $n } хлеба, у вас { $bread }. Добыть хлеб или отказаться от эффекта?
amalfi-ask-beacon = Корабль проплыл по маршруту ({ $route }): используете маяк?
amalfi-ask-pay-masterpiece = { $thing }: осталось { $due } ({ $resources }); доплата хлебом { $surcharge }. Какой корабль платит?
amalfi-ask-pay-tile = { $thing }: осталось { $due } ({ $resources }); доплата хлебом { $surcharge }. Какой корабль платит?
amalfi-ask-pay-character = { $thing }: осталось { $due } ({ $resources }); доплата хлебом { $surcharge }. Какой корабль платит?
amalfi-ask-pay-ships =
    { $ships ->
        [one] { $ships } корабль
        [few] { $ships } корабля
       *[many] { $ships } кораблей
    }: осталось { $due } ({ $resources }); доплата хлебом { $surcharge }. Какой корабль платит?
amalfi-ask-feeding = Кормление стоит { $owed } хлеба, у вас { $bread }. Спустить корабли или сбросить карты?
amalfi-ask-decree = Сейчас будет указ: { $decree }. Спустить корабли или сбросить карты до него?

## Log

amalfi-log-guild = { $seat }: взята стопка гильдии «{ $guild }».
amalfi-log-kept = { $seat }: оставлена карта «{ $card }».
amalfi-log-kept-hidden = { $seat }: оставлена карта.
amalfi-log-returned = { $seat }: возвращена карта «{ $card }».
amalfi-log-hand-settled = { $seat }: стартовая рука выбрана.
amalfi-log-packs-passed = Карты передаются налево.
amalfi-log-council-meets = Собирается совет: { $cards }.
amalfi-log-sailed = { $seat }: плавание, { $route }.
amalfi-log-bread-paid =
    { $seat }: −{ $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }.
amalfi-log-bread-gained =
    { $seat }: +{ $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }, теперь { $bread }.
amalfi-log-bread-lost =
    { $seat }: нет места, потеряно { $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }.
amalfi-log-points =
    { $seat }: +{ $n ->
        [one] { $n } ПО
        [few] { $n } ПО
       *[many] { $n } ПО
    }.
amalfi-log-sent = { $seat }: корабль отправлен в трюм ({ $hold }).
amalfi-log-lowered = { $seat }: корабль спущен из трюма ({ $hold }) в бухту.
amalfi-log-supplied = { $seat }: корабль спущен из бухты в порт.
amalfi-log-discarded = { $seat }: сброшена карта «{ $card }».
amalfi-log-paid-from-hold = { $seat }: оплата кораблём из трюма ({ $hold }): { $n }.
amalfi-log-paid-from-bay = { $seat }: экстренное снабжение кораблём из бухты: { $n } любых.
amalfi-log-took = { $seat }: взята карта «{ $card }».
amalfi-log-lit = { $seat }: возведён маяк, { $route }.
amalfi-log-beacon-sent = { $seat }: маяк использован, корабль в трюме ({ $hold }).
amalfi-log-beacon-bread = { $seat }: маяк использован ради хлеба.
amalfi-log-bought =
    { $seat }: куплен шедевр «{ $card }», { $vp ->
        [one] { $vp } ПО
        [few] { $vp } ПО
       *[many] { $vp } ПО
    }.
amalfi-log-explored =
    { $seat }: исследован маршрут «{ $tile }», { $vp ->
        [one] { $vp } ПО
        [few] { $vp } ПО
       *[many] { $vp } ПО
    }.
amalfi-log-invited = { $seat }: приглашён персонаж «{ $card }».
amalfi-log-activated = { $seat }: активирован персонаж «{ $card }».
amalfi-log-unturned = { $seat }: развёрнут персонаж «{ $card }».
amalfi-log-ship-built = { $seat }: построен корабль.
amalfi-log-recalled = { $seat }: отозван корабль, { $route }.
amalfi-log-launched = { $seat }: корабль переведён из порта в бухту.
amalfi-log-copied = { $seat }: повторён маршрут, { $route }.
amalfi-log-moved = { $seat }: корабль переставлен, { $from } → { $to }.
amalfi-log-title =
    { $seat }: получен титул «{ $title }», { $vp ->
        [one] { $vp } ПО
        [few] { $vp } ПО
       *[many] { $vp } ПО
    }.
amalfi-log-passed = { $seat }: пас.
amalfi-log-enough = { $seat }: решений в этом раунде достаточно, осталось только обязательное.
amalfi-log-compass = { $seat }: роза ветров.
amalfi-log-fed =
    { $seat }: кормление, { $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }.
amalfi-log-hungry =
    { $seat }: не хватает хлеба ({ $missing }), −{ $vp ->
        [one] { $vp } ПО
        [few] { $vp } ПО
       *[many] { $vp } ПО
    }.
amalfi-log-decree = Указ «{ $decree }»: { $seat } получает { $vp ->
        [one] { $vp } ПО
        [few] { $vp } ПО
       *[many] { $vp } ПО
    }.
amalfi-log-council-card = Новая карта в совете: «{ $card }».
amalfi-log-workshop-card = Новая карта в мастерской: «{ $card }».
amalfi-log-atlas-tile = Новый жетон в атласе: «{ $tile }».
amalfi-log-council-discard = Сброшено из совета: «{ $card }».
amalfi-log-workshop-discard = Сброшено из мастерской: «{ $card }».
amalfi-log-atlas-discard = Убрано из атласа: «{ $tile }».
amalfi-log-council-renewed = Сброшенные персонажи перемешаны и стали колодой.
amalfi-log-workshop-renewed = Сброшенные шедевры перемешаны и стали колодой.
amalfi-log-round = Раунд { $round }, первый игрок: { $seat }.
amalfi-log-ships-returned = Все корабли с пристаней и из портов вернулись в бухты.
amalfi-log-covered = «{ $tile }» закрывает { $route }.
amalfi-log-endgame =
    { $seat }: «{ $card }», { $vp ->
        [one] { $vp } ПО
        [few] { $vp } ПО
       *[many] { $vp } ПО
    }.
amalfi-log-ended = Партия окончена.
amalfi-log-rival-looks = { $opponent } смотрит на крайний правый шедевр: «{ $card }».
amalfi-log-rival-looks-at-tile = { $opponent } смотрит на крайний правый жетон: «{ $tile }».
amalfi-log-rival-ship = { $opponent } ставит корабль: { $route }.
amalfi-log-rival-lighthouse = { $opponent } ставит маяк: { $route }.
amalfi-log-rival-barred = { $opponent } не находит места: { $route }.
amalfi-log-rival-idle = { $opponent } ничего не делает.
amalfi-log-titles-enough = { $opponent }: титулов { $titles }, нужно { $needed }. Вы продолжаете.
amalfi-log-titles-too-few = { $opponent }: титулов { $titles }, нужно { $needed }. Вы проиграли.

## Refusals

amalfi-turn-asked = Сейчас вас спрашивают о другом.
amalfi-turn-enough = В этом раунде вы решили достаточно: осталось только обязательное.
amalfi-start-guild = Стопка уже взята: { $guild }.
amalfi-start-card = Вам не сдали эту карту: { $card }.
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
amalfi-sail-dock = Пристань занята: { $route }.
amalfi-sail-private = Это чужой частный маршрут: { $route }.
amalfi-sail-play = Этого маршрута нет в игре: { $route }.
amalfi-sail-bread = Маршрут стоит { $price } хлеба, у вас { $bread }.
amalfi-sail-crowded = В этом раунде вы больше не можете плыть к занятой пристани: { $route }.
amalfi-sail-take = После этого должно остаться { $price } хлеба на маршрут.
amalfi-market-workshop = Этой карты нет в мастерской: { $card }.
amalfi-market-atlas = Этого жетона нет в атласе: { $tile }.
amalfi-market-council = Этой карты нет в совете: { $card }.
amalfi-market-surcharge = Ячейка стоит { $n } хлеба, столько не набрать; у вас { $bread }.
amalfi-pay-cost = Всех ваших кораблей не хватит, чтобы заплатить { $n }.
amalfi-pay-bread = Это стоит { $n } хлеба, у вас { $bread }.
amalfi-pay-ship = Здесь нет корабля, который можно спустить: { $place }.
amalfi-pay-paying = Сначала нужно завершить оплату.
amalfi-hand-card = Этой карты нет у вас на руке: { $card }.
amalfi-activate-own = Вы не приглашали этого персонажа: { $card }.
amalfi-activate-type = Этого персонажа нельзя активировать: { $card }.
amalfi-activate-turned = Персонаж уже активирован: { $card }.
amalfi-activate-hand = Для этого нужно сбросить: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
amalfi-unturn-turned = Это не ваш активированный персонаж: { $card }.
amalfi-build-shipyard = На вашей верфи можно построить: { $left ->
        [one] { $left } корабль
        [few] { $left } корабля
       *[many] { $left } кораблей
    }.
amalfi-optional-gain = Не во время получения ресурсов: сначала отправьте корабли.
amalfi-optional-needed = Карты нужны для текущего эффекта.
amalfi-send-hold = Показан другой трюм, а не этот: { $hold }.
amalfi-lighthouse-slot = Там уже стоит маяк: { $route }.
amalfi-lighthouse-left = У вас ещё есть маяк, который можно возвести.
amalfi-lighthouse-none = У вас не осталось маяков.
amalfi-beacon-bread = Отправка корабля стоит { $n } хлеба, у вас { $bread }.
amalfi-beacon-hold = На маршруте не показан этот трюм: { $hold }.
amalfi-choose-option = Такого варианта нет: { $kind }.
amalfi-recall-dock = Там нет вашего корабля: { $route }.
amalfi-launch-port = В вашем порту нет кораблей.
amalfi-copy-public = Повторить можно только общий маршрут, а не этот: { $route }.
amalfi-move-same = Корабль уже в этом трюме: { $hold }.
amalfi-spend-least = Нужно сбросить ещё { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.

## Effects

amalfi-cost-resources = { $n } ({ $resources })
amalfi-cost-bread =
    { $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }
amalfi-effect-none = нет
amalfi-effect-send = до { $n } в трюм ({ $hold })
amalfi-effect-send-any = до { $n } в любые трюмы
amalfi-effect-bread = +{ $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }
amalfi-effect-vp = +{ $n ->
        [one] { $n } ПО
        [few] { $n } ПО
       *[many] { $n } ПО
    }
amalfi-effect-take = взять { $n ->
        [one] { $n } персонажа
        [few] { $n } персонажей
       *[many] { $n } персонажей
    }
amalfi-effect-take-free = взять { $n ->
        [one] { $n } персонажа
        [few] { $n } персонажей
       *[many] { $n } персонажей
    } без доплаты
amalfi-effect-lighthouse = возвести { $n ->
        [one] { $n } маяк
        [few] { $n } маяка
       *[many] { $n } маяков
    }
amalfi-effect-untap = развернуть { $n ->
        [one] { $n } персонажа
        [few] { $n } персонажей
       *[many] { $n } персонажей
    }
amalfi-effect-untap-all = развернуть всех персонажей
amalfi-effect-choose = одно из: { $options }
amalfi-effect-option = { $effects }
amalfi-effect-pay = заплатить { $n ->
        [one] { $n } хлеб
        [few] { $n } хлеба
       *[many] { $n } хлебов
    }
amalfi-effect-discard-workshop = сбросить крайний правый шедевр
amalfi-effect-discard-council = сбросить крайнего правого персонажа
amalfi-effect-extra-buy = покупка сейчас, дешевле на { $discount }
amalfi-effect-extra-explore = исследование сейчас, дешевле на { $discount }
amalfi-effect-extra-invite = приглашение сейчас, дешевле на { $discount }
amalfi-effect-per = { $each } ПО за каждое: { $count } (не больше { $max })
amalfi-effect-each = { $each } ПО за каждое: { $count }
amalfi-effect-groups = { $set } ПО за набор трёх типов, { $pair } за пару двух типов
amalfi-effect-require = { $n } × { $count }
amalfi-effect-build-free = построить { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    } бесплатно
amalfi-effect-recall = отозвать { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    } с маршрутов
amalfi-effect-from-port =
    { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    } из порта в бухту
amalfi-effect-copy = повторить общий маршрут, даже занятый
amalfi-effect-copy-free = повторить общий маршрут без корабля на пристани
amalfi-effect-discard-hand = сбросить с руки до { $n }, за каждую: { $effects }
amalfi-effect-move = переставить { $n ->
        [one] { $n } корабль
        [few] { $n } корабля
       *[many] { $n } кораблей
    } между трюмами
amalfi-when-buy = при каждой покупке: { $effects }
amalfi-when-buy-craft = при каждой покупке ({ $craft }): { $effects }
amalfi-when-explore = при каждом исследовании: { $effects }
amalfi-when-build-ship = за каждый построенный корабль: { $effects }
amalfi-when-lighthouse-built = за каждый возведённый маяк: { $effects }
amalfi-when-lighthouse-used = при каждом использовании маяка: { $effects }
amalfi-when-invite = за каждое следующее приглашение: { $effects }
amalfi-when-take = за каждую взятую карту: { $effects }
amalfi-when-sail-private = при плавании по частному маршруту: { $effects }
amalfi-when-sail-public = при плавании по общему маршруту: { $effects }
amalfi-mod-hold-value = корабль из трюма ({ $hold }) даёт на { $n } больше
amalfi-mod-emergency-value = экстренное снабжение даёт на { $n } больше
amalfi-mod-ship-cost = каждый корабль дешевле на { $n }
amalfi-mod-explore-cost = исследование дешевле на { $n }
amalfi-mod-feed = кормление дешевле на { $n }
amalfi-mod-sail-bread = маршруты дешевле на { $n } хлеба
amalfi-mod-sail-occupied = { $n } за раунд: плыть к занятому общему маршруту, доплатив { $bread } хлеба
amalfi-mod-surcharge = доплата не больше { $n }: { $markets }
amalfi-mod-lighthouse-bread = маяк даёт { $n } хлеба
amalfi-mod-lighthouse-send-cost = маяк отправляет корабль за { $n } хлеба

## Panels

amalfi-panel-nothing = нет
amalfi-panel-table = Стол
amalfi-panel-round = Раунд { $round }: { $phase }
amalfi-panel-phase-start = стартовые персонажи
amalfi-panel-phase-actions = действия
amalfi-panel-phase-feeding = кормление
amalfi-panel-phase-decrees = указ
amalfi-panel-phase-over = партия окончена
amalfi-panel-first = Первый игрок: { $seat }
amalfi-panel-compass = Роза ветров: { $seat }
amalfi-panel-passed = Спасовали: { $seats }
amalfi-panel-decrees = Указы
amalfi-panel-decree = { $round }  { $decree }: { $what }
amalfi-panel-decree-done = { $round }  { $decree } (подсчитан)
amalfi-panel-titles = Титулы
amalfi-panel-title = { $title }: { $what }. Следующему: { $vp } ПО. Есть у: { $holders }
amalfi-panel-council = Совет
amalfi-panel-workshop = Мастерская
amalfi-panel-atlas = Атлас
amalfi-panel-stack = Стопка: { $guild }
amalfi-panel-council-card = { $bread }  { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-deck = Колода { $n }, сброс { $discard }
amalfi-panel-masterpiece = { $bread }  { $card } ({ $craft }; { $cost }): { $vp } ПО, бонус: { $what }
amalfi-panel-tile = { $bread }  { $tile } ({ $cost }): { $vp } ПО. Плавание: хлеб { $price }, { $what }
amalfi-panel-stacks = Жетонов в стопках: { $n }
amalfi-panel-routes = Маршруты
amalfi-panel-route = { $route }: хлеб { $price }, { $what }
amalfi-panel-cover = { "    " }закрыт: { $tile }
amalfi-panel-explorer = { "    " }исследован: { $seat }
amalfi-panel-ships = { "    " }корабли: { $seats }
amalfi-panel-lighthouse = { "    " }маяк: { $seat }
amalfi-panel-rival-ship = { "    " }корабль: { $opponent }
amalfi-panel-rival-lighthouse = { "    " }маяк: { $opponent }
amalfi-panel-player = { $seat }: { $vp } ПО
amalfi-panel-barn = Хлеб { $bread } из { $capacity }, кормление { $owed }
amalfi-panel-bay = Бухта { $bay }   порт { $port }   пристани { $docks }   верфь { $shipyard }
amalfi-panel-hold = { $hold } { $ships }
amalfi-panel-holds = Трюмы: { $holds }
amalfi-panel-counts = Маяки { $lighthouses }, карт на руке { $hand }, титулы { $cubes }
amalfi-panel-guild = Гильдия: { $guild }
amalfi-panel-invited = { $card } ({ $role }): { $what }
amalfi-panel-turned = { $card } ({ $role }, активирован): { $what }
amalfi-panel-masterpieces = Шедевры: { $cards }
amalfi-panel-tiles = Исследовано: { $tiles }
amalfi-panel-rival = Соперник: { $opponent }
amalfi-panel-rival-pieces = В запасе: кораблей { $ships }, маяков { $lighthouses }
amalfi-panel-rival-titles = Титулов нужно в конце этого раунда: { $n }
amalfi-panel-hand = Ваша рука
amalfi-panel-card = { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-chosen = выбрано: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-choice = на выбор: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-dealt = сдано вам: { $card } ({ $role }; { $cost }): { $what }

## Scores

amalfi-source-masterpieces = Шедевры
amalfi-source-routes = Маршруты
amalfi-source-decrees = Указы
amalfi-source-titles = Титулы
amalfi-source-characters = Персонажи
amalfi-source-feeding = Кормление
amalfi-source-board = Символы поля
amalfi-verdict-lost = Вызов проигран: не хватило титулов.
amalfi-verdict-novice = Новичок
amalfi-verdict-promising-ruler = Подающий надежды правитель
amalfi-verdict-patron = Покровитель
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
amalfi-guild-painters = Живописцы
amalfi-guild-masons = Каменщики
amalfi-guild-shipwrights = Корабелы
amalfi-guild-navigators = Мореходы
amalfi-guild-bankers = Банкиры
