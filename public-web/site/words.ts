/** Names of the site, its pages and its dialogs. */
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
} as const;
