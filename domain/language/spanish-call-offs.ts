/** Spanish for tournaments that are called off or postponed. */
export const callOffs = {
  'Call off or postpone': 'Cancelar o posponer',
  'Say whether it is called-off or postponed': 'Indique si está cancelado (called-off) o pospuesto (postponed)',
  'New date': 'Nueva fecha',
  'Date before': 'Fecha anterior',
  'Sentence in English': 'Frase en inglés',
  'Sentence in Spanish': 'Frase en español',
  'Sentence in English must be less than 500 characters': 'La frase en inglés debe tener menos de 500 caracteres',
  'Sentence in Spanish must be less than 500 characters': 'La frase en español debe tener menos de 500 caracteres',
  'Money received': 'Dinero recibido',
  'Say what is refunded: full, unplayed or none': 'Indique qué se devuelve: full, unplayed o none',
  'Called off: {tournament}': 'Cancelado: {tournament}',
  'Postponed: {tournament}': 'Pospuesto: {tournament}',
  'Your registration and what you have paid stay for the new date. The schedule comes 48 hours before it.':
    'Su inscripción y lo que pagó quedan para la nueva fecha. El horario llega 48 horas antes.',
  'Your registration stays for the new date. The schedule comes 48 hours before it.':
    'Su inscripción queda para la nueva fecha. El horario llega 48 horas antes.',
  'We will refund what you have paid.': 'Le devolveremos lo que haya pagado.',
  'We will refund the part of what you have paid that is for games not played.':
    'Le devolveremos la parte de lo que haya pagado que corresponde a los partidos que no se jueguen.',
} as const;
