import { instant, instantOfEntry, integer, nullable, numbered, rowsOf, varchar } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

/** Row of a link with which score keepers sign in, by the hash of its secret. */
export interface KeeperLinkRow {
  readonly id: number;
  readonly tournamentId: number;
  /** Null for all fields. */
  readonly field: string | null;
  readonly secretHash: string;
  readonly madeAt: Date;
  readonly endsAt: Date;
  readonly revokedAt: Date | null;
}

export const keeperLinkRows = rowsOf<KeeperLinkRow>({
  name: 'keeper_link',
  tableName: 'keeper_links',
  columns: {
    id: numbered('keeper_links'),
    tournamentId: integer('tournament_id'),
    field: nullable(varchar('field', 100)),
    secretHash: varchar('secret_hash', 64),
    madeAt: instantOfEntry('made_at'),
    endsAt: instant('ends_at'),
    revokedAt: nullable(instant('revoked_at')),
  },
  uniques: [{ name: 'keeper_links_secret_unique', columns: ['secretHash'] }],
  indices: [{ name: 'keeper_links_tournament_index', columns: ['tournamentId'] }],
  foreignKeys: [cascading(refersTo('keeper_links_tournament', 'tournamentId', 'tournament'))],
});
