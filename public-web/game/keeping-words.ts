/** What is said to a score keeper alone about what is not saved, not today, or not sent yet. */
export const words = {
  ending:
    'The end of this game is kept on this phone and sent as soon as it can be. Until then the game is in progress for everybody else.',
  otherDay: (time: string) =>
    `This game is planned for ${time}, not for today. Its first score makes the tournament active.`,
  meant: 'Keep its score now',
  unsaved: (team1: number, team2: number) => `The score ${team1} – ${team2} is not saved yet.`,
  save: (team1: number, team2: number) => `Save ${team1} – ${team2}`,
  leave: 'Leave without saving',
} as const;
