import type { Match, Slot } from '../match/match.ts';
import { loserOf, type MatchSheet, winnerOf } from '../match/match-sheet.ts';
import { inPairs } from './pairs.ts';

/** Entrants of a knock-out from the top of the bracket to its foot (a power of two, byes included), and its first column in the view. */
interface KnockoutEntry {
  readonly entrants: readonly Slot[];
  readonly firstRound: number;
}

/** Writes the matches of a knock-out from its entrants to the final and returns its rounds. */
export function drawKnockout(
  sheet: MatchSheet,
  { entrants, firstRound }: KnockoutEntry,
): readonly (readonly Match[])[] {
  const rounds: (readonly Match[])[] = [];
  for (let slots = entrants; slots.length > 1; slots = rounds.at(-1)?.map(winnerOf) ?? []) {
    const isFinal = slots.length === 2;
    const round = firstRound + rounds.length;
    const remarks = isFinal ? { places: [1, 2] as const } : {};
    rounds.push(inPairs(slots).map((pair) => sheet.write('knockout', round, pair, remarks)));
  }
  return rounds;
}

/** Writes the match of the two losing semifinalists. A knock-out without two real semifinals has none. */
export function drawThirdPlace(sheet: MatchSheet, rounds: readonly (readonly Match[])[]): void {
  const [upper, lower] = rounds.at(-2) ?? [];
  if (upper === undefined || lower === undefined) return;
  if ([upper, lower].some((match) => match.slots.some((slot) => slot.from === 'bye'))) return;
  sheet.write('third-place', 1, [loserOf(upper), loserOf(lower)], { places: [3, 4] });
}
