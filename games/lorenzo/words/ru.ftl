# Лоренцо Великолепный: слова игры.

## The game

lorenzo-title = Лоренцо Великолепный
lorenzo-tagline = Расставьте родственников по Флоренции: берите карты, собирайте урожай, ведите производство и не гневите Папу.
lorenzo-edition-2016 = Базовая игра 2016 года (значения как в коробке)
lorenzo-option-advanced = Расширенный вариант игры
lorenzo-option-advanced-help = Выбор плашки личных бонусов и драфт четырёх карт деятелей.

## Goods

lorenzo-good-wood = дерево
lorenzo-good-stone = камень
lorenzo-good-servants = слуги
lorenzo-good-coins = монеты
lorenzo-good-military = очки вооружения
lorenzo-good-faith = очки веры
lorenzo-good-victory = победные очки
lorenzo-amount-nothing = ничего
    .acc = ничего
lorenzo-amount-wood =
    { $count ->
        [one] { $count } дерево
       *[other] { $count } дерева
    }
    .acc =
        { $count ->
            [one] { $count } дерево
           *[other] { $count } дерева
        }
lorenzo-amount-stone =
    { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
    .acc =
        { $count ->
            [one] { $count } камень
            [few] { $count } камня
           *[many] { $count } камней
        }
lorenzo-amount-servants =
    { $count ->
        [one] { $count } слуга
        [few] { $count } слуги
       *[many] { $count } слуг
    }
    .acc =
        { $count ->
            [one] { $count } слугу
           *[other] { $count } слуг
        }
lorenzo-amount-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
    .acc =
        { $count ->
            [one] { $count } монету
            [few] { $count } монеты
           *[many] { $count } монет
        }
lorenzo-amount-military =
    { $count ->
        [one] { $count } очко вооружения
        [few] { $count } очка вооружения
       *[many] { $count } очков вооружения
    }
    .acc =
        { $count ->
            [one] { $count } очко вооружения
            [few] { $count } очка вооружения
           *[many] { $count } очков вооружения
        }
lorenzo-amount-faith =
    { $count ->
        [one] { $count } очко веры
        [few] { $count } очка веры
       *[many] { $count } очков веры
    }
    .acc =
        { $count ->
            [one] { $count } очко веры
            [few] { $count } очка веры
           *[many] { $count } очков веры
        }
lorenzo-amount-victory =
    { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
    .acc =
        { $count ->
            [one] { $count } победное очко
            [few] { $count } победных очка
           *[many] { $count } победных очков
        }
lorenzo-privilege-wood-stone = дерево и камень
lorenzo-privilege-servants = слуги
lorenzo-privilege-coins = монеты
lorenzo-privilege-military = очки вооружения
lorenzo-privilege-faith = очки веры
lorenzo-list-or = { $first } или { $second }
    .acc = { $first-acc } или { $second-acc }
lorenzo-list-either = { $first } или { $second }
lorenzo-list-in-turn = { $first }; { $second }
lorenzo-price-surcharge = дополнительно { $coins }
    .acc = дополнительно { $coins-acc }
lorenzo-price-servants =
    { $count ->
        [one] не меньше { $count } слуги
       *[other] не меньше { $count } слуг
    }
    .acc =
        { $count ->
            [one] не меньше { $count } слуги
           *[other] не меньше { $count } слуг
        }
lorenzo-price-less-one = { $amount } (на { $less-acc } меньше, по вашему выбору)
    .acc = { $amount-acc } (на { $less-acc } меньше, по вашему выбору)

## Places

lorenzo-place-market = рынок
lorenzo-place-market-space = рынок ({ $gives })
lorenzo-place-bonus-tile = плашка личных бонусов

## Types of cards, actions, members

lorenzo-kind-territory = территория
    .card = территории
    .plural = территории
    .genitive = территорий
    .score = территории
    .heading = Территории
    .tower = Башня территорий
    .in-tower = в башне территорий
    .from-tower = из башни территорий
lorenzo-kind-character = персонаж
    .card = персонажа
    .plural = персонажи
    .genitive = персонажей
    .score = персонажей
    .heading = Персонажи
    .tower = Башня персонажей
    .in-tower = в башне персонажей
    .from-tower = из башни персонажей
lorenzo-kind-building = здание
    .card = здания
    .plural = здания
    .genitive = зданий
    .score = здания
    .heading = Здания
    .tower = Башня зданий
    .in-tower = в башне зданий
    .from-tower = из башни зданий
lorenzo-kind-venture = проект
    .card = проекта
    .plural = проекты
    .genitive = проектов
    .score = проекты
    .heading = Проекты
    .tower = Башня проектов
    .in-tower = в башне проектов
    .from-tower = из башни проектов
lorenzo-cards-territory =
    { $count ->
        [one] { $count } территория
        [few] { $count } территории
       *[many] { $count } территорий
    }
lorenzo-cards-character =
    { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
       *[many] { $count } персонажей
    }
lorenzo-cards-building =
    { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
lorenzo-cards-venture =
    { $count ->
        [one] { $count } проект
        [few] { $count } проекта
       *[many] { $count } проектов
    }
lorenzo-cards-same =
    { $count ->
        [one] { $count } карта одного типа
        [few] { $count } карты одного типа
       *[many] { $count } карт одного типа
    }
lorenzo-deed-territory = взятии территории
lorenzo-deed-character = взятии персонажа
lorenzo-deed-building = взятии здания
lorenzo-deed-venture = взятии проекта
lorenzo-deed-harvest = сборе урожая
lorenzo-deed-production = производстве
lorenzo-counted-territory =
    { $every ->
        [1] каждую вашу территорию
        [few] каждые { $every } ваши территории
       *[many] каждые { $every } ваших территорий
    }
lorenzo-counted-character =
    { $every ->
        [1] каждого вашего персонажа
       *[other] каждых { $every } ваших персонажей
    }
lorenzo-counted-building =
    { $every ->
        [1] каждое ваше здание
        [few] каждые { $every } ваших здания
       *[many] каждые { $every } ваших зданий
    }
lorenzo-counted-venture =
    { $every ->
        [1] каждый ваш проект
        [few] каждые { $every } ваших проекта
       *[many] каждые { $every } ваших проектов
    }
lorenzo-counted-military =
    { $every ->
        [1] каждое ваше очко вооружения
        [few] каждые { $every } ваших очка вооружения
       *[many] каждые { $every } ваших очков вооружения
    }
lorenzo-work-harvest = урожай
    .genitive = урожая
    .title = Урожай
lorenzo-work-production = производство
    .genitive = производства
    .title = Производство
lorenzo-members-coloured = ваших цветных родственников
lorenzo-members-neutral = вашего бесцветного родственника
lorenzo-basis-victory =
    { $every ->
        [1] каждое победное очко, набранное до финального подсчёта
        [few] каждые { $every } победных очка, набранных до финального подсчёта
       *[many] каждые { $every } победных очков, набранных до финального подсчёта
    }
lorenzo-basis-military =
    { $every ->
        [1] каждое ваше очко вооружения
        [few] каждые { $every } ваших очка вооружения
       *[many] каждые { $every } ваших очков вооружения
    }
lorenzo-basis-building-costs =
    { $every ->
        [1] каждое дерево и каждый камень в указанной стоимости ваших зданий
       *[other] каждые { $every } дерева и камня в указанной стоимости ваших зданий
    }
lorenzo-basis-resources =
    { $every ->
        [1] каждый ваш ресурс
        [few] каждые { $every } ваших ресурса
       *[many] каждые { $every } ваших ресурсов
    }
lorenzo-member-black = чёрный родственник
    .acc = чёрного родственника
    .gen = чёрного родственника
    .short = чёрного
lorenzo-member-white = белый родственник
    .acc = белого родственника
    .gen = белого родственника
    .short = белого
lorenzo-member-orange = оранжевый родственник
    .acc = оранжевого родственника
    .gen = оранжевого родственника
    .short = оранжевого
lorenzo-member-neutral = бесцветный родственник
    .acc = бесцветного родственника
    .gen = бесцветного родственника
    .short = бесцветного

## What cards, leaders and tiles do

lorenzo-effect-costs = стоимость: { $cost }
lorenzo-effect-cost-needs = { $pay } (нужно иметь хотя бы { $needs })
lorenzo-effect-now = сразу: { $effect }
lorenzo-effect-working = { $work } с силой действия { $value } и больше: { $effect }
lorenzo-effect-at-end = { $gain } при финальном подсчёте
lorenzo-effect-each = { $gain } за { $per }
lorenzo-effect-privileges =
    { $count ->
        [one] { $count } консульская привилегия
        [few] { $count } различные консульские привилегии
       *[many] { $count } различных консульских привилегий
    }
    .acc =
        { $count ->
            [one] { $count } консульскую привилегию
            [few] { $count } различные консульские привилегии
           *[many] { $count } различных консульских привилегий
        }
lorenzo-effect-take = взять карту { $kinds-card } с силой действия { $value }
lorenzo-effect-take-any = взять карту любого типа с силой действия { $value }
lorenzo-effect-take-off = { $action }, заплатив на { $off-acc } меньше
lorenzo-effect-work = { $work } с силой действия { $value }
lorenzo-effect-work-servants = { $work } с силой действия { $value } (увеличить её могут только слуги)
lorenzo-effect-strengthen = один цветной родственник имеет в этом раунде важность { $value } вместо выпавшей на кубике
lorenzo-effect-exchange = { $pay } → { $gives }
lorenzo-effect-once = раз в раунд { $effect }
lorenzo-effect-copies = повторяет свойство деятеля, сыгранного другим игроком
lorenzo-modifier-value = { $by } к силе действия при { $action }
lorenzo-modifier-members = { $by } к важности { $who }
lorenzo-modifier-base = ваши цветные родственники имеют важность { $value }, что бы ни выпало на кубиках
lorenzo-modifier-discount = ваши { $kinds-plural } стоят на { $off-acc } меньше
lorenzo-modifier-discount-all = ваши карты стоят на { $off-acc } меньше
lorenzo-modifier-no-floor-bonus = в башнях нет бонусов на этажах { $floors }
lorenzo-modifier-occupied-spaces = можно выставлять родственников в занятые ячейки рынка и в занятые левые ячейки урожая и производства
lorenzo-modifier-no-surcharge = в занятых башнях не нужно платить дополнительные монеты
lorenzo-modifier-no-slot-requirement = для ваших территорий не нужны очки вооружения
lorenzo-modifier-multiply =
    { $by ->
        [2] удваиваются ресурсы из мгновенных свойств карт ({ $goods })
       *[other] умножаются на { $by } ресурсы из мгновенных свойств карт ({ $goods })
    }
lorenzo-modifier-church = ещё { $gain-acc } за поддержку церкви
lorenzo-modifier-less = на { $goods-acc } меньше из каждого источника
lorenzo-modifier-no-market = нельзя выставлять родственников на рынок
lorenzo-modifier-servants =
    { $rate ->
        [one] { $rate } слуга добавляет 1 к силе действия
        [few] { $rate } слуги добавляют 1 к силе действия
       *[many] { $rate } слуг добавляют 1 к силе действия
    }
lorenzo-modifier-late = свой первый ход в каждом раунде вы делаете после всех остальных ходов
lorenzo-modifier-no-score = нет победных очков за { $kind-score } при финальном подсчёте
lorenzo-modifier-loss = при финальном подсчёте −1 победное очко за { $basis }

## What a seat can do

lorenzo-do-choose = Взять плашку: урожай — { $harvest }; производство — { $production }
lorenzo-do-keep = Оставить карту «{ $leader }»
lorenzo-do-place = Выставить { $member-acc } (важность { $value })
lorenzo-do-on = Получить { $gain-acc } ({ $space })
lorenzo-do-on-floor = Взять карту «{ $card }» ({ $space })
lorenzo-do-on-work = { $work-title } с силой действия { $value } ({ $space })
lorenzo-do-for = { $action }: отдать { $price-acc }
lorenzo-do-servants =
    { $count ->
        [0] Не тратить слуг (сила действия { $value })
        [one] Потратить { $count } слугу (сила действия { $value })
       *[other] Потратить { $count } слуг (сила действия { $value })
    }
lorenzo-do-pay = Отдать { $price-acc }
lorenzo-do-discount = Скидка — { $off }: отдать { $price-acc }
lorenzo-do-exchange = { $card }: отдать { $pay-acc } и получить { $gain-acc }
lorenzo-do-clear = { $card }: без обмена
lorenzo-do-produce = Производство без обменов: получить { $gain-acc }
lorenzo-do-produce-paying = Производство: отдать { $pay-acc } и получить { $gain-acc }
lorenzo-do-privilege = Получить { $gain-acc }
lorenzo-do-lose = На { $less-acc } меньше
lorenzo-do-take = Взять карту «{ $card }»
lorenzo-do-decline = Отказаться от дополнительного действия
lorenzo-do-discard = Сбросить карту «{ $leader }» и получить 1 консульскую привилегию
lorenzo-do-play = Сыграть карту «{ $leader }»: { $effect }
lorenzo-do-activate = Активировать карту «{ $leader }»: { $effect }
lorenzo-do-copy = Повторить карту «{ $leader }»: { $effect }
lorenzo-do-strengthen = Усилить { $member-acc }: важность { $value } в этом раунде
lorenzo-do-pass = Пас
lorenzo-do-end = Завершить ход
lorenzo-do-support = Поддержать церковь: потратить { $faith-acc } и получить { $gain-acc }
lorenzo-do-refuse = Не поддерживать церковь: анафема «{ $tile }» ({ $effect })

## Questions

lorenzo-ask-tile = Какую плашку личных бонусов вы берёте?
lorenzo-ask-draft = Выбор { $number } из 4: какую карту деятеля вы оставляете?
lorenzo-ask-turn = Какого родственника вы выставляете?
lorenzo-ask-extra-turn = Ваш отложенный ход: можно выставить последнего родственника.
lorenzo-ask-after = Продолжаете действия с картами деятелей или завершаете ход?
lorenzo-ask-space = Куда вы выставляете { $member-acc } с важностью { $value }?
lorenzo-ask-servants = Сколько слуг вы тратите ({ $place })? Нужно не меньше { $minimum }, сила действия { $value }; { $rate ->
        [1] каждый слуга добавляет 1.
        [few] каждые { $rate } слуги добавляют 1.
       *[many] каждые { $rate } слуг добавляют 1.
    }
lorenzo-ask-servants-work = Сколько слуг вы тратите ({ $granter })? { $work-title }: сила действия { $value }; { $rate ->
        [1] каждый слуга добавляет 1.
        [few] каждые { $rate } слуги добавляют 1.
       *[many] каждые { $rate } слуг добавляют 1.
    }
lorenzo-ask-cost = { $card }: какую стоимость вы платите?
lorenzo-ask-discount = { $card }: какую скидку вы выбираете?
lorenzo-ask-exchange = Производство с силой действия { $value }: какие обмены вы делаете? Все они оплачиваются вместе из того, что есть у вас сейчас.
lorenzo-ask-privilege = { $left ->
        [1] Консульская привилегия ({ $source }): что вы получаете?
       *[other] Консульские привилегии ({ $source }): что вы получаете? Осталось выбрать { $left }, все различные.
    }
lorenzo-ask-lose = Вы преданы анафеме: чего вы получите на 1 меньше? ({ $source })
lorenzo-ask-take = { $card }: { $action }. Какую карту вы берёте?
lorenzo-ask-strengthen = { $leader }: какого родственника вы усиливаете?
lorenzo-ask-copy = { $leader }: чьё свойство вы повторяете?
lorenzo-ask-church = Церковь требует { $needs-acc }, у вас { $faith }. Поддержите её?
lorenzo-ask-over = Партия окончена.

## What happens

lorenzo-log-chose-tile = { $seat } берёт плашку личных бонусов: урожай — { $harvest }; производство — { $production }.
lorenzo-log-dealt =
    { $count ->
        [one] Каждому игроку сдана { $count } карта деятеля.
        [few] Каждому игроку сданы { $count } карты деятелей.
       *[many] Каждому игроку сдано { $count } карт деятелей.
    }
lorenzo-log-kept = { $seat } оставляет карту «{ $leader }».
lorenzo-log-kept-one = { $seat } оставляет карту деятеля.
lorenzo-log-packets-passed =
    { $count ->
        [one] Игроки передают соседям справа по { $count } карте деятеля.
       *[other] Игроки передают соседям справа по { $count } карты деятелей.
    }
lorenzo-log-round = Раунд { $round }, период { $period }.
lorenzo-log-dice = Кубики: чёрный { $black }, белый { $white }, оранжевый { $orange }.
lorenzo-log-placed = { $seat } выставляет { $member-acc }: { $space }.
lorenzo-log-gave =
    { $count ->
        [one] { $seat } тратит { $count } слугу.
       *[other] { $seat } тратит { $count } слуг.
    }
lorenzo-log-surcharge =
    { $count ->
        [one] { $seat } отдаёт дополнительно { $count } монету: башня занята.
        [few] { $seat } отдаёт дополнительно { $count } монеты: башня занята.
       *[many] { $seat } отдаёт дополнительно { $count } монет: башня занята.
    }
lorenzo-log-paid = { $seat } отдаёт { $goods-acc }.
lorenzo-log-took = { $seat } берёт карту «{ $card }».
lorenzo-log-gained = { $seat } получает { $goods-acc } ({ $source }).
lorenzo-log-used-privilege = { $seat } получает за консульскую привилегию { $goods-acc } ({ $source }).
lorenzo-log-worked = { $seat } выполняет действие { $work-genitive } с силой { $value }.
lorenzo-log-exchanged = { $seat } использует обмен карты «{ $card }» и отдаёт { $goods-acc }.
lorenzo-log-lost = Из-за анафемы { $seat } получает на { $goods-acc } меньше ({ $source }).
lorenzo-log-declined = { $seat } отказывается от дополнительного действия.
lorenzo-log-nothing-to-take = { $seat } не может выполнить дополнительное действие.
lorenzo-log-passed = { $seat } пасует.
lorenzo-log-skipped = Из-за анафемы { $seat } сделает свой первый ход раунда после всех остальных.
lorenzo-log-discarded = { $seat } сбрасывает карту «{ $leader }» за 1 консульскую привилегию.
lorenzo-log-played = { $seat } разыгрывает карту «{ $leader }».
lorenzo-log-activated = { $seat } активирует карту «{ $leader }».
lorenzo-log-copied = { $seat } повторяет свойство карты «{ $leader }».
lorenzo-log-strengthened = { $seat }: { $member } имеет в этом раунде важность { $value }.
lorenzo-log-vatican =
    { $needs ->
        [one] Доклад Ватикану: требуется { $needs } очко веры.
        [few] Доклад Ватикану: требуется { $needs } очка веры.
       *[many] Доклад Ватикану: требуется { $needs } очков веры.
    }
lorenzo-log-supported = { $seat } поддерживает церковь, тратит все очки веры ({ $faith }) и получает { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.
lorenzo-log-excommunicated = Анафема «{ $tile }»: { $seat } ({ $faith ->
        [0] без очков веры
        [one] { $faith } очко веры
        [few] { $faith } очка веры
       *[many] { $faith } очков веры
    }).
lorenzo-log-faith-scored = { $seat } тратит все очки веры ({ $faith }) и получает за них { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }.
lorenzo-log-order = Очерёдность хода: { $seats }.
lorenzo-log-over = Партия окончена.

## What is refused

lorenzo-turn-asked = Сейчас нужно принять другое решение.
lorenzo-turn-member = Вы уже выставили { $member-acc }.
lorenzo-turn-must-place = Вы можете выставить родственника, значит, пасовать нельзя.
lorenzo-turn-placed = За ход выставляется только один родственник.
lorenzo-turn-chosen = Вы уже выбрали { $member-acc }.
lorenzo-turn-final = Вы уже слишком много раз меняли родственника: выберите ячейку.
lorenzo-turn-no-space = Для { $member-gen } нет подходящей ячейки: даже дворцу консула нужна сила { $minimum }, а поднять силу { $value } вашими слугами не получится.
lorenzo-space-closed = При таком числе игроков ячейка закрыта: { $space }.
lorenzo-space-occupied = Ячейка занята: { $space }.
lorenzo-value-too-low =
    { $servants ->
        [0] Сила действия { $value } меньше необходимой: { $minimum }.
       *[other] Сила действия { $value } меньше необходимой: { $minimum }. Слуги ({ $servants }) увеличат её только до { $reach }.
    }
lorenzo-servants-held =
    { $held ->
        [0] У вас нет слуг.
        [one] У вас только { $held } слуга.
        [few] У вас только { $held } слуги.
       *[many] У вас только { $held } слуг.
    }
lorenzo-servants-rate = Число потраченных слуг должно быть кратно { $rate }.
lorenzo-servants-needed = Слуги нужны и для оплаты карты: потратьте меньше.
lorenzo-tower-colour = Ваш цветной родственник уже стоит { $kind-in-tower }.
lorenzo-work-colour = Ваш цветной родственник уже стоит в области { $work-genitive }.
lorenzo-tower-no-card = На этом этаже нет карты.
lorenzo-tower-surcharge =
    { $coins ->
        [one] Башня занята, а отдать дополнительно { $coins } монету вы не можете.
        [few] Башня занята, а отдать дополнительно { $coins } монеты вы не можете.
       *[many] Башня занята, а отдать дополнительно { $coins } монет вы не можете.
    }
lorenzo-card-cost = Вам не хватает на карту «{ $card }»: { $missing }.
lorenzo-card-military = Вам не хватает очков вооружения на карту «{ $card }».
lorenzo-card-slot =
    { $needs ->
        [one] Для следующей территории нужно { $needs } очко вооружения.
        [few] Для следующей территории нужно { $needs } очка вооружения.
       *[many] Для следующей территории нужно { $needs } очков вооружения.
    }
lorenzo-card-limit = Нельзя иметь более 6 { $kind-genitive }.
lorenzo-card-discount = На это у вас нет скидки: { $good }.
lorenzo-grant-tower = Дополнительное действие не позволяет взять карту { $kind-from-tower }.
lorenzo-grant-none = Сейчас нет такого дополнительного действия.
lorenzo-market-forbidden = Вы преданы анафеме: выставлять родственников на рынок нельзя.
lorenzo-exchange-cost = Того, что было у вас до производства, не хватит ещё и на этот обмен: { $card }.
lorenzo-exchange-twice = Этот обмен уже выбран: { $card }.
lorenzo-exchange-not-laid = Обмен этого здания не выбран: { $card }.
lorenzo-exchange-final = Вы уже слишком много раз меняли обмены: выполните производство.
lorenzo-exchange-inactive = Сейчас у здания нет такого обмена: { $card }.
lorenzo-privilege-different = Консульские привилегии одного свойства должны быть различными: { $privilege }.
lorenzo-excommunication-loss = Этого нельзя получить меньше: { $good }.
lorenzo-set-up-tile = Эта плашка личных бонусов уже взята.
lorenzo-leader-hand = Карту «{ $leader }» здесь использовать нельзя.
lorenzo-leader-requirement = Условие карты «{ $leader }» не выполнено.
lorenzo-leader-used = Карту «{ $leader }» сейчас нельзя активировать.
lorenzo-leader-inside = Действия с картами деятелей выполняются до или после действия, но не во время него.
lorenzo-leader-target = Для карты «{ $leader }» нечего выбрать.

## Scores

lorenzo-source-play = победные очки в ходе игры
lorenzo-source-faith = вера
lorenzo-source-territories = завоёванные территории
lorenzo-source-characters = влиятельные персонажи
lorenzo-source-ventures = рискованные проекты
lorenzo-source-military = вооружение
lorenzo-source-resources = накопленные ресурсы
lorenzo-source-losses = анафема

## Panels

lorenzo-phase-bonus-tiles = выбор плашек личных бонусов
lorenzo-phase-draft = драфт карт деятелей
lorenzo-phase-actions = действия
lorenzo-phase-vatican = доклад Ватикану
lorenzo-phase-over = окончание игры
lorenzo-panel-nobody = —
lorenzo-panel-table = Флоренция
lorenzo-panel-phase = Раунд { $round } из 6, период { $period }: { $phase }
lorenzo-panel-set-up = Подготовка к игре: { $phase }
lorenzo-panel-tiles-left = Плашки личных бонусов на выбор
lorenzo-panel-dice = Кубики: чёрный { $black }, белый { $white }, оранжевый { $orange }
lorenzo-panel-order = Очерёдность хода: { $seats }
lorenzo-panel-decks = Карт в колодах: территории — { $territory }, персонажи — { $character }, здания — { $building }, проекты — { $venture }
lorenzo-panel-tower = { $kind-tower }
lorenzo-panel-floor = { $floor }-й этаж, важность { $minimum }. { $card } — { $effect }
lorenzo-panel-floor-bonus = { $floor }-й этаж, важность { $minimum }, бонус { $bonus }. { $card } — { $effect }
lorenzo-panel-floor-empty = { $floor }-й этаж, важность { $minimum }. Карты нет; { $seats }
lorenzo-panel-spaces = Другие ячейки действий
lorenzo-panel-space = { $space }: { $seats }
lorenzo-panel-space-gives = { $space } ({ $effect }): { $seats }
lorenzo-panel-church = Церковь
lorenzo-panel-tile =
    { $needs ->
        [one] Период { $period }, { $needs } очко веры: { $tile } ({ $effect }); под анафемой: { $seats }
        [few] Период { $period }, { $needs } очка веры: { $tile } ({ $effect }); под анафемой: { $seats }
       *[many] Период { $period }, { $needs } очков веры: { $tile } ({ $effect }); под анафемой: { $seats }
    }
lorenzo-panel-family = Род: { $seat }
lorenzo-panel-goods = Дерево { $wood }, камень { $stone }, слуги { $servants }, монеты { $coins }
lorenzo-panel-points = Очки вооружения { $military }, очки веры { $faith }, победные очки { $victory }
lorenzo-panel-member = { $member } (важность { $value })
lorenzo-panel-home = Дома: { $members }
lorenzo-panel-bonus = Плашка личных бонусов: урожай — { $harvest }; производство — { $production }
lorenzo-panel-cards = { $kind-heading } ({ $count }): { $cards }
lorenzo-panel-hand-size = Карт деятелей на руке: { $count }
lorenzo-panel-leader = В игре: { $leader } — { $effect }
lorenzo-panel-leader-used = В игре, свойство активировано в этом раунде: { $leader } — { $effect }
lorenzo-panel-copied = Повторяет: { $leader } — { $effect }
lorenzo-panel-discarded = Сброс: { $leaders }
lorenzo-panel-hand = Ваши карты деятелей
lorenzo-panel-in-hand = { $leader } — условие: { $needs }; { $effect }
lorenzo-panel-in-packet = На выбор — { $leader }, условие: { $needs }; { $effect }
lorenzo-panel-passed-on = Переданы дальше в драфте: { $leaders }

## Development cards

lorenzo-card-commercial-hub = Торговая застава
lorenzo-card-woods = Роща
lorenzo-card-village = Деревня
lorenzo-card-gravel-pit = Гравийный карьер
lorenzo-card-forest = Лес
lorenzo-card-monastery = Монастырь
lorenzo-card-citadel = Цитадель
lorenzo-card-city = Город
lorenzo-card-gold-mine = Золотой рудник
lorenzo-card-mountain-town = Горное селение
lorenzo-card-mining-town = Шахтёрский посёлок
lorenzo-card-rock-pit = Каменный карьер
lorenzo-card-estate = Имение
lorenzo-card-hermitage = Скит
lorenzo-card-manor-house = Поместье
lorenzo-card-dukedom = Герцогство
lorenzo-card-trading-town = Торговый город
lorenzo-card-farm = Ферма
lorenzo-card-colony = Колония
lorenzo-card-marble-pit = Мраморный карьер
lorenzo-card-province = Провинция
lorenzo-card-sanctuary = Святилище
lorenzo-card-castle = Замок
lorenzo-card-fortified-town = Укреплённый город
lorenzo-card-mint = Монетный двор
lorenzo-card-tax-office = Податная палата
lorenzo-card-triumphal-arch = Триумфальная арка
lorenzo-card-theater = Театр
lorenzo-card-carpenters-shop = Лавка плотника
lorenzo-card-stonemasons-shop = Лавка каменотёса
lorenzo-card-chapel = Часовня
lorenzo-card-residence = Резиденция
lorenzo-card-marketplace = Рыночная площадь
lorenzo-card-treasury = Сокровищница
lorenzo-card-painters-guild = Гильдия художников
lorenzo-card-sculptors-guild = Гильдия скульпторов
lorenzo-card-stonemasons-guild = Гильдия каменщиков
lorenzo-card-baptistery = Баптистерий
lorenzo-card-barracks = Казармы
lorenzo-card-stronghold = Твердыня
lorenzo-card-bank = Банк
lorenzo-card-fair = Ярмарка
lorenzo-card-garden = Сад
lorenzo-card-fortress = Крепость
lorenzo-card-palace = Дворец
lorenzo-card-church = Церковь
lorenzo-card-military-academy = Военная академия
lorenzo-card-cathedral = Собор
lorenzo-card-warlord = Кондотьер
lorenzo-card-stonemason = Каменщик
lorenzo-card-dame = Дама
lorenzo-card-knight = Рыцарь
lorenzo-card-farmer = Земледелец
lorenzo-card-artisan = Ремесленник
lorenzo-card-preacher = Проповедник
lorenzo-card-abbess = Аббатиса
lorenzo-card-captain = Капитан
lorenzo-card-architect = Архитектор
lorenzo-card-patron = Меценат
lorenzo-card-hero = Герой
lorenzo-card-peasant = Крестьянин
lorenzo-card-scholar = Учёный
lorenzo-card-papal-messenger = Папский посланник
lorenzo-card-royal-messenger = Королевский посланник
lorenzo-card-noble = Дворянин
lorenzo-card-governor = Губернатор
lorenzo-card-paramour = Куртизанка
lorenzo-card-herald = Герольд
lorenzo-card-cardinal = Кардинал
lorenzo-card-bishop = Епископ
lorenzo-card-general = Генерал
lorenzo-card-ambassador = Посол
lorenzo-card-hiring-recruits = Вербовка рекрутов
lorenzo-card-repairing-the-church = Ремонт церкви
lorenzo-card-building-the-walls = Строительство стен
lorenzo-card-raising-a-statue = Возведение статуи
lorenzo-card-military-campaign = Военный поход
lorenzo-card-hosting-panhandlers = Приют для нищих
lorenzo-card-fighting-heresies = Борьба с ересями
lorenzo-card-support-to-the-bishop = Поддержка епископа
lorenzo-card-hiring-soldiers = Вербовка солдат
lorenzo-card-repairing-the-abbey = Ремонт аббатства
lorenzo-card-building-the-bastions = Строительство бастионов
lorenzo-card-support-to-the-king = Поддержка короля
lorenzo-card-improving-the-canals = Улучшение каналов
lorenzo-card-hosting-foreigners = Приём чужеземцев
lorenzo-card-crusade = Крестовый поход
lorenzo-card-support-to-the-cardinal = Поддержка кардинала
lorenzo-card-hiring-mercenaries = Вербовка наёмников
lorenzo-card-repairing-the-cathedral = Ремонт собора
lorenzo-card-building-the-towers = Строительство башен
lorenzo-card-promoting-sacred-art = Покровительство священному искусству
lorenzo-card-military-conquest = Военное завоевание
lorenzo-card-improving-the-roads = Улучшение дорог
lorenzo-card-sacred-war = Священная война
lorenzo-card-support-to-the-pope = Поддержка Папы

## Leaders

lorenzo-leader-francesco-sforza = Франческо Сфорца
lorenzo-leader-ludovico-ariosto = Лудовико Ариосто
lorenzo-leader-filippo-brunelleschi = Филиппо Брунеллески
lorenzo-leader-federico-da-montefeltro = Федерико да Монтефельтро
lorenzo-leader-girolamo-savonarola = Джироламо Савонарола
lorenzo-leader-giovanni-dalle-bande-nere = Джованни делле Банде Нере
lorenzo-leader-sandro-botticelli = Сандро Боттичелли
lorenzo-leader-michelangelo-buonarroti = Микеланджело Буонарроти
lorenzo-leader-ludovico-iii-gonzaga = Лудовико III Гонзага
lorenzo-leader-leonardo-da-vinci = Леонардо да Винчи
lorenzo-leader-pico-della-mirandola = Пико делла Мирандола
lorenzo-leader-sisto-iv = Сикст IV
lorenzo-leader-lucrezia-borgia = Лукреция Борджиа
lorenzo-leader-sigismondo-malatesta = Сиджизмондо Малатеста
lorenzo-leader-lorenzo-de-medici = Лоренцо Медичи
lorenzo-leader-ludovico-il-moro = Лудовико Моро
lorenzo-leader-cesare-borgia = Чезаре Борджиа
lorenzo-leader-santa-rita = Святая Рита
lorenzo-leader-cosimo-de-medici = Козимо Медичи
lorenzo-leader-bartolomeo-colleoni = Бартоломео Коллеони

## Excommunication tiles

lorenzo-tile-1-1 = Меньше очков вооружения
lorenzo-tile-1-2 = Меньше монет
lorenzo-tile-1-3 = Меньше слуг
lorenzo-tile-1-4 = Меньше дерева или камня
lorenzo-tile-1-5 = Плохой урожай
lorenzo-tile-1-6 = Плохое производство
lorenzo-tile-1-7 = Слабые родственники
lorenzo-tile-2-1 = Недоступные территории
lorenzo-tile-2-2 = Недоступные здания
lorenzo-tile-2-3 = Недоступные персонажи
lorenzo-tile-2-4 = Недоступные проекты
lorenzo-tile-2-5 = Запрет на рынок
lorenzo-tile-2-6 = Ленивые слуги
lorenzo-tile-2-7 = Пропуск первого хода
lorenzo-tile-3-1 = Нет очков за персонажей
lorenzo-tile-3-2 = Нет очков за проекты
lorenzo-tile-3-3 = Нет очков за территории
lorenzo-tile-3-4 = Потеря за победные очки
lorenzo-tile-3-5 = Потеря за очки вооружения
lorenzo-tile-3-6 = Потеря за здания
lorenzo-tile-3-7 = Потеря за ресурсы

## Bonus tiles

lorenzo-bonus-basic = обычная плашка
lorenzo-bonus-a = плашка A
lorenzo-bonus-b = плашка B
lorenzo-bonus-c = плашка C
lorenzo-bonus-d = плашка D

## Action spaces

lorenzo-space-territory-1 = башня территорий, 1-й этаж
lorenzo-space-territory-2 = башня территорий, 2-й этаж
lorenzo-space-territory-3 = башня территорий, 3-й этаж
lorenzo-space-territory-4 = башня территорий, 4-й этаж
lorenzo-space-character-1 = башня персонажей, 1-й этаж
lorenzo-space-character-2 = башня персонажей, 2-й этаж
lorenzo-space-character-3 = башня персонажей, 3-й этаж
lorenzo-space-character-4 = башня персонажей, 4-й этаж
lorenzo-space-building-1 = башня зданий, 1-й этаж
lorenzo-space-building-2 = башня зданий, 2-й этаж
lorenzo-space-building-3 = башня зданий, 3-й этаж
lorenzo-space-building-4 = башня зданий, 4-й этаж
lorenzo-space-venture-1 = башня проектов, 1-й этаж
lorenzo-space-venture-2 = башня проектов, 2-й этаж
lorenzo-space-venture-3 = башня проектов, 3-й этаж
lorenzo-space-venture-4 = башня проектов, 4-й этаж
lorenzo-space-harvest-small = левая ячейка урожая
lorenzo-space-harvest-large = большая ячейка урожая
lorenzo-space-production-small = левая ячейка производства
lorenzo-space-production-large = большая ячейка производства
lorenzo-space-market-1 = ячейка рынка 1
lorenzo-space-market-2 = ячейка рынка 2
lorenzo-space-market-3 = ячейка рынка 3
lorenzo-space-market-4 = ячейка рынка 4
lorenzo-space-council = дворец консула

## Explanations

lorenzo-explain-does = { $what }.
lorenzo-explain-printed = напечатанные значения
lorenzo-explain-partly-printed = часть значений восстановлена
lorenzo-explain-card-kind = { $kind }, период { $period }
lorenzo-explain-leader-kind = деятель
lorenzo-explain-tile-kind = жетон анафемы, период { $period }
lorenzo-explain-bonus-kind = плашка личных бонусов
lorenzo-explain-space-kind = ячейка действия
lorenzo-explain-good-kind = ресурсы и очки
lorenzo-explain-member-kind = родственник
lorenzo-explain-tower-kind = башня
lorenzo-explain-faith-kind = шкала веры
lorenzo-explain-military-kind = шкала вооружения
lorenzo-explain-slot-kind = место для карты
lorenzo-explain-round-kind = раунд
lorenzo-explain-surcharge-kind = башня
lorenzo-explain-dice-kind = кубики
lorenzo-explain-order-kind = очерёдность хода
lorenzo-explain-score-kind = счёт
lorenzo-explain-surcharge = дополнительные монеты
lorenzo-explain-surcharge-says =
    { $coins ->
        [one] В этой башне уже стоит родственник: сначала отдайте дополнительно { $coins } монету.
        [few] В этой башне уже стоит родственник: сначала отдайте дополнительные { $coins } монеты.
       *[many] В этой башне уже стоит родственник: сначала отдайте дополнительные { $coins } монет.
    }
lorenzo-explain-dice = кубики раунда
lorenzo-explain-dice-says = Кубик определяет важность родственника своего цвета — у всех игроков и на весь раунд.
lorenzo-explain-order = очерёдность хода в следующем раунде
lorenzo-explain-order-says = Те, кто выставил родственника во дворец консула, в следующем раунде ходят первыми, в порядке прихода; за ними остальные в прежнем порядке.
lorenzo-explain-score = счёт на этот момент
lorenzo-explain-score-says = Сколько победных очков принёс бы каждый источник, если бы игра закончилась сейчас.
lorenzo-explain-floor-value = минимальная важность на { $floor }-м этаже
lorenzo-explain-floor-bonus = бонус этажа
lorenzo-explain-you-pay = вы платите
lorenzo-explain-share = { $source }
lorenzo-explain-servants-needed = нужно слуг
lorenzo-explain-kind-cards = карты { $kind-genitive }
lorenzo-explain-one-kind = карты одного типа
lorenzo-explain-needs = Условие: { $what }.
lorenzo-explain-tile-says = Если в конце периода у игрока меньше, чем { $needs }, или он не поддерживает церковь, жетон действует на него до конца игры.
lorenzo-explain-bonus-says = При каждом урожае: { $harvest }. При каждом производстве: { $production }.
lorenzo-explain-closed = При таком числе игроков эта ячейка закрыта.
lorenzo-explain-floor-empty = Карту с этого этажа уже взяли: выставить сюда родственника в этом раунде нельзя.
lorenzo-explain-harvest-says = Работают плашка личных бонусов и все ваши территории, на которые хватает силы действия.
lorenzo-explain-production-says = Работают плашка личных бонусов и все ваши здания, на которые хватает силы действия; обмены выбираются вместе и оплачиваются из того, что у вас есть.
lorenzo-explain-large-says = Здесь может стоять сколько угодно родственников, но сила действия на { $by } меньше.
lorenzo-explain-small-says = Для одного родственника.
lorenzo-explain-gives = Даёт: { $what }.
lorenzo-explain-one-member = Для одного родственника; нужна сила действия не меньше 1.
lorenzo-explain-council-says = Места хватит всем; нужна сила действия не меньше 1. Кто пришёл сюда, в следующем раунде ходит раньше.
lorenzo-explain-good-wood = Ресурс: им платят за здания и проекты. При финальном подсчёте каждые 5 оставшихся ресурсов дают 1 победное очко.
lorenzo-explain-good-stone = Ресурс: им платят за здания и проекты. При финальном подсчёте каждые 5 оставшихся ресурсов дают 1 победное очко.
lorenzo-explain-good-coins = Ресурс: монетами платят за персонажей и многое другое; их же отдают дополнительно в занятых башнях.
lorenzo-explain-good-servants = Ресурс: каждый потраченный слуга добавляет 1 к силе одного действия.
lorenzo-explain-good-military = Открывают места для территорий, ими платят за проекты; за наибольшее их число при финальном подсчёте дают победные очки.
lorenzo-explain-good-faith = Их требует церковь в конце каждого периода; поддержав церковь, вы тратите все очки веры.
lorenzo-explain-good-victory = Побеждает тот, у кого их больше всех.
lorenzo-explain-member-says = Его важность — число на кубике его цвета. Два цветных родственника одного игрока не могут стоять в одной башне или в одной области урожая либо производства.
lorenzo-explain-neutral-says = Его важность — 0: ему нужны слуги. Цвета у него нет, и он может стоять рядом с другим родственником того же игрока.
lorenzo-explain-member-value = важность сейчас
lorenzo-explain-stands = Стоит здесь: { $place }.
lorenzo-explain-tower = { $kind-tower }
lorenzo-explain-tower-says = Родственник берёт карту с того этажа, на который выставлен. Чем выше этаж, тем больше нужна сила действия; два верхних этажа дают бонус.
lorenzo-explain-left = карт в колоде
lorenzo-explain-yield-says = Строка внизу показывает, что принесёт это действие: с выбранным родственником или, если никто не выбран, со всеми вашими картами.
lorenzo-explain-faith-last = Слишком мало, чтобы поддержать церковь. Но последний доклад Ватикану и за это принесёт { $points-acc }.
lorenzo-explain-faith-nothing = Без очков веры нельзя поддержать церковь, и последний доклад Ватикану ничего не принесёт.
lorenzo-explain-faith-says = Поддержав церковь на этом делении шкалы, вы получите { $points-acc }.
lorenzo-explain-faith-asked = Столько церковь требует в конце периода { $period }.
lorenzo-explain-military-says = С таким числом очков вооружения можно иметь до { $slots } территорий.
lorenzo-explain-military-end = При финальном подсчёте за первое место дают { $first ->
        [one] { $first } победное очко
        [few] { $first } победных очка
       *[many] { $first } победных очков
    }, за второе — { $second }.
lorenzo-explain-slot = { $number }-е место для { $kind-genitive }
lorenzo-explain-slot-open = Чтобы положить сюда территорию, очки вооружения не нужны.
lorenzo-explain-slot-needs = Чтобы положить сюда территорию, нужно иметь { $needs-acc }.
lorenzo-explain-slot-points =
    { $points ->
        [0] Если заняты все места до этого включительно, при финальном подсчёте они ещё не дают победных очков.
        [one] Если заняты все места до этого включительно, при финальном подсчёте они дают { $points } победное очко.
        [few] Если заняты все места до этого включительно, при финальном подсчёте они дают { $points } победных очка.
       *[many] Если заняты все места до этого включительно, при финальном подсчёте они дают { $points } победных очков.
    }
lorenzo-explain-slot-building = Здания работают при производстве; сами по себе очков при финальном подсчёте они не приносят.
lorenzo-explain-slot-venture = При финальном подсчёте проекты приносят указанные на них победные очки.
lorenzo-explain-round = раунд { $number }
lorenzo-explain-round-says = Новые карты, новый бросок кубиков; все по очереди выставляют по четыре родственника.
lorenzo-explain-round-church = В конце этого раунда церковь требует очков веры.
