import type { TeamId } from '../../domain/rule/match/match.ts';
import type { NotifiedGame } from '../../domain/rule/schedule/own-game.ts';
import { instant, integer, json, keyed, nullable, rowsOf, varchar, withDefault } from '../database/columns.ts';
import { cascading, nullingOnDelete, refersTo } from '../database/keys.ts';

/** Team games that a registered player was last told of, and in how many letters. */
interface NotifiedTimetableRow {
  readonly registrationId: number;
  readonly teamId: TeamId | null;
  readonly games: readonly NotifiedGame[];
  readonly letters: number;
  readonly location: string | null;
  readonly day: string | null;
  readonly toldAt: Date;
}

export const toldTimetableRows = rowsOf<NotifiedTimetableRow>({
  name: 'told_timetable',
  tableName: 'told_timetables',
  columns: {
    registrationId: keyed('registration_id', 'told_timetables'),
    teamId: nullable(integer('team_id')),
    games: withDefault(json('games'), []),
    letters: withDefault(integer('letters'), 1),
    location: nullable(varchar('location', 200)),
    day: nullable(varchar('day', 50)),
    toldAt: instant('told_at'),
  },
  foreignKeys: [
    cascading(refersTo('told_timetables_registration', 'registrationId', 'registration')),
    nullingOnDelete(refersTo('told_timetables_team', 'teamId', 'team')),
  ],
});
