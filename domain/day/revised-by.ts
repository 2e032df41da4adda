import { type GameMove, gameAfter } from '../game/game-move.ts';
import { withEntry } from '../game/history.ts';
import { scoreOf } from '../game/keep-score.ts';
import type { Scribe } from '../game/scribe.ts';
import type { Score } from '../match/score.ts';
import { deleteGame, enterGame } from './enter-game.ts';
import type { RevisedDay } from './revise-day.ts';
import { type GameOnFile, standingsSettings, type TournamentDay } from './tournament-day.ts';

interface Situation {
  readonly day: TournamentDay;
  readonly onFile: GameOnFile;
  readonly scribe: Pick<Scribe, 'role'>;
  readonly isConfirmed: boolean;
}

/** What a move makes of the day; nothing is saved by it. */
export function revisedBy(move: GameMove, { day, onFile, scribe, isConfirmed }: Situation): RevisedDay {
  const { game } = onFile;
  if (move.kind === 'delete') return deleteGame(day, game.id, isConfirmed);
  const { forfeitGoals } = standingsSettings(day.tournament);
  const after = gameAfter(game, move, { role: scribe.role, forfeitGoals });
  const revised = enterGame(day, { game: after, kind: move.kind, isConfirmed });
  return move.kind === 'score' ? withEveryEntry(revised, onFile, scoreOf(after)) : revised;
}

/** A score entered again as it stood is a line of the history too. */
function withEveryEntry(revised: RevisedDay, { game }: GameOnFile, to: Score): RevisedDay {
  const line = { gameId: game.id, kind: 'score', from: scoreOf(game), to } as const;
  return { ...revised, history: withEntry(revised.history, line) };
}
