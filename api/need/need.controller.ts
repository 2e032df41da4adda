import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Needs } from '../../domain/answer/need/needs.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PostgresNeeds } from './postgres-needs.ts';

@ApiTags('needs')
@Controller('api/admin/needs')
export class NeedController {
  constructor(private readonly needs: PostgresNeeds) {}

  /** Returns how many records of each list need somebody now. */
  @Get()
  @AllowedTo(['organizer'])
  @Header('Cache-Control', 'no-store')
  count(): Promise<Needs> {
    return this.needs.count();
  }
}
