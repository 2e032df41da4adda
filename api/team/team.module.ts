import { Global, Module } from '@nestjs/common';
import { Teams } from '../../domain/port/teams.ts';
import { WaitingList } from '../../domain/port/waiting-list.ts';
import { AddTeam } from '../../domain/use-case/team/add-team.ts';
import { AssignCaptain } from '../../domain/use-case/team/assign-captain.ts';
import { AddToRoster, RemoveFromRoster } from '../../domain/use-case/team/change-roster.ts';
import { ChooseFreeAgents } from '../../domain/use-case/team/choose-free-agents.ts';
import { CreateTeam } from '../../domain/use-case/team/create-team.ts';
import { DeleteTeam } from '../../domain/use-case/team/delete-team.ts';
import { DismissPlayer } from '../../domain/use-case/team/dismiss-player.ts';
import { DropUnconfirmed } from '../../domain/use-case/team/drop-unconfirmed.ts';
import { EditTeam } from '../../domain/use-case/team/edit-team.ts';
import { FollowCaptainLink } from '../../domain/use-case/team/follow-captain-link.ts';
import { HandOverTeam } from '../../domain/use-case/team/hand-over-team.ts';
import { KnowPlayer } from '../../domain/use-case/team/know-player.ts';
import { MailCaptain } from '../../domain/use-case/team/mail-captain.ts';
import { PreviewTeamDeletion } from '../../domain/use-case/team/preview-team-deletion.ts';
import { PreviewTeamDeletions } from '../../domain/use-case/team/preview-team-deletions.ts';
import { PromoteWaiting } from '../../domain/use-case/team/promote-waiting.ts';
import { RenameTeam } from '../../domain/use-case/team/rename-team.ts';
import { ReplaceCaptainLink } from '../../domain/use-case/team/replace-captain-link.ts';
import { ReplaceInvitationCode } from '../../domain/use-case/team/replace-invitation-code.ts';
import { SendCaptainLink } from '../../domain/use-case/team/send-captain-link.ts';
import { WithdrawTeam } from '../../domain/use-case/team/withdraw-team.ts';
import { adapterOf, readings, useCases } from '../database/providers.ts';
import { JoinRequestModule } from '../join-request/join-request.module.ts';
import { listController } from '../list/list-controller.ts';
import { MailModule } from '../mail/mail.module.ts';
import { PlayerModule } from '../player/player.module.ts';
import { AdminTeamController } from './admin-team.controller.ts';
import { CaptainController } from './captain.controller.ts';
import { CaptainCheck } from './captain-check.ts';
import { CaptainLinkController } from './captain-link.controller.ts';
import { CaptainRosterController } from './captain-roster.controller.ts';
import { CaptainsTeams } from './captains-teams.ts';
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

/** Team module: creation, leadership, and administration by organizers. */
@Global()
@Module({
  imports: [JoinRequestModule, MailModule, PlayerModule],
  controllers: [
    TeamController,
    TeamVerificationController,
    CaptainController,
    CaptainLinkController,
    CaptainRosterController,
    AdminTeamController,
    listController(teamList),
  ],
  providers: [
    ...shared,
    VerifiedTeams,
    CaptainsTeams,
    CaptainCheck,
    ...useCases(
      CreateTeam,
      WithdrawTeam,
      RenameTeam,
      DismissPlayer,
      KnowPlayer,
      HandOverTeam,
      ChooseFreeAgents,
      FollowCaptainLink,
      SendCaptainLink,
      ReplaceCaptainLink,
      ReplaceInvitationCode,
      AddTeam,
      EditTeam,
      PreviewTeamDeletion,
      PreviewTeamDeletions,
      DeleteTeam,
      DropUnconfirmed,
      AssignCaptain,
      AddToRoster,
      RemoveFromRoster,
      MailCaptain,
    ),
    ...readings(PromoteWaiting),
    // A place can be confirmed only if letters can be sent.
  ],
  exports: shared,
})
export class TeamModule {}
