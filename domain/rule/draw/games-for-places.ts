import { hasBye, type Match, type Slot } from '../match/match.ts';
import { bye, loserOf, type MatchSheet, winnerOf } from '../match/match-sheet.ts';
import { inPairs } from './pairs.ts';

/** Teams that still play for a run of places, their round and the best place of the run. */
interface Ladder {
  readonly entrants: readonly Slot[];
  readonly round: number;
  readonly bestPlace: number;
}

/** Writes matches for every place from the third on: the losers of each round play on among themselves. */
export function drawPlacement(sheet: MatchSheet, rounds: readonly (readonly Match[])[]): void {
  for (const matches of rounds.slice(0, -1).reverse()) {
    const losers = matches.map((match) => (hasBye(match) ? bye : loserOf(match)));
    climb(sheet, { entrants: losers, round: 1, bestPlace: matches.length + 1 });
  }
}

function climb(sheet: MatchSheet, ladder: Ladder): void {
  const { entrants, round, bestPlace } = ladder;
  const present = entrants.filter((slot) => slot.from !== 'bye');
  if (present.length < 2) return;
  const meetings = inPairs(entrants).map((pair) => meet(sheet, pair, ladder));
  const half = entrants.length / 2;
  climb(sheet, { entrants: meetings.map(({ winner }) => winner), round: round + 1, bestPlace });
  climb(sheet, { entrants: meetings.map(({ loser }) => loser), round: round + 1, bestPlace: bestPlace + half });
}

function meet(sheet: MatchSheet, pair: readonly [Slot, Slot], { entrants, round, bestPlace }: Ladder) {
  const [upper, lower] = pair;
  if (lower.from === 'bye') return { winner: upper, loser: bye };
  if (upper.from === 'bye') return { winner: lower, loser: bye };
  const stage = bestPlace === 3 && entrants.length === 2 ? 'third-place' : 'placement';
  const remarks = entrants.length === 2 ? { places: [bestPlace, bestPlace + 1] as const } : {};
  const match = sheet.write(stage, round, pair, remarks);
  return { winner: winnerOf(match), loser: loserOf(match) };
}
