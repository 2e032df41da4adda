import type { CalledDifferent, DuplicatesPage, MergeView } from '../../domain/answer/duplicate/duplicates-view.ts';
import type { MergeDone, MergePreview } from '../../domain/answer/duplicate/merge-preview.ts';
import type { MergedField } from '../../domain/duplicate/merged-player.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { ask, send } from './call.ts';

/** Two records with an organizer's choices; missing ones mean the defaults. */
export interface MergeSent {
  readonly keptId: number;
  readonly goneId: number;
  readonly takes?: readonly MergedField[];
  readonly registrationIds?: readonly number[];
}

const at = '/api/admin/duplicates';

/** API calls that find duplicates, merge them, and undo a merge. */
export const duplicateCalls = {
  duplicates: (page: number, playerId: string | null) =>
    ask<Sent<DuplicatesPage>>(playerId === null ? `${at}?page=${page}` : `${at}?playerId=${playerId}`),
  previewMerge: (merge: MergeSent, signal?: AbortSignal) => send<MergePreview>('POST', `${at}/preview`, merge, signal),
  mergeRecords: (merge: MergeSent & { readonly version: string }) => send<MergeDone>('POST', at, merge),
  callDifferent: (keptId: number, goneId: number) =>
    send<CalledDifferent>('POST', `${at}/different`, { keptId, goneId }),
  undoMerge: (id: number) => send<Sent<MergeView>>('POST', `${at}/${id}/undo`),
};
