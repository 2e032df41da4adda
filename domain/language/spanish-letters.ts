/** Spanish for letters to families about their registration: requests, debts, the waiver. */
export const letters = {
  'Hi {name},': 'Hola, {name}:',
  'a team': 'un equipo',
  'Not specified': 'Sin indicar',
  'Questions? {email} or {phone}': '¿Preguntas? {email} o {phone}',
  'Questions? {contact}': '¿Preguntas? {contact}',
  'Golden Goal - youth 3-v-3 soccer': 'Golden Goal - fútbol juvenil 3 contra 3',
  'You pay at the event. If you would rather pay before, you can pay with Venmo at any time.':
    'Usted paga en el evento. Si prefiere pagar antes, puede hacerlo con Venmo cuando quiera.',
  'You pay at the event.': 'Usted paga en el evento.',
  'Please pay with Venmo and write the payment reference beside it, so that we know whose payment it is.':
    'Por favor, pague con Venmo y escriba la referencia del pago al lado, para que sepamos de quién es el pago.',
  'To pay': 'Por pagar',
  'Payment reference': 'Referencia del pago',
  'Pay with Venmo': 'Pagar con Venmo',
  'Open your Player ID': 'Abrir su ficha del jugador',
  Payment: 'Pago',
  'Nothing to pay while you are on the waiting list': 'Nada que pagar mientras esté en la lista de espera',
  '{amount}, paid': '{amount}, pagado',
  'The waiver is not signed yet. We email the link to sign it, for a player under 18 to the parent or guardian.':
    'La exención de responsabilidad todavía no está firmada. Enviamos el enlace para firmarla por correo electrónico; si el jugador es menor de 18 años, a su madre, padre o tutor.',
  'The waiver counts once the parent or guardian confirms it. We email them the link.':
    'La exención de responsabilidad vale cuando la madre, el padre o el tutor la confirma. Le enviamos el enlace por correo electrónico.',
  'The schedule is sent 48 hours before the start. Team contact info is shared then, where the families allow it.':
    'El horario se envía 48 horas antes del inicio. Entonces se comparten los contactos del equipo, si las familias lo permiten.',
  '{player} is registered, and we have asked {team} for a place. The captain has {days} days to accept or decline, and we email you the answer. Until then {player} is an individual player.':
    'La inscripción de {player} está hecha, y le pedimos un lugar a {team}. El capitán tiene {days} días para aceptar o rechazar, y le enviamos la respuesta por correo electrónico. Hasta entonces la inscripción de {player} es individual.',
  '{player} plays for {team} now: {tournament}': '{player} ya juega en {team}: {tournament}',
  '{player} was registered for {tournament} without a team and plays for {team} now. The registration, the payment and the waiver stay as they are.':
    '{player} tenía inscripción en {tournament} sin equipo y ya juega en {team}. La inscripción, el pago y la exención siguen valiendo.',
  '{player} asks for a place on {team}: {tournament}': '{player} pide un lugar en {team}: {tournament}',
  '{player} is registered for {tournament} without a team and asks for a place on {team}. If the captain accepts, the registration, the payment and the waiver stay as they are.':
    '{player} tiene inscripción en {tournament} sin equipo y pide un lugar en {team}. Si el capitán acepta, la inscripción, el pago y la exención siguen valiendo.',
  "Somebody filled in the form with the player's name and phone. Until you open this link, the captain does not see how to reach you. On the same page you can cancel the registration:":
    'Alguien llenó el formulario con el nombre y el teléfono del jugador. Hasta que usted abra este enlace, el capitán no ve cómo comunicarse con usted. En la misma página puede cancelar la inscripción:',
  'Here you see the registration, and can cancel it:': 'Aquí ve la inscripción y puede cancelarla:',
  'See the registration, or cancel it': 'Ver la inscripción o cancelarla',
  'The link is yours alone and works for {days} days. Please do not forward it.':
    'El enlace es solo para usted y funciona durante {days} días. Por favor, no lo reenvíe.',
  'May the team see how to reach you? {player}, {tournament}':
    '¿Puede ver el equipo cómo comunicarse con usted? {player}, {tournament}',
  '{player} was registered again for {tournament}, and the form allows the team to see how to reach you. Please confirm this on the Player ID page:':
    '{player} tiene una nueva inscripción en {tournament}, y el formulario permite que el equipo vea cómo comunicarse con usted. Por favor, confírmelo en la ficha del jugador:',
  'If you do nothing, the team does not see it.': 'Si no hace nada, el equipo no lo ve.',
  '{player} is {age}, registered for {bracket}.': '{player} tiene {age} años, con inscripción en {bracket}.',
  '{player} is {age}.': '{player} tiene {age} años.',
  '{player} is registered for {bracket}.': '{player} tiene inscripción en {bracket}.',
  'The schedule is sent 48 hours before the start.': 'El horario se envía 48 horas antes del inicio.',
  'The schedule comes in another email.': 'El horario llega en otro correo.',
  'The schedule comes in another email. Team contact info is shared there, where the families allow it.':
    'El horario llega en otro correo. Allí van también los contactos del equipo, donde las familias lo permiten.',
  'Sign the waiver': 'Firmar la exención de responsabilidad',
  'Confirm the waiver': 'Confirmar la exención de responsabilidad',
  Pay: 'Pagar',
  'Fill your team': 'Completar su equipo',
  done: 'hecho',
  'to do': 'pendiente',
  "You're registered: {player}, {tournament}": 'Inscripción hecha: {player}, {tournament}',
  '{player} is registered as an individual player and will be matched with a team.':
    'La inscripción individual de {player} está hecha. Pronto le buscaremos un equipo.',
  'Interest noted: {player}': 'Interés anotado: {player}',
  'We have noted your interest. We write to you when the next tournament opens; there is nothing to pay.':
    'Anotamos su interés. Le escribimos cuando se abra el próximo torneo; no hay nada que pagar.',
  'See the tournaments': 'Ver los torneos',
  Ages: 'Edades',
  '{tournament} is open for registration: {player}': '{tournament}: la inscripción está abierta, {player}',
  'You asked us to write when the next tournament opens. It is open now:':
    'Usted nos pidió que le escribiéramos cuando se abriera el próximo torneo. Ya está abierto:',
  'The link opens the form with your name, phone and email filled in. Places go to those who come first.':
    'El enlace abre el formulario con su nombre, teléfono y correo electrónico ya escritos. Los lugares son para quien llega primero.',
  'Register now': 'Inscribirse ahora',
  'You get this because you reserved a spot with us. One press ends these emails:':
    'Recibe esto porque reservó un lugar con nosotros. Con un toque deja de recibir estos correos:',
  'No more emails about new tournaments': 'No quiero más correos sobre torneos nuevos',
  'Payment received: {player}, {tournament}': 'Pago recibido: {player}, {tournament}',
  'Thank you. We have received {amount}; nothing more is owed for this registration.':
    'Gracias. Recibimos {amount}; por esta inscripción no se debe nada más.',
  Received: 'Recibido',
  On: 'El día',
  'Please keep this email: it is your receipt.': 'Por favor, guarde este correo: es su recibo.',
  'Privacy notice': 'Aviso de privacidad',
  'parent or guardian of {player}': 'madre, padre o tutor de {player}',
  'Please confirm the waiver: {player}, {tournament}':
    'Por favor, confirme la exención de responsabilidad: {player}, {tournament}',
  'Please sign the waiver: {player}, {tournament}':
    'Por favor, firme la exención de responsabilidad: {player}, {tournament}',
  '{player} is registered for {tournament}. One thing is missing: the waiver is not signed.':
    '{player} ya tiene su inscripción en {tournament}. Falta una cosa: la exención de responsabilidad no está firmada.',
  'Read and sign the waiver': 'Leer y firmar la exención',
  'A parent or guardian signs for a player under 18; a player who is 18 signs alone. It takes two minutes; the link works until the tournament ends.':
    'Por un jugador menor de 18 años firma su madre, padre o tutor; quien ya tiene 18 años firma por sí mismo. Son dos minutos; el enlace funciona hasta que termine el torneo.',
  'It takes two minutes; the link works until the tournament ends.':
    'Son dos minutos; el enlace funciona hasta que termine el torneo.',
  '{player} is registered for {tournament}.': '{player} ya tiene su inscripción en {tournament}.',
  'The form says that {signer} has accepted the waiver. It counts once you confirm it:':
    'El formulario dice que {signer} aceptó la exención de responsabilidad. Vale cuando usted la confirme:',
  'Confirm the waiver for {player}': 'Confirmar la exención de {player}',
  'If you did not agree, the same page takes it back.': 'Si usted no está de acuerdo, la misma página la retira.',
  'The waiver is signed: {player}, {tournament}': 'La exención de responsabilidad está firmada: {player}, {tournament}',
  '{signer} has signed the waiver of {player} for {tournament}.':
    '{signer} firmó la exención de responsabilidad de {player} para {tournament}.',
  'This email is your copy, with every word of the text you signed. Please keep it.':
    'Este correo es su copia, con cada palabra del texto que firmó. Por favor, guárdelo.',
  'Signed by': 'Firmada por',
  For: 'Para',
  'Signed on': 'Firmada el',
  'Confirmed on': 'Confirmada el',
  'Photos and video': 'Fotos y video',
  Allowed: 'Permitidos',
  'Not allowed': 'No permitidos',
  'If this was not you, please write to us.': 'Si no fue usted, por favor, escríbanos.',
  'The waiver is withdrawn: {player}, {tournament}': 'La exención de responsabilidad se retiró: {player}, {tournament}',
  'No photos: {player}, {tournament}': 'Sin fotos: {player}, {tournament}',
  'You have withdrawn the waiver of {player} for {tournament}. We have told the organizers.':
    'Usted retiró la exención de responsabilidad de {player} para {tournament}. Avisamos a los organizadores.',
  '{player} cannot play until it is signed again. The registration stays, and so does what was paid.':
    '{player} no puede jugar hasta que se firme de nuevo. La inscripción y lo pagado se quedan.',
  'Read and sign it again': 'Leerla y firmarla de nuevo',
  'From now on no photo or video of {tournament} is to show {player}. The waiver itself stays.':
    'Desde ahora ninguna foto ni video de {tournament} debe mostrar a {player}. La exención misma se queda.',
  'If a picture is already published, please write to us: we take it down.':
    'Si ya hay una foto publicada, por favor, escríbanos: la quitamos.',
  '{player} is moved from {tournament} to {to} ({date}), without a team: we look for one, or you ask a team yourself.':
    '{player} pasa de {tournament} a {to} ({date}), sin equipo: buscamos uno, o usted mismo le pregunta a uno.',
  '{player} is moved from {tournament} to {to} ({date}), and plays for {team}.':
    '{player} pasa de {tournament} a {to} ({date}) y juega en {team}.',
  'Moved: {player}, {to}': 'Cambio: {player}, {to}',
  'What was paid, the payment reference and the waiver stay valid.':
    'Lo que se pagó, la referencia del pago y la exención de responsabilidad siguen valiendo.',
  'All games of your team': 'Todos los partidos de su equipo',
  'Cancelled: {player}, {tournament}': 'Cancelada: {player}, {tournament}',
  '{player} is no longer registered for {tournament}, and nothing is owed for it.':
    '{player} ya no tiene inscripción en {tournament}, y por ese torneo no se debe nada.',
  'You paid {amount}. The organizers refund it by their policy. The reference is {reference}.':
    'Usted pagó {amount}. La organización lo devuelve según su política. La referencia es {reference}.',
} as const;
