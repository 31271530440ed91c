### Parure en español. Cómo se escriben los mensajes está al principio de en.ftl. Palabras de los reglamentos: ficha,
### bonificación, carta de desarrollo, noble, puntos de prestigio; carta de personaje, ubicación, reclutar, Puntos del
### Infinito, Guantelete del Infinito, etiquetas de los Vengadores, Ensamble de Vengadores. Se tutea al jugador.

-parure = Parure


## Words used everywhere

ok = Aceptar
cancel = Cancelar
close = Cerrar
back = Atrás
next = Siguiente
yes = Sí
copy = Copiar
copied = Copiado
loading = Cargando…
you = Tú
computer = Ordenador
player-number = Jugador { $number }
list-and = { $first } y { $last }
list-comma = { ", " }
language = Idioma
page-title = { $page } · { -parure }


## The two games

edition-splendor = Splendor
edition-marvel = Splendor: Marvel
edition-about =
    { $edition ->
       *[splendor] A 15 puntos de prestigio, con nobles
        [marvel] A 16 Puntos del Infinito, los cinco colores y una piedra del Tiempo
    }

## Stones. The letter is the one on the stone, in every language.

gem-splendor-W = diamante
    .count =
        { $count ->
            [one] { $count } diamante
           *[other] { $count } diamantes
        }
    .colour = blanco
gem-splendor-U = zafiro
    .count =
        { $count ->
            [one] { $count } zafiro
           *[other] { $count } zafiros
        }
    .colour = azul
gem-splendor-G = esmeralda
    .count =
        { $count ->
            [one] { $count } esmeralda
           *[other] { $count } esmeraldas
        }
    .colour = verde
gem-splendor-R = rubí
    .count =
        { $count ->
            [one] { $count } rubí
           *[other] { $count } rubíes
        }
    .colour = rojo
gem-splendor-K = ónice
    .count =
        { $count ->
            [one] { $count } ónice
           *[other] { $count } ónices
        }
    .colour = negro
gem-splendor-D = oro
    .count =
        { $count ->
            [one] { $count } ficha de oro
           *[other] { $count } fichas de oro
        }
    .colour = amarillo
gem-marvel-Y = Mente
    .count =
        { $count ->
            [one] { $count } ficha de Mente
           *[other] { $count } fichas de Mente
        }
    .colour = amarillo
gem-marvel-P = Poder
    .count =
        { $count ->
            [one] { $count } ficha de Poder
           *[other] { $count } fichas de Poder
        }
    .colour = morado
gem-marvel-U = Espacio
    .count =
        { $count ->
            [one] { $count } ficha de Espacio
           *[other] { $count } fichas de Espacio
        }
    .colour = azul
gem-marvel-R = Realidad
    .count =
        { $count ->
            [one] { $count } ficha de Realidad
           *[other] { $count } fichas de Realidad
        }
    .colour = rojo
gem-marvel-O = Alma
    .count =
        { $count ->
            [one] { $count } ficha de Alma
           *[other] { $count } fichas de Alma
        }
    .colour = naranja
gem-marvel-S = S.H.I.E.L.D.
    .count =
        { $count ->
            [one] { $count } ficha de S.H.I.E.L.D.
           *[other] { $count } fichas de S.H.I.E.L.D.
        }
    .colour = gris
gem-marvel-T = Tiempo
    .count =
        { $count ->
            [one] { $count } ficha de Tiempo
           *[other] { $count } fichas de Tiempo
        }
    .colour = verde

## Cards, tiles, what they are worth

points-name =
    { $edition ->
       *[splendor] puntos de prestigio
        [marvel] Puntos del Infinito
    }
points-count =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
points-short = { $points } pt
cards-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
        [marvel] { $count ->
            [one] { $count } personaje
           *[other] { $count } personajes
        }
    }
tiles-name =
    { $edition ->
       *[splendor] Nobles
        [marvel] Ubicaciones
    }
tiles-count =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } noble
           *[other] { $count } nobles
        }
        [marvel] { $count ->
            [one] { $count } ubicación
           *[other] { $count } ubicaciones
        }
    }
tokens-name = Fichas
bonuses-name = Bonificaciones
tags-name = Etiquetas de los Vengadores
tags-count =
    { $count ->
        [one] { $count } etiqueta
       *[other] { $count } etiquetas
    }
goal-name =
    { $edition ->
       *[splendor] meta
        [marvel] Guantelete
    }
gauntlet = Guantelete del Infinito
assemble = Ensamble de Vengadores
bank = Banco
deck = Mazo { $level }
level = Nivel { $level }
reserved-name = Reservadas
nothing = nada


## What happened: the log and the announcements

event-took = { $name } toma { $gems }
event-took-you = Tomas { $gems }
event-reserved = { $name } reserva { $card }
event-reserved-you = Reservas { $card }
event-reserved-deck = { $name } reserva la carta superior del mazo { $level }
event-reserved-deck-you = Reservas la carta superior del mazo { $level }
event-drew = { $name } roba { $card }
event-drew-you = Robas { $card }
event-gained = { $name } recibe { $gem }
event-gained-you = Recibes { $gem }
event-bought =
    { $edition ->
       *[splendor] { $name } compra { $card } y paga { $payment }
        [marvel] { $name } recluta a { $card } y paga { $payment }
    }
event-bought-you =
    { $edition ->
       *[splendor] Compras { $card } y pagas { $payment }
        [marvel] Reclutas a { $card } y pagas { $payment }
    }
event-bought-free =
    { $edition ->
       *[splendor] { $name } compra { $card } gratis
        [marvel] { $name } recluta gratis a { $card }
    }
event-bought-free-you =
    { $edition ->
       *[splendor] Compras { $card } gratis
        [marvel] Reclutas gratis a { $card }
    }
event-from-hand = de la mano
event-led = { $name } toma el Ensamble de Vengadores
event-led-you = Tomas el Ensamble de Vengadores
event-led-from = { $name } le quita el Ensamble de Vengadores a { $previous }
event-led-from-you = Le quitas el Ensamble de Vengadores a { $previous }
event-led-from-yours = { $name } te quita el Ensamble de Vengadores
event-dealt = Nueva en la mesa: { $card }
event-returned = { $name } devuelve { $gem }
event-returned-you = Devuelves { $gem }
event-claimed =
    { $edition ->
       *[splendor] { $name } recibe al noble { $tile }
        [marvel] { $name } toma la ubicación { $tile }
    }
event-claimed-you =
    { $edition ->
       *[splendor] Recibes al noble { $tile }
        [marvel] Tomas la ubicación { $tile }
    }
event-passed = { $name } pasa: nada es posible (A11)
event-passed-you = Pasas: nada es posible (A11)
event-met-goal =
    { $edition ->
       *[splendor] { $name } alcanza la meta
        [marvel] { $name } cumple las condiciones del Guantelete
    }
event-met-goal-you =
    { $edition ->
       *[splendor] Alcanzas la meta
        [marvel] Cumples las condiciones del Guantelete
    }
event-last-round = se completa la ronda (E3)
event-resigned = { $name } se rinde
event-resigned-you = Te rindes
# What happens beside the moves
event-left = { $name } se ha ido; sigue jugando un ordenador
event-away = { $name } ha perdido la conexión
event-back = { $name } ha vuelto
event-took-back = { $name } deshace una jugada
event-took-back-you = Deshaces una jugada
event-flagged = { $name } se ha quedado sin tiempo
event-flagged-you = Te has quedado sin tiempo
event-turn-you = Te toca
event-ended = Fin de la partida


## Why the rules refuse something: one for each parure.Reason, with the number of the rule

reason-not_an_action = Esta no es una de las acciones del turno (regla { $rule })
reason-no_such_seat = No hay tal asiento en esta mesa (regla { $rule })
reason-game_over = La partida ha terminado (regla { $rule })
reason-deal_first = Antes hay que descubrir una carta (regla { $rule })
reason-return_first = Hay más de diez fichas: antes hay que devolver una (regla { $rule })
reason-claim_first =
    { $edition ->
       *[splendor] Varios nobles pueden venir: antes hay que elegir uno (regla { $rule })
        [marvel] Se cumplen varias ubicaciones: antes hay que elegir una (regla { $rule })
    }
reason-nothing_to_deal = Ahora no hay que descubrir ninguna carta (regla { $rule })
reason-nothing_to_return = Solo se devuelven fichas cuando se tienen más de diez (regla { $rule })
reason-nothing_to_claim =
    { $edition ->
       *[splendor] Solo se elige un noble al final de un turno en el que varios pueden venir (regla { $rule })
        [marvel] Solo se elige una ubicación al final de un turno en el que se cumplen varias (regla { $rule })
    }
reason-no_gems = Hay que tomar al menos una gema (regla { $rule })
reason-special_token =
    { $edition ->
       *[splendor] El oro no se toma como las gemas: solo llega con una carta reservada (regla { $rule })
        [marvel] Las fichas de S.H.I.E.L.D. y de Tiempo no se toman como las demás (regla { $rule })
    }
reason-pile_empty = En el banco no hay tantas de ese color (regla { $rule })
reason-too_many = Como mucho tres de colores diferentes, o dos del mismo color (regla { $rule })
reason-too_few = Mientras queden tres colores hay que tomar tres diferentes (regla { $rule })
reason-pile_low = Para tomar dos del mismo color debe haber al menos cuatro (regla { $rule })
reason-no_such_place = No hay tal lugar en la mesa (regla { $rule })
reason-slot_empty = Ese espacio está vacío (regla { $rule })
reason-deck_empty = Ese mazo está agotado (regla { $rule })
reason-not_reservable = Solo se puede reservar una carta boca arriba o la superior de un mazo (regla { $rule })
reason-hand_full = Ya hay tres cartas reservadas (regla { $rule })
reason-not_for_sale =
    { $edition ->
       *[splendor] Solo se puede comprar una carta boca arriba o una de la propia mano (regla { $rule })
        [marvel] Solo se puede reclutar un personaje boca arriba o uno de la propia mano (regla { $rule })
    }
reason-not_in_hand = No hay tal carta en la mano (regla { $rule })
reason-too_dear =
    { $edition ->
       *[splendor] Las gemas y el oro juntos no cubren el coste (regla { $rule })
        [marvel] Las piedras y las fichas de S.H.I.E.L.D. juntas no cubren el coste (regla { $rule })
    }
reason-time_pays_nothing = Una ficha de Tiempo nunca sirve para pagar (regla { $rule })
reason-not_held = El pago tiene fichas que no tienes (regla { $rule })
reason-overpaid = El pago es mayor que el coste (regla { $rule })
reason-underpaid = El pago es menor que el coste (regla { $rule })
reason-time_stays = Una ficha de Tiempo no se puede devolver (regla { $rule })
reason-none_to_return = No tienes ninguna ficha de esa clase (regla { $rule })
reason-tile_not_out =
    { $edition ->
       *[splendor] Ese noble no está en la mesa (regla { $rule })
        [marvel] Esa ubicación no está en la mesa (regla { $rule })
    }
reason-tile_not_met =
    { $edition ->
       *[splendor] Tus bonificaciones no bastan para ese noble (regla { $rule })
        [marvel] Tus bonificaciones no bastan para esa ubicación (regla { $rule })
    }
reason-must_act = Quien puede hacer algo no puede pasar (regla { $rule })
reason-not_in_deck = Esa carta no está en el mazo del que se descubre (regla { $rule })


## What the server answers when it refuses: one for each code of docs/protocol.md

error-bad_request = El servidor no ha entendido la petición.
error-bad_action = No se entiende esa jugada.
error-bad_record = Ese archivo no es el registro de una partida, o no se puede reproducir.
error-no_token = Eso solo puede hacerlo quien está sentado en esta mesa.
error-wrong_token = Ese enlace o asiento no es de esta mesa.
error-wrong_origin = Esta página no puede hablar con ese servidor.
error-no_table = Aquí no hay tal mesa ni tal partida.
error-not_allowed = Eso no se puede hacer aquí.
error-illegal_action = Las reglas no lo permiten.
error-stale_version = Entretanto la partida ha seguido; así está ahora.
error-not_your_turn = No es tu turno.
error-not_started = La partida no ha empezado: quedan asientos libres.
error-game_over = La partida ha terminado.
error-not_over = Eso solo se puede ver cuando la partida ha terminado.
error-seat_taken = Ese asiento está ocupado.
error-no_take_back = Ahora no se puede deshacer: se ha visto una carta nueva o hay otras personas en la mesa.
error-too_large = Eso es demasiado grande para el servidor.
error-too_fast = Demasiado a la vez: espera un momento.
error-trouble = Algo ha fallado en el servidor; no ha cambiado nada.
error-unavailable = El servidor está ocupado o se detiene: inténtalo en un momento.
error-offline = No se puede llegar al servidor.
error-unknown = Algo ha ido mal: { $detail }


## Computers

agent-random = Aleatorio
    .about = Hace cualquier jugada legal, todas con la misma probabilidad
    .seat = Aleatorio
agent-greedy = Codicioso
    .about = Planea hacia las mejores cartas a su alcance; buen rival para principiantes
    .seat = Codicioso
agent-novice = Novato
    .about = Va a por lo que tiene a mano, y a menudo se equivoca
    .seat = novato
agent-apprentice = Aprendiz
    .about = Mira un poco más lejos y falla de vez en cuando
    .seat = aprendiz
agent-trader = Comerciante
    .about = Planea algunas compras a ojo, con deslices
    .seat = comerciante
agent-artisan = Artesano
    .about = Juega con intuición experta
    .seat = artesano
agent-jeweller = Joyero
    .about = Piensa unas jugadas por delante
    .seat = joyero
agent-expert = Experto
    .about = Piensa por delante antes de cada jugada
    .seat = experto
agent-master = Maestro
    .about = Piensa por delante a fondo
    .seat = maestro
agent-grandmaster = Gran maestro
    .about = Piensa hasta un segundo antes de cada jugada: el más fuerte de todos
    .seat = gran maestro
agent-instinct = Instinto
    .about = Hace lo que le parece mejor, sin pensar por delante
    .seat = instinto
agent-search = Búsqueda
    .about = Piensa por delante hasta un segundo
    .seat = búsqueda
agent-net = Red neuronal
    .about = Piensa por delante con una red que aprendió jugando contra sí misma
    .seat = red
agent-strength = Fuerza { $strength } de { $strongest }
computer-name-1 = Otto
computer-name-2 = Mira
computer-name-3 = Ren
computer-name-4 = Ada


## Home

home-title = Acerca una silla, elige unas gemas
home-lead = Dos juegos, de dos a cuatro asientos, sin cuenta. Cada partida se guarda y se puede volver a ver jugada a jugada.
home-choose = ¿Qué te apetece hacer?
home-computer = Contra el ordenador
    .about = Empieza enseguida
home-friends = Con amigos
    .about = Envía un enlace o pasad la pantalla
home-watch = Ver o repetir
    .about = Partidas de ahora y guardadas
home-game = Juego
home-seats = Asientos
home-seats-count =
    { $count ->
        [one] { $count } asiento
       *[other] { $count } asientos
    }
home-opponents = Rivales
home-seat-number = Asiento { $number }
home-seat-random = Los asientos se sortean
home-order = Quién empieza
home-order-random = Por sorteo
home-order-me = Empiezo yo
home-order-given = En este orden
home-your-name = Tu nombre
home-name-hint = Hasta 40 caracteres
home-start = Empezar la partida
home-create = Preparar la mesa
home-starting = Preparando…
home-pace = Ritmo del ordenador
home-pace-fast = Rápido
home-pace-normal = Medio
home-pace-calm = Tranquilo
home-clock = Reloj
home-clock-none = Sin reloj
home-clock-minutes = { $minutes } min + { $seconds } s por turno
home-clock-own = A tu gusto…
home-clock-own-minutes = Minutos por jugador
home-clock-own-seconds = Segundos por turno
home-listed = Mostrarla entre las mesas abiertas
home-pass-and-play = Una sola pantalla: entre turnos se ocultan las cartas de todos hasta que llega el siguiente jugador.
home-links-next = En la página siguiente hay un enlace para cada amigo.
home-continue = Seguir
home-continue-with = Seguir con { $names }
home-continue-round = Ronda { $round }
home-open-tables = Mesas abiertas
home-no-open-tables = Ahora ninguna mesa espera jugadores.
home-playing = Partidas en curso
home-no-playing = Ahora no se juega ninguna partida pública.
# $score: each player's points, as 7 : 5.
home-score = puntos { $score }
home-join = Unirse
home-spectate = Mirar
home-waiting-for =
    { $count ->
        [one] Espera a { $count } jugador
       *[other] Espera a { $count } jugadores
    }
home-nobody-yet = Aún no hay nadie
home-address = Enlace o número de una mesa
home-address-wrong = Eso no es ni un enlace ni el número de una mesa.
home-open = Abrir
home-record = Repetir un registro
    .about = Elige un archivo .parure o suéltalo aquí
home-record-choose = Elegir un archivo
home-record-paste = O pega su texto
home-finished = Partidas terminadas
home-my-games = Mis partidas
home-no-games = Aquí aparecerán las partidas que juegues en este navegador.
home-forget = Olvidar esta partida
home-tutor = ¿Primera vez? Aprende en tres minutos
home-weaker = Más débil
home-stronger = Más fuerte
home-learn = Aprender
home-rules = Reglas
home-settings = Ajustes
home-gallery = Todas las cartas
home-footer = Una mesa hecha por aficionados para Splendor y Splendor: Marvel, de Marc André (Space Cowboys). Ilustraciones propias, sin relación con la editorial.

## Who a seat is for

seat-me = Tú
seat-here = Una persona ante esta pantalla
seat-friend = Un amigo, por enlace
seat-friend-about = recibe su propio enlace
seat-anyone = Cualquiera
seat-anyone-about = quien llegue primero
seat-computer = Ordenador
seat-free = Asiento libre
seat-left = se ha ido
seat-away = sin conexión
seat-resigned = se ha rendido
seat-flagged = sin tiempo
seat-level = { $name } ({ $level })


## Waiting for players

lobby-title = La mesa está puesta
lobby-waiting =
    { $count ->
        [one] Falta { $count } jugador
       *[other] Faltan { $count } jugadores
    }
lobby-starts = La partida empieza sola cuando todos los asientos están ocupados.
lobby-rematch-starts = La partida empieza sola cuando todos hayan aceptado.
lobby-agreed = ha aceptado
lobby-not-agreed = aún no ha respondido
lobby-back = Volver al resultado
lobby-link-for = Enlace para el asiento { $number }
lobby-copy = Copiar el enlace
lobby-share = Compartir…
lobby-share-text = Una partida de { $game }: siéntate aquí
lobby-once = Estos enlaces solo se muestran en este navegador: deja abierta la página hasta que lleguen tus amigos.
lobby-invited = Te invitan a una partida de { $game }
lobby-sit = Sentarse
lobby-leave = Dejar la mesa
lobby-listed = Esta mesa está abierta: cualquiera puede unirse.
lobby-watch-link = Enlace para mirar


## The table: heads, states, bar

table-round = Ronda { $round }
table-your-turn = Te toca
table-turn = Turno de { $name }
table-thinking = { $name } está pensando
table-away = { $name } está sin conexión
thinking = pensando
table-last-round = Última ronda
table-over = Fin de la partida
table-watching = Estás mirando
table-menu = Menú
table-moves = Jugadas
table-no-moves = Aún no hay jugadas.
table-new = nueva
table-empty-space = vacío
table-market = Cartas en la mesa
table-opponents = Rivales
table-you = Tus cartas y fichas
table-hidden = Oculta para los demás
table-assemble-nobody = De nadie: 3 etiquetas
table-assemble-holder =
    { $count ->
        [one] { $name }, { $count } etiqueta
       *[other] { $name }, { $count } etiquetas
    }
table-distance =
    { $count ->
        [0] Meta alcanzada
        [one] Falta { $count } punto
       *[other] Faltan { $count } puntos
    }
table-gauntlet-points = { $points } de { $goal } Puntos del Infinito
table-gauntlet-colours = { $number } de 5 colores
table-gauntlet-time = Piedra del Tiempo
table-met = cumplido
table-not-met = aún no cumplido
table-notation = Escribe una jugada
table-notation-hint = p. ej. { $example }

bar-choose =
    { $edition ->
       *[splendor] Toma gemas, reserva o compra una carta
        [marvel] Toma piedras, reserva o recluta un personaje
    }
bar-choose-more = Gemas: elige más o confirma
bar-label = Tu jugada
bar-take = Tomar
bar-take-count =
    { $count ->
        [one] Tomar { $count }
       *[other] Tomar { $count }
    }
bar-take-more =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
bar-after = { $number } de { $limit } después
bar-after-over =
    { $count ->
        [one] { $number } de { $limit } después: devolverás { $count } ficha
       *[other] { $number } de { $limit } después: devolverás { $count } fichas
    }
bar-buy =
    { $edition ->
       *[splendor] Comprar
        [marvel] Reclutar
    }
bar-buy-card =
    { $edition ->
       *[splendor] Comprar { $card }
        [marvel] Reclutar a { $card }
    }
bar-pay = pagas { $payment }
bar-free = gratis
bar-lacking = faltan { $gems }
bar-reserve = Reservar
bar-reserve-card = Reservar { $card }
bar-reserve-deck = Reservar la carta superior del mazo { $level }
bar-with-wild =
    { $edition ->
       *[splendor] con una ficha de oro
        [marvel] con una ficha de S.H.I.E.L.D.
    }
bar-without-wild =
    { $edition ->
       *[splendor] no queda oro
        [marvel] no quedan fichas de S.H.I.E.L.D.
    }
bar-return =
    { $count ->
        [one] Devuelve { $count } ficha
       *[other] Devuelve { $count } fichas
    }
bar-return-button = Devolver
bar-return-why = No puedes quedarte más de { $limit } fichas. También puedes devolver las que acabas de tomar.
bar-choose-tile =
    { $edition ->
       *[splendor] Elige un noble
        [marvel] Elige una ubicación
    }
bar-receive = Recibir
bar-pass = Pasar
bar-pass-why = No hay nada más posible
bar-confirm = Confirmar
bar-sending = Enviando…
bar-next-token = Elige una ficha más para devolver
bar-brings-points =
    { $count ->
        [one] +{ $count } punto
       *[other] +{ $count } puntos
    }
bar-brings-tile =
    { $edition ->
       *[splendor] Viene un noble
        [marvel] Consigues una ubicación
    }
bar-brings-time = Consigues una piedra del Tiempo
bar-brings-assemble = Consigues el Ensamble de Vengadores
bar-brings-goal =
    { $edition ->
       *[splendor] Alcanzas la meta
        [marvel] Cumples las condiciones del Guantelete
    }
bar-brings-colours = Los cinco colores
bar-tags-level = { $number } etiquetas, igual que { $name }: el Ensamble se queda donde está

pay-ways =
    { $count ->
        [one] { $count } forma de pagar
       *[other] { $count } formas de pagar
    }
pay-keep-wild =
    { $edition ->
       *[splendor] guarda el oro
        [marvel] guarda S.H.I.E.L.D.
    }
pay-with-wild =
    { $edition ->
       *[splendor] oro en lugar de { $gems }
        [marvel] S.H.I.E.L.D. en lugar de { $gems }
    }

## Menu and questions

menu-resign = Rendirse
menu-leave = Dejar la mesa
menu-takeback = Deshacer
menu-rematch = Revancha
menu-replay = Repetición
menu-record = Descargar el registro
menu-share = Compartir el enlace
menu-rules = Reglas
menu-keys = Teclado
menu-settings = Ajustes
menu-tutor = Aprender
menu-home = Inicio
menu-sound = Sonido
menu-fullscreen = Pantalla completa
ask-resign = ¿Rendirse?
    .about = Quedas en último lugar; los demás, según esté la partida.
ask-leave = ¿Dejar la mesa?
    .about = Un ordenador sigue jugando por ti. No podrás volver a este asiento.
handover-title = { $name }, te toca
# Somebody left, and another one at this screen stays.
handover-stay = { $name }, la pantalla es tuya
handover-about = Que los demás no miren, por favor: la siguiente pantalla muestra tus cartas reservadas.
handover-ready = Soy { $name }: mostrar mis cartas

## The end of a game

end-win = Gana { $name }
end-win-you = ¡Has ganado!
end-share = { $names } comparten la victoria
end-goal = Se alcanzó la meta y se ha completado la ronda ({ $rules }).
end-stalemate = Todos los jugadores seguidos tuvieron que pasar: tablas, clasificadas según está la partida (A11).
end-resigned = Un jugador se rindió y queda en último lugar; los demás, según está la partida.
end-flagged = { $name } se quedó sin tiempo.
end-place =
    { $place ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[4] 4.º
    }
end-shared-place = compartido
end-result = El resultado
end-meets =
    { $edition ->
       *[splendor] alcanza la meta
        [marvel] cumple el Guantelete
    }
end-misses =
    { $edition ->
       *[splendor] no alcanza la meta
        [marvel] no cumple el Guantelete
    }
end-points =
    { $edition ->
       *[splendor] { $count ->
            [one] { $count } punto de prestigio
           *[other] { $count } puntos de prestigio
        }
        [marvel] { $count ->
            [one] { $count } Punto del Infinito
           *[other] { $count } Puntos del Infinito
        }
    }
end-holds-assemble = tiene el Ensamble de Vengadores
end-tie-cards =
    { $edition ->
       *[splendor] { $first } y { $second } empatan a puntos: deciden menos cartas.
        [marvel] { $first } y { $second } empatan a puntos: deciden menos personajes.
    }
end-tie-assemble = { $first } y { $second } empatan a puntos: decide el Ensamble de Vengadores.
end-rematch = Revancha
end-rematch-waiting = Esperando a los demás
# Between the end and the next game
end-rematch-wanted =
    { $count ->
        [one] { $names } quiere la revancha
       *[other] { $names } quieren la revancha
    }
end-rematch-asked = Te proponen la revancha
end-rematch-agree = Aceptar
end-rematch-go = A la revancha
end-rematch-watch = Mirar la revancha
end-replay = Repetición
end-home = Nueva partida
end-look = Mirar la mesa
end-verify = Verificar el barajado

## Connection, clocks, alerts

connection-connecting = Conectando…
connection-online = Conectado
connection-lost = Conexión perdida: reconectando…
connection-now = Intentar ahora
alert-your-turn = Te toca
    .about = { $game } con { $names }
alert-title = Te toca · { $title }


## Settings

settings-title = Ajustes
settings-language = Idioma
settings-language-auto = El del navegador ({ $language })
settings-theme = Aspecto
settings-theme-auto = El del sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Movimiento
settings-motion-off = Sin movimiento
settings-motion-fast = Rápido
settings-motion-normal = Medio
settings-motion-calm = Tranquilo
settings-motion-reduced = Tu sistema pide menos movimiento: nada vuela.
settings-sound = Sonido
settings-sound-about = Toques suaves de piedras y cartas
settings-notify = Notificaciones
settings-notify-about = Cuando te toca y esta pestaña está oculta
settings-notify-denied = El navegador no permite notificaciones de esta página.
settings-confirm = Confirmar cada jugada
settings-confirm-about = Desactivado: una jugada completa se hace al momento
settings-name = Tu nombre


## Replay and verification

replay-title = Repetición
replay-start = Al principio
replay-end = Al final
replay-previous = Una jugada atrás
replay-next = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-seen = Cartas a la vista
replay-seen-all = Todas las cartas a la vista
replay-seen-spectator = Como lo vio el público
replay-seen-seat = Como lo vio { $name }
replay-turn = Turno { $turn } de { $turns }
replay-jump = Ir al turno
replay-share = Compartir este momento
replay-share-copied = Enlace a este momento copiado
replay-download = Descargar el registro
replay-verify = Verificar el barajado
replay-setup = Preparación
replay-not-over = Una partida se puede repetir cuando ha terminado.
verify-title = ¿Se barajó con limpieza?
verify-about = Antes de la primera jugada el servidor publicó una huella del barajado. Ahora que la partida ha terminado muestra de qué se calculó; cualquiera puede comprobar que nada cambió entretanto.
verify-commitment-label = Huella, publicada antes de la primera jugada
verify-seed-label = Semilla, publicada después de la última
verify-running = Comprobando…
verify-passed = Todo cuadra.
verify-failed = Algo no cuadra.
verify-no-seed = Este registro no tiene semilla o huella, así que su barajado no se puede comprobar.
verify-limits = Demuestra que el orden de las cartas se fijó antes de la primera jugada y no cambió después. No puede demostrar que nadie lo conociera.
verify-in-browser = Calculado también en este navegador
verify-step-headers = El registro nombra su partida, huella y semilla
verify-why-headers = Sin estos tres no habría nada que comparar.
verify-step-commitment = La huella es el SHA-256 de partida, edición, versión y semilla
verify-why-commitment = La semilla que se muestra ahora es la que se prometió antes de la primera jugada: ninguna otra tiene esta huella.
verify-step-table = Las cartas y losetas puestas son las primeras de los mazos barajados
verify-why-table = La semilla dice cómo se barajó cada mazo y las losetas; la mesa se puso exactamente con ellos.
verify-step-reveals = Cada carta nueva salió de lo alto de su mazo
verify-why-reveals = Ninguna carta se coló, se retuvo ni se cambió durante la partida.
verify-step-moves = Todas las jugadas fueron legales
verify-why-moves = Cada jugada se volvió a jugar según las reglas.
verify-step-end = La partida ha terminado donde acaba el registro
verify-why-end = No se cortó nada.
verify-laid-count =
    { $count ->
        [one] { $count } carta o loseta comparada
       *[other] { $count } cartas y losetas comparadas
    }
verify-reveal-count =
    { $count ->
        [one] { $count } carta comparada, en el orden en que salieron
       *[other] { $count } cartas comparadas, en el orden en que salieron
    }


## Tutor: a first game, step by step

tutor-title = Tu primera partida
tutor-offer = ¿Primera vez? Puedo guiarte mientras juegas, en tres minutos.
tutor-show = Sí, guíame
tutor-no = No, gracias
tutor-skip = Saltar la lección
tutor-more = Mostrar la lección
tutor-less = Ocultar la lección por ahora
tutor-done = Seguir jugando
tutor-step = Paso { $step } de { $steps }
tutor-why = ¿Por qué?
tutor-try = Pruébalo
tutor-well-done = Bien hecho.
tutor-welcome =
    { $edition ->
       *[splendor] Comercias con gemas. Quien reúne antes 15 puntos de prestigio anuncia la última ronda.
        [marvel] Diriges un equipo contra Thanos. Quien tiene antes 16 Puntos del Infinito, una bonificación de los cinco colores y la piedra del Tiempo anuncia la última ronda.
    }
tutor-take = Toma tres piedras de colores diferentes: pulsa tres montones y confirma.
    .why = Las piedras son tu dinero. Tres diferentes dejan más puertas abiertas.
tutor-take-two = Puedes tomar dos del mismo color si en el montón hay al menos cuatro.
    .why = Va bien cuando solo te falta un color.
tutor-price =
    { $edition ->
       *[splendor] La parte baja de una carta es su coste, la piedra de arriba a la derecha su bonificación, el número de arriba a la izquierda sus puntos.
        [marvel] La parte baja de un personaje es el coste, la piedra de arriba a la derecha la bonificación, el número de arriba a la izquierda los puntos.
    }
    .why = La línea bajo cada coste muestra cuánto tienes ya.
tutor-buy =
    { $edition ->
       *[splendor] Una carta con el borde iluminado es una que puedes pagar. Púlsala y cómprala.
        [marvel] Un personaje con el borde iluminado es uno que puedes pagar. Púlsalo y reclútalo.
    }
    .why =
        { $edition ->
           *[splendor] Su bonificación abarata las cartas siguientes durante toda la partida: primero las baratas, luego las caras casi gratis.
            [marvel] Su bonificación abarata los personajes siguientes durante toda la partida: primero los baratos, luego los caros casi gratis.
        }
tutor-reserve =
    { $edition ->
       *[splendor] Puedes reservar una carta: la comprarás más tarde, y con ella recibes una ficha de oro. Tres como mucho.
        [marvel] Puedes reservar un personaje: lo reclutarás más tarde, y con él recibes una ficha de S.H.I.E.L.D. Tres como mucho.
    }
    .why =
        { $edition ->
           *[splendor] El oro vale por cualquier color. Y nadie más puede llevarse la carta.
            [marvel] S.H.I.E.L.D. vale por cualquier color. Y nadie más puede llevarse al personaje.
        }
tutor-limit = Al final del turno puedes quedarte diez fichas. Si tienes más, eliges cuáles devuelves.
    .why = Se puede tomar tres y devolver una, si así quedan las tres buenas.
tutor-tiles =
    { $edition ->
       *[splendor] Los nobles visitan a quien tiene las bonificaciones que piden: 3 puntos, sin gastar acción.
        [marvel] Las ubicaciones son de quien tiene las bonificaciones que piden: 3 puntos, sin gastar acción.
    }
    .why = Solo cuentan las bonificaciones, no las fichas. Mira qué colores comparten varias losetas.
tutor-time = Tu primer personaje de nivel 3 te da la piedra del Tiempo.
    .why = Sin ella nadie cumple el Guantelete. No se puede gastar ni devolver, pero cuenta entre tus diez.
tutor-assemble = Tres etiquetas de los Vengadores te dan el Ensamble de Vengadores, 3 puntos. Quien consiga más etiquetas te lo quita.
    .why = También deshace los empates.
tutor-gauntlet = Estas tres marcas son tu camino al Guantelete: 16 puntos, una bonificación de cada uno de los cinco colores, la piedra del Tiempo. Una marca de verificación dice: cumplido.
    .why = Aquí los puntos solos no ganan. Las tres cosas tienen que cumplirse al final de la ronda.
tutor-end =
    { $edition ->
       *[splendor] Con 15 puntos se completa la ronda. Gana quien tiene más puntos; si hay empate, menos cartas.
        [marvel] Cuando alguien cumple el Guantelete se completa la ronda. De quienes lo cumplen, gana quien tiene más puntos.
    }
    .why = Así todos juegan el mismo número de turnos.
tutor-ready = Eso es todo. Juega como quieras: las reglas están en el menú, o pulsa { $key }.


## The rules at hand

rules-title = Las reglas
rules-tutor = Enséñamelo en una partida
rules-number = Regla { $rule }
rules-aim =
    { $edition ->
       *[splendor] Reúne gemas, compra cartas que abaratan las siguientes y gana la visita de los nobles. Quien llega a 15 puntos de prestigio anuncia la última ronda.
        [marvel] Reúne Piedras del Infinito, recluta personajes que abaratan los siguientes y consigue ubicaciones. Quien tiene 16 Puntos del Infinito, una bonificación de cada uno de los cinco colores y la piedra del Tiempo cumple las condiciones del Guantelete del Infinito y anuncia la última ronda.
    }
rules-setup = Contenido y preparación
rules-turn = Un turno: exactamente una de cuatro acciones
rules-turn-end = El final del turno, en este orden
rules-game-end = El final de la partida

rule-C1 =
    { $edition ->
       *[splendor] 90 cartas de desarrollo: 40 de nivel 1, 30 de nivel 2, 20 de nivel 3. Cada una muestra su coste en gemas, una bonificación y sus puntos de prestigio, si los tiene.
        [marvel] 90 cartas de personaje: 40 de nivel 1, 30 de nivel 2, 20 de nivel 3. Cada una muestra su coste en fichas, una bonificación y sus Puntos del Infinito, si los tiene.
    }
rule-C2 =
    { $edition ->
       *[splendor] Fichas de cada una de las cinco gemas: 7 con cuatro jugadores, 5 con tres, 4 con dos. De oro, siempre 5.
        [marvel] Fichas de cada uno de los cinco colores: 7 con cuatro jugadores, 5 con tres, 4 con dos. De S.H.I.E.L.D., siempre 5.
    }
rule-C3 = Fichas verdes de Tiempo: tantas como jugadores.
rule-C4 = Nobles, de 3 puntos cada uno: se descubre al azar uno más que jugadores.
rule-C5 = Ubicaciones de dos lados, de 3 puntos cada una: se eligen al azar tantas como jugadores, con un lado al azar hacia arriba.
rule-C6 = Una loseta de Ensamble de Vengadores, de 3 puntos, al principio de nadie; una loseta de Guantelete del Infinito.
rule-C7 = Cada nivel se baraja por separado y queda boca abajo; cuatro cartas de cada uno están boca arriba.
rule-C8 = Empieza el primer asiento; se juega en sentido horario.
rule-C9 = Juegan dos, tres o cuatro.
rule-A1 = Toma tres fichas de tres colores diferentes. Solo si quedan menos de tres colores pueden ser dos, o incluso una.
rule-A2 = Toma dos fichas del mismo color, si antes hay al menos cuatro.
rule-A3 =
    { $edition ->
       *[splendor] Con estas dos acciones nunca se toma oro.
        [marvel] Con estas dos acciones nunca se toman fichas de S.H.I.E.L.D. (grises) ni de Tiempo (verdes).
    }
rule-A4 =
    { $edition ->
       *[splendor] Reserva una carta boca arriba, o la superior de un mazo sin mostrarla a los demás, y toma una ficha de oro si la hay. También se puede sin oro.
        [marvel] Reserva un personaje boca arriba, o la carta superior de un mazo sin mostrarla a los demás, y toma una ficha de S.H.I.E.L.D. si la hay. También se puede sin ella.
    }
rule-A5 =
    { $edition ->
       *[splendor] En la mano caben tres cartas; solo salen de ella al comprarlas. Las que queden al final no penalizan. Reservar es la única forma de obtener oro.
        [marvel] En la mano caben tres cartas; solo salen de ella al reclutarlas. Las que queden al final no penalizan. Reservar es la única forma de obtener fichas de S.H.I.E.L.D.
    }
rule-A6 =
    { $edition ->
       *[splendor] Compra una carta boca arriba, o una de tu mano, pagando su coste al banco.
        [marvel] Recluta un personaje boca arriba, o uno de tu mano, pagando su coste al banco.
    }
rule-A7 = Cada bonificación de un color descuenta una ficha de ese color. Una carta puede salir gratis; lo que sobra de un descuento no devuelve nada.
rule-A8 =
    { $edition ->
       *[splendor] Una ficha de oro vale por una gema de cualquier color, también en lugar de una que tienes. Nadie paga más que el coste.
        [marvel] Una ficha de S.H.I.E.L.D. vale por una piedra de cualquier color, también en lugar de una que tienes. Nadie paga más que el coste.
    }
rule-A9 = No hay bonificaciones verdes, y una ficha de Tiempo nunca paga nada.
rule-A10 = Una carta que deja la mesa se reemplaza enseguida por otra de su mazo. Si está agotado, el espacio queda vacío.
rule-A11 = Quien no puede hacer ninguna de las cuatro pasa; nadie más puede. Cuando todos seguidos han tenido que pasar, la partida termina y se clasifica como está.
rule-T1 = Al reclutar tu primer personaje de nivel 3 tomas una ficha de Tiempo; nunca más de una.
rule-T2 = El primer jugador con tres etiquetas de los Vengadores toma el Ensamble de Vengadores; quien luego tenga más etiquetas que su dueño se lo quita. Un empate no cambia nada.
rule-T3 =
    { $edition ->
       *[splendor] Las fichas están a la vista. Al final de tu turno puedes quedarte diez, incluido el oro: devuelve las demás que quieras, también recién tomadas.
        [marvel] Las fichas están a la vista. Al final de tu turno puedes quedarte diez, incluidas grises y verdes: devuelve las demás que quieras, también recién tomadas, pero nunca la de Tiempo.
    }
rule-T4 =
    { $edition ->
       *[splendor] Si tus bonificaciones (no las fichas) son las que pide un noble, viene a ti; no puedes negarte. Uno por turno como mucho: si pueden venir varios, eliges.
        [marvel] Si tus bonificaciones (no las fichas) son las que pide una ubicación, la tomas; no puedes negarte. Una por turno como mucho: si se cumplen varias, eliges.
    }
rule-E1 = Quien acaba su turno con 15 puntos o más activa el final.
rule-E2 = Quien tiene 16 puntos o más, una bonificación de cada uno de los cinco colores y una ficha de Tiempo cumple las condiciones del Guantelete del Infinito y activa el final.
rule-E3 =
    { $edition ->
       *[splendor] Se completa la ronda, para que todos jueguen los mismos turnos. Gana quien tiene más puntos; empate: menos cartas compradas; si sigue: victoria compartida.
        [marvel] Se completa la ronda, para que todos jueguen los mismos turnos.
    }
rule-E4 = De quienes cumplen entonces el Guantelete gana quien tiene más puntos; empate: quien de ellos tiene el Ensamble de Vengadores; si no, menos personajes; si sigue: victoria compartida.
rule-E5 = Quien activó el final y luego perdió el Ensamble de Vengadores puede quedar por debajo de 16. Si al final de la ronda nadie cumple el Guantelete, la partida sigue.


## Keyboard

keys-title = Teclado
keys-everywhere = En todas las páginas
keys-at-table = En la mesa
keys-take = Tomar una piedra o dejarla
keys-card = Elegir una carta: nivel y luego columna
keys-deck = Elegir la carta superior de un mazo
keys-hand = Elegir una carta reservada
keys-buy =
    { $edition ->
       *[splendor] Comprar la carta elegida
        [marvel] Reclutar al personaje elegido
    }
keys-reserve = Reservar la carta elegida
keys-pay = Otra forma de pagar
keys-confirm = Confirmar
keys-cancel = Cancelar
keys-move = Moverse entre cartas, fichas y jugadores
keys-notation = Escribir una jugada
keys-rules = Las reglas
keys-help = Esta lista
keys-log = A las jugadas
keys-takeback = Deshacer
keys-sound = Sonido sí o no
keys-step = Una jugada atrás o adelante
keys-turn = Un turno atrás o adelante
keys-ends = Al principio o al final
keys-play = Reproducir o pausar


## For screen readers

sr-skip = A la mesa
sr-card =
    { $edition ->
       *[splendor] Nivel { $level }, bonificación: { $bonus }, { $points }, coste: { $price }
        [marvel] { $name }, nivel { $level }, bonificación: { $bonus }, { $points }, coste: { $price }
    }
sr-card-tags =
    { $count ->
        [one] { $count } etiqueta de los Vengadores
       *[other] { $count } etiquetas de los Vengadores
    }
sr-card-time = da la piedra del Tiempo
sr-card-can = puedes pagarla
sr-card-cannot = faltan: { $gems }
sr-card-chosen = elegida
sr-card-new = nueva en la mesa
sr-card-hidden = oculta para los demás
sr-deck =
    { $count ->
        [0] Mazo de nivel { $level }, agotado
        [one] Mazo de nivel { $level }, queda { $count } carta
       *[other] Mazo de nivel { $level }, quedan { $count } cartas
    }
sr-facedown = Carta reservada de nivel { $level }, boca abajo
sr-empty-space = Espacio vacío, nivel { $level }
sr-pile = Banco: { $gems }
sr-pile-empty = Banco: { $gem }, no queda
sr-pile-staged =
    { $count ->
        [one] { $count } elegida
       *[other] { $count } elegidas
    }
sr-tile =
    { $edition ->
       *[splendor] Noble, { $points }, pide bonificaciones: { $demand }
        [marvel] Ubicación { $name }, { $points }, pide bonificaciones: { $demand }
    }
sr-tile-owner = de { $name }
sr-player = { $name }: { $points }
sr-player-tokens = fichas: { $gems }
sr-player-bonuses = bonificaciones: { $gems }
sr-player-reserved =
    { $count ->
        [one] { $count } carta reservada
       *[other] { $count } cartas reservadas
    }
sr-held = { $number } fichas de { $limit } como mucho
sr-clock = quedan { $time }


## Other pages

notfound-title = En esta mesa no hay nada
notfound-about = Aquí no hay ninguna página. Quizá el enlace llegó cortado.
notfound-home = A la página de inicio


## The terminal game

terminal-head =
    { $edition ->
       *[splendor] a { $goal } puntos de prestigio, juega { $name }
        [marvel] a { $goal } Puntos del Infinito, juega { $name }
    }
terminal-head-you =
    { $edition ->
       *[splendor] a { $goal } puntos de prestigio, te toca
        [marvel] a { $goal } Puntos del Infinito, te toca
    }
terminal-head-over =
    { $edition ->
       *[splendor] a { $goal } puntos de prestigio, fin de la partida
        [marvel] a { $goal } Puntos del Infinito, fin de la partida
    }
terminal-narrow = Demasiado estrecho: la mesa necesita { $columns } columnas.
terminal-tokens = fichas
terminal-bonuses = bonif.
terminal-reserved = reservada
terminal-legend = fichas+bonif.
terminal-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
terminal-facedown = nivel { $level }, boca abajo
terminal-unseen = oculta
terminal-colours = { $number }/{ $all } colores
terminal-won-tiles =
    { $edition ->
       *[splendor] nobles
        [marvel] ubicaciones
    }
terminal-assemble = Ensamble
terminal-card = { $thing } por { $price }
terminal-event-reserved-deck = { $name } reserva la carta superior de { $deck }
terminal-event-reserved-deck-you = Reservas la carta superior de { $deck }
terminal-event-bought-from-hand = { $sentence } (de la mano)
terminal-event-goes-on = { $sentence }: se completa la ronda (E3)
terminal-won = Gana { $name }.
terminal-shared = { $names } comparten la victoria.
terminal-place-shared = { $place } (compartido)
terminal-tie-cards =
    { $edition ->
       *[splendor] { $first } y { $second } empatan a puntos: deciden menos cartas ({ $rule }).
        [marvel] { $first } y { $second } empatan a puntos: deciden menos personajes ({ $rule }).
    }
terminal-tie-assemble = { $first } y { $second } empatan a puntos: decide el Ensamble de Vengadores ({ $rule }).

terminal-moves-buy =
    { $edition ->
       *[splendor] Comprar
        [marvel] Reclutar
    }
terminal-moves-take = Tomar
terminal-moves-reserve = Reservar
terminal-moves-return = Devolver
terminal-moves-claim = Recibir
terminal-moves-pass = Pasar
terminal-you-pay = { $card }; pagas { $payment }
terminal-you-pay-nothing = { $card }; gratis
terminal-top = la carta superior del nivel { $level }, sin que la vean los demás
terminal-refused = { $typed }: { $reason }
terminal-refused-lacking = { $refusal }; para { $card } te faltan { $gems }
terminal-refused-price = { $refusal }; el coste es { $gems }
terminal-lacking-wild =
    { $count ->
        [one] { $gems }, de las que { $wild } puede valer por una
       *[other] { $gems }, de las que { $wild } pueden valer por { $count }
    }
terminal-pay-for = Para { $card }:
terminal-pay-cannot = no puedes pagarla: te faltan { $gems }
terminal-pay-usual = (lo que paga buy sin más)
terminal-pay-which = ¿pagar qué carta? Por ejemplo: { $first } o { $second }

terminal-ask = { $name } >
terminal-ask-return =
    { $count ->
        [one] devuelve { $count } ficha (return) >
       *[other] devuelve { $count } fichas (return) >
    }
terminal-ask-claim =
    { $edition ->
       *[splendor] elige un noble (claim) >
        [marvel] elige una ubicación (claim) >
    }
terminal-ask-resign = ¿Rendirse? yes (sí) o no:
terminal-ask-seat = { $name }, te toca. Que los demás no miren; pulsa Intro:
terminal-hint = Escribe ? para ver qué puedes hacer, help para lo demás.
terminal-hint-first = Escribe ? para ver tus jugadas, help para la ayuda.
terminal-marks = En las cartas: { $tick } puedes pagarla, -3 te faltan tres fichas.
terminal-unread-verb = { $typed } no es una jugada: { $verbs }.
terminal-unread-several = { $typed } puede ser más de una: { $choices }.
terminal-unread-gems = { $typed } no es un conjunto de gemas: { $letters }.
terminal-unread-card = { $typed } no es una carta de la mesa, ni un lugar como 2c, deck3 o hand1.
terminal-unread-tile =
    { $edition ->
       *[splendor] { $typed } no es un noble de la mesa: { $choices }.
        [marvel] { $typed } no es una ubicación de la mesa: { $choices }.
    }
terminal-complete-take = ¿tomar qué gemas? Por ejemplo: { $examples }
terminal-complete-buy =
    { $edition ->
       *[splendor] ¿comprar qué carta? Por ejemplo: { $examples }
        [marvel] ¿reclutar qué personaje? Por ejemplo: { $examples }
    }
terminal-complete-reserve = ¿reservar qué carta? Por ejemplo: { $examples }
terminal-complete-return = ¿devolver qué ficha? Por ejemplo: { $examples }
terminal-complete-claim =
    { $edition ->
       *[splendor] ¿elegir qué noble? Por ejemplo: { $examples }
        [marvel] ¿elegir qué ubicación? Por ejemplo: { $examples }
    }
terminal-or = { $first } o { $last }

terminal-guide-moves = Jugadas, como se escriben (mayúsculas o no; basta el principio de una palabra):
terminal-guide-take = tres gemas diferentes; { $other }: dos del mismo color
terminal-guide-buy = una carta de la mesa; { $other }: una de tu mano
terminal-guide-name = lo mismo por su nombre
terminal-guide-paying = con las fichas que quieras (mira pay 2c)
terminal-guide-reserve = una carta de la mesa; { $other }: lo alto de un mazo
terminal-guide-return = cuando tienes más fichas de las que puedes guardar
terminal-guide-claim =
    { $edition ->
       *[splendor] cuando pueden venir varios nobles
        [marvel] cuando se cumplen varias ubicaciones
    }
terminal-guide-pass = cuando no hay nada más posible
terminal-guide-commands = Órdenes:
terminal-command-moves = qué puedes hacer ahora
terminal-command-pay = las formas de pagar una carta
terminal-command-table = dibujar la mesa otra vez
terminal-command-undo = volver a la última decisión de una persona
terminal-command-resign = rendirse
terminal-command-save = guardar la partida en un archivo
terminal-command-record = la partida hasta ahora, como texto
terminal-command-rules = las reglas, o una de ellas
terminal-command-quit = salir; la partida se guarda
terminal-rules-all = Todas las reglas con sus pruebas, en inglés: docs/rules.md
terminal-no-rule = { $typed } no es el número de una regla de este juego: escribe rules

terminal-going-on = Se sigue con { $path }.
terminal-another = Otra partida: { $command }
terminal-commitment = Huella  { $commitment }
terminal-seed = Semilla { $seed }
terminal-taken-back = Deshecho. Los mazos conservan su orden: las cartas vistas volverán a salir.
terminal-nothing-back = no hay ninguna decisión tuya que deshacer
terminal-earlier =
    { $count ->
        [one] ({ $count } línea antes de estas)
       *[other] ({ $count } líneas antes de estas)
    }
terminal-saved-to = Guardado en { $path }. El archivo contiene el orden de los mazos: no mires.
terminal-saved = Guardado. Para seguir: { $command }
terminal-not-saved = No se ha jugado nada, así que no se guarda nada.
terminal-record-in = El registro está en { $path }. Para comprobar el reparto o volver a ver la partida:
terminal-not-kept = La partida no se puede guardar donde estaba: { $detail }
terminal-now-in = Ahora está en { $path }

terminal-seat-unknown = { $seat } no puede sentarse a la mesa: para --seats se puede elegir entre { $choices }
terminal-seat-options = { $seat }: en esta mesa los jugadores no tienen opciones, elige { $name }. Con opciones juegan en { $arena }
terminal-seats-number = se ocupan { $seats } asientos, pero han de jugar { $players }
terminal-players = { $game } es para { $choices } jugadores, no { $number }
terminal-load-alone = una partida guardada trae su edición, jugadores y semilla: --load no va con ninguno de ellos
terminal-load-input = una partida que se sigue tiene que estar en un archivo: la entrada estándar es para tus jugadas
terminal-seed-range = una semilla es un número entero de 0 a 2^{ $bits }-1, no { $seed }
no-such-file = no existe ese archivo: { $name }
that-is-a-folder = eso es una carpeta: { $name }
no-permission = no hay permiso para este archivo: { $name }
file-trouble = { $detail }: { $name }
not-text = { $path } no es un registro: no es texto ({ $detail })
broken-record = { $path }: { $detail }
wrong-seats = { $path } es una partida de { $players } jugadores, pero --seats nombra { $seats }
file-exists = { $path } ya existe: elige otro nombre
no-folder = no se puede escribir { $path }: no hay carpeta { $folder }
not-writable = no se puede escribir { $path }: { $detail }
not-saved-anywhere = no se pudo guardar la partida: no se puede escribir ni en esta carpeta ni en la temporal
no-such-ply = --ply { $ply }: este registro tiene pasos de 0 a { $plies }


## Ordenadores entre sí: `parure arena`

arena-playing = Jugando
arena-played = { $game }, jugadores: { $players }, partidas: { $games }, repartos: { $deals }
arena-column-player = Jugador
arena-column-wins = Victorias
arena-column-place = Puesto
arena-column-points = Puntos
arena-column-time = ms/jugada
arena-meetings = Cuántas veces la fila queda por delante de la columna, en %:
arena-seats = Victorias por asiento   { $shares }
arena-length = Decisiones por partida, de media: { $decisions }
arena-capped =
    { $count ->
        [one] { $count } partida se detuvo tras { $most } decisiones y se clasificó tal como estaba.
       *[other] { $count } partidas se detuvieron tras { $most } decisiones y se clasificaron tal como estaban.
    }
arena-few = Menos de { $least } repartos: los intervalos son aproximados.
arena-faults =
    { $count ->
        [one] { $count } partida la perdió un jugador que no pudo seguir:
       *[other] { $count } partidas las perdieron jugadores que no pudieron seguir:
    }
arena-kept = Los registros, report.json y report.png están en { $path }
arena-stopped = Detenido: se conservan { $done } de { $games } partidas. Para seguir: { $command }
arena-stopped-lost = Detenido. Sin --out no se conserva nada.
arena-number = { $option } es un número entero a partir de 1, no { $number }
arena-two = hacen falta dos jugadores o más: se puede elegir entre { $choices }
arena-unknown = no hay ningún jugador llamado { $name }: se puede elegir entre { $choices }
arena-anchor = { $name } no participa, así que no puede ser la referencia: se puede elegir entre { $choices }
arena-other = { $path } contiene otro torneo: { $setting } es allí { $there } y aquí { $here }
arena-in-use = { $path } está en uso: alguien ya está jugando ahí
