/** Spanish for the prices of a tournament, and for money that is kept for a family. */
export const prices = {
  Price: 'Precio',
  'Early price': 'Precio anticipado',
  'Early price until': 'Precio anticipado hasta',
  'Sibling price': 'Precio para hermanos',
  'Price must be from $0 to $1,000': 'El precio debe ser de $0 a $1,000',
  'Early price must be from $0 to $1,000': 'El precio anticipado debe ser de $0 a $1,000',
  'Sibling price must be from $0 to $1,000': 'El precio para hermanos debe ser de $0 a $1,000',
  'The last day of the early price must be a date': 'El último día del precio anticipado debe ser una fecha',
  'Please say until when the early price holds': 'Por favor, diga hasta cuándo vale el precio anticipado',
  'Please say what the early price is': 'Por favor, diga cuál es el precio anticipado',
  'Early price must be lower than {regular}': 'El precio anticipado debe ser menor que {regular}',
  'The last day of the early price must be before the tournament':
    'El último día del precio anticipado debe ser anterior al torneo',
  'Sibling price must be at most {regular}': 'El precio para hermanos debe ser como máximo {regular}',
  '{amount} (early price)': '{amount} (precio anticipado)',
  '{amount} (sibling price)': '{amount} (precio para hermanos)',
  'Free: nothing to pay': 'Gratis: no hay nada que pagar',
  'Format: 3vs3 soccer\nRegistration fee: {amount} per player until {until}, then {regular}':
    'Formato: fútbol 3 contra 3\nCuota de inscripción: {amount} por jugador hasta el {until}, después {regular}',
} as const;
