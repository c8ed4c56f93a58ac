pebbles-title = Камешки
pebbles-tagline = Кучка камешков; кто возьмёт последний, тот победил. Чтобы попробовать.
pebbles-edition-standard = Обычное

pebbles-do-take = Взять { $count ->
    [one] { $count } камешек
    [few] { $count } камешка
   *[many] { $count } камешков
}
pebbles-log-took = { $seat } берёт { $count ->
    [one] { $count } камешек
    [few] { $count } камешка
   *[many] { $count } камешков
}; осталось { $left }.
pebbles-take-heap = Осталось только { $left ->
    [one] { $left } камешек
    [few] { $left } камешка
   *[many] { $left } камешков
}.
pebbles-ask-take = Сколько камешков вы возьмёте? Осталось { $left }; побеждает тот, кто возьмёт последний.
pebbles-panel-heap = Кучка
pebbles-panel-left = Камешков: { $left }
pebbles-source-last = Последний камешек
