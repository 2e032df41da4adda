/** Spanish for letters to families about their stored data: changes, codes, their page, the notice to parents. */
export const lettersOfRecords = {
  '{name}: {sentence}': '{name}: {sentence}',
  None: 'Ninguno',
  'Language of emails': 'Idioma de los correos',
  'Please choose English or Spanish': 'Por favor, elija inglés o español',
  'Is this you?': '¿Es usted?',
  'Somebody looked for an earlier registration with your phone number and a part of your name.':
    'Alguien buscó una inscripción anterior con su número de teléfono y una parte de su nombre.',
  'Is this you? Go on here, and write the full name as we have it on file: {name}.':
    '¿Fue usted? Siga aquí y escriba el nombre completo tal como lo tenemos: {name}.',
  'Go on here': 'Seguir aquí',
  'If it was not you, there is nothing to do: we have told them nothing.':
    'Si no fue usted, no hay nada que hacer: no le dijimos nada a esa persona.',
  'Your information was changed: {player}': 'Sus datos cambiaron: {player}',
  'This was changed for {player} on the Player ID page. It is now:':
    'Esto se cambió para {player} en la ficha del jugador. Ahora es:',
  'Your contact information stays as it is: {player}': 'Sus datos de contacto quedan como están: {player}',
  'A registration of {player} came with other contact information than we have on file. What is on file stays.':
    'Una inscripción de {player} llegó con otros datos de contacto que los que tenemos. Los que tenemos quedan como están.',
  'If it has changed, please change it on the Player ID page: we send a code to this address.':
    'Si han cambiado, por favor, cámbielos en la ficha del jugador: enviamos un código a esta dirección.',
  'If you did not ask for it, there is nothing to do: without it nobody sees or changes your contact information.':
    'Si usted no lo pidió, no hay nada que hacer: sin el código nadie ve ni cambia sus datos de contacto.',
  'An organizer has changed this for {player}. It is now:': 'Un organizador cambió esto para {player}. Ahora es:',
  'If you did not ask for it, please write to us.': 'Si usted no lo pidió, por favor, escríbanos.',
  'Your Golden Goal code: {player}': 'Su código de Golden Goal: {player}',
  'Your code is {code}. It works for {minutes} minutes on the Player ID page.':
    'Su código es {code}. Funciona durante {minutes} minutos en la ficha del jugador.',
  'The information of {player} was changed on the Player ID page. If this was you, there is nothing to do.':
    'Los datos de {player} cambiaron en la ficha del jugador. Si fue usted, no hay nada que hacer.',
  'If it was not you, please look at it and write to us.': 'Si no fue usted, por favor, mírelos y escríbanos.',
  'Further changes within the hour bring no further email.':
    'De otros cambios dentro de la misma hora no enviamos otro correo.',
  'Your erasure is done': 'Sus datos están borrados',
  'As asked on the Player ID page, everything we kept about the player who was erased there is gone.':
    'Como se pidió en la ficha del jugador, todo lo que guardábamos del jugador que se borró ahí ya no existe.',
  'What stays names nobody: scores and counted goals, that there was an erasure, and for the books what was paid, when and how. This email is erased here once it has left.':
    'Lo que queda no nombra a nadie: marcadores y goles contados, que hubo un borrado y, para la contabilidad, qué se pagó, cuándo y cómo. Este correo se borra aquí en cuanto sale.',
  'If this was not you, please write to us at once, and change the password of this inbox.':
    'Si no fue usted, por favor, escríbanos enseguida y cambie la contraseña de este correo.',
  'See, download, withdraw or erase': 'Ver, descargar, retirar o borrar',
  'What we keep about your family': 'Lo que guardamos de su familia',
  'This link opens the page with everything we keep about {names}.':
    'Este enlace abre la página con todo lo que guardamos de {names}.',
  'The link is yours alone and works for {days} days. Please do not forward it. If you did not ask for it, nothing has happened and you need not do anything.':
    'El enlace es solo para usted y funciona durante {days} días. Por favor, no lo reenvíe. Si usted no lo pidió, no ha pasado nada y no tiene que hacer nada.',
} as const;
