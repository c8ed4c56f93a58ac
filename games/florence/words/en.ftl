### The Princes of Florence

## The game

florence-title = The Princes of Florence
florence-tagline = Bid for jesters and builders, lay out an estate, and let artists and scholars work for your prestige: seven rounds in Renaissance Florence.
florence-edition-2022 = Edition of 2022 (outlines, side B and Diego’s cards reconstructed)
florence-edition-2006 = Edition of 2006 (outlines and side B reconstructed)

## Options

florence-option-muse-and-princess = The Muse and the Princess
florence-option-muse-and-princess-help = Six characters are auctioned in every round; prestige can no longer be sold.
florence-option-cooperative-building = Cooperative building
florence-option-cooperative-building-help = Neighbouring estates share a border, across which two players can build together.
florence-option-hard-freedoms = Fewer freedoms
florence-option-hard-freedoms-help = Two players only: four freedom tokens instead of five.
florence-option-coins = Other players’ coins
florence-option-coins-help = Whether you can see how many coins the others have: secret in the edition of 2022, open in that of 2006.
florence-option-coins-edition = as in the edition
florence-option-coins-reversed = the other way round
florence-option-solo-table = Solo mode: table
florence-option-solo-table-help = How many players the solo game is set up for: you, Diego and virtual players.
florence-option-solo-table-four = four players
florence-option-solo-table-five = five players
florence-option-difficulty = Solo mode: difficulty
florence-option-difficulty-help = How many coins Diego begins with.
florence-option-difficulty-easy = easy
florence-option-difficulty-standard = standard
florence-option-difficulty-hard = hard
florence-option-diego-finish = Solo mode: Diego’s last works
florence-option-diego-finish-help = Once Diego has a card for every round left, or for every action left, he does nothing but complete works.
florence-option-diego-finish-rounds = by rounds left
florence-option-diego-finish-actions = by actions left
florence-option-start-player = Start player
florence-option-start-player-help = Who goes first; chosen at random if nobody is named.

## What cannot be set up

florence-automa = Diego
florence-setup-solo-edition = This edition has no solo mode.
florence-setup-solo-expansion = The solo game is played without expansions.
florence-setup-solo-coins = The solo game has no other players whose coins could be hidden.
florence-setup-solo-only = Table, difficulty and Diego’s last works can be chosen in the solo game only.
florence-setup-two-only = Fewer freedoms are an option for two players only.
florence-setup-start-player = The start player must be one of the players; in the solo game chance decides.

## Stacks

florence-stack-forest = forest
    .a = a forest
florence-stack-lake = lake
    .a = a lake
florence-stack-park = park
    .a = a park
florence-stack-jester = jester
    .a = a jester
florence-stack-builder = builder
    .a = a builder
florence-stack-prestige = prestige card
    .a = a prestige card
florence-stack-recruiting = recruiting card
    .a = a recruiting card
florence-stack-landscape = landscape
    .a = a landscape

## Landscapes, buildings, freedoms

florence-landscape-forest = forest
    .the = the forest
florence-landscape-lake = lake
    .the = the lake
florence-landscape-park = park
    .the = the park
florence-building-university = University
    .the = the University
florence-building-laboratory = Laboratory
    .the = the Laboratory
florence-building-workshop = Workshop
    .the = the Workshop
florence-building-library = Library
    .the = the Library
florence-building-opera = Opera
    .the = the Opera
florence-building-studio = Studio
    .the = the Studio
florence-building-hospital = Hospital
    .the = the Hospital
florence-building-theatre = Theatre
    .the = the Theatre
florence-building-tower = Tower
    .the = the Tower
florence-building-chapel = Chapel
    .the = the Chapel
florence-size-large = large
florence-size-medium = medium
florence-size-small = small
florence-freedom-travel = freedom of travel
florence-freedom-religion = freedom of religion
florence-freedom-opinion = freedom of opinion
florence-deck-profession = professions
    .card = profession card
    .cards = profession cards
florence-deck-bonus = bonus cards
    .card = bonus card
    .cards = bonus cards
florence-deck-prestige = prestige cards
    .card = prestige card
    .cards = prestige cards
florence-character-banker = Banker
florence-character-cardinal = Cardinal
florence-character-merchant = Merchant
florence-character-muse = Muse
florence-character-princess = Princess
florence-character-professor = Professor
florence-deed-work = complete a work
florence-deed-build = build a building
florence-deed-profession = take a profession card
florence-deed-freedom = introduce a freedom
florence-deed-bonus = take a bonus card
florence-turn-r0 = as drawn
florence-turn-r1 = turned right
florence-turn-r2 = upside down
florence-turn-r3 = turned left
florence-turn-m0 = mirrored
florence-turn-m1 = mirrored, turned right
florence-turn-m2 = mirrored, upside down
florence-turn-m3 = mirrored, turned left

## Amounts

florence-amount-coins = { $count } coins
florence-amount-points =
    { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }

## Objects on Diego's cards

florence-diego-object = { $stack } (die + { $modifier })
    .a = { $stack-a } (die + { $modifier })
florence-diego-object-plain = { $stack } (die)
    .a = { $stack-a } (die)

## Professions

florence-card-mathematician = Mathematician
florence-card-theologian = Theologian
florence-card-philosopher = Philosopher
florence-card-botanist = Botanist
florence-card-alchemist = Alchemist
florence-card-physicist = Physicist
florence-card-watchmaker = Watchmaker
florence-card-goldsmith = Goldsmith
florence-card-bell-maker = Bell Maker
florence-card-cartographer = Cartographer
florence-card-jurist = Jurist
florence-card-choreographer = Choreographer
florence-card-composer = Composer
florence-card-sculptor = Sculptor
florence-card-painter = Painter
florence-card-pharmacist = Pharmacist
florence-card-physician = Physician
florence-card-dramatist = Dramatist
florence-card-poet = Poet
florence-card-astronomer = Astronomer
florence-card-organ-builder = Organ Builder

## Bonus cards

florence-card-b01 = bonus +1 for each building
florence-card-b02 = bonus +2 for each large building
florence-card-b03 = bonus +1 for each medium building and each forest
florence-card-b04 = bonus +1 for each small building and each landscape
florence-card-b05 = bonus +2 for each size of building
florence-card-b06 = bonus +1 for each landscape
florence-card-b07 = bonus +2 for each forest
florence-card-b08 = bonus +2 for each lake
florence-card-b09 = bonus +2 for each park
florence-card-b10 = bonus +2 for each freedom
florence-card-b11 = bonus +2 for each jester
florence-card-b12 = bonus +1 for each jester and each freedom
florence-card-b13 = bonus +2 for each builder
florence-card-b14 = bonus +1 for each builder and each lake
florence-card-b15 = bonus +2 for each prestige card
florence-card-b16 = bonus +1 for each prestige card and each freedom
florence-card-b17 = bonus +2 for each type of landscape
florence-card-b18 = bonus +1 for each category present (forest, lake, park, jester, builder, prestige card, freedom)
florence-card-b19 = bonus +1 for each profession and recruiting card in hand
florence-card-b20 = bonus +1 for each profession and recruiting card on the table

## Prestige cards

florence-card-p01 = prestige 6 (3) for the most buildings
    .short = most buildings
florence-card-p02 = prestige 5 for at least two large buildings
    .short = at least two large buildings
florence-card-p03 = prestige 8 (4) for the fewest empty cells
    .short = fewest empty cells
florence-card-p04 = prestige 8 for all three types of landscape
    .short = all three types of landscape
florence-card-p05 = prestige 7 (4) for the most landscapes
    .short = most landscapes
florence-card-p06 = prestige 7 (4) for the most forests
    .short = most forests
florence-card-p07 = prestige 6 (3) for the most lakes
    .short = most lakes
florence-card-p08 = prestige 8 for all three freedoms
    .short = all three freedoms
florence-card-p09 = prestige 6 for at least 4 buildings, 2 freedoms and 4 works
    .short = at least 4 buildings, 2 freedoms and 4 works
florence-card-p10 = prestige 6 (3) for the most jesters
    .short = most jesters
florence-card-p11 = prestige 6 (3) for the most builders
    .short = most builders
florence-card-p12 = prestige 5 (3) for the most parks
    .short = most parks
florence-card-p13 = prestige 7 for at least 1 builder, 1 jester and 2 landscapes
    .short = at least 1 builder, 1 jester and 2 landscapes
florence-card-p14 = prestige 7 (4) for the most works
    .short = most works

## Questions

florence-ask-nothing = Nothing is left to decide.
florence-ask-hand = Which profession do you give back? You keep the other three.
florence-ask-open = Which object do you put up for auction? Opening bid: { $coins }
florence-ask-bid = { $seat } bids { $coins } coins for { $stack-a }. Do you raise?
florence-ask-last = You are the last player: do you take an object for { $coins } coins?
florence-ask-merchant = You won { $stack-a } for { $coins } coins. Do you use the Merchant to get it for free?
florence-ask-landscape = Which landscape do you take?
florence-ask-place = Where do you place { $tile-the }?
florence-ask-keep = Which { $deck-card } do you keep?
florence-ask-order = In which order do the others go under the deck?
florence-ask-hire = Do you recruit now or keep the recruiting card?
florence-ask-court = For which character do you bid?
florence-ask-bought = Do you use the { $character } now or keep the card?
florence-ask-call = This is the last moment for the { $character }. Do you use the card?
florence-ask-window = Do you recruit a profession now?
florence-ask-turn =
    { $left ->
        [0] You have no actions left. Anything else?
        [one] You have one action left.
       *[other] You have { $left } actions left.
    }
florence-ask-bonus = Work of the { $card }: work value { $value }, minimum { $minimum }. Which bonus card do you add?
florence-ask-pay = The work value of { $value } brings { $coins } coins. How many prestige points do you buy with them, at { $rate } coins each?
florence-ask-sell = How many prestige points do you give up, at { $rate } coins each?
florence-ask-site = Where do you want to build { $tile-the } together with { $seat }?
florence-ask-sum = How much do you ask { $seat } to pay for a share in { $tile-the }?
florence-ask-sum-partner = How much do you offer { $seat } for a share in { $tile-the }?
florence-ask-answer = { $seat } would pay you { $coins ->
        [0] nothing
       *[other] { $coins } coins
    } for a share in { $tile-the } at { $cell }, { $turn }. Agreed?
florence-ask-answer-partner = { $seat } offers you a share in { $tile-the } at { $cell }, { $turn }: you would pay { $coins ->
        [0] nothing
       *[other] { $coins } coins
    }. Agreed?
florence-ask-banker = You bought the Banker in the last round: how many prestige points do you buy, at { $rate } coins each?
florence-ask-put-up = Which object do you put up?
florence-ask-rolled = Do you buy { $stack-a } for { $coins } coins?
florence-ask-last-auction = The last auction: do you take an object for { $coins } coins?

## Actions

florence-do-return = Give back the { $card }
florence-do-open = Put up { $stack-a } and bid { $coins } coins
florence-do-sit-out = Sit out this round
florence-do-raise = Bid { $coins } coins
florence-do-pass = Pass
florence-do-pass-court = Pass: no character this round
florence-do-take = Take { $stack-a } for { $coins } coins
florence-do-take-merchant = Take { $stack-a } ({ $coins } coins, or free with the Merchant)
florence-do-nothing = Take nothing
florence-do-choose = Choose { $landscape-the }
florence-do-place = Place at { $cell }, { $turn }
florence-do-place-again =
    Place at { $cell }, { $turn }, and gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-do-place-building =
    Build at { $cell }, { $turn }: { $coins ->
        [0] free
       *[other] pay { $coins } coins
    }, gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-do-keep = Keep: { $card }
florence-do-under = Under the deck next: { $card }
florence-do-rest = Put the rest under the deck as drawn
florence-do-recruit = Recruit the { $card } from { $from }
florence-do-recruit-diego = Recruit the { $card } from Diego
florence-do-recruit-virtual = Recruit the { $card } from virtual player { $number }
florence-do-hold = Recruit nobody now
florence-do-hold-recruiting = Keep the recruiting card
florence-do-hold-character = Keep the { $character } for later
florence-do-let-go = Let the { $character } go back unused
florence-do-sell = Sell points at { $rate } each
florence-do-give-up =
    Give up { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } for { $coins } coins
florence-do-work = Complete a work with the { $card } (work value { $value })
florence-do-work-bonus = Complete a work with the { $card } (work value { $value } before bonus cards)
florence-do-add =
    { $value ->
        [0] Add nothing: { $card }
       *[other] Add { $value }: { $card }
    }
florence-do-done = Complete the work with work value { $value } for { $coins } coins
florence-do-convert =
    { $points ->
        [0] Keep the coins
        [one] Buy { $points } prestige point for { $coins } coins
       *[other] Buy { $points } prestige points for { $coins } coins
    }
florence-do-build =
    Build { $building-the } { $coins ->
        [0] for free
       *[other] for { $coins } coins
    }
florence-do-propose = Build { $building-the } together with { $partner }
florence-do-ask =
    { $coins ->
        [0] Ask for nothing
       *[other] Ask for { $coins } coins
    }
florence-do-ask-partner =
    { $coins ->
        [0] Offer to pay nothing
       *[other] Offer to pay { $coins } coins
    }
florence-do-withdraw = Give up the joint building
florence-do-accept =
    Accept: { $sum ->
        [0] receive nothing
       *[other] receive { $sum } coins
    }, { $coins ->
        [0] build for free
       *[other] pay { $coins } coins to the bank
    }, gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-do-accept-partner =
    Accept: { $sum ->
        [0] pay nothing
       *[other] pay { $sum } coins
    }, gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-do-decline = Decline the offer
florence-do-decline-object = Decline
florence-do-counter = Make a counter-offer
florence-do-introduce = Introduce { $freedom } for { $coins } coins
florence-do-draw = Take a { $deck-card } for { $coins } coins
florence-do-end = End the turn
florence-do-bid =
    { $coins ->
        [0] Bid nothing
       *[other] Bid { $coins } coins
    } for the { $character }
florence-do-merchant =
    Use the Merchant: gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-do-professor = Use the Professor: take a { $deck-card } for free
florence-do-princess = Complete a work with the Princess (work value { $value }, { $coins } coins)
florence-do-free = Use the Merchant: free
florence-do-pay = Pay { $coins } coins and keep the Merchant
florence-do-put-up = Put up { $object-a }
florence-do-buy = Buy { $stack-a } for { $coins } coins

## What happens

florence-log-gave-back = { $seat } gives back the { $card }.
florence-log-gave-back-hidden = { $seat } gives back a profession card.
florence-log-round = Round { $round }: minimum work value { $minimum }. Start player: { $seat }.
florence-log-round-of-diego = Round { $round }: minimum work value { $minimum }. Start player: Diego.
florence-log-opened = { $seat } puts { $stack-a } up for auction at { $coins } coins.
florence-log-sat-out = { $seat } sits out.
florence-log-raised = { $seat } bids { $coins } coins.
florence-log-passed = { $seat } passes.
florence-log-bought =
    { $seat } { $coins ->
        [0] takes { $stack-a } for free
       *[other] buys { $stack-a } for { $coins } coins
    }.
florence-log-took-nothing = { $seat } takes nothing.
florence-log-sold =
    { $seat } sells { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } for { $coins } coins.
florence-log-planted = { $seat } places { $landscape-the } at { $cell }.
florence-log-gained =
    { $seat } gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-saw = { $seat } sees these { $deck-cards }: { $cards }.
florence-log-looked = { $seat } looks at { $deck-cards }.
florence-log-kept = { $seat } keeps: { $card }.
florence-log-kept-hidden = { $seat } keeps one { $deck-card }.
florence-log-recruited = { $seat } recruits the { $card } from { $from }.
florence-log-recruited-solo = { $seat } recruits the { $card }.
florence-log-held-recruiting = { $seat } keeps the recruiting card.
florence-log-played = { $seat } plays the { $card }.
florence-log-played-bonus =
    { $seat } adds { $value ->
        [0] nothing
       *[other] { $value }
    } to the work: { $card }.
florence-log-completed = { $seat } completes a work with work value { $value } for { $coins } coins.
florence-log-converted =
    { $seat } { $points ->
        [0] keeps the coins
        [one] buys { $points } prestige point for { $coins } coins
       *[other] buys { $points } prestige points for { $coins } coins
    }.
florence-log-built =
    { $seat } builds { $building-the } at { $cell } { $coins ->
        [0] for free
       *[other] for { $coins } coins
    } and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-introduced = { $seat } introduces { $freedom } for { $coins } coins.
florence-log-paid = { $seat } pays { $coins } coins for a { $deck-card }.
florence-log-ended = { $seat } ends the turn.
florence-log-best-work =
    Best work ({ $value }): { $seat } gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-no-work = No work was completed in round { $round }.
florence-log-scored =
    { $seat } scores { $points ->
        [0] no prestige points
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }: { $card-short }.
florence-log-character-bid =
    { $seat } bids { $coins ->
        [0] nothing
       *[other] { $coins } coins
    } for the { $character }.
florence-log-character-passed = { $seat } passes in the character auction.
florence-log-character-bought =
    { $seat } { $coins ->
        [0] takes the { $character } for free
       *[other] buys the { $character } for { $coins } coins
    }.
florence-log-banker-paid = { $seat } receives { $coins } coins from the Banker.
florence-log-banker-waits = Nobody bought the Banker: there are now { $coins } coins on the card.
florence-log-banker-converted =
    { $seat } { $points ->
        [0] buys no prestige points from the Banker
        [one] buys { $points } prestige point from the Banker for { $coins } coins
       *[other] buys { $points } prestige points from the Banker for { $coins } coins
    }.
florence-log-merchant-free = { $seat } uses the Merchant: the object is free.
florence-log-merchant-points =
    { $seat } uses the Merchant and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-professor-used = { $seat } uses the Professor to take a { $deck-card }.
florence-log-princess-used = { $seat } uses the Princess.
florence-log-lapsed = { $seat }’s { $character } goes back unused.
florence-log-returned = { $seat }’s { $character } goes back on display.
florence-log-proposed = { $seat } proposes to build { $building-the } together with { $partner }.
florence-log-offered =
    { $seat } makes an offer for { $building-the } at { $cell }, { $turn }: the partner pays { $coins ->
        [0] nothing
       *[other] { $coins } coins
    }.
florence-log-withdrew = { $seat } gives up the joint building.
florence-log-declined = { $seat } declines the offer.
florence-log-built-together =
    { $seat } and { $partner } build { $building-the } together at { $cell }. { $partner } pays { $sum ->
        [0] nothing
       *[other] { $sum } coins
    } to { $seat }, { $seat } pays { $coins ->
        [0] nothing
       *[other] { $coins } coins
    } to the bank; both gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-card = Diego’s card for this round, from the left: { $objects }.
florence-log-rolled =
    The die for { $stack-a } shows { $roll }{ $modifier ->
        [0] {""}
       *[other] , plus { $modifier }
    }: last bid { $coins } coins.
florence-log-must-buy = { $seat } must buy { $stack-a }.
florence-log-declined-object = { $seat } does not buy { $stack-a }.
florence-log-diego-bought = Diego buys { $stack-a } for { $coins } coins.
florence-log-diego-bought-nothing = Diego buys nothing.
florence-log-diego-paid =
    Diego pays { $coins } coins{ $points ->
        [0] {""}
        [one] , giving up { $points } prestige point
       *[other] , giving up { $points } prestige points
    }{ $change ->
        [0] {""}
       *[other] {" "}and getting { $change } coins back
    }.
florence-log-diego-showed = Diego’s leftmost profession is the { $card }.
florence-log-diego-planted =
    Diego places { $landscape-the }{ $points ->
        [0] {""}
        [one] {" "}and gains { $points } prestige point
       *[other] {" "}and gains { $points } prestige points
    }.
florence-log-diego-gained =
    Diego gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-drew = Diego draws these { $deck-cards }: { $cards }.
florence-log-diego-kept = Diego keeps: { $card }.
florence-log-diego-row = Diego’s card says: { $actions }.
florence-log-diego-must-work = Diego has a card for every turn left: he completes a work.
florence-log-diego-idle = Diego can do none of these.
florence-log-diego-played = Diego plays the { $card }.
florence-log-diego-played-recruiting = Diego plays a recruiting card.
florence-log-diego-completed =
    Diego completes a work with work value { $value } and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-built =
    Diego builds { $building-the } { $coins ->
        [0] for free
       *[other] for { $coins } coins
    } and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-profession = Diego takes a profession card for { $coins } coins; the virtual players take one each.
florence-log-diego-introduced = Diego introduces { $freedom } for { $coins } coins.
florence-log-diego-best-work =
    Best work ({ $value }): Diego gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-scored =
    Diego scores { $points ->
        [0] no prestige points
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }: { $card-short }.
florence-log-virtual-showed = A virtual player turns up the { $card }.
florence-log-virtual-gave = In its place Diego gets the { $card } from a virtual player.
florence-log-left-the-game = One { $stack } leaves the game.

## What happens, told to whoever does it: the name is “you”

florence-log-gave-back-you = { $seat } give back the { $card }.
florence-log-gave-back-hidden-you = { $seat } give back a profession card.
florence-log-opened-you = { $seat } put { $stack-a } up for auction at { $coins } coins.
florence-log-sat-out-you = { $seat } sit out.
florence-log-raised-you = { $seat } bid { $coins } coins.
florence-log-passed-you = { $seat } pass.
florence-log-bought-you =
    { $seat } { $coins ->
        [0] take { $stack-a } for free
       *[other] buy { $stack-a } for { $coins } coins
    }.
florence-log-took-nothing-you = { $seat } take nothing.
florence-log-sold-you =
    { $seat } sell { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } for { $coins } coins.
florence-log-planted-you = { $seat } place { $landscape-the } at { $cell }.
florence-log-best-work-you =
    { $seat } gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } for the best work ({ $value }).
florence-log-gained-you =
    { $seat } gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-saw-you = { $seat } see these { $deck-cards }: { $cards }.
florence-log-looked-you = { $seat } look at { $deck-cards }.
florence-log-kept-you = { $seat } keep: { $card }.
florence-log-kept-hidden-you = { $seat } keep one { $deck-card }.
florence-log-recruited-you = { $seat } recruit the { $card } from { $from }.
florence-log-recruited-solo-you = { $seat } recruit the { $card }.
florence-log-held-recruiting-you = { $seat } keep the recruiting card.
florence-log-played-you = { $seat } play the { $card }.
florence-log-played-bonus-you =
    { $seat } add { $value ->
        [0] nothing
       *[other] { $value }
    } to the work: { $card }.
florence-log-completed-you = { $seat } complete a work with work value { $value } for { $coins } coins.
florence-log-converted-you =
    { $seat } { $points ->
        [0] keep the coins
        [one] buy { $points } prestige point for { $coins } coins
       *[other] buy { $points } prestige points for { $coins } coins
    }.
florence-log-built-you =
    { $seat } build { $building-the } at { $cell } { $coins ->
        [0] for free
       *[other] for { $coins } coins
    } and gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-introduced-you = { $seat } introduce { $freedom } for { $coins } coins.
florence-log-paid-you = { $seat } pay { $coins } coins for a { $deck-card }.
florence-log-ended-you = { $seat } end the turn.
florence-log-scored-you =
    { $seat } score { $points ->
        [0] no prestige points
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }: { $card-short }.
florence-log-character-bid-you =
    { $seat } bid { $coins ->
        [0] nothing
       *[other] { $coins } coins
    } for the { $character }.
florence-log-character-passed-you = { $seat } pass in the character auction.
florence-log-character-bought-you =
    { $seat } { $coins ->
        [0] take the { $character } for free
       *[other] buy the { $character } for { $coins } coins
    }.
florence-log-banker-paid-you = { $seat } receive { $coins } coins from the Banker.
florence-log-banker-converted-you =
    { $seat } { $points ->
        [0] buy no prestige points from the Banker
        [one] buy { $points } prestige point from the Banker for { $coins } coins
       *[other] buy { $points } prestige points from the Banker for { $coins } coins
    }.
florence-log-merchant-free-you = { $seat } use the Merchant: the object is free.
florence-log-merchant-points-you =
    { $seat } use the Merchant and gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-professor-used-you = { $seat } use the Professor to take a { $deck-card }.
florence-log-princess-used-you = { $seat } use the Princess.
florence-log-proposed-you = { $seat } propose to build { $building-the } together with { $partner }.
florence-log-offered-you =
    { $seat } make an offer for { $building-the } at { $cell }, { $turn }: the partner pays { $coins ->
        [0] nothing
       *[other] { $coins } coins
    }.
florence-log-withdrew-you = { $seat } give up the joint building.
florence-log-declined-you = { $seat } decline the offer.
florence-log-must-buy-you = { $seat } must buy { $stack-a }.
florence-log-declined-object-you = { $seat } do not buy { $stack-a }.

## What is not allowed

florence-turn-asked = First answer the question that is asked.
florence-hand-card = You do not have this card in hand: { $card }.
florence-auction-no-such-stack = This object is not sold separately at this table: { $stack }.
florence-auction-sold = This object has already been acquired this round: { $stack }.
florence-auction-empty = This stack is empty: { $stack }.
florence-auction-put-up = This object has already been put up this round: { $stack }.
florence-auction-barred = The two objects with the highest modifiers cannot be taken in the last auction: { $stack }.
florence-pay-cost = You need { $coins } coins.
florence-builder-limit = Nobody may have more than three builders.
florence-place-no-room = There is no room for it in your estate.
florence-place-outside = The tile would not lie wholly inside the grid.
florence-place-covered = One of the cells is already covered.
florence-build-adjacent = Without a second builder, a building may not touch another building or the palazzo.
florence-build-border = Without a builder you may not build alone along a border.
florence-build-across-border = There is already a building across the border.
florence-build-second = The estate already has { $building-the }.
florence-build-none-left = There are none left in the supply: { $building }.
florence-joint-partner-has = Your partner already has one: { $building }.
florence-joint-not-neighbour = That player is not your neighbour.
florence-joint-talks = No further joint building can be proposed this turn.
florence-joint-offers = No further offer can be made: accept or decline.
florence-joint-sum = The sum can be at most { $coins } coins.
florence-joint-price = Even with that sum you could not pay the price of { $coins } coins.
florence-action-none-left = You have no actions left.
florence-action-limit = You cannot do this again this round: { $deed }.
florence-work-minimum = The work does not reach the minimum work value of { $minimum }.
florence-pay-most =
    At most { $most ->
        [one] { $most } prestige point
       *[other] { $most } prestige points
    } can be bought.
florence-pay-nothing-to-sell = You have no prestige points to sell.
florence-pay-most-sold =
    At most { $most ->
        [one] { $most } prestige point
       *[other] { $most } prestige points
    } can be sold.
florence-pay-no-selling = With The Muse and the Princess prestige points cannot be sold.
florence-deck-empty = No { $deck-cards } are left.
florence-deck-not-seen = This card is not among those you are looking at: { $card }.
florence-freedom-here = Your estate already has { $freedom }.
florence-freedom-gone = There are no tokens left for { $freedom }.
florence-recruit-no-card = You have no recruiting card in hand.
florence-recruit-not-on-table = This card is not face up in front of an opponent: { $card }.
florence-character-not-yours = You do not have the { $character }.
florence-character-gone = The { $character } is no longer on offer.
florence-character-space = The card has no such bid space.
florence-character-higher =
    The bid must be higher than { $coins ->
        [0] nothing
       *[other] { $coins } coins
    }.

## Where points come from

florence-source-works = Works
florence-source-buildings = Buildings
florence-source-landscapes = Landscapes
florence-source-builders = Builders
florence-source-best-works = Best works
florence-source-merchant = Merchant
florence-source-banker = Banker
florence-source-sold = Given up for coins
florence-source-prestige-card = { $card-short }
florence-verdict-won = You have beaten Diego.
florence-verdict-shared = You share the victory with Diego.
florence-verdict-lost = Diego has won.

## The table in words

florence-phase-hands = Starting hands
florence-phase-auction = Auction phase
florence-phase-court = Character auction
florence-phase-actions = Action phase
florence-phase-end = End of the game
florence-panel-round = Round { $round } of 7, minimum work value { $minimum }
florence-panel-phase = { $phase }. Start player: { $seat }.
florence-panel-phase-of-diego = { $phase }. Start player: Diego.
florence-panel-waiting = Waiting for: { $seats }
florence-panel-bid = { $seat } bids { $coins } coins for { $stack-a }.
florence-panel-offer =
    Offer for { $building-the } at { $cell }, { $turn }: the partner pays { $coins ->
        [0] nothing
       *[other] { $coins } coins
    }.
florence-panel-rolled = Put up: { $stack }, last bid { $coins } coins
florence-panel-looking = { $seat } looks at { $deck-cards }.
florence-panel-seen = To choose from: { $cards }
florence-panel-actions-left = Actions left: { $left }
florence-panel-supply = Supply
florence-panel-available = On offer this round: { $stacks }
florence-panel-landscapes = Forests { $forests }, lakes { $lakes }, parks { $parks }
florence-panel-people = Jesters { $jesters }, builders { $builders }, recruiting cards { $recruiting }
florence-panel-freedoms = Freedoms: travel { $travel }, religion { $religion }, opinion { $opinion }
florence-panel-buildings = Buildings: { $buildings }
florence-panel-tiles = Buildings and landscapes: { $tiles }
florence-panel-counted = { $thing } { $count }
florence-panel-decks = Decks: professions { $professions }, bonus cards { $bonuses }, prestige cards { $prestiges }
florence-panel-remembered = You know these { $deck-cards } under the deck: { $cards }
florence-panel-player =
    { $seat }: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-panel-coins = Coins: { $coins }
florence-panel-coins-secret = Coins: behind the screen
florence-panel-court-people = Jesters { $jesters }, builders { $builders }
florence-panel-own-freedoms = Freedoms: { $freedoms }
florence-panel-none = none
florence-panel-hand-counts = In hand: professions { $professions }, recruiting cards { $recruiting }, bonus cards { $bonuses }; prestige cards { $prestiges }
florence-panel-known = Known cards: { $cards }
florence-panel-table = On the table: { $cards }
florence-panel-table-recruiting = Recruiting cards on the table: { $count }
florence-panel-best = Best work of the round: { $value }
florence-panel-neighbours = Neighbours: { $seats }
florence-panel-row = { $row }
florence-panel-legend = # palazzo; f forest, l lake, p park; U University, L Laboratory, W Workshop, B Library, O Opera, S Studio, H Hospital, T Theatre, R Tower, C Chapel
florence-panel-characters = Characters
florence-panel-character-free = { $character }: on offer
florence-panel-character-owner = { $character }: { $seat }
florence-panel-character-bid =
    { $character }: { $seat } bids { $coins ->
        [0] nothing
       *[other] { $coins } coins
    }
florence-panel-character-aside = { $character }: set aside
florence-panel-banker = Coins on the Banker: { $coins }
florence-panel-diego =
    Diego: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-panel-diego-starts = Diego is the start player.
florence-panel-diego-card = Card of the round: { $objects }
florence-panel-diego-declined = You declined (last bid): { $objects }
florence-panel-diego-row = Face down, from the left: { $cards }
florence-panel-diego-cards = Cards left in Diego’s deck: { $count }
florence-panel-virtual = Virtual player { $number }
florence-panel-hidden = face down
florence-panel-recruiting = recruiting card

## Explanations

florence-explain-left = left in the supply
florence-explain-wisher = { $card }
florence-explain-in-hand = { $card } (in your hand)
florence-explain-printed = figures: printed
florence-explain-outline-reconstructed = outline: reconstructed
florence-explain-wishes-one-source = wishes: from a published list
florence-explain-minimum-reconstructed = minimum: reconstructed
florence-explain-diego-reconstructed = cards: reconstructed
florence-explain-building = Building · { $cells } cells
florence-explain-building-owned = It stands in your estate.
florence-explain-building-no-room =
    It fits nowhere in your estate{ $builders ->
        [0] , as without builders buildings may not touch
        [1] , as with one builder buildings may not touch
       *[other] , however you turn it
    }.
florence-explain-building-brings =
    { $coins ->
        [0] Free for you now
       *[other] Costs you { $coins } coins now
    }, and gives { $points } prestige points at once.
florence-explain-building-prices = A building costs { $none } coins without a builder, { $one } with one, { $two } with two, { $three ->
        [0] nothing
       *[other] { $three }
    } with three.
florence-explain-building-once = An estate can have only one of each kind. Once placed, it stays.
florence-explain-building-touch = With fewer than two builders it may not share an edge with another building or the palazzo; corners may touch. It adds to the works of:
florence-explain-landscape = Landscape · { $cells } cells
florence-explain-landscape-lies = Goes into your estate at once, turned or mirrored as you like; it may touch anything.
florence-explain-landscape-again = The first of a kind gives no points; each further one of that kind gives { $points }. A kind adds to a work only once, however many you have.
florence-explain-landscape-choice = With two players there is one landscape a round; whoever buys it chooses forest, lake or park.
florence-explain-freedom = Freedom
florence-explain-freedom-costs = Costs { $coins } coins to introduce: one a round, and each kind only once. It adds to the works of:
florence-explain-lot = Auction object
florence-explain-jester = Each jester adds { $value } to every work of yours for the rest of the game. There is no limit.
florence-explain-builder = With two builders your buildings may touch. The second and the third give { $points } prestige points each; nobody may have more than three.
florence-explain-prestige-lot = You look at the top { $count } prestige cards and keep one in secret. It counts at the end of the game.
florence-explain-recruiting = Take into your hand a profession that lies face up in front of another player; the recruiting card takes its place. Use it at once or keep it for later.
florence-explain-recruiting-counts = It counts as a profession card for whoever holds it or has it on the table.
florence-explain-auction = Whoever puts it up bids { $opening } coins; the others then raise by { $raise } or pass. One object of each kind is sold a round, and each player gets at most one.
florence-explain-deck = Deck
florence-explain-deck-profession = For { $coins } coins, once a round: look at the top { $count } and take one into your hand; the others go under the deck. It can be played in the same turn.
florence-explain-deck-bonus = For { $coins } coins: look at the top { $count } and keep one; the others go under the deck. A bonus card is played with a work.
florence-explain-deck-prestige = Won in the auction: look at the top { $count } and keep one. It counts at the end of the game.
florence-explain-bonus = Bonus card { $number }
florence-explain-bonus-laid = Played with a work, alone or with others, it adds to the work value and then leaves the game. It can lift a work to the minimum.
florence-explain-prestige = Prestige card { $number }
florence-explain-prestige-counts = Counts at the end of the game, for its owner alone. The number in brackets is what it gives if you are tied for first place.
florence-explain-profession = Profession { $number }
florence-explain-profession-pays = Play the card as a work: the bank pays { $coins } coins for each point of its value, and you may turn every { $rate } of them into 1 prestige point.
florence-explain-work-others = Jesters and your own cards count as well: +{ $card } for each profession and recruiting card.
florence-explain-row-jesters = { $count ->
        [one] { $count } jester
       *[other] { $count } jesters
    }
florence-explain-row-cards = { $count ->
        [one] { $count } card of yours, on the table or in hand
       *[other] { $count } cards of yours, on the table and in hand
    }
florence-explain-worth-now = Work value now (minimum { $minimum })
florence-explain-character = Character
florence-explain-character-banker = At once: take the coins on the card, less your bid. If you buy the Banker in round 7, you may turn coins into prestige points at the end.
florence-explain-character-cardinal = This round you take three actions instead of two.
florence-explain-character-merchant = Either the object you win in the next auction is free, or you gain prestige points equal to your place on the prestige track: 1 if you are first, 2 if you are second.
florence-explain-character-muse = Adds the round number to the work value of every work you complete this round.
florence-explain-character-princess = Takes an action: a work without a profession card, worth what your landscapes, builders, buildings and cards add up to. No bonus cards.
florence-explain-character-professor = Take a bonus card or a prestige card for free, chosen from five.
florence-explain-character-bids = Put your marker on a bid space. If you are outbid, you may bid again; if your marker is still there when your turn comes, you buy the character. One character a round.
florence-explain-solo = Solo game
florence-explain-diego-himself-title = Diego
florence-explain-diego-himself = Nobody plays Diego: his cards say what he does. His tiles may touch and repeat, and what he cannot pay in coins he pays with prestige points.
florence-explain-diego-card-title = Card of the round
florence-explain-diego-card = You choose what is put up. Its number and a die give the last bid; you buy for 100 coins more or decline. Of the objects you decline, Diego buys the one furthest left.
florence-explain-diego-row-title = Diego’s cards
florence-explain-diego-row = Face-down professions and recruiting cards, which he plays from the left. The first also says which building, landscape or freedom he wants.
florence-explain-diego-virtual-title = Virtual player
florence-explain-diego-virtual = Owns only profession cards. After each of Diego’s works one of them is turned up, and you can recruit it.
florence-explain-fact = At a glance
florence-explain-fact-coins-title = Coins
florence-explain-fact-coins = Coins come from works, and from giving up prestige points for { $rate } coins each. At the end they only break ties.
florence-explain-fact-coins-hidden = At this table the others’ coins are hidden.
florence-explain-fact-coins-open = At this table everybody’s coins are open.
florence-explain-fact-hand-title = Professions in hand
florence-explain-fact-hand = Each adds { $card } to every work of its owner, as do those on the table.
florence-explain-fact-works-title = Works
florence-explain-fact-works = Professions played as works, and recruiting cards left in their place. They go on counting for later works, and for prestige cards.
florence-explain-fact-best-title = Best work of the round
florence-explain-fact-best = The highest work value so far. At the end of the round, whoever has the highest gains { $points } prestige points; tied players all do.
florence-explain-fact-palazzo-title = Palazzo
florence-explain-fact-palazzo = It is there from the start and does not count as a building, but it takes up room, and buildings may not touch it until you have two builders.
florence-explain-fact-cells-title = Empty cells
florence-explain-fact-cells = Cells of the estate with nothing on them. Buildings and landscapes may not overlap, and once placed they stay.
florence-explain-fact-joint-title = Building together
florence-explain-fact-joint = The building lies across the border of two estates and counts for both; both players gain its prestige points. You pay its price, and agree with your neighbour how much you get in return.
florence-explain-round = One of seven rounds
florence-explain-round-title = Round { $number }
florence-explain-round-minimum = A work must be worth at least { $minimum } in this round.
florence-explain-round-parts = First the auction: one object for each player. Then everyone takes one turn with two actions.
florence-explain-round-best = The best work of the round gives { $points } prestige points.
florence-explain-phase = Part of the round
florence-explain-phase-hands = You keep three of four professions; one goes back.
florence-explain-phase-auction = Players take turns putting up an object. Each gets at most one; whoever declines to put one up gets none.
florence-explain-phase-court = Everyone may bid for one of six characters.
florence-explain-phase-actions = Each player has one turn with up to two actions: complete a work, build or take a bonus card; and, once each, take a profession card or introduce a freedom.
florence-explain-phase-end = Prestige cards are shown and scored. The most prestige points win; coins break ties.
