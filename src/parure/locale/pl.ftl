### Parure po polsku. Jak pisze się komunikaty, mówi początek en.ftl. Słowa z polskich instrukcji: znacznik, bonus, karta
### rozwoju, arystokrata, punkty prestiżu; karta postaci, płytka miejsca, zwerbować, punkty nieskończoności, Rękawica
### Nieskończoności, płytka i symbole Avengers, T.A.R.C.Z.A. Do gracza mówimy na „ty”, o innych w czasie teraźniejszym.

-parure = Parure


## Words used everywhere

ok = Dobrze
cancel = Anuluj
close = Zamknij
back = Wstecz
next = Dalej
yes = Tak
copy = Kopiuj
copied = Skopiowano
loading = Wczytywanie…
you = Ty
computer = Komputer
player-number = Gracz { $number }
list-and = { $first } i { $last }
list-comma = { ", " }
language = Język
page-title = { $page } · { -parure }


## The two games

edition-splendor = Splendor
edition-marvel = Splendor: Marvel
edition-about =
    { $edition ->
       *[splendor] Do 15 punktów prestiżu, z arystokratami
        [marvel] Do 16 punktów nieskończoności, wszystkie pięć kolorów i Kamień Czasu
    }

## Stones. The letter is the one on the stone, in every language.

gem-splendor-W = diament
    .count =
        { $count ->
            [one] { $count } diament
            [few] { $count } diamenty
           *[many] { $count } diamentów
        }
    .colour = biały
gem-splendor-U = szafir
    .count =
        { $count ->
            [one] { $count } szafir
            [few] { $count } szafiry
           *[many] { $count } szafirów
        }
    .colour = niebieski
gem-splendor-G = szmaragd
    .count =
        { $count ->
            [one] { $count } szmaragd
            [few] { $count } szmaragdy
           *[many] { $count } szmaragdów
        }
    .colour = zielony
gem-splendor-R = rubin
    .count =
        { $count ->
            [one] { $count } rubin
            [few] { $count } rubiny
           *[many] { $count } rubinów
        }
    .colour = czerwony
gem-splendor-K = onyks
    .count =
        { $count ->
            [one] { $count } onyks
            [few] { $count } onyksy
           *[many] { $count } onyksów
        }
    .colour = czarny
gem-splendor-D = złoto
    .count =
        { $count ->
            [one] { $count } znacznik złota
            [few] { $count } znaczniki złota
           *[many] { $count } znaczników złota
        }
    .colour = żółty
gem-marvel-Y = umysł
    .count =
        { $count ->
            [one] { $count } znacznik umysłu
            [few] { $count } znaczniki umysłu
           *[many] { $count } znaczników umysłu
        }
    .colour = żółty
gem-marvel-P = moc
    .count =
        { $count ->
            [one] { $count } znacznik mocy
            [few] { $count } znaczniki mocy
           *[many] { $count } znaczników mocy
        }
    .colour = fioletowy
gem-marvel-U = przestrzeń
    .count =
        { $count ->
            [one] { $count } znacznik przestrzeni
            [few] { $count } znaczniki przestrzeni
           *[many] { $count } znaczników przestrzeni
        }
    .colour = niebieski
gem-marvel-R = rzeczywistość
    .count =
        { $count ->
            [one] { $count } znacznik rzeczywistości
            [few] { $count } znaczniki rzeczywistości
           *[many] { $count } znaczników rzeczywistości
        }
    .colour = czerwony
gem-marvel-O = dusza
    .count =
        { $count ->
            [one] { $count } znacznik duszy
            [few] { $count } znaczniki duszy
           *[many] { $count } znaczników duszy
        }
    .colour = pomarańczowy
gem-marvel-S = T.A.R.C.Z.A.
    .count =
        { $count ->
            [one] { $count } znacznik T.A.R.C.Z.Y.
            [few] { $count } znaczniki T.A.R.C.Z.Y.
           *[many] { $count } znaczników T.A.R.C.Z.Y.
        }
    .colour = szary
gem-marvel-T = czas
    .count =
        { $count ->
            [one] { $count } znacznik czasu
            [few] { $count } znaczniki czasu
           *[many] { $count } znaczników czasu
        }
    .colour = zielony

## Cards, tiles, what they are worth

points-name =
    { $edition ->
       *[splendor] punkty prestiżu
        [marvel] punkty nieskończoności
    }
points-count =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
points-short = { $points } p.
cards-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[many] { $count } kart
        }
        [marvel] { $count ->
            [one] { $count } postać
            [few] { $count } postacie
           *[many] { $count } postaci
        }
    }
tiles-name =
    { $edition ->
       *[splendor] Arystokraci
        [marvel] Miejsca
    }
tiles-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } arystokrata
            [few] { $count } arystokratów
           *[many] { $count } arystokratów
        }
        [marvel] { $count ->
            [one] { $count } miejsce
            [few] { $count } miejsca
           *[many] { $count } miejsc
        }
    }
tokens-name = Znaczniki
bonuses-name = Bonusy
tags-name = Symbole Avengers
tags-count =
    { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
       *[many] { $count } symboli
    }
goal-name =
    { $edition ->
       *[splendor] cel
        [marvel] Rękawica
    }
gauntlet = Rękawica Nieskończoności
assemble = Płytka Avengers
bank = Bank
deck = Stos { $level }
level = Poziom { $level }
reserved-name = Rezerwacje
nothing = nic


## What happened: the log and the announcements

event-took = { $name } bierze { $gems }
event-took-you = Bierzesz { $gems }
event-reserved = { $name } rezerwuje { $card }
event-reserved-you = Rezerwujesz { $card }
event-reserved-deck = { $name } rezerwuje wierzchnią kartę stosu { $level }
event-reserved-deck-you = Rezerwujesz wierzchnią kartę stosu { $level }
event-drew = { $name } dobiera { $card }
event-drew-you = Dobierasz { $card }
event-gained = { $name } otrzymuje { $gem }
event-gained-you = Otrzymujesz { $gem }
event-bought =
    { $edition ->
       *[splendor] { $name } kupuje { $card }, płacąc { $payment }
        [marvel] { $name } werbuje { $card }, płacąc { $payment }
    }
event-bought-you =
    { $edition ->
       *[splendor] Kupujesz { $card }, płacąc { $payment }
        [marvel] Werbujesz { $card }, płacąc { $payment }
    }
event-bought-free =
    { $edition ->
       *[splendor] { $name } kupuje { $card } za darmo
        [marvel] { $name } werbuje { $card } za darmo
    }
event-bought-free-you =
    { $edition ->
       *[splendor] Kupujesz { $card } za darmo
        [marvel] Werbujesz { $card } za darmo
    }
event-from-hand = z ręki
event-led = { $name } bierze płytkę Avengers
event-led-you = Bierzesz płytkę Avengers
event-led-from = { $name } zabiera płytkę Avengers; poprzedni właściciel: { $previous }
event-led-from-you = Zabierasz płytkę Avengers; poprzedni właściciel: { $previous }
event-led-from-yours = { $name } zabiera ci płytkę Avengers
event-dealt = Nowa karta na stole: { $card }
event-returned = { $name } oddaje { $gem }
event-returned-you = Oddajesz { $gem }
event-claimed =
    { $edition ->
       *[splendor] { $name } przyjmuje arystokratę { $tile }
        [marvel] { $name } zdobywa miejsce { $tile }
    }
event-claimed-you =
    { $edition ->
       *[splendor] Przyjmujesz arystokratę { $tile }
        [marvel] Zdobywasz miejsce { $tile }
    }
event-passed = { $name } pasuje: nic nie jest możliwe (A11)
event-passed-you = Pasujesz: nic nie jest możliwe (A11)
event-met-goal =
    { $edition ->
       *[splendor] { $name } osiąga cel
        [marvel] { $name } spełnia warunek Rękawicy
    }
event-met-goal-you =
    { $edition ->
       *[splendor] Osiągasz cel
        [marvel] Spełniasz warunek Rękawicy
    }
event-last-round = runda toczy się do końca (E3)
event-resigned = { $name } poddaje się
event-resigned-you = Poddajesz się
# What happens beside the moves
event-left = { $name } odchodzi; dalej gra komputer
event-away = { $name }: utracono połączenie
event-back = { $name }: znów przy stole
event-took-back = { $name } cofa ruch
event-took-back-you = Cofasz ruch
event-flagged = { $name }: koniec czasu
event-flagged-you = Twój czas się skończył
event-turn-you = Twoja tura
event-ended = Koniec gry


## Why the rules refuse something: one for each parure.Reason, with the number of the rule

reason-not_an_action = To nie jest żadna z akcji tury (zasada { $rule })
reason-no_such_seat = Przy tym stole nie ma takiego miejsca (zasada { $rule })
reason-game_over = Gra się skończyła (zasada { $rule })
reason-deal_first = Najpierw trzeba odkryć kartę (zasada { $rule })
reason-return_first = Znaczników jest więcej niż dziesięć: najpierw trzeba oddać jeden (zasada { $rule })
reason-claim_first =
    { $edition ->
       *[splendor] Przyjść może kilku arystokratów: najpierw trzeba wybrać jednego (zasada { $rule })
        [marvel] Spełniasz wymagania kilku miejsc: najpierw trzeba wybrać jedno (zasada { $rule })
    }
reason-nothing_to_deal = Teraz nie odkrywa się żadnej karty (zasada { $rule })
reason-nothing_to_return = Znaczniki oddaje się tylko wtedy, gdy jest ich więcej niż dziesięć (zasada { $rule })
reason-nothing_to_claim =
    { $edition ->
       *[splendor] Arystokratę wybiera się tylko na koniec tury, gdy może przyjść kilku (zasada { $rule })
        [marvel] Miejsce wybiera się tylko na koniec tury, gdy pasuje kilka (zasada { $rule })
    }
reason-no_gems = Trzeba wziąć co najmniej jeden klejnot (zasada { $rule })
reason-special_token =
    { $edition ->
       *[splendor] Złota nie bierze się tak jak klejnotów: dostaje się je tylko z zarezerwowaną kartą (zasada { $rule })
        [marvel] Znaczników T.A.R.C.Z.Y. i czasu nie bierze się tak jak innych kamieni (zasada { $rule })
    }
reason-pile_empty = W banku nie ma tylu znaczników tego koloru (zasada { $rule })
reason-too_many = Najwyżej trzy różne kolory albo dwa znaczniki jednego koloru (zasada { $rule })
reason-too_few = Póki w banku są trzy kolory, trzeba wziąć trzy różne (zasada { $rule })
reason-pile_low = Dwa znaczniki jednego koloru można wziąć tylko ze stosu, w którym są co najmniej cztery (zasada { $rule })
reason-no_such_place = Nie ma takiego miejsca na stole (zasada { $rule })
reason-slot_empty = To miejsce jest puste (zasada { $rule })
reason-deck_empty = Ten stos jest pusty (zasada { $rule })
reason-not_reservable = Zarezerwować można tylko odkrytą kartę albo wierzchnią kartę stosu (zasada { $rule })
reason-hand_full = Trzy karty są już zarezerwowane (zasada { $rule })
reason-not_for_sale =
    { $edition ->
       *[splendor] Kupić można tylko odkrytą kartę albo kartę z własnej ręki (zasada { $rule })
        [marvel] Zwerbować można tylko odkrytą postać albo postać z własnej ręki (zasada { $rule })
    }
reason-not_in_hand = Nie ma takiej karty na ręce (zasada { $rule })
reason-too_dear =
    { $edition ->
       *[splendor] Klejnoty i złoto razem nie wystarczą na tę kartę (zasada { $rule })
        [marvel] Kamienie i znaczniki T.A.R.C.Z.Y. razem nie wystarczą na tę postać (zasada { $rule })
    }
reason-time_pays_nothing = Znacznikiem czasu nie da się płacić (zasada { $rule })
reason-not_held = W zapłacie są znaczniki, których nie masz (zasada { $rule })
reason-overpaid = Zapłata jest większa niż koszt (zasada { $rule })
reason-underpaid = Zapłata jest mniejsza niż koszt (zasada { $rule })
reason-time_stays = Znacznika czasu nie można oddać (zasada { $rule })
reason-none_to_return = Nie masz takiego znacznika (zasada { $rule })
reason-tile_not_out =
    { $edition ->
       *[splendor] Tego arystokraty nie ma na stole (zasada { $rule })
        [marvel] Tego miejsca nie ma na stole (zasada { $rule })
    }
reason-tile_not_met =
    { $edition ->
       *[splendor] Bonusy nie wystarczą dla tego arystokraty (zasada { $rule })
        [marvel] Bonusy nie wystarczą na to miejsce (zasada { $rule })
    }
reason-must_act = Kto może coś zrobić, nie może pasować (zasada { $rule })
reason-not_in_deck = Tej karty nie ma w stosie, z którego się odkrywa (zasada { $rule })


## What the server answers when it refuses: one for each code of docs/protocol.md

error-bad_request = Serwer nie zrozumiał żądania.
error-bad_action = Tego ruchu nie da się odczytać.
error-bad_record = Ten plik nie jest zapisem gry albo nie da się go odtworzyć.
error-no_token = Może to zrobić tylko ktoś, kto siedzi przy tym stole.
error-wrong_token = Ten link lub to miejsce nie należy do tego stołu.
error-wrong_origin = Ta strona nie może łączyć się z tamtym serwerem.
error-no_table = Nie ma tu takiego stołu ani takiej gry.
error-not_allowed = Tego nie da się tu zrobić.
error-illegal_action = Zasady na to nie pozwalają.
error-stale_version = Gra tymczasem poszła dalej; oto, jak teraz wygląda.
error-not_your_turn = To nie twoja tura.
error-not_started = Gra się jeszcze nie zaczęła: są wolne miejsca.
error-game_over = Gra się skończyła.
error-not_over = To będzie dostępne dopiero po zakończeniu gry.
error-seat_taken = To miejsce jest zajęte.
error-no_take_back = Teraz nie można nic cofnąć: odkryto nową kartę albo przy stole są inne osoby.
error-too_large = To za dużo dla serwera.
error-too_fast = Za dużo naraz: poczekaj chwilę.
error-trouble = Na serwerze coś się zepsuło; nic się nie zmieniło.
error-unavailable = Serwer jest zajęty albo się zatrzymuje: spróbuj za chwilę.
error-offline = Nie ma połączenia z serwerem.
error-unknown = Coś poszło nie tak: { $detail }


## Computers

agent-random = Losowy
    .about = Wykonuje dowolny dozwolony ruch, każdy z równą szansą
    .seat = Losowy
agent-greedy = Zachłanny
    .about = Planuje najlepsze karty w zasięgu; w sam raz dla początkujących
    .seat = Zachłanny
agent-novice = Nowicjusz
    .about = Sięga po to, co ma pod ręką, i często się myli
    .seat = nowicjusz
agent-apprentice = Uczeń
    .about = Patrzy trochę dalej i czasem się myli
    .seat = uczeń
agent-trader = Kupiec
    .about = Planuje kilka zakupów na wyczucie, z potknięciami
    .seat = kupiec
agent-artisan = Rzemieślnik
    .about = Gra na wyczucie, ale z wprawą
    .seat = rzemieślnik
agent-jeweller = Jubiler
    .about = Myśli trochę naprzód
    .seat = jubiler
agent-expert = Ekspert
    .about = Myśli naprzód przed każdym ruchem
    .seat = ekspert
agent-master = Mistrz
    .about = Myśli naprzód bardzo dokładnie
    .seat = mistrz
agent-grandmaster = Arcymistrz
    .about = Myśli do sekundy przed każdym ruchem: najsilniejszy ze wszystkich
    .seat = arcymistrz
agent-instinct = Instynkt
    .about = Robi to, co wydaje się najlepsze, nie myśląc naprzód
    .seat = instynkt
agent-search = Analiza
    .about = Myśli naprzód do sekundy
    .seat = analiza
agent-net = Sieć neuronowa
    .about = Myśli naprzód z siecią, która uczyła się, grając sama ze sobą
    .seat = sieć
agent-strength = Siła { $strength } z { $strongest }
computer-name-1 = Otto
computer-name-2 = Mira
computer-name-3 = Ren
computer-name-4 = Ada


## Home

home-title = Przysuń krzesło, sięgnij po klejnoty
home-lead = Dwie gry, od dwóch do czterech miejsc, bez konta. Każda gra jest zachowana i można ją obejrzeć ruch po ruchu.
home-choose = Co chcesz zrobić?
home-computer = Graj z komputerem
    .about = Zaczyna się od razu
home-friends = Graj ze znajomymi
    .about = Wyślij link albo grajcie przy jednym ekranie
home-watch = Oglądaj
    .about = Gry trwające i zapisane
home-game = Gra
home-seats = Miejsca
home-seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
home-opponents = Przeciwnicy
home-seat-number = Miejsce { $number }
home-seat-random = Miejsca są losowane
home-order = Kto zaczyna
home-order-random = Losowo
home-order-me = Ja zaczynam
home-order-given = W tej kolejności
home-your-name = Twoje imię
home-name-hint = Do 40 znaków
home-start = Rozpocznij grę
home-create = Przygotuj stół
home-starting = Przygotowania…
home-pace = Tempo komputera
home-pace-fast = Szybko
home-pace-normal = Normalnie
home-pace-calm = Spokojnie
home-clock = Zegar
home-clock-none = Bez zegara
home-clock-minutes = { $minutes } min + { $seconds } s na turę
home-clock-own = Własny…
home-clock-own-minutes = Minuty na gracza
home-clock-own-seconds = Sekundy na turę
home-listed = Pokaż wśród otwartych stołów
home-pass-and-play = Jeden ekran: między turami karty wszystkich są zakryte, aż podejdzie następny gracz.
home-links-next = Na następnej stronie będzie link dla każdego znajomego.
home-continue = Kontynuuj
home-continue-with = Kontynuuj: { $names }
home-continue-round = Runda { $round }
home-open-tables = Otwarte stoły
home-no-open-tables = Żaden stół nie czeka teraz na graczy.
home-playing = Trwające gry
home-no-playing = Teraz nie toczy się żadna publiczna gra.
# $score: each player's points, as 7 : 5.
home-score = punkty { $score }
home-join = Dołącz
home-spectate = Oglądaj
home-waiting-for =
    { $count ->
        [one] Czeka na { $count } gracza
        [few] Czeka na { $count } graczy
       *[many] Czeka na { $count } graczy
    }
home-nobody-yet = Jeszcze nikogo
home-address = Link lub numer stołu
home-address-wrong = To nie jest link ani numer stołu.
home-open = Otwórz
home-record = Odtwórz zapis
    .about = Wybierz plik .parure albo upuść go tutaj
home-record-choose = Wybierz plik
home-record-paste = Albo wklej jego treść
home-finished = Zakończone gry
home-my-games = Moje gry
home-no-games = Tu pojawią się gry rozegrane w tej przeglądarce.
home-forget = Usuń tę grę z listy
home-tutor = Pierwszy raz? Naucz się w trzy minuty
home-weaker = Słabszy
home-stronger = Silniejszy
home-learn = Nauka
home-rules = Zasady
home-settings = Ustawienia
home-gallery = Wszystkie karty
home-footer = Fanowski stół do gier Splendor i Splendor: Marvel Marca André (Space Cowboys). Własne rysunki, bez związku z wydawcą.

## Who a seat is for

seat-me = Ty
seat-here = Osoba przy tym ekranie
seat-friend = Znajomy, przez link
seat-friend-about = dostaje własny link
seat-anyone = Ktokolwiek
seat-anyone-about = kto pierwszy przyjdzie
seat-computer = Komputer
seat-free = Wolne miejsce
seat-left = poza grą
seat-away = bez połączenia
seat-resigned = partia poddana
seat-flagged = koniec czasu
seat-level = { $name } ({ $level })


## Waiting for players

lobby-title = Stół jest gotowy
lobby-waiting =
    { $count ->
        [one] Czekamy jeszcze na { $count } gracza
        [few] Czekamy jeszcze na { $count } graczy
       *[many] Czekamy jeszcze na { $count } graczy
    }
lobby-starts = Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
lobby-rematch-starts = Gra zacznie się sama, gdy wszyscy się zgodzą.
lobby-agreed = jest zgoda
lobby-not-agreed = jeszcze bez odpowiedzi
lobby-back = Wróć do wyniku
lobby-link-for = Link do miejsca { $number }
lobby-copy = Kopiuj link
lobby-share = Udostępnij…
lobby-share-text = Gra { $game }: usiądź przy stole
lobby-once = Te linki widać tylko w tej przeglądarce: nie zamykaj strony, póki znajomi nie przyjdą.
lobby-invited = Zaproszenie do gry { $game }
lobby-sit = Usiądź
lobby-leave = Odejdź od stołu
lobby-listed = Ten stół jest otwarty: może dołączyć każdy.
lobby-watch-link = Link dla widzów


## The table: heads, states, bar

table-round = Runda { $round }
table-your-turn = Twoja tura
table-turn = Gra { $name }
table-thinking = { $name } myśli
table-away = { $name }: bez połączenia
thinking = myśli
table-last-round = Ostatnia runda
table-over = Koniec gry
table-watching = Oglądasz
table-menu = Menu
table-moves = Ruchy
table-no-moves = Jeszcze bez ruchów.
table-new = nowa
table-empty-space = puste
table-market = Karty na stole
table-opponents = Przeciwnicy
table-you = Twoje karty i znaczniki
table-hidden = Ukryta przed innymi
table-assemble-nobody = Niczyja: potrzeba 3 symboli
table-assemble-holder =
    { $count ->
        [one] { $name }, { $count } symbol
        [few] { $name }, { $count } symbole
       *[many] { $name }, { $count } symboli
    }
table-distance =
    { $count ->
        [0] Cel osiągnięty
        [one] Brakuje { $count } punktu
        [few] Brakuje { $count } punktów
       *[many] Brakuje { $count } punktów
    }
table-gauntlet-points = Punkty nieskończoności: { $points } z { $goal }
table-gauntlet-colours = Kolory: { $number } z 5
table-gauntlet-time = Kamień Czasu
table-met = spełnione
table-not-met = jeszcze niespełnione
table-notation = Wpisz ruch
table-notation-hint = np. { $example }

bar-choose =
    { $edition ->
       *[splendor] Weź klejnoty, zarezerwuj albo kup kartę
        [marvel] Weź kamienie, zarezerwuj albo zwerbuj postać
    }
bar-choose-more = Klejnoty: wybierz więcej albo zatwierdź
bar-label = Twój ruch
bar-take = Weź
bar-take-count =
    { $count ->
        [one] Weź { $count }
        [few] Weź { $count }
       *[many] Weź { $count }
    }
bar-take-more =
    { $count ->
        [one] Jeszcze { $count }
        [few] Jeszcze { $count }
       *[many] Jeszcze { $count }
    }
bar-after = Po ruchu { $number } z { $limit }
bar-after-over =
    { $count ->
        [one] Po ruchu { $number } z { $limit }: { $count } znacznik do oddania
        [few] Po ruchu { $number } z { $limit }: { $count } znaczniki do oddania
       *[many] Po ruchu { $number } z { $limit }: { $count } znaczników do oddania
    }
bar-buy =
    { $edition ->
       *[splendor] Kup
        [marvel] Zwerbuj
    }
bar-buy-card =
    { $edition ->
       *[splendor] Kup { $card }
        [marvel] Zwerbuj { $card }
    }
bar-pay = zapłata: { $payment }
bar-free = za darmo
bar-lacking = brakuje: { $gems }
bar-reserve = Zarezerwuj
bar-reserve-card = Zarezerwuj { $card }
bar-reserve-deck = Zarezerwuj wierzchnią kartę stosu { $level }
bar-with-wild =
    { $edition ->
       *[splendor] i weź znacznik złota
        [marvel] i weź znacznik T.A.R.C.Z.Y.
    }
bar-without-wild =
    { $edition ->
       *[splendor] złota już nie ma
        [marvel] znaczników T.A.R.C.Z.Y. już nie ma
    }
bar-return =
    { $count ->
        [one] Oddaj { $count } znacznik
        [few] Oddaj { $count } znaczniki
       *[many] Oddaj { $count } znaczników
    }
bar-return-button = Oddaj
bar-return-why = Nie można zatrzymać więcej niż { $limit } znaczników. Oddać można też te właśnie wzięte.
bar-choose-tile =
    { $edition ->
       *[splendor] Wybierz arystokratę
        [marvel] Wybierz miejsce
    }
bar-receive =
    { $edition ->
       *[splendor] Przyjmij
        [marvel] Weź
    }
bar-pass = Pasuj
bar-pass-why = Nic innego nie jest możliwe
bar-confirm = Zatwierdź
bar-sending = Wysyłanie…
bar-next-token = Wybierz jeszcze jeden znacznik do oddania
bar-brings-points =
    { $count ->
        [one] +{ $count } punkt
        [few] +{ $count } punkty
       *[many] +{ $count } punktów
    }
bar-brings-tile =
    { $edition ->
       *[splendor] Przyjdzie arystokrata
        [marvel] Zdobędziesz miejsce
    }
bar-brings-time = Dostaniesz Kamień Czasu
bar-brings-assemble = Dostaniesz płytkę Avengers
bar-brings-goal =
    { $edition ->
       *[splendor] Osiągniesz cel
        [marvel] Spełnisz warunek Rękawicy
    }
bar-brings-colours = Wszystkie pięć kolorów
bar-tags-level = Symboli { $number }, tyle samo ma { $name }: płytka Avengers zostaje na miejscu

pay-ways =
    { $count ->
        [one] { $count } sposób zapłaty
        [few] { $count } sposoby zapłaty
       *[many] { $count } sposobów zapłaty
    }
pay-keep-wild =
    { $edition ->
       *[splendor] złoto zostaje
        [marvel] T.A.R.C.Z.A. zostaje
    }
pay-with-wild =
    { $edition ->
       *[splendor] złoto zamiast: { $gems }
        [marvel] T.A.R.C.Z.A. zamiast: { $gems }
    }

## Menu and questions

menu-resign = Poddaj się
menu-leave = Odejdź od stołu
menu-takeback = Cofnij ruch
menu-rematch = Rewanż
menu-replay = Odtwórz
menu-record = Pobierz zapis
menu-share = Udostępnij link
menu-rules = Zasady
menu-keys = Klawiatura
menu-settings = Ustawienia
menu-tutor = Nauka
menu-home = Strona główna
menu-sound = Dźwięk
menu-fullscreen = Pełny ekran
ask-resign = Poddać się?
    .about = Zajmiesz ostatnie miejsce; pozostali według stanu gry.
ask-leave = Odejść od stołu?
    .about = Za ciebie zagra dalej komputer. Na to miejsce nie da się wrócić.
handover-title = { $name }, twoja tura
# Somebody left, and another one at this screen stays.
handover-stay = { $name }, ekran jest twój
handover-about = Pozostali niech nie patrzą: następny ekran pokaże zarezerwowane karty.
handover-ready = { $name } to ja: pokaż moje karty

## The end of a game

end-win = Wygrywa { $name }
end-win-you = Wygrywasz!
end-share = Zwycięstwo dzielą { $names }
end-goal = Cel osiągnięty, runda rozegrana do końca ({ $rules }).
end-stalemate = Wszyscy gracze kolejno spasowali: pat, miejsca według stanu gry (A11).
end-resigned = Jeden z graczy poddał się i jest ostatni; pozostali według stanu gry.
end-flagged = { $name }: koniec czasu.
end-place =
    { $place ->
        [1] 1. miejsce
        [2] 2. miejsce
        [3] 3. miejsce
       *[4] 4. miejsce
    }
end-shared-place = ex aequo
end-result = Wynik
end-meets =
    { $edition ->
       *[splendor] cel osiągnięty
        [marvel] warunek Rękawicy spełniony
    }
end-misses =
    { $edition ->
       *[splendor] cel nieosiągnięty
        [marvel] warunek Rękawicy niespełniony
    }
end-points =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } punkt prestiżu
            [few] { $count } punkty prestiżu
           *[many] { $count } punktów prestiżu
        }
        [marvel] { $count ->
            [one] { $count } punkt nieskończoności
            [few] { $count } punkty nieskończoności
           *[many] { $count } punktów nieskończoności
        }
    }
end-holds-assemble = ma płytkę Avengers
end-tie-cards =
    { $edition ->
       *[splendor] { $first } i { $second }: remis punktowy, decyduje mniej kart.
        [marvel] { $first } i { $second }: remis punktowy, decyduje mniej postaci.
    }
end-tie-assemble = { $first } i { $second }: remis punktowy, decyduje płytka Avengers.
end-rematch = Rewanż
end-rematch-waiting = Czekamy na pozostałych
# Between the end and the next game
end-rematch-wanted =
    { $count ->
        [one] { $names } chce rewanżu
        [few] { $names } chcą rewanżu
       *[many] { $names } chcą rewanżu
    }
end-rematch-asked = Padła propozycja rewanżu
end-rematch-agree = Zgadzam się
end-rematch-go = Do rewanżu
end-rematch-watch = Oglądaj rewanż
end-replay = Odtwórz
end-home = Nowa gra
end-look = Obejrzyj stół
end-verify = Sprawdź tasowanie

## Connection, clocks, alerts

connection-connecting = Łączenie…
connection-online = Połączono
connection-lost = Utracono połączenie: łączymy ponownie…
connection-now = Spróbuj teraz
alert-your-turn = Twoja tura
    .about = { $game }: { $names }
alert-title = Twoja tura · { $title }


## Settings

settings-title = Ustawienia
settings-language = Język
settings-language-auto = Jak w przeglądarce ({ $language })
settings-theme = Wygląd
settings-theme-auto = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-motion = Animacje
settings-motion-off = Wyłączone
settings-motion-fast = Szybkie
settings-motion-normal = Normalne
settings-motion-calm = Spokojne
settings-motion-reduced = Twój system prosi o mniej ruchu: nic nie lata.
settings-sound = Dźwięk
settings-sound-about = Ciche stuknięcia kamieni i kart
settings-notify = Powiadomienia
settings-notify-about = Gdy jest twoja tura, a karta przeglądarki jest ukryta
settings-notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
settings-confirm = Zatwierdzaj każdy ruch
settings-confirm-about = Wyłączone: gotowy ruch jest grany od razu
settings-name = Twoje imię


## Replay and verification

replay-title = Odtwarzanie
replay-start = Na początek
replay-end = Na koniec
replay-previous = Ruch wstecz
replay-next = Ruch dalej
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-speed = Szybkość
replay-seen = Widoczne karty
replay-seen-all = Wszystkie karty odkryte
replay-seen-spectator = Oczami widzów
replay-seen-seat = Oczami gracza { $name }
replay-turn = Tura { $turn } z { $turns }
replay-jump = Przejdź do tury
replay-share = Udostępnij tę chwilę
replay-share-copied = Skopiowano link do tej chwili
replay-download = Pobierz zapis
replay-verify = Sprawdź tasowanie
replay-setup = Przygotowanie
replay-not-over = Grę można odtworzyć, gdy się skończy.
verify-title = Czy tasowanie było uczciwe?
verify-about = Przed pierwszym ruchem serwer ogłosił odcisk tasowania. Teraz, po grze, pokazuje, z czego powstał; każdy może sprawdzić, że po drodze nic nie zmieniono.
verify-commitment-label = Odcisk, ogłoszony przed pierwszym ruchem
verify-seed-label = Ziarno, ogłoszone po ostatnim
verify-running = Sprawdzanie…
verify-passed = Wszystko się zgadza.
verify-failed = Coś się nie zgadza.
verify-no-seed = Ten zapis nie ma ziarna lub odcisku, więc jego tasowania nie da się sprawdzić.
verify-limits = Dowodzi, że kolejność kart ustalono przed pierwszym ruchem i potem nie zmieniono. Nie może dowieść, że nikt jej nie znał.
verify-in-browser = Obliczone także w tej przeglądarce
verify-step-headers = Zapis podaje grę, odcisk i ziarno
verify-why-headers = Bez tych trzech nie byłoby czego porównać.
verify-step-commitment = Odcisk to SHA-256 gry, edycji, wersji i ziarna
verify-why-commitment = Pokazane teraz ziarno to to samo, które obiecano przed pierwszym ruchem: żadne inne nie ma tego odcisku.
verify-step-table = Wyłożone karty i płytki są pierwszymi z potasowanych stosów
verify-why-table = Ziarno mówi, jak potasowano każdy stos i płytki; stół ułożono dokładnie z nich.
verify-step-reveals = Każda nowa karta pochodzi z wierzchu swojego stosu
verify-why-reveals = Żadnej karty w trakcie gry nie podłożono, nie zatrzymano ani nie podmieniono.
verify-step-moves = Każdy ruch był zgodny z zasadami
verify-why-moves = Każdy ruch rozegrano jeszcze raz według zasad.
verify-step-end = Na końcu zapisu gra jest skończona
verify-why-end = Niczego nie ucięto.
verify-laid-count =
    { $count ->
        [one] Porównano { $count } kartę lub płytkę
        [few] Porównano { $count } karty i płytki
       *[many] Porównano { $count } kart i płytek
    }
verify-reveal-count =
    { $count ->
        [one] Porównano { $count } kartę, w kolejności odkrywania
        [few] Porównano { $count } karty, w kolejności odkrywania
       *[many] Porównano { $count } kart, w kolejności odkrywania
    }


## Tutor: a first game, step by step

tutor-title = Twoja pierwsza gra
tutor-offer = Pierwszy raz? Mogę cię oprowadzić podczas gry, w trzy minuty.
tutor-show = Pokaż
tutor-no = Nie, dziękuję
tutor-skip = Pomiń naukę
tutor-more = Pokaż naukę
tutor-less = Ukryj naukę na razie
tutor-done = Graj dalej
tutor-step = Krok { $step } z { $steps }
tutor-why = Dlaczego?
tutor-try = Spróbuj
tutor-well-done = Świetnie.
tutor-welcome =
    { $edition ->
       *[splendor] Handlujesz klejnotami. Kto pierwszy zbierze 15 punktów prestiżu, ogłasza ostatnią rundę.
        [marvel] Prowadzisz drużynę przeciw Thanosowi. Kto pierwszy ma 16 punktów nieskończoności, bonusy wszystkich pięciu kolorów i Kamień Czasu, ogłasza ostatnią rundę.
    }
tutor-take = Weź trzy kamienie różnych kolorów: kliknij trzy stosy i zatwierdź.
    .why = Kamienie to twoje pieniądze. Trzy różne dają najwięcej możliwości.
tutor-take-two = Dwa kamienie jednego koloru można wziąć, gdy w stosie są co najmniej cztery.
    .why = Dobre, gdy brakuje ci tylko jednego koloru.
tutor-price =
    { $edition ->
       *[splendor] Na dole karty jest koszt, kamień w prawym górnym rogu to bonus, liczba w lewym górnym rogu to punkty.
        [marvel] Na dole karty postaci jest koszt, kamień w prawym górnym rogu to bonus, liczba w lewym górnym rogu to punkty.
    }
    .why = Kreska pod każdym kosztem pokazuje, ile już masz.
tutor-buy =
    { $edition ->
       *[splendor] Na kartę ze świecącą krawędzią cię stać. Kliknij ją i kup.
        [marvel] Na postać ze świecącą krawędzią cię stać. Kliknij ją i zwerbuj.
    }
    .why =
        { $edition ->
           *[splendor] Jej bonus do końca gry obniża koszt następnych kart: najpierw tanie, potem drogie prawie za darmo.
            [marvel] Jej bonus do końca gry obniża koszt następnych postaci: najpierw tanie, potem drogie prawie za darmo.
        }
tutor-reserve =
    { $edition ->
       *[splendor] Kartę można zarezerwować: kupisz ją później, a od razu dostajesz znacznik złota. Najwyżej trzy.
        [marvel] Postać można zarezerwować: zwerbujesz ją później, a od razu dostajesz znacznik T.A.R.C.Z.Y. Najwyżej trzy.
    }
    .why =
        { $edition ->
           *[splendor] Złoto zastępuje dowolny kolor. I nikt inny nie zabierze tej karty.
            [marvel] T.A.R.C.Z.A. zastępuje dowolny kolor. I nikt inny nie zabierze tej postaci.
        }
tutor-limit = Na koniec tury możesz zatrzymać dziesięć znaczników. Gdy masz więcej, wybierasz, które oddać.
    .why = Można wziąć trzy i oddać jeden, jeśli tak powstaje dobry zestaw.
tutor-tiles =
    { $edition ->
       *[splendor] Arystokraci odwiedzają tego, kto ma potrzebne im bonusy: 3 punkty, bez akcji.
        [marvel] Miejsca zdobywa ten, kto ma potrzebne bonusy: 3 punkty, bez akcji.
    }
    .why = Liczą się tylko bonusy, nie znaczniki. Sprawdź, które kolory powtarzają się na kilku płytkach.
tutor-time = Pierwsza postać poziomu 3 daje ci Kamień Czasu.
    .why = Bez niego nie spełnisz warunku Rękawicy. Nie można go wydać ani oddać, ale liczy się do twoich dziesięciu.
tutor-assemble = Trzy symbole Avengers dają płytkę Avengers, 3 punkty. Kto zbierze więcej symboli, zabierze ci ją.
    .why = Rozstrzyga też remisy.
tutor-gauntlet = Te trzy znaki to twoja droga do Rękawicy: 16 punktów, bonus każdego z pięciu kolorów, Kamień Czasu. Ptaszek oznacza: spełnione.
    .why = Same punkty tu nie wygrywają. Wszystkie trzy warunki muszą być spełnione na koniec rundy.
tutor-end =
    { $edition ->
       *[splendor] Przy 15 punktach runda toczy się do końca. Wygrywa, kto ma najwięcej punktów; przy remisie mniej kart.
        [marvel] Gdy ktoś spełni warunek Rękawicy, runda toczy się do końca. Spośród tych, którzy go spełniają, wygrywa, kto ma najwięcej punktów.
    }
    .why = Dzięki temu każdy ma tyle samo tur.
tutor-ready = To wszystko. Graj, jak chcesz: zasady są w menu albo naciśnij { $key }.


## The rules at hand

rules-title = Zasady gry
rules-tutor = Pokaż mi to w grze
rules-number = Zasada { $rule }
rules-aim =
    { $edition ->
       *[splendor] Zbieraj klejnoty, kupuj karty, które obniżają koszt następnych, i przyjmuj arystokratów. Kto zbierze 15 punktów prestiżu, ogłasza ostatnią rundę.
        [marvel] Zbieraj Kamienie Nieskończoności, werbuj postacie, które obniżają koszt następnych, i zdobywaj miejsca. Kto ma 16 punktów nieskończoności, bonus każdego z pięciu kolorów i Kamień Czasu, spełnia warunek Rękawicy Nieskończoności i ogłasza ostatnią rundę.
    }
rules-setup = Zawartość i przygotowanie
rules-turn = Tura: dokładnie jedna z czterech akcji
rules-turn-end = Koniec tury, w tej kolejności
rules-game-end = Koniec gry

rule-C1 =
    { $edition ->
       *[splendor] 90 kart rozwoju: 40 poziomu 1, 30 poziomu 2, 20 poziomu 3. Na każdej jest koszt w klejnotach, jeden bonus i punkty prestiżu (nie zawsze).
        [marvel] 90 kart postaci: 40 poziomu 1, 30 poziomu 2, 20 poziomu 3. Na każdej jest koszt w znacznikach, jeden bonus i punkty nieskończoności (nie zawsze).
    }
rule-C2 =
    { $edition ->
       *[splendor] Znaczniki każdego z pięciu klejnotów: 7 dla czterech graczy, 5 dla trzech, 4 dla dwóch. Złota zawsze 5.
        [marvel] Znaczniki każdego z pięciu kolorów: 7 dla czterech graczy, 5 dla trzech, 4 dla dwóch. T.A.R.C.Z.Y. zawsze 5.
    }
rule-C3 = Zielone znaczniki czasu: tyle, ilu graczy.
rule-C4 = Arystokraci, po 3 punkty: losowo odkrywa się o jednego więcej niż graczy.
rule-C5 = Dwustronne płytki miejsc, po 3 punkty: losuje się tyle, ilu graczy, losową stroną ku górze.
rule-C6 = Jedna płytka Avengers, 3 punkty, na początku niczyja; jedna płytka Rękawicy Nieskończoności.
rule-C7 = Każdy poziom tasuje się osobno i kładzie zakryty; po cztery karty każdego są odkryte.
rule-C8 = Zaczyna pierwsze miejsce; gra toczy się zgodnie z ruchem wskazówek zegara.
rule-C9 = Gra się w dwie, trzy lub cztery osoby.
rule-A1 = Weź trzy znaczniki trzech różnych kolorów. Tylko gdy zostało mniej niż trzy kolory, można wziąć dwa albo nawet jeden.
rule-A2 = Weź dwa znaczniki jednego koloru, jeśli przedtem w stosie są co najmniej cztery.
rule-A3 =
    { $edition ->
       *[splendor] Tymi dwiema akcjami nigdy nie bierze się złota.
        [marvel] Tymi dwiema akcjami nigdy nie bierze się znaczników T.A.R.C.Z.Y. (szarych) ani czasu (zielonych).
    }
rule-A4 =
    { $edition ->
       *[splendor] Zarezerwuj odkrytą kartę albo wierzchnią kartę stosu, nie pokazując jej innym, i weź znacznik złota, jeśli jest. Można to zrobić i bez złota.
        [marvel] Zarezerwuj odkrytą postać albo wierzchnią kartę stosu, nie pokazując jej innym, i weź znacznik T.A.R.C.Z.Y., jeśli jest. Można to zrobić i bez niego.
    }
rule-A5 =
    { $edition ->
       *[splendor] Na ręce mogą być najwyżej trzy karty; kartę z ręki można tylko kupić. Za te, które zostaną, nie ma kary. Rezerwacja to jedyny sposób na złoto.
        [marvel] Na ręce mogą być najwyżej trzy karty; kartę z ręki można tylko zwerbować. Za te, które zostaną, nie ma kary. Rezerwacja to jedyny sposób na znaczniki T.A.R.C.Z.Y.
    }
rule-A6 =
    { $edition ->
       *[splendor] Kup odkrytą kartę albo kartę z ręki, oddając jej koszt do banku.
        [marvel] Zwerbuj odkrytą postać albo postać z ręki, oddając jej koszt do banku.
    }
rule-A7 = Każdy bonus danego koloru obniża koszt w tym kolorze o jeden. Karta może więc być darmowa; nadwyżka zniżki nic nie zwraca.
rule-A8 =
    { $edition ->
       *[splendor] Znacznik złota zastępuje klejnot dowolnego koloru, także taki, który masz. Nie płaci się więcej niż koszt.
        [marvel] Znacznik T.A.R.C.Z.Y. zastępuje kamień dowolnego koloru, także taki, który masz. Nie płaci się więcej niż koszt.
    }
rule-A9 = Nie ma zielonych bonusów, a znacznikiem czasu nigdy się nie płaci.
rule-A10 = Kartę, która znika ze stołu, od razu zastępuje się nową z jej stosu. Gdy stos jest pusty, miejsce zostaje puste.
rule-A11 = Kto nie może wykonać żadnej z czterech akcji, pasuje; nikomu innemu nie wolno. Gdy spasują kolejno wszyscy, gra się kończy, miejsca według jej stanu.
rule-T1 = Werbując pierwszą postać poziomu 3, bierzesz znacznik czasu; nigdy więcej niż jeden.
rule-T2 = Pierwszy gracz z trzema symbolami Avengers bierze płytkę Avengers; kto potem ma więcej symboli niż jej właściciel, zabiera ją. Remis nic nie zmienia.
rule-T3 =
    { $edition ->
       *[splendor] Znaczniki są jawne. Na koniec tury możesz zatrzymać dziesięć, wliczając złoto: oddaj dowolne inne, także właśnie wzięte.
        [marvel] Znaczniki są jawne. Na koniec tury możesz zatrzymać dziesięć, wliczając szare i zielone: oddaj dowolne inne, także właśnie wzięte, ale nigdy znacznika czasu.
    }
rule-T4 =
    { $edition ->
       *[splendor] Jeśli twoje bonusy (nie znaczniki) odpowiadają arystokracie, przychodzi do ciebie; nie można odmówić. Najwyżej jeden na turę: gdy może przyjść kilku, wybierasz.
        [marvel] Jeśli twoje bonusy (nie znaczniki) odpowiadają miejscu, bierzesz jego płytkę; nie można odmówić. Najwyżej jedna na turę: gdy pasuje kilka, wybierasz.
    }
rule-E1 = Kto kończy turę z co najmniej 15 punktami, wywołuje koniec gry.
rule-E2 = Kto ma co najmniej 16 punktów, bonus każdego z pięciu kolorów i znacznik czasu, spełnia warunek Rękawicy Nieskończoności i wywołuje koniec gry.
rule-E3 =
    { $edition ->
       *[splendor] Rundę rozgrywa się do końca, by wszyscy mieli tyle samo tur. Wygrywa, kto ma najwięcej punktów; remis: najmniej kupionych kart; nadal remis: wspólne zwycięstwo.
        [marvel] Rundę rozgrywa się do końca, by wszyscy mieli tyle samo tur.
    }
rule-E4 = Spośród tych, którzy spełniają wtedy warunek Rękawicy, wygrywa, kto ma najwięcej punktów; remis: ten z nich, kto ma płytkę Avengers; w przeciwnym razie najmniej postaci; nadal remis: wspólne zwycięstwo.
rule-E5 = Kto wywołał koniec gry, a potem stracił płytkę Avengers, może spaść poniżej 16. Jeśli na koniec rundy nikt nie spełnia warunku Rękawicy, gra toczy się dalej.


## Keyboard

keys-title = Klawiatura
keys-everywhere = Na każdej stronie
keys-at-table = Przy stole
keys-take = Weź kamień albo odłóż go
keys-card = Wybierz kartę: poziom, potem kolumna
keys-deck = Wybierz wierzchnią kartę stosu
keys-hand = Wybierz zarezerwowaną kartę
keys-buy =
    { $edition ->
       *[splendor] Kup wybraną kartę
        [marvel] Zwerbuj wybraną postać
    }
keys-reserve = Zarezerwuj wybraną kartę
keys-pay = Inny sposób zapłaty
keys-confirm = Zatwierdź
keys-cancel = Anuluj
keys-move = Przechodzenie między kartami, znacznikami i graczami
keys-notation = Wpisz ruch
keys-rules = Zasady gry
keys-help = Ta lista
keys-log = Do ruchów
keys-takeback = Cofnij ruch
keys-sound = Włącz lub wyłącz dźwięk
keys-step = Ruch wstecz lub dalej
keys-turn = Tura wstecz lub dalej
keys-ends = Na początek lub na koniec
keys-play = Odtwarzaj lub wstrzymaj


## For screen readers

sr-skip = Do stołu
sr-card =
    { $edition ->
       *[splendor] Poziom { $level }, bonus: { $bonus }, { $points }, koszt: { $price }
        [marvel] { $name }, poziom { $level }, bonus: { $bonus }, { $points }, koszt: { $price }
    }
sr-card-tags =
    { $count ->
        [one] { $count } symbol Avengers
        [few] { $count } symbole Avengers
       *[many] { $count } symboli Avengers
    }
sr-card-time = daje Kamień Czasu
sr-card-can = stać cię na nią
sr-card-cannot = brakuje: { $gems }
sr-card-chosen = wybrano
sr-card-new = nowa na stole
sr-card-hidden = ukryta przed innymi
sr-deck =
    { $count ->
        [0] Stos poziomu { $level }, pusty
        [one] Stos poziomu { $level }, została { $count } karta
        [few] Stos poziomu { $level }, zostały { $count } karty
       *[many] Stos poziomu { $level }, zostało { $count } kart
    }
sr-facedown = Zarezerwowana karta poziomu { $level }, zakryta
sr-empty-space = Puste miejsce, poziom { $level }
sr-pile = Bank: { $gems }
sr-pile-empty = Bank: { $gem } – brak
sr-pile-staged =
    { $count ->
        [one] wybrano { $count }
        [few] wybrano { $count }
       *[many] wybrano { $count }
    }
sr-tile =
    { $edition ->
       *[splendor] Arystokrata, { $points }, wymaga bonusów: { $demand }
        [marvel] Miejsce { $name }, { $points }, wymaga bonusów: { $demand }
    }
sr-tile-owner = właściciel: { $name }
sr-player = { $name }: { $points }
sr-player-tokens = znaczniki: { $gems }
sr-player-bonuses = bonusy: { $gems }
sr-player-reserved =
    { $count ->
        [one] { $count } zarezerwowana karta
        [few] { $count } zarezerwowane karty
       *[many] { $count } zarezerwowanych kart
    }
sr-held = znaczniki: { $number }, najwyżej { $limit }
sr-clock = zostało { $time }


## Other pages

notfound-title = Na tym stole nic nie ma
notfound-about = Takiej strony nie ma. Może link jest niepełny.
notfound-home = Do strony głównej


## The terminal game

terminal-head =
    { $edition ->
       *[splendor] do { $goal } punktów prestiżu, gra { $name }
        [marvel] do { $goal } punktów nieskończoności, gra { $name }
    }
terminal-head-you =
    { $edition ->
       *[splendor] do { $goal } punktów prestiżu, twoja tura
        [marvel] do { $goal } punktów nieskończoności, twoja tura
    }
terminal-head-over =
    { $edition ->
       *[splendor] do { $goal } punktów prestiżu, koniec gry
        [marvel] do { $goal } punktów nieskończoności, koniec gry
    }
terminal-narrow = Za wąsko: stół potrzebuje { $columns } kolumn.
terminal-tokens = znaczniki
terminal-bonuses = bonusy
terminal-reserved = rezerwacja
terminal-legend = znaczniki+bonusy
terminal-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
terminal-facedown = poziom { $level }, zakryta
terminal-unseen = ukryta
terminal-colours = { $number }/{ $all } kolorów
terminal-won-tiles =
    { $edition ->
       *[splendor] arystokraci
        [marvel] miejsca
    }
terminal-assemble = Avengers
terminal-card = { $thing } za { $price }
terminal-event-reserved-deck = { $name } rezerwuje wierzchnią kartę { $deck }
terminal-event-reserved-deck-you = Rezerwujesz wierzchnią kartę { $deck }
terminal-event-bought-from-hand = { $sentence } (z ręki)
terminal-event-goes-on = { $sentence }: runda toczy się do końca (E3)
terminal-won = Wygrywa { $name }.
terminal-shared = Zwycięstwo dzielą { $names }.
terminal-place-shared = { $place } (ex aequo)
terminal-tie-cards =
    { $edition ->
       *[splendor] { $first } i { $second }: remis punktowy, decyduje mniej kart ({ $rule }).
        [marvel] { $first } i { $second }: remis punktowy, decyduje mniej postaci ({ $rule }).
    }
terminal-tie-assemble = { $first } i { $second }: remis punktowy, decyduje płytka Avengers ({ $rule }).

terminal-moves-buy =
    { $edition ->
       *[splendor] Kup
        [marvel] Zwerbuj
    }
terminal-moves-take = Weź
terminal-moves-reserve = Zarezerwuj
terminal-moves-return = Oddaj
terminal-moves-claim = Przyjmij
terminal-moves-pass = Pasuj
terminal-you-pay = { $card }; płacisz { $payment }
terminal-you-pay-nothing = { $card }; za darmo
terminal-top = wierzchnia karta poziomu { $level }, niewidoczna dla innych
terminal-refused = { $typed }: { $reason }
terminal-refused-lacking = { $refusal }; { $card }: brakuje { $gems }
terminal-refused-price = { $refusal }; koszt to { $gems }
terminal-lacking-wild =
    { $count ->
        [one] { $gems }, z czego { $count } zastąpi { $wild }
        [few] { $gems }, z czego { $count } zastąpią { $wild }
       *[many] { $gems }, z czego { $count } zastąpi { $wild }
    }
terminal-pay-for = { $card }:
terminal-pay-cannot = nie stać cię na nią, brakuje: { $gems }
terminal-pay-usual = (tak płaci zwykłe buy)
terminal-pay-which = za którą kartę zapłacić? Na przykład: { $first } albo { $second }

terminal-ask = { $name } >
terminal-ask-return =
    { $count ->
        [one] oddaj { $count } znacznik (return) >
        [few] oddaj { $count } znaczniki (return) >
       *[many] oddaj { $count } znaczników (return) >
    }
terminal-ask-claim =
    { $edition ->
       *[splendor] wybierz arystokratę (claim) >
        [marvel] wybierz miejsce (claim) >
    }
terminal-ask-resign = Poddać się? yes – tak, no – nie:
terminal-ask-seat = { $name }, twoja tura. Pozostali niech nie patrzą; naciśnij Enter:
terminal-hint = Wpisz ?, by zobaczyć, co możesz zrobić, albo help.
terminal-hint-first = Wpisz ?, by zobaczyć ruchy, albo help, by zobaczyć pomoc.
terminal-marks = Na kartach: { $tick } stać cię na nią, -3 brakuje trzech znaczników.
terminal-unread-verb = { $typed } to nie ruch: { $verbs }.
terminal-unread-several = { $typed } może znaczyć kilka rzeczy: { $choices }.
terminal-unread-gems = { $typed } to nie zestaw klejnotów: { $letters }.
terminal-unread-card = { $typed } to nie karta na stole ani miejsce takie jak 2c, deck3 czy hand1.
terminal-unread-tile =
    { $edition ->
       *[splendor] { $typed }: nie ma na stole takiego arystokraty: { $choices }.
        [marvel] { $typed }: nie ma na stole takiego miejsca: { $choices }.
    }
terminal-complete-take = które klejnoty wziąć? Na przykład: { $examples }
terminal-complete-buy =
    { $edition ->
       *[splendor] którą kartę kupić? Na przykład: { $examples }
        [marvel] którą postać zwerbować? Na przykład: { $examples }
    }
terminal-complete-reserve = którą kartę zarezerwować? Na przykład: { $examples }
terminal-complete-return = który znacznik oddać? Na przykład: { $examples }
terminal-complete-claim =
    { $edition ->
       *[splendor] którego arystokratę wybrać? Na przykład: { $examples }
        [marvel] które miejsce wybrać? Na przykład: { $examples }
    }
terminal-or = { $first } albo { $last }

terminal-guide-moves = Ruchy (wielkość liter dowolna, wystarczy początek słowa):
terminal-guide-take = trzy różne klejnoty; { $other }: dwa jednego koloru
terminal-guide-buy = karta ze stołu; { $other }: karta z ręki
terminal-guide-name = to samo po nazwie
terminal-guide-paying = wybranymi znacznikami (zob. pay 2c)
terminal-guide-reserve = karta ze stołu; { $other }: wierzch stosu
terminal-guide-return = gdy masz więcej znaczników, niż wolno zatrzymać
terminal-guide-claim =
    { $edition ->
       *[splendor] gdy może przyjść kilku arystokratów
        [marvel] gdy pasuje kilka miejsc
    }
terminal-guide-pass = gdy nic innego nie jest możliwe
terminal-guide-commands = Polecenia:
terminal-command-moves = co możesz teraz zrobić
terminal-command-pay = sposoby zapłaty za kartę
terminal-command-table = narysuj stół jeszcze raz
terminal-command-undo = do ostatniej decyzji osoby przy tym ekranie
terminal-command-resign = poddaj się
terminal-command-save = zapisz grę do pliku
terminal-command-record = dotychczasowy zapis gry
terminal-command-rules = zasady albo jedna z nich
terminal-command-quit = wyjdź; gra zostanie zapisana
terminal-rules-all = Wszystkie zasady z testami, po angielsku: docs/rules.md
terminal-no-rule = { $typed } to nie numer zasady tej gry: wpisz rules

terminal-going-on = Ciąg dalszy: { $path }.
terminal-another = Inna gra: { $command }
terminal-commitment = Odcisk { $commitment }
terminal-seed = Ziarno { $seed }
terminal-taken-back = Cofnięto. Stosy zachowują kolejność: widziane karty przyjdą znowu.
terminal-nothing-back = nie ma twojej decyzji, którą można cofnąć
terminal-earlier =
    { $count ->
        [one] (przedtem jeszcze { $count } wiersz)
        [few] (przedtem jeszcze { $count } wiersze)
       *[many] (przedtem jeszcze { $count } wierszy)
    }
terminal-saved-to = Zapisano w { $path }. W pliku jest kolejność stosów: nie podglądaj.
terminal-saved = Zapisano. Aby grać dalej: { $command }
terminal-not-saved = Nic nie zagrano, więc nic nie zapisano.
terminal-record-in = Zapis jest w { $path }. Aby sprawdzić rozdanie albo obejrzeć grę jeszcze raz:
terminal-not-kept = Gry nie da się zapisywać w dotychczasowym miejscu: { $detail }
terminal-now-in = Teraz jest w { $path }

terminal-seat-unknown = { $seat } nie może usiąść do stołu: w --seats można podać { $choices }
terminal-seat-options = { $seat }: przy tym stole gracze nie mają opcji, wybierz { $name }. Z opcjami grają w { $arena }
terminal-seats-number = zajęte miejsca: { $seats }, a graczy ma być: { $players }
terminal-players = { $game }: graczy może być { $choices }, a nie { $number }
terminal-load-alone = zapisana gra ma własną edycję, graczy i ziarno: --load nie łączy się z nimi
terminal-load-input = gra do kontynuowania musi być w pliku: standardowe wejście jest na twoje ruchy
terminal-seed-range = ziarno to liczba całkowita od 0 do 2^{ $bits }-1, a nie { $seed }
no-such-file = nie ma takiego pliku: { $name }
that-is-a-folder = to jest katalog: { $name }
no-permission = brak uprawnień do tego pliku: { $name }
file-trouble = { $detail }: { $name }
not-text = { $path } to nie zapis gry: to nie jest tekst ({ $detail })
broken-record = { $path }: { $detail }
wrong-seats = { $path }: graczy w tej grze jest { $players }, a --seats podaje { $seats }
file-exists = { $path } już istnieje: wybierz inną nazwę
no-folder = nie można zapisać { $path }: nie ma katalogu { $folder }
not-writable = nie można zapisać { $path }: { $detail }
not-saved-anywhere = gry nie udało się zapisać: ani w tym katalogu, ani w tymczasowym nie można pisać
no-such-ply = --ply { $ply }: ten zapis ma kroki od 0 do { $plies }


## Komputery między sobą: `parure arena`

arena-playing = Rozgrywka
arena-played = { $game }, gracze: { $players }, gry: { $games }, rozdania: { $deals }
arena-column-player = Gracz
arena-column-wins = Wygrane
arena-column-place = Miejsce
arena-column-points = Punkty
arena-column-time = ms/ruch
arena-meetings = Jak często wiersz wyprzedza kolumnę, w %:
arena-seats = Wygrane według miejsca przy stole   { $shares }
arena-length = Średnia liczba decyzji w grze: { $decisions }
arena-capped =
    { $count ->
        [one] { $count } grę przerwano (limit decyzji: { $most }) i rozliczono tak, jak stała.
        [few] { $count } gry przerwano (limit decyzji: { $most }) i rozliczono tak, jak stały.
       *[many] { $count } gier przerwano (limit decyzji: { $most }) i rozliczono tak, jak stały.
    }
arena-few = Rozdań jest mniej niż { $least }: przedziały są przybliżone.
arena-faults =
    { $count ->
        [one] { $count } grę przegrał gracz, który nie mógł grać dalej:
        [few] { $count } gry przegrali gracze, którzy nie mogli grać dalej:
       *[many] { $count } gier przegrali gracze, którzy nie mogli grać dalej:
    }
arena-kept = Zapisy gier, report.json i report.png są w { $path }
arena-stopped = Przerwano: zachowane gry: { $done } z { $games }. Aby kontynuować: { $command }
arena-stopped-lost = Przerwano. Bez --out nic nie zostaje zachowane.
arena-number = { $option } to liczba całkowita od 1, a nie { $number }
arena-two = potrzeba dwóch lub więcej graczy: można wybrać { $choices }
arena-unknown = nie ma gracza o nazwie { $name }: można wybrać { $choices }
arena-anchor = { $name } nie bierze udziału, więc nie może być punktem odniesienia: można wybrać { $choices }
arena-other = w { $path } jest inny turniej: { $setting } to tam { $there }, a tutaj { $here }
arena-in-use = { $path } jest w użyciu: ktoś już tam gra
