import { Module } from '@nestjs/common';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import { TimetableDrafts } from '../../domain/port/timetable-drafts.ts';
import { tellFamilies } from '../../domain/use-case/schedule/tell-families.ts';
import { adapterOf } from '../database/providers.ts';
import { recurring } from '../process/recurring-job.ts';
import { DraftController } from './draft.controller.ts';
import { GameLockController } from './game-lock.controller.ts';
import { PostgresNotifiedTimetables } from './postgres-notified-timetables.ts';
import { PostgresTeamGames } from './postgres-team-games.ts';
import { PostgresTimetableDrafts, timetablePublished } from './postgres-timetable-drafts.ts';
import { TeamGamesController } from './team-games.controller.ts';
import { TimetableController } from './timetable.controller.ts';

const shared = [
  ...adapterOf(NotifiedTimetables, PostgresNotifiedTimetables),
  ...adapterOf(TimetableDrafts, PostgresTimetableDrafts),
  PostgresTeamGames,
];

/** Schedule module: moves, shifts and locks of games, and the letters about them. */
@Module({
  controllers: [TimetableController, DraftController, GameLockController, TeamGamesController],
  providers: [
    ...shared,

    recurring(tellFamilies, {
      failed: 'Families could not be told of the timetable',
      soonAfter: timetablePublished,
    }),
  ],
  exports: shared,
})
export class ScheduleModule {}
