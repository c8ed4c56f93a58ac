### Amalfi: Renaissance

## The game

amalfi-title = Amalfi: Renaissance
amalfi-tagline = Your ships are workers, goods and money: sail, buy masterpieces, invite the famous and rebuild the port of Amalfi in four rounds.
amalfi-edition-2023 = Edition of 2023 (most cards, tiles and board symbols reconstructed)

## Options

amalfi-option-start = Starting characters
amalfi-option-start-help = How the six cards of each starting hand are dealt.
amalfi-option-start-guild = guild stacks
amalfi-option-start-blind = blind choice: six random cards
amalfi-option-start-personal = personal choice: keep six of ten
amalfi-option-start-full-draft = full draft (2 to 4 players)
amalfi-option-start-selective-draft = selective draft (2 to 4 players)
amalfi-option-opponent = Solo challenge: opponent
amalfi-option-opponent-help = Who you challenge when you play alone. Genoa is harder.
amalfi-option-opponent-naples = Kingdom of Naples
amalfi-option-opponent-genoa = Republic of Genoa
amalfi-option-first = First player
amalfi-option-first-help = Who goes first; chosen at random if nobody is named.

## What cannot be set up

amalfi-setup-draft = A solo player cannot draft starting characters.
amalfi-setup-opponent = Only a solo player challenges an opponent.
amalfi-setup-first = The first player must be one of the players.

## Holds, places, types, opponents

amalfi-hold-spices = spices
    .one = spice
amalfi-hold-wood = wood
    .one = wood
amalfi-hold-wine = wine
    .one = wine
amalfi-hold-gems = gems
    .one = gem
amalfi-hold-cloth = cloth
    .one = cloth
amalfi-place-spices = spice hold
amalfi-place-wood = wood hold
amalfi-place-wine = wine hold
amalfi-place-gems = gem hold
amalfi-place-cloth = cloth hold
amalfi-place-bay = bay
amalfi-craft-book = book
amalfi-craft-painting = painting
amalfi-craft-monument = monument
amalfi-role-instant = instant effect
amalfi-role-permanent = permanent effect
amalfi-role-activation = activation effect
amalfi-role-endgame = end-game effect
amalfi-opponent-naples = Kingdom of Naples
amalfi-opponent-genoa = Republic of Genoa

## What is counted: "2 VP for ..."

amalfi-count-book = each book
amalfi-count-painting = each painting
amalfi-count-monument = each monument
amalfi-count-masterpiece = each masterpiece
amalfi-count-masterpiece_type = each type of masterpiece
amalfi-count-masterpiece_set = each set of book, painting and monument
amalfi-count-masterpiece_of_best_type = each masterpiece of the type you have most of
amalfi-count-two_types_with_at_least = each masterpiece of the type you have second most of
amalfi-count-private_route = each explored route
amalfi-count-own_private_route_with_own_ship = each of your private routes with your ship on the dock
amalfi-count-ship_built = each ship you built
amalfi-count-fleet = each ship of the fleet
amalfi-count-lighthouse = each lighthouse
amalfi-count-char_any = each invited character
amalfi-count-char_type = each type of invited character
amalfi-count-char_instant = each character with an instant effect
amalfi-count-char_permanent = each character with a permanent effect
amalfi-count-char_activation = each character with an activation effect
amalfi-count-char_endgame = each character with an end-game effect
amalfi-count-title = each title
amalfi-count-bread = each bread in the barn

## What a title requires

amalfi-need-book = { $n ->
        [one] { $n } book
       *[other] { $n } books
    }
amalfi-need-painting = { $n ->
        [one] { $n } painting
       *[other] { $n } paintings
    }
amalfi-need-monument = { $n ->
        [one] { $n } monument
       *[other] { $n } monuments
    }
amalfi-need-masterpiece = { $n ->
        [one] { $n } masterpiece
       *[other] { $n } masterpieces
    }
amalfi-need-masterpiece_type = masterpieces of { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
amalfi-need-masterpiece_set = { $n ->
        [one] { $n } set of book, painting and monument
       *[other] { $n } sets of book, painting and monument
    }
amalfi-need-masterpiece_of_best_type = { $n ->
        [one] { $n } masterpiece
       *[other] { $n } masterpieces of one type
    }
amalfi-need-two_types_with_at_least = { $n ->
        [one] { $n } masterpiece of one type and { $n } of another
       *[other] { $n } masterpieces of one type and { $n } of another
    }
amalfi-need-private_route = { $n ->
        [one] { $n } explored route
       *[other] { $n } explored routes
    }
amalfi-need-own_private_route_with_own_ship = { $n ->
        [one] { $n } of your private routes with your ship on the dock
       *[other] { $n } of your private routes with your ship on the dock
    }
amalfi-need-ship_built = { $n ->
        [one] { $n } built ship
       *[other] { $n } built ships
    }
amalfi-need-fleet = fleet of { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }
amalfi-need-lighthouse = { $n ->
        [one] { $n } lighthouse
       *[other] { $n } lighthouses
    }
amalfi-need-char_any = { $n ->
        [one] { $n } invited character
       *[other] { $n } invited characters
    }
amalfi-need-char_type = invited characters of { $n ->
        [one] { $n } type
       *[other] { $n } types
    }
amalfi-need-char_instant = { $n ->
        [one] { $n } character with an instant effect
       *[other] { $n } characters with an instant effect
    }
amalfi-need-char_permanent = { $n ->
        [one] { $n } character with a permanent effect
       *[other] { $n } characters with a permanent effect
    }
amalfi-need-char_activation = { $n ->
        [one] { $n } character with an activation effect
       *[other] { $n } characters with an activation effect
    }
amalfi-need-char_endgame = { $n ->
        [one] { $n } character with an end-game effect
       *[other] { $n } characters with an end-game effect
    }
amalfi-need-title = { $n ->
        [one] { $n } title
       *[other] { $n } titles
    }
amalfi-need-bread = { $n } bread in the barn

## Kinds of effects

amalfi-kind-spices = send to the spice hold
amalfi-kind-wood = send to the wood hold
amalfi-kind-wine = send to the wine hold
amalfi-kind-gems = send to the gem hold
amalfi-kind-cloth = send to the cloth hold
amalfi-kind-any = send to any hold
amalfi-kind-bread = gain bread
amalfi-kind-vp = gain victory points
amalfi-kind-take = take a character
amalfi-kind-lighthouse = build a lighthouse
amalfi-kind-unturn = unturn a character
amalfi-kind-pay = pay bread
amalfi-kind-discard-masterpiece = discard a masterpiece
amalfi-kind-discard-character = discard a character from the council
amalfi-kind-buy = buy a masterpiece
amalfi-kind-explore = explore a route
amalfi-kind-invite = invite a character
amalfi-kind-build = build ships
amalfi-kind-recall = recall ships
amalfi-kind-from-port = move ships out of the port
amalfi-kind-copy = repeat a route
amalfi-kind-discard-hand = discard cards from your hand
amalfi-kind-move = move ships between holds
amalfi-kind-choose = choose

## Actions by themselves

amalfi-do-guild = Take the stack of the { $guild }
amalfi-do-keep = Keep { $card }
amalfi-do-return = Put { $card } back
amalfi-do-sail = Sail to { $route }
amalfi-do-buy = Buy { $card }
amalfi-do-explore = Explore { $tile }
amalfi-do-invite = Invite { $card }
amalfi-do-activate = Activate { $card }
amalfi-do-build = Build { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
amalfi-do-pass = Pass
amalfi-do-lower = Lower a ship from the { $hold-one } hold for bread
amalfi-do-supply = Lower a ship from the bay for bread
amalfi-do-discard = Discard { $card } for bread
amalfi-do-pay = Pay with a ship from the { $from }
amalfi-do-send = Send a ship to the { $hold-one } hold
amalfi-do-take = Take { $card }
amalfi-do-lighthouse = Build the lighthouse on { $route }
amalfi-do-beacon = Use the lighthouse: send a ship to the { $hold-one } hold
amalfi-do-glean = Use the lighthouse: gain bread
amalfi-do-choose = Choose: { $kind }
amalfi-do-unturn = Unturn { $card }
amalfi-do-recall = Recall the ship from { $route }
amalfi-do-launch = Move a ship from the port to the bay
amalfi-do-copy = Repeat { $route }
amalfi-do-spend = Discard { $card }
amalfi-do-move = Move a ship from the { $from-one } hold to the { $to-one } hold
amalfi-do-skip = Decline
amalfi-do-done = Done

## Buttons: what will be paid and gained

amalfi-label-covered = { $route } ({ $tile })
amalfi-label-sail = Sail to { $route }: { $price ->
        [0] { $what }
       *[other] pay { $price } bread, then { $what }
    }
amalfi-label-sail-taking = Sail to { $route }: first take a character for its bread, pay { $price } bread, then { $what }
amalfi-label-copy = Repeat { $route }: { $price ->
        [0] { $what }
       *[other] pay { $price } bread, then { $what }
    }
amalfi-label-buy = Buy the { $craft } { $card } for { $due ->
        [0] { $bread ->
            [0] nothing
           *[other] { $bread } bread
        }
       *[other] { $cost }{ $bread ->
            [0] {""}
           *[other] {" "}and { $bread } bread
        }
    }: { $vp } VP{ $gain ->
        [0] {""}
       *[other] , { $gain } bread
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } bread lost)
    }, bonus: { $what }
amalfi-label-explore = Explore { $tile } for { $due ->
        [0] { $bread ->
            [0] nothing
           *[other] { $bread } bread
        }
       *[other] { $cost }{ $bread ->
            [0] {""}
           *[other] {" "}and { $bread } bread
        }
    }: { $vp } VP{ $gain ->
        [0] {""}
       *[other] , { $gain } bread
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } bread lost)
    }; to sail it: { $what }
amalfi-label-invite = Invite { $card } ({ $role }) { $due ->
        [0] for nothing
       *[other] for { $cost }
    }: { $what }
amalfi-label-activate = Activate { $card }: { $what }
amalfi-label-build = Build { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } for { $cost }
amalfi-label-build-free = Build { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } for free
amalfi-label-lower = Lower a ship from the { $hold-one } hold: { $n ->
        [0] no bread
       *[other] { $n } bread
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    }
amalfi-label-supply = Lower a ship from the bay: { $n ->
        [0] no bread
       *[other] { $n } bread
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    }
amalfi-label-discard = Discard { $card }: { $n ->
        [0] no bread
       *[other] { $n } bread
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    }
amalfi-label-pay-hold = Lower a ship from the { $hold-one } hold: { $goods }
amalfi-label-pay-other = Lower a ship from the { $hold-one } hold: { $goods }, unused by this cost and turned into bread
amalfi-label-pay-bay = Lower a ship from the bay: { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } of any type
amalfi-label-take = Take { $card } ({ $role }){ $bread ->
        [0] {""}
       *[other] {" "}for { $bread } bread
    }{ $gain ->
        [0] {""}
       *[other] {" "}and gain { $gain } bread
    }
amalfi-label-lighthouse = Build the lighthouse on { $route }, then { $what }
amalfi-label-beacon = { $bread ->
        [0] Send
       *[other] { $bread } bread: send
    } a ship to the { $hold-one } hold
amalfi-label-glean = { $n ->
        [0] Use the lighthouse for no bread
       *[other] Gain { $n } bread
    }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    }
amalfi-label-choose = Choose: { $what }
amalfi-label-spend = Discard { $card }: { $what }
amalfi-label-skip-send = Send no more ships
amalfi-label-skip-before = Take nobody before the route
amalfi-label-skip-take = Take nobody
amalfi-label-skip-lighthouse = Build no lighthouse
amalfi-label-skip-beacon = Leave the lighthouse unused
amalfi-label-skip-pay = Forgo the effect
amalfi-label-settle = This is my starting hand
amalfi-label-feed = Feed the crews: { $n ->
        [0] pay nothing
       *[other] pay { $n } bread
    }{ $vp ->
        [0] {""}
       *[other] , lose { $vp } VP
    }
amalfi-label-decree = Continue to the decree

## Questions

amalfi-ask-over = The game is over.
amalfi-ask-guild = Which guild stack do you take?
amalfi-ask-keep = { $left ->
        [0] Your six cards are chosen. Is this your starting hand?
        [one] Keep { $left } more of the cards dealt to you.
       *[other] Keep { $left } more of the cards dealt to you.
    }
amalfi-ask-pick = Pick a card; the rest go to your left neighbour.
amalfi-ask-reserve = Keep one of your characters with an end-game effect.
amalfi-ask-turn = Round { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    }: take a main action or pass.
amalfi-ask-before = Take a character before { $price ->
        [0] the effects of { $route }
       *[other] you pay { $price } bread for { $route }
    }?
amalfi-ask-after = Take a character now, after { $route }?
amalfi-ask-send = { $cause }: send { $left ->
        [one] { $left } ship
       *[other] up to { $left } ships
    } to the { $hold-one } hold.
amalfi-ask-send-any = { $cause }: send { $left ->
        [one] { $left } ship to any hold
       *[other] up to { $left } ships to any holds
    }.
amalfi-ask-take = { $cause }: take a character from the council?{ $left ->
        [1] {""}
       *[other] {" "}You may take { $left }, one after the other.
    }
amalfi-ask-lighthouse = { $cause }: where do you build the lighthouse?
amalfi-ask-no-lighthouse = { $cause }: all your lighthouses are built. What do you take instead?
amalfi-ask-unturn = { $cause }: unturn { $left ->
        [one] { $left } character
       *[other] up to { $left } characters
    }.
amalfi-ask-extra-buy = { $cause }: buy a masterpiece as an extra action, for { $discount ->
        [one] { $discount } resource
       *[other] { $discount } resources
    } less?
amalfi-ask-extra-explore = { $cause }: explore a route as an extra action, for { $discount ->
        [one] { $discount } resource
       *[other] { $discount } resources
    } less?
amalfi-ask-extra-invite = { $cause }: invite a character as an extra action, for { $discount } less?
amalfi-ask-build-free = { $cause }: build { $left ->
        [one] { $left } ship
       *[other] up to { $left } ships
    } for free?
amalfi-ask-recall = { $cause }: recall { $left ->
        [one] { $left } ship
       *[other] up to { $left } ships
    } from a dock to the bay?
amalfi-ask-launch = { $cause }: move { $left ->
        [one] { $left } ship
       *[other] up to { $left } ships
    } from the port to the bay?
amalfi-ask-copy = { $cause }: which public route do you repeat?
amalfi-ask-spend = { $cause }: discard { $left ->
        [one] { $left } card
       *[other] up to { $left } cards
    } from your hand.
amalfi-ask-move = { $cause }: move { $left ->
        [one] { $left } ship
       *[other] up to { $left } ships
    } from hold to hold?
amalfi-ask-choose = { $cause }: choose one effect.
amalfi-ask-pay-bread = { $cause }: the effect costs { $n } bread and you have { $bread }. Raise more bread, or forgo the effect?
amalfi-ask-beacon = A ship has sailed to { $route }. Use your lighthouse?
amalfi-ask-pay-masterpiece = { $thing }: { $due } to pay{ $surcharge ->
        [0] {""}
       *[other] , and { $surcharge } bread
    }. Which ship do you lower?
amalfi-ask-pay-tile = { $thing }: { $due } to pay{ $surcharge ->
        [0] {""}
       *[other] , and { $surcharge } bread
    }. Which ship do you lower?
amalfi-ask-pay-character = { $thing }: { $due } to pay. Which ship do you lower?
amalfi-ask-pay-surcharge = { $thing } is paid for; the surcharge of { $surcharge } bread is still due. Which ship do you lower?
amalfi-ask-pay-ships = { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } to build: { $due } to pay. Which ship do you lower?
amalfi-ask-feeding = Feeding costs { $owed } bread and you have { $bread }. Lower ships or discard cards first?
amalfi-ask-decree = The decree “{ $decree }” comes next. Turn ships or cards into bread first?
amalfi-cause-shipyard = Uncovered in the shipyard
amalfi-cause-barn = Uncovered in the barn
amalfi-cause-no-lighthouse = Instead of a lighthouse

## Log

amalfi-log-guild = { $seat } takes the stack of the { $guild }.
amalfi-log-kept = { $seat } keeps { $card }.
amalfi-log-kept-hidden = { $seat } has chosen a card.
amalfi-log-returned = { $seat } puts { $card } back.
amalfi-log-hand-settled = { $seat } has chosen a starting hand.
amalfi-log-packs-passed = The packs go to the left.
amalfi-log-council-meets = In the council: { $cards }.
amalfi-log-sailed = { $seat } sails to { $route }.
amalfi-log-sailed-covered = { $seat } sails to { $tile } ({ $route }).
amalfi-log-bread-paid = { $seat } pays { $n } bread.
amalfi-log-bread-gained = { $seat } gains { $n } bread and has { $bread }.
amalfi-log-bread-lost = { $seat } has no room for { $n } bread, which is lost.
amalfi-log-points = { $seat } gains { $n } VP.
amalfi-log-sent = { $seat } sends a ship to the { $hold-one } hold.
amalfi-log-lowered = { $seat } lowers a ship from the { $hold-one } hold to the bay.
amalfi-log-supplied = { $seat } lowers a ship from the bay to the port.
amalfi-log-discarded = { $seat } discards { $card }.
amalfi-log-paid-from-hold = { $seat } lowers a ship from the { $hold-one } hold: { $n } { $n ->
        [one] { $hold-one }
       *[other] { $hold }
    }.
amalfi-log-paid-from-bay = { $seat } lowers a ship from the bay: { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } of any type.
amalfi-log-took = { $seat } takes { $card } from the council.
amalfi-log-lit = { $seat } builds a lighthouse on { $route }.
amalfi-log-lit-covered = { $seat } builds a lighthouse on { $tile } ({ $route }).
amalfi-log-beacon-sent = { $seat } uses a lighthouse and sends a ship to the { $hold-one } hold.
amalfi-log-beacon-bread = { $seat } uses a lighthouse for bread.
amalfi-log-bought = { $seat } buys { $card }: { $vp } VP.
amalfi-log-explored = { $seat } explores { $tile }: { $vp } VP.
amalfi-log-invited = { $seat } invites { $card }.
amalfi-log-activated = { $seat } activates { $card }.
amalfi-log-unturned = { $seat } unturns { $card }.
amalfi-log-ship-built = { $seat } builds a ship.
amalfi-log-recalled = { $seat } recalls a ship from { $route }.
amalfi-log-launched = { $seat } moves a ship from the port to the bay.
amalfi-log-copied = { $seat } repeats { $route }.
amalfi-log-moved = { $seat } moves a ship from the { $from-one } hold to the { $to-one } hold.
amalfi-log-title = { $seat } earns the title of { $title }: { $vp } VP.
amalfi-log-passed = { $seat } passes.
amalfi-log-enough = { $seat } has made a great many decisions this round; from now on only what must be settled is left.
amalfi-log-compass = { $seat } takes the compass rose and will be first player in the next round.
amalfi-log-fed = { $seat } { $n ->
        [0] pays no bread
       *[other] pays { $n } bread
    } at feeding.
amalfi-log-hungry = { $seat } is { $missing } bread short and loses { $vp } VP.
amalfi-log-decree = Decree “{ $decree }”: { $seat } gains { $vp ->
        [0] nothing
       *[other] { $vp } VP
    }.
amalfi-log-council-card = New in the council: { $card }.
amalfi-log-workshop-card = New in the workshop: { $card }.
amalfi-log-atlas-tile = New in the atlas: { $tile }.
amalfi-log-council-discard = Discarded from the council: { $card }.
amalfi-log-workshop-discard = Discarded from the workshop: { $card }.
amalfi-log-atlas-discard = Discarded from the atlas: { $tile }.
amalfi-log-council-renewed = The discard pile of the council is shuffled to form a new deck.
amalfi-log-workshop-renewed = The discard pile of the workshop is shuffled to form a new deck.
amalfi-log-round = Round { $round ->
        [1] I
        [2] II
        [3] III
       *[other] IV
    } begins. First player: { $seat }.
amalfi-log-ships-returned = All ships on docks and in ports return to their bays.
amalfi-log-covered = { $tile } covers { $route }.
amalfi-log-endgame = End of the game: { $seat } { $vp ->
        [0] gains nothing
       *[other] gains { $vp } VP
    } for { $card }.
amalfi-log-ended = The game is over.
amalfi-log-rival-looks = { $opponent }: the rightmost masterpiece is { $card }.
amalfi-log-rival-looks-at-tile = { $opponent }: the rightmost tile of the atlas is { $tile }.
amalfi-log-rival-ship = The { $opponent } puts a ship on { $route }.
amalfi-log-rival-lighthouse = The { $opponent } puts a lighthouse on { $route }.
amalfi-log-rival-barred = The { $opponent } skips { $route }: it is already taken.
amalfi-log-rival-idle = The { $opponent } does nothing.
amalfi-log-titles-enough = { $opponent }: you have { $titles ->
        [one] { $titles } title
       *[other] { $titles } titles
    } and needed { $needed }. You play on.
amalfi-log-titles-too-few = { $opponent }: you have { $titles ->
        [one] { $titles } title
       *[other] { $titles } titles
    } and needed { $needed }. You lost.

## What happens, told to whoever does it: the name is “you”
amalfi-log-guild-you = { $seat } take the stack of the { $guild }.
amalfi-log-kept-you = { $seat } keep { $card }.
amalfi-log-kept-hidden-you = { $seat } have chosen a card.
amalfi-log-returned-you = { $seat } put { $card } back.
amalfi-log-hand-settled-you = { $seat } have chosen a starting hand.
amalfi-log-sailed-you = { $seat } sail to { $route }.
amalfi-log-sailed-covered-you = { $seat } sail to { $tile } ({ $route }).
amalfi-log-bread-paid-you = { $seat } pay { $n } bread.
amalfi-log-bread-gained-you = { $seat } gain { $n } bread and have { $bread }.
amalfi-log-bread-lost-you = { $seat } have no room for { $n } bread, which is lost.
amalfi-log-points-you = { $seat } gain { $n } VP.
amalfi-log-sent-you = { $seat } send a ship to the { $hold-one } hold.
amalfi-log-lowered-you = { $seat } lower a ship from the { $hold-one } hold to the bay.
amalfi-log-supplied-you = { $seat } lower a ship from the bay to the port.
amalfi-log-discarded-you = { $seat } discard { $card }.
amalfi-log-paid-from-hold-you = { $seat } lower a ship from the { $hold-one } hold: { $n } { $n ->
        [one] { $hold-one }
       *[other] { $hold }
    }.
amalfi-log-paid-from-bay-you = { $seat } lower a ship from the bay: { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } of any type.
amalfi-log-took-you = { $seat } take { $card } from the council.
amalfi-log-lit-you = { $seat } build a lighthouse on { $route }.
amalfi-log-lit-covered-you = { $seat } build a lighthouse on { $tile } ({ $route }).
amalfi-log-beacon-sent-you = { $seat } use a lighthouse and send a ship to the { $hold-one } hold.
amalfi-log-beacon-bread-you = { $seat } use a lighthouse for bread.
amalfi-log-bought-you = { $seat } buy { $card }: { $vp } VP.
amalfi-log-explored-you = { $seat } explore { $tile }: { $vp } VP.
amalfi-log-invited-you = { $seat } invite { $card }.
amalfi-log-activated-you = { $seat } activate { $card }.
amalfi-log-unturned-you = { $seat } unturn { $card }.
amalfi-log-ship-built-you = { $seat } build a ship.
amalfi-log-recalled-you = { $seat } recall a ship from { $route }.
amalfi-log-launched-you = { $seat } move a ship from the port to the bay.
amalfi-log-copied-you = { $seat } repeat { $route }.
amalfi-log-moved-you = { $seat } move a ship from the { $from-one } hold to the { $to-one } hold.
amalfi-log-title-you = { $seat } earn the title of { $title }: { $vp } VP.
amalfi-log-passed-you = { $seat } pass.
amalfi-log-enough-you = { $seat } have made a great many decisions this round; from now on only what must be settled is left.
amalfi-log-compass-you = { $seat } take the compass rose and will be first player in the next round.
amalfi-log-fed-you = { $seat } { $n ->
        [0] pay no bread
       *[other] pay { $n } bread
    } at feeding.
amalfi-log-hungry-you = { $seat } are { $missing } bread short and lose { $vp } VP.
amalfi-log-decree-you = { $seat } gain { $vp ->
        [0] nothing
       *[other] { $vp } VP
    } for the decree “{ $decree }”.
amalfi-log-endgame-you = { $seat } gain { $vp ->
        [0] nothing
       *[other] { $vp } VP
    } for { $card } at the end of the game.

## Refusals

amalfi-turn-asked = Something else has to be decided first.
amalfi-turn-enough = You have made a great many decisions this round: only what must be settled is left.
amalfi-start-guild = The stack of the { $guild } is already taken.
amalfi-start-card = You were not dealt { $card }.
amalfi-start-kept = You are already keeping { $card }.
amalfi-start-full = You are already keeping { $n } cards: put one back first.
amalfi-start-short = Keep { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    } first.
amalfi-sail-bay = There is no ship in your bay.
amalfi-sail-dock = There is already a ship on the dock of { $route }.
amalfi-sail-private = { $route } is another player’s private route.
amalfi-sail-play = { $route } is not in play.
amalfi-sail-bread = The route costs { $price } bread and you have { $bread }.
amalfi-sail-crowded = You cannot sail to an occupied dock again this round: { $route }.
amalfi-sail-take = If you take this character, you cannot pay the { $price } bread for the route.
amalfi-market-workshop = { $card } is not in the workshop.
amalfi-market-atlas = { $tile } is not in the atlas.
amalfi-market-effects = { $card } lies in the council: voyages and bonuses bring characters from there into your hand, and only those are invited.
amalfi-market-council = { $card } is not in the council.
amalfi-market-surcharge = The surcharge is { $n } bread; you have { $bread } and cannot raise enough.
amalfi-pay-cost = All your ships together cannot pay { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }.
amalfi-pay-bread = That costs { $n } bread and you have { $bread }.
amalfi-pay-ship = There is no ship to lower in the { $place }.
amalfi-pay-paying = Complete the payment first.
amalfi-hand-card = { $card } is not in your hand.
amalfi-activate-own = You have not invited { $card }.
amalfi-activate-type = { $card } has no activation effect.
amalfi-activate-turned = { $card } is already turned.
amalfi-activate-hand = For this you need { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to discard.
amalfi-unturn-turned = { $card } is not one of your turned characters.
amalfi-build-shipyard = { $left ->
        [0] Your shipyard is empty.
        [one] Your shipyard has only { $left } ship.
       *[other] Your shipyard has only { $left } ships.
    }
amalfi-optional-gain = Not while you gain resources: send the ships first.
amalfi-optional-needed = You need your cards for the effect in progress.
amalfi-send-hold = The effect does not show the { $hold-one } hold.
amalfi-lighthouse-slot = There is already a lighthouse on { $route }.
amalfi-lighthouse-left = You still have a lighthouse to build.
amalfi-lighthouse-none = All your lighthouses are built.
amalfi-beacon-bread = Sending a ship costs { $n } bread and you have { $bread }.
amalfi-beacon-hold = The route does not show the { $hold-one } hold.
amalfi-choose-offered = That is not one of the options: { $kind }.
amalfi-recall-dock = You have no ship on the dock of { $route }.
amalfi-launch-port = There is no ship in your port.
amalfi-copy-public = Only public routes can be repeated; { $route } is not one.
amalfi-move-same = The ship is already in the { $hold-one } hold.
amalfi-spend-least = Discard { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }.

## Effects

amalfi-cost-nothing = nothing
amalfi-cost-resources = { $n } { $n ->
        [one] { $of-one }
       *[other] { $of }
    }
amalfi-cost-either = { $n } { $n ->
        [one] { $first-one } or { $second-one }
       *[other] { $first } or { $second }
    }
amalfi-cost-bread = { $n } bread
amalfi-effect-none = none
amalfi-effect-send = send { $n ->
        [one] { $n } ship
       *[other] up to { $n } ships
    } to the { $hold-one } hold
amalfi-effect-send-any = send { $n ->
        [one] { $n } ship to any hold
       *[other] up to { $n } ships to any holds
    }
amalfi-effect-bread = gain { $n } bread
amalfi-effect-vp = gain { $n } VP
amalfi-effect-take = take { $n ->
        [one] a character
       *[other] up to { $n } characters
    }
amalfi-effect-take-free = take { $n ->
        [one] a character
       *[other] up to { $n } characters
    } without surcharge
amalfi-effect-lighthouse = build { $n ->
        [one] a lighthouse
       *[other] up to { $n } lighthouses
    }
amalfi-effect-untap = unturn { $n ->
        [one] a character
       *[other] up to { $n } characters
    }
amalfi-effect-untap-all = unturn all your characters
amalfi-effect-choose = one of: { $options }
amalfi-effect-option = { $effects }
amalfi-effect-either = { $first } or { $second }
amalfi-effect-pay = pay { $n } bread
amalfi-effect-discard-workshop = discard the rightmost masterpiece in the workshop
amalfi-effect-discard-council = discard the rightmost character in the council
amalfi-effect-extra-buy = buy a masterpiece for { $discount ->
        [one] { $discount } resource
       *[other] { $discount } resources
    } less as an extra action
amalfi-effect-extra-explore = explore a route for { $discount ->
        [one] { $discount } resource
       *[other] { $discount } resources
    } less as an extra action
amalfi-effect-extra-invite = invite a character for { $discount } less as an extra action
amalfi-effect-per = { $each } VP for { $count } (at most { $max } VP)
amalfi-effect-each = { $each } VP for { $count }
amalfi-effect-groups = { $set } VP for each set of book, painting and monument, { $pair } VP for each pair of different types among the rest
amalfi-effect-build-free = build { $n ->
        [one] a ship
       *[other] up to { $n } ships
    } for free
amalfi-effect-recall = recall { $n ->
        [one] a ship
       *[other] up to { $n } ships
    } from a dock to the bay
amalfi-effect-from-port = move { $n ->
        [one] a ship
       *[other] up to { $n } ships
    } from the port to the bay
amalfi-effect-copy = repeat a public route for its price, even with a ship on its dock
amalfi-effect-copy-free = repeat a public route for its price, with no ship on its dock
amalfi-effect-discard-hand = discard { $n ->
        [one] a card from your hand, then
       *[other] up to { $n } cards from your hand; for each one:
    } { $effects }
amalfi-effect-move = move { $n ->
        [one] a ship
       *[other] up to { $n } ships
    } from hold to hold
amalfi-when-buy = whenever you buy a masterpiece, { $effects }
amalfi-when-buy-craft = whenever you buy a { $craft }, { $effects }
amalfi-when-explore = whenever you explore a route, { $effects }
amalfi-when-build-ship = for each ship you build, { $effects }
amalfi-when-lighthouse-built = for each lighthouse you build, { $effects }
amalfi-when-lighthouse-used = whenever you use a lighthouse, { $effects }
amalfi-when-invite = whenever you invite another character, { $effects }
amalfi-when-take = for each character you take, { $effects }
amalfi-when-sail-private = whenever you sail a private route, { $effects }
amalfi-when-sail-public = whenever you sail a public route, { $effects }
amalfi-mod-hold-value = a ship from the { $hold-one } hold yields { $n } more
amalfi-mod-emergency-value = emergency supply yields { $n } more
amalfi-mod-ship-cost = each ship costs { $n } less
amalfi-mod-explore-cost = exploring costs { $n } less
amalfi-mod-feed = feeding costs { $n } bread less
amalfi-mod-sail-bread = routes cost { $n } bread less
amalfi-mod-sail-occupied = { $n ->
        [one] once
       *[other] { $n } times
    } a round: sail a public route with a ship on its dock for { $bread } more bread
amalfi-mod-surcharge = { $n ->
        [0] no surcharge
       *[other] surcharge at most { $n } bread
    } ({ $markets })
amalfi-mod-lighthouse-bread = your lighthouses give { $n } bread
amalfi-mod-lighthouse-send-cost = your lighthouses send a ship for { $n } bread

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
amalfi-panel-title = { $title }: { $what }. Next cube: { $vp } VP
amalfi-panel-title-full = { $title }: { $what }. All cells taken
amalfi-panel-holders = { "    " }earned by { $seats }
amalfi-panel-council = Council
amalfi-panel-workshop = Workshop
amalfi-panel-atlas = Atlas
amalfi-panel-stack = Stack of the { $guild }
amalfi-panel-council-card = { $bread }  { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-deck = Deck: { $n }, discard pile: { $discard }
amalfi-panel-masterpiece = { $bread }  { $card } ({ $craft }; { $cost }): { $vp } VP, bonus: { $what }
amalfi-panel-tile = { $bread }  { $tile } ({ $cost }): { $vp } VP; to sail it: { $what }
amalfi-panel-stacks = Tiles in the stacks: { $n }
amalfi-panel-routes = Routes
amalfi-panel-route = { $route }: { $what }
amalfi-panel-priced = pay { $price } bread, then { $what }
amalfi-panel-cover = { "    " }covered by { $tile }
amalfi-panel-explorer = { "    " }private route of { $seat }
amalfi-panel-ships = { "    " }ships on the dock: { $seats }
amalfi-panel-lighthouse = { "    " }lighthouse of { $seat }
amalfi-panel-rival-ship = { "    " }ship of the opponent: { $opponent }
amalfi-panel-rival-lighthouse = { "    " }lighthouse of the opponent: { $opponent }
amalfi-panel-printed = Player boards
amalfi-panel-ship-prices = A ship costs, by round: { $prices }
amalfi-panel-ship-price = { $round } – { $cost }
amalfi-panel-shipyard-symbols = Under the ships of the shipyard, from the left: { $symbols }
amalfi-panel-barn-symbols = Under the lighthouses of the barn, from the left: { $symbols }
amalfi-panel-symbol = { $place } – { $what }
amalfi-panel-player = { $seat }: { $vp } VP
amalfi-panel-barn = Bread { $bread } of { $capacity }, feeding costs { $owed }
amalfi-panel-bay = Bay { $bay }   port { $port }   docks { $docks }   shipyard { $shipyard }
amalfi-panel-hold = { $hold } { $ships } (a ship yields { $n })
amalfi-panel-holds = Holds: { $holds }
amalfi-panel-supply = Emergency supply: a ship from the bay yields { $n } of any type; a new ship costs { $cost }
amalfi-panel-counts = Lighthouses: { $lighthouses }, cards in hand: { $hand }, titles: { $cubes }
amalfi-panel-guild = Guild: { $guild }
amalfi-panel-invited = { $card } ({ $role }): { $what }
amalfi-panel-turned = { $card } ({ $role }, turned): { $what }
amalfi-panel-masterpieces = Masterpieces: { $cards }
amalfi-panel-tiles = Explored routes: { $tiles }
amalfi-panel-rival = Opponent: { $opponent }
amalfi-panel-rival-pieces = In supply: { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }, { $lighthouses ->
        [one] { $lighthouses } lighthouse
       *[other] { $lighthouses } lighthouses
    }
amalfi-panel-rival-titles = Titles needed at the end of each round: { $titles }
amalfi-panel-rival-round = { $round } – { $n }
amalfi-panel-rival-sail-naples = You sail: a ship on the route of each resource in the cost of the rightmost masterpiece
amalfi-panel-rival-sail-genoa = You sail: a ship on the route of each resource in the cost of the rightmost masterpiece and on the route of its bonus
amalfi-panel-rival-buy = You buy: the rightmost masterpiece is discarded
amalfi-panel-rival-explore = You explore: the rightmost tile of the atlas is discarded
amalfi-panel-rival-invite = You invite: the rightmost character of the council is discarded
amalfi-panel-rival-activate = You activate: a ship on the topmost changing route without a ship
amalfi-panel-rival-build = You build: a lighthouse on the route of each resource in the cost of the rightmost tile of the atlas
amalfi-panel-rival-resources = Routes of the resources: { $routes }
amalfi-panel-rival-bonuses = Routes of the bonuses: { $routes }
amalfi-panel-rival-route = { $what } – { $route }
amalfi-panel-rival-taken = A route that is already taken is skipped.
amalfi-panel-hand = Your hand
amalfi-panel-card = { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-chosen = Chosen: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-choice = To choose from: { $card } ({ $role }; { $cost }): { $what }
amalfi-panel-dealt = Dealt to you: { $card } ({ $role }; { $cost }): { $what }

## Scores

amalfi-source-masterpieces = Masterpieces
amalfi-source-routes = Routes
amalfi-source-decrees = Decrees
amalfi-source-titles = Titles
amalfi-source-characters = Characters
amalfi-source-feeding = Feeding
amalfi-source-board = Symbols on the boards
amalfi-verdict-lost = You lost the challenge: too few titles.
amalfi-verdict-novice = Novice
amalfi-verdict-promising-ruler = Promising ruler
amalfi-verdict-patron = Patron of the town
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

# What things say of themselves
amalfi-explain-plain = { $what }
amalfi-explain-seat = { $seat }
amalfi-explain-member = { $card }: { $what }
amalfi-explain-cost = Cost: { $cost }.
amalfi-explain-invite = To invite: { $cost }.
amalfi-explain-worth = Worth { $vp } VP.
amalfi-explain-bonus = Bonus at once: { $what }.
amalfi-explain-does = Effect: { $what }.
amalfi-explain-cell-pays = Its place costs { $n } more bread.
amalfi-explain-cell-gains = Its place brings { $n } bread.
amalfi-explain-sail = To sail it: { $what }.
amalfi-explain-explore = To explore it: { $cost }; worth { $vp } VP.
amalfi-explain-taken = On the dock: { $seats }.
amalfi-explain-changing-take = Whoever sails it may also take a character, before or after.
amalfi-explain-private = Private route
amalfi-explain-changing = Changing route
amalfi-explain-public = Public route
amalfi-explain-decree = Decree of round { $round }
amalfi-explain-scores = It scores { $what }.
amalfi-explain-title-dark = Dark title
amalfi-explain-title-light = Light title
amalfi-explain-requires = Requires: { $what }.
amalfi-explain-need-met = { $what }
amalfi-explain-need-missing = { $what } ({ $n } missing)
amalfi-explain-scores-now = It would score { $vp } VP now.
amalfi-explain-next-cube = The next cube on it is worth { $vp } VP.
amalfi-explain-title-full = All its cells are taken.
amalfi-explain-hold = Hold
amalfi-explain-hold-yields = A ship lowered from here to the bay yields { $n } ({ $hold }) for a payment; what is left over becomes bread.
amalfi-explain-hold-bread = At any other time it is worth { $n } bread.
amalfi-explain-works = Masterpieces
amalfi-explain-works-count = Masterpieces bought so far; titles, decrees and characters count them by type.
amalfi-explain-guild = Guild
amalfi-explain-guild-stack = A fixed stack of six characters for the starting hand.
amalfi-explain-lighthouse = Lighthouse
amalfi-explain-light-of = It belongs to { $seat }.
amalfi-explain-light-free = A lighthouse can be built here.
amalfi-explain-light-use = When any ship sails the route, the owner of its lighthouse may pay bread to send a ship to a hold shown there, or gain bread.
amalfi-explain-space = Space { $n }
amalfi-explain-symbol = Under the piece: { $what }.
amalfi-explain-shipyard = Shipyard
amalfi-explain-barn = Barn
amalfi-explain-ship-price = This round a ship costs { $n } ({ $of }).
amalfi-explain-ship-feeds = A new ship comes to the bay next round, and from now on feeding costs 1 bread more.
amalfi-explain-barn-space = Building this lighthouse frees the space for one more bread.
amalfi-explain-market = Market
amalfi-explain-market-says = The bread above a cell is paid or gained on top of the cost of the card.
amalfi-explain-market-slides = When a card leaves, those to its left move one cell to the right.
amalfi-explain-place = Place
amalfi-explain-bay = Bay
amalfi-explain-bay-says = Ships in the bay can sail or be sent to holds. Lowered to the port, a ship yields { $n } of any kind and is not back until the next round.
amalfi-explain-port = Port
amalfi-explain-port-says = Ships in the port rest until they return to the bay in the new round.
amalfi-explain-shipyard-says = Ships are built with wood, cheaper in later rounds. Each uncovers a symbol; the figure below is what feeding then costs.
amalfi-explain-barn-says = Bread in the barn, its limit, and what feeding takes at the end of the round. Each missing bread costs 3 VP.
amalfi-explain-any-time = Any time
amalfi-explain-verb = Main action
amalfi-explain-verb-sail = Sail
amalfi-explain-verb-sail-says = A ship from the bay goes to the dock of a route; you pay its bread and carry out what it shows.
amalfi-explain-verb-buy = Buy
amalfi-explain-verb-buy-says = Pay for a masterpiece from the workshop with ships; it is worth points and brings its bonus at once.
amalfi-explain-verb-explore = Explore
amalfi-explain-verb-explore-says = Pay for a route from the atlas with ships; it is worth points, and from then on only you can sail it.
amalfi-explain-verb-invite = Invite
amalfi-explain-verb-invite-says = Pay for a character from your hand; it stays beside your board to the end.
amalfi-explain-verb-activate = Activate
amalfi-explain-verb-activate-says = Use an invited character with an activation effect that is not turned, then turn it. Without one there is nothing to activate.
amalfi-explain-verb-build = Build
amalfi-explain-verb-build-says = Pay wood for one or more ships from the shipyard; they go to the port and uncover their symbols.
amalfi-explain-tray-lower = A ship from a hold for bread
amalfi-explain-tray-supply = A ship from the bay for bread
amalfi-explain-tray-discard = A card for bread
amalfi-explain-tray-glean = Lighthouse for bread
amalfi-explain-lower-says = Lower a ship from a hold to the bay: its yield becomes bread.
amalfi-explain-supply-says = Lower a ship from the bay to the port for bread; it is not back until the next round.
amalfi-explain-discard-says = Discard a character from your hand for bread.
amalfi-explain-fact = At a glance
amalfi-explain-fact-bread = Bread
amalfi-explain-fact-ships = Ships
amalfi-explain-ships-says = Ships in the bay, and all ships that are built.
amalfi-explain-fact-works = Masterpieces
amalfi-explain-fact-guests = Invited characters
amalfi-explain-guests-says = Characters already invited; they stay to the end and count for titles and decrees.
amalfi-explain-fact-routes = Explored routes
amalfi-explain-routes-says = Private routes: only their explorer may sail them, once a round.
amalfi-explain-fact-lights = Lighthouses
amalfi-explain-fact-compass = Compass rose
amalfi-explain-compass-says = Whoever passes first takes it and begins the next round.
amalfi-explain-fact-rival = The opponent
amalfi-explain-rival-says = After each of your main actions it reacts according to its table: it takes docks, builds lighthouses, clears markets.
amalfi-explain-rival-needs = { $n ->
        [0] At the end of this round you need no title.
        [one] At the end of this round you need { $n } title.
       *[other] At the end of this round you need { $n } titles.
    }
amalfi-explain-reconstructed = figures: reconstructed
amalfi-explain-printed = figures: printed
amalfi-explain-holes = criteria printed, numbers in the holes reconstructed
amalfi-explain-cells = requirements printed, later cells reconstructed
