import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/audit/audit.ts';
import { CancelInvitation } from '../domain/invitation/cancel-invitation.ts';
import { Invitations } from '../domain/invitation/invitations.ts';
import { InvitationDesk } from '../domain/invitation/invite-by-mail.ts';
import { JoinTeam } from '../domain/invitation/join-team.ts';
import { SendInvitations } from '../domain/invitation/send-invitations.ts';
import { AnswerJoinRequest } from '../domain/join-request/answer-join-request.ts';
import { JoinRequests } from '../domain/join-request/join-requests.ts';
import { JoinRequestDesk } from '../domain/join-request/request-to-join.ts';
import { Outbox } from '../domain/mail/outbox.ts';
import { ContactCodes } from '../domain/player/contact-codes.ts';
import { EditPlayer } from '../domain/player/edit-player.ts';
import { Players } from '../domain/player/players.ts';
import { SendContactCode } from '../domain/player/send-contact-code.ts';
import { UseOtherContact } from '../domain/player/use-other-contact.ts';
import { PreRegister } from '../domain/registration/pre-register.ts';
import { PreRegistrations } from '../domain/registration/pre-registrations.ts';
import { ReRegister } from '../domain/registration/re-register.ts';
import { RegisterFreeAgent } from '../domain/registration/register-free-agent.ts';
import { RegistrationDesk } from '../domain/registration/registration-desk.ts';
import { Registrations } from '../domain/registration/registrations.ts';
import { Secrets } from '../domain/secret/secrets.ts';
import { Seal } from '../domain/session/seal.ts';
import { Links } from '../domain/site/links.ts';
import { Site } from '../domain/site/site-settings.ts';
import { CreateTeam } from '../domain/team/create-team.ts';
import { FollowCaptainLink } from '../domain/team/follow-captain-link.ts';
import { ChooseFreeAgents } from '../domain/team/free-agent-choice.ts';
import { PromoteWaiting } from '../domain/team/promote-waiting.ts';
import { ReplaceCaptainLink } from '../domain/team/replace-captain-link.ts';
import { ReplaceInvitationCode } from '../domain/team/replace-invitation-code.ts';
import { SendCaptainLink } from '../domain/team/send-captain-link.ts';
import { Teams } from '../domain/team/teams.ts';
import { WaitingList } from '../domain/team/waiting-list.ts';
import { WithdrawTeam } from '../domain/team/withdraw-team.ts';
import { Clock } from '../domain/time/clock.ts';
import { Tournaments } from '../domain/tournament/tournaments.ts';
import { SendWaiverLink } from '../domain/waiver/send-waiver-link.ts';
import { SignWaiver } from '../domain/waiver/sign-waiver.ts';
import { inOneTransaction, plays } from './providers.ts';

/** What the use cases of families and captains are made of: registering, inviting, joining, looking oneself up. */
export const familyUseCases: readonly Provider[] = [
  plays(RegistrationDesk, RegistrationDesk, [Tournaments, Site, Clock]),
  plays(InvitationDesk, InvitationDesk, [Invitations, Outbox, Links, WaitingList, Seal]),
  plays(JoinRequestDesk, JoinRequestDesk, [Teams, JoinRequests, Outbox, Links, Seal]),

  inOneTransaction(CreateTeam, [RegistrationDesk, Teams, Players, Registrations, InvitationDesk, Secrets]),
  inOneTransaction(RegisterFreeAgent, [RegistrationDesk, Players, Registrations, JoinRequestDesk]),
  inOneTransaction(ReRegister, [
    RegistrationDesk,
    Teams,
    Players,
    Registrations,
    InvitationDesk,
    JoinRequestDesk,
    Secrets,
  ]),
  inOneTransaction(JoinTeam, [RegistrationDesk, Teams, Players, Registrations, InvitationDesk]),
  inOneTransaction(AnswerJoinRequest, [Tournaments, Teams, Players, Registrations, JoinRequests, Outbox, Links, Clock]),
  inOneTransaction(PreRegister, [PreRegistrations, Outbox, Links, Clock]),

  inOneTransaction(SignWaiver, [Registrations, Players, Tournaments, InvitationDesk, Clock]),
  inOneTransaction(SendWaiverLink, [Registrations, Players, Tournaments, InvitationDesk, Clock]),
  inOneTransaction(SendContactCode, [Players, ContactCodes, Outbox, Secrets, Clock]),
  inOneTransaction(UseOtherContact, [Players, Registrations, Outbox, Links, Clock]),
  inOneTransaction(EditPlayer, [Players, Registrations, Teams, Site, Outbox, Links, Clock]),

  inOneTransaction(SendInvitations, [RegistrationDesk, Teams, InvitationDesk]),
  inOneTransaction(CancelInvitation, [Invitations, Clock]),
  inOneTransaction(ReplaceInvitationCode, [Teams, Invitations, Secrets, Clock]),
  inOneTransaction(FollowCaptainLink, [Teams, Tournaments, Seal, Clock]),
  inOneTransaction(SendCaptainLink, [Teams, Tournaments, InvitationDesk, Clock]),
  inOneTransaction(ReplaceCaptainLink, [Teams, InvitationDesk, Clock]),
  inOneTransaction(ChooseFreeAgents, [Teams]),
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
  plays(PromoteWaiting, PromoteWaiting, [
    WaitingList,
    Tournaments,
    Teams,
    Players,
    Registrations,
    InvitationDesk,
    Site,
    Clock,
  ]),
];
