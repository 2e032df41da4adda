import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.ts';
import { PostgresOverview } from './postgres-overview.ts';

/** Overview module: the first page of the back office. */
@Module({
  controllers: [OverviewController],
  providers: [PostgresOverview],
})
export class OverviewModule {}
