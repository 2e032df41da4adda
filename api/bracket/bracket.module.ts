import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/audit/audit.ts';
import { AdvanceBrackets } from '../../domain/bracket/advance-brackets.ts';
import { Brackets } from '../../domain/bracket/brackets.ts';
import { BringTeamBack } from '../../domain/bracket/bring-team-back.ts';
import { DecideTie } from '../../domain/bracket/decide-tie.ts';
import { DrawBrackets, PreviewBrackets } from '../../domain/bracket/draw-brackets.ts';
import { DrawDesk } from '../../domain/bracket/draw-desk.ts';
import { TakeTeamOut } from '../../domain/bracket/take-team-out.ts';
import { DrawingTable } from '../../domain/draw/drawing-table.ts';
import { Entrants } from '../../domain/draw/entrants.ts';
import { Teams } from '../../domain/team/teams.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { BracketController } from './bracket.controller.ts';
import { DrawController } from './draw.controller.ts';
import { DrawnBrackets } from './drawn-brackets.ts';
import { PostgresBrackets } from './postgres-brackets.ts';
import { PublicStandings } from './public-standings.ts';
import { TournamentDetailsController } from './tournament-details.controller.ts';
import { TournamentDetails } from './tournament-details.ts';
import { WithdrawnTeams } from './withdrawn-teams.ts';

/** What other modules find here. */
const shared = [...adapterOf(Brackets, PostgresBrackets)];

/** Brackets: drawn, shown, advanced. */
@Global()
@Module({
  controllers: [BracketController, DrawController, TournamentDetailsController],
  providers: [
    ...shared,
    DrawnBrackets,
    PublicStandings,
    WithdrawnTeams,
    TournamentDetails,
    madeOf(DrawDesk, [Entrants, DrawingTable, Brackets, Clock]),
    madeOf(PreviewBrackets, [Tournaments, Brackets, DrawDesk]),
    inOneTransaction(DrawBrackets, [Tournaments, Brackets, DrawDesk, Audit]),
    inOneTransaction(AdvanceBrackets, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(DecideTie, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(TakeTeamOut, [Tournaments, Brackets, Clock, Audit]),
    inOneTransaction(BringTeamBack, [Tournaments, Brackets, Teams, Clock, Audit]),
  ],
  exports: shared,
})
export class BracketModule {}
