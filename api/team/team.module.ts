import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Invitations } from '../../domain/port/invitations.ts';
import { JoinRequests } from '../../domain/port/join-requests.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { RecentProofs } from '../../domain/port/recent-proofs.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Secrets } from '../../domain/port/secrets.ts';
import { Site } from '../../domain/port/site.ts';
import { TeamOffers } from '../../domain/port/team-offers.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { UnconfirmedPlaces } from '../../domain/port/unconfirmed-places.ts';
import { WaitingList } from '../../domain/port/waiting-list.ts';
import { Links } from '../../domain/site/links.ts';
import { EntryPorts } from '../../domain/use-case/entry/open-tournament.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { AskingPorts } from '../../domain/use-case/join-request/request-to-join.ts';
import { AddTeam } from '../../domain/use-case/team/add-team.ts';
import { AnswerOffer } from '../../domain/use-case/team/answer-offer.ts';
import { AppointLead } from '../../domain/use-case/team/appoint-lead.ts';
import { AssignCaptain } from '../../domain/use-case/team/assign-captain.ts';
import { AddToRoster, RemoveFromRoster } from '../../domain/use-case/team/change-roster.ts';
import { CreateTeam } from '../../domain/use-case/team/create-team.ts';
import { DeleteTeam } from '../../domain/use-case/team/delete-team.ts';
import { DismissPlayer } from '../../domain/use-case/team/dismiss-player.ts';
import { DropUnconfirmed } from '../../domain/use-case/team/drop-unconfirmed.ts';
import { EditTeam } from '../../domain/use-case/team/edit-team.ts';
import { FollowCaptainLink } from '../../domain/use-case/team/follow-captain-link.ts';
import { ChooseFreeAgents } from '../../domain/use-case/team/free-agent-choice.ts';
import { HandOverTeam } from '../../domain/use-case/team/hand-over-team.ts';
import { KeepPlace } from '../../domain/use-case/team/keep-place.ts';
import { KnowPlayer } from '../../domain/use-case/team/know-player.ts';
import { MailCaptain } from '../../domain/use-case/team/mail-captain.ts';
import { OfferTeam } from '../../domain/use-case/team/offer-team.ts';
import { PreviewTeamDeletion } from '../../domain/use-case/team/preview-team-deletion.ts';
import { PreviewTeamDeletions } from '../../domain/use-case/team/preview-team-deletions.ts';
import { PromoteWaiting } from '../../domain/use-case/team/promote-waiting.ts';
import { ReleaseUnconfirmed } from '../../domain/use-case/team/release-unconfirmed.ts';
import { RenameTeam } from '../../domain/use-case/team/rename-team.ts';
import { ReplaceCaptainLink } from '../../domain/use-case/team/replace-captain-link.ts';
import { ReplaceInvitationCode } from '../../domain/use-case/team/replace-invitation-code.ts';
import { SeeOffer } from '../../domain/use-case/team/see-offer.ts';
import { SendCaptainLink } from '../../domain/use-case/team/send-captain-link.ts';
import { StepDown } from '../../domain/use-case/team/step-down.ts';
import { TakeBackOffer } from '../../domain/use-case/team/take-back-offer.ts';
import { OfferPorts } from '../../domain/use-case/team/team-offer-behind.ts';
import { WithdrawTeam } from '../../domain/use-case/team/withdraw-team.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminTeamController } from './admin-team.controller.ts';
import { CaptainController } from './captain.controller.ts';
import { CaptainLinkController } from './captain-link.controller.ts';
import { CaptainRosterController } from './captain-roster.controller.ts';
import { CaptainsTeams } from './captains-teams.ts';
import { InvitationCodes } from './invitation-codes.ts';
import { PlacesToRelease } from './places-to-release.ts';
import { teamList } from './postgres-team-list.ts';
import { PostgresTeamOffers } from './postgres-team-offers.ts';
import { PostgresTeams } from './postgres-teams.ts';
import { PostgresUnconfirmedPlaces } from './postgres-unconfirmed-places.ts';
import { PostgresWaitingList } from './postgres-waiting-list.ts';
import { PublicTeams } from './public-teams.ts';
import { StillLeading } from './still-leading.ts';
import { TeamController } from './team.controller.ts';
import { TeamLeadController } from './team-lead.controller.ts';
import { TeamOfferController } from './team-offer.controller.ts';
import { TeamVerificationController } from './team-verification.controller.ts';
import { UnconfirmedPlaceController } from './unconfirmed-place.controller.ts';
import { VerifiedTeams } from './verified-teams.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Teams, PostgresTeams),
  ...adapterOf(WaitingList, PostgresWaitingList),
  ...adapterOf(UnconfirmedPlaces, PostgresUnconfirmedPlaces),
  PublicTeams,
  InvitationCodes,
];

/** Teams: founded, led, and kept by organizers. */
@Global()
@Module({
  controllers: [
    TeamController,
    TeamVerificationController,
    CaptainController,
    CaptainLinkController,
    CaptainRosterController,
    TeamLeadController,
    TeamOfferController,
    AdminTeamController,
    UnconfirmedPlaceController,
    listController(teamList),
  ],
  providers: [
    ...shared,
    VerifiedTeams,
    PlacesToRelease,
    CaptainsTeams,
    StillLeading,
    ...adapterOf(TeamOffers, PostgresTeamOffers),
    madeOf(OfferPorts, [Tournaments, Teams, TeamOffers, Seal, Clock]),
    inOneTransaction(OfferTeam, [Tournaments, Teams, TeamOffers, Mailboxes, InvitingPorts, Clock, Audit, RecentProofs]),
    inOneTransaction(TakeBackOffer, [Tournaments, Teams, TeamOffers, Audit]),
    inOneTransaction(SeeOffer, [OfferPorts, Audit]),
    inOneTransaction(AnswerOffer, [OfferPorts, Mailboxes, AskingPorts, Audit]),
    inOneTransaction(StepDown, [Tournaments, Teams, Site, Outbox, Audit]),
    inOneTransaction(AppointLead, [Tournaments, Teams, UnconfirmedPlaces, AskingPorts, Clock, Audit, RecentProofs]),
    inOneTransaction(CreateTeam, [EntryPorts, Teams, Players, Registrations, InvitingPorts, Secrets]),
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
    madeOf(PromoteWaiting, [
      WaitingList,
      Tournaments,
      Teams,
      Players,
      Registrations,
      InvitingPorts,
      Site,
      Clock,
      Audit,
    ]),
    inOneTransaction(RenameTeam, [Tournaments, Teams, Brackets, Audit]),
    inOneTransaction(DismissPlayer, [Tournaments, Teams, Players, Registrations, Site, Outbox, Links, Clock, Audit]),
    inOneTransaction(KnowPlayer, [Teams, Registrations, Audit]),
    inOneTransaction(HandOverTeam, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      AskingPorts,
      Clock,
      Audit,
      RecentProofs,
    ]),
    inOneTransaction(ChooseFreeAgents, [Teams, Audit]),
    inOneTransaction(FollowCaptainLink, [Teams, Tournaments, Seal, Clock, Outbox, Mailboxes]),
    inOneTransaction(SendCaptainLink, [Teams, Tournaments, InvitingPorts, Clock, Audit]),
    inOneTransaction(ReplaceCaptainLink, [Teams, AskingPorts, Clock, Audit]),
    inOneTransaction(ReplaceInvitationCode, [Teams, Invitations, Secrets, Clock, Audit]),
    inOneTransaction(AddTeam, [Tournaments, Teams, Audit, Clock, Secrets, UnconfirmedPlaces]),
    inOneTransaction(EditTeam, [Tournaments, Teams, Audit, UnconfirmedPlaces, AskingPorts, Clock, RecentProofs]),
    inOneTransaction(KeepPlace, [Teams, UnconfirmedPlaces, Audit]),
    inOneTransaction(ReleaseUnconfirmed, [
      UnconfirmedPlaces,
      Tournaments,
      Teams,
      Players,
      Registrations,
      Site,
      InvitingPorts,
      Audit,
      Clock,
    ]),
    inOneTransaction(PreviewTeamDeletion, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      Brackets,
      Links,
      Clock,
      JoinRequests,
    ]),
    inOneTransaction(PreviewTeamDeletions, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      Brackets,
      Links,
      Clock,
      JoinRequests,
    ]),
    inOneTransaction(DeleteTeam, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      Outbox,
      Links,
      Audit,
      Clock,
      Removals,
      Brackets,
      JoinRequests,
    ]),
    inOneTransaction(DropUnconfirmed, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      Brackets,
      Mailboxes,
      Outbox,
      Links,
      Audit,
      Removals,
    ]),
    inOneTransaction(AssignCaptain, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      Audit,
      AskingPorts,
      Clock,
      RecentProofs,
    ]),
    inOneTransaction(AddToRoster, [Tournaments, Teams, Players, Registrations, Site, Audit, Clock, Outbox]),
    inOneTransaction(RemoveFromRoster, [Tournaments, Teams, Players, Registrations, Site, Audit]),
    inOneTransaction(MailCaptain, [Tournaments, Teams, Outbox, Audit, Secrets]),
  ],
  exports: shared,
})
export class TeamModule {}
