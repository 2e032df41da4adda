/** Spanish for refusals of families' requests. */
export const families = {
  'A player of 18 or older signs alone': 'Un jugador de 18 años o más firma por sí mismo',
  'A player of {age} is a year younger than {bracket}, and {most} younger players are on this roster already':
    'Un jugador de {age} años es un año menor que {bracket}, y en este equipo ya hay {most} jugadores más jóvenes',
  'A player of {age} is too old for {bracket}': 'Un jugador de {age} años es demasiado mayor para {bracket}',
  'A player of {age} is too young for {bracket}': 'Un jugador de {age} años es demasiado joven para {bracket}',
  'A player under 18 needs a parent or guardian to sign':
    'Por un jugador menor de 18 años tiene que firmar su madre, padre o tutor',
  'A team named "{name}" is already registered for this tournament':
    'Un equipo llamado "{name}" ya está inscrito en este torneo',
  'Your team "{name}" is registered for this tournament already': 'Su equipo "{name}" ya está inscrito en este torneo',
  'A team with this name is already registered for this tournament':
    'Un equipo con este nombre ya está inscrito en este torneo',
  'Age bracket is required for 3V3 July Cup 2025': 'Para la 3V3 July Cup 2025 hay que elegir una categoría de edad',
  'Age bracket is required for Fall Cup 2025 tournament registration':
    'Para inscribirse en la Fall Cup 2025 hay que elegir una categoría de edad',
  'Age bracket is required for new team creation': 'Para crear un equipo hay que elegir una categoría de edad',
  'Age bracket is required for tournament registration':
    'Para inscribirse en este torneo hay que elegir una categoría de edad',
  'Age must be between 4 and 99': 'La edad debe estar entre 4 y 99 años',
  'The age and the birth year do not agree': 'La edad y el año de nacimiento no coinciden',
  'Birth Year must be between 1950 and {upper}': 'El año de nacimiento debe estar entre 1950 y {upper}',
  'Birth year must be between 1990 and {upper}': 'El año de nacimiento debe estar entre 1990 y {upper}',
  'Code must be less than 20 characters': 'El código debe tener menos de 20 caracteres',
  'Current Club must be at least 2 characters': 'El club actual debe tener al menos 2 caracteres',
  'Current Club must be less than 100 characters': 'El club actual debe tener menos de 100 caracteres',
  'Current club is required': 'Falta el club actual',
  'Current Club is required': 'Falta el club actual',
  'Current club must be less than 100 characters': 'El club actual debe tener menos de 100 caracteres',
  'Full Name must be at least 2 characters': 'El nombre completo debe tener al menos 2 caracteres',
  'Full Name must be less than 100 characters': 'El nombre completo debe tener menos de 100 caracteres',
  'If {name} is withdrawn, its 1 player becomes a free agent and its place goes to the next team. Please confirm.':
    'Si {name} se retira, su jugador pasa a ser agente libre y su lugar se da al equipo siguiente. Por favor, confirme.',
  'If {name} is withdrawn, its {players} players become free agents and its place goes to the next team. Please confirm.':
    'Si {name} se retira, sus {players} jugadores pasan a ser agentes libres y su lugar se da al equipo siguiente. Por favor, confirme.',
  'Invalid email format': 'El correo electrónico no es válido',
  'Invalid invitation code': 'El código de invitación no es válido',
  'Invitation code must be at least 6 characters': 'El código de invitación debe tener al menos 6 caracteres',
  'Invitation code must be at most 20 characters': 'El código de invitación puede tener 20 caracteres como máximo',
  'Invitation must be less than 100 characters': 'La invitación debe tener menos de 100 caracteres',
  'Invitation not found': 'No se encontró la invitación',
  'Invite emails must be a list of email addresses':
    'Los correos para invitar deben ser una lista de direcciones de correo electrónico',
  'Invited as must be at most {longestMark} characters':
    'La marca de la invitación puede tener {longestMark} caracteres como máximo',
  'League must be less than 100 characters': 'La liga debe tener menos de 100 caracteres',
  'Name is required': 'Falta el nombre',
  'Name must be at least 2 characters': 'El nombre debe tener al menos 2 caracteres',
  'Name must be less than 100 characters': 'El nombre debe tener menos de 100 caracteres',
  'Name of the signer must be at least 2 characters': 'El nombre de quien firma debe tener al menos 2 caracteres',
  'Name of the signer must be less than 100 characters': 'El nombre de quien firma debe tener menos de 100 caracteres',
  'New team name must be less than 100 characters': 'El nombre del equipo nuevo debe tener menos de 100 caracteres',
  'No registration found with those details. Please check your name and phone number.':
    'No hay ninguna inscripción con esos datos. Por favor, revise el nombre y el número de teléfono.',
  'Nobody has signed this waiver yet. Please reload the page to read and sign it.':
    'Nadie ha firmado todavía esta exención de responsabilidad. Por favor, vuelva a cargar la página para leerla y firmarla.',
  'Notes must be less than 500 characters': 'Las notas deben tener menos de 500 caracteres',
  'Only an open invitation can be sent again': 'Solo se puede volver a enviar una invitación abierta',
  'Parent Email is required up to the age of 13':
    'Hasta los 13 años hace falta el correo electrónico de la madre o el padre',
  'Parent Name is required up to the age of 13': 'Hasta los 13 años hace falta el nombre de la madre o el padre',
  'Parent Name must be less than 100 characters': 'El nombre de la madre o el padre debe tener menos de 100 caracteres',
  'Payment method is required': 'Falta la forma de pago',
  'Phone Number must be at least 10 digits': 'El número de teléfono debe tener al menos 10 dígitos',
  'Phone Number must contain only digits, spaces, and common phone symbols':
    'El número de teléfono solo puede tener dígitos, espacios y los signos usuales de un teléfono',
  'Phone must be at least 10 digits': 'El teléfono debe tener al menos 10 dígitos',
  'Phone must contain only digits, spaces, and common phone symbols':
    'El teléfono solo puede tener dígitos, espacios y los signos usuales de un teléfono',
  'Phone number is required': 'Falta el número de teléfono',
  'Phone number must be at least 10 digits': 'El número de teléfono debe tener al menos 10 dígitos',
  'Play with must be less than 200 characters': 'Con quién jugar debe tener menos de 200 caracteres',
  'Player name must be at least 2 characters': 'El nombre del jugador debe tener al menos 2 caracteres',
  'Player name must be less than 100 characters': 'El nombre del jugador debe tener menos de 100 caracteres',
  'Player not found': 'No se encontró al jugador',
  'Please accept or decline': 'Por favor, acepte o rechace',
  'Please choose a shirt size from the list': 'Por favor, elija una talla de la lista',
  'Please enter a team name': 'Por favor, escriba el nombre del equipo',
  'Please enter a valid email address': 'Por favor, escriba una dirección de correo electrónico válida',
  'Please enter a valid phone number': 'Por favor, escriba un número de teléfono válido',
  'Please enter an email address or a phone number':
    'Por favor, escriba una dirección de correo electrónico o un número de teléfono',
  'Please enter an invitation code': 'Por favor, escriba un código de invitación',
  'Please enter at least one email address': 'Por favor, escriba al menos una dirección de correo electrónico',
  'Please enter the 6 digits of the code': 'Por favor, escriba los 6 dígitos del código',
  'Please enter valid email addresses': 'Por favor, escriba direcciones de correo electrónico válidas',
  'Please enter your team name': 'Por favor, escriba el nombre de su equipo',
  'Please reload the page and read the waiver again':
    'Por favor, vuelva a cargar la página y lea otra vez la exención de responsabilidad',
  'Please say how the signer is related to the player': 'Por favor, diga qué relación tiene quien firma con el jugador',
  'Please say how you are related to the player': 'Por favor, diga qué relación tiene usted con el jugador',
  'Please say whose record this is': 'Por favor, diga de quién es este registro',
  'Please select Male or Female': 'Por favor, elija masculino o femenino',
  'Please select a payment method': 'Por favor, elija una forma de pago',
  'Please select a preferred tournament': 'Por favor, elija el torneo que prefiere',
  'Please select a skill level': 'Por favor, elija un nivel de juego',
  'Please select a team': 'Por favor, elija un equipo',
  'Please select a team option': 'Por favor, elija una opción de equipo',
  'Please select a team to join': 'Por favor, elija el equipo al que quiere unirse',
  'Please select a tournament': 'Por favor, elija un torneo',
  'Please name one visible or upcoming tournament': 'Por favor, nombre un torneo visible o próximo',
  'Please select an age bracket': 'Por favor, elija una categoría de edad',
  'Registration is closed at the moment': 'La inscripción está cerrada en este momento',
  'Registration is closed for this tournament': 'La inscripción en este torneo está cerrada',
  'Registration not found': 'No se encontró la inscripción',
  'Name, birth year and contact are changed with the code that we send to the address on file. Nothing has been saved.':
    'El nombre, el año de nacimiento y el contacto se cambian con el código que enviamos a la dirección que tenemos. No se guardó nada.',
  'Team Name must be less than 100 characters': 'El nombre del equipo debe tener menos de 100 caracteres',
  'Team name is required': 'Falta el nombre del equipo',
  'Team name must be at least 2 characters': 'El nombre del equipo debe tener al menos 2 caracteres',
  'Team name must be less than 100 characters': 'El nombre del equipo debe tener menos de 100 caracteres',
  'Team not found': 'No se encontró el equipo',
  'Team not found in this tournament. Please check your team name spelling.':
    'No se encontró el equipo en este torneo. Por favor, revise cómo está escrito el nombre.',
  'The registration deadline for this tournament has passed': 'La fecha límite de inscripción en este torneo ya pasó',
  'The waiver has a new version. Please reload the page and read it again.':
    'La exención de responsabilidad tiene una versión nueva. Por favor, vuelva a cargar la página y léala otra vez.',
  'There is no email address on file. Please write to us.':
    'No tenemos ninguna dirección de correo electrónico. Por favor, escríbanos.',
  'There is no earlier team to register with': 'No hay ningún equipo anterior con el que inscribirse',
  'The registration deadline of {tournament} is {day}.': 'La inscripción en {tournament} cierra el {day}.',
  'There is no open place left to invite for': 'No queda ningún lugar libre para invitar',
  'This address has an invitation already': 'Esta dirección ya tiene una invitación',
  'This address was invited before': 'Esta dirección ya fue invitada',
  'This address was written here a moment ago. Please open the page in another browser, or come back tomorrow.':
    'Esta dirección se escribió aquí hace un momento. Por favor, abra la página en otro navegador o vuelva mañana.',
  'This code is not right, or it has expired. Please check the email or ask for a new code.':
    'Este código no es correcto o ya venció. Por favor, revise el correo o pida un código nuevo.',
  'This invitation has already ended': 'Esta invitación ya terminó',
  'This link no longer works. Please ask for a new one.': 'Este enlace ya no funciona. Por favor, pida uno nuevo.',
  'This player is already on a team': 'Este jugador ya está en un equipo',
  'This player is already registered for this tournament': 'Este jugador ya está inscrito en este torneo',
  'This player is not registered for a tournament yet': 'Este jugador todavía no está inscrito en ningún torneo',
  'This request has already been accepted': 'Esta solicitud ya fue aceptada',
  'This request has already been declined': 'Esta solicitud ya fue rechazada',
  'This request is no longer open': 'Esta solicitud ya no está abierta',
  'This team does not play in the tournament you chose': 'Este equipo no juega en el torneo que usted eligió',
  'This team is full': 'Este equipo está completo',
  'This team plays in another tournament': 'Este equipo juega en otro torneo',
  'This tournament has already begun': 'Este torneo ya empezó',
  'This tournament is already being played': 'Este torneo ya se está jugando',
  'This tournament is full': 'Este torneo está completo',
  'This tournament is not open to the public': 'Este torneo no está abierto al público',
  'This tournament is over': 'Este torneo ya terminó',
  'Tournament not found': 'No se encontró el torneo',
  'Two people have this name and phone number: please add the birth year':
    'Dos personas tienen este nombre y este teléfono: por favor, agregue el año de nacimiento',
  'Please write the name of the parent or guardian, not that of the player':
    'Por favor, escriba el nombre de la madre, el padre o el tutor, no el del jugador',
  'This is the address of the captain': 'Esta es la dirección del capitán',
  'This is the captain, who is on the team already': 'Es el capitán, que ya está en el equipo',
  'Valid email is required': 'Hace falta un correo electrónico válido',
  'Valid parent email is required': 'Hace falta un correo electrónico válido de la madre o el padre',
  'Valid team ID is required': 'Hace falta un equipo válido',
  'Valid tournament ID is required': 'Hace falta un torneo válido',
  'You can invite up to {mostInvitesAtOnce} players at once':
    'Puede invitar a {mostInvitesAtOnce} jugadores a la vez como máximo',
  'You must accept the Terms and Conditions': 'Tiene que aceptar los términos y condiciones',
  'You must accept the Terms and Conditions to register':
    'Para inscribirse tiene que aceptar los términos y condiciones',
  'You must accept the terms and conditions': 'Tiene que aceptar los términos y condiciones',
  'Your team is on the waiting list: you can invite players once it has a place':
    'Su equipo está en la lista de espera: podrá invitar a jugadores cuando tenga un lugar',
  '{name} has already begun: please tell the organizers at the desk':
    '{name} ya empezó: por favor, avise a los organizadores en la mesa',
  '{name} is already on file with this phone number': '{name} ya está registrado con este número de teléfono',
  '{player} is already registered for this tournament': '{player} ya tiene inscripción en este torneo',
  '{player} is {age}, a year younger than {team} in {bracket}, and {most} younger players are on this roster already':
    '{player} tiene {age} años, uno menos que {team} en {bracket}, y en este equipo ya hay {most} jugadores más jóvenes',
  '{player} is {age}, too old for {team} in {bracket}':
    '{player} tiene {age} años: es demasiado mayor para {team} en {bracket}',
  '{player} is {age}, too young for {team} in {bracket}':
    '{player} tiene {age} años: es demasiado joven para {team} en {bracket}',
  '{team} is withdrawn': '{team} se retiró',
  '{team} still plays today, and whoever keeps the score needs the roster. When its games of today are over it can be erased here; from tomorrow on in any case.':
    '{team} todavía juega hoy, y quien lleva el marcador necesita la lista de jugadores. Cuando terminen sus partidos de hoy se podrán borrar aquí los datos; desde mañana, en cualquier caso.',
  '{tournament} has already begun': '{tournament} ya empezó',
  'This browser follows {mostTeams} teams. Stop following one before you follow another.':
    'Este navegador sigue a {mostTeams} equipos. Deje de seguir a uno antes de seguir a otro.',
  'Too many follow from this network today. The calendar of the team works without a limit.':
    'Hoy ya son muchos los que siguen desde esta red. El calendario del equipo funciona sin límite.',
  'This tournament is over: nothing is told any more': 'Este torneo ya terminó: no habrá más avisos',
  '{name} has just filled up: no place for a team is left':
    '{name} acaba de completarse: ya no queda lugar para un equipo',
  'These keys cannot be read': 'Estas claves no se pueden leer',
  'This is not the address of a push service that we know':
    'Esta no es la dirección de un servicio de avisos que conozcamos',
  'Endpoint must be less than 1000 characters': 'La dirección de envío debe tener menos de 1000 caracteres',
  'Public key must be less than 100 characters': 'La clave pública debe tener menos de 100 caracteres',
  'Shared secret must be less than 40 characters': 'El secreto compartido debe tener menos de 40 caracteres',
  'Please say why: the family reads it': 'Por favor, diga por qué: la familia lo lee',
  'Reason must be at most 200 characters': 'El motivo puede tener 200 caracteres como máximo',
  '{captainName} is the captain of {name}. Please hand the team over first.':
    '{captainName} es capitán de {name}. Por favor, pase primero el equipo.',
  'There is no email address of {player} on file.': 'No tenemos ninguna dirección de correo electrónico de {player}.',
  'The games of {name} are drawn under this name. Please ask the organizers to change it.':
    'Los partidos de {name} se sortearon con este nombre. Por favor, pida a los organizadores que lo cambien.',
  'This link is too old, or is not ours': 'Este enlace es demasiado antiguo, o no es nuestro',
  '{tournament} has no registration deadline: what holds before a deadline holds until the tournament begins.':
    '{tournament} no tiene fecha límite de inscripción: lo que vale antes de esa fecha vale hasta que empiece el torneo.',
  "{player} is the captain of {team}. Please hand the team over to a teammate first, on the captain's page.":
    '{player} es el capitán de {team}. Por favor, pase primero el equipo a un compañero, en la página del capitán.',
  'The games of {team} are drawn: please tell the organizers if it cannot play':
    'Los partidos de {team} ya se sortearon: por favor, avise a la organización si no puede jugar',
} as const;
