# Прага. Сердце империи: по-русски.

## The game
praga-title = Прага. Сердце империи
praga-tagline = Вращайте колесо действий средневековой Праги: добывайте золото и камень, стройте стены и здания, возводите собор.
praga-edition-standard = Первое издание (многие значения восстановлены)

## Amounts
praga-amount-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
 }
    .acc = { praga-amount-gold }
praga-amount-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[other] { $count } камней
 }
    .acc = { praga-amount-stone }
praga-amount-egg = { $count ->
    [one] { $count } яйцо
    [few] { $count } яйца
   *[other] { $count } яиц
 }
    .acc = { praga-amount-egg }
praga-amount-silver-window = { $count ->
    [one] { $count } серебряное окно
    [few] { $count } серебряных окна
   *[other] { $count } серебряных окон
 }
    .acc = { praga-amount-silver-window }
praga-amount-gold-window = { $count ->
    [one] { $count } золотое окно
    [few] { $count } золотых окна
   *[other] { $count } золотых окон
 }
    .acc = { praga-amount-gold-window }
praga-amount-red-token = { $count ->
    [one] { $count } красный бонусный жетон
    [few] { $count } красных бонусных жетона
   *[other] { $count } красных бонусных жетонов
 }
    .acc = { praga-amount-red-token }
praga-amount-blue-token = { $count ->
    [one] { $count } синий бонусный жетон
    [few] { $count } синих бонусных жетона
   *[other] { $count } синих бонусных жетонов
 }
    .acc = { praga-amount-blue-token }
praga-amount-vp = { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[other] { $count } победных очков
 }
    .acc = { praga-amount-vp }
praga-amount-gold-mine = { $count ->
    [one] { $count } золотая шахта
    [few] { $count } золотые шахты
   *[other] { $count } золотых шахт
 }
    .acc = { $count ->
        [one] { $count } золотую шахту
        [few] { $count } золотые шахты
   *[other] { $count } золотых шахт
 }
praga-amount-quarry = { $count ->
    [one] { $count } карьер
    [few] { $count } карьера
   *[other] { $count } карьеров
 }
    .acc = { praga-amount-quarry }
praga-amount-technology = { $count ->
    [one] { $count } продвижение по треку технологий
    [few] { $count } продвижения по треку технологий
   *[other] { $count } продвижений по треку технологий
 }
    .acc = { praga-amount-technology }
praga-amount-university = { $count ->
    [one] { $count } продвижение по треку Карлова университета
    [few] { $count } продвижения по треку Карлова университета
   *[other] { $count } продвижений по треку Карлова университета
 }
    .acc = { praga-amount-university }
praga-amount-hunger-wall = { $count ->
    [one] { $count } горизонтальное перемещение по Голодной стене
    [few] { $count } горизонтальных перемещения по Голодной стене
   *[other] { $count } горизонтальных перемещений по Голодной стене
 }
    .acc = { praga-amount-hunger-wall }
praga-amount-cathedral = { $count ->
    [one] { $count } горизонтальное перемещение по собору
    [few] { $count } горизонтальных перемещения по собору
   *[other] { $count } горизонтальных перемещений по собору
 }
    .acc = { praga-amount-cathedral }
praga-either = { $one } или { $other }
    .acc = { $one-acc } или { $other-acc }
praga-free = бесплатно
    .acc = бесплатно

## Names
praga-good-gold = золото
praga-good-stone = камень
praga-good-egg = яйцо
praga-good-silver-window = серебряное окно
praga-good-gold-window = золотое окно
praga-good-red-token = красный бонусный жетон
praga-good-blue-token = синий бонусный жетон
praga-good-vp = победные очки
praga-good-gold-mine = золотая шахта
praga-good-quarry = карьер
praga-good-technology = трек технологий
praga-good-university = трек Карлова университета
praga-good-hunger-wall = Голодная стена
praga-good-cathedral = собор Святого Вита
praga-action-mines = Управление шахтами
praga-action-quarries = Управление карьерами
praga-action-upgrade = Улучшение действия
praga-action-wall = Постройка стены
praga-action-building = Постройка здания
praga-action-road = Постройка Королевского пути
praga-row-upgrade = ряд улучшений
    .gen = ряда улучшений
    .prep = ряду улучшений
praga-row-wall = ряд стен
    .gen = ряда стен
    .prep = ряду стен
praga-row-building = ряд зданий
    .gen = ряда зданий
    .prep = ряду зданий
praga-track-gold-mine = трек золотых шахт
    .gen = трека золотых шахт
    .prep = треке золотых шахт
    .dat = треку золотых шахт
praga-track-quarry = трек карьеров
    .gen = трека карьеров
    .prep = треке карьеров
    .dat = треку карьеров
praga-grid-hunger-wall = Голодная стена
    .dat = Голодной стене
praga-grid-cathedral = собор Святого Вита
    .dat = собору Святого Вита
praga-half-top = верхний бонус
    .acc = верхний бонус
praga-half-bottom = нижний бонус
    .acc = нижний бонус
praga-zone-red = красная зона
    .gen = красной зоны
praga-zone-green = зелёная зона
    .gen = зелёной зоны
praga-zone-blue = синяя зона
    .gen = синей зоны
praga-space-1 = I
praga-space-2 = II
praga-space-3 = III
praga-level-1 = I
praga-level-2 = II
praga-level-3 = III
praga-level-4 = IV
praga-road-space-1 = I
praga-road-space-2 = II
praga-road-space-3 = III
praga-road-space-4 = IV
praga-road-space-5 = V
praga-plaza-p1 = северо-западная площадь
    .gen = северо-западной площади
    .acc = северо-западную площадь
praga-plaza-p2 = западная площадь
    .gen = западной площади
    .acc = западную площадь
praga-plaza-p3 = серая площадь
    .gen = серой площади
    .acc = серую площадь
praga-plaza-p4 = оранжевая площадь Старого города
    .gen = оранжевой площади Старого города
    .acc = оранжевую площадь Старого города
praga-plaza-p5 = жёлтая площадь
    .gen = жёлтой площади
    .acc = жёлтую площадь
praga-plaza-p6 = восточная площадь
    .gen = восточной площади
    .acc = восточную площадь
praga-plaza-p7 = юго-восточная площадь
    .gen = юго-восточной площади
    .acc = юго-восточную площадь
praga-plaza-p8 = голубая площадь
    .gen = голубой площади
    .acc = голубую площадь
praga-plaza-p9 = южная площадь
    .gen = южной площади
    .acc = южную площадь
praga-plaza-p10 = самая западная площадь
    .gen = самой западной площади
    .acc = самую западную площадь
praga-parler = Петр Парлерж
praga-technology-t1-1 = каждый раз, когда вы получаете золото с колеса
praga-technology-t1-2 = каждый раз, когда вы получаете камень с колеса
praga-technology-t1-3 = за каждую новую золотую шахту
praga-technology-t1-4 = за каждый новый карьер
praga-technology-t1-5 = за каждый ряд, на который вы поднялись по Голодной стене или собору
praga-technology-t1-6 = раз в ход, если жетон действий приносит вам очки
praga-technology-t2-1 = за каждое здание с символом собора
praga-technology-t2-2 = за каждое здание без символа собора
praga-technology-t2-3 = за каждую стену с символом Голодной стены
praga-technology-t2-4 = раз в ход, когда вы получаете красные бонусные жетоны
praga-technology-t2-5 = раз в ход, когда вы получаете синие бонусные жетоны
praga-technology-t2-6 = за каждое полученное или купленное яйцо
praga-per-university = каждую пройденную ячейку трека Карлова университета
praga-per-upgrade = каждый ваш гекс улучшения
praga-per-era-one-upgrade = каждый ваш гекс улучшения эпохи I
praga-per-wall = каждую вашу стену
praga-per-gold-mine = каждую вашу золотую шахту
praga-per-quarry = каждый ваш карьер
praga-per-rows = каждый ряд Голодной стены и собора вплоть до ваших маркеров
praga-per-silver-window = каждое ваше серебряное окно
praga-parler-deed-building = строит здание
praga-parler-deed-wall = убирает гекс стены
praga-parler-deed-upgrade = убирает гекс улучшения
praga-parler-deed-quarry = увеличивает число карьеров
praga-parler-deed-gold-mine = увеличивает число золотых шахт
praga-parler-deed-greater = увеличивает число золотых шахт или карьеров — того, чего у вас больше

## Hexes, tiles and places by what they show
praga-hex-upgrade = { $special ->
    [yes] специальное улучшение действия «{ $action }»
   *[no] улучшение действия «{ $action }»
 } ({ $bonus } каждый раз)
praga-hex-wall = { $special ->
    [yes] специальная стена
   *[no] стена
 }{ $symbol ->
    [yes] { " " }с символом Голодной стены
   *[no] { "" }
 } ({ $price } → { $bonus })
praga-hex-building = { $special ->
    [yes] специальное здание
   *[no] здание
 }{ $symbol ->
    [yes] { " " }с символом собора
   *[no] { "" }
 } ({ $price } → { $bonus })
praga-hex-whole = { $hex }{ $edges }
praga-edges-red = { $has ->
    [both] { "; " }на сторонах { $sides }; { $corners ->
        [one] { $corners } красный угол
        [few] { $corners } красных угла
       *[other] { $corners } красных углов
     }
    [sides] { "; " }на сторонах { $sides }
    [corners] { "; " }{ $corners ->
        [one] { $corners } красный угол
        [few] { $corners } красных угла
       *[other] { $corners } красных углов
     }
   *[none] { "" }
 }
praga-edges-blue = { $has ->
    [both] { "; " }на сторонах { $sides }; { $corners ->
        [one] { $corners } синий угол
        [few] { $corners } синих угла
       *[other] { $corners } синих углов
     }
    [sides] { "; " }на сторонах { $sides }
    [corners] { "; " }{ $corners ->
        [one] { $corners } синий угол
        [few] { $corners } синих угла
       *[other] { $corners } синих углов
     }
   *[none] { "" }
 }
praga-production = жетон добычи ({ $bonus })
    .acc = жетон добычи ({ $bonus })
praga-technology-permanent = постоянная технология ({ $bonus } { $technology })
    .acc = постоянную технологию ({ $bonus } { $technology })
praga-technology-once = одноразовая технология ({ $parts })
    .acc = одноразовую технологию ({ $parts })
praga-effect-rise = подъём на ряд по Голодной стене или собору без оплаты
praga-effect-produce = добыча с { $track-gen }
praga-effect-produce-either = добыча золота или камня
praga-effect-plaza = оба бонуса одного жетона площади
praga-effect-any-action = любое действие
praga-effect-action = действие «{ $action }»
praga-effect-cheaper = действие «{ $action }» дешевле на { $price-acc }
praga-bridge-tile-now = серебряный жетон моста ({ $bonus })
    .acc = серебряный жетон моста ({ $bonus })
praga-bridge-tile-last = золотой жетон моста (в конце игры { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } за { $per })
    .acc = { praga-bridge-tile-last }
praga-bridge-tile-both = золотой жетон моста ({ $bonus } сейчас, в конце игры { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } за { $per })
    .acc = { praga-bridge-tile-both }
praga-seal-fixed = печать ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 })
    .acc = { praga-seal-fixed }
praga-seal-gold = печать ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } за каждое потраченное в конце игры золото)
    .acc = { praga-seal-gold }
praga-seal-stone = печать ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } за каждый потраченный в конце игры камень)
    .acc = { praga-seal-stone }
praga-seal-pair = печать ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } за каждую потраченную в конце игры пару золота и камня)
    .acc = { praga-seal-pair }
praga-site-old-town = участок Старого города ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }) { $side ->
    [north-east] к северо-востоку от
    [east] к востоку от
    [south-east] к юго-востоку от
    [south-west] к юго-западу от
    [west] к западу от
   *[north-west] к северо-западу от
 } { $plaza-gen }
praga-site-new-town = участок Нового города { $side ->
    [north-east] к северо-востоку от
    [east] к востоку от
    [south-east] к юго-востоку от
    [south-west] к юго-западу от
    [west] к западу от
   *[north-west] к северо-западу от
 } { $plaza-gen }
praga-site-none = не участок
praga-wall-space-beside = место для гекса стены рядом с действием «{ $one }»
praga-wall-space-between = место для гекса стены рядом с действиями «{ $one }» и «{ $other }»
praga-wall-space-none = не место для гекса стены
praga-sector-closed = ничего
praga-sector-goods = { $bonus }
praga-sector-offer = можно купить { $bonus-acc } за { $price-acc }
praga-sector-special = специальный гекс или { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }

## Buttons
praga-label-pay = { $what }: заплатить { $pays-acc }
praga-label-gain = { $what }: получить { $gains-acc }
praga-label-pay-gain = { $what }: заплатить { $pays-acc }, получить { $gains-acc }
praga-label-nothing = { $what }: ничего не получить
praga-do-tile = Жетон «{ $first }» / «{ $second }» (бонус с колеса: { $bonus })
praga-do-act = { $action }
praga-do-act-road = Постройка Королевского пути до ячейки { $space }
praga-do-bonus = Бонус с колеса
praga-do-bonus-offer = Покупка с колеса
praga-do-refresh = Обновить { $row }
praga-do-remove = Убрать: { $first } и { $second }
praga-do-extra = Дополнительное действие
praga-do-use = Применить { $technology-acc }
praga-do-climb = Подняться по { $grid-dat } в ряд { $row }
praga-do-up = Подняться по { $grid-dat } в ряд { $row }
praga-do-stay = Остаться здесь
praga-do-step = Горизонтальное перемещение по { $grid-dat }
praga-do-seal = Поставить { $seal-acc }
praga-do-later = Поставить печать в один из следующих ходов
praga-do-claim = Бонус улучшения «{ $action }»
praga-do-claim-covered = Бонус закрытого улучшения
praga-do-free = Королевский путь { $space }
praga-do-free-each = Королевский путь { $space }, { $bonus } за { $per }
praga-do-egg = Королевский путь { $space }
praga-do-end = Закончить ход
praga-do-end-later = Сначала получить отложенные бонусы
praga-do-advance = Продвинуться
praga-do-produce = Добыть
praga-do-produce-good = Добыть { $good }
praga-do-take = Взять гекс
praga-do-take-upgrade = { $special ->
    [yes] Специальное улучшение действия «{ $action }»
   *[no] Улучшение действия «{ $action }»
 } ({ $bonus } каждый раз){ $edges }
praga-do-take-wall = { $special ->
    [yes] Специальная стена
   *[no] Стена
 }{ $symbol ->
    [yes] { " " }с символом Голодной стены
   *[no] { "" }
 }{ $edges }
praga-do-take-building = { $special ->
    [yes] Специальное здание
   *[no] Здание
 }{ $symbol ->
    [yes] { " " }с символом собора и местом для маркера
   *[no] { "" }
 }{ $edges }
praga-do-wall = Построить здесь — { $cell }
praga-do-site = Построить здесь — { $site }
praga-do-turn = { $degrees ->
    [0] Без поворота
   *[other] Поворот на { $degrees }° по часовой стрелке
 }
praga-do-river = Жетон добычи: { $bonus } при каждой добыче
praga-do-keep = Оставить { $technology-acc }
praga-do-bridge = Взять { $tile-acc }
praga-do-lay = На пару символов ({ $one } и { $other })
praga-do-half = Взять { $half-acc }
praga-do-half-choice = Взять { $half-acc }: { $bonus-acc }
praga-do-plaza = Выбрать { $plaza-acc }: { $top } / { $bottom }
praga-do-plaza-bare = Выбрать { $plaza-acc }
praga-do-pick = Выбрать «{ $good }»
praga-do-windows = Оставить { $windows-acc }

## Questions
praga-ask-tile = Возьмите жетон действий.
praga-ask-act = Выполните одно из действий жетона.
praga-ask-more = Сделать что-нибудь ещё или закончить ход?
praga-ask-pawn = На какой площади начинает фишка Петра Парлержа?
praga-ask-any-action = Какое действие выполните?
praga-ask-mode = Продвинуться по { $track-dat } или провести добычу?
praga-ask-take = Какой гекс из { $row-gen } возьмёте?
praga-ask-turn = Как повернуть гекс?
praga-ask-wall = Где разместить стену?
praga-ask-site = На каком участке построить здание?
praga-ask-remove = Какие два гекса из { $row-gen } уберёте?
praga-ask-keep = Какую технологию уровня { $level } оставите?
praga-ask-bridge-four = Какой серебряный жетон моста оставите?
praga-ask-bridge-five = Какой золотой жетон моста возьмёте?
praga-ask-cathedral-tile = Вы достигли самого верхнего яруса собора: какой золотой жетон моста возьмёте?
praga-ask-lay = На какую пару символов положить жетон моста?
praga-ask-arrow = Стрелка ведёт вверх по { $grid-dat }: подняться в ряд { $row }?
praga-ask-arrow-price = Стрелка ведёт вверх по { $grid-dat }: подняться в ряд { $row } за { $price-acc }?
praga-ask-arrow-bonus = Подъём по стрелке в ряд { $row } ({ $grid }) стоит { $price-acc }. Сначала получить отложенный бонус или остаться на месте?
praga-ask-river = Какой жетон добычи возьмёте для { $track-gen }?
praga-ask-seal = Поставить печать сейчас или в один из ваших следующих ходов?
praga-ask-half = Площадь завершена ({ $plaza }). Какой бонус возьмёте?
praga-ask-either = Что из двух выберете?
praga-ask-rise = Какой из ваших маркеров поднимется на ряд?
praga-ask-plaza-tile = С какого жетона площади получите оба бонуса?
praga-ask-produce = Добыть золото или камень?
praga-ask-windows = { $count ->
    [1] Какое окно оставите?
    [one] Какое { $count } окно оставите?
    [few] Какие { $count } окна оставите?
   *[other] Какие { $count } окон оставите?
 }
praga-ask-parler = Петр Парлерж строит у { $plaza-gen }: { $hex }. Где и как, решаете вы.

## What happens
praga-log-tile = { $seat } берёт жетон «{ $first }» / «{ $second }» из { $zone-gen }.
praga-log-act = { $seat } выполняет действие «{ $action }».
praga-log-extra = { $seat } покупает дополнительное действие.
praga-log-paid = { $seat } платит { $price-acc }.
praga-log-paid-egg = { $count ->
    [one] { $seat } платит { $count } яйцо.
    [few] { $seat } платит { $count } яйца.
   *[other] { $seat } платит { $count } яиц.
 }
praga-log-gained = { $seat } получает { $gain-acc }.
praga-log-wealth = { $seat } получает бонус богатства.
praga-log-produces = { $seat } добывает ресурсы с { $track-gen }.
praga-log-river = { $seat } берёт { $tile-acc } для { $track-gen }.
praga-log-seal-right = { $seat } может поставить печать.
praga-log-sealed = { $seat } ставит { $seal-acc }.
praga-log-took-hex = { $seat } берёт гекс: { $hex }.
praga-log-dealt = Новый гекс в { $row-prep }: { $hex }.
praga-log-refreshes = { $seat } обновляет { $row }.
praga-log-discarded = Под низ стопки уходит: { $hex }.
praga-log-upgraded = { $seat } улучшает действие «{ $action }».
praga-log-walled = { $seat } строит стену: { $cell }.
praga-log-built = { $seat } строит здание: { $site }.
praga-log-claims = { $seat } получает бонус улучшения «{ $action }».
praga-log-completed = Площадь завершена: { $plaza }.
praga-log-present = { $cubes ->
    [one] { $seat } имеет там { $cubes } маркер
    [few] { $seat } имеет там { $cubes } маркера
   *[other] { $seat } имеет там { $cubes } маркеров
 }: { $bonuses ->
    [1] один бонус
   *[other] оба бонуса
 }.
praga-log-parler-present = { $cubes ->
    [one] У Петра Парлержа там { $cubes } маркер.
    [few] У Петра Парлержа там { $cubes } маркера.
   *[other] У Петра Парлержа там { $cubes } маркеров.
 }
praga-log-half = { $seat } получает { $half-acc } { $plaza-gen }.
praga-log-road = { $seat } доходит до ячейки { $space } Королевского пути.
praga-log-road-free = { $seat } получает бесплатный эффект ячейки { $space } Королевского пути.
praga-log-drew = Вы вытянули: { $technologies }.
praga-log-draws = { $seat } смотрит три технологии уровня { $level }.
praga-log-kept = { $seat } оставляет { $technology-acc }.
praga-log-uses = { $seat } применяет { $technology-acc }.
praga-log-saw-bridge = Вы видите: { $tiles }.
praga-log-looks-at-bridge = { $seat } смотрит жетоны моста.
praga-log-took-bridge = { $seat } берёт { $tile-acc }.
praga-log-laid = { $seat } кладёт жетон на пару символов: { $one } и { $other }.
praga-log-bridge-full = Мост достроен: жетон сбрасывается.
praga-log-stepped = { $seat } продвигается по { $grid-dat } в колонку { $column }.
praga-log-rose = { $seat } поднимается по { $grid-dat } в ряд { $row }.
praga-log-gave-back = { $seat } возвращает { $windows-acc }.
praga-log-turn-over = { $seat } завершает ход.
praga-log-overran = Жетон «{ $first }» / «{ $second }» прошёл синюю зону; теперь его место — { $zone }, на нём жетон с 5 очками.
praga-log-round = Начинается ход { $round } из { $rounds }.
praga-log-track = Маркер для отсчёта ходов переходит на ячейку { $cell }.
praga-log-era-two = Начинается эпоха II: все гексы заменяются.
praga-log-opponent-took = Противник берёт жетон «{ $first }» / «{ $second }».
praga-log-parler-card = Петр Парлерж { $does }.
praga-log-parler-built = Петр Парлерж строит здание: { $site }.
praga-log-parler-pawn = Фишка Петра Парлержа переходит на { $plaza-acc }.
praga-log-parler-track = Петр Парлерж, { $track }: { $count }.
praga-log-parler-river = Петр Парлерж убирает из игры { $tile-acc }.
praga-log-parler-seal = Петр Парлерж занимает { $seal-acc }.
praga-log-final-scoring = Начинается финальный подсчёт очков.
praga-log-scored = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $step }.
praga-log-scored-bridge = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $tile }.
praga-log-scored-seal = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $seal }.
praga-log-spent-on-seal = { $seat } тратит { $price-acc } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $seal }.
praga-log-unfinished = { $seat } получает нижний бонус незавершённой площади: { $plaza }.
praga-log-over = Партия окончена.

## What happens, told to whoever does it: the name is “you”

praga-log-tile-you = { $seat } берёте жетон «{ $first }» / «{ $second }» из { $zone-gen }.
praga-log-act-you = { $seat } выполняете действие «{ $action }».
praga-log-extra-you = { $seat } покупаете дополнительное действие.
praga-log-paid-you = { $seat } платите { $price-acc }.
praga-log-paid-egg-you = { $count ->
    [one] { $seat } платите { $count } яйцо.
    [few] { $seat } платите { $count } яйца.
   *[other] { $seat } платите { $count } яиц.
 }
praga-log-gained-you = { $seat } получаете { $gain-acc }.
praga-log-wealth-you = { $seat } получаете бонус богатства.
praga-log-produces-you = { $seat } добываете ресурсы с { $track-gen }.
praga-log-river-you = { $seat } берёте { $tile-acc } для { $track-gen }.
praga-log-seal-right-you = { $seat } можете поставить печать.
praga-log-sealed-you = { $seat } ставите { $seal-acc }.
praga-log-took-hex-you = { $seat } берёте гекс: { $hex }.
praga-log-refreshes-you = { $seat } обновляете { $row }.
praga-log-upgraded-you = { $seat } улучшаете действие «{ $action }».
praga-log-walled-you = { $seat } строите стену: { $cell }.
praga-log-built-you = { $seat } строите здание: { $site }.
praga-log-claims-you = { $seat } получаете бонус улучшения «{ $action }».
praga-log-half-you = { $seat } получаете { $half-acc } { $plaza-gen }.
praga-log-present-you = { $cubes ->
    [one] { $seat } имеете там { $cubes } маркер
    [few] { $seat } имеете там { $cubes } маркера
   *[other] { $seat } имеете там { $cubes } маркеров
 }: { $bonuses ->
    [1] один бонус
   *[other] оба бонуса
 }.
praga-log-road-you = { $seat } доходите до ячейки { $space } Королевского пути.
praga-log-road-free-you = { $seat } получаете бесплатный эффект ячейки { $space } Королевского пути.
praga-log-draws-you = { $seat } смотрите три технологии уровня { $level }.
praga-log-kept-you = { $seat } оставляете { $technology-acc }.
praga-log-uses-you = { $seat } применяете { $technology-acc }.
praga-log-looks-at-bridge-you = { $seat } смотрите жетоны моста.
praga-log-took-bridge-you = { $seat } берёте { $tile-acc }.
praga-log-laid-you = { $seat } кладёте жетон на пару символов: { $one } и { $other }.
praga-log-stepped-you = { $seat } продвигаетесь по { $grid-dat } в колонку { $column }.
praga-log-rose-you = { $seat } поднимаетесь по { $grid-dat } в ряд { $row }.
praga-log-gave-back-you = { $seat } возвращаете { $windows-acc }.
praga-log-turn-over-you = { $seat } завершаете ход.
praga-log-scored-you = { $seat } получаете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $step }.
praga-log-scored-bridge-you = { $seat } получаете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $tile }.
praga-log-scored-seal-you = { $seat } получаете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $seal }.
praga-log-spent-on-seal-you = { $seat } тратите { $price-acc } и получаете { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }: { $seal }.
praga-log-unfinished-you = { $seat } получаете нижний бонус незавершённой площади: { $plaza }.

## Refusals
praga-turn-asked = Сейчас от вас ждут другого решения.
praga-tile-twice = За ход можно взять только один жетон действий.
praga-tile-price = Этот жетон стоит { $price } { $price ->
    [one] золото
   *[other] золота
 }.
praga-act-tile = Сначала возьмите жетон действий.
praga-act-shown = На вашем жетоне нет этого действия.
praga-act-twice = Действие жетона уже выполнено.
praga-act-executable = Сейчас нельзя выполнить действие «{ $action }»: нет ничего, что вы могли бы для него взять или оплатить.
praga-act-bonus-first = Сначала возьмите открытый бонус, например бонус колеса: без него вам нечем оплатить действие «{ $action }».
praga-bonus-open = Бонуса с колеса сейчас нет.
praga-bonus-special = Этот сектор даёт специальный гекс или очки; их получают, выполняя действие.
praga-bonus-price = Вам нечем заплатить за покупку с колеса.
praga-refresh-twice = За ход можно обновить только один ряд.
praga-refresh-price = Вам нечем заплатить за обновление ряда.
praga-refresh-row = В ряду меньше двух гексов.
praga-refresh-pair = Выберите два разных гекса ряда, начиная с левого.
praga-extra-twice = За ход можно купить только одно дополнительное действие.
praga-extra-windows = У вас нет таких окон.
praga-technology-use-owned = У вас нет такой технологии.
praga-technology-use-idle = Эта технология сейчас ничего не даст.
praga-technology-use-drawn = Этой технологии нет среди вытянутых.
praga-climb-top = Маркер уже в верхнем ряду.
praga-climb-windows = Для вертикального перемещения не хватает серебряных окон.
praga-climb-tier = Вам нечем заплатить за смену яруса.
praga-step-open = У вас нет такого горизонтального перемещения.
praga-step-column = Маркер уже в последней колонке.
praga-place-seal-right = У вас нет возможности поставить печать.
praga-place-seal-taken = Эта печать занята.
praga-place-seal-price = Вам нечем заплатить за эту печать.
praga-place-seal-cube = У вас нет маркера для печати.
praga-claim-open = Бонуса улучшения за это действие нет.
praga-claim-upgrade = У этого действия нет такого улучшения.
praga-road-open = Такого эффекта Королевского пути сейчас нет.
praga-choose-offered = Этого нет среди вариантов.
praga-road-price = Вам нечем заплатить за этот эффект Королевского пути.
praga-road-egg = У вас нет яйца.
praga-road-end = Ваша фишка уже на Карловом мосту и не может двигаться дальше.
praga-road-stack = Золотых жетонов моста не осталось.
praga-end-action = Сначала выполните действие жетона.
praga-end-road = Сначала выберите бонус Королевского пути.
praga-take-empty = На этом месте нет гекса.
praga-take-special = Сейчас вы не можете взять специальный гекс.
praga-take-price = Этот гекс стоит { $price-acc }.
praga-take-site = После этого вам не хватит золота ни на один свободный участок.
praga-wall-space = Здесь стену разместить нельзя.
praga-wall-taken = Это место для гекса стены занято.
praga-building-site = Это не участок.
praga-building-plaza = На площади не строят.
praga-building-taken = Участок занят.
praga-building-price = Этот участок стоит { $gold } { $gold ->
    [one] золото
   *[other] золота
 }.
praga-parler-corner = Синий угол этого здания должен совпасть с другим синим углом.
praga-parler-plaza = У этой площади Петр Парлерж строить не может.
praga-river-there = Этого жетона добычи нет среди вариантов.
praga-bridge-offered = Этого жетона моста нет среди вариантов.
praga-bridge-covered = Эта пара символов закрыта.
praga-plaza-choice-tile = На этой площади нет жетона.
praga-windows-count = { $count ->
    [one] Оставьте ровно { $count } окно.
    [few] Оставьте ровно { $count } окна.
   *[other] Оставьте ровно { $count } окон.
 }
praga-setup-road = Этот жетон Королевского пути — для другой ячейки.
praga-setup-solo = С соло-противником играют только в одиночку.
praga-setup-first = Первого игрока нет за столом.

## Points
praga-source-play = во время партии
praga-source-plazas = незавершённые площади
praga-source-scholars = академики
praga-source-hunger-wall = ряд на Голодной стене
praga-source-cathedral = ряд на соборе
praga-source-blue-tokens = синие бонусные жетоны
praga-source-red-tokens = красные бонусные жетоны
praga-source-walls = стены
praga-source-bridge = жетоны моста
praga-source-seals = печати
praga-source-eggs = оставшиеся яйца
praga-verdict-good = Хороший результат!
praga-verdict-below = До хорошего результата не хватило: он начинается с { $good } { $good ->
    [one] очка
   *[other] очков
 }.
praga-verdict-next = { $title } (следующий титул: от { $next } очков)
praga-verdict-title-1 = Слуга
praga-verdict-title-2 = Каменщик
praga-verdict-title-3 = Инспектор строек Богемии
praga-verdict-title-4 = Инженер Богемии
praga-verdict-title-5 = Землемер Богемии
praga-verdict-title-6 = Гордость Пражского университета
praga-verdict-title-7 = Рыцарь Креста с Красной Звездой
praga-verdict-title-8 = Великий архитектор Богемии

## Options
praga-option-side = Жетоны действий
praga-option-side-help = Сторона А проще; на стороне Б шесть разных пар действий.
praga-option-side-a = сторона А
praga-option-side-b = сторона Б
praga-option-order = Порядок жетонов действий
praga-option-order-help = Случайный или рекомендуемый для первой партии.
praga-option-order-random = случайный
praga-option-order-first-game = первая партия
praga-option-left-rail = Левый элемент моста
praga-option-left-rail-help = Какой стороной и в каком направлении он лежит.
praga-option-left-rail-one = первая сторона
praga-option-left-rail-one-turned = первая сторона, повёрнут
praga-option-left-rail-two = вторая сторона
praga-option-left-rail-two-turned = вторая сторона, повёрнут
praga-option-right-rail = Правый элемент моста
praga-option-right-rail-help = Какой стороной и в каком направлении он лежит.
praga-option-right-rail-one = первая сторона
praga-option-right-rail-one-turned = первая сторона, повёрнут
praga-option-right-rail-two = вторая сторона
praga-option-right-rail-two-turned = вторая сторона, повёрнут
praga-option-hunger-wall = Ярусы Голодной стены
praga-option-hunger-wall-help = Напечатанные клетки или один из двух альтернативных наборов.
praga-option-hunger-wall-base = напечатанные
praga-option-hunger-wall-a = набор А
praga-option-hunger-wall-b = набор Б
praga-option-cathedral = Ярусы собора
praga-option-cathedral-help = Напечатанные клетки или один из двух альтернативных наборов.
praga-option-cathedral-base = напечатанные
praga-option-cathedral-a = набор А
praga-option-cathedral-b = набор Б
praga-option-road-1 = Королевский путь, ячейка I
praga-option-road-1-help = Жетон Королевского пути может заменить эффект, не требующий яйца.
praga-option-road-1-none = как напечатано
praga-option-road-1-kr1a = жетон за улучшения
praga-option-road-1-kr1b = жетон за стены
praga-option-road-2 = Королевский путь, ячейка II
praga-option-road-2-help = Жетон Королевского пути может заменить эффект, не требующий яйца.
praga-option-road-2-none = как напечатано
praga-option-road-2-kr2a = жетон за здания без символа собора
praga-option-road-3 = Королевский путь, ячейка III
praga-option-road-3-help = Жетон Королевского пути может заменить эффект, не требующий яйца.
praga-option-road-3-none = как напечатано
praga-option-road-3-kr3a = жетон за серебряные окна
praga-option-solo = Соло-противник
praga-option-solo-help = Кто играет против одного игрока.
praga-option-solo-simple = простой противник
praga-option-solo-parler = Петр Парлерж
praga-option-first = Первый игрок
praga-option-first-help = Кто начинает; если никто не указан, решает жребий.

## Panels
praga-panel-game = Партия
praga-panel-turn = Ход { $turn } из { $turns }, эпоха { $era }, маркер для отсчёта ходов на ячейке { $track }
praga-panel-active = Ходит { $seat }
praga-panel-over = Партия окончена.
praga-panel-open = Отложено в этом ходу: { $things }
praga-panel-open-bonus = бонус с колеса ({ $bonus })
praga-panel-open-claim = бонус улучшения «{ $action }»
praga-panel-open-free = бесплатный эффект Королевского пути { $space }
praga-panel-open-egg = эффект Королевского пути { $space } за яйцо
praga-panel-hand = Вы вытянули: { $tiles }
praga-panel-wheel = Колесо действий
praga-panel-drawing = { $text }
praga-panel-box = { $zone }, место { $place }: закрытый сектор
praga-panel-tile = { $zone }, место { $place }: «{ $first }» / «{ $second }»; { $terms }; бонус с колеса: { $bonus }
praga-panel-costs = стоит { $price-acc }
praga-panel-gives = приносит { $gain-acc }
praga-panel-nothing = ничего не стоит
praga-panel-rows = Гексы
praga-panel-row = { $row }; осталось в стопках: обычных — { $regular }, специальных — { $special }
praga-panel-place = { $place }. { $hex }
praga-panel-city = Город
praga-panel-city-key = o: участок Старого города, n: участок Нового города, цифра: здание с маркером этого игрока, *: с маркером Петра Парлержа, #: здание без маркера
praga-panel-plaza = { $mark } ({ $plaza }): { $top } / { $bottom }; свободных участков: { $free }
praga-panel-plaza-bare = { $mark } ({ $plaza }): без жетона площади; свободных участков: { $free }
praga-panel-grid = { $grid }
praga-panel-bridge = Карлов мост
praga-panel-pair = Свободная пара: { $one }, { $other }
praga-panel-covered = Закрыта: { $tile }
praga-panel-stacks = Осталось жетонов моста: серебряных — { $four }, золотых — { $five }, золотых у собора — { $cathedral }
praga-panel-fives = Вы видели золотые жетоны у моста: { $tiles }
praga-panel-cathedral-fives = Вы видели золотые жетоны у собора: { $tiles }
praga-panel-river = Река и печати
praga-panel-production = { $tile }
praga-panel-seal = { $seal }; цена: { $price }
praga-panel-seal-free = { $seal }; бесплатно
praga-panel-sealed = { $seal }; занята: { $holder }
praga-panel-player = { $seat }
praga-panel-goods-held = очки { $points } · золото { $gold } · камень { $stone } · яйца { $eggs } · окна: серебряных { $silver }, золотых { $windows } · бонусные жетоны: красных { $red }, синих { $blue } · маркеры { $cubes }
praga-panel-tracks = Золотые шахты { $mines }, карьеры { $quarries }, трек технологий { $technology }, трек Карлова университета { $university }
praga-panel-road = Королевский путь: ячейка { $space }
praga-panel-grids = Голодная стена: ряд { $wall-row }, колонка { $wall-column }; собор: ряд { $row }, колонка { $column }
praga-panel-owns = Жетоны: { $tiles }
praga-panel-used = { $tile } (применена)
praga-panel-fresh = { $tile } (действует со следующего хода)
praga-panel-wealth-left = Осталось бонусов богатства: { $places }
praga-panel-seal-right = Возможность поставить печать: { $track }
praga-panel-board = Планшет действий: { $hexes }
praga-panel-upgrade = { $degrees ->
    [0] { $hex }
   *[other] { $hex }, поворот на { $degrees }°
 }
praga-panel-wall = { $degrees ->
    [0] { $cell }: { $hex }
   *[other] { $cell }: { $hex }, поворот на { $degrees }°
 }
praga-panel-parler = Петр Парлерж
praga-panel-parler-line = Фишка у { $pawn-gen }; золотые шахты { $mines }, карьеры { $quarries }
praga-panel-parler-places = Его маркеры: место { $upgrade } в ряду улучшений, место { $wall } в ряду стен, место { $building } в ряду зданий
praga-panel-parler-card = Открытая карта: Петр Парлерж { $does }

## Explanations
praga-explain-name = { $name }
praga-explain-kind-wheel = Колесо действий
praga-explain-kind-turn = Ход
praga-explain-kind-plaza = Площадь
praga-explain-kind-seal = Печать
praga-explain-kind-road = Королевский путь
praga-explain-kind-bridge = Карлов мост
praga-explain-kind-production = Река
praga-explain-kind-hex = Гекс · эпоха { $era }
praga-explain-kind-row = Ряды гексов
praga-explain-kind-site = Город
praga-explain-kind-action = Планшет действий
praga-explain-kind-board = Планшет действий
praga-explain-kind-good = Ваше имущество
praga-explain-kind-track = Трек
praga-explain-kind-technology = Технология уровня { $level }
praga-explain-kind-end = Финальный подсчёт очков
praga-explain-printed = напечатанные значения
praga-explain-reconstructed = восстановленные значения
praga-explain-price = Цена: { $price }.
praga-explain-price-free = Бесплатно.
praga-explain-tile = { $first } / { $second }
praga-explain-tile-free = Здесь он ничего не стоит и ничего не даёт.
praga-explain-tile-costs = Цена здесь: { $price }.
praga-explain-tile-gives = Здесь он сразу даёт: { $gain }.
praga-explain-tile-does = За ход возьмите один жетон и выполните ровно одно из двух его действий.
praga-explain-tile-bonus = Бонус с колеса: { $bonus }.
praga-explain-sector-title = Бонус с колеса
praga-explain-sector-gives = Тому, кто возьмёт жетон отсюда: { $bonus }.
praga-explain-sector-closed = В закрытом секторе никогда нет жетона; его белая стрелка показывает, как далеко повернулось колесо.
praga-explain-sector-special = Действием этого жетона можно взять специальный гекс: тот, что в золотой рамке, в конце ряда. Если вы его не взяли, очки придут сами.
praga-explain-sector-goods = Можно взять в любой момент этого хода; в конце хода бонус придёт сам.
praga-explain-sector-offer = Купить можно один раз за этот ход. Некупленное пропадает.
praga-explain-overrun-title = Жетон с 5 очками
praga-explain-overrun = Жетон действий, вышедший за конец синей зоны, возвращается назад и приносит тому, кто его возьмёт, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }.
praga-explain-sun-title = Колесо поворачивается
praga-explain-sun = В конце каждого хода колесо поворачивается на одно место, а при переходе через верх — на два. Взятый жетон возвращается на первое место.
praga-explain-turns = Каждый делает 16 ходов. В середине игры начинается эпоха II: все гексы заменяются гексами эпохи II.
praga-explain-cell = Ряд { $row }, колонка { $column }
praga-explain-cell-plain = Эта клетка ничего не даёт.
praga-explain-cell-points = Каждый раз, когда ваш маркер приходит сюда, вы получаете { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
 }.
praga-explain-cell-onward = Придя сюда, маркер сразу проходит ещё одну колонку.
praga-explain-cell-upward = Придя сюда, маркер может подняться на ряд без окон; за смену яруса всё равно платят.
praga-explain-cell-end = При финальном подсчёте: { $points ->
    [0] за ряд ничего
    [one] { $points } очко за ряд
    [few] { $points } очка за ряд
   *[other] { $points } очков за ряд
 }, { $each ->
    [0] за бонусные жетоны, которые считают здесь, ничего
    [one] по { $each } очку за каждый бонусный жетон, который считают здесь
    [few] по { $each } очка за каждый бонусный жетон, который считают здесь
   *[other] по { $each } очков за каждый бонусный жетон, который считают здесь
 }.
praga-explain-cell-climb = Подъём на ряд стоит { $price-acc }: в свой ход, сколько угодно раз.
praga-explain-cell-tier = Здесь начинается новый ярус: подняться на него стоит ещё { $price-acc }.
praga-explain-multiplier-title = Очки за бонусные жетоны
praga-explain-multiplier = При финальном подсчёте каждый синий бонусный жетон приносит столько очков, сколько указано под вашей колонкой Голодной стены, каждый красный — под вашей колонкой собора.
praga-explain-plaza-top = Верхний бонус: { $bonus }.
praga-explain-plaza-bottom = Нижний бонус: { $bonus }.
praga-explain-plaza-bare = Здесь нет жетона: за завершение площади ничего не дают, но маркеры возвращаются.
praga-explain-plaza-free = { $count ->
    [0] Площадь завершена.
   *[other] Свободных участков: { $count }.
 }
praga-explain-plaza-takes = Когда застроены все участки, каждый, чей маркер стоит у этой площади, берёт один из двух бонусов; у кого маркеров больше всех — оба. При ничьей решают более дорогие здания.
praga-explain-seal = Возможность поставить печать дают последняя шахта и последний карьер. Печать приносит очки в конце игры.
praga-explain-seal-held = Занята: { $holder }.
praga-explain-seal-right-title = Возможность поставить печать
praga-explain-seal-right = Последняя шахта и последний карьер дают возможность поставить печать: сразу или в один из следующих своих ходов, если есть чем заплатить.
praga-explain-later = Возможность остаётся: печать можно поставить в один из следующих своих ходов.
praga-explain-road-title = Королевский путь, ячейка { $space }
praga-explain-road-free = При входе: { $bonus }.
praga-explain-road-each = При входе: { $bonus } за { $per }.
praga-explain-road-pays = При входе можно один раз заплатить { $price-acc } и получить { $bonus-acc }.
praga-explain-road-while-upgrade = Пока здесь стоит ваша фишка, каждое выполненное вами действие «Улучшение действия» приносит { $bonus-acc }.
praga-explain-road-while-wall = Пока здесь стоит ваша фишка, каждое выполненное вами действие «Постройка стены» приносит { $bonus-acc }.
praga-explain-road-while-plain-building = Пока здесь стоит ваша фишка, каждое построенное вами здание без символа собора приносит { $bonus-acc }.
praga-explain-road-while-cathedral-building = Пока здесь стоит ваша фишка, каждое построенное вами здание с символом собора приносит { $bonus-acc }.
praga-explain-road-while-hunger-wall = Пока здесь стоит ваша фишка, каждая построенная вами стена с символом Голодной стены приносит { $bonus-acc }.
praga-explain-road-egg = За яйцо, один раз: { $bonus }.
praga-explain-pair-title = Пара символов { $number }
praga-explain-pair-free = Тот, кто положит сюда жетон моста, получит: { $one } и { $other }.
praga-explain-pair-covered = Занято: { $tile }.
praga-explain-tower-four = Серебряные жетоны моста (IV)
praga-explain-tower-five = Золотые жетоны моста (V)
praga-explain-tower = Вход стоит { $eggs-acc }. Вы выбираете жетон и кладёте его на свободную пару символов.
praga-explain-left = осталось в стопке
praga-explain-left-cathedral = золотых жетонов у собора
praga-explain-production-title = Жетон добычи
praga-explain-production = При каждой добыче на своём треке: { $bonus }.
praga-explain-bridge-tile = Его кладут на свободную пару символов моста и получают оба символа.
praga-explain-title-upgrade = Улучшение
praga-explain-title-upgrade-special = Специальное улучшение
praga-explain-title-wall = Стена
praga-explain-title-wall-special = Специальная стена
praga-explain-title-building = Здание
praga-explain-title-building-special = Специальное здание
praga-explain-hex-upgrade = Кладётся на действие «{ $action }». Каждый раз, когда вы его выполняете: { $bonus }.
praga-explain-hex-university = При размещении: { $gain }.
praga-explain-hex-builds = Цена: { $price }. Сразу даёт: { $bonus }.
praga-explain-hex-hunger-wall = Символ Голодной стены: одно горизонтальное перемещение по ней.
praga-explain-hex-cathedral = Символ собора: одно горизонтальное перемещение по собору. На здание ставится ваш маркер, он учитывается у площади.
praga-explain-hex-plain = Места для маркера нет: вы сразу получаете 1 очко за каждое здание вокруг площади.
praga-explain-hex-sides = Символ на стороне приносит бонус, если напротив, на стороне соседнего гекса, тоже есть символ: вы получаете оба. Символ, который уже сработал, бледен под лупой и больше не срабатывает.
praga-explain-hex-red = Каждый красный угол приносит красный бонусный жетон за каждый ваш красный угол, с которым он встретился.
praga-explain-hex-blue = Синий угол, который касается другого синего угла — на чьём угодно здании или на поле, — приносит вам синий бонусный жетон.
praga-explain-hex-special = Специальный: его можно взять только действием жетона, чей сектор это позволяет.
praga-explain-place-empty = Пустое место
praga-explain-refresh-title = Обновить ряд
praga-explain-refresh = Раз в ход: заплатите { $count ->
    [one] { $count } золото или { $count } камень
    [few] { $count } золота или { $count } камня
   *[other] { $count } золота или { $count } камней
 }; два гекса ряда уходят под низ своих стопок, на их место приходят новые.
praga-explain-stack = Взятый гекс сразу заменяется новым из стопки.
praga-explain-stack-regular = осталось обычных
praga-explain-stack-special = осталось специальных
praga-explain-site-old = Участок Старого города
praga-explain-site-new = Участок Нового города
praga-explain-site-costs = Постройка здесь стоит ещё { $price-acc } и даёт { $gain-acc }.
praga-explain-site-free = Сам участок ничего не стоит и ничего не даёт.
praga-explain-site-plaza = Участок у { $plaza-gen }.
praga-explain-wall-space = Место для гекса стены
praga-explain-wall-space-says = Стена остаётся здесь до конца игры; повернуть её можно как угодно.
praga-explain-action-bare = Ещё не улучшено.
praga-explain-action-mines = Продвинуться на одну золотую шахту и получить 1 золото либо добыть золото.
praga-explain-action-quarries = Продвинуться на один карьер и получить 1 камень либо добыть камень.
praga-explain-action-upgrade = Взять гекс улучшения; он кладётся на своё действие.
praga-explain-action-wall = Взять гекс стены, заплатить за него и положить рядом с действиями.
praga-explain-action-building = Взять гекс здания, заплатить за него и построить в городе.
praga-explain-action-road = Передвинуть фишку на следующую ячейку Королевского пути; вход на мост стоит яйцо.
praga-explain-claim-title = Бонус улучшения
praga-explain-claim = Вы выполнили это действие: возьмите бонус его улучшения сейчас или до конца хода.
praga-explain-walls-title = Ваши стены
praga-explain-walls = { $count ->
    [0] Стен у вас пока нет.
   *[other] { $points ->
        [0] Стен: { $count }. Очков в конце они пока не принесут.
       *[other] Стен: { $count }. Очков в конце: { $points }.
     }
 }
praga-explain-walls-count = { $count ->
    [one] { $count } стена
    [few] { $count } стены
   *[other] { $count } стен
 }
praga-explain-cube-title = Маркеры
praga-explain-cube = Маркеры в запасе: их ставят на здания с местом для маркера и на печати.
praga-explain-good-gold = Им платят за жетоны действий красной зоны, здания, участки Старого города, ярусы, одну из стен, обновление ряда, яйцо на колесе и очки на ячейке II Королевского пути. Не больше 9.
praga-explain-good-stone = Им платят за стены, некоторые здания, ярусы, обновление ряда и яйцо на колесе. Не больше 9.
praga-explain-good-egg = Яйцами платят за вторые эффекты Королевского пути и за мост. Оставшиеся 2, 3, 4 яйца приносят в конце всё больше очков.
praga-explain-good-silver-window = За два серебряных окна поднимаются на ряд по Голодной стене или собору; за одно вместе с золотым покупают дополнительное действие.
praga-explain-good-gold-window = За два золотых окна или за одно вместе с серебряным покупают дополнительное действие.
praga-explain-good-red-token = Сколько он принесёт в конце, зависит от вашей колонки собора.
praga-explain-good-blue-token = Сколько он принесёт в конце, зависит от вашей колонки Голодной стены.
praga-explain-good-vp = Побеждает тот, у кого больше всего победных очков.
praga-explain-good-gold-mine = Каждая золотая шахта даёт при добыче 1 золото.
praga-explain-good-quarry = Каждый карьер даёт при добыче 1 камень.
praga-explain-good-technology = На четырёх ячейках этого трека вы тянете по три технологии и оставляете одну.
praga-explain-good-university = Каждое улучшение продвигает вас по этому треку. В конце каждая пройденная ячейка трека технологий приносит столько очков, сколько указано у вашего маркера.
praga-explain-good-hunger-wall = Горизонтальное перемещение; его делают до конца хода.
praga-explain-good-cathedral = Горизонтальное перемещение; его делают до конца хода.
praga-explain-wealth = Когда впервые станет { $amount }: { $bonus }
praga-explain-extra = Раз в ход можно купить ещё одно любое действие. Цена: { $gold } либо { $mixed }.
praga-explain-windows-kept = В конце хода у вас остаётся не больше { $count ->
    [one] { $count } окна
   *[other] { $count } окон
 }.
praga-explain-level-at = уровень { $level }, ячейка
praga-explain-scholars = В конце, если ничего не изменится
praga-explain-track = Добыча приносит по 1 за каждую вашу шахту или карьер этого трека и все бонусы слева от маркера.
praga-explain-track-tile = Когда их у вас { $number }, вы берёте с реки жетон добычи, который приносит своё при каждой добыче; когда { $seal } — можете поставить печать.
praga-explain-cell-bonus = { $bonus } при каждой добыче, если их больше чем
praga-explain-yield = Добыча сейчас принесёт: { $gains }.
praga-explain-level-empty = Технологии ещё нет
praga-explain-level-draw = На ячейке { $step } трека технологий вы тянете три технологии и оставляете одну.
praga-explain-technology-always = Действует постоянно, начиная с вашего следующего хода, в том числе в чужие ходы.
praga-explain-technology-once = Применяется один раз, в свой ход, между действиями.
praga-explain-check-tile = Возьмите жетон действий с колеса. В красной зоне за него платят золотом, в синей он приносит очки.
praga-explain-check-bonus = Возьмите бонус с колеса сейчас или позже в этот ход. Некупленное пропадает, ресурсы приходят сами.
praga-explain-check-action = Выполните одно из двух действий жетона.
praga-explain-check-extras = В любом порядке: подняться на ряд, сделать горизонтальное перемещение, обновить ряд, купить дополнительное действие, применить технологию, получить бонусы улучшений, применить эффекты Королевского пути, поставить печать.
praga-explain-check-end = Колесо поворачивается. У вас остаются два окна; отложенные ресурсы приходят сами, некупленное пропадает.

## Что можно сделать сейчас, строкой под вопросом
praga-guide-tile = Вы выполните одно из двух его действий.
praga-guide-act = Выберите одно из двух действий на своём планшете.
praga-guide-act-one = Возможно лишь одно из двух: для другого нечего взять или нечем платить.
praga-guide-first = Или сначала: { $list }.
praga-guide-still = Ещё можно: { $list }.
praga-guide-nothing = Больше в этот ход ничего сделать нельзя.
praga-guide-claim = взять бонус улучшения
praga-guide-step = шагнуть вдоль стены или собора
praga-guide-climb = подняться на ряд (цена: { $price })
praga-guide-road = применить эффект Королевского пути
praga-guide-use = применить технологию
praga-guide-extra = купить за окна дополнительное действие
praga-guide-refresh = обновить ряд (золото или камень: { $count })
praga-guide-refresh-for = обновить ряд ({ $price })
praga-guide-seal = поставить печать
praga-guide-take = Цены указаны под гексами.
praga-guide-take-upgrade = Улучшения бесплатны; под ними указаны шаги по треку университета.
praga-guide-special-open = Гекс в золотой рамке специальный: бонус колеса позволяет его взять.
praga-guide-special-closed = Гекс в золотой рамке специальный: нужен бонус колеса.
praga-guide-place = Наведите на место: подсветятся стороны и углы, которые сработают. Поворот: Q, R или колесо мыши.
praga-guide-turn = Подсвечены стороны и углы, которые сработают. Поворот: Q, R, колесо мыши или потяните гекс.
praga-guide-turn-bare = Так ничто рядом не сработает. Поворот: Q, R, колесо мыши или потяните гекс.
praga-guide-site = Наведите на участок: подсветятся синие углы, которые сработают. Поворот: Q, R или колесо мыши.
praga-guide-mode = Продвинуться: больше при каждой будущей добыче. Добыть: сейчас то, что на зелёном поле.
praga-guide-remove = Они уйдут под свои стопки, на их место выложат новые.
praga-guide-remove-second = Теперь второй. Нажмите на первый ещё раз, чтобы он остался.
praga-guide-keep = I и II действуют всегда, III и IV один раз.
praga-guide-lay = Вы получите оба символа и бонус жетона.
praga-guide-river = Он ляжет на первую ячейку трека и будет работать при каждой следующей добыче.
praga-guide-bridge = Затем вы положите его на пару символов моста.
praga-guide-arrow = Стрелка сразу поднимает маркер на ряд; он может и остаться на месте.
praga-guide-bonus-first = Бонус этого гекса сначала потребует решения, потом гекс кладут.
praga-guide-tile-does = { $first } / { $second }.
praga-guide-wheel-goods = Колесо добавит: { $bonus }, не позже конца хода.
praga-guide-wheel-offer = За этот ход также можно купить { $bonus-acc } за { $price-acc }.
praga-guide-wheel-special = Действием можно взять специальный гекс ряда (в золотой рамке), иначе { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.

## Пометки в запасе
praga-purse-keep = не больше { $count }
praga-purse-free = запас
praga-purse-to-go = { $count ->
    [one] ещё { $count } шаг
    [few] ещё { $count } шага
   *[other] ещё { $count } шагов
 }
