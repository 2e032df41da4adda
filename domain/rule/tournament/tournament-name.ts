/** Names of the tournaments of July 2025 by their days (registration specification, section 3). */
const namesInJuly: Readonly<Record<string, string>> = {
  '12': 'July 12 (U13-U15)',
  '16': 'July 16 (U10-U12)',
  '19': 'July 19 (U7-U9)',
  '23': 'July 23 (U16-U19)',
  '27': '3V3 July Cup 2025',
};

const dayInWords = /^(?:[a-z]+,?\s+)?july\s+(\d{1,2})(?:,?\s+2025)?(?:\s+\([^)]*\))?$/i;
const dayInFigures = /^2025-07-(\d{2})$/;

/** Matches a year other than 2025. */
const anotherYear = /\b20(?!25)\d\d\b/;

/** Tells whether a name or a date is of another year than the two cups of the specification. */
export function isOfAnotherYear(...written: readonly (string | null)[]): boolean {
  return written.some((one) => one !== null && anotherYear.test(one));
}

/**
 * Returns a tournament's name where its day in July was written instead: "Saturday, July 12, 2025" is July 12 (U13-U15). It holds
 * for 2025 and for a tournament without a year (rules, section 15).
 */
export function nameOfTournament(written: string, date: string | null = null): string {
  const name = written.trim();
  if (isOfAnotherYear(date)) return name;
  const day = (dayInWords.exec(name) ?? dayInFigures.exec(name))?.[1];
  return (day && namesInJuly[day]) ?? name;
}
