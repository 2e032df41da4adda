/** The nights with a colour of their own. */
const nights = ['Tuesday', 'Wednesday', 'Thursday'] as const;

/** The night a tournament is played on, as far as its label names one of those with a colour. */
export function nightOf(tournament: string): (typeof nights)[number] | undefined {
  return nights.find((night) => tournament.includes(`${night} Night`));
}
