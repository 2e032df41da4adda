/** The name of the site, and the sentences around the organizers' texts. */
export const words = {
  brand: 'Golden Goal',
  home: 'To the start page',
  pages: {
    brackets: 'Tournament Brackets',
    liveScores: 'Live Scores',
    playerId: 'Player ID',
  },
  dialogs: {
    rules: 'Tournament Rules',
    about: 'About Us',
    training: 'Training Programs',
    terms: 'Terms and conditions',
  },
  rules: { lead: 'Short games, fair play. These rules hold at every tournament.' },
  about: { write: 'Write to us' },
  training: {
    ask: 'Ask about training',
    subject: 'Training programs',
  },
  texts: { failed: 'This could not be loaded.', again: 'Try again' },
} as const;
