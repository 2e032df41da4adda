import { nameOrder } from '../../rule/language/name-order.ts';
import type { TeamId } from '../../rule/match/match.ts';

/** Number of scorers in the list. */
export const topScorersShown = 10;

/** Player with their goals and games in the requested tournaments. */
export interface ScorerRecord {
  readonly playerId: number;
  readonly name: string;
  readonly teamId: TeamId;
  readonly teamName: string;
  readonly ageGroup: string;
  readonly totalGoals: number;
  readonly gamesPlayed: number;
}

/** Entry of the list of top scorers. */
export interface TopScorer extends SplitName {
  readonly rank: number;
  readonly playerId: number;
  readonly teamId: TeamId;
  readonly teamName: string;
  readonly ageGroup: string;
  readonly totalGoals: number;
}

/** Returns the ten best scorers. Equal ones are sorted by fewer games, then by name; equal goals share a rank. */
export function topScorers(scorers: readonly ScorerRecord[]): readonly TopScorer[] {
  const inOrder = scorers.filter(({ totalGoals }) => totalGoals > 0).toSorted(byGoals);
  return inOrder.slice(0, topScorersShown).map(({ playerId, name, teamId, teamName, ageGroup, totalGoals }) => {
    const rank = inOrder.filter((other) => other.totalGoals > totalGoals).length + 1;
    return { rank, playerId, ...splitName(name), teamId, teamName, ageGroup, totalGoals };
  });
}

function byGoals(one: ScorerRecord, other: ScorerRecord): number {
  if (one.totalGoals !== other.totalGoals) return other.totalGoals - one.totalGoals;
  if (one.gamesPlayed !== other.gamesPlayed) return one.gamesPlayed - other.gamesPlayed;
  return nameOrder.en(one, other);
}

/** Name in two parts. */
interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Splits a name: the last word is the last name; a single word is a first name. */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? ''), lastName };
}
