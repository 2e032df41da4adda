import { Global, Module } from '@nestjs/common';
import { InvitationDesk } from '../../domain/invitation/invite-by-mail.ts';
import { JoinRequestDesk } from '../../domain/join-request/request-to-join.ts';
import { Outbox } from '../../domain/mail/outbox.ts';
import { RecordPayment } from '../../domain/payment/record-payment.ts';
import { Players } from '../../domain/player/players.ts';
import { AddRegistration } from '../../domain/registration/add-registration.ts';
import { DeleteRegistration } from '../../domain/registration/delete-registration.ts';
import { PreRegister } from '../../domain/registration/pre-register.ts';
import { PreRegistrations } from '../../domain/registration/pre-registrations.ts';
import { ReRegister } from '../../domain/registration/re-register.ts';
import { RegisterFreeAgent } from '../../domain/registration/register-free-agent.ts';
import { RegistrationDesk } from '../../domain/registration/registration-desk.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Secrets } from '../../domain/secret/secrets.ts';
import { Links } from '../../domain/site/links.ts';
import { Removals } from '../../domain/site/removals.ts';
import { Site } from '../../domain/site/site-settings.ts';
import { OfficeDesk } from '../../domain/team/office-desk.ts';
import { Teams } from '../../domain/team/teams.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminRegistrationController } from './admin-registration.controller.ts';
import { preRegistrationList } from './postgres-pre-registration-list.ts';
import { PostgresPreRegistrations } from './postgres-pre-registrations.ts';
import { registrationList } from './postgres-registration-list.ts';
import { PostgresRegistrations } from './postgres-registrations.ts';
import { PreRegistrationController } from './pre-registration.controller.ts';
import { RegistrationController } from './registration.controller.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(Registrations, PostgresRegistrations),
  ...adapterOf(PreRegistrations, PostgresPreRegistrations),
  madeOf(RegistrationDesk, [Tournaments, Site, Clock]),
];

/** Registrations, with what is paid for them, and interest in later tournaments. */
@Global()
@Module({
  controllers: [
    RegistrationController,
    PreRegistrationController,
    AdminRegistrationController,
    listController(registrationList),
    listController(preRegistrationList),
  ],
  providers: [
    ...shared,
    inOneTransaction(RegisterFreeAgent, [RegistrationDesk, Players, Registrations, JoinRequestDesk]),
    inOneTransaction(ReRegister, [
      RegistrationDesk,
      Teams,
      Players,
      Registrations,
      InvitationDesk,
      JoinRequestDesk,
      Secrets,
    ]),
    inOneTransaction(PreRegister, [PreRegistrations, Outbox, Links, Clock]),
    inOneTransaction(AddRegistration, [OfficeDesk, Secrets]),
    inOneTransaction(DeleteRegistration, [OfficeDesk, Removals]),
    inOneTransaction(RecordPayment, [OfficeDesk]),
  ],
  exports: shared,
})
export class RegistrationModule {}
