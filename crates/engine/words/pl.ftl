pebbles-title = Kamyki
pebbles-tagline = Stos kamyków; kto weźmie ostatni, wygrywa. Gra na próbę.
pebbles-edition-standard = Standardowe

pebbles-do-take = Weź { $count ->
    [one] { $count } kamyk
    [few] { $count } kamyki
   *[many] { $count } kamyków
}
pebbles-log-took = { $seat } bierze { $count ->
    [one] { $count } kamyk
    [few] { $count } kamyki
   *[many] { $count } kamyków
}; pozostało: { $left }.
pebbles-take-heap = { $left ->
    [one] Został tylko { $left } kamyk
    [few] Zostały tylko { $left } kamyki
   *[many] Zostało tylko { $left } kamyków
}.
pebbles-ask-take = Ile kamyków bierzesz? Pozostało: { $left }; wygrywa, kto weźmie ostatni.
pebbles-panel-heap = Stos
pebbles-panel-left = Kamyki: { $left }
pebbles-source-last = Ostatni kamyk
