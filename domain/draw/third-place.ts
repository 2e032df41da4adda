import type { Match } from '../match/match.ts';
import { loserOf, type MatchSheet } from '../match/match-sheet.ts';

/** Writes down the match of the two losing semifinalists. A knock-out without two real semifinals has none. */
export function drawThirdPlace(sheet: MatchSheet, rounds: readonly (readonly Match[])[]): void {
  const [upper, lower] = rounds.at(-2) ?? [];
  if (upper === undefined || lower === undefined) return;
  if ([upper, lower].some((match) => match.slots.some((slot) => slot.from === 'bye'))) return;
  sheet.write('third-place', 1, [loserOf(upper), loserOf(lower)], { places: [3, 4] });
}
