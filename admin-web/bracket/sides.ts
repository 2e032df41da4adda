import { divisionOf } from '../../domain/answer/bracket/bracket-match.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { undivided } from '../../domain/rule/match/division.ts';
import type { BracketGame, BracketMatch, DrawnTournament } from './drawn-tournament.ts';

export const toBeDetermined = 'TBD';

type Named = Pick<PublicTeam, 'id' | 'name'>;

/** Returns a team's name, or its id if it is no longer listed. */
export function teamName(id: number, teams: readonly Named[]): string {
  return teams.find((team) => team.id === id)?.name ?? `Team ${id}`;
}

/** Returns the teams of a match or their origins, and the match's label with its division. */
export function sidesOf(match: BracketMatch, teams: readonly Named[]) {
  const side = (id: number | null, slot: 0 | 1) =>
    id === null ? (match.slots[slot]?.label ?? toBeDetermined) : teamName(id, teams);
  const division = divisionOf(match);
  return {
    teams: [side(match.team1Id, 0), side(match.team2Id, 1)] as const,
    part: division === undivided ? match.label : `${division}: ${match.label}`,
  };
}

/** Returns a match's teams in words, or its label while they are not known. */
export function spokenOf(match: BracketMatch, teams: readonly Named[]): string {
  const { teams: sides, part } = sidesOf(match, teams);
  const isKnown = match.team1Id !== null && match.team2Id !== null;
  return isKnown ? sides.join(' v ') : part;
}

/** Returns the match that a game belongs to. */
export function matchOf(game: Pick<BracketGame, 'bracketId'>, matches: readonly BracketMatch[]) {
  return matches.find(({ id }) => id === game.bracketId);
}

/** Returns a game's teams in words, or its label while they are not known. */
export function gameName(game: BracketGame, { brackets, teams }: Pick<DrawnTournament, 'brackets' | 'teams'>): string {
  const match = matchOf(game, brackets);
  return match === undefined ? `${game.team1Name ?? ''} v ${game.team2Name ?? ''}` : spokenOf(match, teams);
}

/** Returns the teams of a game or their origins, and the label of its match with its division. */
export function gameSides(game: BracketGame, { brackets, teams }: Pick<DrawnTournament, 'brackets' | 'teams'>) {
  const match = matchOf(game, brackets);
  if (match === undefined) return { teams: [game.team1Name ?? '', game.team2Name ?? ''] as const, part: '' };
  return sidesOf(match, teams);
}
