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
lorenzo-amount-wood = { $count } wood
lorenzo-amount-stone = { $count } stone
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
lorenzo-privilege-faith = faith points
lorenzo-list-or = { $first } or { $second }
lorenzo-list-either = { $first } or { $second }
lorenzo-list-in-turn = { $first }; { $second }
lorenzo-price-surcharge = a surcharge of { $coins }
lorenzo-price-servants =
    { $count ->
        [one] at least { $count } servant
       *[other] at least { $count } servants
    }
lorenzo-price-less-one = { $amount }, less { $less } of your choice

## Places

lorenzo-place-market = market
lorenzo-place-market-space = market ({ $gives })
lorenzo-place-bonus-tile = personal bonus tile

## Types of cards, actions, members

lorenzo-kind-territory = territory
    .plural = territories
    .heading = Territories
    .tower = territory tower
lorenzo-kind-character = character
    .plural = characters
    .heading = Characters
    .tower = character tower
lorenzo-kind-building = building
    .plural = buildings
    .heading = Buildings
    .tower = building tower
lorenzo-kind-venture = venture
    .plural = ventures
    .heading = Ventures
    .tower = venture tower
lorenzo-cards-territory =
    { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
lorenzo-cards-character =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
lorenzo-cards-building =
    { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
lorenzo-cards-venture =
    { $count ->
        [one] { $count } venture
       *[other] { $count } ventures
    }
lorenzo-cards-same = { $count } cards of one type
lorenzo-deed-territory = taking a territory
lorenzo-deed-character = taking a character
lorenzo-deed-building = taking a building
lorenzo-deed-venture = taking a venture
lorenzo-deed-harvest = harvesting
lorenzo-deed-production = producing
lorenzo-counted-territory =
    { $every ->
        [1] each of your territories
       *[other] every { $every } of your territories
    }
lorenzo-counted-character =
    { $every ->
        [1] each of your characters
       *[other] every { $every } of your characters
    }
lorenzo-counted-building =
    { $every ->
        [1] each of your buildings
       *[other] every { $every } of your buildings
    }
lorenzo-counted-venture =
    { $every ->
        [1] each of your ventures
       *[other] every { $every } of your ventures
    }
lorenzo-counted-military =
    { $every ->
        [1] each of your military points
       *[other] every { $every } of your military points
    }
lorenzo-work-harvest = harvest
    .title = Harvest
lorenzo-work-production = production
    .title = Production
lorenzo-members-coloured = your coloured family members
lorenzo-members-neutral = your neutral family member
lorenzo-basis-victory =
    { $every ->
        [1] each victory point you have before final scoring
       *[other] every { $every } victory points you have before final scoring
    }
lorenzo-basis-military =
    { $every ->
        [1] each of your military points
       *[other] every { $every } of your military points
    }
lorenzo-basis-building-costs =
    { $every ->
        [1] each wood and each stone in the printed costs of your buildings
       *[other] every { $every } wood and stone in the printed costs of your buildings
    }
lorenzo-basis-resources =
    { $every ->
        [1] each of your resources
       *[other] every { $every } of your resources
    }
lorenzo-member-black = black family member
    .short = black
lorenzo-member-white = white family member
    .short = white
lorenzo-member-orange = orange family member
    .short = orange
lorenzo-member-neutral = neutral family member
    .short = the neutral member

## What cards, leaders and tiles do

lorenzo-effect-costs = cost: { $cost }
lorenzo-effect-cost-needs = { $pay } (you must have at least { $needs })
lorenzo-effect-now = at once: { $effect }
lorenzo-effect-working = { $work } with action value { $value } or more: { $effect }
lorenzo-effect-at-end = { $gain } in final scoring
lorenzo-effect-each = { $gain } for { $per }
lorenzo-effect-privileges =
    { $count ->
        [one] { $count } council privilege
       *[other] { $count } different council privileges
    }
lorenzo-effect-take = take a { $kinds } card with action value { $value }
lorenzo-effect-take-any = take a card of any type with action value { $value }
lorenzo-effect-take-off = { $action }, paying { $off } less
lorenzo-effect-work = { $work } with action value { $value }
lorenzo-effect-work-servants = { $work } with action value { $value }, which only servants can raise
lorenzo-effect-strengthen = one coloured family member has value { $value } this round instead of its die
lorenzo-effect-exchange = { $pay } → { $gives }
lorenzo-effect-once = once per round: { $effect }
lorenzo-effect-copies = copies the ability of a leader that another player has in play
lorenzo-modifier-value = { $by } to the action value when { $action }
lorenzo-modifier-members = { $by } to the value of { $who }
lorenzo-modifier-base = your coloured family members have value { $value } whatever their dice show
lorenzo-modifier-discount = your { $kinds-plural } cost { $off } less
lorenzo-modifier-discount-all = your cards cost { $off } less
lorenzo-modifier-no-floor-bonus = no bonuses on floors { $floors } of the towers
lorenzo-modifier-occupied-spaces = you may place family members on occupied spaces of the market and on the occupied small harvest and production spaces
lorenzo-modifier-no-surcharge = no surcharge in occupied towers
lorenzo-modifier-no-slot-requirement = your territories need no military points
lorenzo-modifier-multiply =
    { $by ->
        [2] you get twice the { $goods } of immediate effects
       *[other] you get { $by } times the { $goods } of immediate effects
    }
lorenzo-modifier-church = { $gain } more for supporting the Church
lorenzo-modifier-less = { $goods } less from each source
lorenzo-modifier-no-market = you may not place family members in the market
lorenzo-modifier-servants =
    { $rate ->
        [one] { $rate } servant adds 1 to an action value
       *[other] { $rate } servants add 1 to an action value
    }
lorenzo-modifier-late = you take your first turn of each round after all other turns
lorenzo-modifier-no-score = no victory points for { $kind-plural } in final scoring
lorenzo-modifier-loss = in final scoring −1 victory point for { $basis }

## What a seat can do

lorenzo-do-choose = Take the tile with harvest: { $harvest }; production: { $production }
lorenzo-do-keep = Keep { $leader }
lorenzo-do-place = Place the { $member } (value { $value })
lorenzo-do-on = Get { $gain } ({ $space })
lorenzo-do-on-floor = Take { $card } ({ $space })
lorenzo-do-on-work = { $work-title } with action value { $value } ({ $space })
lorenzo-do-for = { $action }: pay { $price }
lorenzo-do-servants =
    { $count ->
        [0] Spend no servants (action value { $value })
        [one] Spend { $count } servant (action value { $value })
       *[other] Spend { $count } servants (action value { $value })
    }
lorenzo-do-pay = Pay { $price }
lorenzo-do-discount = Discount of { $off }: pay { $price }
lorenzo-do-exchange = { $card }: pay { $pay }, get { $gain }
lorenzo-do-clear = { $card }: no exchange
lorenzo-do-produce = Produce without exchanges: get { $gain }
lorenzo-do-produce-paying = Produce: pay { $pay }, get { $gain }
lorenzo-do-privilege = Get { $gain }
lorenzo-do-lose = Get { $less } less
lorenzo-do-take = Take { $card }
lorenzo-do-decline = Decline the bonus action
lorenzo-do-discard = Discard { $leader } for 1 council privilege
lorenzo-do-play = Play { $leader }: { $effect }
lorenzo-do-activate = Activate { $leader }: { $effect }
lorenzo-do-copy = Copy { $leader }: { $effect }
lorenzo-do-strengthen = Strengthen the { $member }: value { $value } this round
lorenzo-do-pass = Pass
lorenzo-do-end = End the turn
lorenzo-do-support = Support the Church: spend { $faith }, get { $gain }
lorenzo-do-refuse = Do not support the Church: accept excommunication “{ $tile }” ({ $effect })

## Questions

lorenzo-ask-tile = Which personal bonus tile do you take?
lorenzo-ask-draft = Leader card { $number } of 4: which one do you keep?
lorenzo-ask-turn = Which family member do you place?
lorenzo-ask-extra-turn = Your delayed turn: you may place your last family member.
lorenzo-ask-after = Any more leader actions, or do you end the turn?
lorenzo-ask-space = Where does your { $member } with value { $value } go?
lorenzo-ask-servants = How many servants do you spend on the { $place }? It needs { $minimum }, the action value is { $value }; { $rate ->
        [one] each servant adds 1.
       *[other] every { $rate } servants add 1.
    }
lorenzo-ask-servants-work = How many servants do you spend for { $granter }? { $work-title } has action value { $value }; { $rate ->
        [one] each servant adds 1.
       *[other] every { $rate } servants add 1.
    }
lorenzo-ask-cost = { $card }: which cost do you pay?
lorenzo-ask-discount = { $card }: which discount do you take?
lorenzo-ask-exchange = Production with action value { $value }: which exchanges do you use? All are paid together from what you have now.
lorenzo-ask-privilege = { $left ->
        [1] Council privilege ({ $source }): what do you get?
       *[other] Council privileges ({ $source }): what do you get? { $left } different ones are left to choose.
    }
lorenzo-ask-lose = You are excommunicated: which do you get 1 less of? ({ $source })
lorenzo-ask-take = { $card }: { $action }. Which card do you take?
lorenzo-ask-strengthen = { $leader }: which family member do you strengthen?
lorenzo-ask-copy = { $leader }: which leader’s ability do you copy?
lorenzo-ask-church = The Church asks for { $needs }; you have { $faith }. Do you support it?
lorenzo-ask-over = The game is over.

## What happens

lorenzo-log-chose-tile = { $seat } takes the personal bonus tile with harvest: { $harvest }; production: { $production }.
lorenzo-log-dealt = Each player is dealt { $count } leader cards.
lorenzo-log-kept = { $seat } keeps { $leader }.
lorenzo-log-kept-one = { $seat } keeps a leader card.
lorenzo-log-packets-passed = The leader cards are passed to the right, { $count } to each player.
lorenzo-log-round = Round { $round }, period { $period }.
lorenzo-log-dice = Dice: black { $black }, white { $white }, orange { $orange }.
lorenzo-log-placed = { $seat } places the { $member }: { $space }.
lorenzo-log-gave =
    { $count ->
        [one] { $seat } spends { $count } servant.
       *[other] { $seat } spends { $count } servants.
    }
lorenzo-log-surcharge =
    { $count ->
        [one] { $seat } pays a surcharge of { $count } coin for the occupied tower.
       *[other] { $seat } pays a surcharge of { $count } coins for the occupied tower.
    }
lorenzo-log-paid = { $seat } pays { $goods }.
lorenzo-log-took = { $seat } takes { $card }.
lorenzo-log-gained = { $seat } gets { $goods } ({ $source }).
lorenzo-log-used-privilege = { $seat } gets { $goods } for a council privilege ({ $source }).
lorenzo-log-worked = { $seat }: { $work } with action value { $value }.
lorenzo-log-exchanged = { $seat } uses the exchange of { $card } and pays { $goods }.
lorenzo-log-lost = { $seat } is excommunicated and gets { $goods } less ({ $source }).
lorenzo-log-declined = { $seat } declines the bonus action.
lorenzo-log-nothing-to-take = { $seat } cannot carry out the bonus action.
lorenzo-log-passed = { $seat } passes.
lorenzo-log-skipped = { $seat } is excommunicated and takes the first turn of the round last.
lorenzo-log-discarded = { $seat } discards { $leader } for 1 council privilege.
lorenzo-log-played = { $seat } plays { $leader }.
lorenzo-log-activated = { $seat } activates { $leader }.
lorenzo-log-copied = { $seat } copies the ability of { $leader }.
lorenzo-log-strengthened = { $seat }: the { $member } has value { $value } this round.
lorenzo-log-vatican =
    { $needs ->
        [one] Vatican report: the Church asks for { $needs } faith point.
       *[other] Vatican report: the Church asks for { $needs } faith points.
    }
lorenzo-log-supported = { $seat } supports the Church, spends all faith points ({ $faith }) and gets { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
lorenzo-log-excommunicated = { $seat } is excommunicated with { $faith ->
        [0] no faith points
        [one] { $faith } faith point
       *[other] { $faith } faith points
    }: { $tile }.
lorenzo-log-faith-scored = { $seat } spends all faith points ({ $faith }) and gets { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for them.
lorenzo-log-order = Turn order: { $seats }.
lorenzo-log-over = The game is over.

## What is refused

lorenzo-turn-asked = Something else has to be decided first.
lorenzo-turn-member = The { $member } has already been placed.
lorenzo-turn-must-place = You can place a family member, so you must.
lorenzo-turn-placed = You may place only one family member per turn.
lorenzo-turn-chosen = You have already chosen the { $member }.
lorenzo-turn-final = You have changed your family member often enough: choose a space.
lorenzo-turn-no-space = There is no space for the { $member }: even the council palace asks for { $minimum }, and your servants cannot raise its value of { $value } to that.
lorenzo-space-closed = This space is closed with this number of players: { $space }.
lorenzo-space-occupied = This space is occupied: { $space }.
lorenzo-value-too-low =
    { $servants ->
        [0] The action value { $value } is below the minimum value { $minimum }.
        [one] The action value { $value } is below the minimum value { $minimum }; with your only servant it reaches { $reach }.
       *[other] The action value { $value } is below the minimum value { $minimum }; with your { $servants } servants it reaches { $reach }.
    }
lorenzo-servants-held =
    { $held ->
        [0] You have no servants.
        [one] You have only { $held } servant.
       *[other] You have only { $held } servants.
    }
lorenzo-servants-rate = You must spend servants in multiples of { $rate }.
lorenzo-servants-needed = The card costs servants as well: spend fewer here.
lorenzo-tower-colour = Your coloured family member is already in the { $kind-tower }.
lorenzo-work-colour = Your coloured family member is already in the { $work } area.
lorenzo-tower-no-card = There is no card on this floor.
lorenzo-tower-surcharge =
    { $coins ->
        [one] The tower is occupied and you cannot pay the surcharge of { $coins } coin.
       *[other] The tower is occupied and you cannot pay the surcharge of { $coins } coins.
    }
lorenzo-card-cost = You cannot pay for { $card }: you are short of { $missing }.
lorenzo-card-military = You need more military points for { $card }.
lorenzo-card-slot =
    { $needs ->
        [one] You need { $needs } military point for your next territory.
       *[other] You need { $needs } military points for your next territory.
    }
lorenzo-card-limit = You cannot have more than 6 { $kind-plural }.
lorenzo-card-discount = You have no discount for this: { $good }.
lorenzo-grant-tower = This bonus action cannot take a card from the { $kind-tower }.
lorenzo-grant-none = There is no such bonus action now.
lorenzo-market-forbidden = You are excommunicated and may not go to the market.
lorenzo-exchange-cost = What you had before production is not enough for this exchange as well: { $card }.
lorenzo-exchange-twice = You have already chosen this exchange: { $card }.
lorenzo-exchange-not-laid = You have not chosen an exchange of this building: { $card }.
lorenzo-exchange-final = You have changed the exchanges often enough: produce.
lorenzo-exchange-inactive = This building has no such exchange now: { $card }.
lorenzo-privilege-different = Council privileges from one effect must all be different: { $privilege }.
lorenzo-excommunication-loss = You cannot get less of this: { $good }.
lorenzo-set-up-tile = This personal bonus tile is already taken.
lorenzo-leader-hand = { $leader } is not one of the leaders you can use here.
lorenzo-leader-requirement = You do not meet the requirement of { $leader }.
lorenzo-leader-used = You cannot activate { $leader } now.
lorenzo-leader-inside = Leader actions come before or after the action, not within it.
lorenzo-leader-target = There is nothing to choose for { $leader }.

## Scores

lorenzo-source-play = victory points during the game
lorenzo-source-faith = faith
lorenzo-source-territories = conquered territories
lorenzo-source-characters = influenced characters
lorenzo-source-ventures = encouraged ventures
lorenzo-source-military = military strength
lorenzo-source-resources = collected resources
lorenzo-source-losses = excommunication

## Panels

lorenzo-phase-bonus-tiles = choice of personal bonus tiles
lorenzo-phase-draft = draft of leader cards
lorenzo-phase-actions = actions
lorenzo-phase-vatican = Vatican report
lorenzo-phase-over = end of the game
lorenzo-panel-nobody = —
lorenzo-panel-table = Florence
lorenzo-panel-phase = Round { $round } of 6, period { $period }: { $phase }
lorenzo-panel-set-up = Set-up: { $phase }
lorenzo-panel-tiles-left = Personal bonus tiles to choose from
lorenzo-panel-dice = Dice: black { $black }, white { $white }, orange { $orange }
lorenzo-panel-order = Turn order: { $seats }
lorenzo-panel-decks = Cards left in the decks: { $territory } territories, { $character } characters, { $building } buildings, { $venture } ventures
lorenzo-panel-tower = The { $kind-tower }
lorenzo-panel-floor = Floor { $floor }, value { $minimum }: { $card } — { $effect }
lorenzo-panel-floor-bonus = Floor { $floor }, value { $minimum }, bonus { $bonus }: { $card } — { $effect }
lorenzo-panel-floor-empty = Floor { $floor }, value { $minimum }: no card; { $seats }
lorenzo-panel-spaces = Other action spaces
lorenzo-panel-space = { $space }: { $seats }
lorenzo-panel-space-gives = { $space } ({ $effect }): { $seats }
lorenzo-panel-church = Church
lorenzo-panel-tile =
    { $needs ->
        [one] Period { $period }, { $needs } faith point: { $tile } ({ $effect }); excommunicated: { $seats }
       *[other] Period { $period }, { $needs } faith points: { $tile } ({ $effect }); excommunicated: { $seats }
    }
lorenzo-panel-family = Family of { $seat }
lorenzo-panel-goods = Wood { $wood }, stone { $stone }, servants { $servants }, coins { $coins }
lorenzo-panel-points = Military points { $military }, faith points { $faith }, victory points { $victory }
lorenzo-panel-member = { $member } (value { $value })
lorenzo-panel-home = At home: { $members }
lorenzo-panel-bonus = Personal bonus tile — harvest: { $harvest }; production: { $production }
lorenzo-panel-cards = { $kind-heading } ({ $count }): { $cards }
lorenzo-panel-hand-size = Leader cards in hand: { $count }
lorenzo-panel-leader = In play: { $leader } — { $effect }
lorenzo-panel-leader-used = In play, used this round: { $leader } — { $effect }
lorenzo-panel-copied = Copied: { $leader } — { $effect }
lorenzo-panel-discarded = Discarded: { $leaders }
lorenzo-panel-hand = Your leader cards
lorenzo-panel-in-hand = { $leader } — requirement: { $needs }; { $effect }
lorenzo-panel-in-packet = To choose from: { $leader } — requirement: { $needs }; { $effect }
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

## Explanations

lorenzo-explain-does = { $what }.
lorenzo-explain-printed = figures: printed
lorenzo-explain-partly-printed = figures: partly reconstructed
lorenzo-explain-card-kind = { $kind }, period { $period }
lorenzo-explain-leader-kind = leader
lorenzo-explain-tile-kind = excommunication tile, period { $period }
lorenzo-explain-bonus-kind = personal bonus tile
lorenzo-explain-space-kind = action space
lorenzo-explain-good-kind = goods and points
lorenzo-explain-member-kind = family member
lorenzo-explain-tower-kind = tower
lorenzo-explain-faith-kind = faith track
lorenzo-explain-military-kind = military track
lorenzo-explain-slot-kind = place for a card
lorenzo-explain-round-kind = round
lorenzo-explain-surcharge-kind = tower
lorenzo-explain-dice-kind = dice
lorenzo-explain-order-kind = turn order
lorenzo-explain-score-kind = score
lorenzo-explain-surcharge = surcharge
lorenzo-explain-surcharge-says = This tower is occupied: a card here costs { $coins } coins more, paid before anything else.
lorenzo-explain-dice = the dice of the round
lorenzo-explain-dice-says = Each die sets the value of the member of its colour, for everybody and for the whole round.
lorenzo-explain-order = the coming turn order
lorenzo-explain-order-says = Players who come to the council palace go first in the next round, in order of arrival; the others follow as before.
lorenzo-explain-score = the score as it stands
lorenzo-explain-score-says = The points scored if the game ended now, and where they come from.
lorenzo-explain-floor-value = value needed on floor { $floor }
lorenzo-explain-floor-bonus = floor bonus
lorenzo-explain-you-pay = you pay
lorenzo-explain-share = { $source }
lorenzo-explain-servants-needed = servants needed
lorenzo-explain-kind-cards = cards: { $kind }
lorenzo-explain-one-kind = cards of one type
lorenzo-explain-needs = Requirement: { $what }.
lorenzo-explain-tile-says = Whoever does not have { $needs } at the end of the period, or does not support the Church, suffers this for the rest of the game.
lorenzo-explain-bonus-says = Every harvest: { $harvest }. Every production: { $production }.
lorenzo-explain-closed = Closed with this number of players.
lorenzo-explain-floor-empty = The card on this floor has been taken; nobody can come here any more this round.
lorenzo-explain-harvest-says = Your bonus tile takes effect, and so do all your territories whose value you reach.
lorenzo-explain-production-says = Your bonus tile takes effect, and so do all your buildings whose value you reach; exchanges are chosen together and paid from what you have.
lorenzo-explain-large-says = Any number of members; the action value is { $by } lower here.
lorenzo-explain-small-says = For one member.
lorenzo-explain-gives = Gives { $what }.
lorenzo-explain-one-member = Room for one member; any value of 1 or more will do.
lorenzo-explain-council-says = Room for everybody; any value of 1 or more will do. Whoever comes here plays earlier in the next round.
lorenzo-explain-good-wood = A resource: pays for buildings and ventures. Every 5 resources left over are worth 1 point at the end.
lorenzo-explain-good-stone = A resource: pays for buildings and ventures. Every 5 resources left over are worth 1 point at the end.
lorenzo-explain-good-coins = A resource: pays for characters and much else, and for the surcharge in occupied towers.
lorenzo-explain-good-servants = A resource: each servant you spend raises the value of one action by 1.
lorenzo-explain-good-military = Needed for more territories and for ventures; having the most scores points at the end.
lorenzo-explain-good-faith = The Church asks for it at the end of each period; all of it is spent when you support the Church.
lorenzo-explain-good-victory = Whoever has the most wins.
lorenzo-explain-member-says = Its value is that of the die of its colour. Two coloured members of a family can never be in the same tower, harvest area or production area.
lorenzo-explain-neutral-says = Its value is 0: it needs servants. It has no colour and may join another member of its family.
lorenzo-explain-member-value = value now
lorenzo-explain-stands = It is here: { $place }.
lorenzo-explain-tower = { $kind-tower }
lorenzo-explain-tower-says = A member takes the card on its floor. Higher floors ask for a higher value; the upper two give a bonus.
lorenzo-explain-left = cards left in the deck
lorenzo-explain-yield-says = The line below shows what this action would bring, with the member you have picked up or with all your cards at work.
lorenzo-explain-faith-last = Too little to support the Church. In the last Vatican report it still brings { $points }.
lorenzo-explain-faith-nothing = Without faith points you cannot support the Church, and the last Vatican report brings you nothing.
lorenzo-explain-faith-says = Supporting the Church from here brings { $points }.
lorenzo-explain-faith-asked = The Church asks for this much at the end of period { $period }.
lorenzo-explain-military-says = With this many military points you can have up to { $slots } territories.
lorenzo-explain-military-end = At the end the most are worth { $first } points, the second most { $second }.
lorenzo-explain-slot = place { $number }: { $kind-plural }
lorenzo-explain-slot-open = No military points are needed to put a territory here.
lorenzo-explain-slot-needs = You need { $needs } to put a territory here.
lorenzo-explain-slot-points = Filled up to here, the row is worth { $points ->
        [0] nothing yet
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }.
lorenzo-explain-slot-building = Buildings work in production; they score no points of their own at the end.
lorenzo-explain-slot-venture = Ventures score the points printed on them at the end.
lorenzo-explain-round = round { $number }
lorenzo-explain-round-says = New cards, new dice; everybody takes turns placing four members.
lorenzo-explain-round-church = At its end the Church asks for faith.
