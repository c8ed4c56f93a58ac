# Słowa samego silnika; każda gra ma własny plik.
engine-seat = Miejsce { $number }
engine-who = { $seat }
engine-automa = Przeciwnik z instrukcji

engine-setup-seats = To gra dla { $low }–{ $high } osób, a nie dla { $asked }.
engine-setup-rules = Partię zapisano według zasad w wersji { $asked }; ten program zna wersje do { $newest }.

engine-turn-over = Koniec gry.
engine-turn-seat = To nie jest kolej gracza: { $seat }.

engine-fault-seat = Przy tym stole nie ma miejsca { $number }.
engine-fault-options = To nie są opcje tej gry: { $reason }
engine-fault-notation = To nie jest akcja tej gry: { $reason }
engine-fault-state = To nie jest pozycja tej gry: { $reason }
engine-fault-impossible = Taka pozycja nie może zaistnieć: { $reason }
engine-fault-edition = Tego wydania nie można użyć: { $reason }
engine-fault-journal = Błąd w zapisie partii, wiersz { $line }: { $reason }

engine-terminal-help =
    Wpisz numer akcji albo jej tekst w nawiasie. Albo:
      undo         wróć do ostatniej decyzji człowieka
      table        cały stół jeszcze raz
      log          co się dotąd wydarzyło
      save [PLIK]  zapisz partię
      load [PLIK]  wróć do zapisanej partii
      help         ta strona
      quit         wyjdź
engine-terminal-number = Wpisz liczbę od 1 do { $most }, tekst akcji albo help.
engine-terminal-pass-on = { $seat }: twoja kolej. Gdy nikt inny nie patrzy, naciśnij Enter.
engine-terminal-undone = Cofnięto.
engine-terminal-nothing-to-undo = Nie ma czego cofać.
engine-terminal-saved = Zapisano w pliku { $file }.
engine-terminal-loaded = Wczytano z pliku { $file }.
engine-terminal-other-seats = Tamta partia ma inną liczbę miejsc.
engine-terminal-unlearned = Brakuje tego, czego boty nauczyły się o tej grze, albo jest to uszkodzone: wszystkie grają jak uczniowie.
