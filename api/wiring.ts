import type { Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Logger } from 'pino';
import { Audit } from '../domain/audit/audit.ts';
import { ApplyPlacement } from '../domain/free-agent/apply-placement.ts';
import { FreeAgents } from '../domain/free-agent/free-agents.ts';
import { Placements } from '../domain/free-agent/placements.ts';
import { PlacingOffice } from '../domain/free-agent/placing-office.ts';
import { PreviewPlacement } from '../domain/free-agent/preview-placement.ts';
import { UndoPlacement } from '../domain/free-agent/undo-placement.ts';
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
import type { Disclosure } from '../domain/player/player-record.ts';
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
import { ChangeSite } from '../domain/site/change-site.ts';
import { Links } from '../domain/site/links.ts';
import { Site } from '../domain/site/site-settings.ts';
import { CreateTeam } from '../domain/team/create-team.ts';
import { PromoteWaiting } from '../domain/team/promote-waiting.ts';
import { Teams } from '../domain/team/teams.ts';
import { WaitingList } from '../domain/team/waiting-list.ts';
import { WithdrawTeam } from '../domain/team/withdraw-team.ts';
import { Clock } from '../domain/time/clock.ts';
import { ChangeTournament } from '../domain/tournament/change-tournament.ts';
import { CreateTournament } from '../domain/tournament/create-tournament.ts';
import { Tournaments } from '../domain/tournament/tournaments.ts';
import { PostgresAudit } from './audit/postgres-audit.ts';
import { DrawnBrackets } from './bracket/drawn-brackets.ts';
import { bracketWiring } from './bracket-wiring.ts';
import { captainWiring } from './captain-wiring.ts';
import { Database } from './database/database.ts';
import { PostgresFreeAgents } from './free-agent/postgres-free-agents.ts';
import { PostgresPlacements } from './free-agent/postgres-placements.ts';
import { gameWiring } from './game-wiring.ts';
import { AnsweredCalls } from './http/answered-calls.ts';
import { RefusalFilter } from './http/refusal.filter.ts';
import { RepeatedCallInterceptor } from './http/repeated-call.interceptor.ts';
import { PostgresInvitations } from './invitation/postgres-invitations.ts';
import { PostgresJoinRequests } from './join-request/postgres-join-requests.ts';
import { SealedRequests } from './join-request/sealed-requests.ts';
import { PostgresOutbox } from './mail/postgres-outbox.ts';
import { officeWiring } from './office-wiring.ts';
import { PlayerRecords } from './player/player-records.ts';
import { PostgresContactCodes } from './player/postgres-contact-codes.ts';
import { PostgresPlayers } from './player/postgres-players.ts';
import { inOneTransaction, plays } from './providers.ts';
import { PostgresPreRegistrations } from './registration/postgres-pre-registrations.ts';
import { PostgresRegistrations } from './registration/postgres-registrations.ts';
import { RandomSecrets } from './secret/random-secrets.ts';
import { CallerGuard } from './session/caller.guard.ts';
import { Failures } from './session/failures.ts';
import { Grants } from './session/grants.ts';
import { HmacSeal } from './session/hmac-seal.ts';
import { Organizers } from './session/organizers.ts';
import { PostgresScoreKeepers } from './session/postgres-score-keepers.ts';
import { PostgresSite } from './site/postgres-site.ts';
import { Readiness } from './site/readiness.ts';
import type { Settings } from './site/settings.ts';
import { PostgresTeams } from './team/postgres-teams.ts';
import { PostgresWaitingList } from './team/postgres-waiting-list.ts';
import { PublicTeams } from './team/public-teams.ts';
import { VerifiedTeams } from './team/verified-teams.ts';
import { SystemClock } from './time/system-clock.ts';
import { PostgresTournaments } from './tournament/postgres-tournaments.ts';
import { TournamentDetails } from './tournament/tournament-details.ts';
import { TournamentLists } from './tournament/tournament-lists.ts';

/** What the process has opened before the house is put together. */
export interface Premises {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  readonly sessionSecret: string;
}

/** Which adapter plays which port, and what each use case is made of. */
export function wiring(premises: Premises): Provider[] {
  const { settings, database, log, sessionSecret } = premises;
  return [
    { provide: Database, useValue: database },
    { provide: Links, useValue: new Links(settings.publicBaseUrl) },
    { provide: Seal, useValue: new HmacSeal(sessionSecret) },
    { provide: ContactCodes, useValue: new PostgresContactCodes(database, sessionSecret) },
    { provide: Failures, useValue: new Failures(database, sessionSecret) },
    { provide: APP_FILTER, useValue: new RefusalFilter(log) },
    { provide: APP_GUARD, useClass: CallerGuard },
    {
      provide: APP_INTERCEPTOR,
      inject: [Grants],
      useFactory: (grants: Grants) =>
        new RepeatedCallInterceptor(database, new AnsweredCalls(database), grants, sessionSecret),
    },

    plays(Clock, SystemClock, []),
    plays(Secrets, RandomSecrets, []),
    plays(PostgresTournaments, PostgresTournaments, [Database]),
    plays(PostgresPlayers, PostgresPlayers, [Database]),
    plays(PostgresTeams, PostgresTeams, [Database]),
    plays(PostgresRegistrations, PostgresRegistrations, [Database]),
    plays(Invitations, PostgresInvitations, [Database]),
    plays(Audit, PostgresAudit, [Database]),
    plays(Outbox, PostgresOutbox, [Database]),
    plays(WaitingList, PostgresWaitingList, [Database]),
    plays(PostgresSite, PostgresSite, [Database]),
    plays(PostgresJoinRequests, PostgresJoinRequests, [Database]),
    plays(PreRegistrations, PostgresPreRegistrations, [Database]),
    plays(SealedRequests, SealedRequests, [PostgresJoinRequests, Seal, Failures, Clock]),
    plays(FreeAgents, PostgresFreeAgents, [Database]),
    plays(Placements, PostgresPlacements, [Database]),
    { provide: Site, useExisting: PostgresSite },
    { provide: Tournaments, useExisting: PostgresTournaments },
    { provide: Players, useExisting: PostgresPlayers },
    { provide: Teams, useExisting: PostgresTeams },
    { provide: Registrations, useExisting: PostgresRegistrations },
    { provide: JoinRequests, useExisting: PostgresJoinRequests },

    plays(Grants, Grants, [Database]),
    plays(Organizers, Organizers, [Database]),
    { provide: PostgresScoreKeepers, useValue: new PostgresScoreKeepers(database, settings.scoreKeeperPassword) },
    ...bracketWiring(),
    ...gameWiring(premises),
    plays(Readiness, Readiness, [Database]),
    plays(TournamentLists, TournamentLists, [PostgresTournaments, Site, Clock]),
    plays(TournamentDetails, TournamentDetails, [PostgresTournaments, TournamentLists, PublicTeams, DrawnBrackets]),
    plays(VerifiedTeams, VerifiedTeams, [PostgresTournaments, PostgresTeams, Failures]),
    {
      provide: PublicTeams,
      inject: [PostgresTeams, Failures, Clock],
      useFactory: (teams: PostgresTeams, failures: Failures, clock: Clock) =>
        new PublicTeams(teams, failures, clock, settings.publicNames),
    },
    {
      provide: PlayerRecords,
      inject: [
        PostgresPlayers,
        PostgresRegistrations,
        PostgresTeams,
        PostgresTournaments,
        PostgresJoinRequests,
        Failures,
        Clock,
      ],
      useFactory: (...parts: PlayerRecordParts) => new PlayerRecords(...parts, settings.lookupDisclosure),
    },

    plays(RegistrationDesk, RegistrationDesk, [Tournaments, Site, Clock]),
    plays(InvitationDesk, InvitationDesk, [Invitations, Outbox, Links, WaitingList, Seal]),
    plays(JoinRequestDesk, JoinRequestDesk, [Teams, JoinRequests, Outbox, Links, Seal]),
    inOneTransaction(CreateTournament, [Tournaments, Clock, Audit]),
    inOneTransaction(ChangeTournament, [Tournaments, Audit]),
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
    plays(PlacingOffice, PlacingOffice, [Teams, Players, Registrations, Outbox, Links, Audit]),
    inOneTransaction(PreviewPlacement, [Tournaments, FreeAgents, Placements]),
    inOneTransaction(ApplyPlacement, [RegistrationDesk, FreeAgents, Placements, PlacingOffice, Secrets]),
    inOneTransaction(UndoPlacement, [Tournaments, FreeAgents, Placements, PlacingOffice, Clock]),
    inOneTransaction(ChangeSite, [Site, Audit, Clock]),
    inOneTransaction(PreRegister, [PreRegistrations, Outbox, Links, Clock]),
    inOneTransaction(AnswerJoinRequest, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      JoinRequests,
      Outbox,
      Links,
      Clock,
    ]),
    inOneTransaction(JoinTeam, [RegistrationDesk, Teams, Players, Registrations, InvitationDesk]),
    inOneTransaction(SendInvitations, [RegistrationDesk, Teams, InvitationDesk]),
    inOneTransaction(SendContactCode, [Players, ContactCodes, Outbox, Secrets, Clock]),
    inOneTransaction(UseOtherContact, [Players, Registrations, Outbox, Links, Clock]),
    inOneTransaction(EditPlayer, [Players, Registrations, Teams, Site, Outbox, Links, Clock]),
    ...captainWiring,
    ...officeWiring,
  ];
}

type PlayerRecordParts = ConstructorParameters<typeof PlayerRecords> extends [...infer P, Disclosure] ? P : never;
