import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Secrets } from '../../domain/port/secrets.ts';
import { Site } from '../../domain/port/site.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { EntryPorts } from '../../domain/use-case/entry/open-tournament.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { AskingPorts } from '../../domain/use-case/join-request/request-to-join.ts';
import { RecordPaymentPorts } from '../../domain/use-case/payment/keep-settled.ts';
import { RecordPayment } from '../../domain/use-case/payment/record-payment.ts';
import { AddRegistration } from '../../domain/use-case/registration/add-registration.ts';
import { DeleteRegistration } from '../../domain/use-case/registration/delete-registration.ts';
import { PreRegister } from '../../domain/use-case/registration/pre-register.ts';
import { PreviewRegistrationDeletions } from '../../domain/use-case/registration/preview-registration-deletions.ts';
import { ReRegister } from '../../domain/use-case/registration/re-register.ts';
import { RegisterFreeAgent } from '../../domain/use-case/registration/register-free-agent.ts';
import { TellInterested } from '../../domain/use-case/registration/tell-interested.ts';
import { Unsubscribe } from '../../domain/use-case/registration/unsubscribe.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminRegistrationController } from './admin-registration.controller.ts';
import { InterestedController } from './interested.controller.ts';
import { preRegistrationList } from './postgres-pre-registration-list.ts';
import { PostgresPreRegistrations } from './postgres-pre-registrations.ts';
import { registrationList } from './postgres-registration-list.ts';
import { PostgresRegistrations } from './postgres-registrations.ts';
import { PreRegistrationController } from './pre-registration.controller.ts';
import { RegistrationController } from './registration.controller.ts';
import { SealedInterests } from './sealed-interests.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Registrations, PostgresRegistrations),
  ...adapterOf(PreRegistrations, PostgresPreRegistrations),
  madeOf(EntryPorts, [Tournaments, Site, Clock, Audit]),
];

/** Registrations, with what is paid for them, and interest in later tournaments. */
@Global()
@Module({
  controllers: [
    RegistrationController,
    PreRegistrationController,
    InterestedController,
    AdminRegistrationController,
    listController(registrationList),
    listController(preRegistrationList),
  ],
  providers: [
    ...shared,
    inOneTransaction(RegisterFreeAgent, [EntryPorts, Players, Registrations, AskingPorts]),
    inOneTransaction(ReRegister, [EntryPorts, Teams, Players, Registrations, InvitingPorts, AskingPorts, Secrets]),
    inOneTransaction(PreRegister, [PreRegistrations, Outbox, Links, Clock, Audit]),
    inOneTransaction(TellInterested, [EntryPorts, PreRegistrations, Outbox, Links, Seal]),
    inOneTransaction(Unsubscribe, [PreRegistrations, Clock, Audit]),
    SealedInterests,
    inOneTransaction(AddRegistration, [
      Tournaments,
      Teams,
      Players,
      Registrations,
      Site,
      Outbox,
      Links,
      Seal,
      Audit,
      Clock,
      Secrets,
    ]),
    inOneTransaction(PreviewRegistrationDeletions, [Tournaments, Teams, Players, Registrations]),
    inOneTransaction(DeleteRegistration, [Teams, Players, Registrations, Site, Audit, Removals]),
    inOneTransaction(RecordPayment, [RecordPaymentPorts]),
  ],
  exports: shared,
})
export class RegistrationModule {}
