const turns = (age: number) => `Turns ${age} this year`;

/** The sentences beside the inputs of a player, and of who signs for one. */
export const words = {
  fields: {
    birthYearHint: 'Four digits, for example 2014',
    turns,
    captainIsAdult: (age: number) =>
      `${turns(age)}. The captain is a player: parents belong in the parent fields below.`,
    noClub: 'No club',
    noClubValue: 'None',
    skillTexts: {
      'Here to Chill': 'For fun, maybe new to it',
      'Here to Play': 'Knows the game, wants a match',
      'Here to Cook': 'Trains hard, wants to win',
    },
    bracketHint: 'Filled in from the birth year. Playing up is possible, playing down is not.',
    bracketHintIn: (year: number) =>
      `Ages count as of ${year}, the year this tournament is played. Playing up is possible, playing down is not.`,
    bracketTexts: {
      'U7-U9': 'Ages 7 to 9',
      'U10-U12': 'Ages 10 to 12',
      'U13-U15': 'Ages 13 to 15',
      'U16-U19': 'Ages 16 to 19',
      'U20+': 'Ages 20 and up',
    },
    more: 'Add a note or the age',
  },
  whoWrites: {
    question: 'Who is filling this in?',
    parent: 'A parent or guardian',
    player: 'The player',
  },
  guardian: {
    title: 'Parent or guardian',
    required: 'The player is under 13, so we need an adult we can reach.',
    offer: 'Add a parent or guardian',
    offerText: 'An adult we can reach, and who signs for players under 18',
    emailHint: 'The same as above, unless you change it',
  },
} as const;
