/** The ways on where a place was lost while somebody typed. */
export const words = {
  title: 'How would you like to go on?',
  kept: 'What you typed is kept.',
  ways: {
    'waiting-list': 'Put the team on the waiting list',
    alone: 'Register alone instead',
    'tell-me': 'Tell me when the next tournament opens',
  },
} as const;
