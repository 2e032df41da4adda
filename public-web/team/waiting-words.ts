/** Said as a team is created that found the tournament full. */
export const words = {
  title: 'On the waiting list',
  text: (team: string) => `${team} waits for a place: the tournament is full. We write as soon as one is free.`,
} as const;
