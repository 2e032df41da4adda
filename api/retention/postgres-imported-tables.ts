import type { RetentionRule } from './retention.ts';

/** Retention rule for imports that can no longer be undone: the numbers of their records and the author stay. */
export const importedTables: RetentionRule = {
  table: 'imports',
  personal: ['made'],
  policy: 'An import can be undone for 30 days; then it is forgotten how its teams were led before.',
  statement: `update imports set made = made || '{"captains": []}'
      where at < now() - interval '30 days' and made -> 'captains' <> '[]'`,
};
