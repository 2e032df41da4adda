/** Spanish for payments and refunds: the forms, and the messages to families. */
export const ledger = {
  'Registration number': 'Número de inscripción',
  'Amount in dollars': 'Importe en dólares',
  'What was received and sent back is kept for seven years, for the books, without the name once somebody is erased.':
    'Lo que se recibió y se devolvió se guarda siete años, para la contabilidad, sin el nombre cuando alguien se borra.',
  Note: 'Nota',
  Until: 'Hasta',
  'Not owed any more': 'Ya no se debe',
  'Please select a registration': 'Por favor, elija una inscripción',
  'Sign-in name must be less than 50 characters': 'El nombre de usuario debe tener menos de 50 caracteres',
  'Please say why the money is kept': 'Diga por qué se guarda el dinero',
  'Amount must be from $0.01 to $10,000': 'El importe debe ser de $0.01 a $10,000',
  Line: 'Línea',
  Lines: 'Líneas',
  'Day must be a date': 'El día debe ser una fecha',
  'Day must not be in the future': 'El día no puede estar en el futuro',
  'Note must be less than 200 characters': 'La nota debe tener menos de 200 caracteres',
  'Takes back what was said last': 'Deshace lo que se dijo por último',
  'Nothing was entered for this registration': 'No se anotó nada para esta inscripción',
  'Thank you. We have received {amount}; the rest is still owed for this registration.':
    'Gracias. Recibimos {amount}; el resto de esta inscripción todavía se debe.',
  'Still owed': 'Se debe todavía',
  'Money sent back: {player}, {tournament}': 'Dinero devuelto: {player}, {tournament}',
  'We have sent {amount} back to you.': 'Le devolvimos {amount}.',
  'Sent back': 'Devuelto',
} as const;
