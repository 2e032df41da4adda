import { Module } from '@nestjs/common';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import { TimetableDrafts } from '../../domain/port/timetable-drafts.ts';
import { DiscardDraft } from '../../domain/use-case/schedule/discard-draft.ts';
import { FindTimetableNews } from '../../domain/use-case/schedule/find-timetable-news.ts';
import { LockGame } from '../../domain/use-case/schedule/lock-game.ts';
import { FindSlots, MoveGame } from '../../domain/use-case/schedule/move-games.ts';
import { PublishTimetable } from '../../domain/use-case/schedule/publish-timetable.ts';
import { SeeDraft } from '../../domain/use-case/schedule/see-draft.ts';
import { ShiftGames } from '../../domain/use-case/schedule/shift-games.ts';
import { TellFamilies } from '../../domain/use-case/schedule/tell-families.ts';
import { TimeGamesAgain } from '../../domain/use-case/schedule/time-games-again.ts';
import { UndoMoves } from '../../domain/use-case/schedule/undo-moves.ts';
import { adapterOf, readings, useCases } from '../database/providers.ts';
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
    ...readings(FindTimetableNews, SeeDraft),
    ...useCases(
      FindSlots,
      MoveGame,
      LockGame,
      ShiftGames,
      TimeGamesAgain,
      UndoMoves,
      PublishTimetable,
      DiscardDraft,
      TellFamilies,
    ),
    recurring(TellFamilies, {
      failed: 'Families could not be told of the timetable',
      soonAfter: timetablePublished,
    }),
  ],
  exports: shared,
})
export class ScheduleModule {}
