### Parure по-русски. Как устроены сообщения, написано в начале en.ftl. Слова — из русских правил: жетон, бонус, карта
### развития, вельможа, очки престижа; карта персонажа, локация, нанять, очки бесконечности, Перчатка Бесконечности,
### метки и «Сборка Мстителей». К игроку обращаемся на «вы»; о других говорим в настоящем времени.

-parure = Parure


## Words used everywhere

ok = Хорошо
cancel = Отмена
close = Закрыть
back = Назад
next = Дальше
yes = Да
copy = Копировать
copied = Скопировано
loading = Загрузка…
you = Вы
computer = Компьютер
player-number = Игрок { $number }
list-and = { $first } и { $last }
list-comma = { ", " }
language = Язык
page-title = { $page } · { -parure }


## The two games

edition-splendor = Splendor
edition-marvel = Splendor: Marvel
edition-about =
    { $edition ->
       *[splendor] До 15 очков престижа, с вельможами
        [marvel] До 16 очков бесконечности, все пять цветов и Камень Времени
    }

## Stones. The letter is the one on the stone, in every language.

gem-splendor-W = алмаз
    .count =
        { $count ->
            [one] { $count } алмаз
            [few] { $count } алмаза
           *[many] { $count } алмазов
        }
    .colour = белый
gem-splendor-U = сапфир
    .count =
        { $count ->
            [one] { $count } сапфир
            [few] { $count } сапфира
           *[many] { $count } сапфиров
        }
    .colour = синий
gem-splendor-G = изумруд
    .count =
        { $count ->
            [one] { $count } изумруд
            [few] { $count } изумруда
           *[many] { $count } изумрудов
        }
    .colour = зелёный
gem-splendor-R = рубин
    .count =
        { $count ->
            [one] { $count } рубин
            [few] { $count } рубина
           *[many] { $count } рубинов
        }
    .colour = красный
gem-splendor-K = оникс
    .count =
        { $count ->
            [one] { $count } оникс
            [few] { $count } оникса
           *[many] { $count } ониксов
        }
    .colour = чёрный
gem-splendor-D = золото
    .count =
        { $count ->
            [one] { $count } жетон золота
            [few] { $count } жетона золота
           *[many] { $count } жетонов золота
        }
    .colour = жёлтый
gem-marvel-Y = Разум
    .count =
        { $count ->
            [one] { $count } камень Разума
            [few] { $count } камня Разума
           *[many] { $count } камней Разума
        }
    .colour = жёлтый
gem-marvel-P = Сила
    .count =
        { $count ->
            [one] { $count } камень Силы
            [few] { $count } камня Силы
           *[many] { $count } камней Силы
        }
    .colour = фиолетовый
gem-marvel-U = Пространство
    .count =
        { $count ->
            [one] { $count } камень Пространства
            [few] { $count } камня Пространства
           *[many] { $count } камней Пространства
        }
    .colour = синий
gem-marvel-R = Реальность
    .count =
        { $count ->
            [one] { $count } камень Реальности
            [few] { $count } камня Реальности
           *[many] { $count } камней Реальности
        }
    .colour = красный
gem-marvel-O = Душа
    .count =
        { $count ->
            [one] { $count } камень Души
            [few] { $count } камня Души
           *[many] { $count } камней Души
        }
    .colour = оранжевый
gem-marvel-S = Щ.И.Т.
    .count =
        { $count ->
            [one] { $count } жетон Щ.И.Т.
            [few] { $count } жетона Щ.И.Т.
           *[many] { $count } жетонов Щ.И.Т.
        }
    .colour = серый
gem-marvel-T = Время
    .count =
        { $count ->
            [one] { $count } Камень Времени
            [few] { $count } Камня Времени
           *[many] { $count } Камней Времени
        }
    .colour = зелёный

## Cards, tiles, what they are worth

points-name =
    { $edition ->
       *[splendor] очки престижа
        [marvel] очки бесконечности
    }
points-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
points-short = { $points } о.
cards-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } карта
            [few] { $count } карты
           *[many] { $count } карт
        }
        [marvel] { $count ->
            [one] { $count } персонаж
            [few] { $count } персонажа
           *[many] { $count } персонажей
        }
    }
tiles-name =
    { $edition ->
       *[splendor] Вельможи
        [marvel] Локации
    }
tiles-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } вельможа
            [few] { $count } вельможи
           *[many] { $count } вельмож
        }
        [marvel] { $count ->
            [one] { $count } локация
            [few] { $count } локации
           *[many] { $count } локаций
        }
    }
tokens-name = Жетоны
bonuses-name = Бонусы
tags-name = Метки Мстителей
tags-count =
    { $count ->
        [one] { $count } метка
        [few] { $count } метки
       *[many] { $count } меток
    }
goal-name =
    { $edition ->
       *[splendor] цель
        [marvel] Перчатка
    }
gauntlet = Перчатка Бесконечности
assemble = Сборка Мстителей
bank = Банк
deck = Колода { $level }
level = Уровень { $level }
reserved-name = Резерв
nothing = ничего


## What happened: the log and the announcements

event-took = { $name } берёт { $gems }
event-took-you = Вы берёте { $gems }
event-reserved = { $name } резервирует { $card }
event-reserved-you = Вы резервируете { $card }
event-reserved-deck = { $name } резервирует верхнюю карту колоды { $level }
event-reserved-deck-you = Вы резервируете верхнюю карту колоды { $level }
event-drew = { $name } вытягивает { $card }
event-drew-you = Вы вытягиваете { $card }
event-gained = { $name } получает { $gem }
event-gained-you = Вы получаете { $gem }
event-bought =
    { $edition ->
       *[splendor] { $name } покупает { $card }, оплата: { $payment }
        [marvel] { $name } нанимает { $card }, оплата: { $payment }
    }
event-bought-you =
    { $edition ->
       *[splendor] Вы покупаете { $card }, оплата: { $payment }
        [marvel] Вы нанимаете { $card }, оплата: { $payment }
    }
event-bought-free =
    { $edition ->
       *[splendor] { $name } покупает { $card } бесплатно
        [marvel] { $name } нанимает { $card } бесплатно
    }
event-bought-free-you =
    { $edition ->
       *[splendor] Вы покупаете { $card } бесплатно
        [marvel] Вы нанимаете { $card } бесплатно
    }
event-from-hand = с руки
event-led = { $name } берёт «Сборку Мстителей»
event-led-you = Вы берёте «Сборку Мстителей»
event-led-from = { $name } забирает «Сборку Мстителей»; прежний владелец — { $previous }
event-led-from-you = Вы забираете «Сборку Мстителей»; прежний владелец — { $previous }
event-led-from-yours = { $name } забирает у вас «Сборку Мстителей»
event-dealt = Новая карта на столе: { $card }
event-returned = { $name } возвращает { $gem }
event-returned-you = Вы возвращаете { $gem }
event-claimed =
    { $edition ->
       *[splendor] { $name } принимает вельможу { $tile }
        [marvel] { $name } получает локацию { $tile }
    }
event-claimed-you =
    { $edition ->
       *[splendor] Вы принимаете вельможу { $tile }
        [marvel] Вы получаете локацию { $tile }
    }
event-passed = { $name } пропускает ход: ничего нельзя сделать (A11)
event-passed-you = Вы пропускаете ход: ничего нельзя сделать (A11)
event-met-goal =
    { $edition ->
       *[splendor] { $name } достигает цели
        [marvel] { $name } выполняет условия Перчатки
    }
event-met-goal-you =
    { $edition ->
       *[splendor] Вы достигаете цели
        [marvel] Вы выполняете условия Перчатки
    }
event-last-round = раунд доигрывается до конца (E3)
event-resigned = { $name } сдаётся
event-resigned-you = Вы сдаётесь
# What happens beside the moves
event-left = { $name } покидает стол; дальше играет компьютер
event-away = { $name }: связь потеряна
event-back = { $name }: снова на связи
event-took-back = { $name } берёт ход назад
event-took-back-you = Вы берёте ход назад
event-flagged = { $name }: время вышло
event-flagged-you = Ваше время вышло
event-turn-you = Ваш ход
event-ended = Игра окончена


## Why the rules refuse something: one for each parure.Reason, with the number of the rule

reason-not_an_action = Такого действия нет среди действий хода (правило { $rule })
reason-no_such_seat = За этим столом нет такого места (правило { $rule })
reason-game_over = Игра окончена (правило { $rule })
reason-deal_first = Сначала нужно открыть карту (правило { $rule })
reason-return_first = Жетонов больше десяти: сначала нужно вернуть один (правило { $rule })
reason-claim_first =
    { $edition ->
       *[splendor] Готовы прийти несколько вельмож: сначала нужно выбрать одного (правило { $rule })
        [marvel] Подходят несколько локаций: сначала нужно выбрать одну (правило { $rule })
    }
reason-nothing_to_deal = Сейчас не нужно открывать карту (правило { $rule })
reason-nothing_to_return = Жетоны возвращают, только когда их больше десяти (правило { $rule })
reason-nothing_to_claim =
    { $edition ->
       *[splendor] Вельможу выбирают только в конце хода, если готовы прийти несколько (правило { $rule })
        [marvel] Локацию выбирают только в конце хода, если подходят несколько (правило { $rule })
    }
reason-no_gems = Нужно взять хотя бы один камень (правило { $rule })
reason-special_token =
    { $edition ->
       *[splendor] Золото нельзя взять как камни: оно приходит только с зарезервированной картой (правило { $rule })
        [marvel] Жетоны Щ.И.Т. и Времени нельзя взять как остальные камни (правило { $rule })
    }
reason-pile_empty = В банке нет столько камней этого цвета (правило { $rule })
reason-too_many = Можно взять не больше трёх разных камней или два одного цвета (правило { $rule })
reason-too_few = Пока в банке есть три цвета, нужно взять три разных камня (правило { $rule })
reason-pile_low = Два камня одного цвета можно взять, только если в стопке не меньше четырёх (правило { $rule })
reason-no_such_place = На столе нет такого места (правило { $rule })
reason-slot_empty = Это место пусто (правило { $rule })
reason-deck_empty = Эта колода пуста (правило { $rule })
reason-not_reservable = Зарезервировать можно только открытую карту или верхнюю карту колоды (правило { $rule })
reason-hand_full = Уже зарезервированы три карты (правило { $rule })
reason-not_for_sale =
    { $edition ->
       *[splendor] Купить можно только открытую карту или карту с руки (правило { $rule })
        [marvel] Нанять можно только открытого персонажа или персонажа с руки (правило { $rule })
    }
reason-not_in_hand = Такой карты нет на руке (правило { $rule })
reason-too_dear =
    { $edition ->
       *[splendor] Камней и золота вместе не хватает на эту карту (правило { $rule })
        [marvel] Камней и жетонов Щ.И.Т. вместе не хватает на этого персонажа (правило { $rule })
    }
reason-time_pays_nothing = Жетоном Времени нельзя платить (правило { $rule })
reason-not_held = В оплате есть жетоны, которых у вас нет (правило { $rule })
reason-overpaid = Оплата больше цены (правило { $rule })
reason-underpaid = Оплата меньше цены (правило { $rule })
reason-time_stays = Жетон Времени нельзя вернуть (правило { $rule })
reason-none_to_return = Такого жетона у вас нет (правило { $rule })
reason-tile_not_out =
    { $edition ->
       *[splendor] Этого вельможи нет на столе (правило { $rule })
        [marvel] Этой локации нет на столе (правило { $rule })
    }
reason-tile_not_met =
    { $edition ->
       *[splendor] Бонусов не хватает для этого вельможи (правило { $rule })
        [marvel] Бонусов не хватает для этой локации (правило { $rule })
    }
reason-must_act = Пропустить ход можно, только когда ничего нельзя сделать (правило { $rule })
reason-not_in_deck = Этой карты нет в колоде, из которой открывают (правило { $rule })


## What the server answers when it refuses: one for each code of docs/protocol.md

error-bad_request = Сервер не понял запрос.
error-bad_action = Такой ход не удаётся прочесть.
error-bad_record = Этот файл — не запись игры, или её нельзя воспроизвести.
error-no_token = Это может сделать только тот, кто сидит за этим столом.
error-wrong_token = Эта ссылка или место не от этого стола.
error-wrong_origin = Этой странице нельзя обращаться к тому серверу.
error-no_table = Здесь нет такого стола или такой игры.
error-not_allowed = Здесь так сделать нельзя.
error-illegal_action = Правила этого не позволяют.
error-stale_version = Игра тем временем продолжилась; вот как она стоит сейчас.
error-not_your_turn = Сейчас не ваш ход.
error-not_started = Игра ещё не началась: есть свободные места.
error-game_over = Игра окончена.
error-not_over = Это можно получить только после конца игры.
error-seat_taken = Это место занято.
error-no_take_back = Сейчас ход назад не взять: открыта новая карта или за столом есть другие люди.
error-too_large = Это слишком велико для сервера.
error-too_fast = Слишком много сразу: подождите немного.
error-trouble = На сервере что-то сломалось; ничего не изменилось.
error-unavailable = Сервер занят или останавливается: попробуйте чуть позже.
error-offline = Сервер недоступен.
error-unknown = Что-то пошло не так: { $detail }


## Computers

agent-random = Случайный
    .about = Делает любой разрешённый ход, все с равной вероятностью
    .seat = Случайный
agent-greedy = Жадный
    .about = Планирует лучшие из доступных карт; подходящий соперник для новичка
    .seat = Жадный
agent-novice = Новичок
    .about = Хватает то, что под рукой, и часто ошибается
    .seat = новичок
agent-apprentice = Ученик
    .about = Смотрит чуть дальше и порой ошибается
    .seat = ученик
agent-trader = Торговец
    .about = Планирует покупки на глаз, с промахами
    .seat = торговец
agent-artisan = Ремесленник
    .about = Играет на глаз, но умело
    .seat = ремесленник
agent-jeweller = Ювелир
    .about = Думает немного наперёд
    .seat = ювелир
agent-expert = Знаток
    .about = Думает наперёд перед каждым ходом
    .seat = знаток
agent-master = Мастер
    .about = Думает наперёд основательно
    .seat = мастер
agent-grandmaster = Гроссмейстер
    .about = Думает до секунды перед каждым ходом: сильнее всех
    .seat = гроссмейстер
agent-instinct = Чутьё
    .about = Делает то, что кажется лучшим, не думая наперёд
    .seat = чутьё
agent-search = Расчёт
    .about = Думает наперёд до секунды
    .seat = расчёт
agent-net = Нейросеть
    .about = Думает наперёд с нейросетью, которая училась, играя сама с собой
    .seat = нейросеть
agent-strength = Сила { $strength } из { $strongest }
computer-name-1 = Отто
computer-name-2 = Мира
computer-name-3 = Рен
computer-name-4 = Ада


## Home

home-title = Садитесь за стол, берите камни
home-lead = Две игры, от двух до четырёх мест, без регистрации. Каждая игра сохраняется, её можно пересмотреть ход за ходом.
home-choose = Что хотите сделать?
home-computer = Против компьютера
    .about = Начинается сразу
home-friends = С друзьями
    .about = По ссылке или за одним экраном
home-watch = Смотреть
    .about = Игры, что идут сейчас, и записи
home-game = Игра
home-seats = Места
home-seats-count =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
home-opponents = Соперники
home-seat-number = Место { $number }
home-seat-random = Места распределяются случайно
home-order = Кто начинает
home-order-random = Решает случай
home-order-me = Я начинаю
home-order-given = По порядку
home-your-name = Ваше имя
home-name-hint = Не больше 40 знаков
home-start = Начать игру
home-create = Подготовить стол
home-starting = Готовим стол…
home-pace = Темп компьютера
home-pace-fast = Быстро
home-pace-normal = Обычно
home-pace-calm = Неспешно
home-clock = Часы
home-clock-none = Без часов
home-clock-minutes = { $minutes } мин + { $seconds } с за ход
home-clock-own = Свои…
home-clock-own-minutes = Минут на игрока
home-clock-own-seconds = Секунд за ход
home-listed = Показать среди открытых столов
home-pass-and-play = Один экран: между ходами карты всех скрыты, пока не подойдёт следующий игрок.
home-links-next = На следующей странице — ссылка для каждого друга.
home-continue = Продолжить
home-continue-with = Продолжить: { $names }
home-continue-round = Раунд { $round }
home-open-tables = Открытые столы
home-no-open-tables = Сейчас ни один стол не ждёт игроков.
home-playing = Идущие игры
home-no-playing = Сейчас открытых для зрителей игр нет.
# $score: each player's points, as 7 : 5.
home-score = очки { $score }
home-join = Сесть
home-spectate = Смотреть
home-waiting-for =
    { $count ->
        [one] Ждёт ещё { $count } игрока
        [few] Ждёт ещё { $count } игроков
       *[many] Ждёт ещё { $count } игроков
    }
home-nobody-yet = Пока никого
home-address = Ссылка или номер стола
home-address-wrong = Это не ссылка и не номер стола.
home-open = Открыть
home-record = Пересмотреть запись
    .about = Выберите файл .parure или перетащите его сюда
home-record-choose = Выбрать файл
home-record-paste = Или вставьте текст
home-finished = Оконченные игры
home-my-games = Мои игры
home-no-games = Здесь появятся игры, сыгранные в этом браузере.
home-forget = Убрать эту игру
home-tutor = Впервые? Научитесь за три минуты
home-weaker = Слабее
home-stronger = Сильнее
home-learn = Обучение
home-rules = Правила
home-settings = Настройки
home-gallery = Все карты
home-footer = Любительский стол для Splendor и Splendor: Marvel Марка Андре (Space Cowboys). Рисунки наши, с издателем мы не связаны.

## Who a seat is for

seat-me = Вы
seat-here = Человек за этим экраном
seat-friend = Друг по ссылке
seat-friend-about = получит свою ссылку
seat-anyone = Кто угодно
seat-anyone-about = кто придёт первым
seat-computer = Компьютер
seat-free = Свободное место
seat-left = вне игры
seat-away = не на связи
seat-resigned = партия сдана
seat-flagged = время вышло
seat-level = { $name } ({ $level })


## Waiting for players

lobby-title = Стол готов
lobby-waiting =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
       *[many] Ждём ещё { $count } игроков
    }
lobby-starts = Игра начнётся сама, когда все места будут заняты.
lobby-rematch-starts = Игра начнётся сама, когда согласятся все.
lobby-agreed = согласие есть
lobby-not-agreed = ответа пока нет
lobby-back = Назад к результату
lobby-link-for = Ссылка для места { $number }
lobby-copy = Копировать ссылку
lobby-share = Поделиться…
lobby-share-text = Игра { $game }: садитесь за стол
lobby-once = Эти ссылки видны только в этом браузере: не закрывайте страницу, пока друзья не пришли.
lobby-invited = Вас приглашают сыграть в { $game }
lobby-sit = Сесть за стол
lobby-leave = Покинуть стол
lobby-listed = Этот стол открыт: сесть может каждый.
lobby-watch-link = Ссылка для зрителей


## The table: heads, states, bar

table-round = Раунд { $round }
table-your-turn = Ваш ход
table-turn = Ходит { $name }
table-thinking = { $name } думает
table-away = { $name } не на связи
thinking = думает
table-last-round = Последний раунд
table-over = Игра окончена
table-watching = Вы смотрите
table-menu = Меню
table-moves = Ходы
table-no-moves = Ходов ещё нет.
table-new = новая
table-empty-space = пусто
table-market = Карты на столе
table-opponents = Соперники
table-you = Ваши карты и жетоны
table-hidden = Скрыта от других
table-assemble-nobody = Пока ни у кого: нужно 3 метки
table-assemble-holder =
    { $count ->
        [one] { $name }, { $count } метка
        [few] { $name }, { $count } метки
       *[many] { $name }, { $count } меток
    }
table-distance =
    { $count ->
        [0] Цель достигнута
        [one] Осталось { $count } очко
        [few] Осталось { $count } очка
       *[many] Осталось { $count } очков
    }
table-gauntlet-points = Очки бесконечности: { $points } из { $goal }
table-gauntlet-colours = Цвета: { $number } из 5
table-gauntlet-time = Камень Времени
table-met = выполнено
table-not-met = ещё не выполнено
table-notation = Введите ход
table-notation-hint = например, { $example }

bar-choose =
    { $edition ->
       *[splendor] Возьмите камни, зарезервируйте или купите карту
        [marvel] Возьмите камни, зарезервируйте или наймите персонажа
    }
bar-choose-more = Камни: выберите ещё или подтвердите
bar-label = Ваш ход
bar-take = Взять
bar-take-count =
    { $count ->
        [one] Взять { $count }
        [few] Взять { $count }
       *[many] Взять { $count }
    }
bar-take-more =
    { $count ->
        [one] Ещё { $count }
        [few] Ещё { $count }
       *[many] Ещё { $count }
    }
bar-after = После хода { $number } из { $limit }
bar-after-over =
    { $count ->
        [one] После хода { $number } из { $limit }: вернуть { $count } жетон
        [few] После хода { $number } из { $limit }: вернуть { $count } жетона
       *[many] После хода { $number } из { $limit }: вернуть { $count } жетонов
    }
bar-buy =
    { $edition ->
       *[splendor] Купить
        [marvel] Нанять
    }
bar-buy-card =
    { $edition ->
       *[splendor] Купить { $card }
        [marvel] Нанять { $card }
    }
bar-pay = оплата: { $payment }
bar-free = бесплатно
bar-lacking = не хватает: { $gems }
bar-reserve = В резерв
bar-reserve-card = Зарезервировать { $card }
bar-reserve-deck = Зарезервировать верхнюю карту колоды { $level }
bar-with-wild =
    { $edition ->
       *[splendor] и взять жетон золота
        [marvel] и взять жетон Щ.И.Т.
    }
bar-without-wild =
    { $edition ->
       *[splendor] золота не осталось
        [marvel] жетонов Щ.И.Т. не осталось
    }
bar-return =
    { $count ->
        [one] Верните { $count } жетон
        [few] Верните { $count } жетона
       *[many] Верните { $count } жетонов
    }
bar-return-button = Вернуть
bar-return-why = Больше { $limit } жетонов оставлять нельзя. Вернуть можно и только что взятые.
bar-choose-tile =
    { $edition ->
       *[splendor] Выберите вельможу
        [marvel] Выберите локацию
    }
bar-receive = Получить
bar-pass = Пропустить ход
bar-pass-why = Больше ничего нельзя сделать
bar-confirm = Подтвердить
bar-sending = Отправляем…
bar-next-token = Выберите ещё один жетон, чтобы вернуть
bar-brings-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очка
       *[many] +{ $count } очков
    }
bar-brings-tile =
    { $edition ->
       *[splendor] Придёт вельможа
        [marvel] Вы получите локацию
    }
bar-brings-time = Вы получите Камень Времени
bar-brings-assemble = Вы получите «Сборку Мстителей»
bar-brings-goal =
    { $edition ->
       *[splendor] Вы достигнете цели
        [marvel] Вы выполните условия Перчатки
    }
bar-brings-colours = Все пять цветов
bar-tags-level = Меток { $number }, столько же у соперника ({ $name }): «Сборка» остаётся на месте

pay-ways =
    { $count ->
        [one] { $count } способ оплаты
        [few] { $count } способа оплаты
       *[many] { $count } способов оплаты
    }
pay-keep-wild =
    { $edition ->
       *[splendor] золото остаётся
        [marvel] Щ.И.Т. остаётся
    }
pay-with-wild =
    { $edition ->
       *[splendor] золото вместо: { $gems }
        [marvel] Щ.И.Т. вместо: { $gems }
    }

## Menu and questions

menu-resign = Сдаться
menu-leave = Покинуть стол
menu-takeback = Взять ход назад
menu-rematch = Реванш
menu-replay = Пересмотреть
menu-record = Скачать запись
menu-share = Поделиться ссылкой
menu-rules = Правила
menu-keys = Клавиши
menu-settings = Настройки
menu-tutor = Обучение
menu-home = На главную
menu-sound = Звук
menu-fullscreen = Во весь экран
ask-resign = Сдаться?
    .about = Вы займёте последнее место; остальные — по тому, как стоит игра.
ask-leave = Покинуть стол?
    .about = За вас доиграет компьютер. Вернуться на это место нельзя.
handover-title = { $name }, ваш ход
# Somebody left, and another one at this screen stays.
handover-stay = { $name }, экран ваш
handover-about = Остальные, отвернитесь, пожалуйста: на следующем экране зарезервированные карты.
handover-ready = { $name } — это я: показать мои карты

## The end of a game

end-win = Побеждает { $name }
end-win-you = Вы победили!
end-share = Победу делят { $names }
end-goal = Цель достигнута, раунд доигран до конца ({ $rules }).
end-stalemate = Все игроки подряд пропустили ход: тупик, места — по тому, как стоит игра (A11).
end-resigned = Один из игроков сдался и занял последнее место; остальные — по тому, как стоит игра.
end-flagged = { $name }: время вышло.
end-place =
    { $place ->
        [1] 1-е место
        [2] 2-е место
        [3] 3-е место
       *[4] 4-е место
    }
end-shared-place = поровну
end-result = Итог
end-meets =
    { $edition ->
       *[splendor] цель достигнута
        [marvel] условия Перчатки выполнены
    }
end-misses =
    { $edition ->
       *[splendor] цель не достигнута
        [marvel] условия Перчатки не выполнены
    }
end-points =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } очко престижа
            [few] { $count } очка престижа
           *[many] { $count } очков престижа
        }
        [marvel] { $count ->
            [one] { $count } очко бесконечности
            [few] { $count } очка бесконечности
           *[many] { $count } очков бесконечности
        }
    }
end-holds-assemble = есть «Сборка Мстителей»
end-tie-cards =
    { $edition ->
       *[splendor] { $first } и { $second }: очков поровну, решает меньшее число карт.
        [marvel] { $first } и { $second }: очков поровну, решает меньшее число персонажей.
    }
end-tie-assemble = { $first } и { $second }: очков поровну, решает «Сборка Мстителей».
end-rematch = Реванш
end-rematch-waiting = Ждём остальных
# Between the end and the next game
end-rematch-wanted =
    { $count ->
        [one] { $names } хочет реванш
        [few] { $names } хотят реванш
       *[many] { $names } хотят реванш
    }
end-rematch-asked = Вам предлагают реванш
end-rematch-agree = Согласиться
end-rematch-go = К реваншу
end-rematch-watch = Смотреть реванш
end-replay = Пересмотреть
end-home = Новая игра
end-look = Осмотреть стол
end-verify = Проверить тасовку

## Connection, clocks, alerts

connection-connecting = Соединяемся…
connection-online = На связи
connection-lost = Связь потеряна: восстанавливаем…
connection-now = Повторить сейчас
alert-your-turn = Ваш ход
    .about = { $game }: { $names }
alert-title = Ваш ход · { $title }


## Settings

settings-title = Настройки
settings-language = Язык
settings-language-auto = Как в браузере ({ $language })
settings-theme = Оформление
settings-theme-auto = Как в системе
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-motion = Движение
settings-motion-off = Выключено
settings-motion-fast = Быстро
settings-motion-normal = Обычно
settings-motion-calm = Неспешно
settings-motion-reduced = Ваша система просит меньше движения: ничего не летает.
settings-sound = Звук
settings-sound-about = Тихий стук камней и карт
settings-notify = Уведомления
settings-notify-about = Когда ваш ход, а вкладка скрыта
settings-notify-denied = Браузер не разрешает уведомления для этой страницы.
settings-confirm = Подтверждать каждый ход
settings-confirm-about = Выключено: готовый ход делается сразу
settings-name = Ваше имя


## Replay and verification

replay-title = Просмотр записи
replay-start = В начало
replay-end = В конец
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-play = Показ
replay-pause = Пауза
replay-speed = Скорость
replay-seen = Видимые карты
replay-seen-all = Все карты открыты
replay-seen-spectator = Глазами зрителей
replay-seen-seat = Глазами игрока { $name }
replay-turn = Ход { $turn } из { $turns }
replay-jump = К ходу
replay-share = Поделиться этим моментом
replay-share-copied = Ссылка на этот момент скопирована
replay-download = Скачать запись
replay-verify = Проверить тасовку
replay-setup = Подготовка
replay-not-over = Игру можно пересмотреть, когда она окончена.
verify-title = Честно ли перетасовано?
verify-about = До первого хода сервер опубликовал отпечаток тасовки. Теперь, когда игра окончена, он показывает, из чего отпечаток получен; каждый может проверить, что по дороге ничего не меняли.
verify-commitment-label = Отпечаток, опубликован до первого хода
verify-seed-label = Зерно, опубликовано после последнего
verify-running = Проверяем…
verify-passed = Всё сходится.
verify-failed = Что-то не сходится.
verify-no-seed = В этой записи нет зерна или отпечатка, поэтому её тасовку не проверить.
verify-limits = Это доказывает, что порядок карт задан до первого хода и с тех пор не менялся. Что его никто не знал, доказать нельзя.
verify-in-browser = Вычислено и в этом браузере
verify-step-headers = В записи названы игра, отпечаток и зерно
verify-why-headers = Без этих трёх записей нечего было бы сравнивать.
verify-step-commitment = Отпечаток — это SHA-256 от игры, издания, версии и зерна
verify-why-commitment = Показанное сейчас зерно — то самое, что было обещано до первого хода: ни у какого другого нет такого отпечатка.
verify-step-table = Выложены первые карты и плитки перетасованных колод
verify-why-table = Зерно определяет, как перетасованы каждая колода и плитки; стол разложен именно из них.
verify-step-reveals = Каждая новая карта взята с верха колоды
verify-why-reveals = Ни одну карту за игру не подложили, не придержали и не подменили.
verify-step-moves = Все ходы по правилам
verify-why-moves = Каждый ход сыгран заново по правилам.
verify-step-end = Запись доходит до конца игры
verify-why-end = Ничего не отрезано.
verify-laid-count =
    { $count ->
        [one] Сравнена { $count } карта или плитка
        [few] Сравнено { $count } карты и плитки
       *[many] Сравнено { $count } карт и плиток
    }
verify-reveal-count =
    { $count ->
        [one] Сравнена { $count } карта, в порядке появления
        [few] Сравнено { $count } карты, в порядке появления
       *[many] Сравнено { $count } карт, в порядке появления
    }


## Tutor: a first game, step by step

tutor-title = Ваша первая игра
tutor-offer = Впервые? Могу всё показать по ходу игры, за три минуты.
tutor-show = Показать
tutor-no = Нет, спасибо
tutor-skip = Пропустить обучение
tutor-more = Показать обучение
tutor-less = Пока скрыть обучение
tutor-done = Играть дальше
tutor-step = Шаг { $step } из { $steps }
tutor-why = Зачем?
tutor-try = Попробуйте
tutor-well-done = Отлично.
tutor-welcome =
    { $edition ->
       *[splendor] Вы торгуете драгоценными камнями. Кто первым наберёт 15 очков престижа, объявляет последний раунд.
        [marvel] Вы ведёте команду против Таноса. Кто первым соберёт 16 очков бесконечности, бонусы всех пяти цветов и Камень Времени, объявляет последний раунд.
    }
tutor-take = Возьмите три камня разных цветов: щёлкните по трём стопкам и подтвердите.
    .why = Камни — ваши деньги. Три разных оставляют больше всего возможностей.
tutor-take-two = Два камня одного цвета можно взять, если в стопке не меньше четырёх.
    .why = Хорошо, когда не хватает одного-единственного цвета.
tutor-price =
    { $edition ->
       *[splendor] Внизу карты — цена, камень справа вверху — бонус, число слева вверху — очки.
        [marvel] Внизу карты персонажа — цена, камень справа вверху — бонус, число слева вверху — очки.
    }
    .why = Линия под каждой ценой показывает, сколько у вас уже есть.
tutor-buy =
    { $edition ->
       *[splendor] Карта со светящимся краем вам по карману. Щёлкните и купите её.
        [marvel] Персонаж со светящимся краем вам по карману. Щёлкните и наймите его.
    }
    .why =
        { $edition ->
           *[splendor] Её бонус до конца игры удешевляет следующие карты: сначала дешёвые, потом дорогие почти даром.
            [marvel] Его бонус до конца игры удешевляет следующих персонажей: сначала дешёвые, потом дорогие почти даром.
        }
tutor-reserve =
    { $edition ->
       *[splendor] Карту можно зарезервировать: купите её позже, а к ней сразу даётся жетон золота. Не больше трёх.
        [marvel] Персонажа можно зарезервировать: наймёте его позже, а к нему сразу даётся жетон Щ.И.Т. Не больше трёх.
    }
    .why =
        { $edition ->
           *[splendor] Золото заменяет любой цвет. И никто другой эту карту не заберёт.
            [marvel] Щ.И.Т. заменяет любой цвет. И никто другой этого персонажа не заберёт.
        }
tutor-limit = В конце хода можно оставить десять жетонов. Если их больше, вы выбираете, какие вернуть.
    .why = Можно взять три и вернуть один, если так выходит нужный набор.
tutor-tiles =
    { $edition ->
       *[splendor] Вельможи приходят к тому, у кого есть нужные им бонусы: 3 очка, и хода это не тратит.
        [marvel] Локации достаются тому, у кого есть нужные бонусы: 3 очка, и хода это не тратит.
    }
    .why = Для них считаются только бонусы, не жетоны. Посмотрите, какие цвета нужны сразу нескольким.
tutor-time = Первый персонаж уровня 3 приносит вам Камень Времени.
    .why = Без него условия Перчатки не выполнить. Его нельзя потратить или вернуть, но он входит в ваши десять.
tutor-assemble = Три метки Мстителей дают «Сборку Мстителей», 3 очка. Кто соберёт больше меток, заберёт её у вас.
    .why = При равенстве очков решает тоже она.
tutor-gauntlet = Эти три знака — ваш путь к Перчатке: 16 очков, бонус каждого из пяти цветов, Камень Времени. Галочка значит: выполнено.
    .why = Одних очков здесь мало. В конце раунда должны выполняться все три условия.
tutor-end =
    { $edition ->
       *[splendor] Когда у кого-то 15 очков, раунд доигрывается. Побеждает тот, у кого больше очков; при равенстве — меньше карт.
        [marvel] Когда кто-то выполнил условия Перчатки, раунд доигрывается. Из выполнивших побеждает тот, у кого больше очков.
    }
    .why = Так у всех одинаковое число ходов.
tutor-ready = Это всё. Играйте как хотите: правила — в меню или по клавише { $key }.


## The rules at hand

rules-title = Правила
rules-tutor = Покажите в игре
rules-number = Правило { $rule }
rules-aim =
    { $edition ->
       *[splendor] Собирайте камни, покупайте карты, которые удешевляют следующие, и принимайте вельмож. Кто наберёт 15 очков престижа, объявляет последний раунд.
        [marvel] Собирайте Камни Бесконечности, нанимайте персонажей, которые удешевляют следующих, и занимайте локации. У кого есть 16 очков бесконечности, бонус каждого из пяти цветов и Камень Времени, тот выполнил условия Перчатки Бесконечности и объявляет последний раунд.
    }
rules-setup = Состав и подготовка
rules-turn = Ход: ровно одно из четырёх действий
rules-turn-end = Конец хода, в таком порядке
rules-game-end = Конец игры

rule-C1 =
    { $edition ->
       *[splendor] 90 карт развития: 40 уровня 1, 30 уровня 2, 20 уровня 3. На каждой — цена в камнях, один бонус и очки престижа, если они есть.
        [marvel] 90 карт персонажей: 40 уровня 1, 30 уровня 2, 20 уровня 3. На каждой — цена в жетонах, один бонус и очки бесконечности, если они есть.
    }
rule-C2 =
    { $edition ->
       *[splendor] Жетонов каждого из пяти камней: 7 на четверых, 5 на троих, 4 на двоих. Золота всегда 5.
        [marvel] Жетонов каждого из пяти цветов: 7 на четверых, 5 на троих, 4 на двоих. Щ.И.Т. — всегда 5.
    }
rule-C3 = Зелёных жетонов Времени столько, сколько игроков.
rule-C4 = Вельможи, по 3 очка: случайно открывают на одного больше, чем игроков.
rule-C5 = Двусторонние локации, по 3 очка: случайно выбирают столько, сколько игроков, случайной стороной вверх.
rule-C6 = Одна плитка «Сборка Мстителей», 3 очка, сначала ни у кого; одна плитка Перчатки Бесконечности.
rule-C7 = Каждый уровень тасуют отдельно и кладут рубашкой вверх; по четыре карты каждого уровня открыты.
rule-C8 = Начинает первое место; ходят по часовой стрелке.
rule-C9 = Играют вдвоём, втроём или вчетвером.
rule-A1 = Взять три жетона трёх разных цветов. Только если в банке осталось меньше трёх цветов, можно взять два или даже один.
rule-A2 = Взять два жетона одного цвета, если до этого в стопке не меньше четырёх.
rule-A3 =
    { $edition ->
       *[splendor] Золото этими двумя действиями не берут.
        [marvel] Жетоны Щ.И.Т. (серые) и Времени (зелёные) этими двумя действиями не берут.
    }
rule-A4 =
    { $edition ->
       *[splendor] Зарезервировать открытую карту или верхнюю карту колоды, не показывая её другим, и взять жетон золота, если он есть. Можно и когда золота нет.
        [marvel] Зарезервировать открытого персонажа или верхнюю карту колоды, не показывая её другим, и взять жетон Щ.И.Т., если он есть. Можно и когда его нет.
    }
rule-A5 =
    { $edition ->
       *[splendor] На руке не больше трёх карт; с руки карта уходит, только если её купить. За оставшиеся в конце штрафа нет. Резерв — единственный путь к золоту.
        [marvel] На руке не больше трёх карт; с руки карта уходит, только если её нанять. За оставшиеся в конце штрафа нет. Резерв — единственный путь к жетонам Щ.И.Т.
    }
rule-A6 =
    { $edition ->
       *[splendor] Купить открытую карту или карту с руки, вернув её цену в банк.
        [marvel] Нанять открытого персонажа или персонажа с руки, вернув его цену в банк.
    }
rule-A7 = Каждый бонус цвета снижает цену в этом цвете на один. Карта может стать бесплатной; лишняя скидка ничего не возвращает.
rule-A8 =
    { $edition ->
       *[splendor] Жетон золота заменяет камень любого цвета, даже если такой камень у вас есть. Больше цены не платят.
        [marvel] Жетон Щ.И.Т. заменяет камень любого цвета, даже если такой камень у вас есть. Больше цены не платят.
    }
rule-A9 = Зелёных бонусов нет, и жетоном Времени никогда не платят.
rule-A10 = Карту, ушедшую со стола, сразу заменяют из её колоды. Если та пуста, место остаётся пустым.
rule-A11 = Кто не может сделать ни одного из четырёх действий, пропускает ход; остальным пропускать нельзя. Когда пропустили все подряд, игра окончена, места — по тому, как она стоит.
rule-T1 = Наняв первого персонажа уровня 3, вы берёте жетон Времени; больше одного — никогда.
rule-T2 = Первый, у кого три метки Мстителей, берёт «Сборку Мстителей»; кто затем соберёт меток больше, чем у владельца, забирает её. Равенство ничего не меняет.
rule-T3 =
    { $edition ->
       *[splendor] Жетоны открыты для всех. В конце хода можно оставить десять, считая золото: любые другие верните, можно и только что взятые.
        [marvel] Жетоны открыты для всех. В конце хода можно оставить десять, считая серые и зелёные: любые другие верните, можно и только что взятые, но не жетон Времени.
    }
rule-T4 =
    { $edition ->
       *[splendor] Если ваши бонусы (не жетоны) — те, что нужны вельможе, он приходит; отказаться нельзя. Не больше одного за ход: если готовы несколько, выбираете вы.
        [marvel] Если ваши бонусы (не жетоны) — те, что нужны для локации, вы её берёте; отказаться нельзя. Не больше одной за ход: если подходят несколько, выбираете вы.
    }
rule-E1 = Кто заканчивает ход, имея 15 очков или больше, вызывает конец игры.
rule-E2 = У кого 16 очков или больше, бонус каждого из пяти цветов и жетон Времени, тот выполнил условия Перчатки Бесконечности и вызывает конец игры.
rule-E3 =
    { $edition ->
       *[splendor] Раунд доигрывают, чтобы у всех было поровну ходов. Побеждает тот, у кого больше очков; поровну — меньше купленных карт; снова поровну — победа общая.
        [marvel] Раунд доигрывают, чтобы у всех было поровну ходов.
    }
rule-E4 = Из тех, кто тогда выполняет условия Перчатки, побеждает тот, у кого больше очков; поровну — владелец «Сборки Мстителей»; иначе — у кого меньше персонажей; снова поровну — победа общая.
rule-E5 = Кто вызвал конец и потом потерял «Сборку Мстителей», может опуститься ниже 16. Если в конце раунда условия Перчатки не выполняет никто, игра продолжается.


## Keyboard

keys-title = Клавиши
keys-everywhere = На любой странице
keys-at-table = За столом
keys-take = Взять камень или положить обратно
keys-card = Выбрать карту: уровень, затем столбец
keys-deck = Выбрать верхнюю карту колоды
keys-hand = Выбрать карту из резерва
keys-buy =
    { $edition ->
       *[splendor] Купить выбранную карту
        [marvel] Нанять выбранного персонажа
    }
keys-reserve = Зарезервировать выбранную карту
keys-pay = Другой способ оплаты
keys-confirm = Подтвердить
keys-cancel = Отменить
keys-move = Переход между картами, жетонами и игроками
keys-notation = Ввести ход
keys-rules = Правила
keys-help = Этот список
keys-log = К ходам
keys-takeback = Взять ход назад
keys-sound = Звук
keys-step = На шаг назад или вперёд
keys-turn = На ход назад или вперёд
keys-ends = В начало или в конец
keys-play = Показ или пауза


## For screen readers

sr-skip = К столу
sr-card =
    { $edition ->
       *[splendor] Уровень { $level }, бонус: { $bonus }, { $points }, цена: { $price }
        [marvel] { $name }, уровень { $level }, бонус: { $bonus }, { $points }, цена: { $price }
    }
sr-card-tags =
    { $count ->
        [one] { $count } метка Мстителей
        [few] { $count } метки Мстителей
       *[many] { $count } меток Мстителей
    }
sr-card-time = приносит Камень Времени
sr-card-can = вам хватает
sr-card-cannot = не хватает: { $gems }
sr-card-chosen = выбрано
sr-card-new = только что открыта
sr-card-hidden = скрыта от других
sr-deck =
    { $count ->
        [0] Колода уровня { $level }, пуста
        [one] Колода уровня { $level }, осталась { $count } карта
        [few] Колода уровня { $level }, осталось { $count } карты
       *[many] Колода уровня { $level }, осталось { $count } карт
    }
sr-facedown = Зарезервированная карта уровня { $level }, закрыта
sr-empty-space = Пустое место, уровень { $level }
sr-pile = Банк: { $gems }
sr-pile-empty = Банк: { $gem } — не осталось
sr-pile-staged =
    { $count ->
        [one] выбран { $count }
        [few] выбрано { $count }
       *[many] выбрано { $count }
    }
sr-tile =
    { $edition ->
       *[splendor] Вельможа, { $points }, нужны бонусы: { $demand }
        [marvel] Локация { $name }, { $points }, нужны бонусы: { $demand }
    }
sr-tile-owner = владелец: { $name }
sr-player = { $name }: { $points }
sr-player-tokens = жетоны: { $gems }
sr-player-bonuses = бонусы: { $gems }
sr-player-reserved =
    { $count ->
        [one] { $count } карта в резерве
        [few] { $count } карты в резерве
       *[many] { $count } карт в резерве
    }
sr-held = жетонов { $number }, можно не больше { $limit }
sr-clock = осталось { $time }


## Other pages

notfound-title = На этом столе пусто
notfound-about = Такой страницы нет. Может быть, ссылка обрезана.
notfound-home = На главную


## The terminal game

terminal-head =
    { $edition ->
       *[splendor] до { $goal } очков престижа, ходит { $name }
        [marvel] до { $goal } очков бесконечности, ходит { $name }
    }
terminal-head-you =
    { $edition ->
       *[splendor] до { $goal } очков престижа, ваш ход
        [marvel] до { $goal } очков бесконечности, ваш ход
    }
terminal-head-over =
    { $edition ->
       *[splendor] до { $goal } очков престижа, игра окончена
        [marvel] до { $goal } очков бесконечности, игра окончена
    }
terminal-narrow = Слишком узко: столу нужно { $columns } столбцов.
terminal-tokens = жетоны
terminal-bonuses = бонусы
terminal-reserved = резерв
terminal-legend = жетоны+бонусы
terminal-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
terminal-facedown = уровень { $level }, закрыта
terminal-unseen = скрыта
terminal-colours = { $number }/{ $all } цветов
terminal-won-tiles =
    { $edition ->
       *[splendor] вельможи
        [marvel] локации
    }
terminal-assemble = Сборка
terminal-card = { $thing } за { $price }
terminal-event-reserved-deck = { $name } резервирует верхнюю карту { $deck }
terminal-event-reserved-deck-you = Вы резервируете верхнюю карту { $deck }
terminal-event-bought-from-hand = { $sentence } (с руки)
terminal-event-goes-on = { $sentence }: раунд доигрывается до конца (E3)
terminal-won = Побеждает { $name }.
terminal-shared = Победу делят { $names }.
terminal-place-shared = { $place } (поровну)
terminal-tie-cards =
    { $edition ->
       *[splendor] { $first } и { $second }: очков поровну, решает меньшее число карт ({ $rule }).
        [marvel] { $first } и { $second }: очков поровну, решает меньшее число персонажей ({ $rule }).
    }
terminal-tie-assemble = { $first } и { $second }: очков поровну, решает «Сборка Мстителей» ({ $rule }).

terminal-moves-buy =
    { $edition ->
       *[splendor] Купить
        [marvel] Нанять
    }
terminal-moves-take = Взять
terminal-moves-reserve = Зарезервировать
terminal-moves-return = Вернуть
terminal-moves-claim = Получить
terminal-moves-pass = Пропустить ход
terminal-you-pay = { $card }; вы платите { $payment }
terminal-you-pay-nothing = { $card }; бесплатно
terminal-top = верхняя карта уровня { $level }, другие её не увидят
terminal-refused = { $typed }: { $reason }
terminal-refused-lacking = { $refusal }; { $card }: не хватает { $gems }
terminal-refused-price = { $refusal }; цена — { $gems }
terminal-lacking-wild =
    { $count ->
        [one] { $gems }, из них { $count } заменит { $wild }
        [few] { $gems }, из них { $count } заменят { $wild }
       *[many] { $gems }, из них { $count } заменят { $wild }
    }
terminal-pay-for = { $card }:
terminal-pay-cannot = оплатить нельзя, не хватает: { $gems }
terminal-pay-usual = (так платит простое buy)
terminal-pay-which = за какую карту платить? Например: { $first } или { $second }

terminal-ask = { $name } >
terminal-ask-return =
    { $count ->
        [one] вернуть { $count } жетон (return) >
        [few] вернуть { $count } жетона (return) >
       *[many] вернуть { $count } жетонов (return) >
    }
terminal-ask-claim =
    { $edition ->
       *[splendor] выбрать вельможу (claim) >
        [marvel] выбрать локацию (claim) >
    }
terminal-ask-resign = Сдаться? yes — да, no — нет:
terminal-ask-seat = { $name }, ваш ход. Остальные отворачиваются; нажмите Enter:
terminal-hint = Введите ?, чтобы узнать, что можно сделать, или help.
terminal-hint-first = Ваши ходы: введите ?, справка: help.
terminal-marks = На картах: { $tick } вам хватает, -3 не хватает трёх жетонов.
terminal-unread-verb = { $typed } — не ход: { $verbs }.
terminal-unread-several = { $typed } — подходит не одно: { $choices }.
terminal-unread-gems = { $typed } — не набор камней: { $letters }.
terminal-unread-card = { $typed } — не карта на столе и не место вроде 2c, deck3 или hand1.
terminal-unread-tile =
    { $edition ->
       *[splendor] { $typed } — такого вельможи на столе нет: { $choices }.
        [marvel] { $typed } — такой локации на столе нет: { $choices }.
    }
terminal-complete-take = какие камни взять? Например: { $examples }
terminal-complete-buy =
    { $edition ->
       *[splendor] какую карту купить? Например: { $examples }
        [marvel] какого персонажа нанять? Например: { $examples }
    }
terminal-complete-reserve = какую карту зарезервировать? Например: { $examples }
terminal-complete-return = какой жетон вернуть? Например: { $examples }
terminal-complete-claim =
    { $edition ->
       *[splendor] какого вельможу выбрать? Например: { $examples }
        [marvel] какую локацию выбрать? Например: { $examples }
    }
terminal-or = { $first } или { $last }

terminal-guide-moves = Ходы, как их вводят (буквы любые; хватит начала слова):
terminal-guide-take = три разных камня; { $other }: два одного цвета
terminal-guide-buy = карта со стола; { $other }: карта с руки
terminal-guide-name = то же по имени
terminal-guide-paying = жетонами на выбор (см. pay 2c)
terminal-guide-reserve = карта со стола; { $other }: верх колоды
terminal-guide-return = когда жетонов больше, чем можно оставить
terminal-guide-claim =
    { $edition ->
       *[splendor] когда готовы прийти несколько вельмож
        [marvel] когда подходят несколько локаций
    }
terminal-guide-pass = когда ничего другого нельзя сделать
terminal-guide-commands = Команды:
terminal-command-moves = что можно сделать сейчас
terminal-command-pay = способы оплатить карту
terminal-command-table = нарисовать стол заново
terminal-command-undo = к последнему решению человека за этим экраном
terminal-command-resign = сдаться
terminal-command-save = записать игру в файл
terminal-command-record = запись игры до этого места
terminal-command-rules = правила или одно из них
terminal-command-quit = выйти; игра сохранится
terminal-rules-all = Все правила с их тестами, по-английски: docs/rules.md
terminal-no-rule = { $typed } — нет правила с таким номером: введите rules

terminal-going-on = Продолжаем { $path }.
terminal-another = Другая игра: { $command }
terminal-commitment = Отпечаток { $commitment }
terminal-seed = Зерно     { $seed }
terminal-taken-back = Ход взят назад. Порядок колод тот же: увиденные карты придут снова.
terminal-nothing-back = нет вашего решения, которое можно взять назад
terminal-earlier =
    { $count ->
        [one] (перед этим ещё { $count } строка)
        [few] (перед этим ещё { $count } строки)
       *[many] (перед этим ещё { $count } строк)
    }
terminal-saved-to = Сохранено в { $path }. В файле порядок колод: не подглядывайте.
terminal-saved = Сохранено. Чтобы продолжить: { $command }
terminal-not-saved = Ничего не сыграно, поэтому ничего не сохранено.
terminal-record-in = Запись в { $path }. Проверить раздачу или пересмотреть игру:
terminal-not-kept = Игру не удаётся сохранять на прежнем месте: { $detail }
terminal-now-in = Теперь она в { $path }

terminal-seat-unknown = { $seat } не может сесть за стол: для --seats есть { $choices }
terminal-seat-options = { $seat }: за этим столом у игроков нет настроек, выберите { $name }. С настройками они играют в { $arena }
terminal-seats-number = мест занято: { $seats }, а игроков должно быть: { $players }
terminal-players = { $game }: игроков может быть { $choices }, а не { $number }
terminal-load-alone = у сохранённой игры свои издание, игроки и зерно: --load с ними не сочетается
terminal-load-input = игра для продолжения должна быть в файле: стандартный ввод — для ваших ходов
terminal-seed-range = зерно — целое число от 0 до 2^{ $bits }-1, а не { $seed }
no-such-file = нет такого файла: { $name }
that-is-a-folder = это папка: { $name }
no-permission = нет доступа к файлу: { $name }
file-trouble = { $detail }: { $name }
not-text = { $path } — не запись игры: это не текст ({ $detail })
broken-record = { $path }: { $detail }
wrong-seats = { $path }: игроков в этой игре { $players }, а в --seats названо { $seats }
file-exists = { $path } уже существует: выберите другое имя
no-folder = { $path } нельзя записать: нет папки { $folder }
not-writable = { $path } нельзя записать: { $detail }
not-saved-anywhere = игру не удалось сохранить: ни эта папка, ни временная не доступны для записи
no-such-ply = --ply { $ply }: в этой записи шаги от 0 до { $plies }


## Компьютеры между собой: `parure arena`

arena-playing = Идёт игра
arena-played = { $game }, игроков: { $players }, партий: { $games }, раздач: { $deals }
arena-column-player = Игрок
arena-column-wins = Победы
arena-column-place = Место
arena-column-points = Очки
arena-column-time = мс/ход
arena-meetings = Как часто строка опережает столбец, в %:
arena-seats = Победы по местам за столом   { $shares }
arena-length = Решений за партию в среднем: { $decisions }
arena-capped =
    { $count ->
        [one] { $count } партия остановлена (предел решений: { $most }), места — по положению на столе.
        [few] { $count } партии остановлены (предел решений: { $most }), места — по положению на столе.
       *[many] { $count } партий остановлены (предел решений: { $most }), места — по положению на столе.
    }
arena-few = Раздач меньше { $least }: интервалы приблизительны.
arena-faults =
    { $count ->
        [one] { $count } партия проиграна игроком, который не смог продолжать:
        [few] { $count } партии проиграны игроками, которые не смогли продолжать:
       *[many] { $count } партий проиграны игроками, которые не смогли продолжать:
    }
arena-kept = Записи партий, report.json и report.png лежат в { $path }
arena-stopped = Остановлено: сохранено партий: { $done } из { $games }. Чтобы продолжить: { $command }
arena-stopped-lost = Остановлено. Без --out ничего не сохраняется.
arena-number = { $option } — целое число от 1, а не { $number }
arena-two = нужны два игрока или больше: можно выбрать { $choices }
arena-unknown = нет игрока { $name }: можно выбрать { $choices }
arena-anchor = { $name } не участвует и не может быть точкой отсчёта: можно выбрать { $choices }
arena-other = в { $path } другой турнир: { $setting } там { $there }, а здесь { $here }
arena-in-use = { $path } занята: туда уже кто-то играет
