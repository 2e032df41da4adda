import { Global, Module } from '@nestjs/common';
import { Removals } from '../../domain/port/removals.ts';
import { adapterOf } from '../database/providers.ts';
import { PostgresRemovals } from './postgres-removals.ts';
import { PostgresStats } from './postgres-stats.ts';
import { StatsController } from './stats.controller.ts';

const shared = adapterOf(Removals, PostgresRemovals);

/** Back office module: statistics and removals across concepts. */
@Global()
@Module({
  controllers: [StatsController],
  providers: [...shared, PostgresStats],
  exports: shared,
})
export class BackOfficeModule {}
