import type { TeamId } from '../match/match.ts';

/** Organizer's decision between teams that nothing else separates: recorded, and valid as long as exactly these teams are level. */
export interface TieDecision {
  readonly division: string;
  readonly group: string;
  /** Best first. */
  readonly teams: readonly TeamId[];
  readonly by: 'lots' | 'shoot-out';
}

/** Returns the latest decision about exactly these teams, if one was entered. */
export function decisionFor(teams: readonly TeamId[], decisions: readonly TieDecision[]): TieDecision | undefined {
  return decisions.findLast(
    (decision) => decision.teams.length === teams.length && teams.every((team) => decision.teams.includes(team)),
  );
}
