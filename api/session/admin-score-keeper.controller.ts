import { Controller, Delete, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Refusal } from '../../domain/refusal/refusal.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { AllowedTo } from './allowed-to.ts';
import { PostgresScoreKeepers } from './postgres-score-keepers.ts';

@ApiTags('session')
@Controller('api/admin/score-keepers')
export class AdminScoreKeeperController {
  constructor(private readonly keepers: PostgresScoreKeepers) {}

  /** Who may write scores now. */
  @Get()
  @AllowedTo(['organizer'])
  async list(@Res({ passthrough: true }) response: Response) {
    const onDuty = await this.keepers.onDuty();
    response.setHeader('Content-Range', `score-keepers 0-${Math.max(0, onDuty.length - 1)}/${onDuty.length}`);
    return onDuty;
  }

  /** Takes a score keeper's right to write away. */
  @Delete(':id')
  @AllowedTo(['organizer'])
  async revoke(@Param('id', PositiveId) id: number) {
    if (!(await this.keepers.revoke(id))) throw noSuchKeeper();
    return { id };
  }
}

const noSuchKeeper = () => new Refusal('not-found', 'No such score keeper is signed in');
