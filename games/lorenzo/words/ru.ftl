# Лоренцо Великолепный: слова игры.

## The game

lorenzo-title = Лоренцо Великолепный
lorenzo-tagline = Расставьте родственников по Флоренции: берите карты, собирайте урожай, производите и не гневите Папу.
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
lorenzo-amount-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
lorenzo-amount-stone =
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
lorenzo-amount-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
lorenzo-amount-military =
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
lorenzo-amount-victory =
    { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
lorenzo-privilege-wood-stone = дерево и камень
lorenzo-privilege-servants = слуги
lorenzo-privilege-coins = монеты
lorenzo-privilege-military = очки вооружения
lorenzo-privilege-faith = вера
lorenzo-thing-privilege = консульская привилегия

## Kinds of cards, actions, members

lorenzo-kind-territory = территория
lorenzo-kind-character = персонаж
lorenzo-kind-building = здание
lorenzo-kind-venture = проект
lorenzo-deed-territory = взять карту: территория
lorenzo-deed-character = взять карту: персонаж
lorenzo-deed-building = взять карту: здание
lorenzo-deed-venture = взять карту: проект
lorenzo-deed-harvest = урожай
lorenzo-deed-production = производство
lorenzo-counted-territory = территория
lorenzo-counted-character = персонаж
lorenzo-counted-building = здание
lorenzo-counted-venture = проект
lorenzo-counted-military = очки вооружения
lorenzo-work-harvest = урожай
lorenzo-work-production = производство
lorenzo-members-coloured = цветные родственники
lorenzo-members-neutral = бесцветный родственник
lorenzo-basis-victory = победные очки перед финальным подсчётом
lorenzo-basis-military = очки вооружения
lorenzo-basis-building-costs = дерево и камень в стоимости своих зданий
lorenzo-basis-resources = имеющиеся ресурсы
lorenzo-member-black = чёрный родственник
lorenzo-member-white = белый родственник
lorenzo-member-orange = оранжевый родственник
lorenzo-member-neutral = бесцветный родственник

## What cards, leaders and tiles do

lorenzo-effect-costs = стоимость: { $cost }
lorenzo-effect-cost-needs = { $pay } (нужно иметь не меньше { $needs })
lorenzo-effect-cost-number = [{ $number }] { $cost }
lorenzo-effect-now = сразу: { $effect }
lorenzo-effect-working = при силе от { $value }: { $effect }
lorenzo-effect-at-end = в конце игры { $count } ПО
lorenzo-effect-in-turn = { $before }; { $next }
lorenzo-effect-each =
    { $every ->
        [1] { $gain } за каждое: { $per }
       *[other] { $gain } за каждые { $every }: { $per }
    }
lorenzo-effect-privileges =
    { $count ->
        [one] { $count } консульская привилегия
        [few] { $count } разные консульские привилегии
       *[many] { $count } разных консульских привилегий
    }
lorenzo-effect-take = взять карту ({ $kinds }) с силой { $value }
lorenzo-effect-take-off = взять карту ({ $kinds }) с силой { $value }, скидка: { $off }
lorenzo-effect-work = { $work } с силой { $value }
lorenzo-effect-work-servants = { $work } с силой { $value }, увеличивают только слуги
lorenzo-effect-strengthen = один цветной родственник в этом раунде имеет важность { $value }
lorenzo-effect-exchange = [{ $line }] { $pay } → { $gives }
lorenzo-effect-once = раз в раунд: { $effect }
lorenzo-effect-copies = повторяет свойство деятеля, сыгранного другим игроком
lorenzo-effect-needs-cards = { $kind }: { $count }
lorenzo-effect-needs-same = карт одного типа: { $count }
lorenzo-modifier-value = { $action }: сила { $by }
lorenzo-modifier-members = { $who }: важность { $by }
lorenzo-modifier-base = важность цветных родственников { $value }, что бы ни выпало
lorenzo-modifier-discount = скидка: { $off } ({ $kinds })
lorenzo-modifier-discount-one-of = скидка 1 на выбор: { $goods } ({ $kinds })
lorenzo-modifier-no-floor-bonus = без бонусов верхних этажей
lorenzo-modifier-occupied-spaces = можно занимать уже занятые ячейки рынка и левые ячейки урожая и производства
lorenzo-modifier-no-surcharge = без доплаты в занятых башнях
lorenzo-modifier-no-slot-requirement = для территорий не нужны очки вооружения
lorenzo-modifier-multiply = мгновенные доходы × { $by }: { $goods }
lorenzo-modifier-church = +{ $count } ПО за поддержку церкви
lorenzo-modifier-less = на 1 меньше от каждого источника: { $goods }
lorenzo-modifier-no-market = нельзя выставлять родственников на рынок
lorenzo-modifier-servants =
    { $rate ->
        [one] { $rate } слуга добавляет 1 к действию
        [few] { $rate } слуги добавляют 1 к действию
       *[many] { $rate } слуг добавляют 1 к действию
    }
lorenzo-modifier-late = первый ход раунда переносится в самый конец
lorenzo-modifier-no-score = нет очков в конце игры: { $kind }
lorenzo-modifier-loss =
    { $every ->
        [1] в конце −1 ПО за каждое: { $basis }
       *[other] в конце −1 ПО за каждые { $every }: { $basis }
    }

## What a seat can do

lorenzo-do-choose = Взять: { $tile }
lorenzo-do-keep = Оставить: { $leader }
lorenzo-do-place = Выставить: { $member }
lorenzo-do-on = Сюда: { $space }
lorenzo-do-servants =
    { $count ->
        [one] Отдать { $count } слугу
        [few] Отдать { $count } слуги
       *[many] Отдать { $count } слуг
    }
lorenzo-do-pay = Оплатить стоимость { $cost }
lorenzo-do-discount = Скидка: { $good }
lorenzo-do-exchange = { $card }: обмен { $line }
lorenzo-do-skip = { $card }: без обмена
lorenzo-do-privilege = Привилегия: { $privilege }
lorenzo-do-lose = На 1 меньше: { $good }
lorenzo-do-take = Взять: { $card }
lorenzo-do-decline = Отказаться
lorenzo-do-discard = Сбросить ради привилегии: { $leader }
lorenzo-do-play = Сыграть: { $leader }
lorenzo-do-activate = Активировать: { $leader }
lorenzo-do-copy = Повторить свойство: { $leader }
lorenzo-do-strengthen = Усилить: { $member }
lorenzo-do-pass = Пас
lorenzo-do-end = Завершить ход
lorenzo-do-support = Поддержать церковь
lorenzo-do-refuse = Не поддерживать церковь

## Questions

lorenzo-ask-tile = Какую плашку личных бонусов вы берёте?
lorenzo-ask-draft = Какого деятеля вы оставляете? ({ $number } из 4)
lorenzo-ask-turn = Ваш ход: какого родственника вы выставляете?
lorenzo-ask-extra-turn = Отложенный ход: вы можете выставить последнего родственника.
lorenzo-ask-after = Ещё действия с деятелями или ход окончен?
lorenzo-ask-space = Куда идёт { $member }? (важность { $value })
lorenzo-ask-servants = { $place }: сила действия { $value }, нужно { $minimum }. Сколько слуг вы отдаёте? (за +1: { $rate })
lorenzo-ask-servants-work = { $place }: { $work }, сила { $value }, нужно { $minimum }. Сколько слуг вы отдаёте? (за +1: { $rate })
lorenzo-ask-cost = { $card }: какую стоимость вы платите? { $costs }
lorenzo-ask-discount = { $card }: на какой ресурс скидка?
lorenzo-ask-exchange = { $card }: какой обмен вы делаете? { $lines }
lorenzo-ask-privilege = На что вы используете консульскую привилегию? (осталось выбрать: { $left })
lorenzo-ask-lose = Вы преданы анафеме: чего вы получаете на 1 меньше?
lorenzo-ask-take = { $card }, дополнительное действие: { $effect }. Какую карту вы берёте?
lorenzo-ask-strengthen = { $leader }: какой родственник усиливается?
lorenzo-ask-copy = Чьё свойство вы повторяете?
lorenzo-ask-church = Церковь требует веры: { $needs }. Ваша вера стоит { $points } ПО. Вы поддерживаете церковь или принимаете анафему «{ $tile }» ({ $effect })?
lorenzo-ask-over = Игра окончена.

## What happens

lorenzo-log-chose-tile = { $seat } берёт: { $tile }.
lorenzo-log-dealt = Каждый игрок получает по { $count } карты деятелей.
lorenzo-log-kept = { $seat } оставляет: { $leader }.
lorenzo-log-kept-one = { $seat } оставляет карту деятеля.
lorenzo-log-packets-passed = Карты передаются направо, в руке по { $count }.
lorenzo-log-round = Раунд { $round }, период { $period }.
lorenzo-log-dice = Кубики: чёрный { $black }, белый { $white }, оранжевый { $orange }.
lorenzo-log-placed = { $seat } выставляет: { $member }, { $space }.
lorenzo-log-gave = { $seat } отдаёт { $count ->
        [one] { $count } слугу
        [few] { $count } слуги
       *[many] { $count } слуг
    }.
lorenzo-log-surcharge = { $seat } доплачивает за занятую башню, монет: { $count }.
lorenzo-log-paid = { $seat } платит: { $goods }.
lorenzo-log-took = { $seat } берёт карту: { $card }.
lorenzo-log-gained = { $seat } получает: { $goods } ({ $source }).
lorenzo-log-worked = { $seat }: { $work }, сила { $value }.
lorenzo-log-exchanged = { $seat } использует обмен, { $card }: { $goods }.
lorenzo-log-lost = { $seat } получает на 1 меньше: { $good }.
lorenzo-log-declined = { $seat } отказывается от дополнительного действия.
lorenzo-log-nothing-to-take = { $seat } не может выполнить дополнительное действие.
lorenzo-log-passed = { $seat } пасует.
lorenzo-log-skipped = { $seat } откладывает первый ход.
lorenzo-log-discarded = { $seat } сбрасывает карту: { $leader }.
lorenzo-log-played = { $seat } разыгрывает карту: { $leader }.
lorenzo-log-activated = { $seat } активирует свойство: { $leader }.
lorenzo-log-copied = { $seat } повторяет свойство: { $leader }.
lorenzo-log-strengthened = { $seat }: { $member } имеет в этом раунде важность { $value }.
lorenzo-log-vatican = Доклад Ватикану: нужно веры { $needs }.
lorenzo-log-supported = { $seat } поддерживает церковь, ПО: { $points }.
lorenzo-log-excommunicated = Анафема, { $seat }: { $tile }.
lorenzo-log-faith-scored = { $seat } всё же получает за веру ПО: { $points }.
lorenzo-log-order = Очерёдность хода: { $seats }.
lorenzo-log-over = Игра окончена.

## What is refused

lorenzo-turn-step = Сейчас нужно принять другое решение.
lorenzo-turn-member = Уже на поле: { $member }.
lorenzo-turn-must-place = Пока есть куда выставить родственника, пасовать нельзя.
lorenzo-turn-placed = За ход выставляется только один родственник.
lorenzo-turn-no-space = Нет подходящей ячейки: { $member }.
lorenzo-space-closed = При таком числе игроков ячейка закрыта: { $space }.
lorenzo-space-occupied = Ячейка занята: { $space }.
lorenzo-value-too-low = Сила действия { $value } меньше { $minimum }.
lorenzo-servants-held = У вас только столько слуг: { $held }.
lorenzo-servants-rate = Слуг отдают в количестве, кратном { $rate }.
lorenzo-servants-needed = Слуги нужны и для оплаты карты: отдайте меньше.
lorenzo-tower-colour = В этой башне уже есть ваш цветной родственник: { $kind }.
lorenzo-work-colour = Здесь уже есть ваш цветной родственник: { $work }.
lorenzo-tower-no-card = На этом этаже нет карты.
lorenzo-tower-surcharge = Башня занята, а доплатить нечем (монет: { $coins }).
lorenzo-card-cost = Нечем оплатить стоимость: { $card }.
lorenzo-card-military = Нужно больше очков вооружения: { $card }.
lorenzo-card-slot = Для следующей территории нужно очков вооружения: { $needs }.
lorenzo-card-limit = Больше карт этого типа не помещается: { $kind }.
lorenzo-card-discount = На это скидки нет: { $good }.
lorenzo-grant-tower = Дополнительное действие не для этой башни: { $kind }.
lorenzo-grant-none = Сейчас нет такого дополнительного действия.
lorenzo-market-forbidden = Анафема не пускает вас на рынок.
lorenzo-exchange-cost = Этот обмен нечем оплатить из того, что было раньше: { $card }.
lorenzo-exchange-twice = Это здание уже использовано: { $card }.
lorenzo-exchange-inactive = Сейчас у здания нет такого обмена: { $card }.
lorenzo-privilege-different = Привилегии одного свойства должны различаться: { $privilege }.
lorenzo-excommunication-loss = Этого нельзя получить меньше: { $good }.
lorenzo-set-up-tile = Эта плашка уже взята: { $tile }.
lorenzo-leader-hand = У вас там нет этого деятеля: { $leader }.
lorenzo-leader-requirement = Условие не выполнено: { $leader }.
lorenzo-leader-used = Этого деятеля сейчас нельзя активировать: { $leader }.
lorenzo-leader-inside = С деятелями придётся подождать, пока это не закончено.
lorenzo-leader-target = Некого выбрать: { $leader }.

## Scores

lorenzo-source-play = очки в ходе игры
lorenzo-source-faith = вера
lorenzo-source-territories = завоёванные территории
lorenzo-source-characters = влиятельные персонажи
lorenzo-source-ventures = рискованные проекты
lorenzo-source-military = вооружение
lorenzo-source-resources = накопленные ресурсы
lorenzo-source-losses = анафема

## Panels

lorenzo-phase-bonus-tiles = выбор плашек
lorenzo-phase-draft = драфт деятелей
lorenzo-phase-actions = действия
lorenzo-phase-vatican = доклад Ватикану
lorenzo-phase-over = окончание игры
lorenzo-panel-nobody = —
lorenzo-panel-table = Флоренция
lorenzo-panel-phase = Раунд { $round } из 6, период { $period }: { $phase }
lorenzo-panel-set-up = Подготовка: { $phase }
lorenzo-panel-tiles-left = Плашки на выбор
lorenzo-panel-dice = Кубики: чёрный { $black }, белый { $white }, оранжевый { $orange }
lorenzo-panel-order = Очерёдность хода: { $seats }
lorenzo-panel-decks = Карт в колодах: территории { $territory }, персонажи { $character }, здания { $building }, проекты { $venture }
lorenzo-panel-tower = Башня: { $kind }
lorenzo-panel-floor = { $floor }. ({ $minimum }+) { $card } — { $effect }
lorenzo-panel-floor-bonus = { $floor }. ({ $minimum }+, бонус: { $bonus }) { $card } — { $effect }
lorenzo-panel-floor-empty = { $floor }. ({ $minimum }+) пусто; { $seats }
lorenzo-panel-spaces = Другие ячейки
lorenzo-panel-space = { $space }: { $seats }
lorenzo-panel-space-gives = { $space } ({ $effect }): { $seats }
lorenzo-panel-church = Церковь
lorenzo-panel-tile = Период { $period }, вера { $needs }: { $tile } ({ $effect }); преданы анафеме: { $seats }
lorenzo-panel-family = Семья: { $seat }
lorenzo-panel-goods = Дерево { $wood }, камень { $stone }, слуги { $servants }, монеты { $coins }
lorenzo-panel-points = Вооружение { $military }, вера { $faith }, победные очки { $victory }
lorenzo-panel-member = { $member } ({ $value })
lorenzo-panel-home = Дома: { $members }
lorenzo-panel-bonus = { $tile }: урожай: { $harvest }; производство: { $production }
lorenzo-panel-cards = { $kind } ({ $count }): { $cards }
lorenzo-panel-hand-size = Деятелей на руке: { $count }
lorenzo-panel-leader = { $mark } { $leader }: { $effect }
lorenzo-panel-copied = Повторяется: { $leader } ({ $effect })
lorenzo-panel-discarded = Сброшены: { $leaders }
lorenzo-panel-hand = Ваши деятели
lorenzo-panel-in-hand = { $leader } — условие: { $needs }; { $effect }
lorenzo-panel-in-packet = В наборе: { $leader } — условие: { $needs }; { $effect }
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

lorenzo-space-territory-1 = башня территорий, этаж 1
lorenzo-space-territory-2 = башня территорий, этаж 2
lorenzo-space-territory-3 = башня территорий, этаж 3
lorenzo-space-territory-4 = башня территорий, этаж 4
lorenzo-space-character-1 = башня персонажей, этаж 1
lorenzo-space-character-2 = башня персонажей, этаж 2
lorenzo-space-character-3 = башня персонажей, этаж 3
lorenzo-space-character-4 = башня персонажей, этаж 4
lorenzo-space-building-1 = башня зданий, этаж 1
lorenzo-space-building-2 = башня зданий, этаж 2
lorenzo-space-building-3 = башня зданий, этаж 3
lorenzo-space-building-4 = башня зданий, этаж 4
lorenzo-space-venture-1 = башня проектов, этаж 1
lorenzo-space-venture-2 = башня проектов, этаж 2
lorenzo-space-venture-3 = башня проектов, этаж 3
lorenzo-space-venture-4 = башня проектов, этаж 4
lorenzo-space-harvest-small = левая ячейка урожая
lorenzo-space-harvest-large = большая ячейка урожая
lorenzo-space-production-small = левая ячейка производства
lorenzo-space-production-large = большая ячейка производства
lorenzo-space-market-1 = ячейка рынка 1
lorenzo-space-market-2 = ячейка рынка 2
lorenzo-space-market-3 = ячейка рынка 3
lorenzo-space-market-4 = ячейка рынка 4
lorenzo-space-council = дворец консула
