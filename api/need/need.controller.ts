import { Controller, Get, Header, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Needs } from '../../domain/answer/need/needs.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { Settings } from '../process/settings.ts';
import { PostgresNeeds } from './postgres-needs.ts';

@ApiTags('needs')
@Controller('api/admin/needs')
export class NeedController {
  constructor(
    private readonly needs: PostgresNeeds,
    private readonly settings: Settings,
  ) {}

  /** Returns how many records of each list need somebody now. */
  @Get()
  @AllowedTo(['organizer'])
  @Header('Cache-Control', 'no-store')
  async count(@Req() request: Request): Promise<Needs> {
    const isProxyUnknown = this.settings.trustProxy === false && request.get('X-Forwarded-For') !== undefined;
    return { ...(await this.needs.count()), isProxyUnknown };
  }
}
