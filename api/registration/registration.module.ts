import { Global, Module } from '@nestjs/common';
import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { adapterOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { PlayerModule } from '../player/player.module.ts';
import { AdminRegistrationController } from './admin-registration.controller.ts';
import { InterestedController } from './interested.controller.ts';
import { preRegistrationList } from './postgres-pre-registration-list.ts';
import { PostgresPreRegistrations } from './postgres-pre-registrations.ts';
import { registrationList } from './postgres-registration-list.ts';
import { PostgresRegistrationSum } from './postgres-registration-sum.ts';
import { PostgresRegistrations } from './postgres-registrations.ts';
import { PreRegistrationController } from './pre-registration.controller.ts';
import { RegistrationController } from './registration.controller.ts';
import { SealedInterests } from './sealed-interests.ts';

const shared = [
  ...adapterOf(Registrations, PostgresRegistrations),
  ...adapterOf(PreRegistrations, PostgresPreRegistrations),
];

/** Registration module: registrations with their payments, and interest in later tournaments. */
@Global()
@Module({
  imports: [PlayerModule],
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

    SealedInterests,
    PostgresRegistrationSum,
  ],
  exports: shared,
})
export class RegistrationModule {}
