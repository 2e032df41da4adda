import { Global, Module } from '@nestjs/common';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { adapterOf } from '../database/providers.ts';
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
  providers: [...shared],
  exports: shared,
})
export class TournamentModule {}
