import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/audit/audit.ts';
import { Brackets } from '../../domain/bracket/brackets.ts';
import { Invitations } from '../../domain/invitation/invitations.ts';
import { InvitationDesk } from '../../domain/invitation/invite-by-mail.ts';
import { JoinRequests } from '../../domain/join-request/join-requests.ts';
import { Outbox } from '../../domain/mail/outbox.ts';
import { Players } from '../../domain/player/players.ts';
import { RegistrationDesk } from '../../domain/registration/registration-desk.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Secrets } from '../../domain/secret/secrets.ts';
import { Seal } from '../../domain/session/seal.ts';
import { Links } from '../../domain/site/links.ts';
import { Removals } from '../../domain/site/removals.ts';
import { Site } from '../../domain/site/site-settings.ts';
import { AddTeam } from '../../domain/team/add-team.ts';
import { AssignCaptain } from '../../domain/team/assign-captain.ts';
import { AddToRoster, RemoveFromRoster } from '../../domain/team/change-roster.ts';
import { CreateTeam } from '../../domain/team/create-team.ts';
import { DeleteTeam } from '../../domain/team/delete-team.ts';
import { EditTeam } from '../../domain/team/edit-team.ts';
import { FollowCaptainLink } from '../../domain/team/follow-captain-link.ts';
import { ChooseFreeAgents } from '../../domain/team/free-agent-choice.ts';
import { MailCaptain } from '../../domain/team/mail-captain.ts';
import { OfficeDesk } from '../../domain/team/office-desk.ts';
import { PreviewTeamDeletion } from '../../domain/team/preview-team-deletion.ts';
import { PromoteWaiting } from '../../domain/team/promote-waiting.ts';
import { ReplaceCaptainLink } from '../../domain/team/replace-captain-link.ts';
import { ReplaceCode } from '../../domain/team/replace-code.ts';
import { ReplaceInvitationCode } from '../../domain/team/replace-invitation-code.ts';
import { SendCaptainLink } from '../../domain/team/send-captain-link.ts';
import { Teams } from '../../domain/team/teams.ts';
import { WaitingList } from '../../domain/team/waiting-list.ts';
import { WithdrawTeam } from '../../domain/team/withdraw-team.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminTeamController } from './admin-team.controller.ts';
import { CaptainController } from './captain.controller.ts';
import { CaptainLinkController } from './captain-link.controller.ts';
import { CaptainsTeams } from './captains-teams.ts';
import { teamList } from './postgres-team-list.ts';
import { PostgresTeams } from './postgres-teams.ts';
import { PostgresWaitingList } from './postgres-waiting-list.ts';
import { PublicTeams } from './public-teams.ts';
import { TeamController } from './team.controller.ts';
import { TeamVerificationController } from './team-verification.controller.ts';
import { VerifiedTeams } from './verified-teams.ts';

/** What other modules find here. */
const shared = [...adapterOf(Teams, PostgresTeams), ...adapterOf(WaitingList, PostgresWaitingList), PublicTeams];

/** Teams: founded, led, and kept by organizers. */
@Global()
@Module({
  controllers: [
    TeamController,
    TeamVerificationController,
    CaptainController,
    CaptainLinkController,
    AdminTeamController,
    listController(teamList),
  ],
  providers: [
    ...shared,
    VerifiedTeams,
    CaptainsTeams,
    inOneTransaction(CreateTeam, [RegistrationDesk, Teams, Players, Registrations, InvitationDesk, Secrets]),
    inOneTransaction(WithdrawTeam, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      JoinRequests,
      Outbox,
      Links,
      Clock,
      Audit,
    ]),
    madeOf(PromoteWaiting, [WaitingList, Tournaments, Teams, Players, Registrations, InvitationDesk, Site, Clock]),
    inOneTransaction(ChooseFreeAgents, [Teams]),
    inOneTransaction(FollowCaptainLink, [Teams, Tournaments, Seal, Clock]),
    inOneTransaction(SendCaptainLink, [Teams, Tournaments, InvitationDesk, Clock]),
    inOneTransaction(ReplaceCaptainLink, [Teams, InvitationDesk, Clock]),
    inOneTransaction(ReplaceInvitationCode, [Teams, Invitations, Secrets, Clock]),
    inOneTransaction(AddTeam, [OfficeDesk, Secrets]),
    inOneTransaction(EditTeam, [OfficeDesk]),
    inOneTransaction(PreviewTeamDeletion, [OfficeDesk, JoinRequests]),
    inOneTransaction(DeleteTeam, [OfficeDesk, Removals, Brackets, JoinRequests]),
    inOneTransaction(AssignCaptain, [OfficeDesk]),
    inOneTransaction(AddToRoster, [OfficeDesk]),
    inOneTransaction(RemoveFromRoster, [OfficeDesk]),
    inOneTransaction(ReplaceCode, [OfficeDesk, ReplaceInvitationCode]),
    inOneTransaction(MailCaptain, [OfficeDesk, Secrets]),
  ],
  exports: shared,
})
export class TeamModule {}
