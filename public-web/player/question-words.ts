/** Texts beside the inputs of a player and of a guardian. */
export const words = {
  fields: {
    birthYearHint: 'Four digits, for example 2014',
    turns: (age: number) => `Turns ${age} this year`,
    turnsIn: (age: number, there: number, year: number) =>
      `Turns ${age} this year, and ${there} in ${year}, the year that counts in this tournament`,
    outside: {
      'too-old': (turns: string, ages: string) =>
        `${turns}. This tournament is for ${ages}: an older player can register, and the organizers decide.`,
      'plays-up': (turns: string, ages: string) =>
        `${turns}. This tournament is for ${ages}: a younger player can register, and the organizers decide.`,
    },
    yours: 'Yours, if the child has none.',
    noClub: 'No club',
    noClubValue: 'None',
    skillTexts: {
      'Here to Chill': 'For fun, maybe new to it',
      'Here to Play': 'Knows the game, wants a match',
      'Here to Cook': 'Trains hard, wants to win',
    },
    more: 'Add a note',
  },
  whoWrites: {
    question: 'Who is filling this in?',
    parent: 'A parent or guardian',
    player: 'The player',
  },
  guardian: {
    you: 'You, the parent or guardian',
    title: 'Parent or guardian',
    required: 'Up to the age of 13 we need an adult we can reach.',
    offer: 'Add a parent or guardian',
    offerText: 'An adult we can reach, and who signs for players under 18',
    emailHint: 'The same as above, unless you change it',
  },
} as const;
