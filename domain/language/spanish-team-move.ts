/** Spanish for moving a team to another tournament: consequences, obstacles, and letters. */
export const teamMove = {
  'The team joins the waiting list where the tournament is full':
    'El equipo entra en la lista de espera si el torneo está completo',
  'Another team in {to} is called {team}. Please rename yours first.':
    'Otro equipo de {to} se llama {team}. Por favor, cambie primero el nombre del suyo.',
  '{player} is already registered for {to}.': '{player} ya tiene una inscripción en {to}.',
  'No age bracket in {to} takes all of the roster.': 'Ninguna categoría de {to} admite a todo el equipo.',
  'The games of {team} are drawn: it stays in {tournament}. Please write to us if it cannot play.':
    'Los partidos de {team} ya se sortearon: se queda en {tournament}. Por favor, escríbanos si no puede jugar.',
  'The registration deadline of {tournament} has passed: others count on {team}. Please write to us.':
    'El plazo de inscripción de {tournament} ya pasó: otros cuentan con {team}. Por favor, escríbanos.',
  'Please open the link in the email we sent you first: it shows us that the mailbox is yours.':
    'Por favor, abra primero el enlace del correo electrónico que le enviamos: así sabemos que el buzón es suyo.',
  '{team} has just been moved. Please look at its page again.':
    '{team} acaba de cambiar de torneo. Por favor, vuelva a mirar su página.',
  'This team has just been moved to another tournament': 'Este equipo acaba de cambiar de torneo',
  '{team} plays in {to} already.': '{team} ya juega en {to}.',
  'You have already asked about this team. The organizers answer by email.':
    'Ya hizo una solicitud para este equipo. Los organizadores responden por correo electrónico.',
  'Nobody plays for {team} yet. Please write to us.': 'Todavía nadie juega en {team}. Por favor, escríbanos.',
  '{team} has no captain yet. Please write to us.': '{team} todavía no tiene capitán. Por favor, escríbanos.',
  '{team} plays in {to} instead of {tournament}.': '{team} juega en {to} en lugar de {tournament}.',
  'It plays in {bracket} there.': 'Allí juega en {bracket}.',
  'Name, code, roster and waivers stay as they are.':
    'El nombre, el código, los jugadores y las exenciones de responsabilidad quedan como están.',
  '{to} is full: the team joins the waiting list there, as the last.':
    '{to} está completo: el equipo entra allí en la lista de espera, como último.',
  '{to} is full: the team gives up its place in {tournament} and joins the waiting list there.':
    '{to} está completo: el equipo deja su lugar en {tournament} y entra allí en la lista de espera.',
  'It has a place in {to} at once.': 'Tiene de inmediato un lugar en {to}.',
  'The {amount} that were paid go along.': 'Los {amount} que se pagaron pasan al otro torneo.',
  '{amount} are not owed until it has a place.': 'Los {amount} no se deben hasta que tenga un lugar.',
  'With the place the fee is owed.': 'Con el lugar se debe la cuota.',
  '{amount} stay owed.': 'Se siguen debiendo {amount}.',
  'The family of its 1 player is told by email.': 'La familia de su único jugador recibe un correo electrónico.',
  'The families of its {players} players are told by email.':
    'Las familias de sus {players} jugadores reciben un correo electrónico.',
  '1 request to join is declined, and the player is told.':
    'Se rechaza 1 solicitud para unirse, y se avisa al jugador.',
  '{requests} requests to join are declined, and the players are told.':
    'Se rechazan {requests} solicitudes para unirse, y se avisa a los jugadores.',
  '1 open invitation leads to {to} from then on; its email names the earlier tournament.':
    '1 invitación abierta lleva desde entonces a {to}; su correo electrónico nombra el torneo anterior.',
  '{invitations} open invitations lead to {to} from then on; their emails name the earlier tournament.':
    '{invitations} invitaciones abiertas llevan desde entonces a {to}; sus correos electrónicos nombran el torneo anterior.',
  '{team}, which you are invited to join, plays in {to} instead of {tournament}.':
    '{team}, el equipo al que le invitaron, juega en {to} en lugar de {tournament}.',
  'Date: {date}\nLocation: {location}': 'Fecha: {date}\nLugar: {location}',
  'It is on the waiting list there: you can join as soon as it has a place.':
    'Allí está en la lista de espera: usted puede unirse en cuanto tenga un lugar.',
  'Moved: {team}, {to}': 'Cambio de torneo: {team}, {to}',
  '{to} is full: the team is on the waiting list there, and we write as soon as it has a place.':
    '{to} está completo: el equipo está allí en la lista de espera, y le escribimos en cuanto tenga un lugar.',
  '{team}, the team of {player}, plays in {to} instead of {tournament}.':
    '{team}, el equipo de {player}, juega en {to} en lugar de {tournament}.',
  'Team, reference and waiver go along, and what was paid.':
    'El equipo, la referencia, la exención de responsabilidad y lo que se pagó siguen igual.',
  'Everybody on the team has an email with what has changed.':
    'Todos los del equipo tienen un correo electrónico con lo que cambió.',
  '{team} plays in {tournament} as before.': '{team} juega en {tournament} como antes.',
  'to move {team} from {tournament} to {to} with everybody on it':
    'cambiar a {team} de {tournament} a {to} con todos sus jugadores',
} as const;
