import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { EarlyInvitations } from '../../domain/port/early-invitations.ts';
import { Invitations } from '../../domain/port/invitations.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Teams } from '../../domain/port/teams.ts';
import { WaitingList } from '../../domain/port/waiting-list.ts';
import { Links } from '../../domain/site/links.ts';
import { EntryPorts } from '../../domain/use-case/entry/open-tournament.ts';
import { CancelInvitation } from '../../domain/use-case/invitation/cancel-invitation.ts';
import { DecideHeldInvitations } from '../../domain/use-case/invitation/decide-held.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { JoinTeam } from '../../domain/use-case/invitation/join-team.ts';
import { ReleaseInvitations } from '../../domain/use-case/invitation/release-invitations.ts';
import { SendInvitations } from '../../domain/use-case/invitation/send-invitations.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { HeldInvitationController } from './held-invitation.controller.ts';
import { InvitationController } from './invitation.controller.ts';
import { PostgresEarlyInvitations } from './postgres-early-invitations.ts';
import { PostgresInvitations } from './postgres-invitations.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Invitations, PostgresInvitations),
  ...adapterOf(EarlyInvitations, PostgresEarlyInvitations),
  madeOf(InvitingPorts, [Invitations, Outbox, Links, WaitingList, Seal, Mailboxes, EarlyInvitations]),
  madeOf(ReleaseInvitations, [EntryPorts, Teams, WaitingList, InvitingPorts]),
  inOneTransaction(SendInvitations, [EntryPorts, Teams, InvitingPorts]),
  inOneTransaction(CancelInvitation, [Invitations, Clock, Audit]),
];

/** Invitations to teams, by mail and by code. */
@Global()
@Module({
  controllers: [InvitationController, HeldInvitationController],
  providers: [
    ...shared,
    inOneTransaction(JoinTeam, [EntryPorts, Teams, Players, Registrations, InvitingPorts]),
    inOneTransaction(DecideHeldInvitations, [Teams, WaitingList, Audit]),
  ],
  exports: shared,
})
export class InvitationModule {}
