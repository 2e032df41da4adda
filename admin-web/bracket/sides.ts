import { undivided } from '../../domain/bracket/division.ts';
import type { PublicTeam } from '../../domain/team/public-team.ts';
import type { BracketGame, BracketMatch } from './drawn-tournament.ts';
import { awaited, divisionOf, matchName } from './round-label.ts';

type Named = Pick<PublicTeam, 'id' | 'name'>;

/** A team's name; a team that is no longer listed keeps its number. */
export function teamName(id: number, teams: readonly Named[]): string {
  return teams.find((team) => team.id === id)?.name ?? `Team ${id}`;
}

/** Who plays in a match, and which match of which division it is. */
export function sidesOf(match: BracketMatch, matches: readonly BracketMatch[], teams: readonly Named[]) {
  const side = (id: number | null, slot: 0 | 1) =>
    id === null ? awaited(match.slots[slot], matches) : teamName(id, teams);
  const division = divisionOf(match);
  const name = matchName(match, matches);
  return {
    teams: [side(match.team1Id, 0), side(match.team2Id, 1)] as const,
    part: division === undivided ? name : `${division}: ${name}`,
  };
}

/** The match a game is played for. */
export function matchOf(
  game: Pick<BracketGame, 'bracketId' | 'startTime' | 'field'>,
  matches: readonly BracketMatch[],
): BracketMatch | undefined {
  const byId = matches.find(({ id }) => id !== null && id === game.bracketId);
  const isThere = ({ field, gameTime }: BracketMatch) =>
    field === game.field && gameTime !== null && Date.parse(gameTime) === Date.parse(game.startTime);
  return byId ?? matches.find(isThere);
}
