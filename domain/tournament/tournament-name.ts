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

/** Returns a tournament's name where its day in July 2025 was written instead: "Saturday, July 12, 2025" is July 12 (U13-U15). */
export function nameOfTournament(written: string): string {
  const name = written.trim();
  const day = (dayInWords.exec(name) ?? dayInFigures.exec(name))?.[1];
  return (day && namesInJuly[day]) ?? name;
}
