pebbles-title = Pebbles
pebbles-tagline = A heap of pebbles: whoever takes the last one wins. For trying things out.
pebbles-edition-standard = Standard

pebbles-do-take = { $count ->
    [one] Take a pebble
   *[other] Take { $count } pebbles
}
pebbles-log-took = { $seat } takes { $count ->
    [one] a pebble
   *[other] { $count } pebbles
}; { $left } left.
pebbles-take-heap = Only { $left } { $left ->
    [one] pebble is
   *[other] pebbles are
} left.
pebbles-ask-take = How many pebbles do you take? { $left } { $left ->
    [one] is
   *[other] are
} left; whoever takes the last one wins.
pebbles-panel-heap = Heap
pebbles-panel-left = Pebbles: { $left }
pebbles-source-last = The last pebble
