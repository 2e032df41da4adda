/** Spanish for the information to families about their stored data: its purpose, its retention, and its history. */
export const privacy = {
  // Notice to a parent.
  'What we keep: the name, birth year, club, level, shirt size where it is asked, phone and email of the player; your name and how to reach you; teams, payments, the waiver, scores and goals.':
    'Qué guardamos: el nombre, el año de nacimiento, el club, el nivel, la talla de camiseta donde se pide, el teléfono y el correo electrónico del jugador; su nombre y cómo comunicarnos con usted; equipos, pagos, la exención de responsabilidad, marcadores y goles.',
  'Why: to put teams and games together, to reach you, and to have an adult answer for the player. We sell nothing, show no advertising, and never show how to reach your family in public.':
    'Por qué: para formar equipos y partidos, para comunicarnos con usted y para que un adulto responda por el jugador. No vendemos nada, no mostramos publicidad y nunca mostramos en público cómo comunicarse con su familia.',
  'How long: {player} {waiver} {wishes} {letters}': 'Por cuánto tiempo: {player} {waiver} {wishes} {letters}',
  'See and correct: choose "See what is kept about your child" at the foot of every page of our site. We email a link to your address; it opens the Player ID with everything we keep, and who looked at it. Without an address, call us.':
    'Ver y corregir: elija "Ver lo que guardamos sobre su hijo o hija" al pie de cualquier página de nuestro sitio. Le enviamos un enlace a su correo electrónico; abre la ficha del jugador con todo lo que guardamos, y quién lo miró. Si no tiene correo, llámenos.',
  'Withdraw: the same page, or the link above, takes back the waiver or the choice about photos. Without a waiver a player cannot play until it is signed again.':
    'Retirar: en la misma página, o con el enlace de arriba, se retira la exención de responsabilidad o el permiso para fotos. Sin la exención, un jugador no puede jugar hasta que se firme otra vez.',
  'Erase: the same page erases in one press. {books} Scores and counted goals stay without the name. A backup made before holds the player until it is deleted.':
    'Borrar: la misma página borra con solo oprimir un botón. {books} Los marcadores y los goles contados quedan sin el nombre. Una copia de seguridad anterior contiene al jugador hasta que se elimina.',

  // Data and purposes.
  'The player and the parent: name, birth year, club, level, shirt size where it is asked, phone, email':
    'El jugador y la madre o el padre: nombre, año de nacimiento, club, nivel, talla de camiseta donde se pide, teléfono, correo electrónico',
  'To put teams and games together, and to reach the family.':
    'Para formar equipos y partidos, y para comunicarnos con la familia.',
  'Registrations: teams, wishes and notes, payments, the waiver and who signed it':
    'Inscripciones: equipos, deseos y notas, pagos, la exención de responsabilidad y quién la firmó',
  'To run the tournament, to know who has paid, and to have an adult answer for the player.':
    'Para organizar el torneo, para saber quién pagó y para que un adulto responda por el jugador.',
  'Captains, invitations, and interest in tournaments to come':
    'Capitanes, invitaciones e interés en los próximos torneos',
  'So that teams come together and captains are reached.':
    'Para que se formen los equipos y podamos comunicarnos con los capitanes.',
  'Letters to you, and what you were told of the timetable':
    'Los correos que le enviamos y lo que se le avisó del horario de los partidos',
  'So that no letter is lost or sent twice, and you hear of every change once.':
    'Para que ningún correo se pierda ni se envíe dos veces, y usted se entere de cada cambio una sola vez.',
  'Scores and goals, and who kept them': 'Marcadores y goles, y quién los llevó',
  'So that results can be checked and corrected.': 'Para que los resultados se puedan revisar y corregir.',
  'Who looked at a record or changed it': 'Quién miró o cambió un registro',
  'So that you can see it, and misuse is found.': 'Para que usted pueda verlo y se descubra cualquier abuso.',
  'What other sites are told when somebody registers, pays or plays: numbers and scores, no names':
    'Lo que se avisa a otros sitios cuando alguien se inscribe, paga o juega: números y marcadores, ningún nombre',
  'So that a club can show results on its own site and keep its own books.':
    'Para que un club pueda mostrar los resultados en su propio sitio y llevar sus propias cuentas.',
  'Browsers that follow a team, by an address that says nothing of a person, and what they were told of its games':
    'Los navegadores que siguen a un equipo, con una dirección que no dice nada de una persona, y lo que se les avisó de sus partidos',
  'So that whoever follows a team hears of its games, and nobody waits for one that is not played.':
    'Para que quien sigue a un equipo se entere de sus partidos, y nadie espere uno que no se juega.',
  'What stays after an erasure': 'Lo que queda después de borrar',
  'So that the books add up.': 'Para que las cuentas cuadren.',
  'What keeps the site safe: sessions, mailed codes, counted failures, sealed answers':
    'Lo que protege el sitio: sesiones, códigos enviados por correo, intentos fallidos contados, respuestas selladas',
  'So that nobody reaches a family by guessing, and nothing is entered twice.':
    'Para que nadie llegue a una familia adivinando, y nada se registre dos veces.',
  'Organizers: name, email, the hash of a password, what a second factor needs, and keys for programs':
    'Organizadores: nombre, correo electrónico, la huella de una contraseña, lo que necesita un segundo factor y llaves para programas',
  'So that only they sign in.': 'Para que solo entren ellos.',

  // Retention.
  'Five years after the last registration a player is erased; scores and goals stay without the name.':
    'Cinco años después de la última inscripción se borra al jugador; los marcadores y los goles quedan sin el nombre.',
  'Notes and wishes are forgotten a year after the registration.':
    'Las notas y los deseos se borran un año después de la inscripción.',
  'A signed waiver is kept for seven years, and until the year in which the player turns 21, unless the family erases the player.':
    'Una exención de responsabilidad firmada se guarda siete años, y hasta el año en que el jugador cumple 21, a menos que la familia borre al jugador.',
  'How to reach a captain is forgotten three years after the team was made; the name goes after five.':
    'Cómo comunicarse con un capitán se borra tres años después de crearse el equipo; el nombre, después de cinco.',
  'Invited addresses are forgotten after a year.': 'Las direcciones invitadas se borran después de un año.',
  'Interest is forgotten after two years.': 'El interés en torneos se borra después de dos años.',
  'That an organizer was shown a link is kept as a mark that opens nothing, for as long as any link works.':
    'Que se mostró un enlace a la organización se guarda como una marca que no abre nada, mientras algún enlace funcione.',
  'Emails are forgotten half a year after they were sent, those that could not or were not to be sent after a year.':
    'Los correos se borran medio año después de enviarse; los que no se pudieron o no se debían enviar, después de un año.',
  'The letter that confirms an erasure is forgotten within the hour after it has left.':
    'El correo que confirma que algo se borró se borra dentro de la hora después de salir.',
  'What was paid for somebody who was erased is kept for seven years, without the name, for the books.':
    'Lo que se pagó por alguien que fue borrado se guarda siete años, sin el nombre, para las cuentas.',
  'For whom a letter was paced and from where it was caused, the latter as a keyed hash, is forgotten a day after it was due.':
    'Por quién se espació un correo y desde dónde se causó, lo segundo como una huella cifrada, se borra un día después de que debía salir.',
  'That an address was confirmed is forgotten when no player, parent or captain on file has it any more.':
    'Que una dirección se confirmó se borra cuando ya no la tiene ningún jugador, madre, padre o capitán registrado.',
  'What a team’s contact was told of the timetable is forgotten when the team has another, and half a year later.':
    'Lo que se le dijo del calendario al contacto de un equipo se olvida cuando el equipo tiene otro, y a los seis meses.',
  'What a family was told of the timetable is forgotten half a year later, as the letters are.':
    'Lo que se avisó a una familia del horario se borra medio año después, como los correos.',
  'That a game was called off stays in the calendars of its teams for 60 days.':
    'Que un partido se canceló queda 60 días en los calendarios de sus equipos.',
  'The address of a browser that follows a team is forgotten when it follows no more, when its push service knows it no more, and 30 days after the last game.':
    'La dirección de un navegador que sigue a un equipo se borra cuando deja de seguirlo, cuando su servicio de avisos ya no lo conoce, y 30 días después del último partido.',
  'From where somebody began to follow a team is kept as a keyed hash, for a day.':
    'Desde dónde alguien empezó a seguir a un equipo se guarda como una huella cifrada, por un día.',
  'What followers were told, which names no player, is forgotten when it has lost its worth, within 6 hours or with the kick-off.':
    'Lo que se avisó a los seguidores, que no nombra a ningún jugador, se borra cuando ya no sirve: en 6 horas o al comenzar el partido.',
  'Which session wrote an address is forgotten when the session is over, or the address has answered.':
    'Qué sesión escribió una dirección se borra cuando la sesión termina o la dirección respondió.',
  'Who kept a score is part of its history, which nobody can change: as long as the game.':
    'Quién llevó un marcador es parte de su historia, que nadie puede cambiar: tanto tiempo como el partido.',
  'Who entered a goal is kept as long as the goal.': 'Quién anotó un gol se guarda tanto tiempo como el gol.',
  'The names that keepers signed in with are forgotten after a year.':
    'Los nombres con los que entraron quienes llevan el marcador se borran después de un año.',
  'The links that score keepers came in with are forgotten a year after they ended.':
    'Los enlaces con los que entraron quienes llevan el marcador se borran un año después de terminar.',
  'A key of the API is forgotten a year after it was revoked, or with the account.':
    'Una llave de la API se borra un año después de revocarse, o con la cuenta.',
  'Where other sites are told what happens is kept until an organizer takes it away.':
    'Adónde se avisa a otros sitios lo que pasa se guarda hasta que un organizador lo quita.',
  'What other sites were told, which names nobody, is forgotten after a month; what they never took after three.':
    'Lo que se avisó a otros sitios, que no nombra a nadie, se borra después de un mes; lo que nunca recibieron, después de tres.',
  'Who changed or saw what is kept for three years, from the oldest on.':
    'Quién cambió o vio qué se guarda tres años; lo más antiguo se borra primero.',
  'What would tell from where somebody came goes with the day.':
    'Lo que diría desde dónde vino alguien se borra al terminar el día.',
  'An organizer is kept as long as the account; one that has ended, as long as the audit names it.':
    'Un organizador se guarda tanto tiempo como su cuenta; una cuenta terminada, mientras la nombre el registro de quién hizo qué.',
  'The secret of a second factor is kept sealed, until it is removed or the account goes.':
    'El secreto de un segundo factor se guarda sellado, hasta que se quita o se borra la cuenta.',
  'A recovery code is kept as a keyed hash until it is used, and goes with the second factor.':
    'Un código de recuperación se guarda como una huella cifrada hasta que se usa, y se borra con el segundo factor.',
  'What a session may do ends within a day.': 'Lo que puede hacer una sesión termina dentro de un día.',
  'A session ends a day after it was last used.': 'Una sesión termina un día después de usarse por última vez.',
  'Failures are counted for a quarter of an hour, those of an account for a day, under keys that name nobody.':
    'Los intentos fallidos se cuentan durante un cuarto de hora, los de una cuenta durante un día, con claves que no nombran a nadie.',
  'A code is forgotten when it is used, at the latest an hour after it expires.':
    'Un código se borra cuando se usa, a más tardar una hora después de vencer.',
  'Answers are kept for a day, sealed with a key that only their asker has.':
    'Las respuestas se guardan un día, selladas con una clave que solo tiene quien preguntó.',
} as const;
