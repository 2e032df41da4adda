/** How somebody comes to a team, and the invitation that a captain hands on. */
export const invitations = {
  Accept: 'Aceptar',
  Decline: 'Rechazar',
  'Same team': 'El mismo equipo',
  'Join a team': 'Unirme a un equipo',
  'Create a new team': 'Crear un equipo nuevo',
  'Individual player': 'Jugador individual',
  'Join {team} for the {title}!': '¡Juegue con {team} en {title}!',
  'Join {team} for the {title} ({date})!': '¡Juegue con {team} en {title} ({date})!',
  'Not sent today: this address has had enough letters. Please share the link or the code instead.':
    'Hoy no se envió: esta dirección ya recibió bastantes correos. Por favor, comparta mejor el enlace o el código.',
  'Many invitations have left today, so an organizer looks at this one first. Please share the link or the code meanwhile.':
    'Hoy ya salieron muchas invitaciones, así que un organizador mira primero esta. Mientras tanto, comparta el enlace o el código.',
} as const;
