# Praga Caput Regni in English.

## The game
praga-title = Praga Caput Regni
praga-tagline = Turn the action wheel of medieval Prague: mine gold and stone, build walls and buildings, raise the cathedral.
praga-edition-standard = First edition (many figures reconstructed)

## Amounts
praga-amount-gold = { $count } gold
praga-amount-stone = { $count } stone
praga-amount-egg = { $count ->
    [one] { $count } egg
   *[other] { $count } eggs
 }
praga-amount-silver-window = { $count ->
    [one] { $count } silver window
   *[other] { $count } silver windows
 }
praga-amount-gold-window = { $count ->
    [one] { $count } gold window
   *[other] { $count } gold windows
 }
praga-amount-red-token = { $count ->
    [one] { $count } red bonus token
   *[other] { $count } red bonus tokens
 }
praga-amount-blue-token = { $count ->
    [one] { $count } blue bonus token
   *[other] { $count } blue bonus tokens
 }
praga-amount-vp = { $count } VP
praga-amount-gold-mine = { $count ->
    [one] { $count } gold mine
   *[other] { $count } gold mines
 }
praga-amount-quarry = { $count ->
    [one] { $count } quarry
   *[other] { $count } quarries
 }
praga-amount-technology = { $count ->
    [one] { $count } step on the technology track
   *[other] { $count } steps on the technology track
 }
praga-amount-university = { $count ->
    [one] { $count } step on the Charles University track
   *[other] { $count } steps on the Charles University track
 }
praga-amount-hunger-wall = { $count ->
    [one] { $count } horizontal step on the Hunger Wall
   *[other] { $count } horizontal steps on the Hunger Wall
 }
praga-amount-cathedral = { $count ->
    [one] { $count } horizontal step on the cathedral
   *[other] { $count } horizontal steps on the cathedral
 }
praga-either = { $one } or { $other }
praga-free = free

## Names
praga-good-gold = gold
praga-good-stone = stone
praga-good-egg = egg
praga-good-silver-window = silver window
praga-good-gold-window = gold window
praga-good-red-token = red bonus token
praga-good-blue-token = blue bonus token
praga-good-vp = VP
praga-good-gold-mine = gold mine
praga-good-quarry = quarry
praga-good-technology = technology track
praga-good-university = Charles University track
praga-good-hunger-wall = Hunger Wall
praga-good-cathedral = St. Vitus Cathedral
praga-action-mines = Manage mines
praga-action-quarries = Manage quarries
praga-action-upgrade = Upgrade an action
praga-action-wall = Build a wall
praga-action-building = Build a building
praga-action-road = Build the King’s Road
praga-row-upgrade = upgrade row
praga-row-wall = wall row
praga-row-building = building row
praga-track-gold-mine = gold mine track
praga-track-quarry = quarry track
praga-grid-hunger-wall = Hunger Wall
    .on = the Hunger Wall
praga-grid-cathedral = St. Vitus Cathedral
    .on = the cathedral
praga-half-top = top bonus
praga-half-bottom = bottom bonus
praga-zone-red = red zone
praga-zone-green = green zone
praga-zone-blue = blue zone
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
praga-plaza-p1 = north-western plaza
praga-plaza-p2 = western plaza
praga-plaza-p3 = grey plaza
praga-plaza-p4 = orange plaza of the Old Town
praga-plaza-p5 = yellow plaza
praga-plaza-p6 = eastern plaza
praga-plaza-p7 = south-eastern plaza
praga-plaza-p8 = light blue plaza
praga-plaza-p9 = southern plaza
praga-plaza-p10 = far western plaza
praga-parler = Peter Parler
praga-technology-t1-1 = each time the wheel gives you gold
praga-technology-t1-2 = each time the wheel gives you stone
praga-technology-t1-3 = for each new gold mine
praga-technology-t1-4 = for each new quarry
praga-technology-t1-5 = for each row you move up on the Hunger Wall or the cathedral
praga-technology-t1-6 = once a turn, when your action tile gives you VP
praga-technology-t2-1 = for each building with the cathedral symbol
praga-technology-t2-2 = for each building without the cathedral symbol
praga-technology-t2-3 = for each wall with the Hunger Wall symbol
praga-technology-t2-4 = once a turn, when you gain red bonus tokens
praga-technology-t2-5 = once a turn, when you gain blue bonus tokens
praga-technology-t2-6 = for each egg you gain or buy
praga-per-university = step on the Charles University track
praga-per-upgrade = of your upgrade hexes
praga-per-era-one-upgrade = of your era I upgrade hexes
praga-per-wall = of your walls
praga-per-gold-mine = of your gold mines
praga-per-quarry = of your quarries
praga-per-rows = of the rows up to your markers on the Hunger Wall and the cathedral
praga-per-silver-window = of your silver windows
praga-parler-deed-building = builds a building
praga-parler-deed-wall = removes a wall hex
praga-parler-deed-upgrade = removes an upgrade hex
praga-parler-deed-quarry = adds a quarry
praga-parler-deed-gold-mine = adds a gold mine
praga-parler-deed-greater = adds a gold mine or a quarry, whichever you have more of

## Hexes, tiles and places by what they show
praga-hex-upgrade = { $special ->
    [yes] special upgrade of “{ $action }”
   *[no] upgrade of “{ $action }”
 } ({ $bonus } each time)
praga-hex-wall = { $special ->
    [yes] special wall
   *[no] wall
 }{ $symbol ->
    [yes] { " " }with the Hunger Wall symbol
   *[no] { "" }
 } ({ $price } → { $bonus })
praga-hex-building = { $special ->
    [yes] special building
   *[no] building
 }{ $symbol ->
    [yes] { " " }with the cathedral symbol
   *[no] { "" }
 } ({ $price } → { $bonus })
praga-hex-whole = { $hex }{ $edges }
praga-edges-red = { $has ->
    [both] { "; " }sides: { $sides }; { $corners ->
        [one] one red corner
       *[other] { $corners } red corners
     }
    [sides] { "; " }sides: { $sides }
    [corners] { "; " }{ $corners ->
        [one] one red corner
       *[other] { $corners } red corners
     }
   *[none] { "" }
 }
praga-edges-blue = { $has ->
    [both] { "; " }sides: { $sides }; { $corners ->
        [one] one blue corner
       *[other] { $corners } blue corners
     }
    [sides] { "; " }sides: { $sides }
    [corners] { "; " }{ $corners ->
        [one] one blue corner
       *[other] { $corners } blue corners
     }
   *[none] { "" }
 }
praga-production = production tile ({ $bonus })
praga-technology-permanent = permanent technology ({ $bonus } { $technology })
praga-technology-once = one-time technology ({ $parts })
praga-effect-rise = one row up on the Hunger Wall or the cathedral without paying
praga-effect-produce = production from the { $track }
praga-effect-produce-either = production of gold or stone
praga-effect-plaza = both bonuses of a plaza tile
praga-effect-any-action = any action
praga-effect-action = the action “{ $action }”
praga-effect-cheaper = the action “{ $action }”, { $price } cheaper
praga-bridge-tile-now = silver bridge tile ({ $bonus })
praga-bridge-tile-last = gold bridge tile (at the end { $points } VP for each { $per })
praga-bridge-tile-both = gold bridge tile ({ $bonus } now, at the end { $points } VP for each { $per })
praga-seal-fixed = seal worth { $points } VP
praga-seal-gold = seal worth { $points } VP for each gold spent at the end
praga-seal-stone = seal worth { $points } VP for each stone spent at the end
praga-seal-pair = seal worth { $points } VP for each pair of gold and stone spent at the end
praga-site-old-town = Old Town site ({ $points } VP) { $side ->
    [north-east] north-east of
    [east] east of
    [south-east] south-east of
    [south-west] south-west of
    [west] west of
   *[north-west] north-west of
 } the { $plaza }
praga-site-new-town = New Town site { $side ->
    [north-east] north-east of
    [east] east of
    [south-east] south-east of
    [south-west] south-west of
    [west] west of
   *[north-west] north-west of
 } the { $plaza }
praga-site-none = no building site
praga-wall-space-beside = wall space beside “{ $one }”
praga-wall-space-between = wall space beside “{ $one }” and “{ $other }”
praga-wall-space-none = no wall space
praga-sector-closed = nothing
praga-sector-goods = { $bonus }
praga-sector-offer = you may buy { $bonus } for { $price }
praga-sector-special = special hex or { $points } VP

## Buttons
praga-label-pay = { $what }: pay { $pays }
praga-label-gain = { $what }: gain { $gains }
praga-label-pay-gain = { $what }: pay { $pays }, gain { $gains }
praga-label-nothing = { $what }: gain nothing
praga-do-tile = Tile “{ $first }” / “{ $second }” (wheel bonus: { $bonus })
praga-do-act = { $action }
praga-do-act-road = Build the King’s Road, to space { $space }
praga-do-bonus = Wheel bonus
praga-do-bonus-offer = Buy from the wheel
praga-do-refresh = Refresh the { $row }
praga-do-remove = Remove: { $first } and { $second }
praga-do-extra = Extra action
praga-do-use = Use a { $technology }
praga-do-climb = Climb to row { $row } on { $grid-on }
praga-do-up = Climb to row { $row } on { $grid-on }
praga-do-stay = Stay here
praga-do-step = One horizontal step on { $grid-on }
praga-do-seal = Place a { $seal }
praga-do-later = Place the seal on a later turn
praga-do-claim = Upgrade bonus of “{ $action }”
praga-do-claim-covered = Bonus of the covered upgrade
praga-do-free = King’s Road { $space }
praga-do-free-each = King’s Road { $space }, { $bonus } for each { $per }
praga-do-egg = King’s Road { $space }
praga-do-end = End the turn
praga-do-end-later = Take the open bonuses, then decide again
praga-do-advance = Advance
praga-do-produce = Produce
praga-do-produce-good = Produce { $good }
praga-do-take = Take the hex
praga-do-take-upgrade = { $special ->
    [yes] Special upgrade of “{ $action }”
   *[no] Upgrade of “{ $action }”
 } ({ $bonus } each time){ $edges }
praga-do-take-wall = { $special ->
    [yes] Special wall
   *[no] Wall
 }{ $symbol ->
    [yes] { " " }with the Hunger Wall symbol
   *[no] { "" }
 }{ $edges }
praga-do-take-building = { $special ->
    [yes] Special building
   *[no] Building
 }{ $symbol ->
    [yes] { " " }with the cathedral symbol and a marker space
   *[no] { "" }
 }{ $edges }
praga-do-wall = Build on the { $cell }
praga-do-site = Build on the { $site }
praga-do-turn = { $degrees ->
    [0] As printed
   *[other] Turned { $degrees }° clockwise
 }
praga-do-river = Production tile: { $bonus } with each production
praga-do-keep = Keep a { $technology }
praga-do-bridge = Take a { $tile }
praga-do-lay = Across { $one } and { $other }
praga-do-half = Take the { $half }
praga-do-half-choice = Take the { $half }: { $bonus }
praga-do-plaza = Choose the { $plaza }: { $top } / { $bottom }
praga-do-plaza-bare = Choose the { $plaza }
praga-do-pick = Choose { $good }
praga-do-windows = Keep { $windows }

## Questions
praga-ask-tile = Take an action tile.
praga-ask-act = Carry out an action of your tile.
praga-ask-more = Anything else, or end the turn?
praga-ask-pawn = On which plaza does Peter Parler’s pawn begin?
praga-ask-any-action = Which action do you carry out?
praga-ask-mode = Advance on the { $track }, or produce?
praga-ask-take = Which hex of the { $row } do you take?
praga-ask-turn = How do you turn the hex?
praga-ask-wall = Where do you place the wall?
praga-ask-site = On which site do you build?
praga-ask-remove = Which two hexes of the { $row } do you remove?
praga-ask-keep = Which technology of level { $level } do you keep?
praga-ask-bridge-four = Which silver bridge tile do you keep?
praga-ask-bridge-five = Which gold bridge tile do you take?
praga-ask-cathedral-tile = You have reached the top tier of the cathedral: which gold bridge tile do you take?
praga-ask-lay = Across which pair of symbols do you lay the bridge tile?
praga-ask-arrow = Follow the arrow on { $grid-on } up to row { $row }?
praga-ask-arrow-price = Follow the arrow on { $grid-on } up to row { $row } for { $price }?
praga-ask-arrow-bonus = The arrow on { $grid-on } up to row { $row } costs { $price }. Take an open bonus first, or stay?
praga-ask-river = Which production tile do you take for the { $track }?
praga-ask-seal = Place a seal now, or on a later turn?
praga-ask-half = The { $plaza } is complete: which bonus do you take?
praga-ask-either = Which of the two do you choose?
praga-ask-rise = Which of your markers moves up a row?
praga-ask-plaza-tile = Of which plaza tile do you gain both bonuses?
praga-ask-produce = Produce gold or stone?
praga-ask-windows = { $count ->
    [one] Which window do you keep?
   *[other] Which { $count } windows do you keep?
 }
praga-ask-parler = Peter Parler builds at the { $plaza }; choose for him: { $hex }

## What happens
praga-log-tile = { $seat } takes the tile “{ $first }” / “{ $second }” from the { $zone }.
praga-log-act = { $seat } carries out “{ $action }”.
praga-log-extra = { $seat } buys an extra action.
praga-log-paid = { $seat } pays { $price }.
praga-log-paid-egg = { $count ->
    [one] { $seat } pays { $count } egg.
   *[other] { $seat } pays { $count } eggs.
 }
praga-log-gained = { $seat } gains { $gain }.
praga-log-wealth = { $seat } earns a wealth bonus.
praga-log-produces = { $seat } produces from the { $track }.
praga-log-river = { $seat } takes a { $tile } for the { $track }.
praga-log-seal-right = { $seat } may place a seal.
praga-log-sealed = { $seat } places a { $seal }.
praga-log-took-hex = { $seat } takes the { $hex }.
praga-log-dealt = New in the { $row }: { $hex }.
praga-log-refreshes = { $seat } refreshes the { $row }.
praga-log-discarded = Put under its stack: { $hex }.
praga-log-upgraded = { $seat } upgrades “{ $action }”.
praga-log-walled = { $seat } builds a wall on the { $cell }.
praga-log-built = { $seat } builds on the { $site }.
praga-log-claims = { $seat } takes the upgrade bonus of “{ $action }”.
praga-log-completed = The { $plaza } is complete.
praga-log-present = { $cubes ->
    [one] { $seat } has { $cubes } cube there
   *[other] { $seat } has { $cubes } cubes there
 }: { $bonuses ->
    [1] one bonus
   *[other] both bonuses
 }.
praga-log-parler-present = { $cubes ->
    [one] Peter Parler has { $cubes } cube there.
   *[other] Peter Parler has { $cubes } cubes there.
 }
praga-log-half = { $seat } takes the { $half } of the { $plaza }.
praga-log-road = { $seat } reaches space { $space } of the King’s Road.
praga-log-road-free = { $seat } takes the free effect of space { $space } of the King’s Road.
praga-log-drew = You drew: { $technologies }.
praga-log-draws = { $seat } looks at three technologies of level { $level }.
praga-log-kept = { $seat } keeps a { $technology }.
praga-log-uses = { $seat } uses a { $technology }.
praga-log-saw-bridge = You see: { $tiles }.
praga-log-looks-at-bridge = { $seat } looks at bridge tiles.
praga-log-took-bridge = { $seat } takes a { $tile }.
praga-log-laid = { $seat } lays the tile across { $one } and { $other }.
praga-log-bridge-full = The bridge is complete: the tile leaves the game.
praga-log-stepped = { $seat } moves to column { $column } on { $grid-on }.
praga-log-rose = { $seat } moves up to row { $row } on { $grid-on }.
praga-log-gave-back = { $seat } gives back { $windows }.
praga-log-turn-over = { $seat } ends the turn.
praga-log-overran = The tile “{ $first }” / “{ $second }” has passed the blue zone; it is now in the { $zone } with the 5-point token.
praga-log-round = Turn { $round } of { $rounds } begins.
praga-log-track = The turn marker reaches space { $cell } of its track.
praga-log-era-two = Era II begins: all hexes are replaced.
praga-log-opponent-took = The opponent takes the tile “{ $first }” / “{ $second }”.
praga-log-parler-card = Peter Parler { $does }.
praga-log-parler-built = Peter Parler builds on the { $site }.
praga-log-parler-pawn = Peter Parler’s pawn moves to the { $plaza }.
praga-log-parler-track = Peter Parler’s { $track }: { $count }.
praga-log-parler-river = Peter Parler takes a { $tile } out of the game.
praga-log-parler-seal = Peter Parler takes a { $seal }.
praga-log-final-scoring = The final scoring begins.
praga-log-scored = { $seat } scores { $points } VP: { $step }.
praga-log-scored-bridge = { $seat } scores { $points } VP: { $tile }.
praga-log-scored-seal = { $seat } scores { $points } VP: { $seal }.
praga-log-spent-on-seal = { $seat } spends { $price } and scores { $points } VP: { $seal }.
praga-log-unfinished = { $seat } gains the bottom bonus of the unfinished { $plaza }.
praga-log-over = The game is over.

## What happens, told to whoever does it: the name is “you”

praga-log-tile-you = { $seat } take the tile “{ $first }” / “{ $second }” from the { $zone }.
praga-log-act-you = { $seat } carry out “{ $action }”.
praga-log-extra-you = { $seat } buy an extra action.
praga-log-paid-you = { $seat } pay { $price }.
praga-log-paid-egg-you = { $count ->
    [one] { $seat } pay { $count } egg.
   *[other] { $seat } pay { $count } eggs.
 }
praga-log-gained-you = { $seat } gain { $gain }.
praga-log-wealth-you = { $seat } earn a wealth bonus.
praga-log-produces-you = { $seat } produce from the { $track }.
praga-log-river-you = { $seat } take a { $tile } for the { $track }.
praga-log-seal-right-you = { $seat } may place a seal.
praga-log-sealed-you = { $seat } place a { $seal }.
praga-log-took-hex-you = { $seat } take the { $hex }.
praga-log-refreshes-you = { $seat } refresh the { $row }.
praga-log-upgraded-you = { $seat } upgrade “{ $action }”.
praga-log-walled-you = { $seat } build a wall on the { $cell }.
praga-log-built-you = { $seat } build on the { $site }.
praga-log-claims-you = { $seat } take the upgrade bonus of “{ $action }”.
praga-log-half-you = { $seat } take the { $half } of the { $plaza }.
praga-log-present-you = { $cubes ->
    [one] { $seat } have { $cubes } cube there
   *[other] { $seat } have { $cubes } cubes there
 }: { $bonuses ->
    [1] one bonus
   *[other] both bonuses
 }.
praga-log-road-you = { $seat } reach space { $space } of the King’s Road.
praga-log-road-free-you = { $seat } take the free effect of space { $space } of the King’s Road.
praga-log-draws-you = { $seat } look at three technologies of level { $level }.
praga-log-kept-you = { $seat } keep a { $technology }.
praga-log-uses-you = { $seat } use a { $technology }.
praga-log-looks-at-bridge-you = { $seat } look at bridge tiles.
praga-log-took-bridge-you = { $seat } take a { $tile }.
praga-log-laid-you = { $seat } lay the tile across { $one } and { $other }.
praga-log-stepped-you = { $seat } move to column { $column } on { $grid-on }.
praga-log-rose-you = { $seat } move up to row { $row } on { $grid-on }.
praga-log-gave-back-you = { $seat } give back { $windows }.
praga-log-turn-over-you = { $seat } end the turn.
praga-log-scored-you = { $seat } score { $points } VP: { $step }.
praga-log-scored-bridge-you = { $seat } score { $points } VP: { $tile }.
praga-log-scored-seal-you = { $seat } score { $points } VP: { $seal }.
praga-log-spent-on-seal-you = { $seat } spend { $price } and score { $points } VP: { $seal }.
praga-log-unfinished-you = { $seat } gain the bottom bonus of the unfinished { $plaza }.

## Refusals
praga-turn-asked = Something else has to be decided first.
praga-tile-twice = You may take only one action tile per turn.
praga-tile-price = This tile costs { $price } gold.
praga-act-tile = Take an action tile first.
praga-act-shown = Your tile does not show this action.
praga-act-twice = You have already carried out the action of your tile.
praga-act-executable = You cannot carry out “{ $action }” now: there is nothing for it that you could take or pay for.
praga-act-bonus-first = Take an open bonus first, such as that of the wheel: without it you cannot pay for “{ $action }”.
praga-bonus-open = There is no wheel bonus to take.
praga-bonus-special = This sector gives a special hex or VP; they come with the action.
praga-bonus-price = You cannot pay what the wheel asks.
praga-refresh-twice = You may refresh only one row per turn.
praga-refresh-price = You cannot pay for refreshing a row.
praga-refresh-row = The row has fewer than two hexes.
praga-refresh-pair = Choose two different hexes of the row, the left one first.
praga-extra-twice = You may buy only one extra action per turn.
praga-extra-windows = You do not have these windows.
praga-technology-use-owned = You have no such technology to use.
praga-technology-use-idle = This technology would do nothing now.
praga-technology-use-drawn = This technology is not among those you drew.
praga-climb-top = The marker is already in the top row.
praga-climb-windows = You do not have enough silver windows for a vertical step.
praga-climb-tier = You cannot pay to change tiers.
praga-step-open = You have no such horizontal step to make.
praga-step-column = The marker is already in the last column.
praga-place-seal-right = You have no right to a seal.
praga-place-seal-taken = This seal is already taken.
praga-place-seal-price = You cannot pay for this seal.
praga-place-seal-cube = You have no cube left for a seal.
praga-claim-open = There is no upgrade bonus to take for this action.
praga-claim-upgrade = This action has no such upgrade.
praga-road-open = There is no such effect of the King’s Road to resolve.
praga-choose-offered = This is not on offer.
praga-road-price = You cannot pay for this effect of the King’s Road.
praga-road-egg = You have no egg.
praga-road-end = Your pawn is on Charles Bridge: it cannot move on.
praga-road-stack = There are no gold bridge tiles left.
praga-end-action = Carry out the action of your tile first.
praga-end-road = Choose what the King’s Road gives you first.
praga-take-empty = There is no hex in this place.
praga-take-special = You have no right to the special hex now.
praga-take-price = This hex costs { $price }.
praga-take-site = You could not pay for any free site afterwards.
praga-wall-space = This is not a wall space.
praga-wall-taken = This wall space is already taken.
praga-building-site = This is not a building site.
praga-building-plaza = Nothing can be built on a plaza.
praga-building-taken = There is already a building there.
praga-building-price = This site costs { $gold } gold.
praga-parler-corner = A blue corner of this building must meet another blue corner.
praga-parler-plaza = Peter Parler cannot build at this plaza.
praga-river-there = This production tile is not on offer.
praga-bridge-offered = This bridge tile is not on offer.
praga-bridge-covered = This pair of symbols is already covered.
praga-plaza-choice-tile = This plaza has no tile.
praga-windows-count = { $count ->
    [one] Keep exactly { $count } window.
   *[other] Keep exactly { $count } windows.
 }
praga-setup-road = This King’s Road tile belongs to another space.
praga-setup-solo = A solo opponent plays against one player only.
praga-setup-first = The first player is not at this table.

## Points
praga-source-play = during the game
praga-source-plazas = unfinished plazas
praga-source-scholars = scholars
praga-source-hunger-wall = row on the Hunger Wall
praga-source-cathedral = row on the cathedral
praga-source-blue-tokens = blue bonus tokens
praga-source-red-tokens = red bonus tokens
praga-source-walls = walls
praga-source-bridge = bridge tiles
praga-source-seals = seals
praga-source-eggs = remaining eggs
praga-verdict-good = A good result!
praga-verdict-below = Below a good result, which starts at { $good } VP.
praga-verdict-next = { $title } (next title from { $next } VP)
praga-verdict-title-1 = Servant
praga-verdict-title-2 = Bricklayer
praga-verdict-title-3 = Site inspector of Bohemia
praga-verdict-title-4 = Engineer of Bohemia
praga-verdict-title-5 = Surveyor of Bohemia
praga-verdict-title-6 = Honour of the University of Prague
praga-verdict-title-7 = Knight of the Cross with the Red Star
praga-verdict-title-8 = Grand architect of Bohemia

## Options
praga-option-side = Action tiles
praga-option-side-help = Side A is the simpler one; side B shows six different pairs of actions.
praga-option-side-a = side A
praga-option-side-b = side B
praga-option-order = Order of the action tiles
praga-option-order-help = At random, or the order recommended for a first game.
praga-option-order-random = at random
praga-option-order-first-game = first game
praga-option-left-rail = Left bridge rail
praga-option-left-rail-help = Which face shows, and which way round it lies.
praga-option-left-rail-one = first face
praga-option-left-rail-one-turned = first face, turned round
praga-option-left-rail-two = second face
praga-option-left-rail-two-turned = second face, turned round
praga-option-right-rail = Right bridge rail
praga-option-right-rail-help = Which face shows, and which way round it lies.
praga-option-right-rail-one = first face
praga-option-right-rail-one-turned = first face, turned round
praga-option-right-rail-two = second face
praga-option-right-rail-two-turned = second face, turned round
praga-option-hunger-wall = Hunger Wall tiers
praga-option-hunger-wall-help = The printed cells, or one of the two alternative sets.
praga-option-hunger-wall-base = as printed
praga-option-hunger-wall-a = set A
praga-option-hunger-wall-b = set B
praga-option-cathedral = Cathedral tiers
praga-option-cathedral-help = The printed cells, or one of the two alternative sets.
praga-option-cathedral-base = as printed
praga-option-cathedral-a = set A
praga-option-cathedral-b = set B
praga-option-road-1 = King’s Road, space I
praga-option-road-1-help = A King’s Road tile may replace the effect that costs no egg.
praga-option-road-1-none = as printed
praga-option-road-1-kr1a = tile for upgrades
praga-option-road-1-kr1b = tile for walls
praga-option-road-2 = King’s Road, space II
praga-option-road-2-help = A King’s Road tile may replace the effect that costs no egg.
praga-option-road-2-none = as printed
praga-option-road-2-kr2a = tile for buildings without the cathedral symbol
praga-option-road-3 = King’s Road, space III
praga-option-road-3-help = A King’s Road tile may replace the effect that costs no egg.
praga-option-road-3-none = as printed
praga-option-road-3-kr3a = tile for silver windows
praga-option-solo = Solo opponent
praga-option-solo-help = Who plays against a single player.
praga-option-solo-simple = simple opponent
praga-option-solo-parler = Peter Parler
praga-option-first = First player
praga-option-first-help = Who goes first; chosen at random if nobody is named.

## Panels
praga-panel-game = The game
praga-panel-turn = Turn { $turn } of { $turns }, era { $era }, turn marker on space { $track }
praga-panel-active = It is { $seat }’s turn
praga-panel-over = The game is over.
praga-panel-open = Still open this turn: { $things }
praga-panel-open-bonus = wheel bonus ({ $bonus })
praga-panel-open-claim = upgrade bonus of “{ $action }”
praga-panel-open-free = free effect of King’s Road { $space }
praga-panel-open-egg = egg effect of King’s Road { $space }
praga-panel-hand = You have drawn: { $tiles }
praga-panel-wheel = Action wheel
praga-panel-drawing = { $text }
praga-panel-box = { $zone }, place { $place }: closed box
praga-panel-tile = { $zone }, place { $place }: “{ $first }” / “{ $second }”; { $terms }; wheel bonus: { $bonus }
praga-panel-costs = costs { $price }
praga-panel-gives = gives { $gain }
praga-panel-nothing = costs nothing
praga-panel-rows = Hexes
praga-panel-row = { $row }; left in the stacks: { $regular } regular, { $special } special
praga-panel-place = { $place }. { $hex }
praga-panel-city = The city
praga-panel-city-key = o: Old Town site, n: New Town site, number: building with the cube of that player, *: with a cube of Peter Parler, #: building without a cube
praga-panel-plaza = { $mark } ({ $plaza }): { $top } / { $bottom }; free sites: { $free }
praga-panel-plaza-bare = { $mark } ({ $plaza }): no plaza tile; free sites: { $free }
praga-panel-grid = { $grid }
praga-panel-bridge = Charles Bridge
praga-panel-pair = Free pair: { $one }, { $other }
praga-panel-covered = Covered by a { $tile }
praga-panel-stacks = Bridge tiles left: { $four } silver, { $five } gold, { $cathedral } gold at the cathedral
praga-panel-fives = You have seen the gold bridge tiles at the bridge: { $tiles }
praga-panel-cathedral-fives = You have seen the gold bridge tiles at the cathedral: { $tiles }
praga-panel-river = River and seals
praga-panel-production = { $tile }
praga-panel-seal = { $seal }; price: { $price }
praga-panel-seal-free = { $seal }; free of charge
praga-panel-sealed = { $seal }; taken by { $holder }
praga-panel-player = { $seat }
praga-panel-goods-held = VP { $points } · gold { $gold } · stone { $stone } · eggs { $eggs } · windows: silver { $silver }, gold { $windows } · bonus tokens: red { $red }, blue { $blue } · cubes { $cubes }
praga-panel-tracks = Gold mines { $mines }, quarries { $quarries }, technology track { $technology }, Charles University track { $university }
praga-panel-road = King’s Road: space { $space }
praga-panel-grids = Hunger Wall: row { $wall-row }, column { $wall-column }; cathedral: row { $row }, column { $column }
praga-panel-owns = Tiles: { $tiles }
praga-panel-used = { $tile } (used)
praga-panel-fresh = { $tile } (works from next turn)
praga-panel-wealth-left = Wealth bonuses still to come: { $places }
praga-panel-seal-right = Right to a seal: { $track }
praga-panel-board = Action board: { $hexes }
praga-panel-upgrade = { $degrees ->
    [0] { $hex }
   *[other] { $hex }, turned { $degrees }°
 }
praga-panel-wall = { $degrees ->
    [0] { $cell }: { $hex }
   *[other] { $cell }: { $hex }, turned { $degrees }°
 }
praga-panel-parler = Peter Parler
praga-panel-parler-line = Pawn at the { $pawn }; gold mines { $mines }, quarries { $quarries }
praga-panel-parler-places = His cubes: place { $upgrade } of the upgrade row, place { $wall } of the wall row, place { $building } of the building row
praga-panel-parler-card = Card turned up: Peter Parler { $does }

## Explanations
praga-explain-name = { $name }
praga-explain-kind-wheel = Action wheel
praga-explain-kind-turn = The turn
praga-explain-kind-plaza = Plaza
praga-explain-kind-seal = Seal
praga-explain-kind-road = King’s Road
praga-explain-kind-bridge = Charles Bridge
praga-explain-kind-production = River
praga-explain-kind-hex = Hex · era { $era }
praga-explain-kind-row = Rows of hexes
praga-explain-kind-site = The city
praga-explain-kind-action = Action board
praga-explain-kind-board = Action board
praga-explain-kind-good = What you own
praga-explain-kind-track = Track
praga-explain-kind-technology = Technology { $level }
praga-explain-kind-end = Final scoring
praga-explain-printed = figures: printed
praga-explain-reconstructed = figures: reconstructed
praga-explain-price = Price: { $price }.
praga-explain-price-free = Free of charge.
praga-explain-tile = { $first } / { $second }
praga-explain-tile-free = Here it costs and gives nothing.
praga-explain-tile-costs = Price here: { $price }.
praga-explain-tile-gives = Here it gives at once: { $gain }.
praga-explain-tile-does = Take one tile a turn and carry out exactly one of its two actions.
praga-explain-tile-bonus = Bonus of its sector: { $bonus }.
praga-explain-sector-title = Wheel bonus
praga-explain-sector-gives = For whoever takes the tile from here: { $bonus }.
praga-explain-sector-closed = The closed box never holds a tile; its white arrow shows how far the wheel has turned.
praga-explain-sector-special = With the action of this tile you may take the special hex, the one with the golden edge at the end of its row. If you do not, you get the points automatically.
praga-explain-sector-goods = Take it at any moment this turn; if you have not, you get it automatically at the end of the turn.
praga-explain-sector-offer = You may buy it once this turn; at the end of the turn the offer lapses.
praga-explain-overrun-title = Token of the blue zone
praga-explain-overrun = A tile that passes the end of the blue zone goes back and is worth { $points } VP to whoever takes it.
praga-explain-sun-title = The wheel turns
praga-explain-sun = At the end of each turn the wheel turns one place, or two when passing the top. The tile that was taken goes back to the first place.
praga-explain-turns = Everybody takes 16 turns. Halfway through the game era II begins: all hexes are replaced by those of era II.
praga-explain-cell = Row { $row }, column { $column }
praga-explain-cell-plain = Arriving here brings nothing.
praga-explain-cell-points = Arriving here brings { $points } VP each time.
praga-explain-cell-onward = When you arrive here, you move on one column.
praga-explain-cell-upward = When you arrive here, you may move up a row without windows; a new tier must still be paid for.
praga-explain-cell-end = At the end: { $points ->
    [0] nothing
   *[other] { $points } VP
 } for the row, and { $each ->
    [0] nothing
   *[other] { $each } VP
 } for each token of this side.
praga-explain-cell-climb = One row up costs { $price }: on your own turn, as often as you like.
praga-explain-cell-tier = A new tier begins here: stepping up to it costs { $price } more.
praga-explain-multiplier-title = Value of a token
praga-explain-multiplier = At the end each blue token is worth the number below your column on the Hunger Wall, each red one the number below your column on the cathedral.
praga-explain-plaza-top = Top: { $bonus }.
praga-explain-plaza-bottom = Bottom: { $bonus }.
praga-explain-plaza-bare = There is no tile here: completing it gives nothing, but the cubes go back to their owners.
praga-explain-plaza-free = { $count ->
    [0] It is complete.
    [one] { $count } site is free.
   *[other] { $count } sites are free.
 }
praga-explain-plaza-takes = When all its sites are built, everybody with a cube there takes one of the two bonuses; whoever has the most cubes takes both. The more expensive buildings break ties.
praga-explain-seal = The right to a seal comes with the last mine or the last quarry. It counts at the end of the game.
praga-explain-seal-held = Taken: { $holder }.
praga-explain-seal-right-title = Right to a seal
praga-explain-seal-right = The last mine and the last quarry each give the right to a seal. Place it now or on a later turn, if you can pay for it.
praga-explain-later = You keep the right and place the seal on a later turn.
praga-explain-road-title = King’s Road { $space }
praga-explain-road-free = On arrival: { $bonus }.
praga-explain-road-each = On arrival: { $bonus } for each { $per }.
praga-explain-road-pays = On arrival you may pay { $price }, once, for { $bonus }.
praga-explain-road-while-upgrade = While your pawn stands here, each “Upgrade an action” you carry out gives { $bonus }.
praga-explain-road-while-wall = While your pawn stands here, each “Build a wall” you carry out gives { $bonus }.
praga-explain-road-while-plain-building = While your pawn stands here, each building without the cathedral symbol that you build gives { $bonus }.
praga-explain-road-while-cathedral-building = While your pawn stands here, each building with the cathedral symbol that you build gives { $bonus }.
praga-explain-road-while-hunger-wall = While your pawn stands here, each wall with the Hunger Wall symbol that you build gives { $bonus }.
praga-explain-road-egg = For an egg, once: { $bonus }.
praga-explain-pair-title = Pair { $number }
praga-explain-pair-free = Whoever lays a bridge tile here gains { $one } and { $other }.
praga-explain-pair-covered = Covered: { $tile }.
praga-explain-tower-four = Silver tiles (IV)
praga-explain-tower-five = Gold tiles (V)
praga-explain-tower = Entering costs { $eggs }. You choose a tile and lay it across a free pair.
praga-explain-left = left in the stack
praga-explain-left-cathedral = gold tiles at the cathedral
praga-explain-production-title = Production tile
praga-explain-production = With each production of the track it lies on: { $bonus }.
praga-explain-bridge-tile = You lay it across a free pair of the bridge and gain both symbols there.
praga-explain-title-upgrade = Upgrade
praga-explain-title-upgrade-special = Special upgrade
praga-explain-title-wall = Wall
praga-explain-title-wall-special = Special wall
praga-explain-title-building = Building
praga-explain-title-building-special = Special building
praga-explain-hex-upgrade = Goes on “{ $action }”. Each time you carry it out: { $bonus }.
praga-explain-hex-university = Laying it: { $gain }.
praga-explain-hex-builds = Price: { $price }. Brings at once: { $bonus }.
praga-explain-hex-hunger-wall = Symbol: one horizontal step on the Hunger Wall.
praga-explain-hex-cathedral = Symbol: one horizontal step on the cathedral. One of your cubes goes on the building and counts at its plaza.
praga-explain-hex-plain = No marker space: you gain 1 VP at once for each building round its plaza.
praga-explain-hex-sides = A symbol on a side pays when the neighbouring hex has one on the facing side: you gain both. A symbol that has paid is pale under the reading glass and pays no more.
praga-explain-hex-red = Each red corner brings a red token for each red corner of yours that it meets.
praga-explain-hex-blue = A blue corner that touches another blue corner, on anybody’s building or printed, gives you a blue token.
praga-explain-hex-special = Special: only with the action of a tile whose sector allows it.
praga-explain-place-empty = Empty place
praga-explain-refresh-title = Refresh a row
praga-explain-refresh = Once a turn: pay { $count } gold or stone; two hexes of the row go under their stacks and are replaced.
praga-explain-stack = A hex that is taken is replaced at once from its stack.
praga-explain-stack-regular = regular hexes left
praga-explain-stack-special = special hexes left
praga-explain-site-old = Old Town site
praga-explain-site-new = New Town site
praga-explain-site-costs = Building here costs { $price } more and gives { $gain }.
praga-explain-site-free = This site adds no cost and gives nothing.
praga-explain-site-plaza = It is at the { $plaza }.
praga-explain-wall-space = Wall space
praga-explain-wall-space-says = A wall laid here, turned as you like, stays for good.
praga-explain-action-bare = Not upgraded yet.
praga-explain-action-mines = Advance by one gold mine and gain 1 gold, or produce gold.
praga-explain-action-quarries = Advance by one quarry and gain 1 stone, or produce stone.
praga-explain-action-upgrade = Take an upgrade hex and lay it on its action.
praga-explain-action-wall = Take a wall hex, pay for it and lay it beside your actions.
praga-explain-action-building = Take a building hex, pay for it and build it in the city.
praga-explain-action-road = Move your pawn to the next space of the King’s Road; the bridge costs an egg.
praga-explain-claim-title = Upgrade bonus
praga-explain-claim = You carried out this action: take the bonus of its upgrade, now or by the end of the turn.
praga-explain-walls-title = Your walls
praga-explain-walls = { $count ->
    [0] You have no walls yet.
   *[other] { $points ->
        [0] Walls: { $count }. At the end they score nothing yet.
       *[other] Walls: { $count }. At the end: { $points } VP.
     }
 }
praga-explain-walls-count = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
 }
praga-explain-cube-title = Cubes
praga-explain-cube = Free cubes: they go on buildings with a marker space, and on seals.
praga-explain-good-gold = Pays for tiles in the red zone, buildings, Old Town sites, tiers, one of the walls, refreshing a row, an egg of the wheel and the points of King’s Road II. You can have at most 9.
praga-explain-good-stone = Pays for walls, some buildings, tiers, refreshing a row and an egg of the wheel. You can have at most 9.
praga-explain-good-egg = Pays for the second effects of the King’s Road and for the bridge. At the end, 2, 3 or 4 eggs left over score more and more.
praga-explain-good-silver-window = Two pay for a row up on the Hunger Wall or the cathedral; one with a gold window buys an extra action.
praga-explain-good-gold-window = Two gold windows, or one with a silver one, buy an extra action.
praga-explain-good-red-token = Scores at the end according to your column on the cathedral.
praga-explain-good-blue-token = Scores at the end according to your column on the Hunger Wall.
praga-explain-good-vp = The most victory points win.
praga-explain-good-gold-mine = Each gold mine produces 1 gold.
praga-explain-good-quarry = Each quarry produces 1 stone.
praga-explain-good-technology = At four of its steps you draw three technologies and keep one.
praga-explain-good-university = Each upgrade moves you along. At the end each technology step is worth the number at your marker.
praga-explain-good-hunger-wall = A horizontal step, to be made by the end of the turn.
praga-explain-good-cathedral = A horizontal step, to be made by the end of the turn.
praga-explain-wealth = At { $amount }, once: { $bonus }
praga-explain-extra = Once a turn you may buy any one action for { $gold }, or { $mixed }.
praga-explain-windows-kept = At the end of your turn you keep at most { $count } windows.
praga-explain-level-at = level { $level }, at step
praga-explain-scholars = At the end, as it stands
praga-explain-track = Producing brings 1 for each one you have, and every bonus left of your marker.
praga-explain-track-tile = At { $number } you take a production tile from the river, which pays with each production; at { $seal } you get the right to a seal.
praga-explain-cell-bonus = { $bonus } with each production, once past
praga-explain-yield = Producing now brings: { $gains }.
praga-explain-level-empty = No technology yet
praga-explain-level-draw = At step { $step } of the technology track you draw three and keep one.
praga-explain-technology-always = It works from your next turn to the end of the game, on other players’ turns too.
praga-explain-technology-once = Used once, on one of your turns, between actions.
praga-explain-check-tile = Take an action tile from the wheel. Red costs gold, blue gives points.
praga-explain-check-bonus = Take the bonus of the sector, now or later this turn. At the end of the turn offers lapse; goods come automatically.
praga-explain-check-action = Carry out one of the two actions of your tile.
praga-explain-check-extras = In any order: climb, step, refresh a row, buy an extra action, use a technology, take upgrade bonuses, resolve the road, place a seal.
praga-explain-check-end = The wheel turns. You keep two windows; goods not yet taken come automatically, offers lapse.

## What can be done now, in a line below the question
praga-guide-tile = You carry out one of its two actions.
praga-guide-act = Choose one of the two actions on your board.
praga-guide-act-one = Only one of the two is possible now: the other has nothing that you could take or pay for.
praga-guide-first = Or first: { $list }.
praga-guide-still = Still possible: { $list }.
praga-guide-nothing = Nothing else is possible this turn.
praga-guide-claim = take an upgrade bonus
praga-guide-step = step along the wall or the cathedral
praga-guide-climb = climb a row for { $price }
praga-guide-road = use an effect of the King’s Road
praga-guide-use = use a technology
praga-guide-extra = buy an extra action with windows
praga-guide-refresh = refresh a row for { $count } gold or stone
praga-guide-refresh-for = refresh a row for { $price }
praga-guide-seal = place a seal
praga-guide-take = Prices stand below the hexes.
praga-guide-take-upgrade = Upgrades are free; below each stand its steps on the university track.
praga-guide-special-open = The golden one is special: the wheel lets you take it.
praga-guide-special-closed = The golden one is special: it needs the wheel’s bonus.
praga-guide-place = Point at a space: sides and corners that would pay light up. Turn it with Q and R or the mouse wheel.
praga-guide-turn = Sides and corners that pay are lit. Turn it with Q and R, the mouse wheel, or by pulling it round.
praga-guide-turn-bare = Nothing pays beside it like this. Turn it with Q and R, the mouse wheel, or by pulling it round.
praga-guide-site = Point at a site: blue corners that would pay light up. Turn it with Q and R or the mouse wheel.
praga-guide-mode = Advance: more from every later production. Produce: now, what the green field shows.
praga-guide-remove = They go under their stacks, and new ones are dealt.
praga-guide-remove-second = Now the second one. Press the first again to let it stay.
praga-guide-keep = I and II work always, III and IV once.
praga-guide-lay = You gain both symbols, and what the tile brings.
praga-guide-river = It lies on the first space of the track and counts at each production from then on.
praga-guide-bridge = Next you lay it across a pair of symbols on the bridge.
praga-guide-arrow = The arrow lifts the marker a row at once; it may also stay where it is.
praga-guide-bonus-first = The bonus of this hex asks for a decision first; then it is laid.
praga-guide-tile-does = { $first } / { $second }.
praga-guide-wheel-goods = The wheel adds { $bonus }, at the end of the turn at the latest.
praga-guide-wheel-offer = During the turn you may also buy { $bonus } for { $price }.
praga-guide-wheel-special = With the action you may take the golden special hex of the row; if you do not: { $points } VP.

## Notes in the purse
praga-purse-keep = at most { $count }
praga-purse-free = left
praga-purse-to-go = { $count ->
    [one] { $count } step to go
   *[other] { $count } steps to go
 }
