import type { DrawOnFile } from '../../domain/rule/bracket/tournament-day.ts';
import { instant, integer, json, keyed, nullable, rowsOf, varchar, withDefault } from '../database/columns.ts';
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

export const drawRows = rowsOf<DrawRow>({
  name: 'draw',
  tableName: 'draws',
  columns: {
    tournamentId: keyed('tournament_id', 'draws'),
    settings: json('settings'),
    divisions: json('divisions'),
    timetable: json('timetable'),
    withdrawn: { name: 'withdrawn', type: 'integer', array: true, default: '{}' },
    leftOut: { name: 'left_out', type: 'integer', array: true, default: '{}' },
    keepsPlace: { name: 'keeps_place', type: 'integer', array: true, default: '{}' },
    setAside: withDefault(json('set_aside'), []),
    decisions: withDefault(json('decisions'), []),
    warnings: withDefault(json('warnings'), []),
    version: withDefault(integer('version'), 1),
    drawnAt: instant('drawn_at'),
    drawnBy: varchar('drawn_by', 100),
    timetableChangedAt: nullable(instant('timetable_changed_at')),
    choices: nullable(json('choices')),
    announcedAt: nullable(instant('announced_at')),
    announcement: nullable(varchar('announcement', 500)),
  },
  foreignKeys: [cascading(refersTo('draws_tournament', 'tournamentId', 'tournament'))],
});
