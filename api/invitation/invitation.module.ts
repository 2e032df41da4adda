import { Global, Module } from '@nestjs/common';
import { Invitations } from '../../domain/port/invitations.ts';
import { adapterOf } from '../database/providers.ts';
import { PlayerModule } from '../player/player.module.ts';
import { InvitationController } from './invitation.controller.ts';
import { PostgresInvitations } from './postgres-invitations.ts';

const shared = [...adapterOf(Invitations, PostgresInvitations)];

/** Invitation module: invitations to teams, by mail and by code. */
@Global()
@Module({
  imports: [PlayerModule],
  controllers: [InvitationController],
  providers: [...shared],
  exports: shared,
})
export class InvitationModule {}
