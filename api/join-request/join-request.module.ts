import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { JoinRequests } from '../../domain/port/join-requests.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { AnswerJoinRequest } from '../../domain/use-case/join-request/answer-join-request.ts';
import { AskingPorts } from '../../domain/use-case/join-request/request-to-join.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { JoinRequestController } from './join-request.controller.ts';
import { PostgresJoinRequests } from './postgres-join-requests.ts';
import { SealedRequests } from './sealed-requests.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(JoinRequests, PostgresJoinRequests),
  madeOf(AskingPorts, [Teams, Players, JoinRequests, Outbox, Links, Seal, Mailboxes]),
  inOneTransaction(AnswerJoinRequest, [
    Tournaments,
    Teams,
    Players,
    Registrations,
    JoinRequests,
    Outbox,
    Links,
    Seal,
    Clock,
    Audit,
  ]),
];

/** Requests to join a team, and the captain's answers. */
@Global()
@Module({
  controllers: [JoinRequestController],
  providers: [...shared, SealedRequests],
  exports: shared,
})
export class JoinRequestModule {}
