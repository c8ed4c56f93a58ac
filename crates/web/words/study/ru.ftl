# Просмотр сыгранных партий. Загружается с первой партией, которую просматривают.
web-deck-label = Просмотр партии
web-deck-start = К началу (Home)
web-deck-end = К концу (End)
web-deck-turn-back = На ход назад (Shift ←)
web-deck-turn-on = На ход вперёд (Shift →)
web-deck-play = Смотреть (пробел)
web-deck-play-back = Смотреть назад (Shift пробел)
web-deck-rest = Пауза (пробел)
web-deck-speed = Скорость просмотра
web-deck-stride = Шаг просмотра
web-deck-actions = Действия
web-deck-turns = Ходы
web-deck-eyes = Чьими глазами
web-deck-eyes-of = Как это видит { $seat }
web-deck-eyes-all = Как это видит зритель
web-share-label = Поделиться
web-share-game = Скопировать ссылку на партию
web-share-moment = Скопировать ссылку на этот момент
web-share-file = Сохранить партию в файл
web-shared-damaged = Ссылка повреждена: часть её потерялась или изменилась по дороге. Попросите прислать её ещё раз или отправить партию файлом.
web-shared-newer = Ссылка создана в более новой версии Signoria. Обновите страницу, чтобы загрузить эту версию.

web-study-label = Разбор
web-study-help = Лучшие ходы в этот момент и цена каждого решения
web-study-best = Лучшие ходы
web-study-best-help = Цифра показывает, на сколько очков этот игрок, как ожидается, обгонит лучшего соперника (+) или отстанет от него (−), если дальше играть как мастер.
web-study-decides = решает { $seat }
web-study-choice = { $what }
web-study-over = Партия окончена. Вернитесь к любому моменту и посмотрите, что там можно было сделать.
web-study-analyse = Разобрать партию
web-study-analysis-help = Мастер смотрит на каждое решение, зная лишь то, что мог знать игрок: сколько оно стоило, что было бы лучше и как менялся ожидаемый отрыв. Это займёт минуту-другую; партию можно смотреть и дальше.
web-study-judging = Действий: { $done } из { $total }
web-study-judged = Все действия: { $total }
web-study-stopped = Остановлено, действий: { $done } из { $total }
web-study-stop = Остановить
web-study-again = Ещё раз
web-study-curve = Ожидаемый отрыв от лучшего из соперников
web-study-curve-help = Каждый сравнивается с сильнейшим из соперников: когда все примерно равны, каждый немного отстаёт от кого-то, и все линии лежат ниже нуля.
web-study-cost = Самые дорогие ошибки
web-study-given-away = { $seat }: { $points ->
    [one] упущено { $points } очко
    [few] упущено { $points } очка
   *[other] упущено { $points } очков
}
web-study-played = Сыграно: { $what }
web-study-better = Лучше: { $what }
web-study-elsewhere = Партия с сервера разбирается в этом браузере, на её копии.
web-study-here = Разобрать здесь
web-study-lines = Варианты
web-study-game = Партия, как её сыграли
web-study-unnamed = С действия { $number }
web-study-varied = Вариант · { $what }
web-study-name = Название этого варианта
web-study-try = Сыграть иначе
web-study-try-help = Играть дальше с этого момента. Сама партия останется как есть.
web-study-try-this = Попробовать этот ход
web-study-at-the-end = Вернитесь к любому моменту партии, чтобы сыграть там иначе.
web-study-at-the-front = Сделайте ход на поле: он войдёт в этот вариант. Или вернитесь назад и сыграйте иначе раньше.
web-study-go-through = Просмотреть этот вариант
web-study-against = Кто играет за остальных
web-study-alone = Я
web-study-bots = Мастера
web-study-all = Разборы
web-study-line-count = { $count ->
    [0] без вариантов
    [one] { $count } вариант
    [few] { $count } варианта
   *[other] { $count } вариантов
}
web-study-missing = В этом браузере нет такого разбора.
web-study-no-line = Этого варианта больше нет.

web-daily-title = Партия дня
web-daily-lead = Каждый день в каждой игре новая раскладка, одинаковая для всех: играйте в одиночку или против двух мастеров.
web-daily-left = { $count ->
    [0] Осталось меньше часа.
    [one] Остался { $count } час.
    [few] Осталось { $count } часа.
   *[other] Осталось { $count } часов.
}
web-daily-alone = В одиночку
web-daily-masters = Против мастеров
web-daily-goes-on = продолжить
web-daily-scored = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
web-daily-placed = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, { $place }-е место
web-daily-week = Лучший результат за каждый из семи последних дней
web-daily-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
web-daily-name = Представьтесь, и ваш результат появится в общей таблице.
web-daily-hand-in = Отправить результат
web-daily-again = ещё раз
web-daily-again-help = Вы уже начинали эту партию: теперь она только для вас и в таблицу не идёт.
web-daily-results = { $count ->
    [one] { $count } результат
    [few] { $count } результата
   *[other] { $count } результатов
}
web-daily-rank = Место
web-daily-who = Кто
web-daily-points = Очки
web-daily-rules = Считается первый результат. Он отправляется сам, когда вы в сети: до конца следующего дня и под вашим именем. Победители стоят выше, затем решают очки. Подсказок в партии дня нет.
web-numbers-title = Статистика
web-numbers-lead = Итоги всех законченных партий в этом браузере. Рейтинг ведётся только за столами на сервере.
web-numbers-players = Игроки
web-numbers-none = В этом браузере ещё нет ваших законченных партий. Выберите игру, и статистика появится сама; партии из файла или по ссылке не считаются.
web-numbers-seats = { $count ->
    [1] в одиночку
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
web-numbers-games = Партии
web-numbers-wins = Победы
web-numbers-best = Рекорд
web-numbers-mean = В среднем
web-numbers-spread = Как распределены очки
web-numbers-online = На этом сервере
web-numbers-online-lead = Партии за столами этого сервера, доигранные до конца. В рейтинг идут партии с несколькими игроками, где никто не ушёл, не сдался и не брал подсказок; боты оцениваются как игроки. Число после ± показывает, насколько рейтинг точен: в девятнадцати случаях из двадцати настоящая сила не дальше от него. Результаты в одиночку по шкале из правил считаются только для партий в браузере, они выше.
web-numbers-mine = Мои партии
web-numbers-rating = Рейтинг { $rating } ± { $within } ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
})
web-numbers-winners = Средний счёт победителя ({ $seats }): { $mean }; у половины победителей — от { $low } до { $high }.
web-numbers-winners-alike = Средний счёт победителя ({ $seats }): { $mean }.
web-numbers-feats = Мои результаты в одиночной игре по шкале из правил
web-numbers-all-games = Все игроки ({ $seats }): { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
web-numbers-by-seat = Победы по месту в первом раунде:
web-numbers-of-winners = Победители
web-numbers-of-others = Остальные
web-numbers-difference = Разница
web-numbers-what-wins = Что побеждает: откуда берутся очки
web-numbers-leaders = Лидеры месяца
web-numbers-this-month = Этот месяц
web-numbers-no-leaders = Пока в списке никого нет.
web-numbers-be-listed = В списке только те, кто этого захотел: включить можно в профиле.
