import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AllowedTo } from '../session/allowed-to.ts';
import { PostgresTournaments } from './postgres-tournaments.ts';

@ApiTags('tournament')
@Controller('api/admin/tournaments')
export class AdminTournamentController {
  constructor(private readonly tournaments: PostgresTournaments) {}

  /** Every tournament, as organizers see it. */
  @Get()
  @AllowedTo(['organizer'])
  async list(@Res({ passthrough: true }) response: Response) {
    const all = await this.tournaments.list('all');
    response.setHeader('Content-Range', `tournaments 0-${Math.max(0, all.length - 1)}/${all.length}`);
    return all;
  }
}
