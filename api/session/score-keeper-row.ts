import { instantOfEntry, numbered, rowsOf, varchar } from '../database/columns.ts';

/** Row of a score keeper, one for each sign-in. */
interface ScoreKeeperRow {
  readonly id: number;
  readonly name: string;
  readonly signedInAt: Date;
}

export const scoreKeeperRows = rowsOf<ScoreKeeperRow>({
  name: 'score_keeper',
  tableName: 'score_keepers',
  columns: {
    id: numbered('score_keepers'),
    name: varchar('name', 50),
    signedInAt: instantOfEntry('signed_in_at'),
  },
});
