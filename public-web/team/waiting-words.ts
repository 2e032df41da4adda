/** Texts for a new team in a full tournament. */
export const words = {
  title: 'On the waiting list',
  text: (team: string) => `${team} waits for a place: the tournament is full. We write as soon as one is free.`,
} as const;
