import { hasBye, type Match, type Slot } from '../match/match.ts';
import { firstLoserOf, loserOf, type MatchSheet, winnerOf } from '../match/match-sheet.ts';
import { drawThirdPlace } from './knockout.ts';
import { inPairs } from './pairs.ts';

type Rounds = readonly (readonly Match[])[];

/**
 * Writes a second game for everyone who loses the first game it plays, including a seed with a bye that loses in
 * round two. Where round two is the semifinals, the third-place match is that game.
 */
export function drawConsolation(sheet: MatchSheet, rounds: Rounds): void {
  const [first = [], second = []] = rounds;
  const losers = first.filter((match) => !hasBye(match));
  if (rounds.length === 2) drawThirdPlace(sheet, rounds);
  if (rounds.length === 3) drawBesideSemifinals(sheet, losers, rounds);
  if (rounds.length > 3) drawPairs(sheet, [...losers, ...sureFirstLosers(first, second)], doubtful(first, second));
}

function drawBesideSemifinals(sheet: MatchSheet, losers: readonly Match[], rounds: Rounds): void {
  const [first = [], semifinals = []] = rounds;
  const hasByes = first.some(hasBye);
  if (hasByes) drawThirdPlace(sheet, rounds);
  const fresh = sureFirstLosers(first, semifinals).slice(0, 1);
  drawPairs(sheet, losers.length === 1 ? [...losers, ...fresh] : losers, []);
}

/**
 * Pairs the losers. One left over meets the winner of the first pair, or its loser where the one left over may
 * have played before, so that nobody has to play a third game.
 */
function drawPairs(sheet: MatchSheet, sure: readonly Match[], doubtful: readonly Match[]): void {
  const losers = [...sure, ...doubtful];
  const [opener] = inPairs(losers).map(([a, b]) => sheet.write('consolation', 1, [loserOf(a), loserOf(b)]));
  const leftOver = losers.length % 2 === 1 ? losers.at(-1) : undefined;
  if (opener === undefined || leftOver === undefined) return;
  const isSure = doubtful.length === 0;
  const lastOne: Slot = isSure ? loserOf(leftOver) : firstLoserOf(leftOver);
  sheet.write('consolation', 2, [isSure ? winnerOf(opener) : loserOf(opener), lastOne]);
}

/** Returns the second-round matches between two seeds that had a bye. */
function sureFirstLosers(first: readonly Match[], second: readonly Match[]): readonly Match[] {
  return second.filter((match) => byesInto(match, first) === 2);
}

/** Returns the second-round matches in which one of the two had a bye. */
function doubtful(first: readonly Match[], second: readonly Match[]): readonly Match[] {
  return second.filter((match) => byesInto(match, first) === 1);
}

function byesInto(match: Match, first: readonly Match[]): number {
  return first.filter((feeder) => hasBye(feeder) && match.slots.some((slot) => 'of' in slot && slot.of === feeder.key))
    .length;
}
