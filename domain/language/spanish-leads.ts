/** Spanish for leading a team without playing: the offer, its acceptance, stepping down, and the letters about it. */
export const leads = {
  'Who they are': 'Quién es',
  'A parent': 'Una madre o un padre',
  'A coach': 'Un entrenador o una entrenadora',
  'Please choose a parent or a coach': 'Por favor, elija madre o padre, o entrenador',
  'The link to the team’s page goes here, and everything we write to the team':
    'Aquí llega el enlace a la página del equipo, y todo lo que escribimos al equipo',
  'For the organizers, should they have to reach the team':
    'Para los organizadores, por si tienen que comunicarse con el equipo',
  'Take the team': 'Aceptar el equipo',
  'No, thank you': 'No, gracias',
  'Please take the team or decline': 'Por favor, acepte el equipo o diga que no',
  '{team} is offered to {name} already. Please take that back first.':
    '{team} ya está ofrecido a {name}. Por favor, retire primero esa oferta.',
  '{team} was offered to {most} people already. Please ask the organizers to hand it over.':
    '{team} ya se ofreció a {most} personas. Por favor, pida a los organizadores que lo pasen.',
  'You lead this team already, with this address.': 'Usted ya dirige este equipo, con esta dirección.',
  'Please open the link in the email we sent you first: then you can offer the team.':
    'Por favor, abra primero el enlace del correo electrónico que le enviamos: después puede ofrecer el equipo.',
  'This address has had enough letters for today. Please try again tomorrow.':
    'Esta dirección ya recibió bastantes mensajes hoy. Por favor, inténtelo mañana.',
  'This offer has ended: it was answered or taken back, or somebody else leads the team. Please ask whoever sent it.':
    'Esta oferta terminó: ya tuvo respuesta, se retiró, o ahora otra persona dirige el equipo. Por favor, pregunte a quien se la envió.',
  'Somebody else leads {team} now. Please open the link in your latest email.':
    'Ahora otra persona dirige {team}. Por favor, abra el enlace de su correo electrónico más reciente.',
  '{team} is led by nobody who does not play.': 'A {team} no lo dirige nadie que no juegue.',
  'Will you lead this team? {team}': '¿Quiere dirigir este equipo? {team}',
  '{captain} asks you to lead {team} in {tournament} ({date}), without playing.':
    '{captain} le pide que dirija {team} en {tournament} ({date}), sin jugar.',
  'Whoever leads a team looks after its roster, join requests and invitations, and is whom we write to. You take no place on the roster, sign no waiver and owe nothing.':
    'Quien dirige un equipo se ocupa de sus jugadores, de las solicitudes para unirse y de las invitaciones, y es a quien escribimos. Usted no ocupa lugar en el equipo, no firma exención y no debe nada.',
  'See the team and decide': 'Ver el equipo y decidir',
  'Nothing changes until you take it. The link works for {days} days; if you decline or do nothing, we forget your name and address.':
    'Nada cambia hasta que usted lo acepte. El enlace sirve {days} días; si dice que no o no hace nada, olvidamos su nombre y su dirección.',
  'You still lead {team}': 'Usted sigue dirigiendo {team}',
  '{name} does not take {team}. You lead it as before, and can ask somebody else on your page.':
    '{name} no acepta {team}. Usted lo dirige como antes, y puede pedírselo a otra persona en su página.',
  'You lead the team now: {team}': 'Ahora usted dirige el equipo: {team}',
  'You lead {team} now, without playing. This link opens its page: roster, join requests and invitations.':
    'Ahora usted dirige {team}, sin jugar. Este enlace abre su página: jugadores, solicitudes para unirse e invitaciones.',
  'There you can also hand the team to one of its players, or step down; then we forget how to reach you.':
    'Ahí también puede pasar el equipo a uno de sus jugadores, o dejarlo; entonces olvidamos cómo comunicarnos con usted.',
  'You stay on its roster and play.': 'Usted sigue en el equipo y juega.',
  '{captain} leads {team} now. Your link to its page works no longer.':
    'Ahora {captain} dirige {team}. Su enlace a la página ya no funciona.',
  '{captain} is the captain of {team} now. Your link to its page works no longer, and the team says no more how to reach you.':
    'Ahora el capitán de {team} es {captain}. Su enlace a la página ya no funciona, y el equipo ya no dice cómo comunicarse con usted.',
  'You lead {team} no longer': 'Usted ya no dirige {team}',
  'You lead {team} no longer: your link to its page has ended, and the team says no more how to reach you.':
    'Usted ya no dirige {team}: su enlace a la página terminó, y el equipo ya no dice cómo comunicarse con usted.',
  '{team} no longer plays in {tournament}. Its players stay registered as free agents, and are told by email.':
    '{team} ya no juega en {tournament}. Sus jugadores conservan su inscripción como agentes libres, y reciben el aviso por correo electrónico.',
  '{captain} leads {team}, without playing.': '{captain} dirige {team}, sin jugar.',
  "You've successfully joined {team}! {captain} leads it, without playing.":
    '¡Ya está en {team}! Lo dirige {captain}, sin jugar.',
  'We have found a team for you: you play with {team}. {captain} leads it, without playing.':
    'Le encontramos un equipo: juega con {team}. Lo dirige {captain}, sin jugar.',
  '{captain}, who leads {team}, has taken {player} off the team for {tournament}.':
    '{captain}, que dirige {team}, quitó a {player} del equipo para {tournament}.',
  '{captain} writes: {reason}': '{captain} escribe: {reason}',
  '{captain}, who leads {team}, has accepted you: you are on the team for {tournament}.':
    '{captain}, que dirige {team}, le aceptó: ya está en el equipo para {tournament}.',
  '{captain}, who leads {team}, could not take you in. You stay registered as a free agent for {tournament}, and we look for another team.':
    '{captain}, que dirige {team}, no pudo aceptarle. Su inscripción sigue como agente libre para {tournament}, y buscamos otro equipo.',
  'You lead the team no longer. We have told the organizers.':
    'Usted ya no dirige el equipo. Avisamos a los organizadores.',
} as const;
