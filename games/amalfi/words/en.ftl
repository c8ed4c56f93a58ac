### Amalfi: Renaissance

## The game

amalfi-title = Amalfi: Renaissance
amalfi-tagline = Your ships are workers, goods and money: sail, buy masterpieces, invite the famous and rebuild the port of Amalfi in four rounds.
amalfi-edition-2023 = Edition of 2023 (most cards, tiles and board symbols reconstructed)

## Options

amalfi-option-start = Starting characters
amalfi-option-start-help = How the six cards of each starting hand are dealt.
amalfi-option-start-guild = guild stacks
amalfi-option-start-blind = six random cards
amalfi-option-start-personal = keep six of ten
amalfi-option-start-full-draft = full draft (2 to 4 players)
amalfi-option-start-selective-draft = selective draft (2 to 4 players)
amalfi-option-opponent = Solo opponent
amalfi-option-opponent-help = Whom a lone player challenges. Genoa is harder.
amalfi-option-opponent-naples = Naples
amalfi-option-opponent-genoa = Genoa
amalfi-option-first = First player
amalfi-option-first-help = Who begins; drawn at random if nobody is named.

## What cannot be set up

amalfi-setup-draft = Starting characters cannot be drafted alone.
amalfi-setup-opponent = Only a lone player challenges an opponent.
amalfi-setup-first = The first player must sit at the table.

## Holds, places, types, opponents

amalfi-hold-spices = spices
amalfi-hold-wood = wood
amalfi-hold-wine = wine
amalfi-hold-gems = gems
amalfi-hold-cloth = cloth
amalfi-place-spices = spices hold
amalfi-place-wood = wood hold
amalfi-place-wine = wine hold
amalfi-place-gems = gems hold
amalfi-place-cloth = cloth hold
amalfi-place-bay = bay
amalfi-craft-book = book
amalfi-craft-painting = painting
amalfi-craft-monument = monument
amalfi-role-instant = instant
amalfi-role-permanent = permanent
amalfi-role-activation = activation
amalfi-role-endgame = end of game
amalfi-opponent-naples = Naples
amalfi-opponent-genoa = Genoa

## What is counted

amalfi-count-book = book
amalfi-count-painting = painting
amalfi-count-monument = monument
amalfi-count-masterpiece = masterpiece
amalfi-count-masterpiece_type = type of masterpieces
amalfi-count-masterpiece_set = set of book, painting and monument
amalfi-count-masterpiece_of_best_type = masterpieces of the commonest type
amalfi-count-two_types_with_at_least = masterpieces in each of two types
amalfi-count-private_route = explored route
amalfi-count-own_private_route_with_own_ship = own private route with an own ship
amalfi-count-ship_built = built ship
amalfi-count-fleet = ship of the fleet
amalfi-count-lighthouse = lighthouse
amalfi-count-char_any = invited character
amalfi-count-char_type = type of invited characters
amalfi-count-char_instant = instant character
amalfi-count-char_permanent = permanent character
amalfi-count-char_activation = activation character
amalfi-count-char_endgame = end-game character
amalfi-count-title = title
amalfi-count-bread = bread

## Kinds of effects, to choose from

amalfi-kind-spices = send to spices
amalfi-kind-wood = send to wood
amalfi-kind-wine = send to wine
amalfi-kind-gems = send to gems
amalfi-kind-cloth = send to cloth
amalfi-kind-any = send to any hold
amalfi-kind-bread = bread
amalfi-kind-vp = victory points
amalfi-kind-take = take a character
amalfi-kind-lighthouse = build a lighthouse
amalfi-kind-unturn = unturn a character
amalfi-kind-pay = pay bread
amalfi-kind-discard-masterpiece = discard a masterpiece
amalfi-kind-discard-character = discard a character of the council
amalfi-kind-buy = buy
amalfi-kind-explore = explore
amalfi-kind-invite = invite
amalfi-kind-build = build ships
amalfi-kind-recall = recall ships
amalfi-kind-from-port = ships from the port
amalfi-kind-copy = repeat a route
amalfi-kind-discard-hand = discard cards of the hand
amalfi-kind-move = move ships between holds
amalfi-kind-choose = choose

## Buttons

amalfi-do-guild = Take the stack: { $guild }
amalfi-do-keep = Keep { $card }
amalfi-do-return = Put { $card } back
amalfi-do-sail = Sail: { $route }
amalfi-do-buy = Buy: { $card }
amalfi-do-explore = Explore: { $tile }
amalfi-do-invite = Invite { $card }
amalfi-do-activate = Activate { $card }
amalfi-do-build = Build { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
amalfi-do-pass = Pass
amalfi-do-lower = Lower a ship for bread: { $hold }
amalfi-do-supply = Lower a ship from the bay for bread
amalfi-do-discard = Discard for bread: { $card }
amalfi-do-pay = Pay with a ship: { $from }
amalfi-do-send = Send a ship: { $hold }
amalfi-do-take = Take { $card }
amalfi-do-lighthouse = Lighthouse: { $route }
amalfi-do-beacon = Use the lighthouse: send a ship to { $hold }
amalfi-do-glean = Use the lighthouse: bread
amalfi-do-choose = Choose: { $kind }
amalfi-do-unturn = Unturn { $card }
amalfi-do-recall = Recall the ship: { $route }
amalfi-do-launch = Move a ship from the port to the bay
amalfi-do-copy = Repeat the route: { $route }
amalfi-do-spend = Discard: { $card }
amalfi-do-move = Move a ship: { $from } → { $to }
amalfi-do-skip = Go on without
amalfi-do-done = Done

## Questions

amalfi-ask-over = The game is over.
amalfi-ask-guild = Which guild stack do you take?
amalfi-ask-keep = { $left ->
        [0] Six cards are kept. Is this your hand?
        [one] Keep { $left } more card of your deal.
       *[other] Keep { $left } more cards of your deal.
    }
amalfi-ask-pick = Pick a card; the rest goes to your left neighbour.
amalfi-ask-reserve = Keep one of your end-game characters.
amalfi-ask-turn = Round { $round }, your turn: a main action or pass.
amalfi-ask-before =
    { $route }: take a character first? Then { $price ->
        [one] { $price } bread is
       *[other] { $price } bread are
    } due.
amalfi-ask-after = { $route }: take a character now?
amalfi-ask-send = Send up to { $left ->
        [one] { $left } ship
       *[other] { $left } ships
    } to the hold: { $hold }.
amalfi-ask-send-any = Send up to { $left ->
        [one] { $left } ship
       *[other] { $left } ships
    } to any holds.
amalfi-ask-take = Take a character from the council? Up to { $left ->
        [one] { $left } character
       *[other] { $left } characters
    } more.
amalfi-ask-lighthouse = Where do you build the lighthouse?
amalfi-ask-no-lighthouse = All your lighthouses stand. What do you take instead?
amalfi-ask-unturn = Unturn up to { $left ->
        [one] { $left } character
       *[other] { $left } characters
    }.
amalfi-ask-extra-buy = Buy a masterpiece now, { $discount } cheaper?
amalfi-ask-extra-explore = Explore a route now, { $discount } cheaper?
amalfi-ask-extra-invite = Invite a character now, { $discount } cheaper?
amalfi-ask-build-free = Build up to { $left ->
        [one] { $left } ship
       *[other] { $left } ships
    } for free?
amalfi-ask-recall = Recall up to { $left ->
        [one] { $left } ship
       *[other] { $left } ships
    } from routes?
amalfi-ask-launch = Move up to { $left ->
        [one] { $left } ship
       *[other] { $left } ships
    } from the port to the bay?
amalfi-ask-copy = Which public route do you repeat?
amalfi-ask-spend = Discard up to { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } of your hand.
amalfi-ask-move = Move up to { $left ->
        [one] { $left } ship
       *[other] { $left } ships
    } from hold to hold?
amalfi-ask-choose = Choose one.
amalfi-ask-pay-bread = The effect costs { $n } bread and you have { $bread }. Raise the bread, or forgo the effect?
amalfi-ask-beacon = A ship has sailed { $route }: do you use your lighthouse?
amalfi-ask-pay-masterpiece = { $thing }: still { $due } of { $resources }; bread surcharge { $surcharge }. Which ship pays?
amalfi-ask-pay-tile = { $thing }: still { $due } of { $resources }; bread surcharge { $surcharge }. Which ship pays?
amalfi-ask-pay-character = { $thing }: still { $due } of { $resources }; bread surcharge { $surcharge }. Which ship pays?
amalfi-ask-pay-ships =
    { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }: still { $due } of { $resources }; bread surcharge { $surcharge }. Which ship pays?
amalfi-ask-feeding = Feeding costs { $owed } bread and you have { $bread }. Lower ships or discard cards?
amalfi-ask-decree = The decree is about to be scored: { $decree }. Lower ships or discard cards before?

## Log

amalfi-log-guild = { $seat } takes the stack of a guild: { $guild }.
amalfi-log-kept = { $seat } keeps { $card }.
amalfi-log-kept-hidden = { $seat } keeps a card.
amalfi-log-returned = { $seat } puts { $card } back.
amalfi-log-hand-settled = { $seat } has chosen a starting hand.
amalfi-log-packs-passed = The packs go to the left.
amalfi-log-council-meets = The council meets: { $cards }.
amalfi-log-sailed = { $seat } sails: { $route }.
amalfi-log-bread-paid =
    { $seat } pays { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }.
amalfi-log-bread-gained =
    { $seat } gains { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }, now { $bread }.
amalfi-log-bread-lost =
    { $seat }: no room for { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }.
amalfi-log-points =
    { $seat } gains { $n ->
        [one] { $n } VP
       *[other] { $n } VP
    }.
amalfi-log-sent = { $seat } sends a ship to { $hold }.
amalfi-log-lowered = { $seat } lowers a ship from { $hold } to the bay.
amalfi-log-supplied = { $seat } lowers a ship from the bay to the port.
amalfi-log-discarded = { $seat } discards { $card }.
amalfi-log-paid-from-hold = { $seat } pays with a ship from { $hold }: { $n }.
amalfi-log-paid-from-bay = { $seat } pays with a ship from the bay: { $n } of any kind.
amalfi-log-took = { $seat } takes { $card }.
amalfi-log-lit = { $seat } builds a lighthouse: { $route }.
amalfi-log-beacon-sent = { $seat } uses the lighthouse and sends a ship to { $hold }.
amalfi-log-beacon-bread = { $seat } uses the lighthouse for bread.
amalfi-log-bought =
    { $seat } buys { $card }: { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
amalfi-log-explored =
    { $seat } explores { $tile }: { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
amalfi-log-invited = { $seat } invites { $card }.
amalfi-log-activated = { $seat } activates { $card }.
amalfi-log-unturned = { $seat } unturns { $card }.
amalfi-log-ship-built = { $seat } builds a ship.
amalfi-log-recalled = { $seat } recalls a ship: { $route }.
amalfi-log-launched = { $seat } moves a ship from the port to the bay.
amalfi-log-copied = { $seat } repeats a route: { $route }.
amalfi-log-moved = { $seat } moves a ship from { $from } to { $to }.
amalfi-log-title =
    { $seat } gains the title { $title }: { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
amalfi-log-passed = { $seat } passes.
amalfi-log-enough = { $seat } has decided enough in this round: only what must be settled is asked now.
amalfi-log-compass = { $seat } takes the compass rose.
amalfi-log-fed =
    { $seat } feeds the crews: { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }.
amalfi-log-hungry =
    { $seat } lacks { $missing } bread and loses { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
amalfi-log-decree =
    { $decree }: { $seat } scores { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
amalfi-log-council-card = New in the council: { $card }.
amalfi-log-workshop-card = New in the workshop: { $card }.
amalfi-log-atlas-tile = New in the atlas: { $tile }.
amalfi-log-council-discard = Discarded from the council: { $card }.
amalfi-log-workshop-discard = Discarded from the workshop: { $card }.
amalfi-log-atlas-discard = Removed from the atlas: { $tile }.
amalfi-log-council-renewed = The discarded characters are shuffled and become the deck.
amalfi-log-workshop-renewed = The discarded masterpieces are shuffled and become the deck.
amalfi-log-round = Round { $round } begins with { $seat }.
amalfi-log-ships-returned = All ships on docks and in ports return to their bays.
amalfi-log-covered = { $tile } covers { $route }.
amalfi-log-endgame =
    { $seat }: { $card } scores { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
amalfi-log-ended = The game is over.
amalfi-log-rival-looks = { $opponent } looks at the rightmost masterpiece: { $card }.
amalfi-log-rival-looks-at-tile = { $opponent } looks at the rightmost tile: { $tile }.
amalfi-log-rival-ship = { $opponent } puts a ship: { $route }.
amalfi-log-rival-lighthouse = { $opponent } puts a lighthouse: { $route }.
amalfi-log-rival-barred = { $opponent } finds no room: { $route }.
amalfi-log-rival-idle = { $opponent } does nothing.
amalfi-log-titles-enough = { $opponent }: { $titles } of { $needed } titles needed. You go on.
amalfi-log-titles-too-few = { $opponent }: only { $titles } of { $needed } titles needed. You have lost.

## Refusals

amalfi-turn-asked = That is not what you are asked now.
amalfi-turn-enough = You have decided enough in this round: only what must be settled is left.
amalfi-start-guild = The stack is taken: { $guild }.
amalfi-start-card = You were not dealt { $card }.
amalfi-start-kept = You have kept { $card } already.
amalfi-start-full = You keep { $n } cards already: put one back first.
amalfi-start-short = Keep { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } first.
amalfi-sail-bay = There is no ship in your bay.
amalfi-sail-dock = A ship is on this dock: { $route }.
amalfi-sail-private = This private route belongs to somebody else: { $route }.
amalfi-sail-play = This route is not in play: { $route }.
amalfi-sail-bread = The route costs { $price } bread and you have { $bread }.
amalfi-sail-crowded = You have sailed to a taken dock often enough in this round: { $route }.
amalfi-sail-take = After this take { $price } bread must be left for the route.
amalfi-market-workshop = { $card } is not in the workshop.
amalfi-market-atlas = { $tile } is not in the atlas.
amalfi-market-council = { $card } is not in the council.
amalfi-market-surcharge = The cell costs { $n } bread, which you cannot pay; you have { $bread }.
amalfi-pay-cost = All your ships together do not pay { $n }.
amalfi-pay-bread = That costs { $n } bread and you have { $bread }.
amalfi-pay-ship = There is no ship to lower: { $place }.
amalfi-pay-paying = First the payment is completed.
amalfi-hand-card = { $card } is not in your hand.
amalfi-activate-own = You have not invited { $card }.
amalfi-activate-type = { $card } cannot be activated.
amalfi-activate-turned = { $card } is turned.
amalfi-activate-hand = For this you need { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to discard.
amalfi-unturn-turned = { $card } is not one of your turned characters.
amalfi-build-shipyard = Your shipyard has { $left ->
        [one] { $left } ship
       *[other] { $left } ships
    } to build.
amalfi-optional-gain = Not in the middle of a gain: first send the ships.
amalfi-optional-needed = You need your cards for the effect under way.
amalfi-send-hold = The effect shows another hold, not { $hold }.
amalfi-lighthouse-slot = A lighthouse stands there: { $route }.
amalfi-lighthouse-left = You still have a lighthouse to build.
amalfi-lighthouse-none = You have no lighthouse left.
amalfi-beacon-bread = Sending a ship costs { $n } bread and you have { $bread }.
amalfi-beacon-hold = The route does not show this hold: { $hold }.
amalfi-choose-option = That is not one of the options: { $kind }.
amalfi-recall-dock = You have no ship there: { $route }.
amalfi-launch-port = There is no ship in your port.
amalfi-copy-public = Only public routes can be repeated, not { $route }.
amalfi-move-same = The ship already is in this hold: { $hold }.
amalfi-spend-least = You still have to discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.

## Effects

amalfi-cost-resources = { $n } { $resources }
amalfi-cost-bread =
    { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }
amalfi-effect-none = none
amalfi-effect-send = up to { $n } to { $hold }
amalfi-effect-send-any = up to { $n } to any holds
amalfi-effect-bread = +{ $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }
amalfi-effect-vp = +{ $n ->
        [one] { $n } VP
       *[other] { $n } VP
    }
amalfi-effect-take = take { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
amalfi-effect-take-free = take { $n ->
        [one] { $n } character
       *[other] { $n } characters
    } without surcharge
amalfi-effect-lighthouse = build { $n ->
        [one] { $n } lighthouse
       *[other] { $n } lighthouses
    }
amalfi-effect-untap = unturn { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
amalfi-effect-untap-all = unturn all characters
amalfi-effect-choose = one of: { $options }
amalfi-effect-option = { $effects }
amalfi-effect-pay = pay { $n ->
        [one] { $n } bread
       *[other] { $n } bread
    }
amalfi-effect-discard-workshop = discard the rightmost masterpiece
amalfi-effect-discard-council = discard the rightmost character
amalfi-effect-extra-buy = buy now, { $discount } cheaper
amalfi-effect-extra-explore = explore now, { $discount } cheaper
amalfi-effect-extra-invite = invite now, { $discount } cheaper
amalfi-effect-per = { $each } VP for each { $count } (at most { $max })
amalfi-effect-each = { $each } VP for each { $count }
amalfi-effect-groups = { $set } VP for each set of three types, { $pair } for each pair of two
amalfi-effect-require = { $n } × { $count }
amalfi-effect-build-free = build { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } for free
amalfi-effect-recall = recall { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } from routes
amalfi-effect-from-port =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } from port to bay
amalfi-effect-copy = repeat a public route, even a taken one
amalfi-effect-copy-free = repeat a public route without a ship
amalfi-effect-discard-hand = discard up to { $n } of the hand, for each: { $effects }
amalfi-effect-move = move { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    } between holds
amalfi-when-buy = whenever you buy: { $effects }
amalfi-when-buy-craft = whenever you buy ({ $craft }): { $effects }
amalfi-when-explore = whenever you explore: { $effects }
amalfi-when-build-ship = for each ship you build: { $effects }
amalfi-when-lighthouse-built = for each lighthouse you build: { $effects }
amalfi-when-lighthouse-used = whenever you use a lighthouse: { $effects }
amalfi-when-invite = for each later invitation: { $effects }
amalfi-when-take = for each card you take: { $effects }
amalfi-when-sail-private = whenever you sail a private route: { $effects }
amalfi-when-sail-public = whenever you sail a public route: { $effects }
amalfi-mod-hold-value = a ship from { $hold } yields { $n } more
amalfi-mod-emergency-value = emergency supply yields { $n } more
amalfi-mod-ship-cost = each ship costs { $n } less
amalfi-mod-explore-cost = exploring costs { $n } less
amalfi-mod-feed = feeding costs { $n } bread less
amalfi-mod-sail-bread = routes cost { $n } bread less
amalfi-mod-sail-occupied = { $n } per round: sail to a taken public route for { $bread } more bread
amalfi-mod-surcharge = surcharges at most { $n }: { $markets }
amalfi-mod-lighthouse-bread = a lighthouse gives { $n } bread
amalfi-mod-lighthouse-send-cost = a lighthouse sends a ship for { $n } bread

## Panels

amalfi-panel-nothing = none
amalfi-panel-table = Table
amalfi-panel-round = Round { $round }: { $phase }
amalfi-panel-phase-start = starting characters
amalfi-panel-phase-actions = actions
amalfi-panel-phase-feeding = feeding
amalfi-panel-phase-decrees = decree
amalfi-panel-phase-over = the game is over
amalfi-panel-first = First player: { $seat }
amalfi-panel-compass = Compass rose: { $seat }
amalfi-panel-passed = Passed: { $seats }
amalfi-panel-decrees = Decrees
amalfi-panel-decree = { $round }  { $decree }: { $what }
amalfi-panel-decree-done = { $round }  { $decree } (scored)
amalfi-panel-titles = Titles
amalfi-panel-title = { $title }: { $what }. Next: { $vp } VP. Held by: { $holders }
amalfi-panel-council = Council
amalfi-panel-workshop = Workshop
amalfi-panel-atlas = Atlas
amalfi-panel-stack = Stack: { $guild }
amalfi-panel-council-card = { $bread }  { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-deck = Deck { $n }, discarded { $discard }
amalfi-panel-masterpiece = { $bread }  { $card } ({ $craft }; { $cost }): { $vp } VP, bonus: { $what }
amalfi-panel-tile = { $bread }  { $tile } ({ $cost }): { $vp } VP. Sailing: { $price } bread, { $what }
amalfi-panel-stacks = Tiles in the stacks: { $n }
amalfi-panel-routes = Routes
amalfi-panel-route = { $route }: { $price } bread, { $what }
amalfi-panel-cover = { "    " }covered by { $tile }
amalfi-panel-explorer = { "    " }explored by { $seat }
amalfi-panel-ships = { "    " }ships: { $seats }
amalfi-panel-lighthouse = { "    " }lighthouse: { $seat }
amalfi-panel-rival-ship = { "    " }ship: { $opponent }
amalfi-panel-rival-lighthouse = { "    " }lighthouse: { $opponent }
amalfi-panel-player = { $seat }: { $vp } VP
amalfi-panel-barn = Bread { $bread } of { $capacity }, feeding { $owed }
amalfi-panel-bay = Bay { $bay }   port { $port }   docks { $docks }   shipyard { $shipyard }
amalfi-panel-hold = { $hold } { $ships }
amalfi-panel-holds = Holds: { $holds }
amalfi-panel-counts = Lighthouses { $lighthouses }, cards in hand { $hand }, titles { $cubes }
amalfi-panel-guild = Guild: { $guild }
amalfi-panel-invited = { $card } ({ $role }): { $what }
amalfi-panel-turned = { $card } ({ $role }, turned): { $what }
amalfi-panel-masterpieces = Masterpieces: { $cards }
amalfi-panel-tiles = Explored: { $tiles }
amalfi-panel-rival = Opponent: { $opponent }
amalfi-panel-rival-pieces = In supply: { $ships } ships, { $lighthouses } lighthouses
amalfi-panel-rival-titles = Titles needed at the end of this round: { $n }
amalfi-panel-hand = Your hand
amalfi-panel-card = { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-chosen = chosen: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-choice = to choose: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-dealt = dealt to you: { $card } ({ $role }; { $cost }): { $what }

## Scores

amalfi-source-masterpieces = Masterpieces
amalfi-source-routes = Routes
amalfi-source-decrees = Decrees
amalfi-source-titles = Titles
amalfi-source-characters = Characters
amalfi-source-feeding = Feeding
amalfi-source-board = Symbols of the board
amalfi-verdict-lost = The challenge is lost: too few titles.
amalfi-verdict-novice = Novice
amalfi-verdict-promising-ruler = Promising ruler
amalfi-verdict-patron = Patron
amalfi-verdict-pride = Pride of Amalfi

## Characters

amalfi-character-aldus-manutius = Aldus Manutius
amalfi-character-johannes-gutenberg = Johannes Gutenberg
amalfi-character-sandro-botticelli = Sandro Botticelli
amalfi-character-isabella-deste = Isabella d'Este
amalfi-character-michelozzo = Michelozzo
amalfi-character-giuliano-da-sangallo = Giuliano da Sangallo
amalfi-character-henry-the-navigator = Henry the Navigator
amalfi-character-piri-reis = Piri Reis
amalfi-character-paolo-toscanelli = Paolo Toscanelli
amalfi-character-antonio-pigafetta = Antonio Pigafetta
amalfi-character-francesco-datini = Francesco Datini
amalfi-character-agostino-chigi = Agostino Chigi
amalfi-character-vittoria-colonna = Vittoria Colonna
amalfi-character-josquin-des-prez = Josquin des Prez
amalfi-character-bartolomeu-dias = Bartolomeu Dias
amalfi-character-giovanni-caboto = Giovanni Caboto
amalfi-character-bartolomeo-colleoni = Bartolomeo Colleoni
amalfi-character-luca-della-robbia = Luca della Robbia
amalfi-character-niccolo-de-conti = Niccolo de' Conti
amalfi-character-flavio-biondo = Flavio Biondo
amalfi-character-poggio-bracciolini = Poggio Bracciolini
amalfi-character-bessarion = Bessarion
amalfi-character-pietro-perugino = Pietro Perugino
amalfi-character-giovanni-bellini = Giovanni Bellini
amalfi-character-donato-bramante = Donato Bramante
amalfi-character-francesco-di-giorgio = Francesco di Giorgio
amalfi-character-vettor-fausto = Vettor Fausto
amalfi-character-mariano-taccola = Mariano Taccola
amalfi-character-fra-mauro = Fra Mauro
amalfi-character-alvise-cadamosto = Alvise Cadamosto
amalfi-character-jakob-fugger = Jakob Fugger
amalfi-character-giovanni-di-bicci-de-medici = Giovanni di Bicci de' Medici
amalfi-character-isotta-nogarola = Isotta Nogarola
amalfi-character-caterina-sforza = Caterina Sforza
amalfi-character-lucrezia-borgia = Lucrezia Borgia
amalfi-character-vasco-da-gama = Vasco da Gama
amalfi-character-giovanni-da-verrazzano = Giovanni da Verrazzano
amalfi-character-hayreddin-barbarossa = Hayreddin Barbarossa
amalfi-character-ciriaco-dancona = Ciriaco d'Ancona
amalfi-character-giorgio-vasari = Giorgio Vasari
amalfi-character-marsilio-ficino = Marsilio Ficino
amalfi-character-leon-battista-alberti = Leon Battista Alberti
amalfi-character-lorenzo-ghiberti = Lorenzo Ghiberti
amalfi-character-andrea-mantegna = Andrea Mantegna
amalfi-character-sebastiano-venier = Sebastiano Venier
amalfi-character-ferdinand-magellan = Ferdinand Magellan
amalfi-character-luca-pacioli = Luca Pacioli
amalfi-character-piero-della-francesca = Piero della Francesca
amalfi-character-lorenzo-valla = Lorenzo Valla
amalfi-character-juan-sebastian-elcano = Juan Sebastian Elcano
amalfi-character-federico-da-montefeltro = Federico da Montefeltro
amalfi-character-giulia-gonzaga = Giulia Gonzaga
amalfi-character-pedro-nunes = Pedro Nunes
amalfi-character-filippo-lippi = Filippo Lippi
amalfi-character-michael-of-rhodes = Michael of Rhodes
amalfi-character-alessandra-scala = Alessandra Scala
amalfi-character-pedro-alvares-cabral = Pedro Alvares Cabral
amalfi-character-gerolamo-cardano = Gerolamo Cardano
amalfi-character-suleiman-the-magnificent = Suleiman the Magnificent
amalfi-character-pietro-bembo = Pietro Bembo
amalfi-character-raphael = Raphael
amalfi-character-ludovico-ariosto = Ludovico Ariosto
amalfi-character-filippo-brunelleschi = Filippo Brunelleschi
amalfi-character-andrea-doria = Andrea Doria
amalfi-character-christopher-columbus = Christopher Columbus
amalfi-character-cosimo-de-medici = Cosimo de' Medici
amalfi-character-leonardo-da-vinci = Leonardo da Vinci
amalfi-character-lorenzo-de-medici = Lorenzo de' Medici
amalfi-character-amerigo-vespucci = Amerigo Vespucci
amalfi-character-pico-della-mirandola = Pico della Mirandola
amalfi-character-niccolo-machiavelli = Niccolo Machiavelli
amalfi-character-michelangelo = Michelangelo
amalfi-character-erasmus-of-rotterdam = Erasmus of Rotterdam
amalfi-character-girolamo-savonarola = Girolamo Savonarola
amalfi-character-antonio-piccolomini = Antonio Piccolomini, Duke of Amalfi

## Masterpieces

amalfi-masterpiece-canzoniere = Canzoniere (Petrarch)
amalfi-masterpiece-decameron = Decameron (Boccaccio)
amalfi-masterpiece-morgante = Morgante (Pulci)
amalfi-masterpiece-arcadia = Arcadia (Sannazaro)
amalfi-masterpiece-stanze-per-la-giostra = Stanze per la giostra (Poliziano)
amalfi-masterpiece-oration-on-the-dignity-of-man = Oration on the Dignity of Man (Pico)
amalfi-masterpiece-platonic-theology = Platonic Theology (Ficino)
amalfi-masterpiece-the-prince = The Prince (Machiavelli)
amalfi-masterpiece-summa-de-arithmetica = Summa de arithmetica (Pacioli)
amalfi-masterpiece-de-re-aedificatoria = De re aedificatoria (Alberti)
amalfi-masterpiece-travels = Travels (Marco Polo)
amalfi-masterpiece-the-book-of-the-courtier = The Book of the Courtier (Castiglione)
amalfi-masterpiece-hypnerotomachia-poliphili = Hypnerotomachia Poliphili
amalfi-masterpiece-in-praise-of-folly = In Praise of Folly (Erasmus)
amalfi-masterpiece-de-revolutionibus = De revolutionibus (Copernicus)
amalfi-masterpiece-orlando-furioso = Orlando Furioso (Ariosto)
amalfi-masterpiece-utopia = Utopia (More)
amalfi-masterpiece-divine-comedy = Divine Comedy (Dante)
amalfi-masterpiece-ginevra-de-benci = Ginevra de' Benci (Leonardo)
amalfi-masterpiece-flagellation-of-christ = Flagellation of Christ (Piero)
amalfi-masterpiece-battle-of-san-romano = Battle of San Romano (Uccello)
amalfi-masterpiece-annunciation = Annunciation (Fra Angelico)
amalfi-masterpiece-the-tempest = The Tempest (Giorgione)
amalfi-masterpiece-arnolfini-portrait = Arnolfini Portrait (van Eyck)
amalfi-masterpiece-holy-trinity = Holy Trinity (Masaccio)
amalfi-masterpiece-lady-with-an-ermine = Lady with an Ermine (Leonardo)
amalfi-masterpiece-primavera = Primavera (Botticelli)
amalfi-masterpiece-lamentation-of-christ = Lamentation of Christ (Mantegna)
amalfi-masterpiece-bacchus-and-ariadne = Bacchus and Ariadne (Titian)
amalfi-masterpiece-sistine-madonna = Sistine Madonna (Raphael)
amalfi-masterpiece-doni-tondo = Doni Tondo (Michelangelo)
amalfi-masterpiece-the-birth-of-venus = The Birth of Venus (Botticelli)
amalfi-masterpiece-assumption-of-the-virgin = Assumption of the Virgin (Titian)
amalfi-masterpiece-the-school-of-athens = The School of Athens (Raphael)
amalfi-masterpiece-transfiguration = Transfiguration (Raphael)
amalfi-masterpiece-mona-lisa = Mona Lisa (Leonardo)
amalfi-masterpiece-ospedale-degli-innocenti = Ospedale degli Innocenti, Florence
amalfi-masterpiece-tempio-malatestiano = Tempio Malatestiano, Rimini
amalfi-masterpiece-loggia-dei-lanzi = Loggia dei Lanzi, Florence
amalfi-masterpiece-ponte-vecchio = Ponte Vecchio, Florence
amalfi-masterpiece-giottos-campanile = Giotto's Campanile, Florence
amalfi-masterpiece-palazzo-medici = Palazzo Medici, Florence
amalfi-masterpiece-ducal-palace = Ducal Palace, Urbino
amalfi-masterpiece-amalfi-cathedral = Amalfi Cathedral
amalfi-masterpiece-castel-nuovo = Castel Nuovo, Naples
amalfi-masterpiece-gates-of-paradise = Gates of Paradise, Florence
amalfi-masterpiece-certosa-di-pavia = Certosa di Pavia
amalfi-masterpiece-tempietto = Tempietto, Rome
amalfi-masterpiece-doges-palace = Doge's Palace, Venice
amalfi-masterpiece-palazzo-pitti = Palazzo Pitti, Florence
amalfi-masterpiece-laurentian-library = Laurentian Library, Florence
amalfi-masterpiece-sistine-chapel = Sistine Chapel, Rome
amalfi-masterpiece-st-peters-basilica = St. Peter's Basilica, Rome
amalfi-masterpiece-dome-of-florence-cathedral = Dome of Florence Cathedral

## Routes

amalfi-route-alexandria = Alexandria
amalfi-route-ragusa = Ragusa
amalfi-route-naples = Naples
amalfi-route-constantinople = Constantinople
amalfi-route-florence = Florence
amalfi-route-venice = Venice
amalfi-route-messina = Messina
amalfi-route-palermo = Palermo
amalfi-route-tunis = Tunis
amalfi-route-genoa = Genoa
amalfi-route-cell-ii = changing route II
amalfi-route-cell-iii = changing route III
amalfi-route-cell-iv = changing route IV
amalfi-route-trebizond = Trebizond
amalfi-route-bruges = Bruges
amalfi-route-candia = Candia
amalfi-route-zara = Zara
amalfi-route-calicut = Calicut
amalfi-route-syracuse = Syracuse
amalfi-route-cyprus = Cyprus
amalfi-route-bari = Bari
amalfi-route-corfu = Corfu
amalfi-route-tripoli = Tripoli
amalfi-route-malaga = Malaga
amalfi-route-antwerp = Antwerp
amalfi-route-lucca = Lucca
amalfi-route-caffa = Caffa
amalfi-route-acre = Acre
amalfi-route-ferrara = Ferrara
amalfi-route-avignon = Avignon
amalfi-route-siena = Siena
amalfi-route-pisa = Pisa
amalfi-route-rhodes = Rhodes
amalfi-route-marseille = Marseille
amalfi-route-negroponte = Negroponte
amalfi-route-barcelona = Barcelona
amalfi-route-brindisi = Brindisi
amalfi-route-malta = Malta
amalfi-route-damascus = Damascus
amalfi-route-lisbon = Lisbon
amalfi-route-capua = Capua
amalfi-route-chios = Chios
amalfi-route-tana = Tana
amalfi-route-ancona = Ancona
amalfi-route-beirut = Beirut
amalfi-route-london = London
amalfi-route-majorca = Majorca
amalfi-route-livorno = Livorno
amalfi-route-rome = Rome

## Decrees

amalfi-decree-blessing = Blessing
amalfi-decree-colonization = Colonization
amalfi-decree-conclave = Conclave
amalfi-decree-flattery = Flattery
amalfi-decree-mobilization = Mobilization
amalfi-decree-provisions = Provisions
amalfi-decree-discovery = Discovery
amalfi-decree-council = Council
amalfi-decree-trade = Trade
amalfi-decree-universalism = Universalism

## Titles

amalfi-title-admiral = Admiral
amalfi-title-discoverer = Discoverer
amalfi-title-ambassador = Ambassador
amalfi-title-seer = Seer
amalfi-title-wanderer = Wanderer
amalfi-title-scholar = Scholar
amalfi-title-humanist = Humanist
amalfi-title-explorer = Explorer
amalfi-title-collector = Collector
amalfi-title-condottiere = Condottiere
amalfi-title-merchant = Merchant
amalfi-title-patron = Patron
amalfi-title-navigator = Navigator
amalfi-title-courtier = Courtier
amalfi-title-creator = Creator
amalfi-title-fanatic = Fanatic

## Guilds

amalfi-guild-scribes = Scribes
amalfi-guild-painters = Painters
amalfi-guild-masons = Masons
amalfi-guild-shipwrights = Shipwrights
amalfi-guild-navigators = Navigators
amalfi-guild-bankers = Bankers
