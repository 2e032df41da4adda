import { Global, Module } from '@nestjs/common';
import { AnswerJoinRequest } from '../../domain/join-request/answer-join-request.ts';
import { JoinRequests } from '../../domain/join-request/join-requests.ts';
import { JoinRequestDesk } from '../../domain/join-request/request-to-join.ts';
import { Outbox } from '../../domain/mail/outbox.ts';
import { Players } from '../../domain/player/players.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Seal } from '../../domain/session/seal.ts';
import { Links } from '../../domain/site/links.ts';
import { Teams } from '../../domain/team/teams.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { JoinRequestController } from './join-request.controller.ts';
import { PostgresJoinRequests } from './postgres-join-requests.ts';
import { SealedRequests } from './sealed-requests.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(JoinRequests, PostgresJoinRequests),
  madeOf(JoinRequestDesk, [Teams, JoinRequests, Outbox, Links, Seal]),
  inOneTransaction(AnswerJoinRequest, [Tournaments, Teams, Players, Registrations, JoinRequests, Outbox, Links, Clock]),
];

/** Requests to join a team, and the captain's answers. */
@Global()
@Module({
  controllers: [JoinRequestController],
  providers: [...shared, SealedRequests],
  exports: shared,
})
export class JoinRequestModule {}
