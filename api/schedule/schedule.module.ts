import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/audit/audit.ts';
import { Brackets } from '../../domain/bracket/brackets.ts';
import { Outbox } from '../../domain/mail/outbox.ts';
import { FindTimetableNews } from '../../domain/schedule/find-timetable-news.ts';
import { LockGame } from '../../domain/schedule/lock-game.ts';
import { FindSlots, MoveGame } from '../../domain/schedule/move-games.ts';
import { ShiftGames } from '../../domain/schedule/shift-games.ts';
import { TellFamilies } from '../../domain/schedule/tell-families.ts';
import { ToldTimetables } from '../../domain/schedule/told-timetables.ts';
import { Links } from '../../domain/site/links.ts';
import { Site } from '../../domain/site/site-settings.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { GameLockController } from './game-lock.controller.ts';
import { PostgresToldTimetables } from './postgres-told-timetables.ts';
import { TimetableController } from './timetable.controller.ts';

/** What other modules find here. */
const shared = [...adapterOf(ToldTimetables, PostgresToldTimetables)];

/** The timetable: moved, shifted, locked, and told to families. */
@Global()
@Module({
  controllers: [TimetableController, GameLockController],
  providers: [
    ...shared,
    madeOf(FindTimetableNews, [Tournaments, ToldTimetables, Clock]),
    inOneTransaction(FindSlots, [Brackets]),
    inOneTransaction(MoveGame, [Brackets, Clock, Audit]),
    inOneTransaction(LockGame, [Brackets, Clock, Audit]),
    inOneTransaction(ShiftGames, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(TellFamilies, [ToldTimetables, Site, Outbox, Links, Clock]),
  ],
  exports: shared,
})
export class ScheduleModule {}
