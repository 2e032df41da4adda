import { type GameMove, gameAfter } from '../game/game-move.ts';
import { withScoreEntered } from '../game/history.ts';
import type { ScoreWriter } from '../game/score-writer.ts';
import { deleteGame, enterGame } from './enter-game.ts';
import type { RevisedDay } from './revise-day.ts';
import type { GameOnFile, TournamentDay } from './tournament-day.ts';

interface Situation {
  readonly day: TournamentDay;
  readonly onFile: GameOnFile;
  readonly writer: Pick<ScoreWriter, 'role'>;
  readonly isConfirmed: boolean;
}

/** Applies a move to the day. Saves nothing. */
export function revisedBy(move: GameMove, { day, onFile, writer, isConfirmed }: Situation): RevisedDay {
  const { game } = onFile;
  if (move.kind === 'delete') return deleteGame(day, game.id, isConfirmed);
  const { forfeitGoals } = day.tournament;
  const after = gameAfter(game, move, { role: writer.role, forfeitGoals });
  const revised = enterGame(day, { game: after, kind: move.kind, isConfirmed });
  if (move.kind !== 'score') return revised;
  return { ...revised, history: withScoreEntered(revised.history, game, after) };
}
