import type { TeamId } from '../../match/match.ts';
import { type SplitName, splitName } from './split-name.ts';

/** How many scorers the list shows. */
export const topScorersShown = 10;

/** A player with the goals and the games of the tournaments asked for. */
export interface ScorerRecord {
  readonly playerId: number;
  readonly name: string;
  readonly teamId: TeamId;
  readonly teamName: string;
  readonly ageGroup: string;
  readonly totalGoals: number;
  readonly gamesPlayed: number;
}

/** A line of the top scorers. */
export interface TopScorer extends SplitName {
  readonly rank: number;
  readonly playerId: number;
  readonly teamId: TeamId;
  readonly teamName: string;
  readonly ageGroup: string;
  readonly totalGoals: number;
}

/** The ten with the most goals; of equal ones who played fewer games, then by name. Equal goals share a rank. */
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
  return one.name.localeCompare(other.name, 'en-US');
}
