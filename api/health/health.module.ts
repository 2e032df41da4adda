import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { Readiness } from './readiness.ts';

/** Health module: liveness and readiness of the process. */
@Module({
  controllers: [HealthController],
  providers: [Readiness],
})
export class HealthModule {}
