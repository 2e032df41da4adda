import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/port/audit.ts';
import { Brackets } from '../domain/port/brackets.ts';
import { Clock } from '../domain/port/clock.ts';
import { DrawingTable } from '../domain/port/drawing-table.ts';
import { Entrants } from '../domain/port/entrants.ts';
import { Goals } from '../domain/port/goals.ts';
import { Outbox } from '../domain/port/outbox.ts';
import { Registrations } from '../domain/port/registrations.ts';
import { Site } from '../domain/port/site.ts';
import { Teams } from '../domain/port/teams.ts';
import { ToldTimetables } from '../domain/port/told-timetables.ts';
import { Tournaments } from '../domain/port/tournaments.ts';
import { Links } from '../domain/site/links.ts';
import { AdvanceBrackets } from '../domain/use-case/bracket/advance-brackets.ts';
import { BringTeamBack } from '../domain/use-case/bracket/bring-team-back.ts';
import { DecideTie } from '../domain/use-case/bracket/decide-tie.ts';
import { DrawBrackets, PreviewBrackets } from '../domain/use-case/bracket/draw-brackets.ts';
import { DrawMaker } from '../domain/use-case/bracket/draw-maker.ts';
import { TakeTeamOut } from '../domain/use-case/bracket/take-team-out.ts';
import { ChangeGame } from '../domain/use-case/game/change-game.ts';
import { ChangeGoal } from '../domain/use-case/game/change-goal.ts';
import { GiveGoal } from '../domain/use-case/game/give-goal.ts';
import { PreviewGame } from '../domain/use-case/game/preview-game.ts';
import { TakeBackGoal } from '../domain/use-case/game/take-back-goal.ts';
import { FindTimetableNews } from '../domain/use-case/schedule/find-timetable-news.ts';
import { LockGame } from '../domain/use-case/schedule/lock-game.ts';
import { FindSlots, MoveGame } from '../domain/use-case/schedule/move-games.ts';
import { ShiftGames } from '../domain/use-case/schedule/shift-games.ts';
import { TellFamilies } from '../domain/use-case/schedule/tell-families.ts';
import { SetStandings } from '../domain/use-case/standings/set-standings.ts';
import { inOneTransaction, plays } from './providers.ts';

/** What the use cases of a tournament's day are made of: brackets, timetable, standings, scores and goals. */
export const tournamentDayUseCases: readonly Provider[] = [
  plays(DrawMaker, DrawMaker, [Entrants, DrawingTable, Brackets, Clock]),
  plays(PreviewBrackets, PreviewBrackets, [Tournaments, Brackets, DrawMaker]),
  inOneTransaction(DrawBrackets, [Tournaments, Brackets, DrawMaker, Audit]),
  inOneTransaction(AdvanceBrackets, [Tournaments, Brackets, Clock, Audit]),
  inOneTransaction(DecideTie, [Tournaments, Brackets, Clock, Audit]),
  inOneTransaction(TakeTeamOut, [Tournaments, Brackets, Clock, Audit]),
  inOneTransaction(BringTeamBack, [Tournaments, Brackets, Teams, Clock, Audit]),
  inOneTransaction(SetStandings, [Tournaments, Brackets, Clock, Audit]),

  plays(FindTimetableNews, FindTimetableNews, [Tournaments, ToldTimetables, Clock]),
  inOneTransaction(FindSlots, [Brackets]),
  inOneTransaction(MoveGame, [Brackets, Clock, Audit]),
  inOneTransaction(LockGame, [Brackets, Clock, Audit]),
  inOneTransaction(ShiftGames, [Tournaments, Brackets, Clock, Audit]),
  inOneTransaction(TellFamilies, [ToldTimetables, Site, Outbox, Links, Clock]),

  inOneTransaction(ChangeGame, [Brackets, Audit, Clock]),
  inOneTransaction(PreviewGame, [Brackets]),
  inOneTransaction(GiveGoal, [Brackets, Registrations, Goals, Audit, Clock]),
  inOneTransaction(ChangeGoal, [Goals, Audit, Clock]),
  inOneTransaction(TakeBackGoal, [Brackets, Goals, Audit, Clock]),
];
