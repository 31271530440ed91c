### Parure in English. This catalogue is the model for all others: tests/locale compares them with it.
###
### How messages are written
### - Two games, one key: where their words differ, the message has the argument $edition, "splendor" or "marvel",
###   and a selector over it, Splendor as the default. Whoever asks for such a message passes `edition`. A translation
###   whose words don't differ may leave the selector out.
### - Things that happen have two messages: `event-took` says it of somebody else ($name), `event-took-you` to you. They
###   are in the present tense, so that no language has to know who is a he or a she.
### - Plain text, no markup. An argument may be a picture or a component: the browser's `tParts`, the terminal's `parts`
###   give back what stands around it. So $gems, $card, $payment, $tile and $name stand free in the sentence, never with an
###   ending of their own; write around them (a colon helps) where the grammar would ask for one.
### - $count is a number and chooses a plural; what is only shown is any other name. A translation uses the same arguments.
### - `gem-EDITION-LETTER` is a stone: its name; `.count` so many of them; `.colour` its colour. `reason-*`, `error-*`,
###   `agent-*`, `rule-*`, `verify-*` are families made from the lists in the code.
### - Names of Marvel's characters and places are printed on the cards and typed in moves: they stay as printed.
### - A letter or word that is typed (notation, commands) stays as it is in every language.

-parure = Parure


## Words used everywhere

ok = OK
cancel = Cancel
close = Close
back = Back
next = Next
yes = Yes
copy = Copy
copied = Copied
loading = Loading…
you = You
computer = Computer
player-number = Player { $number }
# Between the last two of a list of names or gems; the browser's own list format is used where it can be.
list-and = { $first } and { $last }
list-comma = { ", " }
language = Language
page-title = { $page } · { -parure }


## The two games

edition-splendor = Splendor
edition-marvel = Splendor: Marvel
edition-about =
    { $edition ->
       *[splendor] To 15 prestige points, with nobles
        [marvel] To 16 Infinity Points, all five colours and a Time stone
    }

## Stones. The letter is the one on the stone, in every language.

gem-splendor-W = diamond
    .count =
        { $count ->
            [one] { $count } diamond
           *[other] { $count } diamonds
        }
    .colour = white
gem-splendor-U = sapphire
    .count =
        { $count ->
            [one] { $count } sapphire
           *[other] { $count } sapphires
        }
    .colour = blue
gem-splendor-G = emerald
    .count =
        { $count ->
            [one] { $count } emerald
           *[other] { $count } emeralds
        }
    .colour = green
gem-splendor-R = ruby
    .count =
        { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }
    .colour = red
gem-splendor-K = onyx
    .count =
        { $count ->
            [one] { $count } onyx
           *[other] { $count } onyxes
        }
    .colour = black
gem-splendor-D = gold
    .count =
        { $count ->
            [one] { $count } gold
           *[other] { $count } gold
        }
    .colour = yellow
gem-marvel-Y = Mind
    .count =
        { $count ->
            [one] { $count } Mind stone
           *[other] { $count } Mind stones
        }
    .colour = yellow
gem-marvel-P = Power
    .count =
        { $count ->
            [one] { $count } Power stone
           *[other] { $count } Power stones
        }
    .colour = purple
gem-marvel-U = Space
    .count =
        { $count ->
            [one] { $count } Space stone
           *[other] { $count } Space stones
        }
    .colour = blue
gem-marvel-R = Reality
    .count =
        { $count ->
            [one] { $count } Reality stone
           *[other] { $count } Reality stones
        }
    .colour = red
gem-marvel-O = Soul
    .count =
        { $count ->
            [one] { $count } Soul stone
           *[other] { $count } Soul stones
        }
    .colour = orange
gem-marvel-S = S.H.I.E.L.D.
    .count =
        { $count ->
            [one] { $count } S.H.I.E.L.D. token
           *[other] { $count } S.H.I.E.L.D. tokens
        }
    .colour = grey
gem-marvel-T = Time
    .count =
        { $count ->
            [one] { $count } Time stone
           *[other] { $count } Time stones
        }
    .colour = green

## Cards, tiles, what they are worth

points-name =
    { $edition ->
       *[splendor] prestige points
        [marvel] Infinity Points
    }
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# A very short form, beside a number: 3p.
points-short = { $points }p
cards-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
        [marvel] { $count ->
            [one] { $count } character
           *[other] { $count } characters
        }
    }
tiles-name =
    { $edition ->
       *[splendor] Nobles
        [marvel] Locations
    }
tiles-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } noble
           *[other] { $count } nobles
        }
        [marvel] { $count ->
            [one] { $count } location
           *[other] { $count } locations
        }
    }
tokens-name = Tokens
bonuses-name = Bonuses
tags-name = Avengers tags
tags-count =
    { $count ->
        [one] { $count } tag
       *[other] { $count } tags
    }
goal-name =
    { $edition ->
       *[splendor] goal
        [marvel] Gauntlet
    }
gauntlet = Infinity Gauntlet
assemble = Avengers Assemble
bank = Bank
deck = Deck { $level }
level = Level { $level }
reserved-name = Reserved
nothing = nothing


## What happened: the log and the announcements

event-took = { $name } takes { $gems }
event-took-you = You take { $gems }
event-reserved = { $name } reserves { $card }
event-reserved-you = You reserve { $card }
event-reserved-deck = { $name } reserves the top card of deck { $level }
event-reserved-deck-you = You reserve the top card of deck { $level }
event-drew = { $name } draws { $card }
event-drew-you = You draw { $card }
event-gained = { $name } receives { $gem }
event-gained-you = You receive { $gem }
event-bought =
    { $edition ->
       *[splendor] { $name } buys { $card }, paying { $payment }
        [marvel] { $name } recruits { $card }, paying { $payment }
    }
event-bought-you =
    { $edition ->
       *[splendor] You buy { $card }, paying { $payment }
        [marvel] You recruit { $card }, paying { $payment }
    }
event-bought-free =
    { $edition ->
       *[splendor] { $name } buys { $card } for nothing
        [marvel] { $name } recruits { $card } for nothing
    }
event-bought-free-you =
    { $edition ->
       *[splendor] You buy { $card } for nothing
        [marvel] You recruit { $card } for nothing
    }
# Added to the four above when the card was a reserved one.
event-from-hand = from the hand
event-led = { $name } takes Avengers Assemble
event-led-you = You take Avengers Assemble
event-led-from = { $name } takes Avengers Assemble from { $previous }
event-led-from-you = You take Avengers Assemble from { $previous }
# The one who loses it is you.
event-led-from-yours = { $name } takes Avengers Assemble from you
event-dealt = New on the table: { $card }
event-returned = { $name } gives back { $gem }
event-returned-you = You give back { $gem }
event-claimed =
    { $edition ->
       *[splendor] { $name } receives the noble { $tile }
        [marvel] { $name } receives the location { $tile }
    }
event-claimed-you =
    { $edition ->
       *[splendor] You receive the noble { $tile }
        [marvel] You receive the location { $tile }
    }
event-passed = { $name } passes: nothing is possible (A11)
event-passed-you = You pass: nothing is possible (A11)
event-met-goal =
    { $edition ->
       *[splendor] { $name } meets the goal
        [marvel] { $name } meets the Gauntlet
    }
event-met-goal-you =
    { $edition ->
       *[splendor] You meet the goal
        [marvel] You meet the Gauntlet
    }
# Follows one of the two above while others still have a turn.
event-last-round = the round is played to its end (E3)
event-resigned = { $name } gives up
event-resigned-you = You give up
# What happens beside the moves: a seat that was left, a move taken back, a clock that ran out.
event-left = { $name } has left; a computer plays on
event-away = { $name } has lost the connection
event-back = { $name } is back
event-took-back = { $name } takes a move back
event-took-back-you = You take a move back
event-flagged = { $name } has run out of time
event-flagged-you = You have run out of time
event-turn-you = It is your turn
event-ended = The game is over


## Why the rules refuse something: one for each parure.Reason, with the number of the rule

reason-not_an_action = This is not one of the actions of a turn (rule { $rule })
reason-no_such_seat = There is no such seat at this table (rule { $rule })
reason-game_over = The game is over (rule { $rule })
reason-deal_first = A card has to be dealt first (rule { $rule })
reason-return_first = More than ten tokens are held: one has to be returned first (rule { $rule })
reason-claim_first =
    { $edition ->
       *[splendor] Several nobles are met: one of them has to be chosen first (rule { $rule })
        [marvel] Several locations are met: one of them has to be chosen first (rule { $rule })
    }
reason-nothing_to_deal = No card is to be dealt now (rule { $rule })
reason-nothing_to_return = Tokens are returned only while more than ten are held (rule { $rule })
reason-nothing_to_claim =
    { $edition ->
       *[splendor] A noble is chosen only at the end of a turn that meets several (rule { $rule })
        [marvel] A location is chosen only at the end of a turn that meets several (rule { $rule })
    }
reason-no_gems = At least one gem has to be taken (rule { $rule })
reason-special_token =
    { $edition ->
       *[splendor] Gold can't be taken like gems: it comes only with a reserved card (rule { $rule })
        [marvel] S.H.I.E.L.D. and Time tokens can't be taken like the other stones (rule { $rule })
    }
reason-pile_empty = The bank has not that many of a colour (rule { $rule })
reason-too_many = Three different gems at most, or two of one colour (rule { $rule })
reason-too_few = Three different gems have to be taken while three colours are left (rule { $rule })
reason-pile_low = Two of one colour need a pile of at least four (rule { $rule })
reason-no_such_place = There is no such place on the table (rule { $rule })
reason-slot_empty = That space is empty (rule { $rule })
reason-deck_empty = That deck is empty (rule { $rule })
reason-not_reservable = Only a face-up card or the top of a deck can be reserved (rule { $rule })
reason-hand_full = Three cards are reserved already (rule { $rule })
reason-not_for_sale =
    { $edition ->
       *[splendor] Only a face-up card or one of one's own hand can be bought (rule { $rule })
        [marvel] Only a face-up character or one of one's own hand can be recruited (rule { $rule })
    }
reason-not_in_hand = There is no such card in the hand (rule { $rule })
reason-too_dear =
    { $edition ->
       *[splendor] Gems and gold together don't cover the price (rule { $rule })
        [marvel] Stones and S.H.I.E.L.D. tokens together don't cover the price (rule { $rule })
    }
reason-time_pays_nothing = A Time token never pays for anything (rule { $rule })
reason-not_held = The payment has tokens that are not held (rule { $rule })
reason-overpaid = The payment is more than the price (rule { $rule })
reason-underpaid = The payment is less than the price (rule { $rule })
reason-time_stays = A Time token can't be returned (rule { $rule })
reason-none_to_return = No token of that kind is held (rule { $rule })
reason-tile_not_out =
    { $edition ->
       *[splendor] That noble is not on the table (rule { $rule })
        [marvel] That location is not on the table (rule { $rule })
    }
reason-tile_not_met =
    { $edition ->
       *[splendor] The bonuses don't meet that noble (rule { $rule })
        [marvel] The bonuses don't meet that location (rule { $rule })
    }
reason-must_act = One who can do something may not pass (rule { $rule })
reason-not_in_deck = That card is not in the deck that is dealt from (rule { $rule })


## What the server answers when it refuses: one for each code of docs/protocol.md

error-bad_request = The server could not read the request.
error-bad_action = That move can't be read.
error-bad_record = That file is not the record of a game, or it doesn't replay.
error-no_token = Only someone who sits at this table can do that.
error-wrong_token = That link or seat doesn't belong to this table.
error-wrong_origin = This page may not talk to that server.
error-no_table = There is no such table or game here.
error-not_allowed = That can't be done here.
error-illegal_action = The rules don't allow that.
error-stale_version = The game has gone on in the meantime; this is how it stands now.
error-not_your_turn = It is not your turn.
error-not_started = The game has not begun: seats are still free.
error-game_over = The game is over.
error-not_over = That is to be had only when the game is over.
error-seat_taken = That seat is taken.
error-no_take_back = Nothing can be taken back now: a new card has been seen, or other people are at the table.
error-too_large = That is too large for the server.
error-too_fast = Too much at once: wait a moment.
error-trouble = Something broke on the server; nothing was changed.
error-unavailable = The server is busy or stopping: try again in a moment.
# No answer at all, or one with a code that this page doesn't know.
error-offline = The server can't be reached.
error-unknown = Something went wrong: { $detail }


## Computers: agent-NAME for each name of the registry; `.seat` is the name in the terminal, where it is typed

agent-random = Random
    .about = Plays any legal move, each equally likely
    .seat = random
agent-greedy = Greedy
    .about = Plans towards the best cards in reach; a fair opponent for a beginner
    .seat = greedy
agent-novice = Novice
    .about = Goes for what is in reach, and is often wrong about it
    .seat = novice
agent-apprentice = Apprentice
    .about = Looks a little further, and errs now and then
    .seat = apprentice
agent-trader = Trader
    .about = Plans a few purchases by feel, with slips
    .seat = trader
agent-artisan = Artisan
    .about = Plays by a practised feel
    .seat = artisan
agent-jeweller = Jeweller
    .about = Thinks a little ahead
    .seat = jeweller
agent-expert = Expert
    .about = Thinks ahead before every move
    .seat = expert
agent-master = Master
    .about = Thinks ahead thoroughly
    .seat = master
agent-grandmaster = Grandmaster
    .about = Thinks for up to a second before every move: the strongest of all
    .seat = grandmaster
agent-instinct = Instinct
    .about = Does what feels best, without thinking ahead
    .seat = instinct
agent-search = Search
    .about = Thinks ahead for up to a second
    .seat = search
agent-net = Net
    .about = Thinks ahead with a net that has learnt by self-play
    .seat = net
agent-strength = Strength { $strength } of { $strongest }
# A computer's name at the table, whatever its level: short, of a person; the second and third are for further computers.
computer-name-1 = Otto
computer-name-2 = Mira
computer-name-3 = Ren
computer-name-4 = Ada


## Home

home-title = Pull up a chair, pick up some stones
home-lead = Two games, two to four seats, no account. Every game is kept and can be replayed move by move.
home-choose = What would you like to do?
home-computer = Play the computer
    .about = Starts at once
home-friends = Play with friends
    .about = Send a link, or pass the screen around
home-watch = Watch or replay
    .about = Games now, and games kept
home-game = Game
home-seats = Seats
home-seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
home-opponents = Opponents
home-seat-number = Seat { $number }
home-seat-random = Seats are drawn at random
home-order = Who starts
home-order-random = Drawn at random
home-order-me = I start
home-order-given = As listed
home-your-name = Your name
home-name-hint = Up to 40 characters
home-start = Start the game
home-create = Set up the table
home-starting = Setting up…
home-pace = Pace of the computer
home-pace-fast = Fast
home-pace-normal = Normal
home-pace-calm = Calm
home-clock = Clock
home-clock-none = No clock
home-clock-minutes = { $minutes } min + { $seconds } s a turn
home-clock-own = Your own…
home-clock-own-minutes = Minutes each
home-clock-own-seconds = Seconds a turn
home-listed = Show it among the open tables
home-pass-and-play = Pass-and-play: between turns a screen hides everybody's cards until the next player is there.
home-links-next = The next page has a link for each friend.
home-continue = Go on
home-continue-with = Go on with { $names }
home-continue-round = Round { $round }
home-open-tables = Open tables
home-no-open-tables = No table is waiting for players now.
home-playing = Games in play
home-no-playing = No listed game is being played now.
# $score: each player's points, as 7 : 5.
home-score = { $score } points
home-join = Join
home-spectate = Watch
home-waiting-for =
    { $count ->
        [one] Waiting for { $count } player
       *[other] Waiting for { $count } players
    }
home-nobody-yet = Nobody yet
home-address = Link or number of a table
home-address-wrong = That is neither a link nor the number of a table.
home-open = Open
home-record = Replay a record
    .about = Choose a .parure file, or drop it here
home-record-choose = Choose a file
home-record-paste = Or paste its text
home-finished = Finished games
home-my-games = My games
home-no-games = Games that you play in this browser are listed here.
home-forget = Forget this game
home-tutor = First time? Learn it in three minutes
home-weaker = Weaker
home-stronger = Stronger
home-learn = Learn
home-rules = Rules
home-settings = Settings
home-gallery = All cards
home-footer = A fan-made table for Splendor and Splendor: Marvel by Marc André (Space Cowboys). Own artwork, no affiliation.

## Who a seat is for

seat-me = You
seat-here = A person at this screen
seat-friend = A friend, by link
seat-friend-about = gets a link of their own
seat-anyone = Anyone
seat-anyone-about = whoever comes first
seat-computer = Computer
seat-free = Free seat
seat-left = has left
seat-away = away
seat-resigned = gave up
seat-flagged = out of time
# A computer's name, and its level.
seat-level = { $name } ({ $level })


## Waiting for players

lobby-title = The table is set
lobby-waiting =
    { $count ->
        [one] Waiting for { $count } more player
       *[other] Waiting for { $count } more players
    }
lobby-starts = The game starts by itself when every seat is taken.
lobby-rematch-starts = The game starts by itself when everyone has agreed.
lobby-agreed = has agreed
lobby-not-agreed = has not answered yet
lobby-back = Back to the result
lobby-link-for = Link for seat { $number }
lobby-copy = Copy the link
lobby-share = Share…
lobby-share-text = A game of { $game }: sit down here
lobby-once = These links are shown only in this browser: keep this page until your friends have come.
lobby-invited = You are invited to a game of { $game }
lobby-sit = Sit down
lobby-leave = Leave the table
lobby-listed = This table is listed: anyone may join.
lobby-watch-link = Link to watch


## The table: heads, states, bar

table-round = Round { $round }
table-your-turn = Your turn
table-turn = { $name }'s turn
table-thinking = { $name } is thinking
table-away = { $name } is away
thinking = thinking
table-last-round = Last round
table-over = Game over
table-watching = You are watching
table-menu = Menu
table-moves = Moves
table-no-moves = No moves yet.
table-new = new
table-empty-space = empty
table-market = Cards on the table
table-opponents = Opponents
table-you = Your own cards and tokens
table-hidden = Hidden from the others
table-assemble-nobody = Nobody has it: 3 tags
table-assemble-holder =
    { $count ->
        [one] { $name }, { $count } tag
       *[other] { $name }, { $count } tags
    }
table-distance =
    { $count ->
        [0] Goal reached
        [one] { $count } point to go
       *[other] { $count } points to go
    }
table-gauntlet-points = { $points } of { $goal } Infinity Points
table-gauntlet-colours = { $number } of 5 colours
table-gauntlet-time = Time stone
table-met = met
table-not-met = not met yet
table-notation = Type a move
table-notation-hint = e.g. { $example }

bar-choose =
    { $edition ->
       *[splendor] Take gems, reserve or buy a card
        [marvel] Take stones, reserve or recruit a character
    }
bar-choose-more = Take gems: choose more, or confirm
bar-label = Your move
bar-take = Take
bar-take-count =
    { $count ->
        [one] Take { $count }
       *[other] Take { $count }
    }
bar-take-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
bar-after = { $number } of { $limit } after this
bar-after-over =
    { $count ->
        [one] { $number } of { $limit } after this: { $count } goes back
       *[other] { $number } of { $limit } after this: { $count } go back
    }
bar-buy =
    { $edition ->
       *[splendor] Buy
        [marvel] Recruit
    }
bar-buy-card =
    { $edition ->
       *[splendor] Buy { $card }
        [marvel] Recruit { $card }
    }
bar-pay = pay { $payment }
bar-free = free
bar-lacking = { $gems } missing
bar-reserve = Reserve
bar-reserve-card = Reserve { $card }
bar-reserve-deck = Reserve the top card of deck { $level }
bar-with-wild =
    { $edition ->
       *[splendor] with one gold
        [marvel] with one S.H.I.E.L.D. token
    }
bar-without-wild =
    { $edition ->
       *[splendor] no gold is left
        [marvel] no S.H.I.E.L.D. token is left
    }
bar-return =
    { $count ->
        [one] Give back { $count }
       *[other] Give back { $count }
    }
bar-return-button = Give back
bar-return-why = More than { $limit } tokens may not be kept. What you just took may go back too.
bar-choose-tile =
    { $edition ->
       *[splendor] Choose a noble
        [marvel] Choose a location
    }
bar-receive = Receive
bar-pass = Pass
bar-pass-why = Nothing else is possible
bar-confirm = Confirm
bar-sending = Sending…
bar-next-token = Choose one more token to give back
bar-brings-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
bar-brings-tile =
    { $edition ->
       *[splendor] A noble comes
        [marvel] A location comes
    }
bar-brings-time = A Time stone comes
bar-brings-assemble = Avengers Assemble comes
bar-brings-goal =
    { $edition ->
       *[splendor] You reach the goal
        [marvel] You meet the Gauntlet
    }
bar-brings-colours = All five colours
bar-tags-level = Tags { $number }, level with { $name }: Assemble stays

pay-ways =
    { $count ->
        [one] { $count } way to pay
       *[other] { $count } ways to pay
    }
pay-keep-wild =
    { $edition ->
       *[splendor] keeps gold
        [marvel] keeps S.H.I.E.L.D.
    }
pay-with-wild =
    { $edition ->
       *[splendor] gold instead of { $gems }
        [marvel] S.H.I.E.L.D. instead of { $gems }
    }

## Menu and questions

menu-resign = Give up
menu-leave = Leave the table
menu-takeback = Take back
menu-rematch = Rematch
menu-replay = Replay
menu-record = Download the record
menu-share = Share the link
menu-rules = Rules
menu-keys = Keyboard
menu-settings = Settings
menu-tutor = Tutor
menu-home = Home
menu-sound = Sound
menu-fullscreen = Full screen
ask-resign = Give up?
    .about = You come last; the others go on or rank as they stand.
ask-leave = Leave the table?
    .about = A computer plays on for you. You can't come back to this seat.
handover-title = { $name }, it is your turn
# Somebody left, and another one at this screen stays.
handover-stay = { $name }, the screen is yours
handover-about = The others look away, please: the next screen shows your reserved cards.
handover-ready = I am { $name }: show my cards

## The end of a game

end-win = { $name } wins
end-win-you = You win!
end-share = { $names } share the win
# $rules: the numbers of the rules that rank the players, "E3" or "E3, E4".
end-goal = The goal was met, and the round has been played to its end ({ $rules }).
end-stalemate = Every player in succession had to pass: a stalemate, ranked as the players stand (A11).
end-resigned = A player gave up and comes last; the others rank as they stand.
end-flagged = { $name } ran out of time.
end-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
end-shared-place = shared
end-result = The result
end-meets =
    { $edition ->
       *[splendor] meets the goal
        [marvel] meets the Gauntlet
    }
end-misses =
    { $edition ->
       *[splendor] doesn't meet the goal
        [marvel] doesn't meet the Gauntlet
    }
end-points =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } prestige point
           *[other] { $count } prestige points
        }
        [marvel] { $count ->
            [one] { $count } Infinity Point
           *[other] { $count } Infinity Points
        }
    }
end-holds-assemble = holds Avengers Assemble
end-tie-cards =
    { $edition ->
       *[splendor] { $first } and { $second } are tied on points: fewer cards decide.
        [marvel] { $first } and { $second } are tied on points: fewer characters decide.
    }
end-tie-assemble = { $first } and { $second } are tied on points: Avengers Assemble decides.
end-rematch = Rematch
end-rematch-waiting = Waiting for the others
# Between the end and the next game: who has asked, and what one can answer.
end-rematch-wanted =
    { $count ->
        [one] { $names } wants a rematch
       *[other] { $names } want a rematch
    }
end-rematch-asked = A rematch is wanted
end-rematch-agree = Agree
end-rematch-go = To the rematch
end-rematch-watch = Watch the rematch
end-replay = Replay
end-home = New game
end-look = Look at the table
end-verify = Verify the shuffle

## Connection, clocks, alerts

connection-connecting = Connecting…
connection-online = Connected
connection-lost = Connection lost: reconnecting…
connection-now = Try now
alert-your-turn = Your turn
    .about = { $game } with { $names }
alert-title = Your turn · { $title }


## Settings

settings-title = Settings
settings-language = Language
settings-language-auto = As in the browser ({ $language })
settings-theme = Appearance
settings-theme-auto = As in the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-motion-calm = Calm
settings-motion-reduced = Your system asks for less motion: nothing flies.
settings-sound = Sound
settings-sound-about = Quiet clicks of stones and cards
settings-notify = Notifications
settings-notify-about = When it is your turn and this tab is hidden
settings-notify-denied = The browser doesn't allow notifications for this page.
settings-confirm = Confirm every move
settings-confirm-about = Off: a move that is complete is played at once
settings-name = Your name


## Replay and verification

replay-title = Replay
replay-start = To the start
replay-end = To the end
replay-previous = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-seen = Cards shown
replay-seen-all = All cards open
replay-seen-spectator = As spectators saw it
replay-seen-seat = As { $name } saw it
replay-turn = Turn { $turn } of { $turns }
replay-jump = Go to turn
replay-share = Share this moment
replay-share-copied = Link to this moment copied
replay-download = Download the record
replay-verify = Verify the shuffle
replay-setup = Set-up
replay-not-over = A game can be replayed once it is over.
verify-title = Was the shuffle fair?
verify-about = Before the first move the server published a fingerprint of the shuffle. Now that the game is over it shows what was hashed; everyone can check that nothing was changed in between.
verify-commitment-label = Fingerprint, published before the first move
verify-seed-label = Seed, published after the last
verify-running = Checking…
verify-passed = Everything holds.
verify-failed = Something doesn't hold.
verify-no-seed = This record has no seed or no fingerprint, so its shuffle can't be checked.
verify-limits = It shows that the order of the cards was fixed before the first move and not changed since. It can't show that nobody knew it.
verify-in-browser = Computed in this browser, too
verify-step-headers = The record names its game, fingerprint and seed
verify-why-headers = Without these three nothing could be compared.
verify-step-commitment = The fingerprint is the SHA-256 of game, edition, version and seed
verify-why-commitment = The seed that is shown now is the one that was promised before the first move: no other seed has this fingerprint.
verify-step-table = The cards and tiles laid out are the first of the shuffled decks and tiles
verify-why-table = The seed says how every deck and the tiles were shuffled; the table was laid out from exactly these.
verify-step-reveals = Every new card came from the top of its deck
verify-why-reveals = No card was slipped in, held back or swapped during the game.
verify-step-moves = Every move was legal
verify-why-moves = Each move was played again by the rules.
verify-step-end = The game is over where the record ends
verify-why-end = Nothing was cut off.
verify-laid-count =
    { $count ->
        [one] { $count } card or tile compared
       *[other] { $count } cards and tiles compared
    }
verify-reveal-count =
    { $count ->
        [one] { $count } card compared, in the order in which they came
       *[other] { $count } cards compared, in the order in which they came
    }


## Tutor: a first game, step by step

tutor-title = Your first game
tutor-offer = First time? I can show you round while you play, in three minutes.
tutor-show = Show me
tutor-no = No, thanks
tutor-skip = Skip the tutor
tutor-more = Show the tutor
tutor-less = Hide the tutor for now
tutor-done = Play on
tutor-step = Step { $step } of { $steps }
tutor-why = Why?
tutor-try = Try it
tutor-well-done = Well done.
tutor-welcome =
    { $edition ->
       *[splendor] You are a gem merchant. Whoever collects 15 prestige points first calls the last round.
        [marvel] You lead a team against Thanos. Whoever first has 16 Infinity Points, a bonus of all five colours and the Time stone calls the last round.
    }
tutor-take = Take three stones of different colours: click three piles, then confirm.
    .why = Stones are your money. Three different ones keep most doors open.
tutor-take-two = Two of one colour are allowed where a pile has at least four.
    .why = Good when a single colour is all that you lack.
tutor-price =
    { $edition ->
       *[splendor] The lower part of a card is its price, the stone at the upper right its bonus, the number at the upper left its points.
        [marvel] The lower part of a character is the price, the stone at the upper right the bonus, the number at the upper left the points.
    }
    .why = The line under each price shows how much of it you have already.
tutor-buy =
    { $edition ->
       *[splendor] A card with a glowing edge is one that you can pay for. Click it and buy it.
        [marvel] A character with a glowing edge is one that you can pay for. Click it and recruit it.
    }
    .why =
        { $edition ->
           *[splendor] Its bonus makes every later card of that price cheaper, for the whole game: cheap cards first, dear ones almost free later.
            [marvel] The bonus makes every later character of that price cheaper, for the whole game: cheap ones first, dear ones almost free later.
        }
tutor-reserve =
    { $edition ->
       *[splendor] You may reserve a card: it is yours to buy later, and one gold comes with it. Three at most.
        [marvel] You may reserve a character: it is yours to recruit later, and one S.H.I.E.L.D. token comes with it. Three at most.
    }
    .why =
        { $edition ->
           *[splendor] Gold stands for any colour. And nobody else can take the card.
            [marvel] S.H.I.E.L.D. stands for any colour. And nobody else can take the character.
        }
tutor-limit = You may keep ten tokens at the end of a turn. With more you choose which go back.
    .why = It is fine to take three and give one back, if that makes the right three.
tutor-tiles =
    { $edition ->
       *[splendor] Nobles visit whoever has the bonuses that they ask for: 3 points, without an action.
        [marvel] Locations go to whoever has the bonuses that they ask for: 3 points, without an action.
    }
    .why = Only bonuses count for them, not tokens. Look which colours several of them share.
tutor-time = Your first character of level 3 brings you the Time stone.
    .why = Without it nobody meets the Gauntlet. It can't be spent or given back, but it counts among your ten.
tutor-assemble = Three Avengers tags win you Avengers Assemble, 3 points. Whoever gets more tags takes it from you.
    .why = It breaks ties as well.
tutor-gauntlet = These three marks are your way to the Gauntlet: 16 points, a bonus of each of the five colours, the Time stone. A tick says: met.
    .why = Points alone don't win here. All three have to hold when the round is over.
tutor-end =
    { $edition ->
       *[splendor] At 15 points the round is played to its end. Most points win; if tied, fewer cards.
        [marvel] Once someone meets the Gauntlet the round is played to its end. Of those who meet it, most points win.
    }
    .why = So everyone has had the same number of turns.
tutor-ready = That is all. Play as you like: the rules are in the menu, or press { $key }.


## The rules at hand. One message a numbered rule; which game has which is in docs/rules.md.

rules-title = The rules
rules-tutor = Show me in a game
rules-number = Rule { $rule }
rules-aim =
    { $edition ->
       *[splendor] Collect gems, buy cards that make later cards cheaper, and win the visit of nobles. Whoever reaches 15 prestige points calls the last round.
        [marvel] Collect Infinity Stones, recruit characters who make later ones cheaper, and win locations. Whoever has 16 Infinity Points, a bonus of each of the five colours and the Time stone meets the Infinity Gauntlet and calls the last round.
    }
rules-setup = Components and set-up
rules-turn = A turn: exactly one of four actions
rules-turn-end = The end of a turn, in this order
rules-game-end = The end of the game

rule-C1 =
    { $edition ->
       *[splendor] 90 development cards: 40 of level 1, 30 of level 2, 20 of level 3. Each shows its price in gems, one bonus and its prestige points, if any.
        [marvel] 90 character cards: 40 of level 1, 30 of level 2, 20 of level 3. Each shows its price in stones, one bonus and its Infinity Points, if any.
    }
rule-C2 =
    { $edition ->
       *[splendor] Tokens of each of the five gems: 7 with four players, 5 with three, 4 with two. Gold: always 5.
        [marvel] Tokens of each of the five colours: 7 with four players, 5 with three, 4 with two. S.H.I.E.L.D.: always 5.
    }
rule-C3 = Green Time tokens: as many as players.
rule-C4 = Nobles, worth 3 points each: one more than players are drawn at random and shown.
rule-C5 = Locations, two-sided, worth 3 points each: as many as players are drawn at random, each with a random side up.
rule-C6 = One Avengers Assemble tile, worth 3 points, nobody's at the start; one Infinity Gauntlet tile.
rule-C7 = Each level is shuffled apart and lies face down; four cards of each are face up.
rule-C8 = The first seat starts; play goes clockwise.
rule-C9 = Two, three or four play.
rule-A1 =
    { $edition ->
       *[splendor] Take three gem tokens of three different colours. Only when fewer than three colours are left may it be two, or even one.
        [marvel] Take three tokens of three different colours. Only when fewer than three colours are left may it be two, or even one.
    }
rule-A2 = Take two tokens of one colour, if its pile has at least four before.
rule-A3 =
    { $edition ->
       *[splendor] Gold is never taken in these two ways.
        [marvel] S.H.I.E.L.D. and Time tokens are never taken in these two ways.
    }
rule-A4 =
    { $edition ->
       *[splendor] Reserve a face-up card, or the top card of a deck, unseen by the others, and take one gold if there is any. It can be done without gold, too.
        [marvel] Reserve a face-up character, or the top card of a deck, unseen by the others, and take one S.H.I.E.L.D. token if there is any. It can be done without one, too.
    }
rule-A5 =
    { $edition ->
       *[splendor] At most three cards are in hand; they leave it only by being bought. Those left at the end cost nothing. Reserving is the only way to gold.
        [marvel] At most three cards are in hand; they leave it only by being recruited. Those left at the end cost nothing. Reserving is the only way to S.H.I.E.L.D. tokens.
    }
rule-A6 =
    { $edition ->
       *[splendor] Buy a face-up card, or one of your hand, by paying its price to the bank.
        [marvel] Recruit a face-up character, or one of your hand, by paying the price to the bank.
    }
rule-A7 = Each bonus of a colour takes one off the price in that colour. A card may so be free; what is left over of a discount gives nothing back.
rule-A8 =
    { $edition ->
       *[splendor] A gold token stands for a gem of any colour, also in place of one that you have. Nobody pays more than the price.
        [marvel] A S.H.I.E.L.D. token stands for a stone of any colour, also in place of one that you have. Nobody pays more than the price.
    }
rule-A9 = There are no green bonuses, and a Time token never pays for anything.
rule-A10 = A card that leaves the table is replaced at once from its deck. When that is empty, the space stays empty.
rule-A11 = Whoever can do none of the four passes; nobody else may. When all in succession have had to pass, the game ends, ranked as the players stand.
rule-T1 = On recruiting your first character of level 3 you take a Time token; never more than one.
rule-T2 = The first player with three Avengers tags takes Avengers Assemble; whoever then has more tags than its holder takes it over. A tie changes nothing.
rule-T3 =
    { $edition ->
       *[splendor] Tokens are public. At the end of your turn you may keep ten, gold included: give back any others, also ones just taken.
        [marvel] Tokens are public. At the end of your turn you may keep ten, grey and green included: give back any others, also ones just taken, but never the Time token.
    }
rule-T4 =
    { $edition ->
       *[splendor] If your bonuses (not tokens) are what a noble asks for, he comes to you; you can't refuse. One a turn at most: if several would come, you choose.
        [marvel] If your bonuses (not tokens) are what a location asks for, you take it; you can't refuse. One a turn at most: if you could take several, you choose.
    }
rule-E1 = Whoever ends a turn with 15 points or more triggers the end.
rule-E2 = Whoever has 16 points or more, a bonus of each of the five colours and a Time token meets the Infinity Gauntlet and triggers the end.
rule-E3 =
    { $edition ->
       *[splendor] The round is played to its end, so that all have had as many turns. Most points win; tied: fewest cards bought; still tied: the win is shared.
        [marvel] The round is played to its end, so that all have had as many turns.
    }
rule-E4 = Among those who meet the Gauntlet then, most points win; tied: the one of them who holds Avengers Assemble; else fewest characters; still tied: the win is shared.
rule-E5 = Whoever triggered the end and then lost Avengers Assemble may fall below 16. If nobody meets the Gauntlet at the end of the round, the game goes on.


## Keyboard

keys-title = Keyboard
keys-everywhere = On every page
keys-at-table = At the table
keys-take = Take a stone, or put it back
keys-card = Choose a card: level, then column
keys-deck = Choose the top card of a deck
keys-hand = Choose one of your reserved cards
keys-buy =
    { $edition ->
       *[splendor] Buy the chosen card
        [marvel] Recruit the chosen character
    }
keys-reserve = Reserve the chosen card
keys-pay = Another way to pay
keys-confirm = Confirm
keys-cancel = Cancel
keys-move = Move between cards, tokens and players
keys-notation = Type a move
keys-rules = The rules
keys-help = This list
keys-log = To the moves
keys-takeback = Take back
keys-sound = Sound on or off
keys-step = One move back or on
keys-turn = One turn back or on
keys-ends = To the start or the end
keys-play = Play or pause


## For screen readers

sr-skip = To the table
sr-card =
    { $edition ->
       *[splendor] Level { $level }, bonus: { $bonus }, { $points }, price: { $price }
        [marvel] { $name }, level { $level }, bonus: { $bonus }, { $points }, price: { $price }
    }
sr-card-tags =
    { $count ->
        [one] { $count } Avengers tag
       *[other] { $count } Avengers tags
    }
sr-card-time = brings the Time stone
sr-card-can = you can pay for it
sr-card-cannot = missing: { $gems }
sr-card-chosen = chosen
sr-card-new = new on the table
sr-card-hidden = hidden from the others
sr-deck =
    { $count ->
        [0] Deck of level { $level }, empty
        [one] Deck of level { $level }, { $count } card left
       *[other] Deck of level { $level }, { $count } cards left
    }
sr-facedown = Reserved card of level { $level }, face down
sr-empty-space = Empty space, level { $level }
sr-pile = Bank: { $gems }
sr-pile-empty = Bank: no { $gem } left
sr-pile-staged =
    { $count ->
        [one] { $count } chosen
       *[other] { $count } chosen
    }
sr-tile =
    { $edition ->
       *[splendor] Noble, { $points }, asks for bonuses: { $demand }
        [marvel] Location { $name }, { $points }, asks for bonuses: { $demand }
    }
sr-tile-owner = taken by { $name }
sr-player = { $name }: { $points }
sr-player-tokens = tokens: { $gems }
sr-player-bonuses = bonuses: { $gems }
sr-player-reserved =
    { $count ->
        [one] { $count } card reserved
       *[other] { $count } cards reserved
    }
sr-held = { $number } tokens of at most { $limit }
sr-clock = { $time } left


## Other pages

notfound-title = Nothing on this table
notfound-about = There is no page here. Perhaps the link was cut short.
notfound-home = To the home page


## The terminal game

# The head of the table: how far the game goes, and whose move it is.
terminal-head =
    { $edition ->
       *[splendor] to { $goal } prestige points, { $name } to move
        [marvel] to { $goal } Infinity Points, { $name } to move
    }
terminal-head-you =
    { $edition ->
       *[splendor] to { $goal } prestige points, you are to move
        [marvel] to { $goal } Infinity Points, you are to move
    }
terminal-head-over =
    { $edition ->
       *[splendor] to { $goal } prestige points, the game is over
        [marvel] to { $goal } Infinity Points, the game is over
    }
terminal-narrow = Too narrow: the table needs { $columns } columns.
# Labels at the left of a row: nine letters at most.
terminal-tokens = tokens
terminal-bonuses = bonuses
terminal-reserved = reserved
# What the pairs of numbers in a low row of players are.
terminal-legend = tokens+bonuses
terminal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
terminal-facedown = level { $level }, face down
terminal-unseen = unseen
terminal-colours = { $number }/{ $all } colours
terminal-won-tiles =
    { $edition ->
       *[splendor] nobles
        [marvel] locations
    }
terminal-assemble = Assemble
# A card in one line: $thing is its name, bonus and points.
terminal-card = { $thing } for { $price }
# $deck is as one would type it.
terminal-event-reserved-deck = { $name } reserves the top card of { $deck }
terminal-event-reserved-deck-you = You reserve the top card of { $deck }
terminal-event-bought-from-hand = { $sentence } (from the hand)
terminal-event-goes-on = { $sentence }: the round is played to its end (E3)
terminal-won = { $name } wins.
terminal-shared = { $names } share the win.
terminal-place-shared = { $place } (shared)
terminal-tie-cards =
    { $edition ->
       *[splendor] { $first } and { $second } are tied on points: fewer cards decide ({ $rule }).
        [marvel] { $first } and { $second } are tied on points: fewer characters decide ({ $rule }).
    }
terminal-tie-assemble = { $first } and { $second } are tied on points: Avengers Assemble decides ({ $rule }).

# Above the groups of possible moves.
terminal-moves-buy =
    { $edition ->
       *[splendor] Buy
        [marvel] Recruit
    }
terminal-moves-take = Take
terminal-moves-reserve = Reserve
terminal-moves-return = Return
terminal-moves-claim = Claim
terminal-moves-pass = Pass
terminal-you-pay = { $card }; you pay { $payment }
terminal-you-pay-nothing = { $card }; you pay nothing
terminal-top = the top card of level { $level }, unseen by the others
terminal-refused = { $typed }: { $reason }
terminal-refused-lacking = { $refusal }; for { $card } you lack { $gems }
terminal-refused-price = { $refusal }; the price is { $gems }
terminal-lacking-wild =
    { $count ->
        [one] { $gems }, of which { $wild } can stand for one
       *[other] { $gems }, of which { $wild } can stand for { $count }
    }
terminal-pay-for = For { $card }:
terminal-pay-cannot = you can't pay for it: you lack { $gems }
terminal-pay-usual = (what a plain buy pays)
terminal-pay-which = pay for which card? For example: { $first }, or { $second }

# Where something is typed. Moves and commands are typed as they stand in every language.
terminal-ask = { $name } >
terminal-ask-return =
    { $count ->
        [one] return { $count } token >
       *[other] return { $count } tokens >
    }
terminal-ask-claim =
    { $edition ->
       *[splendor] claim a noble >
        [marvel] claim a location >
    }
terminal-ask-resign = Give up? yes or no:
terminal-ask-seat = { $name }, it is your turn. The others look away; press Enter:
terminal-hint = Type ? for what you may do, help for the rest.
terminal-hint-first = Type ? for your moves, help for help.
terminal-marks = On the cards: { $tick } you can pay for it, -3 you lack three tokens.
terminal-unread-verb = { $typed } is not a move: { $verbs }.
terminal-unread-several = { $typed } could be more than one: { $choices }.
terminal-unread-gems = { $typed } is not a set of gems: { $letters }.
terminal-unread-card = { $typed } is not a card on the table, nor a place like 2c, deck3 or hand1.
terminal-unread-tile =
    { $edition ->
       *[splendor] { $typed } is not a noble on the table: { $choices }.
        [marvel] { $typed } is not a location on the table: { $choices }.
    }
terminal-complete-take = take which gems? For example: { $examples }
terminal-complete-buy =
    { $edition ->
       *[splendor] buy which card? For example: { $examples }
        [marvel] recruit which card? For example: { $examples }
    }
terminal-complete-reserve = reserve which card? For example: { $examples }
terminal-complete-return = return which token? For example: { $examples }
terminal-complete-claim =
    { $edition ->
       *[splendor] claim which noble? For example: { $examples }
        [marvel] claim which location? For example: { $examples }
    }
# Between two examples of what may be typed.
terminal-or = { $first }, or { $last }

terminal-guide-moves = Moves, as you type them (capitals or not; the beginning of a word is enough):
terminal-guide-take = three different gems; { $other }: two of one colour
terminal-guide-buy = a card of the table; { $other }: one of your hand
terminal-guide-name = the same by name
terminal-guide-paying = with tokens of your choice (see: pay 2c)
terminal-guide-reserve = a card of the table; { $other }: the top of a deck
terminal-guide-return = when you have more tokens than you may keep
terminal-guide-claim =
    { $edition ->
       *[splendor] when you meet several nobles
        [marvel] when you meet several locations
    }
terminal-guide-pass = when nothing else is possible
terminal-guide-commands = Commands:
terminal-command-moves = what you may do now
terminal-command-pay = the ways to pay for a card
terminal-command-table = draw the table again
terminal-command-undo = back to the last decision of a person here
terminal-command-resign = give up
terminal-command-save = write the game to a file
terminal-command-record = the game so far, as text
terminal-command-rules = the rules, or one of them
terminal-command-quit = leave; the game is saved
terminal-rules-all = Every rule with its tests, in English: docs/rules.md
terminal-no-rule = { $typed } is not the number of a rule of this game: type rules for those

terminal-going-on = Going on with { $path }.
terminal-another = Another game: { $command }
terminal-commitment = Commitment { $commitment }
terminal-seed = Seed       { $seed }
terminal-taken-back = Taken back. The decks keep their order: cards that you have seen come again.
terminal-nothing-back = there is no decision of yours to take back
terminal-earlier =
    { $count ->
        [one] ({ $count } line before these)
       *[other] ({ $count } lines before these)
    }
terminal-saved-to = Saved to { $path }. The file holds the order of the decks: don't peek.
terminal-saved = Saved. To go on: { $command }
terminal-not-saved = Nothing has been played, so nothing is saved.
terminal-record-in = The record is in { $path }. To check the deal, or to see the game again:
terminal-not-kept = The game can't be kept where it was: { $detail }
terminal-now-in = It is now in { $path }

# What can't be done: one line, begun with the program's name. Where Fluent is not installed, the key is all that is said.
terminal-seat-unknown = { $seat } can't sit at the table: choose for --seats from { $choices }
terminal-seat-options = { $seat }: players take no options at this table: choose { $name }. With options they play in { $arena }
terminal-seats-number = { $seats } seats are filled, but { $players } are to play
terminal-players = { $game } is for { $choices } players, not { $number }
terminal-load-alone = a saved game brings its edition, players and seed: --load goes with none of them
terminal-load-input = a game to go on with has to be in a file: standard input is for your moves
terminal-seed-range = a seed is a whole number from 0 to 2^{ $bits }-1, not { $seed }
no-such-file = no such file: { $name }
that-is-a-folder = that is a folder: { $name }
no-permission = there is no permission for this file: { $name }
file-trouble = { $detail }: { $name }
not-text = { $path } is not a record: it is not text ({ $detail })
broken-record = { $path }: { $detail }
wrong-seats = { $path } is a game of { $players } players, but --seats names { $seats }
file-exists = { $path } exists already: choose another name
no-folder = { $path } can't be written: there is no folder { $folder }
not-writable = { $path } can't be written: { $detail }
not-saved-anywhere = the game could not be saved: neither this folder nor the temporary one can be written to
no-such-ply = --ply { $ply }: this record has plies 0 to { $plies }


## Computers against each other: `parure arena`

arena-playing = Playing
arena-played = { $game }, players: { $players }, games: { $games }, deals: { $deals }
arena-column-player = Player
arena-column-wins = Wins
arena-column-place = Place
arena-column-points = Points
arena-column-time = ms/move
arena-meetings = How often the row comes before the column, in %:
arena-seats = Wins by seat   { $shares }
arena-length = Decisions in a game, on average: { $decisions }
arena-capped =
    { $count ->
        [one] { $count } game was stopped after { $most } decisions, and ranked as it stood.
       *[other] { $count } games were stopped after { $most } decisions, and ranked as they stood.
    }
arena-few = Fewer than { $least } deals: the intervals are rough.
arena-faults =
    { $count ->
        [one] { $count } game was lost by a player who could not go on:
       *[other] { $count } games were lost by players who could not go on:
    }
arena-kept = Records, report.json and report.png are in { $path }
arena-stopped = Stopped: { $done } of { $games } games are kept. To go on: { $command }
arena-stopped-lost = Stopped. Without --out nothing is kept.
arena-number = { $option } is a whole number from 1, not { $number }
arena-two = it takes two players or more: choose from { $choices }
arena-unknown = there is no player called { $name }: choose from { $choices }
arena-anchor = { $name } does not take part, so it can't be the anchor: choose from { $choices }
arena-other = { $path } holds another tournament: { $setting } is { $there } there, and { $here } here
arena-in-use = { $path } is in use: somebody is playing into it already
