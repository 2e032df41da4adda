import type { ForfeitWay } from '../../game/complete-game.ts';
import type { TeamId } from '../../match/match.ts';
import type { GameCard } from './public-game.ts';

type Withdrawal = Pick<GameCard, 'isWithdrawal'>;
type Forfeited = Pick<GameCard, 'forfeitedBy'>;

/** Whether a game was given away before anybody had begun it: a forfeit of one that was begun ends a game that was played. */
export const isUnplayed = ({ forfeitedBy, startedAt }: Forfeited & { readonly startedAt: unknown }): boolean =>
  forfeitedBy !== null && startedAt === null;

/** How a game was given away, for the words that tell it. Games that a phone has kept for long do not say whether a team withdrew. */
export function forfeitWayOf(game: Parameters<typeof isUnplayed>[0] & Partial<Withdrawal>): ForfeitWay {
  if (game.isWithdrawal) return 'withdrawn';
  return isUnplayed(game) ? 'unplayed' : 'played';
}

/** The names of the teams that forfeited. */
export function forfeiters(game: Forfeited & Pick<GameCard, 'team1Id' | 'team1Name' | 'team2Name'>): readonly string[] {
  return (game.forfeitedBy ?? []).map((id) => (id === game.team1Id ? game.team1Name : game.team2Name) ?? `Team ${id}`);
}

/** The same of a game as one of its two teams tells it. */
export const forfeitersAgainst = (
  team: { readonly id: TeamId; readonly name: string },
  { forfeitedBy, opponent }: Forfeited & { readonly opponent: string },
): readonly string[] => (forfeitedBy ?? []).map((id) => (id === team.id ? team.name : opponent));
