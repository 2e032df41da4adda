/** Texts of a tournament’s teams. */
export const words = {
  title: (teams: number) => (teams === 1 ? '1 team' : `${teams} teams`),
  players: (current: number, max: number) => `${current}/${max} players`,
  none: 'No team is registered yet.',
} as const;
