import type { Team } from '../../team/team.ts';
import type { PublicBracket } from '../bracket/public-bracket.ts';
import { isFinal } from './next-steps.ts';
import type { TeamGame } from './team-games.ts';

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
  if (isWaiting(played, brackets)) return { is: 'waiting' };
  const lost = played.findLast(({ game, bracket }) => bracket?.stage === 'knockout' && game.outcome === 'lost')?.game;
  if (lost === undefined) return null;
  const { round, opponent, score, shootout } = lost;
  return { is: 'out', round, opponent, score, shootout };
}

/** Returns whether a place that the team's division qualifies for is still open. */
function isWaiting(played: readonly Played[], brackets: readonly PublicBracket[]): boolean {
  const group = played.find(({ bracket }) => bracket?.stage === 'group')?.bracket;
  if (group === undefined) return false;
  return brackets.some(
    ({ ageBracket, slots, team1Id, team2Id }) =>
      ageBracket === group.ageBracket &&
      slots.some(({ from }, side) => from === 'rank' && [team1Id, team2Id][side] === null),
  );
}
