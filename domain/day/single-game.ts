import type { GameStatus } from '../game/game.ts';
import { type GameChange, historyOf, withScoreEntered } from '../game/history.ts';
import type { Tournament, TournamentStatus } from '../tournament/tournament.ts';
import type { ChangedGame } from './enter-game.ts';
import type { GameOnFile } from './tournament-day.ts';

/** A game by itself: enough for whoever enters something from which nothing else follows. */
export interface SingleGame {
  readonly tournament: Pick<Tournament, 'id' | 'status'>;
  readonly onFile: GameOnFile;
}

/** A game as somebody has changed it, and what that adds to its history. */
export interface EnteredAlone {
  readonly onFile: GameOnFile;
  readonly history: readonly GameChange[];
}

/**
 * Whether a start, a score or a goal in a game stays there: no team moves on before the game is over, no rank changes, and a
 * tournament that is active stays active. The first game of a tournament makes it active, and that is the whole day's concern.
 */
export const standsAlone = (tournament: TournamentStatus, game: GameStatus): boolean =>
  tournament === 'active' && game !== 'completed';

/** Puts a game, started or scored, in place of what it was. */
export function enterAlone({ onFile }: SingleGame, { game, kind }: Omit<ChangedGame, 'isConfirmed'>): EnteredAlone {
  const changed = historyOf([onFile.game], [game], { gameId: game.id, kind });
  const history = kind === 'score' ? withScoreEntered(changed, onFile.game, game) : changed;
  return { onFile: { ...onFile, game }, history };
}
