/** Range of ages that may play in a bracket, both ends included. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

/** Brackets offered for a draw (operations specification, section 9). */
export const drawBrackets = ['U8-U10', 'U11-U13', 'U14-U16', 'U17-U19', 'U20+', 'Open (All Ages)'] as const;

/** Reads the ages out of a bracket's name: U8-U10, U20+, U12. Any other name is open to all ages. */
export function agesOf(bracket: string): AgeRange {
  const [from, to] = [...bracket.matchAll(/U(\d+)/g)].map(([, age]) => Number(age));
  if (from === undefined) return { from: 0, to: Number.POSITIVE_INFINITY };
  if (/U\d+\+/.test(bracket)) return { from, to: Number.POSITIVE_INFINITY };
  return { from, to: to ?? from };
}

/** Tells whether the name of a bracket states its ages: a range from lower to upper, or all of them. */
export function namesAges(bracket: string): boolean {
  const { from, to } = agesOf(bracket);
  return from > 0 ? from <= to : /\b(open|all ages)\b/i.test(bracket);
}

/** Tells whether two brackets touch: no age lies between the upper end of the lower and the lower end of the upper. */
export const isNext = (lower: AgeRange, upper: AgeRange): boolean => upper.from <= lower.to + 1;
