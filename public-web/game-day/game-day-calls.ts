import type { GameDay } from '../../domain/answer/game-day/game-day.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { read } from '../transport/call.ts';

export type GameDayShown = Sent<GameDay>;
export type PlayersDay = GameDayShown['days'][number];

/** Fetches a family's game day behind a mailed link. */
export function gameDayBehind(sealed: string): Promise<GameDayShown> {
  return read(`/api/game-days/${encodeURIComponent(sealed)}`);
}
