/** Texts about the team chosen on this device. */
export const words = {
  mine: 'My team',
  choose: (team: string) => `${team} is my team`,
  chosen: {
    title: 'Your team',
    text: (team: string) => `${team} now leads on every page of this device. Nobody else is told.`,
  },
} as const;
