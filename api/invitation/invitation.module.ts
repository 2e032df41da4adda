import { Global, Module } from '@nestjs/common';
import { EarlyInvitations } from '../../domain/port/early-invitations.ts';
import { Invitations } from '../../domain/port/invitations.ts';
import { CancelInvitation } from '../../domain/use-case/invitation/cancel-invitation.ts';
import { DecideWaitingInvitations } from '../../domain/use-case/invitation/decide-waiting-invitations.ts';
import { JoinTeam } from '../../domain/use-case/invitation/join-team.ts';
import { ReleaseInvitations } from '../../domain/use-case/invitation/release-invitations.ts';
import { SendInvitations } from '../../domain/use-case/invitation/send-invitations.ts';
import { adapterOf, readings, useCases } from '../database/providers.ts';
import { HeldInvitationController } from './held-invitation.controller.ts';
import { InvitationController } from './invitation.controller.ts';
import { PostgresEarlyInvitations } from './postgres-early-invitations.ts';
import { PostgresInvitations } from './postgres-invitations.ts';

const shared = [
  ...adapterOf(Invitations, PostgresInvitations),
  ...adapterOf(EarlyInvitations, PostgresEarlyInvitations),
  ...readings(ReleaseInvitations),
  ...useCases(SendInvitations, CancelInvitation),
];

/** Invitation module: invitations to teams, by mail and by code. */
@Global()
@Module({
  controllers: [InvitationController, HeldInvitationController],
  providers: [...shared, ...useCases(JoinTeam, DecideWaitingInvitations)],
  exports: shared,
})
export class InvitationModule {}
