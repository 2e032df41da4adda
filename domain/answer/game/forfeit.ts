import type { ForfeitWay } from '../../rule/game/complete-game.ts';
import type { TeamId } from '../../rule/match/match.ts';
import type { GameCard } from './public-game.ts';
import { isClosedUnplayed } from './uncounted.ts';

type Withdrawal = Pick<GameCard, 'isWithdrawal'>;
type Forfeited = Pick<GameCard, 'forfeitedBy'>;

/** Returns whether a game was closed as not played, or forfeited before it had begun; one forfeited after its start counts as played. */
export const isUnplayed = ({
  forfeitedBy,
  startedAt,
  ...closed
}: Forfeited & Parameters<typeof isClosedUnplayed>[0] & { readonly startedAt: unknown }): boolean =>
  isClosedUnplayed(closed) || (forfeitedBy !== null && startedAt === null);

/** Returns the way in which a game was forfeited. Games in a phone's old cache do not say whether a team withdrew. */
export function forfeitWayOf(game: Parameters<typeof isUnplayed>[0] & Partial<Withdrawal>): ForfeitWay {
  if (game.isWithdrawal) return 'withdrawn';
  return isUnplayed(game) ? 'unplayed' : 'played';
}

/** Result of a team: both lose a game that both forfeited; a forfeited game without a winner has none, and neither has a void one. */
export function outcomeFor(
  team: TeamId,
  { winnerId, forfeitedBy, isVoid }: Pick<GameCard, 'winnerId' | 'forfeitedBy'> & Partial<Pick<GameCard, 'isVoid'>>,
): 'won' | 'lost' | 'level' | null {
  if (isVoid) return null;
  if (winnerId !== null) return winnerId === team ? 'won' : 'lost';
  if (forfeitedBy === null) return 'level';
  return forfeitedBy.length > 1 ? 'lost' : null;
}

/** Returns the names of the teams that forfeited. */
export function forfeiters(game: Forfeited & Pick<GameCard, 'team1Id' | 'team1Name' | 'team2Name'>): readonly string[] {
  return (game.forfeitedBy ?? []).map((id) => (id === game.team1Id ? game.team1Name : game.team2Name) ?? `Team ${id}`);
}

/** Returns the same names from the viewpoint of one of the two teams. */
export const forfeitersAgainst = (
  team: { readonly id: TeamId; readonly name: string },
  { forfeitedBy, opponent }: Forfeited & { readonly opponent: string },
): readonly string[] => (forfeitedBy ?? []).map((id) => (id === team.id ? team.name : opponent));
