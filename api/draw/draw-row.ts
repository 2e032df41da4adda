import { EntitySchema } from 'typeorm';
import type { DrawOnFile } from '../../domain/day/tournament-day.ts';
import { instant, integer, nullable, varchar, withDefault } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

/** Row of a tournament's draw, with the timestamps that readers of its timetable need. */
export interface DrawRow extends DrawOnFile {
  readonly tournamentId: number;
  /** Time of an organizer's last change of the timetable. */
  readonly timetableChangedAt?: Date | null;
  /** Time of the last publication of a draft or of gathered changes, and the organizers' remark on it. */
  readonly announcedAt?: Date | null;
  readonly announcement?: string | null;
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
    leftOut: { name: 'left_out', type: 'integer', array: true, default: '{}' },
    setAside: { name: 'set_aside', type: 'jsonb', default: [] },
    decisions: { name: 'decisions', type: 'jsonb', default: [] },
    warnings: { name: 'warnings', type: 'jsonb', default: [] },
    version: withDefault(integer('version'), 1),
    drawnAt: instant('drawn_at'),
    drawnBy: varchar('drawn_by', 100),
    timetableChangedAt: nullable(instant('timetable_changed_at')),
    choices: { name: 'choices', type: 'jsonb', nullable: true },
    announcedAt: nullable(instant('announced_at')),
    announcement: nullable(varchar('announcement', 500)),
  },
  foreignKeys: [cascading(refersTo('draws_tournament', 'tournamentId', 'tournament'))],
});
