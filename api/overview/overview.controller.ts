import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Overview } from '../../domain/answer/overview/overview.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PostgresOverview } from './postgres-overview.ts';

@ApiTags('overview')
@Controller('api/admin/overview')
export class OverviewController {
  constructor(private readonly overview: PostgresOverview) {}

  /** Returns the tasks that need attention, the next day of play, registrations over time, and money owed and received. */
  @Get()
  @AllowedTo(['organizer'])
  @Header('Cache-Control', 'no-store')
  look(): Promise<Overview> {
    return this.overview.look();
  }
}
