import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Site } from '../../domain/port/site.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { FindTimetableNews } from '../../domain/use-case/schedule/find-timetable-news.ts';
import { LockGame } from '../../domain/use-case/schedule/lock-game.ts';
import { FindSlots, MoveGame } from '../../domain/use-case/schedule/move-games.ts';
import { ShiftGames } from '../../domain/use-case/schedule/shift-games.ts';
import { TellFamilies } from '../../domain/use-case/schedule/tell-families.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { GameLockController } from './game-lock.controller.ts';
import { PostgresNotifiedTimetables } from './postgres-notified-timetables.ts';
import { PostgresTeamGames } from './postgres-team-games.ts';
import { TeamGamesController } from './team-games.controller.ts';
import { TimetableController } from './timetable.controller.ts';

/** What other modules find here. */
const shared = [...adapterOf(NotifiedTimetables, PostgresNotifiedTimetables), PostgresTeamGames];

/** The timetable: moved, shifted, locked, and told to families. */
@Global()
@Module({
  controllers: [TimetableController, GameLockController, TeamGamesController],
  providers: [
    ...shared,
    madeOf(FindTimetableNews, [Tournaments, NotifiedTimetables, Clock]),
    inOneTransaction(FindSlots, [Brackets]),
    inOneTransaction(MoveGame, [Brackets, Clock, Audit]),
    inOneTransaction(LockGame, [Brackets, Clock, Audit]),
    inOneTransaction(ShiftGames, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(TellFamilies, [NotifiedTimetables, Site, Outbox, Links, Clock, Seal]),
  ],
  exports: shared,
})
export class ScheduleModule {}
