import type { ImportPreview } from '../../domain/answer/import/import-view.ts';
import type { EntryTexts } from '../../domain/import/entries-in-table.ts';
import { send } from './call.ts';

/** Request with a table to import. */
interface TableSent {
  readonly tournamentId: number | undefined;
  readonly rows: readonly EntryTexts[];
}

/** API calls that import a table. */
export const importCalls = {
  /** Previews an import without changing anything. */
  previewImport: (table: TableSent, signal?: AbortSignal) =>
    send<ImportPreview>('POST', '/api/admin/imports/preview', table, signal),
  /** Imports a table; sent again, it adds nothing. */
  importTable: (table: TableSent) => send<ImportPreview>('POST', '/api/admin/imports', table),
};
