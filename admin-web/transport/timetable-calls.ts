import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { DateChangeAnswer } from '../../domain/answer/schedule/date-change-view.ts';
import type { DraftView } from '../../domain/answer/schedule/draft-view.ts';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import type { ConflictsView, ShiftView } from '../../domain/answer/schedule/timetable-change.ts';
import type { Conflict } from '../../domain/schedule/conflicts.ts';
import type { NewsAhead } from '../../domain/schedule/timetable-news.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { ask, send } from './call.ts';

export type ConflictView = Pick<Conflict, 'rule' | 'sentence'>;

/** Delay from a kick-off on, on one field or all. */
export interface DelayRequest {
  readonly from: string;
  readonly minutes: number;
  readonly field?: string;
}

/** Closure of a field for the rest of the day, or of all fields for a while. */
export interface ClosureRequest {
  readonly from: string;
  readonly until: string | null;
  readonly field: string | null;
}

/** Whether a change is confirmed, and whether it waits for publication. */
export interface Meant {
  readonly confirm: boolean;
  readonly draft: boolean;
}

/** Change of many games as it was previewed. */
export interface Previewed extends Meant {
  readonly mark: string | undefined;
}

/** Previews or saves a change of many games. */
const revise = (call: 'shift' | 'closure' | 'undo-moves', tournamentId: number, { draft, ...asked }: RevisionCall) =>
  send<ShiftView>('POST', `/api/tournaments/${tournamentId}/${call}`, { ...asked, ...(draft && { draft }) });

type RevisionCall = { readonly draft: boolean; readonly preview?: true; readonly open?: true };

/** API calls about the timetable. */
export const timetableCalls = {
  /** Fetches all kick-offs to which a game can move without a conflict. */
  freeKickoffs: (gameId: number) => ask<readonly FreeKickoff[]>(`/api/games/${gameId}/slots`),
  /** Returns the conflicts of a move without saving it. */
  conflictsAt: async (gameId: number, to: FreeKickoff, draft: boolean) => {
    const meant = { ...to, preview: true, ...(draft && { draft }) };
    const answer = await send<ConflictsView>('POST', `/api/games/${gameId}/move`, meant);
    return answer.conflicts;
  },
  /** Moves a game, published or as a draft; a rest that becomes too short needs a confirmation. */
  moveGame: (gameId: number, to: FreeKickoff, { confirm, draft }: Meant) =>
    send('POST', `/api/games/${gameId}/move`, { ...to, ...(confirm && { confirm }), ...(draft && { draft }) }),
  /** Returns the ids of a tournament's locked games. */
  lockedGames: async (tournamentId: number): Promise<readonly number[]> => {
    const filter = encodeURIComponent(JSON.stringify({ tournamentId }));
    const games = await ask<readonly ListedGame[]>(`/api/admin/all-games?filter=${filter}`);
    return games.filter(({ isLocked }) => isLocked).map(({ id }) => id);
  },
  lockGame: (gameId: number, locked: boolean) => send('PUT', `/api/admin/games/${gameId}/lock`, { locked }),
  timetableNews: (tournamentId: number) => ask<Sent<NewsAhead>>(`/api/tournaments/${tournamentId}/timetable-news`),
  previewShift: (tournamentId: number, delay: DelayRequest, draft: boolean) =>
    revise('shift', tournamentId, { ...delay, preview: true, draft }),
  /** Previews the consequences of another date for the timetable without saving. */
  previewDateChange: (tournamentId: number, dates: object) =>
    send<Sent<DateChangeAnswer>>('POST', `/api/tournaments/${tournamentId}/date-change`, dates),
  shiftDay: (tournamentId: number, delay: DelayRequest, seen: Previewed) =>
    revise('shift', tournamentId, { ...delay, ...seen }),
  /** Previews the games that a closure would move without saving. */
  previewClosure: (tournamentId: number, closure: ClosureRequest, draft: boolean) =>
    revise('closure', tournamentId, { ...closure, preview: true, draft }),
  closeVenue: (tournamentId: number, closure: ClosureRequest, seen: Previewed) =>
    revise('closure', tournamentId, { ...closure, ...seen }),
  /** Opens a field or an hour again; no game moves. */
  openVenue: (tournamentId: number, closure: ClosureRequest, draft: boolean) =>
    revise('closure', tournamentId, { ...closure, open: true, draft }),
  /** Previews the games that an undo would move back without saving. */
  previewUndo: (tournamentId: number, _: unknown, draft: boolean) =>
    revise('undo-moves', tournamentId, { preview: true, draft }),
  undoMoves: (tournamentId: number, _: unknown, seen: Previewed) => revise('undo-moves', tournamentId, seen),
  /** Fetches the unpublished draft of a timetable, and the settings of the last draw. */
  timetableDraft: (tournamentId: number) => ask<Sent<DraftView>>(`/api/tournaments/${tournamentId}/draft`),
  /** Publishes the draft with this version; another version is refused. */
  publishDraft: (tournamentId: number, { version, note }: { readonly version: number | null; readonly note: string }) =>
    ask<Sent<DraftView>>(`/api/tournaments/${tournamentId}/publish`, {
      method: 'POST',
      body: JSON.stringify({ ...(note !== '' && { note }) }),
      ...(version !== null && { headers: new Headers({ 'If-Match': `"${version}"` }) }),
    }),
  discardDraft: (tournamentId: number) => send<Sent<DraftView>>('DELETE', `/api/tournaments/${tournamentId}/draft`),
  lockDraftGame: (tournamentId: number, gameId: number, locked: boolean) =>
    send('PUT', `/api/tournaments/${tournamentId}/draft/locks/${gameId}`, { locked }),
};
