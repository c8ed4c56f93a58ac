# Слова самого движка; у каждой игры свой файл.
engine-seat = Место { $number }
engine-who = { $seat }
engine-automa = Автоматический соперник

engine-setup-seats = Эта игра рассчитана на { $low }–{ $high } игроков, а не на { $asked }.
engine-setup-rules = Партия записана по правилам версии { $asked }; эта программа знает версии до { $newest }.

engine-turn-over = Партия окончена.
engine-turn-seat = Сейчас ходит не { $seat }.

engine-fault-seat = За этим столом нет места { $number }.
engine-fault-options = Это не настройки этой игры: { $reason }
engine-fault-notation = Это не действие этой игры: { $reason }
engine-fault-state = Это не позиция этой игры: { $reason }
engine-fault-impossible = Такой позиции быть не может: { $reason }
engine-fault-edition = Это издание нельзя использовать: { $reason }
engine-fault-journal = Ошибка в записи партии, строка { $line }: { $reason }

engine-terminal-help =
    Наберите номер действия или его текст в скобках. Или:
      undo         вернуться к последнему решению человека
      table        весь стол ещё раз
      log          что уже произошло
      save [ФАЙЛ]  сохранить партию
      load [ФАЙЛ]  продолжить сохранённую партию
      help         эта подсказка
      quit         выйти
engine-terminal-number = { $most ->
    [1] Наберите 1, текст действия или help.
   *[other] Наберите номер от 1 до { $most }, текст действия или help.
}
engine-terminal-pass-on = { $seat }: ваш ход. Когда никто другой не смотрит, нажмите Enter.
engine-terminal-undone = Ход отменён.
engine-terminal-nothing-to-undo = Отменять нечего.
engine-terminal-saved = Сохранено в { $file }.
engine-terminal-loaded = Загружено из { $file }.
engine-terminal-other-seats = В той партии другое число мест.
engine-terminal-unlearned = То, чему боты научились в этой игре, отсутствует или повреждено: все они играют как ученики.
