import { freshGame } from '../game/complete-game.ts';
import type { Game } from '../game/game.ts';
import type { ChangeKind } from '../game/history.ts';
import { Refusal } from '../refusal/refusal.ts';
import { type RevisedDay, reviseDay } from './revise-day.ts';
import type { GameOnFile, TournamentDay } from './tournament-day.ts';

/** Changed game and the kind of its change. */
export interface ChangedGame {
  readonly game: Game;
  readonly kind: ChangeKind;
  readonly isConfirmed: boolean;
}

/** Returns a game of this day, refusing an unknown id. */
export function gameOn(day: TournamentDay, id: number): GameOnFile {
  const found = day.games.find(({ game }) => game.id === id);
  if (found === undefined) throw noSuchGame();
  return found;
}

/** Replaces a game by its changed state and carries the change through the brackets. */
export function enterGame(day: TournamentDay, { game, kind, isConfirmed }: ChangedGame): RevisedDay {
  const games = day.games.map((earlier) => (earlier.game.id === game.id ? { ...earlier, game } : earlier));
  return reviseDay(day, { games }, { isConfirmed, entered: { gameId: game.id, kind } });
}

/** Deletes a game's result and goals. Its match gets a fresh game in the same slot; a game outside the brackets is removed. */
export function deleteGame(day: TournamentDay, id: number, isConfirmed: boolean): RevisedDay {
  const { game, isInBracket } = gameOn(day, id);
  if (isInBracket) return enterGame(day, { game: freshGame(game, game.teams), kind: 'delete', isConfirmed });
  const games = day.games.filter((other) => other.game.id !== id);
  return reviseDay(day, { games }, { isConfirmed, entered: { gameId: id, kind: 'delete' } });
}

export const noSuchGame = () => new Refusal('not-found', 'Game not found');
