import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Stats } from '../../domain/answer/site/stats.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PostgresStats } from './postgres-stats.ts';

@ApiTags('site')
@Controller('api/admin/stats')
export class StatsController {
  constructor(private readonly stats: PostgresStats) {}

  /** Returns the numbers of teams, people, registrations and pre-registrations. */
  @Get()
  @AllowedTo(['organizer'])
  count(): Promise<Stats | undefined> {
    return this.stats.count();
  }
}
