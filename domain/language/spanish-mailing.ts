/** Spanish for mailings, their placeholders, and the automatic reminders. */
export const mailings = {
  List: 'Lista',
  Filter: 'Filtro',
  'Subject in Spanish': 'Asunto en español',
  'Message in Spanish': 'Mensaje en español',
  'List must be players, tournament-registrations or teams':
    'La lista debe ser players, tournament-registrations o teams',
  'Filter must be less than 2000 characters': 'El filtro debe tener menos de 2000 caracteres',
  'Subject must be less than 120 characters': 'El asunto debe tener menos de 120 caracteres',
  'The message in Spanish is missing': 'Falta el mensaje en español',
  'The subject in Spanish is missing': 'Falta el asunto en español',
  'Remind of the payment': 'Recordar el pago',
  'Remind of the waiver': 'Recordar la exención',
  'no team yet': 'todavía sin equipo',
  'no tournament yet': 'todavía sin torneo',
  'What organizers wrote to many at once is forgotten after a year; the letters themselves before.':
    'Lo que los organizadores escribieron a muchas personas a la vez se olvida después de un año; los correos mismos, antes.',
  'That an address wants no news is forgotten when no player or parent on file has it any more.':
    'Que una dirección no quiere novedades se olvida cuando ningún jugador ni padre registrado la tiene.',
  'You get this because you have played with us before. One press ends these letters:':
    'Recibe este correo porque ya jugó con nosotros. Con un toque no recibe más:',
  'Still to pay: {tournament}': 'Pago pendiente: {tournament}',
  '{player} is registered for {tournament}. One thing is missing: the payment has not come yet.':
    '{player} ya tiene su inscripción en {tournament}. Falta una cosa: el pago todavía no ha llegado.',
  'If you have paid in the last days, there is nothing to do: it takes us a little to write it down.':
    'Si pagó en los últimos días, no tiene que hacer nada: tardamos un poco en anotarlo.',
  'Results: {tournament}': 'Resultados: {tournament}',
  'Corrected results: {tournament}': 'Resultados corregidos: {tournament}',
  'To the families of {team},': 'A las familias de {team}:',
  '{tournament} is over. Thank you for playing with us!': '{tournament} ha terminado. ¡Gracias por jugar con nosotros!',
  'A result in our last letter has been corrected. This letter counts.':
    'Se corrigió un resultado de nuestro correo anterior. Vale este correo.',
  'Your place': 'Su lugar',
  'Against {team}': 'Contra {team}',
  'won {score}': 'ganado {score}',
  'lost {score}': 'perdido {score}',
  'drawn {score}': 'empate {score}',
  '{outcome}, {kicks} in the shoot-out': '{outcome}, {kicks} en la tanda de penales',
  '{outcome}, forfeited by {teams}': '{outcome}, dado por perdido a {teams}',
  '{outcome}, {teams} withdrew': '{outcome}, se retiró {teams}',
  '{outcome}, not played': '{outcome}, no jugado',
  'See all games of the team': 'Ver todos los partidos del equipo',
} as const;
