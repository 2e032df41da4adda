import { EntitySchema } from 'typeorm';
import type { DraftContent } from '../../domain/day/timetable-draft.ts';
import { instant, integer, varchar, withDefault } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

/** Row of the unpublished part of a tournament's timetable. Games to be published with it already have their ids. */
export interface TimetableDraftRow {
  readonly tournamentId: number;
  readonly kind: DraftContent['kind'];
  readonly content: DraftContent;
  readonly gameIds: readonly number[];
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export const timetableDraftRows = new EntitySchema<TimetableDraftRow>({
  name: 'timetable_draft',
  tableName: 'timetable_drafts',
  columns: {
    tournamentId: { ...integer('tournament_id'), primary: true, primaryKeyConstraintName: 'timetable_drafts_pkey' },
    kind: varchar('kind', 10),
    content: { name: 'content', type: 'jsonb' },
    gameIds: { name: 'game_ids', type: 'integer', array: true, default: '{}' },
    version: withDefault(integer('version'), 1),
    changedAt: instant('changed_at'),
    changedBy: varchar('changed_by', 100),
  },
  checks: [{ name: 'timetable_drafts_kind_known', expression: `kind in ('drawn', 'changes')` }],
  foreignKeys: [cascading(refersTo('timetable_drafts_tournament', 'tournamentId', 'tournament'))],
});
