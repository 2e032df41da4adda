/** Spanish for joining a team, and for the invitation that a captain passes on. */
export const invitations = {
  Accept: 'Aceptar',
  Decline: 'Rechazar',
  'Same team': 'El mismo equipo',
  'Join a team': 'Unirme a un equipo',
  'Create a new team': 'Crear un equipo nuevo',
  'Individual player': 'Jugador individual',
  'Join {team} for the {title}!': '¡Juegue con {team} en {title}!',
  'Join {team} for the {title} ({date})!': '¡Juegue con {team} en {title} ({date})!',
} as const;
