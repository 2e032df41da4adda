/** Spanish for the form of an imported table; its screen is in English. */
export const imports = {
  'An import can be undone for 30 days; then it is forgotten how its teams were led before.':
    'Una importación se puede deshacer durante 30 días; después se olvida quién dirigía antes sus equipos.',
  'First player leads': 'El primer jugador dirige',
  'Leads the team': 'Dirige el equipo',
  Rows: 'Filas',
  'Who leads it': 'Quién lo dirige',
  'Write to families': 'Escribir a las familias',
} as const;
