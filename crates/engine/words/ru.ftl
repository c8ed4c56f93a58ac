pebbles-title = Камешки
pebbles-tagline = Кучка камешков; кто возьмёт последний, побеждает. Для проб.
pebbles-edition-standard = Обычное

pebbles-do-take = Взять { $count ->
    [one] { $count } камешек
    [few] { $count } камешка
   *[many] { $count } камешков
}
pebbles-log-took = { $seat }: взято камешков { $count }, осталось { $left }.
pebbles-take-heap = Осталось только { $left ->
    [one] { $left } камешек
    [few] { $left } камешка
   *[many] { $left } камешков
}.
pebbles-ask-take = Сколько камешков взять? Осталось { $left }; побеждает взявший последний.
pebbles-panel-heap = Кучка
pebbles-panel-left = Камешков: { $left }
pebbles-source-last = Последний камешек
