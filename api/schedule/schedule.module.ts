import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Entrants } from '../../domain/port/entrants.ts';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Site } from '../../domain/port/site.ts';
import { TimetableDrafts } from '../../domain/port/timetable-drafts.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { CloseVenue } from '../../domain/use-case/schedule/close-venue.ts';
import { DiscardDraft } from '../../domain/use-case/schedule/discard-draft.ts';
import { FindTimetableNews } from '../../domain/use-case/schedule/find-timetable-news.ts';
import { LockGame } from '../../domain/use-case/schedule/lock-game.ts';
import { FindSlots, MoveGame } from '../../domain/use-case/schedule/move-games.ts';
import { PreviewDateChange } from '../../domain/use-case/schedule/preview-date-change.ts';
import { PublishTimetable } from '../../domain/use-case/schedule/publish-timetable.ts';
import { SeeDraft } from '../../domain/use-case/schedule/see-draft.ts';
import { ShiftGames } from '../../domain/use-case/schedule/shift-games.ts';
import { TellFamilies } from '../../domain/use-case/schedule/tell-families.ts';
import { UndoMoves } from '../../domain/use-case/schedule/undo-moves.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { DraftController } from './draft.controller.ts';
import { GameLockController } from './game-lock.controller.ts';
import { PostgresNotifiedTimetables } from './postgres-notified-timetables.ts';
import { PostgresTeamGames } from './postgres-team-games.ts';
import { PostgresTimetableDrafts } from './postgres-timetable-drafts.ts';
import { TeamGamesController } from './team-games.controller.ts';
import { TimetableController } from './timetable.controller.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(NotifiedTimetables, PostgresNotifiedTimetables),
  ...adapterOf(TimetableDrafts, PostgresTimetableDrafts),
  PostgresTeamGames,
];

/** The timetable: moved, shifted, locked, and told to families. */
@Global()
@Module({
  controllers: [TimetableController, DraftController, GameLockController, TeamGamesController],
  providers: [
    ...shared,
    madeOf(FindTimetableNews, [Tournaments, NotifiedTimetables, Clock]),
    madeOf(PreviewDateChange, [Tournaments, Brackets, NotifiedTimetables, Clock]),
    inOneTransaction(FindSlots, [Tournaments, Brackets, TimetableDrafts]),
    inOneTransaction(MoveGame, [Tournaments, Brackets, TimetableDrafts, Clock, Audit]),
    inOneTransaction(LockGame, [Tournaments, Brackets, TimetableDrafts, Clock, Audit]),
    inOneTransaction(ShiftGames, [Tournaments, Brackets, TimetableDrafts, Clock, Audit]),
    inOneTransaction(CloseVenue, [Tournaments, Brackets, TimetableDrafts, Clock, Audit]),
    inOneTransaction(UndoMoves, [Tournaments, Brackets, TimetableDrafts, Clock, Audit]),
    inOneTransaction(PublishTimetable, [Tournaments, Brackets, TimetableDrafts, Entrants, Clock, Audit]),
    inOneTransaction(DiscardDraft, [Tournaments, TimetableDrafts, Audit]),
    madeOf(SeeDraft, [Tournaments, Brackets, TimetableDrafts, Entrants, NotifiedTimetables, Clock]),
    inOneTransaction(TellFamilies, [NotifiedTimetables, Site, Outbox, Links, Clock, Seal]),
  ],
  exports: shared,
})
export class ScheduleModule {}
