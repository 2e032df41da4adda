import { noGoals, type Score, sameScore } from '../match/score.ts';
import type { Game } from './game.ts';
import { scoreOf } from './keep-score.ts';

/** Kinds of change to a game's score: entered, kicked off, completed, reopened, forfeited, abandoned, reset, put back or deleted. */
export type ChangeKind =
  | 'score'
  | 'start'
  | 'complete'
  | 'reopen'
  | 'forfeit'
  | 'abandon'
  | 'reset'
  | 'put-back'
  | 'delete';

/** Change of one game. */
export interface GameChange {
  readonly gameId: number;
  readonly kind: ChangeKind;
  readonly from: Score;
  readonly to: Score;
}

/** Game that was written to, and the kind of change. */
export interface Entered {
  readonly gameId: number;
  readonly kind: ChangeKind;
}

/** Returns the entries that a change adds to the histories of all games it touches; games gone from the brackets are reset. */
export function historyOf(before: readonly Game[], after: readonly Game[], entered?: Entered): readonly GameChange[] {
  const games = new Map(after.map((game) => [game.id, game]));
  return before.flatMap((game): readonly GameChange[] => {
    const now = games.get(game.id);
    if (now === undefined ? game.status === 'scheduled' : isSame(game, now)) return [];
    const kind = entered?.gameId === game.id ? entered.kind : kindOf(now, game);
    return [{ gameId: game.id, kind, from: scoreOf(game), to: now === undefined ? noGoals : scoreOf(now) }];
  });
}

/** Adds a history entry for a score that was entered, even where it equals the one before. */
export function withScoreEntered(history: readonly GameChange[], before: Game, after: Game): readonly GameChange[] {
  if (history.some(({ gameId }) => gameId === after.id)) return history;
  return [...history, { gameId: after.id, kind: 'score', from: scoreOf(before), to: scoreOf(after) }];
}

/** Returns the kind of a change that follows from another game's. */
function kindOf(now: Game | undefined, before: Game): ChangeKind {
  if (now === undefined || now.status === 'scheduled') return 'reset';
  if (now.status === 'completed' && now.forfeitedBy !== undefined) return 'forfeit';
  if (now.status === 'completed' && now.unfinished === 'unplayed') return 'abandon';
  const isPutBack = before.status === 'scheduled' || !now.teams.every((team) => before.teams?.includes(team));
  return isPutBack ? 'put-back' : 'score';
}

function isSame(one: Game, other: Game): boolean {
  if (one.status !== other.status || !sameScore(scoreOf(one), scoreOf(other))) return false;
  if (one.status !== 'completed' || other.status !== 'completed') return true;
  const end = ({ shootout, unfinished }: typeof one) => `${shootout?.team1}:${shootout?.team2} ${unfinished}`;
  return end(one) === end(other) && one.forfeitedBy?.join() === other.forfeitedBy?.join();
}
