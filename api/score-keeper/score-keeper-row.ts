import { instantOfEntry, integer, nullable, numbered, rowsOf, varchar } from '../database/columns.ts';
import { nullingOnDelete, refersTo } from '../database/keys.ts';

/** Row of a score keeper, one for each sign-in. */
interface ScoreKeeperRow {
  readonly id: number;
  readonly name: string;
  readonly signedInAt: Date;
  /** Link by which the keeper signed in; null after the password. */
  readonly linkId: number | null;
}

export const scoreKeeperRows = rowsOf<ScoreKeeperRow>({
  name: 'score_keeper',
  tableName: 'score_keepers',
  columns: {
    id: numbered('score_keepers'),
    name: varchar('name', 50),
    signedInAt: instantOfEntry('signed_in_at'),
    linkId: nullable(integer('link_id')),
  },
  indices: [{ name: 'score_keepers_link_index', columns: ['linkId'] }],
  foreignKeys: [nullingOnDelete(refersTo('score_keepers_link', 'linkId', 'keeper_link'))],
});
