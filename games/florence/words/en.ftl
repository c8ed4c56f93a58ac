### The Princes of Florence

## The game

florence-title = The Princes of Florence
florence-tagline = Bid for jesters and builders, lay out an estate, and let artists work for your fame: seven rounds in Renaissance Florence.
florence-edition-2022 = Edition 2022 (outlines, side B and Diego's cards reconstructed)
florence-edition-2006 = Edition 2006 (outlines and side B reconstructed)

## Options

florence-option-muse-and-princess = The Muse and the Princess
florence-option-muse-and-princess-help = Six characters are auctioned in every round; prestige can no longer be sold.
florence-option-cooperative-building = Cooperative building
florence-option-cooperative-building-help = Neighbouring estates share a border, across which two players can build together.
florence-option-hard-freedoms = Fewer freedoms
florence-option-hard-freedoms-help = Two players only: four freedom tokens instead of five.
florence-option-coins = Coins of the others
florence-option-coins-help = Whether the coins of the others can be seen: secret in 2022, open in 2006.
florence-option-coins-edition = as in the edition
florence-option-coins-reversed = the other way round
florence-option-solo-table = Solo: table
florence-option-solo-table-help = For how many players the solo game is set up: you, Diego and virtual players.
florence-option-solo-table-four = four players
florence-option-solo-table-five = five players
florence-option-difficulty = Solo: difficulty
florence-option-difficulty-help = How many coins Diego begins with.
florence-option-difficulty-easy = easy
florence-option-difficulty-standard = standard
florence-option-difficulty-hard = hard
florence-option-diego-finish = Solo: Diego's last works
florence-option-diego-finish-help = Diego only completes works once his cards suffice for every round left, or for every action left.
florence-option-diego-finish-rounds = by rounds left
florence-option-diego-finish-actions = by actions left
florence-option-start-player = Start player
florence-option-start-player-help = Who begins; drawn at random if nobody is named.

## What cannot be set up

florence-automa = Diego
florence-setup-solo-edition = This edition has no solo game.
florence-setup-solo-expansion = The solo game is played without expansions.
florence-setup-solo-coins = In the solo game there are no other players whose coins could be hidden.
florence-setup-solo-only = Table, difficulty and Diego's last works can be chosen in the solo game only.
florence-setup-two-only = Fewer freedoms are an option for two players only.
florence-setup-start-player = The start player must sit at the table; in the solo game chance decides.

## Stacks

florence-stack-forest = forest
florence-stack-lake = lake
florence-stack-park = park
florence-stack-jester = jester
florence-stack-builder = builder
florence-stack-prestige = prestige card
florence-stack-recruiting = recruiting card
florence-stack-landscape = landscape

## Landscapes, buildings, freedoms

florence-landscape-forest = forest
florence-landscape-lake = lake
florence-landscape-park = park
florence-building-university = University
florence-building-laboratory = Laboratory
florence-building-workshop = Workshop
florence-building-library = Library
florence-building-opera = Opera
florence-building-studio = Studio
florence-building-hospital = Hospital
florence-building-theatre = Theatre
florence-building-tower = Tower
florence-building-chapel = Chapel
florence-size-large = large
florence-size-medium = medium
florence-size-small = small
florence-freedom-travel = freedom of travel
florence-freedom-religion = freedom of religion
florence-freedom-opinion = freedom of opinion
florence-deck-profession = professions
florence-deck-bonus = bonus cards
florence-deck-prestige = prestige cards
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

## Diego's cards

florence-diego-object = { $stack } { $modifier }+1D6
florence-diego-object-plain = { $stack } 1D6

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

florence-card-b01 = bonus: each building +1
florence-card-b02 = bonus: each large building +2
florence-card-b03 = bonus: each medium building and each forest +1
florence-card-b04 = bonus: each small building and each landscape +1
florence-card-b05 = bonus: each size of building +2
florence-card-b06 = bonus: each landscape +1
florence-card-b07 = bonus: each forest +2
florence-card-b08 = bonus: each lake +2
florence-card-b09 = bonus: each park +2
florence-card-b10 = bonus: each freedom +2
florence-card-b11 = bonus: each jester +2
florence-card-b12 = bonus: each jester and each freedom +1
florence-card-b13 = bonus: each builder +2
florence-card-b14 = bonus: each builder and each lake +1
florence-card-b15 = bonus: each prestige card +2
florence-card-b16 = bonus: each prestige card and each freedom +1
florence-card-b17 = bonus: each type of landscape +2
florence-card-b18 = bonus: each category of forest, lake, park, jester, builder, prestige card, freedom +1
florence-card-b19 = bonus: each profession and recruiting card in hand +1
florence-card-b20 = bonus: each profession and recruiting card on the table +1

## Prestige cards

florence-card-p01 = prestige: most buildings, 6 (3)
florence-card-p02 = prestige: two large buildings, 5
florence-card-p03 = prestige: fewest empty cells, 8 (4)
florence-card-p04 = prestige: all three landscapes, 8
florence-card-p05 = prestige: most landscapes, 7 (4)
florence-card-p06 = prestige: most forests, 7 (4)
florence-card-p07 = prestige: most lakes, 6 (3)
florence-card-p08 = prestige: all three freedoms, 8
florence-card-p09 = prestige: 4 buildings, 2 freedoms, 4 works, 6
florence-card-p10 = prestige: most jesters, 6 (3)
florence-card-p11 = prestige: most builders, 6 (3)
florence-card-p12 = prestige: most parks, 5 (3)
florence-card-p13 = prestige: 1 builder, 1 jester, 2 landscapes, 7
florence-card-p14 = prestige: most works, 7 (4)

## Questions

florence-ask-nothing = Nothing is left to decide.
florence-ask-hand = Which profession do you give back? You keep the other three.
florence-ask-open = Which object do you put up for { $coins } coins?
florence-ask-bid = { $stack }: { $seat } bids { $coins }. Do you raise?
florence-ask-last = You are the last: do you take an object for { $coins } coins?
florence-ask-last-auction = The last auction: do you take an object for { $coins } coins?
florence-ask-merchant = You won: { $stack } for { $coins }. Does the Merchant make it free?
florence-ask-landscape = Which landscape do you take?
florence-ask-place = Where do you place it: { $tile }?
florence-ask-keep = Which card do you keep ({ $deck })?
florence-ask-order = In which order do the others go under the deck ({ $deck })?
florence-ask-hire = Do you recruit now or keep the recruiting card?
florence-ask-court = For which character do you bid?
florence-ask-bought = { $character }: use now or keep?
florence-ask-call = { $character }: this is the last moment. Use it?
florence-ask-window = Do you recruit a profession now?
florence-ask-turn = Your turn: what do you do? Actions left: { $left }.
florence-ask-bonus = { $card }: work value { $value }, minimum { $minimum }. Which bonus card do you add?
florence-ask-pay = The work is worth { $value }: { $coins } coins. How many prestige points do you buy at { $rate } each?
florence-ask-sell = How many prestige points do you give up at { $rate } coins each?
florence-ask-site = Joint building ({ $tile }) with { $seat }: where?
florence-ask-sum = { $tile }: how much do you ask of your partner?
florence-ask-sum-partner = { $tile }: how much do you offer to pay?
florence-ask-answer = { $tile } at { $cell }, { $turn }: your partner would pay you { $coins }. Agreed?
florence-ask-answer-partner = { $tile } at { $cell }, { $turn }: you would pay { $coins }. Agreed?
florence-ask-banker = The Banker of the last round: how many prestige points do you buy at { $rate } each?
florence-ask-put-up = Which object do you put up?
florence-ask-rolled = { $stack } for { $coins } coins: do you buy?

## Actions

florence-do-return = Give back: { $card }
florence-do-open = Put up: { $stack }
florence-do-sit-out = Sit out: no object this round
florence-do-raise = Raise by 100
florence-do-pass = Pass
florence-do-take = Take: { $stack }
florence-do-nothing = Take nothing
florence-do-choose = Choose: { $landscape }
florence-do-place = Place at { $cell }, { $turn }
florence-do-keep = Keep: { $card }
florence-do-under = Under the deck next: { $card }
florence-do-rest = The rest under the deck as drawn
florence-do-recruit = Recruit: { $card }
florence-do-hold = Not now
florence-do-sell = Sell prestige points
florence-do-give-up =
    Give up { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-do-work = Complete a work: { $card }
florence-do-add = Add: { $card }
florence-do-done = No further bonus card
florence-do-convert =
    Take { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-do-build = Build: { $building }
florence-do-propose = Build together with { $partner }: { $building }
florence-do-ask = Name the sum of { $hundreds } × 100 coins
florence-do-withdraw = Give it up
florence-do-accept = Accept
florence-do-decline = Decline
florence-do-counter = Make a counter-offer
florence-do-introduce = Introduce: { $freedom }
florence-do-draw = Take a card: { $deck }
florence-do-end = End the turn
florence-do-bid = { $character }: bid { $hundreds } × 100
florence-do-merchant = Merchant: prestige by your place
florence-do-professor = Professor: { $deck }
florence-do-princess = Princess: complete her work
florence-do-free = Use the Merchant: free
florence-do-pay = Pay and keep the Merchant
florence-do-put-up = Put up: { $stack }
florence-do-buy = Buy

## What happens

florence-log-gave-back = { $seat } gives back: { $card }.
florence-log-gave-back-hidden = { $seat } gives a profession back.
florence-log-round = Round { $round }: minimum work value { $minimum }. Start player: { $seat }.
florence-log-round-of-diego = Round { $round }: minimum work value { $minimum }. Start player: Diego.
florence-log-opened = { $seat } puts up: { $stack } ({ $coins }).
florence-log-sat-out = { $seat } sits out.
florence-log-raised = { $seat } bids { $coins }.
florence-log-passed = { $seat } passes.
florence-log-bought = { $seat } buys: { $stack } for { $coins }.
florence-log-took-nothing = { $seat } takes nothing.
florence-log-sold =
    { $seat } sells { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } for { $coins }.
florence-log-planted = { $seat } places: { $landscape } at { $cell }.
florence-log-gained =
    { $seat } gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-saw = { $seat } sees ({ $deck }): { $cards }.
florence-log-looked = { $seat } looks at cards ({ $deck }).
florence-log-kept = { $seat } keeps: { $card }.
florence-log-kept-hidden = { $seat } keeps one card ({ $deck }).
florence-log-recruited = { $seat } recruits: { $card } (from { $from }).
florence-log-recruited-solo = { $seat } recruits: { $card }.
florence-log-held-recruiting = { $seat } keeps the recruiting card.
florence-log-played = { $seat } plays: { $card }.
florence-log-played-bonus = { $seat } adds { $value }: { $card }.
florence-log-completed = { $seat } completes a work of value { $value }: { $coins } coins.
florence-log-converted =
    { $seat } takes { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } for { $coins }.
florence-log-built =
    { $seat } builds: { $building } at { $cell } for { $coins }, and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-introduced = { $seat } introduces for { $coins }: { $freedom }.
florence-log-paid = { $seat } pays { $coins } for a card ({ $deck }).
florence-log-ended = { $seat } ends the turn.
florence-log-best-work =
    Best work ({ $value }): { $seat } gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-no-work = No work was completed in round { $round }.
florence-log-scored =
    { $seat }, { $card }: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-character-bid = { $seat } bids { $coins } for a character: { $character }.
florence-log-character-passed = { $seat } passes in the character auction.
florence-log-character-bought = { $seat } buys for { $coins }: { $character }.
florence-log-banker-paid = The Banker gives { $seat } { $coins } coins.
florence-log-banker-waits = Nobody bought the Banker: { $coins } coins lie on the card.
florence-log-banker-converted =
    { $seat } takes { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } from the Banker for { $coins }.
florence-log-merchant-free = { $seat } uses the Merchant: the object is free.
florence-log-merchant-points =
    { $seat } uses the Merchant: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-professor-used = { $seat } uses the Professor ({ $deck }).
florence-log-princess-used = { $seat } completes the work of the Princess.
florence-log-lapsed = { $character } goes back unused from { $seat }.
florence-log-returned = { $character } goes back from { $seat } to the display.
florence-log-proposed = { $seat } proposes a joint building to { $partner }: { $building }.
florence-log-offered = { $seat } offers: { $building } at { $cell }, { $turn }, for { $coins }.
florence-log-withdrew = { $seat } gives the joint building up.
florence-log-declined = { $seat } declines.
florence-log-built-together =
    { $seat } and { $partner } build together: { $building } at { $cell }. The bank gets { $coins }, { $partner } pays { $sum }; both gain { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-card = Diego's card of the round, left to right: { $objects }.
florence-log-rolled = { $stack }: modifier { $modifier }, roll { $roll }, last bid { $coins }.
florence-log-must-buy = { $seat } must buy: { $stack }.
florence-log-declined-object = { $seat } declines: { $stack }.
florence-log-diego-bought = Diego buys: { $stack } for { $coins }.
florence-log-diego-bought-nothing = Diego buys nothing.
florence-log-diego-paid =
    Diego pays { $coins }, gives up { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    } and gets { $change } back.
florence-log-diego-showed = Diego's leftmost profession: { $card }.
florence-log-diego-planted =
    Diego places: { $landscape } ({ $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }).
florence-log-diego-gained =
    Diego gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-drew = Diego draws ({ $deck }): { $cards }.
florence-log-diego-kept = Diego keeps: { $card }.
florence-log-diego-row = Diego's card says: { $actions }.
florence-log-diego-must-work = Diego has enough cards for every turn left: he completes a work.
florence-log-diego-idle = Diego can do none of it.
florence-log-diego-played = Diego plays: { $card }.
florence-log-diego-played-recruiting = Diego plays a recruiting card.
florence-log-diego-completed =
    Diego completes a work of value { $value }: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-built =
    Diego builds for { $coins }: { $building }, and gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-profession = Diego takes a profession card for { $coins }; the virtual players take one each.
florence-log-diego-introduced = Diego introduces for { $coins }: { $freedom }.
florence-log-diego-best-work =
    Best work ({ $value }): Diego gains { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-diego-scored =
    Diego, { $card }: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }.
florence-log-virtual-showed = A virtual player turns up: { $card }.
florence-log-virtual-gave = In its place Diego gets from a virtual player: { $card }.
florence-log-left-the-game = One leaves the game: { $stack }.

## What is not allowed

florence-turn-not-now = That is not what is to be decided now.
florence-hand-not-yours = You do not have this card in hand: { $card }.
florence-auction-no-such-stack = At this table that is no object of its own: { $stack }.
florence-auction-sold = One was acquired already this round: { $stack }.
florence-auction-empty = None is left: { $stack }.
florence-auction-put-up = It was put up already this round: { $stack }.
florence-auction-barred = The two highest modifiers are barred from the last auction: { $stack }.
florence-money-too-poor = You need { $coins } coins.
florence-builder-limit = Nobody may have more than three builders.
florence-place-no-room = There is no room for it in the estate.
florence-place-outside = The tile does not lie inside the grid like that.
florence-place-covered = A cell is covered already.
florence-build-adjacent = A building may not touch another one or the palazzo before the second builder.
florence-build-border = Without a builder nothing may be built alone along a border.
florence-build-across-border = Across the border there is a building already.
florence-build-second = The estate has one already: { $building }.
florence-build-none-left = None is left in the supply: { $building }.
florence-joint-partner-has = The partner has one already: { $building }.
florence-joint-not-neighbour = That is no neighbour.
florence-joint-talks = No further joint building can be proposed in this turn.
florence-joint-offers = No further offer can be made: accept or decline.
florence-joint-sum = The sum is at most { $coins }.
florence-joint-price = With that sum the price of { $coins } cannot be paid.
florence-action-none-left = No action is left.
florence-action-limit = No more of that in this round: { $deed }.
florence-work-minimum = The work does not reach the minimum of { $minimum }.
florence-pay-most =
    At most { $most ->
        [one] { $most } prestige point
       *[other] { $most } prestige points
    } can be bought.
florence-pay-nothing-to-sell = You have no prestige to sell.
florence-pay-most-sold =
    At most { $most ->
        [one] { $most } prestige point
       *[other] { $most } prestige points
    } can be sold.
florence-pay-no-selling = With the Muse and the Princess prestige cannot be sold.
florence-deck-empty = The deck is empty: { $deck }.
florence-deck-not-seen = This card is not among those before you: { $card }.
florence-freedom-here = You have it already: { $freedom }.
florence-freedom-gone = No token is left: { $freedom }.
florence-recruit-no-card = You have no recruiting card in hand.
florence-recruit-not-on-table = It does not lie face up before an opponent: { $card }.
florence-character-not-yours = You do not have this character: { $character }.
florence-character-gone = Not on offer any more: { $character }.
florence-character-space = The card has no such space.
florence-character-higher = The bid must be above { $coins }.

## Where points come from

florence-source-works = Works
florence-source-buildings = Buildings
florence-source-landscapes = Landscapes
florence-source-builders = Builders
florence-source-best-works = Best works
florence-source-merchant = Merchant
florence-source-banker = Banker
florence-source-sold = Given up for coins
florence-source-prestige-card = { $card }
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
florence-panel-waiting = To decide: { $seats }
florence-panel-bid = On offer: { $stack }, bid { $coins } by { $seat }
florence-panel-offer = Offer: { $building } at { $cell }, { $turn }, for { $coins }
florence-panel-rolled = Put up: { $stack }, last bid { $coins }
florence-panel-looking = { $seat } looks at cards ({ $deck }).
florence-panel-seen = Before you: { $cards }
florence-panel-actions-left = Actions left: { $left }
florence-panel-supply = Supply
florence-panel-available = To be had this round: { $stacks }
florence-panel-landscapes = Forests { $forests }, lakes { $lakes }, parks { $parks }
florence-panel-people = Jesters { $jesters }, builders { $builders }, recruiting cards { $recruiting }
florence-panel-freedoms = Freedoms: travel { $travel }, religion { $religion }, opinion { $opinion }
florence-panel-buildings = Buildings: { $buildings }
florence-panel-counted = { $thing } { $count }
florence-panel-decks = Decks: professions { $professions }, bonus { $bonuses }, prestige { $prestiges }
florence-panel-remembered = You remember under the deck ({ $deck }): { $cards }
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
florence-panel-hand-counts = In hand: professions { $professions }, recruiting { $recruiting }, bonus { $bonuses }; prestige cards { $prestiges }
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
florence-panel-character-bid = { $character }: { $seat } bids { $coins }
florence-panel-character-aside = { $character }: set aside
florence-panel-banker = Coins on the Banker: { $coins }
florence-panel-diego =
    Diego: { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-panel-diego-starts = Diego is the start player.
florence-panel-diego-card = Card of the round: { $objects }
florence-panel-diego-declined = You declined: { $objects }
florence-panel-diego-row = Face down, from the left: { $cards }
florence-panel-diego-cards = Cards left in Diego's deck: { $count }
florence-panel-virtual = Virtual player { $number }
florence-panel-hidden = hidden
florence-panel-recruiting = recruiting card
