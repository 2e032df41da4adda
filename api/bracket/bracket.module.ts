import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { DrawingTable } from '../../domain/port/drawing-table.ts';
import { Entrants } from '../../domain/port/entrants.ts';
import { Teams } from '../../domain/port/teams.ts';
import { TimetableDrafts } from '../../domain/port/timetable-drafts.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { AdvanceBrackets } from '../../domain/use-case/bracket/advance-brackets.ts';
import { BringTeamBack } from '../../domain/use-case/bracket/bring-team-back.ts';
import { DecideTie } from '../../domain/use-case/bracket/decide-tie.ts';
import { DrawBrackets, PreviewBrackets } from '../../domain/use-case/bracket/draw-brackets.ts';
import { DrawMaker } from '../../domain/use-case/bracket/draw-maker.ts';
import { TakeTeamOut } from '../../domain/use-case/bracket/take-team-out.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { GamesOfDay } from '../game/games-of-day.ts';
import { BracketController } from './bracket.controller.ts';
import { DrawController } from './draw.controller.ts';
import { DrawnBrackets } from './drawn-brackets.ts';
import { PostgresBrackets } from './postgres-brackets.ts';
import { PostgresDrawnBrackets } from './postgres-drawn-brackets.ts';
import { PostgresPublicDays } from './postgres-public-days.ts';
import { PublicDays } from './public-days.ts';
import { PublicStandings } from './public-standings.ts';
import { TournamentDetailsController } from './tournament-details.controller.ts';
import { TournamentDetails } from './tournament-details.ts';
import { TournamentFrames } from './tournament-frames.ts';
import { WithdrawnTeams } from './withdrawn-teams.ts';

/** What other modules find here. */
const shared = [...adapterOf(Brackets, PostgresBrackets), ...adapterOf(GamesOfDay, PublicDays), DrawnBrackets];

/** Brackets: drawn, shown, advanced. */
@Global()
@Module({
  controllers: [BracketController, DrawController, TournamentDetailsController],
  providers: [
    ...shared,
    PostgresDrawnBrackets,
    PostgresPublicDays,
    PublicStandings,
    WithdrawnTeams,
    TournamentDetails,
    TournamentFrames,
    madeOf(DrawMaker, [Entrants, DrawingTable, Brackets, Clock]),
    madeOf(PreviewBrackets, [Tournaments, Brackets, DrawMaker, TimetableDrafts]),
    inOneTransaction(DrawBrackets, [Tournaments, Brackets, DrawMaker, TimetableDrafts, Audit]),
    inOneTransaction(AdvanceBrackets, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(DecideTie, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(TakeTeamOut, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(BringTeamBack, [Tournaments, Brackets, Teams, Clock, Audit]),
  ],
  exports: shared,
})
export class BracketModule {}
