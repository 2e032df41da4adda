import type { RetentionRule } from './retention.ts';

/** What is kept of an import once it cannot be undone any more: how many things it made, and who made it. */
export const importedTables: RetentionRule = {
  table: 'imports',
  personal: ['made'],
  policy: 'An import can be undone for 30 days; then it is forgotten how its teams were led before.',
  statement: `update imports set made = made || '{"captains": []}'
      where at < now() - interval '30 days' and made -> 'captains' <> '[]'`,
};
