import { Module } from '@nestjs/common';
import { JoinRequests } from '../../domain/port/join-requests.ts';
import { adapterOf } from '../database/providers.ts';
import { JoinRequestController } from './join-request.controller.ts';
import { PostgresJoinRequests } from './postgres-join-requests.ts';
import { SealedRequests } from './sealed-requests.ts';

const shared = [...adapterOf(JoinRequests, PostgresJoinRequests)];

/** Join request module: requests to join a team, and the captains' answers. */
@Module({
  controllers: [JoinRequestController],
  providers: [...shared, SealedRequests],
  exports: shared,
})
export class JoinRequestModule {}
