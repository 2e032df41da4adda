import type { DraftContent, TimetableDraft } from '../../domain/rule/bracket/timetable-draft.ts';
import { instant, integer, json, keyed, rowsOf, varchar, withDefault } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

/** Row of the unpublished part of a tournament's timetable. Games to be published with it already have their ids. */
export interface TimetableDraftRow extends TimetableDraft {
  readonly tournamentId: number;
  readonly kind: DraftContent['kind'];
  readonly gameIds: readonly number[];
}

export const timetableDraftRows = rowsOf<TimetableDraftRow>({
  name: 'timetable_draft',
  tableName: 'timetable_drafts',
  columns: {
    tournamentId: keyed('tournament_id', 'timetable_drafts'),
    kind: varchar('kind', 10),
    content: json('content'),
    gameIds: { name: 'game_ids', type: 'integer', array: true, default: '{}' },
    version: withDefault(integer('version'), 1),
    changedAt: instant('changed_at'),
    changedBy: varchar('changed_by', 100),
  },
  checks: [{ name: 'timetable_drafts_kind_known', expression: `kind in ('drawn', 'changes')` }],
  foreignKeys: [cascading(refersTo('timetable_drafts_tournament', 'tournamentId', 'tournament'))],
});
