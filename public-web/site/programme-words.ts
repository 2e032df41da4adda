/** The sentences below the tournaments: what is coming, questions, and what stands in the dialogs. */
export const words = {
  season: {
    title: 'This season',
    toBeAnnounced: 'Date to be announced',
    onDemand: 'Dates and places based on demand',
    cup: {
      name: 'Fall Cup',
      text: 'One day for every age bracket: teams of U7 to U19 play for the cup of their own.',
    },
    series: {
      name: 'Fall Series Challenge',
      text: 'Evenings on indoor turf. We open further nights and places where enough players ask for them.',
    },
    ask: 'Ask for a night near you',
    read: 'Before you play',
  },
  faq: {
    title: 'Questions and answers',
    questions: (fee: string) => [
      {
        question: 'What does it cost?',
        answer: `${fee} for each player, paid with Venmo or at the event. Nothing is charged on this site.`,
      },
      {
        question: 'How many players are on a team?',
        answer:
          'Up to five: three on the field and two substitutes. The captain is one of them and invites the others.',
      },
      {
        question: 'Can my child come without a team?',
        answer: 'Yes. Register as an individual player and we place you with players of your age and level.',
      },
      {
        question: 'Which age bracket is right?',
        answer: 'The birth year decides, and the form fills it in. Playing up is possible, playing down is not.',
      },
      { question: 'When do we get the schedule?', answer: 'By mail, 48 hours before the start.' },
      {
        question: 'What do we bring?',
        answer: 'Shin guards, which the rules require, shoes for turf, and water.',
      },
      {
        question: 'Are we registered, and is it paid?',
        answer: 'Your Player ID shows your team, your payment and your waiver. You also change your contacts there.',
      },
    ],
  },
  rules: { lead: 'Short games, fair play. These fifteen rules hold at every tournament.' },
  about: {
    paragraphs: [
      'Golden Goal runs youth 3-vs-3 soccer tournaments on indoor turf across North and Central New Jersey.',
      'Three a side means more touches, more shots and more decisions for everybody. There is nowhere to hide and nobody sits out for long.',
      'Bring a team, join one, or come alone: players of 6 to 19 years and of every level find a game here, from Here to Chill to Here to Cook.',
    ],
    write: 'Write to us',
  },
  training: {
    paragraphs: [
      'Between tournaments, an independent trainer offers small-group and one-to-one sessions for players of our age brackets.',
      'First touch, one against one, finishing: what wins small-sided games. Sessions are arranged and paid with the trainer, apart from any tournament.',
    ],
    ask: 'Ask about training',
    subject: 'Training programs',
  },
  close: 'Close',
} as const;
