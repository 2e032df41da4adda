/** Spanish for errors that any form and any call may return. */
export const everybody = {
  'A number is too large to be kept': 'Un número es demasiado grande para guardarlo',
  'An Idempotency-Key has 1 to 255 visible characters': 'Una Idempotency-Key tiene de 1 a 255 caracteres visibles',
  'An answer contains characters that cannot be used': 'Una respuesta contiene caracteres que no se pueden usar',
  'An answer is too long to be kept': 'Una respuesta es demasiado larga para guardarla',
  'If-Match is a version number in quotes, such as "7"': 'If-Match es un número de versión entre comillas, como "7"',
  'Not found': 'No se encontró',
  'Please write true or false': 'Por favor, escriba true o false',
  'Please write the number of a record': 'Por favor, escriba el número de un registro',
  'Please write this once': 'Por favor, escriba esto una sola vez',
  'Please check this answer': 'Por favor, revise esta respuesta',
  'Please check your answers': 'Por favor, revise sus respuestas',
  'Please fill in all required fields': 'Por favor, complete todos los campos obligatorios',
  'Something went wrong. Please try again.': 'Algo salió mal. Por favor, inténtelo de nuevo.',
  'The address could not be read': 'No se pudo leer la dirección',
  'Please send JSON': 'Por favor, envíe JSON',
  'That is more than we can take': 'Eso es más de lo que podemos recibir',
  'The request could not be read': 'No se pudo leer la solicitud',
  'There is no room left to keep this. Please try again later.':
    'No queda espacio para guardar esto. Por favor, inténtelo más tarde.',
  'This Idempotency-Key was used before for something else': 'Esta Idempotency-Key ya se usó para otra cosa',
  'This address does not take that method': 'Esta dirección no acepta ese método',
  'This was sent before and is still being worked on. Please wait a moment.':
    'Esto ya se envió y todavía se está procesando. Por favor, espere un momento.',
  'This device was signed out meanwhile. Please try again.':
    'Mientras tanto se cerró la sesión en este dispositivo. Por favor, inténtelo de nuevo.',
  'Many people are here at once. Please try again in a moment.':
    'Hay muchas personas aquí al mismo tiempo. Por favor, inténtelo de nuevo en un momento.',
  'Too many attempts. Please wait a few minutes and try again.':
    'Demasiados intentos. Por favor, espere unos minutos y vuelva a intentarlo.',
  'No more codes are mailed for this player for now. Please use the latest one, or have the link to everything we keep mailed to you.':
    'Por ahora no se envían más códigos para este jugador. Por favor, use el último, o pida por correo el enlace a todo lo que guardamos.',
  'Too many people are following live. The scores refresh by themselves.':
    'Demasiadas personas siguen los partidos en vivo. Los marcadores se actualizan solos.',
  'We are back in a moment. Please try again.': 'Volvemos en un momento. Por favor, inténtelo de nuevo.',
  '{each} {number}: {complaint}': '{each} {number}: {complaint}',
  '{label} contains characters that cannot be used': '{label}: contiene caracteres que no se pueden usar',
  '{label} is required': '{label}: este dato hace falta',
  '{label} is too easy to guess': '{label}: es demasiado fácil de adivinar',
  '{label} must be a list': '{label}: debe ser una lista',
  '{label} must be a whole number from {from} to {to}': '{label}: debe ser un número entero de {from} a {to}',
  '{label} must be at least {leastLength} characters': '{label}: debe tener al menos {leastLength} caracteres',
  '{label} must be at most 500 characters': '{label}: 500 caracteres como máximo',
  '{label} must be at most {most} characters': '{label}: {most} caracteres como máximo',
  'Mark must be less than 100 characters': 'La marca debe tener menos de 100 caracteres',
  '{label} must be less than 50 characters': '{label}: debe tener menos de 50 caracteres',
  '{label} must be one name of at most five words': '{label}: debe ser un solo nombre de cinco palabras como máximo',
  '{label} must be text': '{label}: debe ser un texto',
  '{label} must be true or false': '{label}: debe ser verdadero o falso',
  '{label} must begin with https://': '{label}: debe empezar con https://',
  '{label}: at most {most}': '{label}: {most} como máximo',
} as const;
