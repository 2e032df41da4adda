import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import type { Conflict } from '../../domain/schedule/conflicts.ts';
import type { NewsAhead } from '../../domain/schedule/timetable-news.ts';
import type { Sent } from '../../domain/time/moment.ts';
import type { ShiftShown } from '../../domain/use-case/schedule/shift-games.ts';
import { call, send } from '../transport/call.ts';

export type ConflictShown = Pick<Conflict, 'rule' | 'sentence'>;

/** Everywhere a game can go without a conflict. */
export async function freeKickoffs(gameId: number): Promise<readonly FreeKickoff[]> {
  return (await call<readonly FreeKickoff[]>(`/api/games/${gameId}/slots`)).json;
}

/** What would go wrong if a game were moved there; nothing is saved. */
export async function conflictsAt(gameId: number, to: FreeKickoff): Promise<readonly ConflictShown[]> {
  return (
    await send<{ readonly conflicts: readonly ConflictShown[] }>('POST', `/api/games/${gameId}/move`, {
      ...to,
      preview: true,
    })
  ).json.conflicts;
}

/** Moves a game; over a rest that gets too short only if that is confirmed. */
export async function moveGame(gameId: number, to: FreeKickoff, confirm: boolean): Promise<void> {
  await send('POST', `/api/games/${gameId}/move`, { ...to, ...(confirm && { confirm }) });
}

/** The games of a tournament that stay at their field and kick-off. */
export async function lockedGames(tournamentId: number): Promise<readonly number[]> {
  const filter = encodeURIComponent(JSON.stringify({ tournamentId }));
  const games: readonly { readonly id: number; readonly isLocked: boolean }[] = (
    await call<readonly ListedGame[]>(`/api/admin/all-games?filter=${filter}`)
  ).json;
  return games.filter(({ isLocked }) => isLocked).map(({ id }) => id);
}

export async function lockGame(gameId: number, locked: boolean): Promise<void> {
  await send('PUT', `/api/admin/games/${gameId}/lock`, { locked });
}

export async function timetableNews(tournamentId: number): Promise<Sent<NewsAhead>> {
  return (await call<Sent<NewsAhead>>(`/api/tournaments/${tournamentId}/timetable-news`)).json;
}

/** A delay of the day from a kick-off on, on one field or all. */
export interface DelayAsked {
  readonly from: string;
  readonly minutes: number;
  readonly field?: string;
}

export async function previewShift(tournamentId: number, delay: DelayAsked): Promise<ShiftShown> {
  return (await send<ShiftShown>('POST', `/api/tournaments/${tournamentId}/shift`, { ...delay, preview: true })).json;
}

export async function shiftDay(tournamentId: number, delay: DelayAsked, confirm: boolean): Promise<void> {
  await send('POST', `/api/tournaments/${tournamentId}/shift`, { ...delay, confirm });
}
