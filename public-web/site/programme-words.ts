/** The headings and buttons below the tournaments and in the dialogs; the longer texts are the organizers'. */
export const words = {
  season: {
    title: 'This season',
    ask: 'Ask for a night near you',
    read: 'Before you play',
  },
  faq: {
    title: 'Questions and answers',
  },
  rules: { lead: 'Short games, fair play. These rules hold at every tournament.' },
  about: {
    write: 'Write to us',
  },
  training: {
    ask: 'Ask about training',
    subject: 'Training programs',
  },
  texts: { failed: 'This could not be loaded.', again: 'Try again' },
  close: 'Close',
} as const;
