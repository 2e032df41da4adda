import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

/** Whether the process lives, and should get requests. */
@Module({
  controllers: [HealthController],
  providers: [Readiness],
})
export class HealthModule {}
