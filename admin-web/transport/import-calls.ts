import type { ImportPreview, ListedImport } from '../../domain/answer/import/import-view.ts';
import type { EntryTexts } from '../../domain/import/unfold.ts';
import { ask, send } from './call.ts';

/** Request with a table to import. */
export interface TableSent {
  readonly tournamentId: number | null;
  readonly rows: readonly EntryTexts[];
  readonly isFirstCaptain: boolean;
  readonly mailsFamilies: boolean;
}

/** API calls that import a table, and undo an import. */
export const importCalls = {
  /** Previews an import without changing anything. */
  previewImport: (table: TableSent, signal?: AbortSignal) =>
    send<ImportPreview>('POST', '/api/admin/imports/preview', table, signal),
  /** Imports a table. The idempotency key allows a retry after a lost answer. */
  importTable: (table: TableSent, key: string) =>
    ask<ListedImport>('/api/admin/imports', {
      method: 'POST',
      body: JSON.stringify(table),
      headers: new Headers({ 'Idempotency-Key': key }),
    }),
  undoImport: (id: number) => send<ListedImport>('POST', `/api/admin/imports/${id}/undo`),
};
