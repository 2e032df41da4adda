import type { CheckIn } from '../../domain/rule/check-in/check-in.ts';
import { instant, keyed, rowsOf, varchar } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

const table = 'check_ins';

export const checkInRows = rowsOf<CheckIn>({
  name: 'check_in',
  tableName: table,
  columns: {
    registrationId: keyed('registration_id', table),
    checkedInAt: instant('checked_in_at'),
    checkedInBy: varchar('checked_in_by', 50),
  },
  foreignKeys: [cascading(refersTo(`${table}_registration`, 'registrationId', 'registration'))],
});
