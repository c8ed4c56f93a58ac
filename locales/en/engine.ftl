# Words of the engine itself; each game has a file of its own.
engine-seat = Seat { $number }

engine-setup-seats = This game is for { $low } to { $high } players, not { $asked }.
engine-setup-rules = The game was stored with rules version { $asked }; this program knows versions up to { $newest }.

engine-turn-over = The game is over.
engine-turn-seat = It is not the turn of { $seat }.

engine-fault-seat = There is no seat { $number } at this table.
engine-fault-options = These are not options of the game: { $reason }
engine-fault-notation = This is not an action of the game: { $reason }
engine-fault-state = This is not a position of the game: { $reason }
engine-fault-impossible = This position cannot be: { $reason }
engine-fault-edition = This edition cannot be used: { $reason }
engine-fault-journal = The journal is wrong in line { $line }: { $reason }
