import type { ListedImport } from '../../domain/answer/import/import-view.ts';
import { numbered, yesOrNo } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

const count = (what: string) => `jsonb_array_length(import.made -> '${what}')`;

/** List of imported tables, the latest first. */
export const importList: Listing<ListedImport> = {
  resource: 'imports',
  table: 'imports',
  alias: 'import',
  columns: [
    'import.id',
    'import.at',
    'import.made_by as by',
    `${count('teamIds')} as teams`,
    `${count('playerIds')} as players`,
    `${count('registrationIds')} as registrations`,
    'import.is_mailed as "isMailed"',
    'import.undone_at as "undoneAt"',
  ],
  sorts: { id: 'import.id', at: 'import.at' },
  usual: ['id', 'DESC'],
  filters: { id: numbered('import.id'), isUndone: yesOrNo('import.undone_at is not null') },
};
