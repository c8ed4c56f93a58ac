# Looking back at games. Loaded with the first game that is looked back at.
web-deck-label = Go through the game
web-deck-start = To the start (Home)
web-deck-end = To the end (End)
web-deck-turn-back = One turn earlier (Shift ←)
web-deck-turn-on = One turn later (Shift →)
web-deck-play = Play (space)
web-deck-play-back = Play backwards (Shift space)
web-deck-rest = Pause (space)
web-deck-speed = Speed of the replay
web-deck-stride = Step of the replay
web-deck-actions = Actions
web-deck-turns = Turns
web-deck-eyes = Point of view
web-deck-eyes-of = As { $seat } saw it
web-deck-eyes-all = As a spectator saw it
web-share-label = Share
web-share-game = Copy a link to this game
web-share-moment = Copy a link to this moment
web-share-file = Save the game to a file
web-shared-damaged = This link is damaged: part of it was lost or changed on the way. Ask for it again, or for the game as a file.
web-shared-newer = This link comes from a newer version of Signoria. Reload the page to update.

web-study-label = Study
web-study-help = The best moves at this moment, and what the decisions cost
web-study-best = Best moves
web-study-best-help = The figure: by how many points this seat is expected to end ahead of the best opponent (+) or behind (−), playing on like a master.
web-study-decides = for { $seat }
web-study-choice = { $what }
web-study-over = The game is over. Go back to a moment to see what was possible there.
web-study-analyse = Analyse the game
web-study-analysis-help = A master looks at every decision, knowing only what the seat could know then: what it cost, what would have been better, and how the expected margin went up and down. It takes a minute or two; meanwhile you can keep looking.
web-study-judging = { $done } of { $total } actions
web-study-judged = All { $total } actions
web-study-stopped = Stopped after { $done } of { $total } actions
web-study-stop = Stop
web-study-again = Again
web-study-curve = Expected margin over the best opponent
web-study-curve-help = Each seat is compared with the strongest of its opponents: where all are about equal, everybody is a little behind somebody, and all lines lie below zero.
web-study-cost = What cost most
web-study-given-away = { $seat } gave away { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-study-played = Played: { $what }
web-study-better = Better: { $what }
web-study-elsewhere = This browser studies a copy of a game from the server.
web-study-here = Study it here
web-study-lines = Variations
web-study-game = The game as it was played
web-study-unnamed = From action { $number }
web-study-varied = Variation · { $what }
web-study-name = Name of this variation
web-study-try = Try something else
web-study-try-help = Play on from this moment. The game itself stays as it is.
web-study-try-this = Try this
web-study-at-the-end = Go back to a moment of the game to try something else there.
web-study-at-the-front = Make your move on the board: it becomes part of this variation. Or go back to try something else earlier.
web-study-go-through = Go through this variation
web-study-against = Who plays the other seats
web-study-alone = I play all seats
web-study-bots = Masters
web-study-all = Studies
web-study-line-count = { $count ->
    [0] no variations
    [one] { $count } variation
   *[other] { $count } variations
}
web-study-missing = There is no such study in this browser.
web-study-no-line = This variation no longer exists.

web-daily-title = Daily
web-daily-lead = One set-up a day for each game, the same for everybody: alone or against two masters.
web-daily-left = { $count ->
    [0] Less than an hour is left.
    [one] { $count } hour is left.
   *[other] { $count } hours are left.
}
web-daily-alone = Alone
web-daily-masters = Against masters
web-daily-goes-on = continue
web-daily-scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-daily-placed = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place }
web-daily-week = The best of each of the last seven days
web-daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-daily-name = Choose a name, and your result appears in the table for everybody to see.
web-daily-hand-in = Submit my result
web-daily-again = play again
web-daily-again-help = You have already started this one: this time it is for practice and does not count for the table.
web-daily-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
web-daily-rank = Place
web-daily-who = Who
web-daily-points = Points
web-daily-rules = Your first result counts. When you are online it is submitted automatically under your name, until the end of the next day. Winners come first, then points decide. There are no hints in a daily.
web-numbers-title = Statistics
web-numbers-lead = What the finished games in this browser add up to. Ratings are kept only for tables on a server.
web-numbers-players = Players
web-numbers-none = You have not finished a game in this browser yet. Play one, and the numbers will follow; games opened from a file or a link do not count.
web-numbers-seats = { $count ->
    [1] alone
   *[other] with { $count } players
}
web-numbers-games = Games
web-numbers-wins = Won
web-numbers-best = Best
web-numbers-mean = Average
web-numbers-spread = How the points are spread
web-numbers-online = On this server
web-numbers-online-lead = Games at this server’s tables that were played to the end. Ratings count games with several players in which nobody left, gave up or asked for a hint; bots are rated like players. The figure after ± says how sure a rating is: in nineteen of twenty cases the true strength lies within it. What the rulebook calls a solo result is counted only for games in a browser, above.
web-numbers-mine = My games
web-numbers-rating = Rating { $rating } ± { $within } ({ $games ->
    [one] { $games } game
   *[other] { $games } games
})
web-numbers-winners = What wins { $seats }: { $mean } points on average, half of the winners had { $low } to { $high }.
web-numbers-winners-alike = What wins { $seats }: { $mean } points on average.
web-numbers-feats = My solo results on the rulebook’s scale
web-numbers-all-games = All players, { $seats }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-numbers-by-seat = Wins by position in the first round:
web-numbers-of-winners = Winners
web-numbers-of-others = Others
web-numbers-difference = Difference
web-numbers-what-wins = What wins: where the points come from
web-numbers-leaders = Leaders of the month
web-numbers-this-month = This month
web-numbers-no-leaders = Nobody is listed yet.
web-numbers-be-listed = Only those who choose to be are listed; you can do so in your profile.
