import type { TeamId } from '../../rule/match/match.ts';
import type { Team } from '../../rule/team/team.ts';
import type { PublicBracket } from '../bracket/public-bracket.ts';
import { isFinal } from './next-steps.ts';
import type { TeamGame } from './team-game.ts';

/** Final state of a team that has no game left to play as things stand. */
export type TeamEnd =
  /** Its group games are over, and the qualifiers are not known yet. */
  | { readonly is: 'waiting' }
  | { readonly is: 'champion' }
  /** It lost this game, and cannot win the title any more. */
  | ({ readonly is: 'out' } & Pick<TeamGame, 'round' | 'opponent' | 'score' | 'shootout'>);

interface Played {
  readonly game: TeamGame;
  /** Undefined for a game outside the brackets. */
  readonly bracket: PublicBracket | undefined;
}

/** Returns a team's final state; null while it has games left, or when all that can be said is that they are over. */
export function teamEnd(
  { id }: Pick<Team, 'id'>,
  games: readonly Played[],
  brackets: readonly PublicBracket[],
): TeamEnd | null {
  const played = games.filter(({ game }) => !game.isCalledOff);
  if (played.length === 0 || played.some(({ game }) => game.status !== 'completed')) return null;
  if (brackets.some((one) => one.winnerId === id && isFinal(one, brackets))) return { is: 'champion' };
  if (isWaiting(id, played, brackets)) return { is: 'waiting' };
  const lost = played.findLast(({ game, bracket }) => bracket?.stage === 'knockout' && game.outcome === 'lost')?.game;
  if (lost === undefined) return null;
  const { round, opponent, score, shootout } = lost;
  return { is: 'out', round, opponent, score, shootout };
}

/** Returns whether a place that the team's group qualifies for is still open. */
function isWaiting(id: TeamId, played: readonly Played[], brackets: readonly PublicBracket[]): boolean {
  const { ageBracket } = played.find(({ bracket }) => bracket?.stage === 'group')?.bracket ?? {};
  if (ageBracket === undefined) return false;
  const inDivision = brackets.filter((one) => one.ageBracket === ageBracket);
  const places = inDivision.flatMap(({ slots, team1Id, team2Id }) =>
    slots.flatMap((slot, side) =>
      slot.from === 'rank' ? [{ group: slot.group, team: [team1Id, team2Id][side] }] : [],
    ),
  );
  // Group matches do not name their group: it is that of a place which a team of the group already has.
  const teams = teamsOfGroup(id, inDivision);
  const group = places.find(({ team }) => team != null && teams.has(team))?.group;
  return places.some((place) => place.team === null && (group === undefined || place.group === group));
}

/** Returns the teams that group matches connect with a team, and the team itself. */
function teamsOfGroup(id: TeamId, matches: readonly PublicBracket[]): ReadonlySet<TeamId> {
  const group = new Set([id]);
  // The loop also visits the teams that it adds.
  for (const team of group) {
    for (const { stage, team1Id, team2Id } of matches) {
      if (stage === 'group' && team1Id !== null && team2Id !== null && [team1Id, team2Id].includes(team))
        group.add(team1Id).add(team2Id);
    }
  }
  return group;
}
