import { enterGame, type GameEntry, gameOn, noSuchGame } from '../../day/enter-game.ts';
import { enterAlone, type SingleGame } from '../../day/single-game.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Author, Brackets } from '../../port/brackets.ts';

/** A game that nobody else writes to meanwhile: by itself, or with the day that follows from it. */
export interface OpenGame extends SingleGame {
  readonly day?: TournamentDay;
}

/** A game with the whole day that follows from it. */
export interface OpenDay extends OpenGame {
  readonly day: TournamentDay;
}

/** Opens a game for a start, a score or a goal: by itself where nothing else follows from that. */
export async function openGame(brackets: Brackets, gameId: number): Promise<OpenGame> {
  return (await brackets.lockGame(gameId)) ?? openDay(brackets, gameId);
}

/** Opens a game with its whole day. */
export async function openDay(brackets: Brackets, gameId: number): Promise<OpenDay> {
  const day = await brackets.lockWithGame(gameId);
  if (day === undefined) throw noSuchGame();
  return { tournament: day.tournament, onFile: gameOn(day, gameId), day };
}

/** Keeps what was entered in an open game, with all that follows from it. */
export async function keepEntry(brackets: Brackets, open: OpenGame, entry: GameEntry, author: Author): Promise<void> {
  if (open.day === undefined) await brackets.saveGame(enterAlone(open, entry), author);
  else await brackets.save(enterGame(open.day, entry), author);
}
