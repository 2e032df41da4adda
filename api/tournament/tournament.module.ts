import { Global, Module } from '@nestjs/common';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { tellCallOffs } from '../../domain/use-case/tournament/tell-call-offs.ts';
import { adapterOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { MailModule } from '../mail/mail.module.ts';
import { everySecond, recurring } from '../process/recurring-job.ts';
import { AdminTournamentController } from './admin-tournament.controller.ts';
import { CallOffController } from './call-off.controller.ts';
import { tournamentList } from './postgres-tournament-list.ts';
import { PostgresTournaments } from './postgres-tournaments.ts';
import { TournamentController } from './tournament.controller.ts';
import { TournamentLists } from './tournament-lists.ts';

const shared = [...adapterOf(Tournaments, PostgresTournaments), TournamentLists];

@Global()
@Module({
  imports: [MailModule],
  controllers: [TournamentController, CallOffController, AdminTournamentController, listController(tournamentList)],
  providers: [
    ...shared,

    recurring(tellCallOffs, {
      failed: 'Families could not be told that a tournament is called off',
      pace: everySecond,
    }),
  ],
  exports: shared,
})
export class TournamentModule {}
