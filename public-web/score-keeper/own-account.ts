import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import type { AccountOnRecord, OwnAccount } from '../../domain/rule/game/decision.ts';
import type { GoalCorrection } from '../../domain/rule/game/goal.ts';
import type { Score } from '../../domain/rule/match/score.ts';
import type { SentGame } from '../game/sent-game.ts';
import type { GoalMove, KeeperEntry, Side } from './keeper-queue.ts';
import { isEnteredHere } from './own-goals.ts';

/** Goal in this phone's queue, with its entry. */
export interface QueuedGoal extends GoalCorrection {
  readonly entry: KeeperEntry;
}

/** Returns the account of a game that the undecided entries state. */
export function ownAccountOf(game: SentGame, held: readonly KeeperEntry[]): OwnAccount<QueuedGoal> {
  const goals = held.flatMap((entry) => (entry.move.kind === 'goal' ? [heldGoal(game, entry, entry.move)] : []));
  return { goals, score: statedScore(held) };
}

function heldGoal(
  game: SentGame,
  entry: KeeperEntry,
  { playerId, scorer = 'player', side, minute }: GoalMove,
): QueuedGoal {
  const teamId = (side === 'team1' ? game.team1Id : game.team2Id) ?? 0;
  return { entry, playerId, scorer, teamId, minute };
}

/** Returns the entered score plus later goals; undefined if only goals were entered. */
function statedScore(held: readonly KeeperEntry[]): OwnAccount['score'] {
  let stated: { readonly to: Score; readonly by: Score } | undefined;
  for (const { move } of held) {
    if (move.kind === 'score') stated = { to: move.score, by: sum(stated?.by, difference(move.score, move.from)) };
    if (move.kind === 'goal' && stated !== undefined) stated = { ...stated, to: sum(stated.to, oneFor(move.side)) };
  }
  return stated;
}

const oneFor = (side: Side): Score => ({ team1: side === 'team1' ? 1 : 0, team2: side === 'team2' ? 1 : 0 });

const sum = (one: Score | undefined, other: Score): Score => ({
  team1: (one?.team1 ?? 0) + other.team1,
  team2: (one?.team2 ?? 0) + other.team2,
});

const difference = (to: Score, from: Score = to): Score => ({
  team1: to.team1 - from.team1,
  team2: to.team2 - from.team2,
});

/** Returns the server's account of a game; goals after the last one this phone knew are marked as unseen. */
export function accountOnRecord(
  game: SentGame,
  goals: readonly ListedGoal[],
  held: readonly KeeperEntry[],
): AccountOnRecord<ListedGoal> {
  const known = held.flatMap(({ move }) => (move.kind === 'goal' || move.kind === 'score' ? [move.seenGoal ?? 0] : []));
  const seen = Math.min(...known);
  return {
    teams: [game.team1Id ?? 0, game.team2Id ?? 0],
    score: { team1: game.team1Score, team2: game.team2Score },
    goals,
    unseen: goals.filter(({ id }) => id > seen && !isEnteredHere(id)),
  };
}
