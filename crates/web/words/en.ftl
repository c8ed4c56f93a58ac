# Words of the browser client.
web-title = Signoria – Renaissance games
web-skip = Skip to content
web-close = Close

web-nav-label = Pages
web-nav-home = All games
web-nav-games = My games
web-nav-lobby = Tables
web-nav-settings = Settings
web-nav-profile = Profile
web-foot-fans = Rules, bots and drawings made for Signoria. Once loaded, it works offline.

web-home-title = Take a seat in the Renaissance
web-home-lead = No account, no waiting: against bots, on one screen, or across the world.
web-home-resume = Continue
web-home-games = Games
web-home-play = Play
web-game-players = { $low }–{ $high } players
web-game-solo = solo
web-length-florence = 90 min
web-length-lorenzo = 90–120 min
web-length-praga = 120 min
web-length-amalfi = 90 min
web-length-pebbles = 1 min

web-new-start = Start the game
web-new-open-table = Open the table
web-new-where = Where
web-new-here = On this device
web-new-online = Online
web-new-here-help = Against bots, or with several people on one screen. The game is saved in this browser and works offline.
web-new-online-help = You get a link for your friends. Open seats also show in the lobby.
web-new-seats = Who plays
web-new-fewer = Fewer seats
web-new-more = More seats
web-new-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-new-seats-help = People sharing one device pass it around; hands stay hidden between turns.
web-new-seats-help-online = Open seats are for anyone who opens your link or finds the table in the lobby.
web-new-options = Options
web-new-edition = Edition
web-new-by-chance = At random
web-new-table = The table
web-new-clock = Clock
web-new-clock-help = When a player’s clock runs out, the others may give the seat to a bot.
web-clock-none = None
web-clock-quick = 20 minutes, plus 15 seconds per decision
web-clock-calm = 1 hour, plus 30 seconds per decision
web-clock-day = 1 day per move
web-clock-days = 3 days per move
web-clock-unlimited = no time limit
web-new-visibility = Who can find it
web-new-public = Everyone, in the lobby
web-new-by-link = Only people with the link
web-new-hints = Hints
web-new-hints-help = Players may ask what a master would do in their place. Once somebody has asked, the game no longer counts for ratings.
web-table-hints = Hints allowed
web-plan-person = Person
web-plan-me = You
web-plan-open = Open seat
web-plan-apprentice = Bot: apprentice
web-plan-journeyman = Bot: journeyman
web-plan-master = Bot: master
web-plan-grandmaster = Bot: grandmaster
web-strength-apprentice = Apprentice: looks one step ahead. Good company for a first game.
web-strength-journeyman = Journeyman: learned from thousands of games, and answers at once.
web-strength-master = Master: thinks through its own turn and your replies, for a second at most.
web-strength-grandmaster = Grandmaster: thinks ten times as much as a master, for ten seconds at most.
web-player-one = Guest
web-player-number = Player { $number }

web-games-title = My games
web-games-none = No games yet. Choose one, and it is saved here from the first move.
web-games-offline = The server cannot be reached: the games that you play there are missing from this list.
web-games-over = Finished
web-games-finished = Finished games
web-games-running = In progress
web-games-save = Save to a file
web-games-forget = Delete
web-games-forget-named = Delete { $game }
web-games-open-journal = Open a saved game
web-games-damaged = A saved game that can no longer be read
web-games-forget-sure = Yes, delete
web-games-file = A file saved here or in the terminal:
web-games-with-bots = The other seats are bots
web-games-with-bots-help = You take the first seat. Otherwise everyone plays on this screen.
web-games-journal = The text of the journal
web-games-open = Open

web-open-title = This table cannot be opened
web-open-missing = There is no such game in this browser. It may have been deleted, or played on another device.
web-open-unreadable = The saved game cannot be read: { $reason }
web-open-unknown-game = There is no game called “{ $game }” here.
web-open-seats = This game cannot be played with that number of people.

web-settings-title = Settings
web-settings-language = Language
web-settings-language-auto = Same as the browser
web-settings-theme = Colours
web-settings-ask = Ask me to confirm a choice
web-ask-never = Never
web-ask-end = When it ends my turn or cannot be taken back
web-ask-always = Always
web-settings-sound = Sound
web-settings-sound-help = Two soft tones when it is your turn.
web-settings-notify = Notifications
web-settings-notify-help = When it is your turn and the page is hidden.
web-settings-still = No animations
web-settings-still-help = Nothing moves, and bots answer at once.
web-settings-one-tap = One tap is enough
web-settings-one-tap-help = On a touch screen the first tap shows what a choice does and the second makes it. With this setting the first tap is enough.
web-theme-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Switch to light colours
web-theme-to-dark = Switch to dark colours

web-profile-title = Profile
web-profile-name = Name
web-profile-name-help = The name that others at the table see.
web-profile-account = Account
web-profile-account-help = With a password you can get back to your games on the server from any device. Without one you play as a guest.
web-profile-no-server = There is no server here, or it cannot be reached. Games on this device do not need one.
web-profile-signed-in = Signed in as
web-profile-sign-in = Sign in
web-profile-sign-out = Sign out
web-profile-listed = Show my name among the leaders
web-profile-listed-help = Off until you turn it on. Then everybody who looks at this server’s statistics sees your name, your rating and how many games you played and won this month.
web-profile-create = Create an account
web-profile-password = Password
web-profile-data = My data
web-profile-export = Save all my data
web-profile-hear-all = Unmute everybody
web-profile-hears-all = Nobody is muted any more.
web-profile-delete = Delete my profile
web-profile-delete-help = Your name, password, sessions and chat messages are deleted. Games in progress go on without you. This cannot be undone.
web-profile-delete-sure = Yes, delete it for good
web-profile-deleted = Your profile has been deleted.
web-profile-change-password = Change password
web-profile-old-password = Current password
web-profile-new-password = New password
web-profile-change-help = At least 8 characters. You will be signed out everywhere else.
web-profile-password-changed = Your password has been changed.
web-notices-title = Notifications
web-notices-help = For tables where a move may take days: you hear about them even when no page is open. A message names the game and leads to the table, nothing else.
web-notices-browser = In this browser
web-notices-browser-help = The browser asks you once whether it may show messages.
web-notices-missing = This browser cannot show messages from here. It needs an address with https; on an iPhone or iPad, add the page to the home screen first.
web-notices-denied = You have told this browser not to show messages from here. You can change that in its settings for this page.
web-notices-refused = The browser did not agree to show messages.
web-notices-what = I want to know
web-notices-turn = when it is my turn
web-notices-begins = when a table begins
web-notices-ended = when a game is over
web-notices-take-back = when I am asked for a take-back
web-notices-when = When a table is waiting for me, tell me
web-notices-at-once = at once
web-notices-after-minutes = after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-notices-after-hours = after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-notices-quiet = Quiet hours
web-notices-quiet-help = Messages from these hours come afterwards, if the table is still waiting.
web-notices-from = From
web-notices-to = to
web-notices-webhooks = Webhooks
web-notices-webhooks-help = The server sends the same messages to an address of yours, such as that of a chat service.
web-notices-address = Address
web-notices-add = Add
web-notices-test = Send a test
web-notices-tested = The message was accepted.
web-notices-remove = Remove

web-lobby-none = No tables are waiting. Open one: a bot can keep the chair warm.
web-lobby-open-own = Open a table
web-remote-unreachable = The server cannot be reached.
web-remote-loading = One moment…
web-remote-version = This page is older than the server. Please reload it.
web-remote-announced = A message from the server’s operator: { $text }
web-line-connecting = Connecting…
web-line-open = Connected
web-line-lost = Connection lost, trying again

web-update-waiting = A new version of Signoria is ready.
web-update-load = Load it now
web-update-mixed = Signoria has been updated, and this page can no longer load all its parts. Please reload the page; your games are safe.

web-room-text = Send this link: anyone who opens it chooses a name and takes a seat.
web-room-full = Every seat is taken. You can watch as soon as the game begins.
web-room-start = Begin
web-room-leave = Leave the table
web-room-sit = Take a seat
web-room-bot = Put a bot here
web-room-open = Open the seat

web-table-opening = Setting up the table…
web-table-unreachable = The table cannot be loaded: there is no connection, and this device has not kept it yet.
web-table-side = Seats and log
web-table-seats = Seats
web-table-score = Points
web-table-bot = Bot
web-table-absent = away
web-table-thinking = to move
web-desk-raise = Pull the desk up
web-desk-lower = Push the desk down
web-prompt-deed = action { $number } of { $count }
web-seat-first = 1st
web-seat-visit = Show the board of { $seat }
web-table-your-turn = Your turn
web-table-you = (you)
web-table-take-back = Take back
web-table-take-back-nothing = There is nothing to take back.
web-table-take-back-free = Free: nobody has acted since, and nothing hidden has been shown.
web-table-take-back-ask = Others have acted or something hidden has been shown: the others must agree.
web-table-take-back-closed = Too late: a bot has acted or something hidden has been shown, and there is nobody to agree.
web-table-branch = Play on from here
web-table-branch-help = A copy of the game up to this moment. The game itself stays as it is.
web-table-link = Copy link
web-table-copied = Copied
web-table-not-copied = The browser does not allow copying. Here is the link: { $link }
web-table-history = History
web-table-moment = Moment in the game
web-table-earlier = One action earlier
web-table-later = One action later
web-table-no-worker = This browser cannot run bots in the background.
web-table-not-kept = The browser has no room to save this game. You can play on, but the game will be lost when you close the page.
web-table-unlearned = What the bots have learned could not be loaded: for now they play like apprentices.
web-table-bot-stuck = A bot does not know what to do here. Take a move back or start again.
web-prompt-label = Current question
web-prompt-waiting = Waiting for { $seats }
web-prompt-over = The game is over.
web-prompt-past = { $number ->
    [0] The table at the start of the game
   *[other] The table after action { $number }
}
web-prompt-present = Back to now
web-prompt-back = Back
web-prompt-confirm = Confirm
web-prompt-cancel = Cancel
web-prompt-filter = Type to filter
web-prompt-would = Then: { $what }
web-prompt-tap-again = Tap again to do it
web-prompt-all = { $count ->
    [one] One answer on the board
   *[other] All { $count } answers
}
web-log-title = Log
web-log-look = Go to moment { $number }
web-log-you = You
web-log-all = Show all { $count } lines
web-talk-title = Chat
web-talk-say = Say something
web-talk-send = Send
web-talk-mute = Mute
web-talk-report = Report
web-talk-muted = This person is muted. In your profile you can unmute everybody.
web-talk-reported = Reported. The server’s operator will look at it.
web-curtain-title = { $seat }, it is your turn
web-curtain-text = Pass the device on. Continue when nobody else is looking.
web-curtain-ready = I am { $seat }

web-sheet-title = Score sheet
web-sheet-winner = Victory: { $names }
web-sheet-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $margin } ahead of { $name }
web-sheet-gave-up = { $names } gave up.
web-sheet-out = gave up
web-sheet-total = Total
web-sheet-rank = Place
web-sheet-outlook = Final scoring, as things stand
web-sheet-outlook-sum = Would make
web-sheet-chart = Points over the game
web-sheet-chart-help = press a round to look at it again
web-sheet-rematch = Play again
web-sheet-daily = Results of the day
web-sheet-board = See the board
web-sheet-back = Back to the result

web-design-title = Design system
web-design-lead = Every piece that the boards are built from.
web-design-colours = Colours
web-design-type = Type
web-design-buttons = Buttons
web-design-parts = Parts
web-design-question = What do you choose?
web-design-icons = Icons
web-design-seats = Seats
web-design-pictures = Pictures
web-nowhere-title = There is nothing here
web-nowhere-text = The link is wrong or out of date.

web-florence-first-player = Start player
web-florence-round = Round { $number }, minimum work value { $minimum }
web-florence-estates = Estates
web-florence-estate-of = { $seat }’s estate: { $tiles }
web-florence-prestige = Prestige points
web-florence-coins = Coins
web-florence-builders = Builders
web-florence-jesters = Jesters
web-florence-professions = Professions in hand and on the table
web-florence-bonuses = Bonus cards
web-florence-best = Best work of the round
web-florence-auction = Auction
web-florence-left = { $count } left
web-florence-gone = not this round
web-florence-rounds = round
web-florence-works-from = minimum
web-florence-leads-with = leads with { $coins }
web-florence-part-hands = Starting hands
web-florence-part-auction = Auction
web-florence-part-court = Characters
web-florence-part-actions = Actions
web-florence-part-best = Best work
web-florence-part-end = End of the game
web-florence-estate-shown = { $seat }’s estate
web-florence-passed = passed
web-florence-back-home = Back to my estate
web-florence-court = Characters
web-florence-bid-less = bid less
web-florence-bid-more = bid more
web-florence-character-banker = Takes the coins on the card, less the bid
web-florence-character-cardinal = Three actions this round
web-florence-character-merchant = Your next object is free, or prestige points by your place
web-florence-character-muse = Adds the round number to the value of each work
web-florence-character-princess = A work without a profession card
web-florence-character-professor = A bonus or prestige card, chosen from five
web-florence-market = Builders’ yard
web-florence-hand = Your cards
web-florence-seen = To choose from
web-florence-seen-rest = Under the deck
web-florence-watching = You are watching, so hands stay hidden. Press a player to see that estate large.
web-florence-on-table = Professions on the table
web-florence-met = (met)
web-florence-unmet = (not met)
web-florence-worth = worth { $value } now, minimum { $minimum }
web-florence-rotate = Turn
web-florence-mirror = Flip
web-florence-place = Place
web-florence-place-help = { $tile }: arrow keys move it, R turns it, F flips it, Enter places it
web-florence-fits = It fits here.
web-florence-does-not-fit = It does not fit here.
web-florence-across = A joint building lies across the border.
web-florence-diego-card = Card of the round
web-florence-diego-turn = What Diego did last
web-florence-diego-deck = Cards left in Diego’s deck
web-florence-put-up = put up
web-florence-hidden = face down
web-florence-virtual = Virtual player { $number }

web-request-yours = You asked to take a move back. The others must agree.
web-request-other = { $seat } asks to take a move back.
web-request-agree = Agree
web-request-refuse = Refuse
web-request-rematch = Go to the rematch
web-request-concede = Give up
web-request-concede-what = A bot plays your seat from then on; if nobody else is left, the game ends.
web-request-concede-sure = Yes, give up
web-request-concede-not = No, play on
web-request-substitute = Let a bot play for { $seat }
web-request-leave = Leave; the seat stays open
web-room-tab-label = Parts of the table
web-room-tab-board = Board
web-room-tab-mine = Mine
web-room-tab-others = Others
web-room-tab-log = Log
web-side-scores = Scores
web-side-words = In words
web-florence-estate-own = Your estate
web-florence-coins-hidden = hidden
web-florence-price = price
web-florence-of-minimum = needs { $minimum } { $short ->
    [0] ✓
   *[other] · { $short } short
}

web-explain-label = Explanation
web-explain-not-now = Not now:
web-explain-points = Points so far, and where they come from.
web-explain-met = (met)
web-explain-unmet = (missing)

web-line-not-sent = The connection is lost. Nothing was sent; choose again once it is back.
web-replay-label = Replay
web-replay-help = Show again what has happened since your last turn
web-replay-skip = Skip
web-replay-space = space
web-menu-label = Menu
web-settings-speed = Speed of the others’ turns
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-at-once = at once

web-florence-freedom-travel = Travel
web-florence-freedom-religion = Religion
web-florence-freedom-opinion = Opinion
web-florence-deck-profession = Profession
web-florence-deck-bonus = Bonus card

web-florence-work = The work is worth
web-florence-bonuses-help = play any, in any order
web-florence-points-short = { $count ->
    [one] point
   *[other] points
}
web-florence-fewer-points = Fewer points
web-florence-more-points = More points
web-florence-all-coins = All coins
web-florence-all-points = All points
web-florence-up-to = Up to { $coins }
web-florence-raise-to = Raise to { $coins } for { $stack-a }?
web-florence-bid-leaves =
    If you win at { $coins }: { $left } left.{ $limit ->
        [0] {""}
       *[other] {" "}At your limit of { $limit }: { $rest } left.
    }
web-florence-cannot-raise = You cannot raise to { $coins }
web-florence-purse-holds = Your purse holds { $coins }.
web-florence-limit-passed = Your limit of { $limit } is passed. If you win at { $coins }: { $left } left.
web-florence-rest-hand = Nobody sees which one.
web-florence-rest-open = The others pass or raise by { $raise }. Each player gets one object a round.
web-florence-rest-court = The highest bid wins; whoever is outbid may bid again.
web-florence-rest-last = Nobody is left to bid against: press an object, or do without.
web-florence-rest-recruit = Press the profession you want; the figure on it is what its work is worth to you.
web-florence-rest-turn = A building, a freedom, a card from a deck, or a work from your hand.
web-florence-rest-no-card = No profession in your hand: without one there is no work. Take a new card from the yard.
web-florence-new-cards = New professions: { $coins } coins each, from the yard
web-florence-wishes = Wishes: { $building }, { $landscape }, { $freedom }
web-florence-rest-keep = You keep one in secret; the others go under the deck.
web-florence-rest-keep-prestige = You keep one in secret. In brackets: what it gives in a tie.
web-florence-rest-order = As drawn is fine. For another order, press them one after the other.
web-florence-did-gave-back = gave back a card
web-florence-did-bid = bid { $what }
web-florence-did-sat-out = sits out
web-florence-did-bought = bought: { $what }
web-florence-did-sold = sold points: { $what }
web-florence-did-took-card = took a card
web-florence-did-recruited = recruited: { $what }
web-florence-did-completed = work worth { $what }
web-florence-did-built = built: { $what }
web-florence-did-introduced = { $what }
web-florence-own-result =
    { $rank ->
        [1] You win
        [2] You are 2nd
        [3] You are 3rd
       *[other] You are { $rank }th
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-florence-did-placed =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }{ $cards ->
        [0] {""}
       *[other] {" "}· cards +{ $cards }
    }
web-florence-raising = Raising for you up to { $coins }
web-florence-bidding = Bidding { $coins } for you
web-florence-stop-raising = Stop
web-florence-put-back = Put back
web-florence-build-here = Build
web-florence-build-here-ask = Build { $tile-the } here?
web-florence-place-here-ask = Place { $tile-the } here?
web-florence-at-cells = At { $cells }.
web-florence-at-cells-left = At { $cells }. Then { $coins } coins are left.
web-florence-memory-title = Looking back on the game
web-florence-memory-work = { $card }, worth { $value }
web-florence-memory-work-of = best work · { $seat }, round { $round }
web-florence-memory-lot = { $lot } for { $coins }
web-florence-memory-lot-of = highest price · { $seat }, round { $round }
web-florence-memory-building-of = largest building · { $seat }, round { $round }
web-florence-memory-lead = { $count ->
    [0] The lead never changed
    [one] The lead changed once
   *[other] The lead changed { $count } times
}
web-florence-memory-lead-of = ties not counted
web-florence-cells-free = { $free } of { $all } cells empty
web-florence-count-jester = { $count ->
    [one] { $count } jester
   *[other] { $count } jesters
}
web-florence-count-builder = { $count ->
    [one] { $count } builder
   *[other] { $count } builders
}
web-florence-count-card = { $count ->
    [one] { $count } card of yours
   *[other] { $count } cards of yours
}
web-florence-count-bonus = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
web-florence-worth-jester = +{ $value } per work
web-florence-worth-then-jester = → +{ $value } per work
web-florence-worth-builder = { $value ->
    [0] builds for free
   *[other] builds for { $value }
}
web-florence-worth-then-builder = { $value ->
    [0] → builds for free
   *[other] → builds for { $value }
}
web-florence-yard-closed = opens after the auction
web-florence-yard-terms = { $builders ->
    [0] without builders
    [one] with your builder
   *[other] with your { $builders } builders
} { $coins ->
    [0] a building is free
   *[other] each building costs { $coins }
} and brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-florence-owned = yours
web-florence-none-left = none left
web-florence-no-room = no room
web-florence-next-auction = until round { $round }
web-florence-lot-up = { $lot } is up
web-florence-seat-leads = { $seat } leads
web-florence-bids-in-hundreds = bids in hundreds
web-florence-purse = purse { $coins }
web-florence-your-limit = your limit { $hundreds }
web-florence-lot-note-landscape = +{ $value } where wished for
web-florence-lot-note-jester = +{ $value } to every work
web-florence-lot-note-builder = cheaper buildings
web-florence-lot-note-prestige = points at the end
web-florence-lot-note-recruiting = an opponent’s profession
web-florence-was = was { $value }
web-florence-work-change = { $before } → { $after } · needs { $minimum }
web-florence-works-count = { $count ->
    [0] no work yet
    [one] { $count } work
   *[other] { $count } works
}
web-florence-no-bonus = no bonus card
web-florence-complete = Complete
web-florence-complete-ask = Complete this work?
web-florence-best-chip = best so far
web-florence-work-then = Then { $points } { $points ->
    [one] point
   *[other] points
  } and { $coins } coins.
web-florence-works-label = works
web-florence-of-minimum-in-round = needs { $minimum } in round { $round } { $short ->
    [0] ✓
   *[other] · { $short } short
}
web-florence-laid = played { $number ->
    [1] first
    [2] second
    [3] third
   *[other] as number { $number }
}
web-florence-laid-down = see the sheet
web-florence-lay-down = play: { $value } → { $then }
web-florence-bank-pays = The bank pays { $coins }
web-florence-pay-terms = every { $rate } can become 1 point, at most { $most ->
    [one] once
   *[other] { $most } times
}
web-florence-coins-kept = coins kept
web-florence-best-brings = +{ $points } points
web-florence-no-work = no work
web-scoring-cards = Cards
web-scoring-title = Final scoring
web-scoring-help = running totals below; the colour shows who led

# Amalfi at the table
web-amalfi-left = { $count } left
web-amalfi-plain = { $what }
web-amalfi-card-words = { $kind }; { $cost }; { $what }
web-amalfi-lighthouse = Lighthouse
web-amalfi-court = Court
web-amalfi-invited = { $count } invited
web-amalfi-turned = (turned)
web-amalfi-works = Masterpieces
web-amalfi-routes = Routes
web-amalfi-far-lights = Private routes
web-amalfi-others = The others:
web-amalfi-port = Port
web-amalfi-back-in = back in round { $round }
web-amalfi-ready = { $count } ready to sail
web-amalfi-shipyard = Shipyard
web-amalfi-ship-price = { $n } { $n ->
    [one] { $of-one }
   *[other] { $of }
} a ship
web-amalfi-barn = Barn
web-amalfi-barn-words = { $bread } of { $capacity } bread · feeding takes { $owed }
web-amalfi-barn-fed = { $bread } of { $capacity } bread · feeding is done
web-amalfi-passes = { $missing ->
    [0] Pass? Your round is over then.
   *[other] Pass? { $missing } bread short: −{ $vp } VP.
}
web-amalfi-verbs = Main actions
web-amalfi-verb-sail = Sail
web-amalfi-verb-buy = Buy
web-amalfi-verb-explore = Explore
web-amalfi-verb-invite = Invite
web-amalfi-verb-activate = Activate
web-amalfi-verb-build = Build
web-amalfi-ways = { $count ->
    [0] not possible now
    [one] { $count } way
   *[other] { $count } ways
}
web-amalfi-sail-now = Sail
web-amalfi-to-dock = bay ▸ dock
web-amalfi-then-lighthouse = { $seat } may then use a lighthouse.
web-amalfi-fewer-ships = Fewer ships: { $hold }
web-amalfi-more-ships = More ships: { $hold }
web-amalfi-send-ships = Send { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
web-amalfi-ahead = What lies ahead
web-amalfi-now = would score now
web-amalfi-still = still needs
web-amalfi-no-hand = No characters in hand: voyages and some bonuses bring new ones.
web-amalfi-no-routes = no route explored yet
web-amalfi-then-lacks = Feeding then lacks { $missing } bread.
web-amalfi-then-feeding = feeding { $before } ▸ { $after }
web-amalfi-rewards = What this game rewards
web-amalfi-rewards-help = decrees at the end of each round, titles at any time
web-amalfi-next-guest = next guest
web-amalfi-any-time = Any time
web-amalfi-discard = Discard for bread:
web-amalfi-pay = Pay
web-amalfi-pay-with = Pay with
web-amalfi-lost = { $n } lost
web-amalfi-pay-how = press or drag other ships to change this
web-amalfi-not-this = Not this
web-amalfi-pays-from = { $place }: { $ships ->
    [one] { $ships } ship raises { $n }
   *[other] { $ships } ships raise { $n }
}
web-amalfi-raised = { $n } of { $cost }
web-amalfi-over = + { $n }
web-amalfi-over-words = { $n } left over: bread
web-amalfi-surcharge = − { $n }
web-amalfi-other-ways = Other ways
web-amalfi-how-recall = Press one of your ships on the sea, or pull it back into the bay.
web-amalfi-how-launch = Press a ship in the port, or pull it into the bay.
web-amalfi-how-copy = Press a route on the sea: you pay for it and carry it out without a ship.
web-amalfi-how-move = Press the sign above a ship, then its new hold; or pull the ship there.
web-amalfi-how-lighthouse = Press a free place for a lighthouse, beside any route.
web-amalfi-how-unturn = Press a turned character in your court.
web-amalfi-how-spend = Press a card in your hand.
web-amalfi-how-take = Press a character in the council.
web-amalfi-lower-ship = { $place }: pay with this ship
web-amalfi-keep-ship = { $place }: do not pay with this ship
web-amalfi-ending = Round { $round } ends
web-amalfi-will-eat = enough bread: { $n }
web-amalfi-was-fed = { $n } bread eaten
web-amalfi-lacks = { $missing } bread short: −{ $vp } VP
web-amalfi-was-hungry = was { $missing } bread short: −{ $vp } VP
web-amalfi-titles-by-round = Titles needed at the end of each round:
web-amalfi-chooses = choosing
web-amalfi-waits = waiting
web-amalfi-has-chosen = has chosen
web-amalfi-set-aside = Set aside for later:
web-amalfi-deal-guild = Guild stacks
web-amalfi-deal-guild-help = Six characters for your hand. Below its name each stack says what it is good at; point at a character to read it. The first player chooses last.
web-amalfi-bent-scribes = Books, and characters in hand
web-amalfi-bent-painters = Paintings, paid for with gems
web-amalfi-bent-masons = Monuments and lighthouses
web-amalfi-bent-shipwrights = A large fleet
web-amalfi-bent-navigators = Private routes
web-amalfi-bent-bankers = Bread, guests and titles
web-amalfi-deal-blind = Blind choice
web-amalfi-deal-blind-help = Six random cards that only you see.
web-amalfi-deal-personal = Personal choice
web-amalfi-deal-personal-help = Keep six of your ten cards; nobody else sees which.
web-amalfi-deal-full = Full draft
web-amalfi-deal-full-help = Keep one card, pass the rest to the left; what you keep stays hidden.
web-amalfi-deal-selective = Selective draft
web-amalfi-deal-selective-help = Draft five cards, then keep one of your three end-game characters.
web-amalfi-feeding = { $missing ->
    [0] Feeding takes { $owed } of { $bread } bread.
   *[other] Feeding takes { $owed } bread; you are { $missing } short.
}
web-amalfi-passed = passed
web-amalfi-back = Back to your board
web-amalfi-open-board = Show the board of { $seat }
web-amalfi-titles-needed = { $needed ->
    [0] no title needed yet
   *[other] titles { $held } of { $needed }
}
web-amalfi-reactions = Reactions

web-nav-start = Home

web-home-morning = Good morning, { $name }. Take a seat.
web-home-day = Good afternoon, { $name }. Take a seat.
web-home-evening = Good evening, { $name }. Take a seat.
web-home-all-games = { $count ->
    [one] My games
   *[other] All { $count } games
}
web-home-first = Your first game
web-home-first-text = No games yet. Step through an arch above, or begin here: a table with two bots is ready in a moment, with nothing to read first.
web-home-first-play = Begin a game
web-home-take-turn = Take your turn
web-home-to-table = Go to the table
web-home-round = Round { $round }
web-home-turn = Turn { $turn } of { $turns }
web-home-turn-of = { $names } to move
web-home-turn-others = the others to move
web-home-gathering = not started yet
web-home-tables = Tables waiting
web-home-all-tables = All tables
web-short-florence = Florence
web-short-lorenzo = Lorenzo
web-short-praga = Praga
web-short-amalfi = Amalfi
web-line-florence = Bid for gardens and jesters, put artists to work.
web-line-lorenzo = Place your family, keep the Pope content.
web-line-praga = Turn the action wheel, build a royal city.
web-line-amalfi = Your ships are workers, goods and money.
web-lobby-offline = The server cannot be reached, and online tables need one. Games on this device work without it.
web-lobby-join = Join
web-lobby-free = free
web-lobby-enter-code = Enter a code
web-lobby-code = Code or link of a table
web-lobby-go = Go there
web-clock-live = live, { $minutes } min each
web-clock-per-move = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-ago-now = just now
web-ago-minutes = { $count } min ago
web-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
web-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
web-open-table-title = Open a table
web-open-table-text = Choose a game. You get a link for your friends, and free seats are listed under Tables.
web-name-label = Your name at the table
web-name-another = Another
web-name-face = Your portrait
web-name-keep = Keep this name
web-name-kept = Your name has been changed, on the server too.
web-terms-no = no
web-lobby-none-such = No tables for this game are waiting.
web-lobby-any-game = Any game
web-lobby-all = All
web-lobby-live = Live now
web-lobby-days = Days per turn
web-lobby-no-game = You have no games in progress.
web-lobby-filter = Which tables
web-lobby-opened = { $host }, { $when }
web-lobby-own = Open your own table
web-lobby-own-text = Choose the game, edition, seats and clock, and send the link. Bots can fill the empty chairs.
web-games-choose = Choose a game
web-games-look = View
web-games-save-named = Save { $game } to a file
web-room-invited-by = { $host } has a chair for you
web-room-gathering = Waiting for players
web-room-ready = Everyone is seated. You may begin.
web-room-free-seats = As soon as every seat is taken you can begin. A bot can take any seat.
web-room-host-begins = You are seated. The host will begin when everybody is here.
web-room-no-account = No account is needed. The name is kept in this browser.
web-room-learn = Learn it first
web-room-invite = Invite your friends
web-room-copy = Copy the invitation
web-room-host = host
web-room-watching = You are watching
web-room-begun = The game has begun, and every seat is taken.
web-room-watch = Watch
web-room-plays = Now playing
web-open-elsewhere = This game is open in another tab. Only one of them can play it.
web-open-taken = This game is now being played in another tab.
web-open-here = Play here

web-praga-area-wheel = Wheel
web-praga-area-rows = Hexes
web-praga-area-city = City
web-praga-area-slopes = Slopes
web-praga-area-river = Road
web-praga-areas = Parts of the board
web-praga-own-pages = Parts of your board
web-praga-page-map = Action board
web-praga-page-tracks = Tracks
web-praga-turn = Turn { $turn } of { $turns }, era { $era }
web-praga-era-1 = Era I
web-praga-era-2 = Era II
web-praga-row-upgrade = Upgrade
web-praga-row-wall = Wall
web-praga-row-building = Building
web-praga-seals = Seals
web-praga-act-mines = Mine
web-praga-act-quarries = Quarry
web-praga-act-upgrade = Upgrade
web-praga-act-wall = Wall
web-praga-act-building = Building
web-praga-act-road = Road
web-praga-choose-this = Choose this one
web-praga-turn-left = Turn left
web-praga-turn-right = Turn right
web-praga-lay-here = Lay it here
web-praga-build-here = Build here
web-praga-ask-here = Lay the hex like this?
web-praga-put-back = Put back
web-praga-take-tile = Take this tile
web-praga-ask-take = Take this hex?
web-praga-ask-end = End your turn.
web-praga-ask-first = Choose first: { $list }.
web-praga-take-hex = Take this hex
web-praga-at-step = step { $step }
web-praga-used = used
web-praga-from-next-turn = next turn
web-praga-always = always
web-praga-once = once
web-praga-choices = Cards to choose from
web-praga-checklist = Your turn step by step
web-praga-check-tile = Tile
web-praga-check-bonus = Bonus
web-praga-check-action = Action
web-praga-check-extras = Extras
web-praga-check-end = End
web-praga-must = Choose first:
web-praga-lapses = Lost if not used:
web-praga-comes = Automatic:
web-praga-open-special = special hex or points
web-praga-open-windows = { $count ->
    [one] { $count } window too many
   *[other] { $count } windows too many
 }
web-praga-extras = What else you can do, in any order
web-praga-extra-claim = Upgrade bonus
web-praga-extra-step = Horizontal step
web-praga-extra-climb = One row up
web-praga-extra-road = King’s Road
web-praga-extra-use = Technology
web-praga-extra-extra = Extra action
web-praga-extra-refresh = Refresh a row
web-praga-extra-seal = Seal
web-praga-era-scene = The first era ends
web-praga-special-or = special hex or
web-praga-free-tile = free
web-praga-glass-off = Put the magnifying glass away
web-praga-glass-on = Take the magnifying glass
web-praga-all-hexes = All { $count } hexes
web-praga-plaza-scene = A plaza is complete
web-praga-takes-both = takes both bonuses
web-praga-takes-one = takes one bonus
web-praga-opponent-turn = His last turn
web-praga-board-of = Board: { $seat }
web-praga-back = Back to mine
web-praga-sum-price = Price
web-praga-sum-side = Side
web-praga-sum-corner = Corner
web-praga-sum-hex = Hex
web-praga-sum-site = Site
web-praga-sum-plaza = Plaza
web-praga-sum-besides = Also
web-praga-sum-covers = Covers
web-praga-parler-card = Peter Parler { $does }, then takes tile { $tile }, counting from the oldest
web-praga-parler-cards = Cards of Peter Parler
web-praga-parler-says = After your turn he turns up one of the cards left, carries it out and takes a tile.
web-praga-simple-says = After your turn the opponent takes the tile that has come furthest and puts it back at the beginning.
web-praga-tracks = Purse, tracks and technologies

web-lorenzo-first-player = First player
web-lorenzo-says = { $what }
web-lorenzo-needs = Requirement: { $what }.
web-lorenzo-surcharge = The tower is occupied: { $coins } coins more
web-lorenzo-council = Council
web-lorenzo-next-round = next round
web-lorenzo-yield = What this action brings
web-lorenzo-together = Together
web-lorenzo-closed = closed
web-lorenzo-your-faith = you: { $faith }
web-lorenzo-points-for-support = points for support
web-lorenzo-military = Military
web-lorenzo-members = Family members
web-lorenzo-each-harvest = Each harvest
web-lorenzo-each-production = Each production
web-lorenzo-leaders = Leaders
web-lorenzo-leader-hidden = A leader in hand
web-lorenzo-in-play = always
web-lorenzo-ready = ready
web-lorenzo-used = used this round
web-lorenzo-let-go = discarded
web-lorenzo-let-go-help = Discard for 1 council privilege:
web-lorenzo-points-now = Points if the game ended now
web-lorenzo-sum-value = value
web-lorenzo-sum-occupied = occupied
web-lorenzo-sum-floor = floor
web-lorenzo-sum-cost = cost
web-lorenzo-sum-now = at once
web-lorenzo-sum-end = at the end
web-lorenzo-sum-says = { $label }: { $what };
web-lorenzo-sum-reaches = { $value } + { $servants } = { $reached }
web-lorenzo-leaves = Then you have { $goods }.
web-lorenzo-then-playable = { $leaders } could then be played.
web-lorenzo-no-longer = { $leaders } could then no longer be played.
web-lorenzo-help-members = Press a member, or drag it to a space: what it can reach lights up.
web-lorenzo-help-wish = Now press the member that is to go there.
web-lorenzo-help-leaders = A lit leader can be played or used. The scroll on a card discards it for 1 council privilege.
web-lorenzo-help-places = Lit spaces are within its reach. A number with a servant says how many it takes.
web-lorenzo-servants-reach = Servants, and the value they reach
web-lorenzo-fewer = Fewer servants
web-lorenzo-more = More servants
web-lorenzo-send = Send { $member-short } to the { $place }?
web-lorenzo-send-for = Send { $member-short } to take { $card }?
web-lorenzo-take = Take { $card }?
web-lorenzo-floor-needs = { $place }. It needs { $minimum }.
web-lorenzo-it-needs = It needs { $minimum }.
web-lorenzo-where = Where does { $member-short } go?
web-lorenzo-where-below = Its value is { $value }.
web-lorenzo-servants-work-below =
    { $work-title } with action value { $value }. { $rate ->
        [one] Each servant adds 1.
       *[other] Every { $rate } servants add 1.
    }
web-lorenzo-ask-servants-work = How many servants for { $granter }?
web-lorenzo-ask-exchange = Which exchanges do you use?
web-lorenzo-exchange-below = Production with action value { $value }; all are paid together.
web-lorenzo-ask-privilege = What do you get?
web-lorenzo-privilege-below =
    { $left ->
        [1] Council privilege ({ $source }).
       *[other] { $left } different privileges are left ({ $source }).
    }
web-lorenzo-ask-lose = Which do you get 1 less of?
web-lorenzo-lose-below = You are excommunicated ({ $source }).
web-lorenzo-ask-take = Which card do you take?
web-lorenzo-take-below = { $card }: { $action }.
web-lorenzo-ask-church = Do you support the Church?
web-lorenzo-church-asks = The Church asks for { $needs }.
web-lorenzo-church-below = It asks for { $needs }; you have { $faith }.
web-lorenzo-choose-card = Choose a card
web-lorenzo-took-tile = bonus tile chosen
web-lorenzo-confirm = Place
web-lorenzo-draft = Keep one leader, pass the others on
web-lorenzo-kept = yours
web-lorenzo-choose-space = Choose a space
web-lorenzo-worked = { $work-title } { $value }
web-lorenzo-passed = passed
web-lorenzo-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
web-lorenzo-fate-hit = excommunicated
web-lorenzo-fate-choice = may support the Church for { $points } points
web-lorenzo-fate-short = too little faith
web-lorenzo-fate-supported = supports the Church: +{ $points } points
web-lorenzo-kind = { $kind-heading }
web-lorenzo-towers = Towers
web-lorenzo-city = City
web-lorenzo-work = { $work-title }

web-nav-learn = Learn
web-learn-title = Learn a game
web-learn-lead = A guided first game on the real board, in about ten minutes; and the rules in our own words, with pictures from the board: first how a turn goes, then everything else.
web-rules-title = Rules
web-rules-help = Read the rules next to the table
web-rules-loading = Opening the rules…
web-rules-unwritten = The rules of this game have not been written down here yet.
web-rules-unreachable = The rules cannot be loaded: there is no connection, and this device has not kept them yet.
web-rules-again = Try again
web-rules-back = Back to the games
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-hit = { $number } of { $count }
web-rules-none = not found
web-rules-nothing = Nothing found. A shorter word may help.
web-rules-clauses = Clauses
web-rules-before = Before:
web-rules-after = Next:
web-rules-why = The rule
web-rules-path = Where this stands in the rules
web-rules-chapter-overview = Overview
web-rules-chapter-auction = The auction
web-rules-chapter-actions = Actions
web-rules-chapter-end = The end
web-rules-chapter-cards = All cards
web-rules-chapter-variants = Variants
web-rules-chapter-solo = Solo
web-rules-chapter-editions = Editions
web-rules-chapter-church = The Church
web-rules-chapter-leaders = Leaders
web-rules-chapter-tracks = Tracks
web-rules-chapter-ships = Ships
web-rules-chapter-round = The round

web-hint-label = Hint
web-hint-help = What would a master do? Only where the table allows it.
web-hint-thinks = The master is thinking…
web-hint-none = The master has no advice here.
web-hint-title = The master’s advice
web-hint-ahead = { $points ->
    [one] Against masters you would end about { $points } point ahead.
   *[other] Against masters you would end about { $points } points ahead.
}
web-hint-behind = { $points ->
    [one] Against masters you would end about { $points } point behind the best.
   *[other] Against masters you would end about { $points } points behind the best.
}
web-hint-even = Against masters the game would end about even.
web-hint-gains = { $points ->
    [one] Why: about { $points } point better than “{ $what }”.
   *[other] Why: about { $points } points better than “{ $what }”.
}
web-hint-equal = About as good: “{ $what }”.

web-pieces-title = All pieces
web-pieces-kinds = Kinds of pieces
web-pieces-source = What no public source shows has been reconstructed to fit everything the rulebook says. Each piece names its source; the owner of a box can load the printed figures.
web-pieces-by-kind = Kind and period
web-pieces-by-cost = Costs
web-pieces-by-gain = About
web-pieces-by-source = Source
web-pieces-edition = Edition
web-pieces-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
web-pieces-professions = Professions
web-pieces-buildings = Buildings
web-pieces-landscapes = Landscapes
web-pieces-freedoms = Freedoms
web-pieces-bonus-cards = Bonus cards
web-pieces-prestige-cards = Prestige cards
web-pieces-court = Special characters
web-pieces-territories = Territories
web-pieces-characters = Characters
web-pieces-ventures = Ventures
web-pieces-leaders = Leaders
web-pieces-excommunications = Excommunication tiles
web-pieces-bonus-tiles = Personal bonus tiles
web-pieces-upgrades = Upgrades
web-pieces-walls = Walls
web-pieces-technologies = Technologies
web-pieces-plazas = Plaza tiles
web-pieces-plaza-tile = Plaza tile
web-pieces-seals = Seals
web-pieces-bridge-tiles = Bridge tiles
web-pieces-production-tiles = Production tiles
web-pieces-road = King’s Road
web-pieces-masterpieces = Masterpieces
web-pieces-public-routes = Public routes
web-pieces-private-routes = Private routes
web-pieces-titles = Titles
web-pieces-decrees = Decrees

# The guided first games
web-lesson-title = First game, with a guide
web-lesson-begin = First game, with a guide
web-lesson-go-on = Continue the guide: { $step } of { $steps }
web-lesson-again = ✓ Play the guide again
web-lesson-loading = Setting up the table for you…
web-lesson-unreachable = The guided game cannot be loaded: there is no connection, and this device has not kept it yet.
web-lesson-on = Next
web-lesson-try = Try it
web-lesson-show = Show me
web-lesson-back = Back
web-lesson-leave = Leave
web-lesson-leave-help = Your place is saved: you can continue later
web-lesson-step = { $step } of { $steps }
web-lesson-other-way = You tried something else
web-lesson-no-harm = No harm done: take it back and continue, or play on alone from here.
web-lesson-take-back = Take it back
web-lesson-alone = Play on alone from here
web-lesson-new-game = A new game
web-lesson-restart = Start over
web-lesson-others = The others are acting…
web-lesson-skip = Skip
web-lesson-watch = Watch, then do the same.
web-lesson-going = Your turn: press what is lit.
web-lesson-now-this = Good. Now press what is lit.
web-lesson-now-you = That is how it is done. Now you try!
web-lesson-stop-showing = Let me do it
web-lesson-from-start = From the start
web-lesson-stations = Steps of the lesson
web-lesson-alone-short = Play on alone
web-lesson-other-idea = That is allowed too, and in another game it may well be right. But the idea of this step is: “{ $title }”.
web-home-first-guide = No games yet. Let us show you a first one: about ten minutes, one idea at a time, on the real board.
web-home-learn = Learn in ten minutes
web-home-learn-text = A first game with a guide at your side. Nothing to read first.
web-home-learnt = done
web-home-daily = Daily challenge
web-home-daily-left = { $count ->
    [0] ends within the hour
   *[other] ends in { $count } h
}
web-home-daily-best = your best today: { $points }
web-home-daily-none = not played today
web-home-daily-top = best today { $points }, { $name }
web-home-daily-week = Your last seven days
web-drop-here = Drop the saved game here
web-games-daily = Daily
web-games-numbers = Statistics
