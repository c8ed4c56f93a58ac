# Слова самого движка; у каждой игры свой файл.
engine-seat = Место { $number }

engine-setup-seats = В эту игру играют от { $low } до { $high } участников, а не { $asked }.
engine-setup-rules = Партия записана по правилам версии { $asked }; эта программа знает версии до { $newest }.

engine-turn-over = Партия окончена.
engine-turn-seat = Сейчас не ход участника { $seat }.

engine-fault-seat = За этим столом нет места { $number }.
engine-fault-options = Это не настройки этой игры: { $reason }
engine-fault-notation = Это не действие этой игры: { $reason }
engine-fault-state = Это не позиция этой игры: { $reason }
engine-fault-impossible = Такой позиции быть не может: { $reason }
engine-fault-edition = Это издание нельзя использовать: { $reason }
engine-fault-journal = Ошибка в записи партии, строка { $line }: { $reason }
