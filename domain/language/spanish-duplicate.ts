/** Spanish for messages to families about merged records, and for the office's form, whose screen is in English. */
export const duplicates = {
  'An organizer has taken back that two records were put together: yours is as it was before.':
    'Un organizador ha deshecho la unión de dos fichas: la suya está como antes.',
  'How a record was called and reached that was put together with another is kept as long as the player, so that an erasure finds all of it.':
    'El nombre y los datos de contacto de una ficha que se unió con otra se guardan mientras esté el jugador, para que un borrado lo encuentre todo.',
  'How two records of one person were before they were put together is forgotten after a day.':
    'Cómo eran dos fichas de una persona antes de unirse se olvida después de un día.',
  Page: 'Página',
  'Record that goes': 'Ficha que se va',
  'Record that stays': 'Ficha que se queda',
  'Registrations that stay': 'Inscripciones que se quedan',
  'Taken over': 'Tomado de la otra',
  'This is on file differently from now on:': 'Desde ahora esto está registrado de otra manera:',
  'Two records of yours are one now': 'Sus dos fichas son ahora una',
  'You were on file twice. An organizer has put the two records together; nothing you registered for is lost.':
    'Estaba registrado dos veces. Un organizador ha unido las dos fichas; no se pierde nada de lo que inscribió.',
  'Your records are apart again': 'Sus fichas vuelven a estar separadas',
} as const;
