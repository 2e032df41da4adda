import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/port/audit.ts';
import { Clock } from '../domain/port/clock.ts';
import { ContactCodes } from '../domain/port/contact-codes.ts';
import { Invitations } from '../domain/port/invitations.ts';
import { JoinRequests } from '../domain/port/join-requests.ts';
import { Outbox } from '../domain/port/outbox.ts';
import { Players } from '../domain/port/players.ts';
import { PreRegistrations } from '../domain/port/pre-registrations.ts';
import { Registrations } from '../domain/port/registrations.ts';
import { Seal } from '../domain/port/seal.ts';
import { Secrets } from '../domain/port/secrets.ts';
import { Site } from '../domain/port/site.ts';
import { Teams } from '../domain/port/teams.ts';
import { Tournaments } from '../domain/port/tournaments.ts';
import { WaitingList } from '../domain/port/waiting-list.ts';
import { Links } from '../domain/site/links.ts';
import { RegistrationDesk } from '../domain/use-case/entry/open-tournament.ts';
import { CancelInvitation } from '../domain/use-case/invitation/cancel-invitation.ts';
import { InvitationDesk } from '../domain/use-case/invitation/invite-by-mail.ts';
import { JoinTeam } from '../domain/use-case/invitation/join-team.ts';
import { SendInvitations } from '../domain/use-case/invitation/send-invitations.ts';
import { AnswerJoinRequest } from '../domain/use-case/join-request/answer-join-request.ts';
import { JoinRequestDesk } from '../domain/use-case/join-request/request-to-join.ts';
import { EditPlayer } from '../domain/use-case/player/edit-player.ts';
import { SendContactCode } from '../domain/use-case/player/send-contact-code.ts';
import { UseOtherContact } from '../domain/use-case/player/use-other-contact.ts';
import { PreRegister } from '../domain/use-case/registration/pre-register.ts';
import { ReRegister } from '../domain/use-case/registration/re-register.ts';
import { RegisterFreeAgent } from '../domain/use-case/registration/register-free-agent.ts';
import { CreateTeam } from '../domain/use-case/team/create-team.ts';
import { FollowCaptainLink } from '../domain/use-case/team/follow-captain-link.ts';
import { ChooseFreeAgents } from '../domain/use-case/team/free-agent-choice.ts';
import { PromoteWaiting } from '../domain/use-case/team/promote-waiting.ts';
import { ReplaceCaptainLink } from '../domain/use-case/team/replace-captain-link.ts';
import { ReplaceInvitationCode } from '../domain/use-case/team/replace-invitation-code.ts';
import { SendCaptainLink } from '../domain/use-case/team/send-captain-link.ts';
import { WithdrawTeam } from '../domain/use-case/team/withdraw-team.ts';
import { SendWaiverLink } from '../domain/use-case/waiver/send-waiver-link.ts';
import { SignWaiver } from '../domain/use-case/waiver/sign-waiver.ts';
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
