import { Global, Module } from '@nestjs/common';
import { CancelInvitation } from '../../domain/invitation/cancel-invitation.ts';
import { Invitations } from '../../domain/invitation/invitations.ts';
import { InvitationDesk } from '../../domain/invitation/invite-by-mail.ts';
import { JoinTeam } from '../../domain/invitation/join-team.ts';
import { SendInvitations } from '../../domain/invitation/send-invitations.ts';
import { Outbox } from '../../domain/mail/outbox.ts';
import { Players } from '../../domain/player/players.ts';
import { RegistrationDesk } from '../../domain/registration/registration-desk.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Seal } from '../../domain/session/seal.ts';
import { Links } from '../../domain/site/links.ts';
import { Teams } from '../../domain/team/teams.ts';
import { WaitingList } from '../../domain/team/waiting-list.ts';
import { Clock } from '../../domain/time/clock.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { InvitationController } from './invitation.controller.ts';
import { PostgresInvitations } from './postgres-invitations.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Invitations, PostgresInvitations),
  madeOf(InvitationDesk, [Invitations, Outbox, Links, WaitingList, Seal]),
  inOneTransaction(SendInvitations, [RegistrationDesk, Teams, InvitationDesk]),
  inOneTransaction(CancelInvitation, [Invitations, Clock]),
];

/** Invitations to teams, by mail and by code. */
@Global()
@Module({
  controllers: [InvitationController],
  providers: [...shared, inOneTransaction(JoinTeam, [RegistrationDesk, Teams, Players, Registrations, InvitationDesk])],
  exports: shared,
})
export class InvitationModule {}
