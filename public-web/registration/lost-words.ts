/** Texts of the alternatives after a place was lost. */
export const words = {
  title: 'How would you like to go on?',
  kept: 'What you typed is kept.',
  ways: {
    'waiting-list': 'Put the team on the waiting list',
    alone: 'Register alone instead',
    'tell-me': 'Tell me when the next tournament opens',
  },
} as const;
