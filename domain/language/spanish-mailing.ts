/** Spanish for letters to everybody in a list. */
export const mailings = {
  List: 'Lista',
  Filter: 'Filtro',
  'Subject in Spanish': 'Asunto en español',
  'Message in Spanish': 'Mensaje en español',
  'List must be teams, players, tournament-registrations or pre-registrations':
    'La lista debe ser teams, players, tournament-registrations o pre-registrations',
  'Urgent: leaves before other letters': 'Urgente: sale antes que otros correos',
  'Filter must be less than 2000 characters': 'El filtro debe tener menos de 2000 caracteres',
  'Subject must be less than 120 characters': 'El asunto debe tener menos de 120 caracteres',
  'The message in Spanish is missing': 'Falta el mensaje en español',
  'The subject in Spanish is missing': 'Falta el asunto en español',
  'no team yet': 'todavía sin equipo',
  'no tournament yet': 'todavía sin torneo',
  'That an address wants no news is forgotten when no player or parent on file has it any more.':
    'Que una dirección no quiere novedades se olvida cuando ningún jugador ni padre registrado la tiene.',
  'You get this because you have played with us before. One press ends these emails:':
    'Recibe este correo porque ya jugó con nosotros. Con un toque no recibe más:',
} as const;
