import { EntitySchema } from 'typeorm';
import type { BracketSettings } from '../../domain/bracket/bracket-settings.ts';
import type { Division } from '../../domain/bracket/division.ts';
import type { Timetable } from '../../domain/schedule/timetable.ts';
import type { TieDecision } from '../../domain/standings/tie-decision.ts';
import { instant, integer, nullable, varchar, withDefault } from '../database/columns.ts';
import { goesWith, refersTo } from '../database/keys.ts';

/** What was drawn once for a tournament, and what was decided about it beside the games' results. */
export interface DrawRow {
  readonly tournamentId: number;
  readonly settings: BracketSettings;
  readonly divisions: readonly Division[];
  readonly timetable: Timetable;
  readonly withdrawn: readonly number[];
  readonly decisions: readonly TieDecision[];
  readonly warnings: readonly string[];
  readonly version: number;
  readonly drawnAt: Date;
  readonly drawnBy: string;
  /** When an organizer last changed who plays when and where. */
  readonly timetableChangedAt?: Date | null;
}

export const drawRows = new EntitySchema<DrawRow>({
  name: 'draw',
  tableName: 'draws',
  columns: {
    tournamentId: { ...integer('tournament_id'), primary: true, primaryKeyConstraintName: 'draws_pkey' },
    settings: { name: 'settings', type: 'jsonb' },
    divisions: { name: 'divisions', type: 'jsonb' },
    timetable: { name: 'timetable', type: 'jsonb' },
    withdrawn: { name: 'withdrawn', type: 'integer', array: true, default: '{}' },
    decisions: { name: 'decisions', type: 'jsonb', default: [] },
    warnings: { name: 'warnings', type: 'jsonb', default: [] },
    version: withDefault(integer('version'), 1),
    drawnAt: instant('drawn_at'),
    drawnBy: varchar('drawn_by', 100),
    timetableChangedAt: nullable(instant('timetable_changed_at')),
  },
  foreignKeys: [goesWith(refersTo('draws_tournament', 'tournamentId', 'tournament'))],
});
