### The Princes of Florence

## The game

florence-title = Правители Флоренции
florence-tagline = Торгуйтесь за шутов и строителей, обустраивайте имение и дайте мастерам прославить вас: семь раундов во Флоренции эпохи Возрождения.
florence-edition-2022 = Издание 2022 (контуры, сторона B и карточки Диего восстановлены)
florence-edition-2006 = Издание 2006 (контуры и сторона B восстановлены)

## Options

florence-option-muse-and-princess = Муза и Принцесса
florence-option-muse-and-princess-help = В каждом раунде разыгрываются шесть особых персонажей; престиж нельзя продавать.
florence-option-cooperative-building = Совместное строительство
florence-option-cooperative-building-help = Соседние имения граничат друг с другом: через границу можно строить вдвоём.
florence-option-hard-freedoms = Меньше свобод
florence-option-hard-freedoms-help = Только для двоих: четыре жетона свобод вместо пяти.
florence-option-coins = Монеты других игроков
florence-option-coins-help = Видны ли монеты других: в издании 2022 скрыты, в издании 2006 открыты.
florence-option-coins-edition = как в издании
florence-option-coins-reversed = наоборот
florence-option-solo-table = Один игрок: стол
florence-option-solo-table-help = На сколько игроков рассчитана одиночная игра: вы, Диего и виртуальные игроки.
florence-option-solo-table-four = четыре игрока
florence-option-solo-table-five = пять игроков
florence-option-difficulty = Один игрок: сложность
florence-option-difficulty-help = Сколько монет у Диего в начале игры.
florence-option-difficulty-easy = легко
florence-option-difficulty-standard = стандарт
florence-option-difficulty-hard = сложно
florence-option-diego-finish = Один игрок: последние Работы Диего
florence-option-diego-finish-help = Диего только завершает Работы, когда его карточек хватает на каждый оставшийся раунд или на каждое оставшееся действие.
florence-option-diego-finish-rounds = по оставшимся раундам
florence-option-diego-finish-actions = по оставшимся действиям
florence-option-start-player = Первый игрок
florence-option-start-player-help = Кто начинает; если никто не указан, решает жребий.

## What cannot be set up

florence-automa = Диего
florence-setup-solo-edition = В этом издании нет одиночной игры.
florence-setup-solo-expansion = Одиночная игра проводится без дополнений.
florence-setup-solo-coins = В одиночной игре нет других игроков, чьи монеты можно скрыть.
florence-setup-solo-only = Стол, сложность и последние Работы Диего выбираются только в одиночной игре.
florence-setup-two-only = Меньше свобод бывает только в игре для двоих.
florence-setup-start-player = Первый игрок должен сидеть за столом; в одиночной игре решает жребий.

## Stacks

florence-stack-forest = лес
florence-stack-lake = озеро
florence-stack-park = парк
florence-stack-jester = шут
florence-stack-builder = строитель
florence-stack-prestige = карточка престижа
florence-stack-recruiting = карточка найма
florence-stack-landscape = ландшафт

## Landscapes, buildings, freedoms

florence-landscape-forest = лес
florence-landscape-lake = озеро
florence-landscape-park = парк
florence-building-university = университет
florence-building-laboratory = лаборатория
florence-building-workshop = мастерская
florence-building-library = библиотека
florence-building-opera = опера
florence-building-studio = студия
florence-building-hospital = больница
florence-building-theatre = театр
florence-building-tower = башня
florence-building-chapel = часовня
florence-size-large = большое
florence-size-medium = среднее
florence-size-small = малое
florence-freedom-travel = свобода передвижения
florence-freedom-religion = свобода вероисповедания
florence-freedom-opinion = свобода убеждений
florence-deck-profession = профессии
florence-deck-bonus = карточки бонусов
florence-deck-prestige = карточки престижа
florence-character-banker = Банкир
florence-character-cardinal = Кардинал
florence-character-merchant = Торговец
florence-character-muse = Муза
florence-character-princess = Принцесса
florence-character-professor = Профессор
florence-deed-work = завершение Работы
florence-deed-build = постройка здания
florence-deed-profession = получение карточки профессии
florence-deed-freedom = предоставление свободы
florence-deed-bonus = получение карточки бонусов
florence-turn-r0 = как есть
florence-turn-r1 = с поворотом вправо
florence-turn-r2 = вверх дном
florence-turn-r3 = с поворотом влево
florence-turn-m0 = зеркально
florence-turn-m1 = зеркально, с поворотом вправо
florence-turn-m2 = зеркально, вверх дном
florence-turn-m3 = зеркально, с поворотом влево

## Diego's cards

florence-diego-object = { $stack } { $modifier }+1D6
florence-diego-object-plain = { $stack } 1D6

## Professions

florence-card-mathematician = математик
florence-card-theologian = теолог
florence-card-philosopher = философ
florence-card-botanist = ботаник
florence-card-alchemist = алхимик
florence-card-physicist = физик
florence-card-watchmaker = часовщик
florence-card-goldsmith = ювелир
florence-card-bell-maker = колокольный мастер
florence-card-cartographer = картограф
florence-card-jurist = правовед
florence-card-choreographer = хореограф
florence-card-composer = композитор
florence-card-sculptor = скульптор
florence-card-painter = художник
florence-card-pharmacist = аптекарь
florence-card-physician = врач
florence-card-dramatist = драматург
florence-card-poet = поэт
florence-card-astronomer = астроном
florence-card-organ-builder = органный мастер

## Bonus cards

florence-card-b01 = бонус: +1 за каждое здание
florence-card-b02 = бонус: +2 за каждое большое здание
florence-card-b03 = бонус: +1 за каждое среднее здание и каждый лес
florence-card-b04 = бонус: +1 за каждое малое здание и каждый ландшафт
florence-card-b05 = бонус: +2 за каждый размер зданий
florence-card-b06 = бонус: +1 за каждый ландшафт
florence-card-b07 = бонус: +2 за каждый лес
florence-card-b08 = бонус: +2 за каждое озеро
florence-card-b09 = бонус: +2 за каждый парк
florence-card-b10 = бонус: +2 за каждую свободу
florence-card-b11 = бонус: +2 за каждого шута
florence-card-b12 = бонус: +1 за каждого шута и каждую свободу
florence-card-b13 = бонус: +2 за каждого строителя
florence-card-b14 = бонус: +1 за каждого строителя и каждое озеро
florence-card-b15 = бонус: +2 за каждую карточку престижа
florence-card-b16 = бонус: +1 за каждую карточку престижа и каждую свободу
florence-card-b17 = бонус: +2 за каждый тип ландшафта
florence-card-b18 = бонус: +1 за каждую категорию (лес, озеро, парк, шут, строитель, карточка престижа, свобода)
florence-card-b19 = бонус: +1 за каждую карточку профессии и найма в руке
florence-card-b20 = бонус: +1 за каждую карточку профессии и найма на столе

## Prestige cards

florence-card-p01 = престиж: больше всех зданий, 6 (3)
florence-card-p02 = престиж: два больших здания, 5
florence-card-p03 = престиж: меньше всех пустых клеток, 8 (4)
florence-card-p04 = престиж: все три типа ландшафта, 8
florence-card-p05 = престиж: больше всех ландшафтов, 7 (4)
florence-card-p06 = престиж: больше всех лесов, 7 (4)
florence-card-p07 = престиж: больше всех озёр, 6 (3)
florence-card-p08 = престиж: все три свободы, 8
florence-card-p09 = престиж: 4 здания, 2 свободы, 4 Работы, 6
florence-card-p10 = престиж: больше всех шутов, 6 (3)
florence-card-p11 = престиж: больше всех строителей, 6 (3)
florence-card-p12 = престиж: больше всех парков, 5 (3)
florence-card-p13 = престиж: 1 строитель, 1 шут, 2 ландшафта, 7
florence-card-p14 = престиж: больше всех Работ, 7 (4)

## Questions

florence-ask-nothing = Решать больше нечего.
florence-ask-hand = Какую профессию вы возвращаете? Три другие остаются у вас.
florence-ask-open = Какой объект вы выставляете за { $coins } монет?
florence-ask-bid = { $stack }: ставка { $coins }, её сделал(а) { $seat }. Повышаете?
florence-ask-last = Вы последний игрок: берёте объект за { $coins } монет?
florence-ask-last-auction = Последний аукцион: берёте объект за { $coins } монет?
florence-ask-merchant = Вы выиграли: { $stack } за { $coins }. Торговец сделает это бесплатным?
florence-ask-landscape = Какой ландшафт вы берёте?
florence-ask-place = Куда вы ставите: { $tile }?
florence-ask-keep = Какую карточку вы оставляете ({ $deck })?
florence-ask-order = В каком порядке остальные уходят под колоду ({ $deck })?
florence-ask-hire = Нанимаете сейчас или оставляете карточку найма?
florence-ask-court = За какого персонажа вы делаете ставку?
florence-ask-bought = { $character }: использовать сейчас или оставить?
florence-ask-call = { $character }: последняя возможность. Использовать?
florence-ask-window = Нанимаете профессию сейчас?
florence-ask-turn = Ваш ход: что вы делаете? Осталось действий: { $left }.
florence-ask-bonus = { $card }: ценность Работы { $value }, минимум { $minimum }. Какую карточку бонусов добавить?
florence-ask-pay = Ценность Работы { $value }: { $coins } монет. Сколько очков престижа купить по { $rate }?
florence-ask-sell = Сколько очков престижа вы отдаёте по { $rate } монет?
florence-ask-site = Совместное здание ({ $tile }), партнёр { $seat }: где?
florence-ask-sum = { $tile }: сколько вы просите у партнёра?
florence-ask-sum-partner = { $tile }: сколько вы готовы заплатить?
florence-ask-answer = { $tile }, { $cell }, { $turn }: партнёр заплатит вам { $coins }. Согласны?
florence-ask-answer-partner = { $tile }, { $cell }, { $turn }: вы заплатите { $coins }. Согласны?
florence-ask-banker = Банкир последнего раунда: сколько очков престижа купить по { $rate }?
florence-ask-put-up = Какой объект вы выставляете?
florence-ask-rolled = { $stack } за { $coins } монет: покупаете?

## Actions

florence-do-return = Вернуть: { $card }
florence-do-open = Выставить: { $stack }
florence-do-sit-out = Отказаться: без объекта в этом раунде
florence-do-raise = Повысить на 100
florence-do-pass = Пас
florence-do-take = Взять: { $stack }
florence-do-nothing = Ничего не брать
florence-do-choose = Выбрать: { $landscape }
florence-do-place = Поставить на { $cell }, { $turn }
florence-do-keep = Оставить: { $card }
florence-do-under = Следующая под колоду: { $card }
florence-do-rest = Остальные под колоду как вытянуты
florence-do-recruit = Нанять: { $card }
florence-do-hold = Не сейчас
florence-do-sell = Продать очки престижа
florence-do-give-up =
    Отдать { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-do-work = Завершить Работу: { $card }
florence-do-add = Добавить: { $card }
florence-do-done = Больше без карточек бонусов
florence-do-convert =
    Взять { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-do-build = Построить: { $building }
florence-do-propose = Построить вместе, партнёр { $partner }: { $building }
florence-do-ask = Назвать сумму { $hundreds } × 100 монет
florence-do-withdraw = Отказаться от затеи
florence-do-accept = Принять
florence-do-decline = Отказаться
florence-do-counter = Сделать встречное предложение
florence-do-introduce = Предоставить: { $freedom }
florence-do-draw = Взять карточку: { $deck }
florence-do-end = Закончить ход
florence-do-bid = { $character }: ставка { $hundreds } × 100
florence-do-merchant = Торговец: престиж по вашему месту
florence-do-professor = Профессор: { $deck }
florence-do-princess = Принцесса: завершить её Работу
florence-do-free = Торговец: бесплатно
florence-do-pay = Заплатить и оставить Торговца
florence-do-put-up = Выставить: { $stack }
florence-do-buy = Купить

## What happens

florence-log-gave-back = { $seat } возвращает: { $card }.
florence-log-gave-back-hidden = { $seat } возвращает профессию.
florence-log-round = Раунд { $round }: минимальные очки { $minimum }. Первый игрок: { $seat }.
florence-log-round-of-diego = Раунд { $round }: минимальные очки { $minimum }. Первый игрок: Диего.
florence-log-opened = { $seat } выставляет: { $stack } ({ $coins }).
florence-log-sat-out = { $seat } отказывается от выбора объекта.
florence-log-raised = { $seat } повышает до { $coins }.
florence-log-passed = { $seat } пасует.
florence-log-bought = { $seat } покупает: { $stack } за { $coins }.
florence-log-took-nothing = { $seat } ничего не берёт.
florence-log-sold =
    { $seat } продаёт { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } за { $coins }.
florence-log-planted = { $seat } размещает: { $landscape } на { $cell }.
florence-log-gained =
    { $seat } получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-saw = { $seat } видит ({ $deck }): { $cards }.
florence-log-looked = { $seat } смотрит карточки ({ $deck }).
florence-log-kept = { $seat } оставляет: { $card }.
florence-log-kept-hidden = { $seat } оставляет одну карточку ({ $deck }).
florence-log-recruited = { $seat } нанимает: { $card } (от игрока { $from }).
florence-log-recruited-solo = { $seat } нанимает: { $card }.
florence-log-held-recruiting = { $seat } оставляет карточку найма.
florence-log-played = { $seat } играет: { $card }.
florence-log-played-bonus = { $seat } добавляет { $value }: { $card }.
florence-log-completed = { $seat } завершает Работу ценностью { $value }: { $coins } монет.
florence-log-converted =
    { $seat } берёт { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } за { $coins }.
florence-log-built =
    { $seat } строит: { $building } на { $cell } за { $coins } и получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-introduced = { $seat } предоставляет за { $coins }: { $freedom }.
florence-log-paid = { $seat } платит { $coins } за карточку ({ $deck }).
florence-log-ended = { $seat } заканчивает ход.
florence-log-best-work =
    Лучшая Работа ({ $value }): { $seat } получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-no-work = В раунде { $round } не завершено ни одной Работы.
florence-log-scored =
    { $seat }, { $card }: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-character-bid = { $seat } ставит { $coins } на персонажа: { $character }.
florence-log-character-passed = { $seat } пасует на аукционе персонажей.
florence-log-character-bought = { $seat } покупает за { $coins }: { $character }.
florence-log-banker-paid = Банкир отдаёт { $coins } монет, их получает { $seat }.
florence-log-banker-waits = Банкира никто не купил: на карточке { $coins } монет.
florence-log-banker-converted =
    { $seat } берёт у Банкира { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } за { $coins }.
florence-log-merchant-free = { $seat } использует Торговца: объект бесплатен.
florence-log-merchant-points =
    { $seat } использует Торговца: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-professor-used = { $seat } использует Профессора ({ $deck }).
florence-log-princess-used = { $seat } завершает Работу Принцессы.
florence-log-lapsed = { $character } возвращается без применения; владел(а) { $seat }.
florence-log-returned = { $character } возвращается на поле; владел(а) { $seat }.
florence-log-proposed = { $seat } предлагает совместное здание, партнёр { $partner }: { $building }.
florence-log-offered = { $seat } предлагает: { $building }, { $cell }, { $turn }, за { $coins }.
florence-log-withdrew = { $seat } отказывается от совместного здания.
florence-log-declined = { $seat } отказывается.
florence-log-built-together =
    { $seat } и { $partner } строят вместе: { $building } на { $cell }. Банк получает { $coins }, { $partner } платит { $sum }; оба получают { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-card = Карточка Диего на раунд, слева направо: { $objects }.
florence-log-rolled = { $stack }: модификатор { $modifier }, бросок { $roll }, последняя ставка { $coins }.
florence-log-must-buy = { $seat } обязан(а) купить: { $stack }.
florence-log-declined-object = { $seat } отказывается: { $stack }.
florence-log-diego-bought = Диего покупает: { $stack } за { $coins }.
florence-log-diego-bought-nothing = Диего ничего не покупает.
florence-log-diego-paid =
    Диего платит { $coins }, теряет { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    } и получает { $change } сдачи.
florence-log-diego-showed = Крайняя левая профессия Диего: { $card }.
florence-log-diego-planted =
    Диего размещает: { $landscape } ({ $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }).
florence-log-diego-gained =
    Диего получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-drew = Диего тянет ({ $deck }): { $cards }.
florence-log-diego-kept = Диего оставляет: { $card }.
florence-log-diego-row = На карточке Диего: { $actions }.
florence-log-diego-must-work = У Диего хватает карточек на все оставшиеся ходы: он завершает Работу.
florence-log-diego-idle = Диего ничего из этого не может.
florence-log-diego-played = Диего играет: { $card }.
florence-log-diego-played-recruiting = Диего играет карточку найма.
florence-log-diego-completed =
    Диего завершает Работу ценностью { $value }: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-built =
    Диего строит за { $coins }: { $building } и получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-profession = Диего берёт карточку профессии за { $coins }; виртуальные игроки берут по одной.
florence-log-diego-introduced = Диего предоставляет за { $coins }: { $freedom }.
florence-log-diego-best-work =
    Лучшая Работа ({ $value }): Диего получает { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-diego-scored =
    Диего, { $card }: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }.
florence-log-virtual-showed = Виртуальный игрок открывает: { $card }.
florence-log-virtual-gave = Взамен Диего получает от виртуального игрока: { $card }.
florence-log-left-the-game = Одна единица выходит из игры: { $stack }.

## What is not allowed

florence-turn-not-now = Сейчас решается не это.
florence-hand-not-yours = У вас в руке нет этой карточки: { $card }.
florence-auction-no-such-stack = За этим столом это не отдельный объект: { $stack }.
florence-auction-sold = В этом раунде это уже приобретено: { $stack }.
florence-auction-empty = Больше не осталось: { $stack }.
florence-auction-put-up = В этом раунде это уже выставлялось: { $stack }.
florence-auction-barred = Два объекта с наибольшим модификатором нельзя взять на последнем аукционе: { $stack }.
florence-money-too-poor = Нужно { $coins } монет.
florence-builder-limit = Строителей может быть не больше трёх.
florence-place-no-room = В имении для этого нет места.
florence-place-outside = Так фигура не помещается в сетку.
florence-place-covered = Клетка уже занята.
florence-build-adjacent = До второго строителя здание не может стоять вплотную к другому зданию или палаццо.
florence-build-border = Без строителя нельзя строить в одиночку вдоль границы.
florence-build-across-border = По ту сторону границы уже есть здание.
florence-build-second = В имении это уже есть: { $building }.
florence-build-none-left = В запасе не осталось: { $building }.
florence-joint-partner-has = У партнёра это уже есть: { $building }.
florence-joint-not-neighbour = Это не сосед.
florence-joint-talks = В этом ходу больше нельзя предлагать совместное здание.
florence-joint-offers = Больше предложений нельзя: примите или откажитесь.
florence-joint-sum = Сумма не больше { $coins }.
florence-joint-price = С такой суммой не заплатить цену { $coins }.
florence-action-none-left = Действий не осталось.
florence-action-limit = В этом раунде больше нельзя: { $deed }.
florence-work-minimum = Работа не достигает минимума { $minimum }.
florence-pay-most =
    Можно купить не больше: { $most ->
        [one] { $most } очко престижа
        [few] { $most } очка престижа
       *[many] { $most } очков престижа
    }.
florence-pay-nothing-to-sell = У вас нет престижа для продажи.
florence-pay-most-sold =
    Можно продать не больше: { $most ->
        [one] { $most } очко престижа
        [few] { $most } очка престижа
       *[many] { $most } очков престижа
    }.
florence-pay-no-selling = С Музой и Принцессой престиж нельзя продавать.
florence-deck-empty = Колода пуста: { $deck }.
florence-deck-not-seen = Этой карточки нет среди лежащих перед вами: { $card }.
florence-freedom-here = Она у вас уже есть: { $freedom }.
florence-freedom-gone = Жетонов не осталось: { $freedom }.
florence-recruit-no-card = У вас в руке нет карточки найма.
florence-recruit-not-on-table = Она не лежит открыто перед противником: { $card }.
florence-character-not-yours = У вас нет этого персонажа: { $character }.
florence-character-gone = Больше не разыгрывается: { $character }.
florence-character-space = На карточке нет такого места.
florence-character-higher = Ставка должна быть больше { $coins }.

## Where points come from

florence-source-works = Работы
florence-source-buildings = Здания
florence-source-landscapes = Ландшафты
florence-source-builders = Строители
florence-source-best-works = Лучшие Работы
florence-source-merchant = Торговец
florence-source-banker = Банкир
florence-source-sold = Отдано за монеты
florence-source-prestige-card = { $card }
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
florence-panel-waiting = Решает: { $seats }
florence-panel-bid = Торги: { $stack }, ставка { $coins }, игрок { $seat }
florence-panel-offer = Предложение: { $building }, { $cell }, { $turn }, за { $coins }
florence-panel-rolled = Выставлено: { $stack }, последняя ставка { $coins }
florence-panel-looking = { $seat } смотрит карточки ({ $deck }).
florence-panel-seen = Перед вами: { $cards }
florence-panel-actions-left = Осталось действий: { $left }
florence-panel-supply = Запас
florence-panel-available = Доступно в этом раунде: { $stacks }
florence-panel-landscapes = Леса { $forests }, озёра { $lakes }, парки { $parks }
florence-panel-people = Шуты { $jesters }, строители { $builders }, карточки найма { $recruiting }
florence-panel-freedoms = Свободы: передвижения { $travel }, вероисповедания { $religion }, убеждений { $opinion }
florence-panel-buildings = Здания: { $buildings }
florence-panel-counted = { $thing } { $count }
florence-panel-decks = Колоды: профессии { $professions }, бонусы { $bonuses }, престиж { $prestiges }
florence-panel-remembered = Вы помните под колодой ({ $deck }): { $cards }
florence-panel-player =
    { $seat }: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-panel-coins = Монеты: { $coins }
florence-panel-coins-secret = Монеты: за ширмой
florence-panel-court-people = Шуты { $jesters }, строители { $builders }
florence-panel-own-freedoms = Свободы: { $freedoms }
florence-panel-none = нет
florence-panel-hand-counts = В руке: профессии { $professions }, найм { $recruiting }, бонусы { $bonuses }; карточки престижа { $prestiges }
florence-panel-known = Известные карточки: { $cards }
florence-panel-table = На столе: { $cards }
florence-panel-table-recruiting = Карточки найма на столе: { $count }
florence-panel-best = Лучшая Работа раунда: { $value }
florence-panel-neighbours = Соседи: { $seats }
florence-panel-row = { $row }
florence-panel-legend = # палаццо; f лес, l озеро, p парк; U университет, L лаборатория, W мастерская, B библиотека, O опера, S студия, H больница, T театр, R башня, C часовня
florence-panel-characters = Особые персонажи
florence-panel-character-free = { $character }: разыгрывается
florence-panel-character-owner = { $character }: { $seat }
florence-panel-character-bid = { $character }: { $seat } ставит { $coins }
florence-panel-character-aside = { $character }: отложен(а)
florence-panel-banker = Монеты на Банкире: { $coins }
florence-panel-diego =
    Диего: { $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
       *[many] { $points } очков престижа
    }
florence-panel-diego-starts = Диего — первый игрок.
florence-panel-diego-card = Карточка раунда: { $objects }
florence-panel-diego-declined = Вы отказались: { $objects }
florence-panel-diego-row = Закрыты, слева направо: { $cards }
florence-panel-diego-cards = Карточек в колоде Диего: { $count }
florence-panel-virtual = Виртуальный игрок { $number }
florence-panel-hidden = закрыта
florence-panel-recruiting = карточка найма
