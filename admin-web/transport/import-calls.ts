import type { ImportPreview, ListedImport } from '../../domain/answer/import/import-shown.ts';
import type { EntryTexts } from '../../domain/import/unfold.ts';
import { ask, send } from './call.ts';

/** A table as it is sent. */
export interface TableSent {
  readonly tournamentId: number | null;
  readonly rows: readonly EntryTexts[];
  readonly isFirstCaptain: boolean;
  readonly mailsFamilies: boolean;
}

/** The calls that import a table, and take an import back. */
export const importCalls = {
  /** What the table would make; nothing is changed. */
  previewImport: (table: TableSent, signal?: AbortSignal) =>
    send<ImportPreview>('POST', '/api/admin/imports/preview', table, signal),
  /** The key lets a lost answer be asked for again: the table is imported once. */
  importTable: (table: TableSent, key: string) =>
    ask<ListedImport>('/api/admin/imports', {
      method: 'POST',
      body: JSON.stringify(table),
      headers: new Headers({ 'Idempotency-Key': key }),
    }),
  undoImport: (id: number) => send<ListedImport>('POST', `/api/admin/imports/${id}/undo`),
};
