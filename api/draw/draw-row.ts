import { EntitySchema } from 'typeorm';
import type { DrawOnFile } from '../../domain/day/tournament-day.ts';
import { instant, integer, nullable, varchar, withDefault } from '../database/columns.ts';
import { goesWith, refersTo } from '../database/keys.ts';

/** A tournament's draw, with what its timetable's readers need beside it. */
export interface DrawRow extends DrawOnFile {
  readonly tournamentId: number;
  /** When an organizer last changed who plays when and where. */
  readonly timetableChangedAt?: Date | null;
  /** When a draft or gathered changes were last published, and what the organizers said with it. */
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
  foreignKeys: [goesWith(refersTo('draws_tournament', 'tournamentId', 'tournament'))],
});
