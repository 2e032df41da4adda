import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import type { ConflictsShown, ShiftShown } from '../../domain/answer/schedule/timetable-change.ts';
import type { Conflict } from '../../domain/schedule/conflicts.ts';
import type { NewsAhead } from '../../domain/schedule/timetable-news.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { ask, send } from './call.ts';

export type ConflictShown = Pick<Conflict, 'rule' | 'sentence'>;

/** A delay of the day from a kick-off on, on one field or all. */
export interface DelayAsked {
  readonly from: string;
  readonly minutes: number;
  readonly field?: string;
}

/** The calls about the timetable. */
export const timetableCalls = {
  /** Everywhere a game can go without a conflict. */
  freeKickoffs: (gameId: number) => ask<readonly FreeKickoff[]>(`/api/games/${gameId}/slots`),
  /** What would go wrong if a game were moved there; nothing is saved. */
  conflictsAt: async (gameId: number, to: FreeKickoff) => {
    const meant = { ...to, preview: true };
    const answer = await send<ConflictsShown>('POST', `/api/games/${gameId}/move`, meant);
    return answer.conflicts;
  },
  /** Moves a game; over a rest that gets too short only if that is confirmed. */
  moveGame: (gameId: number, to: FreeKickoff, confirm: boolean) =>
    send('POST', `/api/games/${gameId}/move`, { ...to, ...(confirm && { confirm }) }),
  /** The games of a tournament that stay at their field and kick-off. */
  lockedGames: async (tournamentId: number): Promise<readonly number[]> => {
    const filter = encodeURIComponent(JSON.stringify({ tournamentId }));
    const games = await ask<readonly ListedGame[]>(`/api/admin/all-games?filter=${filter}`);
    return games.filter(({ isLocked }) => isLocked).map(({ id }) => id);
  },
  lockGame: (gameId: number, locked: boolean) => send('PUT', `/api/admin/games/${gameId}/lock`, { locked }),
  timetableNews: (tournamentId: number) => ask<Sent<NewsAhead>>(`/api/tournaments/${tournamentId}/timetable-news`),
  previewShift: (tournamentId: number, delay: DelayAsked) =>
    send<ShiftShown>('POST', `/api/tournaments/${tournamentId}/shift`, { ...delay, preview: true }),
  shiftDay: (tournamentId: number, delay: DelayAsked, confirm: boolean) =>
    send('POST', `/api/tournaments/${tournamentId}/shift`, { ...delay, confirm }),
};
