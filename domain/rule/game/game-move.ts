import type { TeamId } from '../match/match.ts';
import { checkScore, isLevel, type Score, sameScore } from '../match/score.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type Abandonment, abandonGame } from './abandon-game.ts';
import { completeGame, forfeitGame, needsAWinner, reopenGame } from './complete-game.ts';
import { type Game, mayEndLevel } from './game.ts';
import { keepScore, startGame, type Writer } from './keep-score.ts';

/** Action on a game; deleting leaves a fresh one in its place. */
export type GameMove =
  | { readonly kind: 'start' }
  | { readonly kind: 'score'; readonly score: Score; readonly shootout?: Score | undefined }
  | { readonly kind: 'complete'; readonly score?: Score | undefined; readonly shootout?: Score | undefined }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'forfeit'; readonly by: readonly [TeamId, TeamId] | readonly [TeamId] }
  | {
      readonly kind: 'abandon';
      readonly as: Abandonment;
      readonly score?: Score | undefined;
      readonly shootout?: Score | undefined;
    }
  | { readonly kind: 'delete' };

/** Actions of a keeper while a game goes on. */
export type GameEntry = Extract<GameMove, { readonly kind: 'start' | 'score' }>;

export const isEntry = (move: GameMove): move is GameEntry => move.kind === 'start' || move.kind === 'score';

interface MoveTerms {
  readonly role: Writer;
  /** Goals credited for a forfeit. */
  readonly forfeitGoals: number;
}

/** Returns the game after an action; the same object where the action changes nothing. */
export function gameAfter(
  game: Game,
  move: Exclude<GameMove, { readonly kind: 'delete' }>,
  { role, forfeitGoals }: MoveTerms,
): Game {
  if (isEntry(move)) return gameEntered(game, move, role);
  switch (move.kind) {
    case 'complete':
      return completeGame(withFinalScore(game, move.score, role), move.shootout);
    case 'abandon':
      return abandonGame(move.score === undefined ? game : keepScore(game, move.score, role), move.as, move.shootout);
    case 'reopen':
      if (game.status !== 'completed') throw hasNotEnded();
      return reopenGame(game);
    case 'forfeit':
      return forfeitGame(game, move.by, forfeitGoals);
  }
}

/** Returns the game after a start or a score. */
export function gameEntered(game: Game, entry: GameEntry, role: Writer): Game {
  return entry.kind === 'start' ? startGame(game) : scored(keepScore(game, entry.score, role), entry.shootout);
}

/** Enters the final score of a game that is about to end. One that has ended keeps its own: another is a correction. */
function withFinalScore(game: Game, score: Score | undefined, role: Writer): Game {
  if (score === undefined) return game;
  if (game.status !== 'completed') return keepScore(game, score, role);
  if (!sameScore(game.score, score)) throw endedOtherwise();
  return game;
}

/** Requires a winner of a corrected knock-out game. */
function scored(game: Game, shootout: Score | undefined): Game {
  if (game.status !== 'completed' || !isLevel(game.score) || mayEndLevel(game)) return game;
  const kicks = shootout ?? game.shootout;
  if (kicks === undefined || isLevel(checkScore(kicks))) throw needsAWinner();
  return { ...game, shootout: kicks };
}

const endedOtherwise = () => new Refusal('conflict', 'This game was completed with another score');
const hasNotEnded = () =>
  new Refusal(
    'conflict',
    'This game has not ended. To take its start back, delete it: a fresh game stands in its place.',
  );
