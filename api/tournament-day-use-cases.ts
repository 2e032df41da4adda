import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/audit/audit.ts';
import { AdvanceBrackets } from '../domain/bracket/advance-brackets.ts';
import { Brackets } from '../domain/bracket/brackets.ts';
import { BringTeamBack } from '../domain/bracket/bring-team-back.ts';
import { DecideTie } from '../domain/bracket/decide-tie.ts';
import { DrawBrackets, PreviewBrackets } from '../domain/bracket/draw-brackets.ts';
import { DrawDesk } from '../domain/bracket/draw-desk.ts';
import { TakeTeamOut } from '../domain/bracket/take-team-out.ts';
import { DrawingTable } from '../domain/draw/drawing-table.ts';
import { Entrants } from '../domain/draw/entrants.ts';
import { ChangeGame } from '../domain/game/change-game.ts';
import { ChangeGoal } from '../domain/game/change-goal.ts';
import { GiveGoal } from '../domain/game/give-goal.ts';
import { Goals } from '../domain/game/goals.ts';
import { PreviewGame } from '../domain/game/preview-game.ts';
import { TakeBackGoal } from '../domain/game/take-back-goal.ts';
import { Outbox } from '../domain/mail/outbox.ts';
import { Registrations } from '../domain/registration/registrations.ts';
import { FindTimetableNews } from '../domain/schedule/find-timetable-news.ts';
import { LockGame } from '../domain/schedule/lock-game.ts';
import { FindSlots, MoveGame } from '../domain/schedule/move-games.ts';
import { ShiftGames } from '../domain/schedule/shift-games.ts';
import { TellFamilies } from '../domain/schedule/tell-families.ts';
import { ToldTimetables } from '../domain/schedule/told-timetables.ts';
import { Links } from '../domain/site/links.ts';
import { Site } from '../domain/site/site-settings.ts';
import { SetStandings } from '../domain/standings/set-standings.ts';
import { Teams } from '../domain/team/teams.ts';
import { Clock } from '../domain/time/clock.ts';
import { Tournaments } from '../domain/tournament/tournaments.ts';
import { inOneTransaction, plays } from './providers.ts';

/** What the use cases of a tournament's day are made of: brackets, timetable, standings, scores and goals. */
export const tournamentDayUseCases: readonly Provider[] = [
  plays(DrawDesk, DrawDesk, [Entrants, DrawingTable, Brackets, Clock]),
  plays(PreviewBrackets, PreviewBrackets, [Tournaments, Brackets, DrawDesk]),
  inOneTransaction(DrawBrackets, [Tournaments, Brackets, DrawDesk, Audit]),
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
