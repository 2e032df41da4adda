/** Spanish for letters to captains and their players: invitations, the roster, places, the timetable. */
export const lettersOfTeams = {
  'Join {team} - {tournament}': 'Únase a {team} - {tournament}',
  "You're invited to join {team} for the {tournament}!": '¡Le invitamos a unirse a {team} en {tournament}!',
  'Tournament details:\nName: {name}\nDate: {date}\nLocation: Indoor turf locations across North & Central NJ':
    'Datos del torneo:\nNombre: {name}\nFecha: {date}\nLugar: canchas techadas de césped sintético en el norte y centro de NJ',
  'To be announced': 'Por anunciarse',
  'Format: 3vs3 soccer\nRegistration fee: {amount} per player':
    'Formato: fútbol 3 contra 3\nCuota de inscripción: {amount} por jugador',
  'See you on the field!': '¡Nos vemos en la cancha!',
  'Click here to join': 'Toque aquí para unirse',
  'We show you how to reach the team once the captain has confirmed the player and you have opened a link in one of our emails.':
    'Le mostramos cómo comunicarse con el equipo cuando el capitán haya confirmado al jugador y usted haya abierto un enlace de uno de nuestros correos.',
  'This is how you reach your team:': 'Así se comunica con su equipo:',
  'Your invitation link': 'Su enlace de invitación',
  'Or give them the code: {code} ({places} open).': 'O deles el código: {code} (lugares libres: {places}).',
  '{player} registered first and is the captain. You can invite others with this link:':
    'La inscripción de {player} fue la primera, así que la capitanía es suya. Puede invitar a otros con este enlace:',
  'On a team now: {player}, {team}, {tournament}': 'Ya tiene equipo: {player}, {team}, {tournament}',
  'We have found a team for {player}: {team}. The captain is {captain}.':
    'Le encontramos un equipo a {player}: {team}. El capitán es {captain}.',
  'New players for {team}, {tournament}': 'Jugadores nuevos para {team}, {tournament}',
  'The organizers have placed free agents on {team}: {names}.':
    'Los organizadores pusieron agentes libres en {team}: {names}.',
  'The team has {players} of {places} players now.': 'El equipo tiene ahora {players} de {places} jugadores.',
  'The organizers have taken {player} off {team} in {tournament}.':
    'Los organizadores sacaron a {player} de {team} en {tournament}.',
  'Welcome to {team}: {player}, {tournament}': 'Le damos la bienvenida a {team}: {player}, {tournament}',
  '{player} has successfully joined {team}!': '¡{player} ya está en {team}!',
  'We have found a team for {player}: {team}.': 'Le encontramos un equipo a {player}: {team}.',
  '{player} has successfully joined {team}! The captain is {captain}.':
    '¡{player} ya está en {team}! El capitán es {captain}.',
  'The team does not see how to reach you. You can allow it on the Player ID page.':
    'El equipo no ve cómo comunicarse con usted. Puede permitirlo en la ficha del jugador.',
  'Open the Player ID page': 'Abrir la ficha del jugador',
  'A new player for {team}: {player}, {tournament}': 'Alguien más se unió a {team}: {player}, {tournament}',
  '{player} has joined {team}: {players} of {places} players.':
    '{player} se unió a {team}: {players} de {places} jugadores.',
  '{name} is older than {ages}. The organizers decide.': '{name} es mayor que {ages}. Deciden los organizadores.',
  '{name} is younger than {ages}. The organizers decide.': '{name} es menor que {ages}. Deciden los organizadores.',
  '{name} is younger than {bracket} and plays up. At most {most} of a roster may.':
    '{name} tiene menos edad que {bracket} y juega en una categoría mayor. En un equipo pueden hacerlo {most} como máximo.',
  '{player} would like to join {team}, {tournament}': '{player} quiere unirse a {team}, {tournament}',
  '{player} ({level}) would like to join {team}.': '{player} ({level}) quiere unirse a {team}.',
  '{player} ({level}) would like to join {team} in {tournament}.':
    '{player} ({level}) quiere unirse a {team} en {tournament}.',
  'Accept or decline': 'Aceptar o rechazar',
  'The link works for 7 days. Until you answer, the player stays a free agent.':
    'El enlace funciona durante 7 días. Hasta que usted responda, sigue como agente libre.',
  'An organizer was shown a link of yours': 'Se mostró a la organización un enlace suyo',
  'While the site could not send email, an organizer was shown the links of this email to you: {subject}':
    'Mientras el sitio no podía enviar correos, se mostraron a la organización los enlaces de este correo para usted: {subject}',
  'What is done by these links is marked in our records. If you did not ask for it, please write to us.':
    'Lo que se haga con estos enlaces queda marcado en nuestros registros. Si usted no lo pidió, por favor escríbanos.',
  'Players wait for an answer: {team}, {tournament}': 'Hay jugadores que esperan respuesta: {team}, {tournament}',
  'You answer for {team} now. Links of earlier emails no longer work; these players still wait:':
    'Ahora usted responde por {team}. Los enlaces de correos anteriores ya no funcionan; estos jugadores siguen esperando:',
  'More players would like to join {team}, {tournament}': 'Más jugadores quieren unirse a {team}, {tournament}',
  "Many players have asked to join {team} within an hour. All of them are on your captain's page.":
    'Muchos jugadores pidieron unirse a {team} en una hora. Todos están en su página del capitán.',
  "Open your captain's page": 'Abrir su página del capitán',
  'The captain of {team} has accepted {player}, who is on the team for {tournament} now.':
    'El capitán de {team} aceptó a {player}, que ya está en el equipo para {tournament}.',
  'The captain of {team} could not take {player}, who stays registered as a free agent for {tournament}. We look for another team.':
    'El capitán de {team} no pudo aceptar a {player}. La inscripción en {tournament} sigue como agente libre, y buscamos otro equipo.',
  'Request declined: {player}, {team}, {tournament}': 'Solicitud rechazada: {player}, {team}, {tournament}',
  'Request accepted: {player}, {team}, {tournament}': 'Solicitud aceptada: {player}, {team}, {tournament}',
  '{player} has left {team}: {tournament}': '{player} dejó {team}: {tournament}',
  '{player} no longer plays for {team} in {tournament}. The place is open again.':
    '{player} ya no juega con {team} en {tournament}. El lugar vuelve a estar libre.',
  'Changed schedule: {of}, {tournament}': 'Cambió el horario: {of}, {tournament}',
  'The schedule of {team} at {tournament} has changed. Times are New Jersey time.':
    'El horario de {team} en {tournament} cambió. Las horas son de New Jersey.',
  'Look up your registration': 'Ver su inscripción',
  'No game is left on your schedule.': 'Ya no queda ningún partido en su horario.',
  'These are your games now:': 'Estos son ahora sus partidos:',
  New: 'Nuevo',
  'Not played': 'No se juega',
  Moved: 'Se mueve',
  Changed: 'Cambia',
  '{then} → {at}, against {opponent}': '{then} → {at}, contra {opponent}',
  '{then}, against {before} → {at}, against {opponent}': '{then}, contra {before} → {at}, contra {opponent}',
  '{place}, against {opponent}': '{place}, contra {opponent}',
  'a team to be decided': 'un equipo por definir',
  'Your schedule: {of}, {tournament}': 'Su horario: {of}, {tournament}',
  'See you soon: {of}, {tournament}': 'Hasta pronto: {of}, {tournament}',
  'Another date: {of}, {tournament}': 'Otra fecha: {of}, {tournament}',
  '{tournament} has another date now: {date}': '{tournament} tiene ahora otra fecha: {date}',
  'Another place: {of}, {tournament}': 'Otro lugar: {of}, {tournament}',
  '{tournament} is played at another place now: {location}': '{tournament} se juega ahora en otro lugar: {location}',
  'These are the games of {team}, in New Jersey time.': 'Estos son los partidos de {team}, en hora de New Jersey.',
  'Open the map': 'Abrir el mapa',
  'Individual players are matched with a team, at the event at the latest.':
    'Quienes se inscriben solos reciben un equipo, a más tardar en el evento.',
  'The games of {team} are announced at the event. This is when and where it begins.':
    'Los partidos de {team} se anuncian en el evento. Aquí empieza, a esta hora.',
  Begins: 'Empieza',
  'Please arrive by': 'Por favor, llegue antes de',
  'Nothing is owed.': 'No se debe nada.',
  'The fee is still owed.': 'Todavía se debe la cuota.',
  'The waiver is not signed yet: nobody plays without it. The link to sign it is on the Player ID page.':
    'La exención de responsabilidad todavía no está firmada: sin ella nadie juega. El enlace para firmarla está en la ficha del jugador.',
  'The waiver waits for the parent or guardian to confirm it. The Player ID page sends the link again.':
    'La exención de responsabilidad espera que la madre, el padre o el tutor la confirme. La ficha del jugador vuelve a enviar el enlace.',
  'The waiver is signed and confirmed.': 'La exención de responsabilidad está firmada y confirmada.',
  'The captain of {team} is {captain}.': 'El capitán de {team} es {captain}.',
  "Your captain's page: {team}, {tournament}": 'Su página del capitán: {team}, {tournament}',
  'This is open for the whole team. One of you can pay it at once; each player gets a receipt.':
    'Esto está pendiente de todo el equipo. Una persona puede pagarlo de una vez; cada jugador recibe su recibo.',
  'This link opens the page of {team}: roster, join requests and invitations.':
    'Este enlace abre la página de {team}: jugadores, solicitudes para unirse e invitaciones.',
  'The link is yours alone and works until the tournament ends. Please do not forward it.':
    'El enlace es solo para usted y funciona hasta que termine el torneo. Por favor, no lo reenvíe.',
  'No longer on {team}: {player}, {tournament}': 'Ya no está en {team}: {player}, {tournament}',
  'The captain of {team} has taken {player} off the team for {tournament}.':
    'El capitán de {team} quitó a {player} del equipo para {tournament}.',
  'The captain writes: {reason}': 'El capitán escribe: {reason}',
  'Find a team': 'Buscar un equipo',
  'You are the captain now: {team}, {tournament}': 'Ahora la capitanía es suya: {team}, {tournament}',
  '{captain} has handed {team} over to you. This link opens its page: roster, join requests and invitations.':
    '{captain} le pasó {team} a usted. Este enlace abre su página: jugadores, solicitudes para unirse e invitaciones.',
  '{team} is handed over: {tournament}': '{team} cambió de manos: {tournament}',
  '{captain} is the captain of {team} now. Its roster stays; your link to its page no longer works.':
    'Ahora el capitán de {team} es {captain}. Los jugadores siguen en el equipo; su enlace a la página ya no funciona.',
  '{team} has another contact now: your link to its page no longer works.':
    'Ahora {team} tiene otro contacto: su enlace a la página ya no funciona.',
  '{team} no longer plays in {tournament}. We have told its players by email.':
    '{team} ya no juega en {tournament}. Avisamos a sus jugadores por correo electrónico.',
  'Somebody else leads {team} now. Please open the link in your latest email.':
    'Ahora otra persona dirige {team}. Por favor, abra el enlace de su correo electrónico más reciente.',
  'If this was not you, please write to us at once.': 'Si no fue usted, por favor, escríbanos enseguida.',
  'A place is free: {player}, {team}, {tournament}': 'Hay un lugar: {player}, {team}, {tournament}',
  'A place is free: {team}, {tournament}': 'Hay un lugar: {team}, {tournament}',
  '{team} was first in line on the waiting list for {tournament}, and now has a place.':
    '{team} era el primer equipo en la lista de espera de {tournament} y ahora tiene un lugar.',
  'Or give them the code: {code}': 'O deles el código: {code}',
  'Everybody you named has been invited. You can share this link with others, too:':
    'Quienes usted haya nombrado ya tienen su invitación. También puede compartir este enlace con otros:',
  'You can share this link with others, too:': 'También puede compartir este enlace con otros:',
  'On the waiting list: {team}, {tournament}': 'En la lista de espera: {team}, {tournament}',
  'Your team is in: {team}, {tournament}': 'Su equipo ya está dentro: {team}, {tournament}',
  'Roster, join requests and invitations are there. The link is yours alone: please do not forward it.':
    'Ahí están los jugadores, las solicitudes para unirse y las invitaciones. El enlace es solo para usted: por favor, no lo reenvíe.',
  '{team} has been successfully created. Share this link with up to {others} players:':
    '{team} ya está creado. Comparta este enlace con {others} jugadores como máximo:',
  'The tournament is full, so {team} is on the waiting list. We write to you as soon as a place is free; until then there is nothing to pay.':
    'El torneo está completo, así que {team} está en la lista de espera. Le escribimos en cuanto haya un lugar; hasta entonces no hay nada que pagar.',
  "1 of your invitations has not left yet. It leaves by {until} (New Jersey time), or as soon as you open your captain's page:":
    '1 de sus invitaciones todavía no ha salido. Sale a más tardar {until} (hora de New Jersey), o en cuanto usted abra su página de capitán:',
  "{count} of your invitations have not left yet. They leave by {until} (New Jersey time), or as soon as you open your captain's page:":
    '{count} de sus invitaciones todavía no han salido. Salen a más tardar {until} (hora de New Jersey), o en cuanto usted abra su página de capitán:',
  '{player} stays registered as a free agent: we look for a team, or you ask a team yourself.':
    'La inscripción de {player} sigue como agente libre: le buscamos un equipo, o usted le pregunta a uno.',
  '{player} stays registered as a free agent. Please come to the organizers at the desk: they find a team.':
    'La inscripción de {player} sigue como agente libre. Por favor, pase por la mesa de los organizadores: le buscan un equipo.',
  '{team} no longer plays: {tournament}': '{team} ya no juega: {tournament}',
  'The organizers have taken {team} out of {tournament}.': 'Los organizadores sacaron a {team} de {tournament}.',
  '{team} has been withdrawn from {tournament}.': '{team} se retiró de {tournament}.',
  'You would rather not play? Press "Cancel registration" on your Player ID.':
    '¿Prefiere no jugar? Toque "Cancelar la inscripción" en su ficha del jugador.',
} as const;
