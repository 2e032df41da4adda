import { Global, Module } from '@nestjs/common';
import { Invitations } from '../../domain/port/invitations.ts';
import { CancelInvitation } from '../../domain/use-case/invitation/cancel-invitation.ts';
import { JoinTeam } from '../../domain/use-case/invitation/join-team.ts';
import { SendInvitations } from '../../domain/use-case/invitation/send-invitations.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { PlayerModule } from '../player/player.module.ts';
import { InvitationController } from './invitation.controller.ts';
import { PostgresInvitations } from './postgres-invitations.ts';

const shared = [...adapterOf(Invitations, PostgresInvitations), ...useCases(SendInvitations, CancelInvitation)];

/** Invitation module: invitations to teams, by mail and by code. */
@Global()
@Module({
  imports: [PlayerModule],
  controllers: [InvitationController],
  providers: [...shared, ...useCases(JoinTeam)],
  exports: shared,
})
export class InvitationModule {}
