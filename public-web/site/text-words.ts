/** Texts around the organizers' longer texts. */
export const words = {
  rules: { lead: 'Short games, fair play. These rules hold at every tournament.' },
  about: { write: 'Write to us' },
  training: {
    ask: 'Ask about training',
    subject: 'Training programs',
  },
  texts: { failed: 'This could not be loaded.' },
} as const;
