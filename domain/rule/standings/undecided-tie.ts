import { inEnglish } from '../language/sentence.ts';
import type { Match, TeamId } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { RankedLevel } from './standings.ts';

/** Level teams between which an organizer has to decide. */
export interface UndecidedTie {
  readonly division: string;
  readonly group: string;
  /** Rank they share. */
  readonly rank: number;
  readonly teams: readonly TeamId[];
}

/** Tells whether the order within a level matters: not if all go to the same match, or none goes anywhere. */
export function matters({ level, rank }: RankedLevel, group: string, matches: readonly Match[]): boolean {
  const ranks = level.teams.map((_, index) => rank + index);
  const leadsTo = (sought: number) =>
    matches
      .filter(({ slots }) => slots.some((slot) => slot.from === 'rank' && slot.group === group && slot.rank === sought))
      .map((match) => match.key)
      .join();
  return new Set(ranks.map(leadsTo)).size > 1;
}

/** Returns the refusal to fill the next round before lots are drawn or a shoot-out is held. */
export function tieUndecided(ties: readonly UndecidedTie[], nameOf: (team: TeamId) => string): Refusal {
  const sentences = ties.map(({ division, rank, teams }) => {
    const names = new Intl.ListFormat('en-US').format(teams.map(nameOf));
    return `${division}: nothing separates ${names} on rank ${rank}; enter lots or a shoot-out.`;
  });
  return new Refusal('conflict', inEnglish(sentences.join(' ')), ties);
}
