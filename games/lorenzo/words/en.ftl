# Lorenzo il Magnifico: the words of the game.

## The game

lorenzo-title = Lorenzo il Magnifico
lorenzo-tagline = Place your family in Florence: take cards, harvest, produce, and keep the Pope content.
lorenzo-edition-2016 = Base game of 2016 (figures as printed)
lorenzo-option-advanced = Advanced game
lorenzo-option-advanced-help = Choose your personal bonus tile and draft four leader cards.

## Goods

lorenzo-good-wood = wood
lorenzo-good-stone = stone
lorenzo-good-servants = servants
lorenzo-good-coins = coins
lorenzo-good-military = military points
lorenzo-good-faith = faith points
lorenzo-good-victory = victory points
lorenzo-amount-nothing = nothing
lorenzo-amount-wood =
    { $count ->
        [one] { $count } wood
       *[other] { $count } wood
    }
lorenzo-amount-stone =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stone
    }
lorenzo-amount-servants =
    { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    }
lorenzo-amount-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
lorenzo-amount-military =
    { $count ->
        [one] { $count } military point
       *[other] { $count } military points
    }
lorenzo-amount-faith =
    { $count ->
        [one] { $count } faith point
       *[other] { $count } faith points
    }
lorenzo-amount-victory =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
lorenzo-privilege-wood-stone = wood and stone
lorenzo-privilege-servants = servants
lorenzo-privilege-coins = coins
lorenzo-privilege-military = military points
lorenzo-privilege-faith = faith
lorenzo-thing-privilege = council privilege

## Kinds of cards, actions, members

lorenzo-kind-territory = territory
lorenzo-kind-character = character
lorenzo-kind-building = building
lorenzo-kind-venture = venture
lorenzo-deed-territory = taking a territory
lorenzo-deed-character = taking a character
lorenzo-deed-building = taking a building
lorenzo-deed-venture = taking a venture
lorenzo-deed-harvest = harvest
lorenzo-deed-production = production
lorenzo-counted-territory = territory
lorenzo-counted-character = character
lorenzo-counted-building = building
lorenzo-counted-venture = venture
lorenzo-counted-military = military points
lorenzo-work-harvest = harvest
lorenzo-work-production = production
lorenzo-members-coloured = coloured family members
lorenzo-members-neutral = the neutral family member
lorenzo-basis-victory = victory points held before final scoring
lorenzo-basis-military = military points
lorenzo-basis-building-costs = wood and stone in the printed costs of own buildings
lorenzo-basis-resources = resources held
lorenzo-member-black = black family member
lorenzo-member-white = white family member
lorenzo-member-orange = orange family member
lorenzo-member-neutral = neutral family member

## What cards, leaders and tiles do

lorenzo-effect-costs = cost: { $cost }
lorenzo-effect-cost-needs = { $pay } (at least { $needs } held)
lorenzo-effect-cost-number = [{ $number }] { $cost }
lorenzo-effect-now = at once: { $effect }
lorenzo-effect-working = from value { $value }: { $effect }
lorenzo-effect-at-end = { $count } VP at the end
lorenzo-effect-in-turn = { $before }; { $next }
lorenzo-effect-each =
    { $every ->
        [1] { $gain } for each { $per }
       *[other] { $gain } for every { $every } { $per }
    }
lorenzo-effect-privileges =
    { $count ->
        [one] { $count } council privilege
       *[other] { $count } different council privileges
    }
lorenzo-effect-take = take a card ({ $kinds }) at value { $value }
lorenzo-effect-take-off = take a card ({ $kinds }) at value { $value }, discount: { $off }
lorenzo-effect-work = { $work } at value { $value }
lorenzo-effect-work-servants = { $work } at value { $value }, raised by servants only
lorenzo-effect-strengthen = one coloured family member counts { $value } this round
lorenzo-effect-exchange = [{ $line }] { $pay } → { $gives }
lorenzo-effect-once = once per round: { $effect }
lorenzo-effect-copies = copies the ability of a leader that another player has in play
lorenzo-effect-needs-cards = { $kind }: { $count }
lorenzo-effect-needs-same = cards of one kind: { $count }
lorenzo-modifier-value = { $action }: value { $by }
lorenzo-modifier-members = { $who }: value { $by }
lorenzo-modifier-base = coloured family members count { $value } whatever their dice
lorenzo-modifier-discount = discount of { $off } ({ $kinds })
lorenzo-modifier-discount-one-of = discount of 1 of your choice: { $goods } ({ $kinds })
lorenzo-modifier-no-floor-bonus = no bonus on the upper floors
lorenzo-modifier-occupied-spaces = may use market and small work spaces that are taken
lorenzo-modifier-no-surcharge = no surcharge in occupied towers
lorenzo-modifier-no-slot-requirement = territories need no military points
lorenzo-modifier-multiply = immediate gains × { $by }: { $goods }
lorenzo-modifier-church = { $count } VP more for supporting the Church
lorenzo-modifier-less = 1 less from each source: { $goods }
lorenzo-modifier-no-market = no family members on the market
lorenzo-modifier-servants =
    { $rate ->
        [one] { $rate } servant adds 1 to an action
       *[other] { $rate } servants add 1 to an action
    }
lorenzo-modifier-late = the first turn of each round comes after all others
lorenzo-modifier-no-score = no points at the end: { $kind }
lorenzo-modifier-loss =
    { $every ->
        [1] at the end −1 VP for each of the { $basis }
       *[other] at the end −1 VP for every { $every } { $basis }
    }

## What a seat can do

lorenzo-do-choose = Take { $tile }
lorenzo-do-keep = Keep { $leader }
lorenzo-do-place = Place: { $member }
lorenzo-do-on = On: { $space }
lorenzo-do-servants =
    { $count ->
        [one] Give { $count } servant
       *[other] Give { $count } servants
    }
lorenzo-do-pay = Pay cost { $cost }
lorenzo-do-discount = Discount: { $good }
lorenzo-do-exchange = { $card }: exchange { $line }
lorenzo-do-skip = { $card }: no exchange
lorenzo-do-privilege = Privilege: { $privilege }
lorenzo-do-lose = 1 less: { $good }
lorenzo-do-take = Take { $card }
lorenzo-do-decline = Decline
lorenzo-do-discard = Discard { $leader } for a privilege
lorenzo-do-play = Play { $leader }
lorenzo-do-activate = Activate { $leader }
lorenzo-do-copy = Copy { $leader }
lorenzo-do-strengthen = Strengthen: { $member }
lorenzo-do-pass = Pass
lorenzo-do-end = End the turn
lorenzo-do-support = Support the Church
lorenzo-do-refuse = Do not support the Church

## Questions

lorenzo-ask-tile = Which bonus tile do you take?
lorenzo-ask-draft = Which leader do you keep? ({ $number } of 4)
lorenzo-ask-turn = Your turn: which family member do you place?
lorenzo-ask-extra-turn = Your delayed turn: you may place your last family member.
lorenzo-ask-after = Any more leader actions, or is your turn over?
lorenzo-ask-space = Where does your { $member } go? (value { $value })
lorenzo-ask-servants = { $place }: the action has value { $value } and needs { $minimum }. How many servants do you give? ({ $rate } for +1)
lorenzo-ask-servants-work = { $place }: { $work } at value { $value }, at least { $minimum }. How many servants do you give? ({ $rate } for +1)
lorenzo-ask-cost = { $card }: which cost do you pay? { $costs }
lorenzo-ask-discount = { $card }: which resource is the discount of?
lorenzo-ask-exchange = { $card }: which exchange do you use? { $lines }
lorenzo-ask-privilege = What do you use the council privilege for? (left to choose: { $left })
lorenzo-ask-lose = You are excommunicated: what do you get 1 less of?
lorenzo-ask-take = { $card } grants you an action: { $effect }. Which card do you take?
lorenzo-ask-strengthen = { $leader }: which family member is strengthened?
lorenzo-ask-copy = Whose ability do you copy?
lorenzo-ask-church = The Church asks for { $needs } faith. Your faith is worth { $points } VP. Do you support it, or take “{ $tile }” ({ $effect })?
lorenzo-ask-over = The game is over.

## What happens

lorenzo-log-chose-tile = { $seat } takes { $tile }.
lorenzo-log-dealt = { $count } leaders are dealt to each player.
lorenzo-log-kept = { $seat } keeps { $leader }.
lorenzo-log-kept-one = { $seat } keeps a leader.
lorenzo-log-packets-passed = The packets go to the right, { $count } cards each.
lorenzo-log-round = Round { $round }, period { $period }.
lorenzo-log-dice = Dice: black { $black }, white { $white }, orange { $orange }.
lorenzo-log-placed = { $seat } places the { $member }: { $space }.
lorenzo-log-gave = { $seat } gives { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    }.
lorenzo-log-surcharge = { $seat } pays { $count } coins for the occupied tower.
lorenzo-log-paid = { $seat } pays { $goods }.
lorenzo-log-took = { $seat } takes { $card }.
lorenzo-log-gained = { $seat } gets { $goods } ({ $source }).
lorenzo-log-worked = { $seat }: { $work } at value { $value }.
lorenzo-log-exchanged = { $seat } uses { $card } for { $goods }.
lorenzo-log-lost = { $seat } gets 1 less: { $good }.
lorenzo-log-declined = { $seat } declines the bonus action.
lorenzo-log-nothing-to-take = { $seat } cannot use the bonus action.
lorenzo-log-passed = { $seat } passes.
lorenzo-log-skipped = { $seat } waits with the first turn.
lorenzo-log-discarded = { $seat } discards { $leader }.
lorenzo-log-played = { $seat } plays { $leader }.
lorenzo-log-activated = { $seat } activates { $leader }.
lorenzo-log-copied = { $seat } copies { $leader }.
lorenzo-log-strengthened = { $seat }: the { $member } counts { $value } this round.
lorenzo-log-vatican = Vatican report: the Church asks for { $needs } faith.
lorenzo-log-supported = { $seat } supports the Church for { $points } VP.
lorenzo-log-excommunicated = { $seat } is excommunicated: { $tile }.
lorenzo-log-faith-scored = { $seat } still scores { $points } VP for faith.
lorenzo-log-order = Turn order: { $seats }.
lorenzo-log-over = The game is over.

## What is refused

lorenzo-turn-step = Something else has to be decided now.
lorenzo-turn-member = Already placed: { $member }.
lorenzo-turn-must-place = A family member can be placed, so one must be.
lorenzo-turn-placed = Only one family member is placed in a turn.
lorenzo-turn-no-space = No space fits: { $member }.
lorenzo-space-closed = This space is closed with so few players: { $space }.
lorenzo-space-occupied = This space is taken: { $space }.
lorenzo-value-too-low = The action value { $value } is below { $minimum }.
lorenzo-servants-held = You have only so many servants: { $held }.
lorenzo-servants-rate = Servants are given in multiples of { $rate }.
lorenzo-servants-needed = The card is paid with servants too: give fewer.
lorenzo-tower-colour = One coloured family member of yours is already in this tower: { $kind }.
lorenzo-work-colour = One coloured family member of yours is already here: { $work }.
lorenzo-tower-no-card = There is no card on this floor.
lorenzo-tower-surcharge = The tower is occupied and the surcharge cannot be paid: { $coins } coins.
lorenzo-card-cost = The cost cannot be paid: { $card }.
lorenzo-card-military = More military points are needed: { $card }.
lorenzo-card-slot = The next territory needs military points: { $needs }.
lorenzo-card-limit = No more cards of this kind fit: { $kind }.
lorenzo-card-discount = The discount cannot be of this: { $good }.
lorenzo-grant-tower = The bonus action does not reach this tower: { $kind }.
lorenzo-grant-none = There is no such bonus action now.
lorenzo-market-forbidden = Your excommunication keeps you from the market.
lorenzo-exchange-cost = This exchange cannot be paid with what you had before: { $card }.
lorenzo-exchange-twice = This building was already asked about: { $card }.
lorenzo-exchange-inactive = This building has no such exchange now: { $card }.
lorenzo-privilege-different = Privileges of one effect must differ: { $privilege }.
lorenzo-excommunication-loss = Nothing of this can be lost: { $good }.
lorenzo-set-up-tile = This bonus tile is taken: { $tile }.
lorenzo-leader-hand = You do not have this leader there: { $leader }.
lorenzo-leader-requirement = The requirement is not met: { $leader }.
lorenzo-leader-used = This leader cannot be activated now: { $leader }.
lorenzo-leader-inside = Leaders wait until this is finished.
lorenzo-leader-target = There is nobody for this: { $leader }.

## Scores

lorenzo-source-play = points in play
lorenzo-source-faith = faith
lorenzo-source-territories = conquered territories
lorenzo-source-characters = influenced characters
lorenzo-source-ventures = encouraged ventures
lorenzo-source-military = military strength
lorenzo-source-resources = collected resources
lorenzo-source-losses = excommunication

## Panels

lorenzo-phase-bonus-tiles = choice of bonus tiles
lorenzo-phase-draft = leader draft
lorenzo-phase-actions = actions
lorenzo-phase-vatican = Vatican report
lorenzo-phase-over = end of the game
lorenzo-panel-nobody = —
lorenzo-panel-table = Florence
lorenzo-panel-phase = Round { $round } of 6, period { $period }: { $phase }
lorenzo-panel-set-up = Set-up: { $phase }
lorenzo-panel-tiles-left = Bonus tiles to choose from
lorenzo-panel-dice = Dice: black { $black }, white { $white }, orange { $orange }
lorenzo-panel-order = Turn order: { $seats }
lorenzo-panel-decks = Cards left: { $territory } territories, { $character } characters, { $building } buildings, { $venture } ventures
lorenzo-panel-tower = Tower: { $kind }
lorenzo-panel-floor = { $floor }. ({ $minimum }+) { $card } — { $effect }
lorenzo-panel-floor-bonus = { $floor }. ({ $minimum }+, bonus { $bonus }) { $card } — { $effect }
lorenzo-panel-floor-empty = { $floor }. ({ $minimum }+) empty; { $seats }
lorenzo-panel-spaces = Other spaces
lorenzo-panel-space = { $space }: { $seats }
lorenzo-panel-space-gives = { $space } ({ $effect }): { $seats }
lorenzo-panel-church = Church
lorenzo-panel-tile = Period { $period }, faith { $needs }: { $tile } ({ $effect }); excommunicated: { $seats }
lorenzo-panel-family = Family of { $seat }
lorenzo-panel-goods = Wood { $wood }, stone { $stone }, servants { $servants }, coins { $coins }
lorenzo-panel-points = Military { $military }, faith { $faith }, victory points { $victory }
lorenzo-panel-member = { $member } ({ $value })
lorenzo-panel-home = At home: { $members }
lorenzo-panel-bonus = { $tile }: harvest { $harvest }; production { $production }
lorenzo-panel-cards = { $kind } ({ $count }): { $cards }
lorenzo-panel-hand-size = Leaders in hand: { $count }
lorenzo-panel-leader = { $mark } { $leader }: { $effect }
lorenzo-panel-copied = Copied: { $leader } ({ $effect })
lorenzo-panel-discarded = Discarded: { $leaders }
lorenzo-panel-hand = Your leaders
lorenzo-panel-in-hand = { $leader } — needs { $needs }; { $effect }
lorenzo-panel-in-packet = In the packet: { $leader } — needs { $needs }; { $effect }
lorenzo-panel-passed-on = Passed on in the draft: { $leaders }

## Development cards

lorenzo-card-commercial-hub = Commercial Hub
lorenzo-card-woods = Woods
lorenzo-card-village = Village
lorenzo-card-gravel-pit = Gravel Pit
lorenzo-card-forest = Forest
lorenzo-card-monastery = Monastery
lorenzo-card-citadel = Citadel
lorenzo-card-city = City
lorenzo-card-gold-mine = Gold Mine
lorenzo-card-mountain-town = Mountain Town
lorenzo-card-mining-town = Mining Town
lorenzo-card-rock-pit = Rock Pit
lorenzo-card-estate = Estate
lorenzo-card-hermitage = Hermitage
lorenzo-card-manor-house = Manor House
lorenzo-card-dukedom = Dukedom
lorenzo-card-trading-town = Trading Town
lorenzo-card-farm = Farm
lorenzo-card-colony = Colony
lorenzo-card-marble-pit = Marble Pit
lorenzo-card-province = Province
lorenzo-card-sanctuary = Sanctuary
lorenzo-card-castle = Castle
lorenzo-card-fortified-town = Fortified Town
lorenzo-card-mint = Mint
lorenzo-card-tax-office = Tax Office
lorenzo-card-triumphal-arch = Triumphal Arch
lorenzo-card-theater = Theater
lorenzo-card-carpenters-shop = Carpenter's Shop
lorenzo-card-stonemasons-shop = Stonemason's Shop
lorenzo-card-chapel = Chapel
lorenzo-card-residence = Residence
lorenzo-card-marketplace = Marketplace
lorenzo-card-treasury = Treasury
lorenzo-card-painters-guild = Painters' Guild
lorenzo-card-sculptors-guild = Sculptors' Guild
lorenzo-card-stonemasons-guild = Stonemasons' Guild
lorenzo-card-baptistery = Baptistery
lorenzo-card-barracks = Barracks
lorenzo-card-stronghold = Stronghold
lorenzo-card-bank = Bank
lorenzo-card-fair = Fair
lorenzo-card-garden = Garden
lorenzo-card-fortress = Fortress
lorenzo-card-palace = Palace
lorenzo-card-church = Church
lorenzo-card-military-academy = Military Academy
lorenzo-card-cathedral = Cathedral
lorenzo-card-warlord = Warlord
lorenzo-card-stonemason = Stonemason
lorenzo-card-dame = Dame
lorenzo-card-knight = Knight
lorenzo-card-farmer = Farmer
lorenzo-card-artisan = Artisan
lorenzo-card-preacher = Preacher
lorenzo-card-abbess = Abbess
lorenzo-card-captain = Captain
lorenzo-card-architect = Architect
lorenzo-card-patron = Patron
lorenzo-card-hero = Hero
lorenzo-card-peasant = Peasant
lorenzo-card-scholar = Scholar
lorenzo-card-papal-messenger = Papal Messenger
lorenzo-card-royal-messenger = Royal Messenger
lorenzo-card-noble = Noble
lorenzo-card-governor = Governor
lorenzo-card-paramour = Paramour
lorenzo-card-herald = Herald
lorenzo-card-cardinal = Cardinal
lorenzo-card-bishop = Bishop
lorenzo-card-general = General
lorenzo-card-ambassador = Ambassador
lorenzo-card-hiring-recruits = Hiring Recruits
lorenzo-card-repairing-the-church = Repairing the Church
lorenzo-card-building-the-walls = Building the Walls
lorenzo-card-raising-a-statue = Raising a Statue
lorenzo-card-military-campaign = Military Campaign
lorenzo-card-hosting-panhandlers = Hosting Panhandlers
lorenzo-card-fighting-heresies = Fighting Heresies
lorenzo-card-support-to-the-bishop = Support to the Bishop
lorenzo-card-hiring-soldiers = Hiring Soldiers
lorenzo-card-repairing-the-abbey = Repairing the Abbey
lorenzo-card-building-the-bastions = Building the Bastions
lorenzo-card-support-to-the-king = Support to the King
lorenzo-card-improving-the-canals = Improving the Canals
lorenzo-card-hosting-foreigners = Hosting Foreigners
lorenzo-card-crusade = Crusade
lorenzo-card-support-to-the-cardinal = Support to the Cardinal
lorenzo-card-hiring-mercenaries = Hiring Mercenaries
lorenzo-card-repairing-the-cathedral = Repairing the Cathedral
lorenzo-card-building-the-towers = Building the Towers
lorenzo-card-promoting-sacred-art = Promoting Sacred Art
lorenzo-card-military-conquest = Military Conquest
lorenzo-card-improving-the-roads = Improving the Roads
lorenzo-card-sacred-war = Sacred War
lorenzo-card-support-to-the-pope = Support to the Pope

## Leaders

lorenzo-leader-francesco-sforza = Francesco Sforza
lorenzo-leader-ludovico-ariosto = Ludovico Ariosto
lorenzo-leader-filippo-brunelleschi = Filippo Brunelleschi
lorenzo-leader-federico-da-montefeltro = Federico da Montefeltro
lorenzo-leader-girolamo-savonarola = Girolamo Savonarola
lorenzo-leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
lorenzo-leader-sandro-botticelli = Sandro Botticelli
lorenzo-leader-michelangelo-buonarroti = Michelangelo Buonarroti
lorenzo-leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
lorenzo-leader-leonardo-da-vinci = Leonardo da Vinci
lorenzo-leader-pico-della-mirandola = Pico della Mirandola
lorenzo-leader-sisto-iv = Sisto IV
lorenzo-leader-lucrezia-borgia = Lucrezia Borgia
lorenzo-leader-sigismondo-malatesta = Sigismondo Malatesta
lorenzo-leader-lorenzo-de-medici = Lorenzo de' Medici
lorenzo-leader-ludovico-il-moro = Ludovico il Moro
lorenzo-leader-cesare-borgia = Cesare Borgia
lorenzo-leader-santa-rita = Santa Rita
lorenzo-leader-cosimo-de-medici = Cosimo de' Medici
lorenzo-leader-bartolomeo-colleoni = Bartolomeo Colleoni

## Excommunication tiles

lorenzo-tile-1-1 = Fewer military points
lorenzo-tile-1-2 = Fewer coins
lorenzo-tile-1-3 = Fewer servants
lorenzo-tile-1-4 = Less wood or stone
lorenzo-tile-1-5 = Poor harvest
lorenzo-tile-1-6 = Poor production
lorenzo-tile-1-7 = Weak family
lorenzo-tile-2-1 = Territories out of reach
lorenzo-tile-2-2 = Buildings out of reach
lorenzo-tile-2-3 = Characters out of reach
lorenzo-tile-2-4 = Ventures out of reach
lorenzo-tile-2-5 = Banned from the market
lorenzo-tile-2-6 = Lazy servants
lorenzo-tile-2-7 = Late to act
lorenzo-tile-3-1 = No points for characters
lorenzo-tile-3-2 = No points for ventures
lorenzo-tile-3-3 = No points for territories
lorenzo-tile-3-4 = Loss for victory points
lorenzo-tile-3-5 = Loss for military points
lorenzo-tile-3-6 = Loss for buildings
lorenzo-tile-3-7 = Loss for resources

## Bonus tiles

lorenzo-bonus-basic = basic bonus tile
lorenzo-bonus-a = bonus tile A
lorenzo-bonus-b = bonus tile B
lorenzo-bonus-c = bonus tile C
lorenzo-bonus-d = bonus tile D

## Action spaces

lorenzo-space-territory-1 = territory tower, floor 1
lorenzo-space-territory-2 = territory tower, floor 2
lorenzo-space-territory-3 = territory tower, floor 3
lorenzo-space-territory-4 = territory tower, floor 4
lorenzo-space-character-1 = character tower, floor 1
lorenzo-space-character-2 = character tower, floor 2
lorenzo-space-character-3 = character tower, floor 3
lorenzo-space-character-4 = character tower, floor 4
lorenzo-space-building-1 = building tower, floor 1
lorenzo-space-building-2 = building tower, floor 2
lorenzo-space-building-3 = building tower, floor 3
lorenzo-space-building-4 = building tower, floor 4
lorenzo-space-venture-1 = venture tower, floor 1
lorenzo-space-venture-2 = venture tower, floor 2
lorenzo-space-venture-3 = venture tower, floor 3
lorenzo-space-venture-4 = venture tower, floor 4
lorenzo-space-harvest-small = small harvest space
lorenzo-space-harvest-large = large harvest space
lorenzo-space-production-small = small production space
lorenzo-space-production-large = large production space
lorenzo-space-market-1 = market space 1
lorenzo-space-market-2 = market space 2
lorenzo-space-market-3 = market space 3
lorenzo-space-market-4 = market space 4
lorenzo-space-council = council palace
