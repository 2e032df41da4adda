import { Global, Module } from '@nestjs/common';
import { CheckIns } from '../../domain/port/check-ins.ts';
import { adapterOf } from '../database/providers.ts';
import { CheckInController } from './check-in.controller.ts';
import { PostgresCheckInLists } from './postgres-check-in-lists.ts';
import { PostgresCheckIns } from './postgres-check-ins.ts';
import { WalkUpController } from './walk-up.controller.ts';

const shared = adapterOf(CheckIns, PostgresCheckIns);

/** Check-in module: who is here on the day, and what each still owes and has to sign. */
@Global()
@Module({
  controllers: [CheckInController, WalkUpController],
  providers: [...shared, PostgresCheckInLists],
  exports: [...shared, PostgresCheckInLists],
})
export class CheckInModule {}
