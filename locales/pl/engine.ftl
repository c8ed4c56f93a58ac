# Słowa samego silnika; każda gra ma własny plik.
engine-seat = Miejsce { $number }

engine-setup-seats = W tę grę gra od { $low } do { $high } osób, a nie { $asked }.
engine-setup-rules = Partię zapisano według zasad w wersji { $asked }; ten program zna wersje do { $newest }.

engine-turn-over = Gra jest zakończona.
engine-turn-seat = To nie jest kolej gracza { $seat }.

engine-fault-seat = Przy tym stole nie ma miejsca { $number }.
engine-fault-options = To nie są opcje tej gry: { $reason }
engine-fault-notation = To nie jest akcja tej gry: { $reason }
engine-fault-state = To nie jest pozycja tej gry: { $reason }
engine-fault-impossible = Taka pozycja nie może zaistnieć: { $reason }
engine-fault-edition = Tego wydania nie można użyć: { $reason }
engine-fault-journal = Błąd w zapisie partii, wiersz { $line }: { $reason }
