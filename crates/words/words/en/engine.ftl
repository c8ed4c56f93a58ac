# Words of the engine itself; each game has a file of its own.
engine-seat = Seat { $number }
engine-who = { $seat }
engine-automa = Automatic opponent

engine-setup-seats = This game is for { $low } to { $high } players, not { $asked }.
engine-setup-rules = The game was saved with rules version { $asked }; this program knows versions up to { $newest }.

engine-turn-over = The game is over.
engine-turn-seat = It is not { $seat }’s turn.

engine-fault-seat = There is no seat { $number } at this table.
engine-fault-options = These options do not fit the game: { $reason }
engine-fault-notation = This is not an action of the game: { $reason }
engine-fault-state = This is not a position of the game: { $reason }
engine-fault-impossible = This position is impossible: { $reason }
engine-fault-edition = This edition cannot be used: { $reason }
engine-fault-journal = The journal has an error in line { $line }: { $reason }

engine-terminal-help =
    Type the number of an action, or its text in brackets. Or:
      undo         go back to the last decision made by a person
      table        show the whole table again
      log          show what has happened so far
      save [FILE]  save the game to a file
      load [FILE]  continue a saved game
      help         show this page
      quit         leave the game
engine-terminal-number = Type a number from 1 to { $most }, the text of an action, or help.
engine-terminal-pass-on = { $seat }, it is your turn. When nobody else is looking, press Enter.
engine-terminal-undone = Taken back.
engine-terminal-nothing-to-undo = There is nothing to take back.
engine-terminal-saved = Saved to { $file }.
engine-terminal-loaded = Loaded from { $file }.
engine-terminal-other-seats = That game has a different number of seats.
engine-terminal-unlearned = What the bots have learned about this game is missing or damaged: all of them play like apprentices.
