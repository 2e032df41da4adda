import { Global, Module } from '@nestjs/common';
import { SessionPool } from '../process/session-pool.ts';
import { Attempts } from './attempts.ts';
import { Failures } from './failures.ts';
import { GuessingController } from './guessing.controller.ts';
import { KnownDevices } from './known-devices.ts';
import { Breaker, BreakerRounds } from './postgres-breaker.ts';

const shared = [SessionPool, Failures, KnownDevices, Attempts, Breaker];

/** Guessing module: failures are counted, and whoever tries too many passwords or codes is stopped. */
@Global()
@Module({
  controllers: [GuessingController],
  providers: [...shared, BreakerRounds],
  exports: shared,
})
export class GuessingModule {}
