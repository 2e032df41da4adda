/** Texts of the landing page around the cards. */
export const words = {
  hero: {
    where: 'Youth 3v3 · Indoor turf · North & Central NJ',
    headline: ['Three a side.', 'One golden goal.'],
    lede: 'Small fields, short games, every player on the ball. Bring a team, join one, or come alone.',
    facts: {
      label: 'At a glance',
      next: 'Next up',
      played: 'Being played',
      andMore: (name: string, count: number) => `${name} and ${count} more`,
      after: (date: string) => `Next: ${date}`,
      ages: 'Ages',
      where: 'Where',
      fee: 'Per player',
      free: 'Free',
      untilThen: (until: string, then: string) => `until ${until}, then ${then}`,
      agesValue: 'U7 – U19',
      whereValue: 'North & Central NJ',
      loading: 'Looking it up…',
      unknown: 'To be announced',
    },
    closed: {
      title: 'Registration Closed',
      text: 'No team or player can be registered right now. Registration reopens with the next tournament: reserve a spot below and you hear from us first.',
    },
  },
  tiles: {
    label: 'Start here',
    closed: 'Closed',
  },
  season: {
    title: 'This season',
    ask: 'Ask for a night near you',
    train: 'Train between tournaments',
    read: 'Before you play',
  },
  faq: { title: 'Questions and answers' },
} as const;
