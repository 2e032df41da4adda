/** Spanish for the options and the agreements of the forms. */
export const choices = {
  Cash: 'Efectivo',
  Check: 'Cheque',
  'Credit Card': 'Tarjeta de crédito',
  'Credit card (5% fee)': 'Tarjeta de crédito (5 % de recargo)',
  'I agree that organizers, and the score keeper of a game on the day it is played, may look at this when they need it. Each look is on record for me to see. It is deleted 30 days after the last tournament, or when I remove it.':
    'Acepto que los organizadores, y quien lleva el marcador de un partido el día en que se juega, puedan ver esto cuando lo necesiten. Cada consulta queda anotada y puedo verla. Se borra 30 días después del último torneo, o cuando yo lo quite.',
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
