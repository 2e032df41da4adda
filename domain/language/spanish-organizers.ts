/** Spanish for messages to organizers; their own site is in English. */
export const organizers = {
  '"{day}" is no day of the calendar; write it as 2026-11-01':
    '"{day}" no es un día del calendario; escríbalo como 2026-11-01',
  '"{field}" is none of the fields of this tournament': '"{field}" no es ninguna de las canchas de este torneo',
  '"{time}" is no time of day; write it as 18:15': '"{time}" no es una hora; escríbala como 18:15',
  '1 team has a place already': 'Ya hay 1 equipo con lugar',
  'A forfeit counts for 1 to 99 goals': 'Un partido no jugado cuenta de 1 a 99 goles',
  'A scope is one of {scopes}': 'Un permiso es uno de {scopes}',
  'A second factor is set up already. Remove it before you set up another.':
    'Ya hay un segundo factor. Quítelo antes de configurar otro.',
  'A tie is decided by lots or shoot-out': 'Un empate se decide por sorteo o por penales',
  'A tournament with this name already exists': 'Ya existe un torneo con este nombre',
  'Address must be less than 500 characters': 'La dirección debe tener menos de 500 caracteres',
  'Age group must be less than 50 characters': 'El grupo de edad debe tener menos de 50 caracteres',
  'Age year must be between 2000 and 2100': 'El año de las edades debe estar entre 2000 y 2100',
  'An event is one of {webhookEvents}': 'Un acontecimiento es uno de {webhookEvents}',
  'Another organizer has changed the site settings meanwhile. Please look at them again.':
    'Otro organizador cambió los ajustes mientras tanto. Por favor, mírelos otra vez.',
  'Another player is already on file with this name and phone number':
    'Ya hay otro jugador con este nombre y número de teléfono',
  'Captain name must be less than 100 characters': 'El nombre del capitán debe tener menos de 100 caracteres',
  'Captain phone must be at least 10 digits': 'El teléfono del capitán debe tener al menos 10 dígitos',
  'Captain phone must contain only digits, spaces, and common phone symbols':
    'El teléfono del capitán solo puede tener dígitos, espacios y los signos usuales de un teléfono',
  'Choose an earlier tournament that has brackets to seed by': 'Elija un torneo anterior que tenga llaves',
  'Current password is not right': 'La contraseña actual no es correcta',
  'Current password is required': 'Falta la contraseña actual',
  'Custom payment method must be less than 50 characters': 'La otra forma de pago debe tener menos de 50 caracteres',
  'Date must be less than 50 characters': 'La fecha debe tener menos de 50 caracteres',
  'Divisions without standings are a list of age brackets':
    'Las divisiones sin tabla son una lista de categorías de edad',
  'Email must be at most {longestUsername} characters: it is the user name':
    'El correo electrónico puede tener {longestUsername} caracteres como máximo: es el nombre de usuario',
  'Enter the code of your authenticator app': 'Escriba el código de su aplicación de autenticación',
  'Event not found': 'No se encontró el acontecimiento',
  'Events are a list of at most {webhookEvents}': 'Los acontecimientos son una lista de {webhookEvents} como máximo',
  'Every field needs a name of its own': 'Cada cancha necesita un nombre propio',
  'Every team can be chosen only once': 'Cada equipo se puede elegir una sola vez',
  'Every team is named by its id': 'Cada equipo se nombra por su número',
  'Fee must be between 0 and 100000 cents': 'La cuota debe estar entre 0 y 100000 centavos',
  'Field must be less than 100 characters': 'La cancha debe tener menos de 100 caracteres',
  'Field must be less than 50 characters': 'La cancha debe tener menos de 50 caracteres',
  'Field names are a list of 10 names at most': 'Los nombres de las canchas son una lista de 10 como máximo',
  'Fields are a list of at most {mostFields}': 'Las canchas son una lista de {mostFields} como máximo',
  'Free agents or teams have changed since this proposal. Please look at a new one.':
    'Los agentes libres o los equipos cambiaron desde esta propuesta. Por favor, mire una nueva.',
  'Games are drawn already. Please move players by hand.':
    'Los partidos ya están sorteados. Por favor, mueva a los jugadores a mano.',
  'Games that are locked or played leave no room for those before or after them. Unlock one.':
    'Los partidos fijos o jugados no dejan espacio para los de antes o después. Libere uno.',
  Here: 'Aquí',
  'Hours of play are a list of { day, startTime, endTime }, 14 at most':
    'El horario de juego es una lista de { day, startTime, endTime }, 14 como máximo',
  'Invalid credentials': 'El nombre de usuario o la contraseña no son correctos',
  'Invitation is required': 'Falta la invitación',
  'Location must be less than 200 characters': 'El lugar debe tener menos de 200 caracteres',
  'Max teams must be at least 1': 'El máximo de equipos debe ser al menos 1',
  'Max teams must be at most {mostTeams}': 'El máximo de equipos puede ser {mostTeams}',
  'Message must be less than 5000 characters': 'El mensaje debe tener menos de 5000 caracteres',
  'Message not found': 'No se encontró el mensaje',
  'Minutes must be a whole number from -{most} to {most}': 'Los minutos son un número entero de -{most} a {most}',
  'Name at least one field': 'Nombre al menos una cancha',
  'Name must be less than 50 characters': 'El nombre debe tener menos de 50 caracteres',
  'Name the level teams, best first': 'Nombre los equipos empatados, el mejor primero',
  'New password must differ from the current one': 'La nueva contraseña debe ser distinta de la actual',
  'Please show again that it is you: this makes or shows access to the site, or leads families elsewhere':
    'Demuestre otra vez que es usted: esto da o muestra acceso al sitio, o lleva a las familias a otra parte',
  Proved: 'Demostrado',
  'No API key opens this. Please sign in.': 'Ninguna clave de API abre esto. Por favor, inicie sesión.',
  'No second factor is set up': 'No hay ningún segundo factor configurado',
  'No such API key, or it was revoked before': 'No existe esa clave de API, o ya fue revocada',
  'No such link, or it was revoked before': 'No existe ese enlace, o ya fue revocado',
  'Nobody is placed by this plan': 'Este plan no coloca a nadie',
  'None of the chosen age brackets has two teams': 'Ninguna de las categorías elegidas tiene dos equipos',
  'One game has started. Confirm to draw again: what has been played stays.':
    'Un partido ya empezó. Confirme para sortear de nuevo: lo jugado se queda.',
  'Organizer not found': 'No se encontró al organizador',
  'Other files are being written. Please try again in a moment.':
    'Se están escribiendo otros archivos. Por favor, inténtelo de nuevo en un momento.',
  'Password is required': 'Falta la contraseña',
  'Password must be less than 200 characters': 'La contraseña debe tener menos de 200 caracteres',
  'Payment method must be less than 50 characters': 'La forma de pago debe tener menos de 50 caracteres',
  'Payment status must be pending, paid or failed': 'El estado del pago debe ser pending, paid o failed',
  'Play begins on {first}, but the date of the tournament is {day}':
    'Se juega desde el {first}, pero la fecha del torneo es {day}',
  'Playing hours are a list of { day, startTime, endTime }':
    'El horario de juego es una lista de { day, startTime, endTime }',
  'Playing hours are a list of { day, startTime, endTime }, 14 at most':
    'El horario de juego es una lista de { day, startTime, endTime }, 14 como máximo',
  'Please choose a role': 'Por favor, elija una función',
  'Please choose at least one event': 'Por favor, elija al menos un acontecimiento',
  'Please choose the team that comes back': 'Por favor, elija el equipo que vuelve',
  'Please choose the team that withdraws': 'Por favor, elija el equipo que se retira',
  'Please choose what players are asked from the list':
    'Por favor, elija de la lista lo que se pregunta a los jugadores',
  'Please choose what the key may do': 'Por favor, elija lo que puede hacer la clave',
  'Please enter a name': 'Por favor, escriba un nombre',
  'Please enter an address that begins with https://': 'Por favor, escriba una dirección que empiece con https://',
  'Please enter the code': 'Por favor, escriba el código',
  'Please say what you have seen, for example "paper, signed at the desk"':
    'Por favor, diga qué ha visto, por ejemplo "papel, firmado en la mesa"',
  'Please say whether free agents may be placed': 'Por favor, diga si se puede colocar a los agentes libres',
  'Please select a player': 'Por favor, elija un jugador',
  'Please select an existing team': 'Por favor, elija un equipo existente',
  'Please select at least 2 teams': 'Por favor, elija al menos 2 equipos',
  'Please select at least one age bracket when generating by age':
    'Por favor, elija al menos una categoría cuando se genera por edades',
  'Please select up to 100 teams': 'Por favor, elija hasta 100 equipos',
  'Ranking must be one of {rankings}': 'El orden de la tabla debe ser uno de estos: {rankings}',
  Records: 'Registros',
  'Please sign in as an organizer': 'Por favor, inicie sesión como organizador',
  'Pools must be 2 or 4': 'Los grupos deben ser 2 o 4',
  'Reason must be less than 300 characters': 'El motivo debe tener menos de 300 caracteres',
  'Registration deadline must be a date': 'La fecha límite de inscripción debe ser una fecha',
  'Registration {id} is named twice or is not free': 'La inscripción {id} está dos veces o no es de un agente libre',
  'Say on which day and in which hours games are played': 'Diga qué día y en qué horas se juega',
  'Scopes are a list of at most {scopes}': 'Los permisos son una lista de {scopes} como máximo',
  'Seeding must be given, lots or standings': 'El orden debe ser given, lots o standings',
  'Signed on paper': 'Firmado en papel',
  'Somebody else has changed this {thing} meanwhile. Please look at it again before saving.':
    'Otra persona cambió esto mientras tanto ({thing}). Por favor, mírelo otra vez antes de guardar.',
  'Status must be upcoming, active or completed': 'El estado debe ser upcoming, active o completed',
  'Subject must be less than 200 characters': 'El asunto debe tener menos de 200 caracteres',
  'Team {teamId} takes no free agents': 'El equipo {teamId} no acepta agentes libres',
  'That code is not right, or was used before': 'Ese código no es correcto o ya se usó',
  'That code is not right. Is the clock of the phone?': 'Ese código no es correcto. ¿Tiene bien la hora el teléfono?',
  'This tournament is over: a link for it would open nothing':
    'Este torneo ya terminó: un enlace para él no abriría nada',
  'The player is registered for {tournament}: choose another one, or delete the registration':
    'El jugador está inscrito en {tournament}: elija otro torneo o elimine la inscripción',
  'The registration is still on file, and its money with it': 'La inscripción sigue registrada, y su dinero también',
  'The address begins with https:// and has no name or # in it':
    'La dirección empieza con https:// y no tiene ni nombre de usuario ni #',
  'The earlier tournament is named by its id': 'El torneo anterior se nombra por su número',
  'The end time must be after the start time': 'La hora de fin debe ser posterior a la de inicio',
  'The game duration is a whole number of minutes, 1 or more': 'La duración es un número entero de minutos, 1 o más',
  'The games of {team} were left out of the brackets. Generate the brackets again to bring it back.':
    'Los partidos de {team} quedaron fuera de las llaves. Genere las llaves de nuevo para que vuelva.',
  'The games to come are forfeited or left-out': 'Los partidos por jugar se dan por perdidos o se quitan',
  'The minimum of games per team cannot be more than the maximum':
    'El mínimo de partidos por equipo no puede ser mayor que el máximo',
  'The number of games is a whole number, 1 or more': 'El número de partidos es un número entero, 1 o más',
  'The owners of the site require a second factor: it cannot be removed':
    'Los dueños del sitio exigen un segundo factor: no se puede quitar',
  'The owners of the site require a second factor: set it up in My Account first':
    'Los dueños del sitio exigen un segundo factor: configúrelo primero en Mi cuenta',
  'The rest is a whole number of slots, 0 or more': 'El descanso es un número entero de turnos, 0 o más',
  'The version of the proposal is required': 'Falta la versión de la propuesta',
  'The version that was read is required': 'Falta la versión que se leyó',
  'There are places for {placesForTeams} more teams': 'Hay lugar para {placesForTeams} equipos más',
  'There are {mostWebhooks} webhooks. Delete one before you add another.':
    'Hay {mostWebhooks} webhooks. Borre uno antes de añadir otro.',
  'There is a team named "{name}" already': 'Ya hay un equipo llamado "{name}"',
  'There is no file of this list': 'No hay ningún archivo de esta lista',
  'There is no placement to undo': 'No hay ninguna colocación que deshacer',
  'A game that follows from this order has begun: the order can no longer be taken back':
    'Ya empezó un partido que sale de este orden: el orden ya no se puede deshacer',
  'No order of exactly these teams is recorded': 'No hay ningún orden registrado de exactamente estos equipos',
  'There is no tie to decide between exactly these teams; name all of them, best first':
    'No hay ningún empate que decidir entre justo estos equipos; nómbrelos todos, el mejor primero',
  'There is no {what} named {name}; there are {names}': 'No hay ningún {what} llamado {name}; hay {names}',
  'This address already has an account, with the role {role}':
    'Esta dirección ya tiene una cuenta, con la función {role}',
  'This API key is not known, or was revoked': 'Esta clave de API no se conoce, o fue revocada',
  'This address cannot be read': 'Esta dirección no se puede leer',
  'This address has an account': 'Esta dirección tiene una cuenta',
  'This address is not on the public internet': 'Esta dirección no está en la internet pública',
  'This changes who plays in games that have started: {list}. Confirm to reset them.':
    'Esto cambia quién juega en partidos que ya empezaron: {list}. Confirme para ponerlos a cero.',
  'This invitation was used, was replaced, or is over. An owner of the site can send another.':
    'Esta invitación ya se usó, fue reemplazada o terminó. Un dueño del sitio puede enviar otra.',
  'This is the last owner of the site. Make somebody else an owner first.':
    'Es el último dueño del sitio. Nombre primero a otro.',
  'This message has been sent already': 'Este mensaje ya se envió',
  'This needs an API key with the scope {needed}; yours has {held}.':
    'Esto necesita una clave de API con el permiso {needed}; la suya tiene {held}.',
  'This needs the role {least}; yours is {role}. An owner of the site can change that.':
    'Esto necesita la función {least}; la suya es {role}. Un dueño del sitio puede cambiarlo.',
  'This team has not withdrawn from these brackets': 'Este equipo no se ha retirado de estas llaves',
  'This team is not in the brackets of this tournament': 'Este equipo no está en las llaves de este torneo',
  'This tournament has no day yet. Please set its date first.':
    'Este torneo aún no tiene día. Por favor, ponga primero su fecha.',
  'This tournament was changed meanwhile. Look at it again before you go on.':
    'Este torneo cambió mientras tanto. Mírelo otra vez antes de seguir.',
  'This webhook is switched off. Switch it on first.': 'Este webhook está desactivado. Actívelo primero.',
  'Tournament format must be {formats}': 'El formato del torneo debe ser {formats}',
  'Tournament name must be less than 100 characters': 'El nombre del torneo debe tener menos de 100 caracteres',
  'Username is required': 'Falta el nombre de usuario',
  'Username must be less than 50 characters': 'El nombre de usuario debe tener menos de 50 caracteres',
  'Webhook not found': 'No se encontró el webhook',
  'With {name} will go: {parts}. Please confirm.': 'Con {name} se van: {parts}. Por favor, confirme.',
  'You have {mostKeys} API keys in use. Revoke one before you make another.':
    'Tiene {mostKeys} claves de API en uso. Revoque una antes de crear otra.',
  'filter.{name} must be {expected}': 'filter.{name} debe ser {expected}',
  '{day} comes before {before}: list the days in their order': '{day} es anterior a {before}: ponga los días en orden',
  '{day}: the hours from {startTime} on overlap those before them':
    '{day}: las horas desde las {startTime} coinciden con las anteriores',
  '"{bracket}" is no age bracket: name ages, such as U8-U10, U12 or U20+, or choose Open (All Ages)':
    '"{bracket}" no es una categoría: nombre edades, como U8-U10, U12 o U20+, o elija Open (All Ages)',
  '{day}: {complaint}': '{day}: {complaint}',
  '{games} games have started. Confirm to draw again: what has been played stays.':
    '{games} partidos ya empezaron. Confirme para sortear de nuevo: lo jugado se queda.',
  '{label} must be between 1 and 10000': '{label} debe estar entre 1 y 10000',
  '{label} must be a date such as 2026-11-07': '{label}: debe ser una fecha como 2026-11-07',
  '{label} must be a time of day such as 18:15': '{label}: debe ser una hora como 18:15',
  '{label} must be an instant such as 2026-11-07T23:15:00Z': '{label}: debe ser un instante como 2026-11-07T23:15:00Z',
  '{label} must be at most {rosterSize} registrations': '{label}: {rosterSize} inscripciones como máximo',
  '{label} must have 5 to 30 letters, digits, dashes and underscores':
    '{label}: debe tener de 5 a 30 letras, dígitos, guiones y guiones bajos',
  '{name} cannot be read; it looks like {name}={example}': '{name} no se puede leer; es como {name}={example}',
  '{name} has changed since free agents were placed. Please move its players by hand.':
    '{name} cambió desde que se colocó a los agentes libres. Por favor, mueva a sus jugadores a mano.',
  '{name} has no captain': '{name} no tiene capitán',
  '{name} is already on {team}': '{name} ya está en {team}',
  '{name} needs {playable} to {rosterSize} players': '{name} necesita de {playable} a {rosterSize} jugadores',
  '{name} stays in its tournament. Add a new team to the other one instead.':
    '{name} se queda en su torneo. Añada un equipo nuevo al otro.',
  '{player} is not on {team}': '{player} no está en {team}',
  '{player} is not on {team}: a captain is one of its players':
    '{player} no está en {team}: el capitán es uno de sus jugadores',
  '{player} is not registered for the tournament of {team}': '{player} no está inscrito en el torneo de {team}',
  '{player} is the captain of {team}. Please assign another captain first.':
    '{player} es capitán de {team}. Por favor, nombre primero a otro capitán.',
  '{pools} pools need at least {number} teams in every division':
    '{pools} grupos necesitan al menos {number} equipos en cada división',
  '{teamCount} teams have a place already': 'Ya hay {teamCount} equipos con lugar',
  '{team} has no captain to write to. Please assign one first.':
    '{team} no tiene capitán a quien escribir. Por favor, nombre primero a uno.',
  '{team} has withdrawn already': '{team} ya se retiró',
  '{team} was taken out and its players are free agents: enter a team for them first':
    '{team} se retiró y sus jugadores son agentes libres: inscriba primero un equipo para ellos',
  '{team} would be above {maxPlayers} players': '{team} tendría más de {maxPlayers} jugadores',
  '{player} plays in {bracket} with {team}. Take the player off the team first.':
    '{player} juega en {bracket} con {team}. Primero retire al jugador del equipo.',
  '{tooOld} is too old for {team} ({ageBracket})': '{tooOld} es demasiado mayor para {team} ({ageBracket})',
  'The texts whose Spanish is out of date are named by their fields':
    'Los textos cuyo español no está al día se nombran por sus campos',
} as const;
