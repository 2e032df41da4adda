import type { GameStatus } from '../game/game.ts';
import { type GameChange, historyOf, withScoreEntered } from '../game/history.ts';
import type { Tournament, TournamentStatus } from '../tournament/tournament.ts';
import type { ChangedGame } from './enter-game.ts';
import type { GameOnFile } from './tournament-day.ts';

/** Single game with its tournament, for entries that have no further consequences. */
export interface SingleGame {
  readonly tournament: Pick<Tournament, 'id' | 'status'>;
  readonly onFile: GameOnFile;
}

/** Changed game with its new history entries. */
export interface EnteredAlone {
  readonly onFile: GameOnFile;
  readonly history: readonly GameChange[];
}

/**
 * Tells whether a start, a score or a goal affects this game alone: no team moves on before the game is over, no
 * rank changes, and an active tournament stays active. The first game makes a tournament active and so concerns
 * the whole day.
 */
export const standsAlone = (tournament: TournamentStatus, game: GameStatus): boolean =>
  tournament === 'active' && game !== 'completed';

/** Replaces a started or scored game by its changed state. */
export function enterAlone({ onFile }: SingleGame, { game, kind }: Omit<ChangedGame, 'isConfirmed'>): EnteredAlone {
  const changed = historyOf([onFile.game], [game], { gameId: game.id, kind });
  const history = kind === 'score' ? withScoreEntered(changed, onFile.game, game) : changed;
  return { onFile: { ...onFile, game }, history };
}
