/** Spanish for the options and the agreements of the forms. */
export const choices = {
  Cash: 'Efectivo',
  Check: 'Cheque',
  'Credit Card': 'Tarjeta de crédito',
  'Credit card (5% fee)': 'Tarjeta de crédito (5 % de recargo)',
  'I am the player, 18 or older': 'Soy el jugador y tengo 18 años o más',
  'Legal guardian': 'Tutor legal',
  Other: 'Otra',
  Parent: 'Madre o padre',
  'Parent email': 'Correo electrónico de la madre o el padre',
  'Parent name': 'Nombre de la madre o el padre',
  'Parent phone': 'Teléfono de la madre o el padre',
  'Pay at the event': 'Pagar en el torneo',
  'Will pay at event': 'Pagará en el torneo',
} as const;
