import type { Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Logger } from 'pino';
import { Audit } from '../domain/port/audit.ts';
import { BackOffice } from '../domain/port/back-office.ts';
import { Brackets } from '../domain/port/brackets.ts';
import { Clock } from '../domain/port/clock.ts';
import { ContactCodes } from '../domain/port/contact-codes.ts';
import { DeadLetters } from '../domain/port/dead-letters.ts';
import { DrawingTable } from '../domain/port/drawing-table.ts';
import { Entrants } from '../domain/port/entrants.ts';
import { FreeAgents } from '../domain/port/free-agents.ts';
import { Goals } from '../domain/port/goals.ts';
import { Invitations } from '../domain/port/invitations.ts';
import { JoinRequests } from '../domain/port/join-requests.ts';
import { Outbox } from '../domain/port/outbox.ts';
import { Placements } from '../domain/port/placements.ts';
import { Players } from '../domain/port/players.ts';
import { PreRegistrations } from '../domain/port/pre-registrations.ts';
import { Registrations } from '../domain/port/registrations.ts';
import { Removals } from '../domain/port/removals.ts';
import { Seal } from '../domain/port/seal.ts';
import { Secrets } from '../domain/port/secrets.ts';
import { Site } from '../domain/port/site.ts';
import { Teams } from '../domain/port/teams.ts';
import { ToldTimetables } from '../domain/port/told-timetables.ts';
import { Tournaments } from '../domain/port/tournaments.ts';
import { WaitingList } from '../domain/port/waiting-list.ts';
import { Links } from '../domain/site/links.ts';
import { PostgresAudit } from './audit/postgres-audit.ts';
import { PostgresBrackets } from './bracket/postgres-brackets.ts';
import { Database } from './database/database.ts';
import { DrawingThread } from './draw/drawing-thread.ts';
import { PostgresEntrants } from './draw/postgres-entrants.ts';
import { familyUseCases } from './family-use-cases.ts';
import { PostgresFreeAgents } from './free-agent/postgres-free-agents.ts';
import { PostgresPlacements } from './free-agent/postgres-placements.ts';
import { PostgresGoals } from './game/postgres-goals.ts';
import { AnsweredCalls } from './http/answered-calls.ts';
import { RefusalFilter } from './http/refusal.filter.ts';
import { RepeatedCallInterceptor } from './http/repeated-call.interceptor.ts';
import { PostgresInvitations } from './invitation/postgres-invitations.ts';
import { PostgresJoinRequests } from './join-request/postgres-join-requests.ts';
import { PostgresDeadLetters } from './mail/postgres-dead-letters.ts';
import { PostgresOutbox } from './mail/postgres-outbox.ts';
import { officeUseCases } from './office-use-cases.ts';
import { PostgresContactCodes } from './player/postgres-contact-codes.ts';
import { PostgresPlayers } from './player/postgres-players.ts';
import { keeps, plays } from './providers.ts';
import { readers } from './readers.ts';
import { PostgresPreRegistrations } from './registration/postgres-pre-registrations.ts';
import { PostgresRegistrations } from './registration/postgres-registrations.ts';
import { PostgresToldTimetables } from './schedule/postgres-told-timetables.ts';
import { RandomSecrets } from './secret/random-secrets.ts';
import { CallerGuard } from './session/caller.guard.ts';
import { Failures } from './session/failures.ts';
import { Grants } from './session/grants.ts';
import { HmacSeal } from './session/hmac-seal.ts';
import { Organizers } from './session/organizers.ts';
import { PostgresScoreKeepers } from './session/postgres-score-keepers.ts';
import { Scribes } from './session/scribes.ts';
import { PostgresBackOffice } from './site/postgres-back-office.ts';
import { PostgresRemovals } from './site/postgres-removals.ts';
import { PostgresSite } from './site/postgres-site.ts';
import { Readiness } from './site/readiness.ts';
import type { Settings } from './site/settings.ts';
import { PostgresTeams } from './team/postgres-teams.ts';
import { PostgresWaitingList } from './team/postgres-waiting-list.ts';
import { SystemClock } from './time/system-clock.ts';
import { PostgresTournaments } from './tournament/postgres-tournaments.ts';
import { tournamentDayUseCases } from './tournament-day-use-cases.ts';

/** What the process has opened before the house is put together. */
export interface Premises {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Logger;
  readonly sessionSecret: string;
}

/** Which adapter plays which port. Who reads beside them, and what the use cases are made of, is on the pages named last. */
export function wiring(premises: Premises): Provider[] {
  const { settings, database, log, sessionSecret } = premises;
  return [
    { provide: Database, useValue: database },
    { provide: Links, useValue: new Links(settings.publicBaseUrl) },
    { provide: Seal, useValue: new HmacSeal(sessionSecret) },
    { provide: Failures, useValue: new Failures(database, sessionSecret) },
    { provide: ContactCodes, useValue: new PostgresContactCodes(database, sessionSecret) },
    { provide: PostgresScoreKeepers, useValue: new PostgresScoreKeepers(database, settings.scoreKeeperPassword) },
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
    plays(DrawingTable, DrawingThread, []),

    ...keeps(Tournaments, PostgresTournaments),
    ...keeps(Players, PostgresPlayers),
    ...keeps(Teams, PostgresTeams),
    ...keeps(WaitingList, PostgresWaitingList),
    ...keeps(Registrations, PostgresRegistrations),
    ...keeps(PreRegistrations, PostgresPreRegistrations),
    ...keeps(Invitations, PostgresInvitations),
    ...keeps(JoinRequests, PostgresJoinRequests),
    ...keeps(FreeAgents, PostgresFreeAgents),
    ...keeps(Placements, PostgresPlacements),
    ...keeps(Entrants, PostgresEntrants),
    ...keeps(Brackets, PostgresBrackets),
    ...keeps(Goals, PostgresGoals),
    ...keeps(ToldTimetables, PostgresToldTimetables),
    ...keeps(Site, PostgresSite),
    ...keeps(BackOffice, PostgresBackOffice),
    ...keeps(Removals, PostgresRemovals),
    ...keeps(Audit, PostgresAudit),
    ...keeps(Outbox, PostgresOutbox),
    ...keeps(DeadLetters, PostgresDeadLetters),

    plays(Grants, Grants, [Database]),
    plays(Organizers, Organizers, [Database]),
    plays(Scribes, Scribes, [Grants]),
    plays(Readiness, Readiness, [Database]),

    ...readers(premises),
    ...familyUseCases,
    ...tournamentDayUseCases,
    ...officeUseCases,
  ];
}
