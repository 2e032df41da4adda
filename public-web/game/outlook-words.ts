/** Texts about the effects of a game. */
export const words = {
  title: 'What follows',
  waysOn: { win: 'Win:', loss: 'Loss:', title: 'champion', done: 'done' },
  table: 'The table with this game',
  tableNow: 'The table if the game ended now',
  up: (from: number) => `▲ from ${from}`,
  down: (from: number) => `▼ from ${from}`,
} as const;
