import { Global, Module } from '@nestjs/common';
import { Removals } from '../../domain/port/removals.ts';
import { adapterOf } from '../database/providers.ts';
import { PostgresRemovals } from './postgres-removals.ts';
import { PostgresStats } from './postgres-stats.ts';
import { StatsController } from './stats.controller.ts';

/** What other modules find here. */
const shared = adapterOf(Removals, PostgresRemovals);

/** What the back office reads and removes across concepts. */
@Global()
@Module({
  controllers: [StatsController],
  providers: [...shared, PostgresStats],
  exports: shared,
})
export class BackOfficeModule {}
