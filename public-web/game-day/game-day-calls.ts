import type { GameDay } from '../../domain/answer/game-day/game-day.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { read } from '../transport/call.ts';

export type GameDayView = Sent<GameDay>;
export type PlayersDay = GameDayView['days'][number];

/** Fetches a family's game day behind a mailed link. */
export function fetchGameDay(sealed: string): Promise<GameDayView> {
  return read(`/api/game-days/${encodeURIComponent(sealed)}`);
}
