import { Global, Module } from '@nestjs/common';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { ChangeTournament } from '../../domain/use-case/tournament/change-tournament.ts';
import { CreateTournament } from '../../domain/use-case/tournament/create-tournament.ts';
import { DeleteTests, DeleteTournament } from '../../domain/use-case/tournament/delete-tournament.ts';
import { EditTournament } from '../../domain/use-case/tournament/edit-tournament.ts';
import { RepeatTournament } from '../../domain/use-case/tournament/repeat-tournament.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminTournamentController } from './admin-tournament.controller.ts';
import { tournamentList } from './postgres-tournament-list.ts';
import { PostgresTournaments } from './postgres-tournaments.ts';
import { TournamentController } from './tournament.controller.ts';
import { TournamentLists } from './tournament-lists.ts';

const shared = [...adapterOf(Tournaments, PostgresTournaments), TournamentLists];

@Global()
@Module({
  controllers: [TournamentController, AdminTournamentController, listController(tournamentList)],
  providers: [
    ...shared,
    ...useCases(CreateTournament, RepeatTournament, ChangeTournament, EditTournament, DeleteTournament, DeleteTests),
  ],
  exports: shared,
})
export class TournamentModule {}
