import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Site } from '../../domain/port/site.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { ChangeTournament } from '../../domain/use-case/tournament/change-tournament.ts';
import { CreateTournament } from '../../domain/use-case/tournament/create-tournament.ts';
import { DeleteTests, DeleteTournament } from '../../domain/use-case/tournament/delete-tournament.ts';
import { EditTournament } from '../../domain/use-case/tournament/edit-tournament.ts';
import { RepeatTournament } from '../../domain/use-case/tournament/repeat-tournament.ts';
import { adapterOf, inOneTransaction } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminTournamentController } from './admin-tournament.controller.ts';
import { tournamentList } from './postgres-tournament-list.ts';
import { PostgresTournaments } from './postgres-tournaments.ts';
import { TournamentController } from './tournament.controller.ts';
import { TournamentLists } from './tournament-lists.ts';

/** What other modules find here. */
const shared = [...adapterOf(Tournaments, PostgresTournaments), TournamentLists];

/** Tournaments. */
@Global()
@Module({
  controllers: [TournamentController, AdminTournamentController, listController(tournamentList)],
  providers: [
    ...shared,
    inOneTransaction(CreateTournament, [Tournaments, Site, Audit]),
    inOneTransaction(RepeatTournament, [Tournaments, Audit]),
    inOneTransaction(ChangeTournament, [Tournaments, Audit]),
    inOneTransaction(EditTournament, [Tournaments, Brackets, Removals, Site, Clock, Audit]),
    inOneTransaction(DeleteTournament, [Tournaments, Removals, Audit]),
    inOneTransaction(DeleteTests, [Removals, Audit]),
  ],
  exports: shared,
})
export class TournamentModule {}
