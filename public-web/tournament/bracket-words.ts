/** Rule of the choice of brackets, as in domain/rule/registration/deciding-age.ts. */
const whoMay = 'At U14 and under a player may be one year younger than the bracket; nobody plays down.';

/** Texts of choosing a bracket. */
export const words = {
  hint: whoMay,
  filledIn: `Filled in from the birth year. ${whoMay}`,
  filledInFor: (age: number, year: number) =>
    `Filled in from the age in ${year}, the year that counts in this tournament: ${age}. ${whoMay}`,
  hintFor: (age: number, year: number) => `Age in ${year}, the year that counts in this tournament: ${age}. ${whoMay}`,
  texts: {
    'U7-U9': 'Ages 7 to 9',
    'U10-U12': 'Ages 10 to 12',
    'U13-U15': 'Ages 13 to 15',
    'U16-U19': 'Ages 16 to 19',
    'U20+': 'Ages 20 and up',
  },
} as const;
