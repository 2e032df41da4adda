import { divisionOf } from '../../domain/answer/bracket/bracket-match.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { undivided } from '../../domain/match/division.ts';
import type { BracketGame, BracketMatch } from './drawn-tournament.ts';

export const toBeDetermined = 'TBD';

type Named = Pick<PublicTeam, 'id' | 'name'>;

/** A team's name; a team that is no longer listed keeps its number. */
export function teamName(id: number, teams: readonly Named[]): string {
  return teams.find((team) => team.id === id)?.name ?? `Team ${id}`;
}

/** Who plays in a match, or where they come from, and which match of which division it is. */
export function sidesOf(match: BracketMatch, teams: readonly Named[]) {
  const side = (id: number | null, slot: 0 | 1) =>
    id === null ? (match.slots[slot]?.label ?? toBeDetermined) : teamName(id, teams);
  const division = divisionOf(match);
  return {
    teams: [side(match.team1Id, 0), side(match.team2Id, 1)] as const,
    part: division === undivided ? match.label : `${division}: ${match.label}`,
  };
}

/** A match as it is spoken of: its teams, or its place while they are not known. */
export function spokenOf(match: BracketMatch, teams: readonly Named[]): string {
  const { teams: sides, part } = sidesOf(match, teams);
  const isKnown = match.team1Id !== null && match.team2Id !== null;
  return isKnown ? sides.join(' v ') : part;
}

/** The match a game is played for. */
export function matchOf(game: Pick<BracketGame, 'bracketId'>, matches: readonly BracketMatch[]) {
  return matches.find(({ id }) => id === game.bracketId);
}
