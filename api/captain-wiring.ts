import type { Provider, Type } from '@nestjs/common';
import { CancelInvitation } from '../domain/invitation/cancel-invitation.ts';
import { Invitations } from '../domain/invitation/invitations.ts';
import { InvitationDesk } from '../domain/invitation/invite-by-mail.ts';
import { Players } from '../domain/player/players.ts';
import { Registrations } from '../domain/registration/registrations.ts';
import { Secrets } from '../domain/secret/secrets.ts';
import { Seal } from '../domain/session/seal.ts';
import { FollowCaptainLink } from '../domain/team/follow-captain-link.ts';
import { ChooseFreeAgents } from '../domain/team/free-agent-choice.ts';
import { ReplaceCaptainLink } from '../domain/team/replace-captain-link.ts';
import { ReplaceInvitationCode } from '../domain/team/replace-invitation-code.ts';
import { SendCaptainLink } from '../domain/team/send-captain-link.ts';
import { Teams } from '../domain/team/teams.ts';
import { Clock } from '../domain/time/clock.ts';
import { Tournaments } from '../domain/tournament/tournaments.ts';
import { SendWaiverLink } from '../domain/waiver/send-waiver-link.ts';
import { SignWaiver } from '../domain/waiver/sign-waiver.ts';
import { PostgresJoinRequests } from './join-request/postgres-join-requests.ts';
import { PostgresPlayers } from './player/postgres-players.ts';
import { inOneTransaction, plays } from './providers.ts';
import { PostgresRegistrations } from './registration/postgres-registrations.ts';
import { Failures } from './session/failures.ts';
import { CaptainController } from './team/captain.controller.ts';
import { CaptainLinkController } from './team/captain-link.controller.ts';
import { CaptainsTeams } from './team/captains-teams.ts';
import { PostgresTeams } from './team/postgres-teams.ts';
import { PostgresTournaments } from './tournament/postgres-tournaments.ts';
import { SealedWaivers } from './waiver/sealed-waivers.ts';
import { WaiverController } from './waiver/waiver.controller.ts';

/** The rooms behind the sealed links of the mails: the captain's page and the waiver. */
export const captainRooms: Type[] = [CaptainController, CaptainLinkController, WaiverController];

/** What those rooms are made of. */
export const captainWiring: Provider[] = [
  plays(CaptainsTeams, CaptainsTeams, [PostgresTeams, PostgresTournaments, PostgresJoinRequests, Invitations, Clock]),
  plays(SealedWaivers, SealedWaivers, [
    PostgresRegistrations,
    PostgresPlayers,
    PostgresTournaments,
    Seal,
    Failures,
    Clock,
  ]),
  inOneTransaction(FollowCaptainLink, [Teams, Tournaments, Seal, Clock]),
  inOneTransaction(SendCaptainLink, [Teams, Tournaments, InvitationDesk, Clock]),
  inOneTransaction(ReplaceCaptainLink, [Teams, InvitationDesk, Clock]),
  inOneTransaction(ReplaceInvitationCode, [Teams, Invitations, Secrets, Clock]),
  inOneTransaction(ChooseFreeAgents, [Teams]),
  inOneTransaction(CancelInvitation, [Invitations, Clock]),
  inOneTransaction(SignWaiver, [Registrations, Players, Tournaments, InvitationDesk, Clock]),
  inOneTransaction(SendWaiverLink, [Registrations, Players, Tournaments, InvitationDesk, Clock]),
];
