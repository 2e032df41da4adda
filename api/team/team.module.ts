import { Global, Module } from '@nestjs/common';
import { Teams } from '../../domain/port/teams.ts';
import { WaitingList } from '../../domain/port/waiting-list.ts';
import { adapterOf } from '../database/providers.ts';
import { JoinRequestModule } from '../join-request/join-request.module.ts';
import { listController } from '../list/list-controller.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PlayerModule } from '../player/player.module.ts';
import { AdminTeamController } from './admin-team.controller.ts';
import { InvitationCodes } from './invitation-codes.ts';
import { teamList } from './postgres-team-list.ts';
import { PostgresTeams } from './postgres-teams.ts';
import { PostgresWaitingList } from './postgres-waiting-list.ts';
import { PublicTeams } from './public-teams.ts';
import { TeamController } from './team.controller.ts';
import { TeamVerificationController } from './team-verification.controller.ts';
import { VerifiedTeams } from './verified-teams.ts';

const shared = [
  ...adapterOf(Teams, PostgresTeams),
  ...adapterOf(WaitingList, PostgresWaitingList),
  PublicTeams,
  InvitationCodes,
];

/** Team module: creation, the waiting list, and administration by organizers. */
@Global()
@Module({
  imports: [JoinRequestModule, MailModule, PlayerModule],
  controllers: [TeamController, TeamVerificationController, AdminTeamController, listController(teamList)],
  providers: [...shared, VerifiedTeams],
  exports: shared,
})
export class TeamModule {}
