/** The sentences of pages whose time has not come yet. */
export const words = {
  noneYet: 'The next tournament is to be announced',
  register: 'Register a player',
  playerId: 'Find my registration',
  brackets: {
    text: 'This page opens with the first bracket. Brackets are drawn from the teams that are registered, and the schedule goes out by mail 48 hours before the start.',
    when: 'The next bracket is that of',
  },
  liveScores: {
    text: 'This page opens with the first kick-off: who plays now, on which field, and every goal as it falls.',
    when: 'The next kick-off is at',
  },
} as const;
