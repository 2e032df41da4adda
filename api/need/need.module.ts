import { Module } from '@nestjs/common';
import { NeedController } from './need.controller.ts';
import { PostgresNeeds } from './postgres-needs.ts';

/** Need module: what needs an organizer now. */
@Module({
  controllers: [NeedController],
  providers: [PostgresNeeds],
})
export class NeedModule {}
