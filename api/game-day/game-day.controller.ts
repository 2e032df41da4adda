import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { GameDay } from '../../domain/answer/game-day/game-day.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { GameDays } from './game-days.ts';

@ApiTags('family')
@Controller('api/game-days')
export class GameDayController {
  constructor(private readonly gameDays: GameDays) {}

  /** Returns the next game, field, amount due, waiver and roster of every player whose letters go to one mailbox, by the link in them. */
  @Get(':sealed')
  @AllowedTo(['anyone'])
  @RequiresProof('mailed link')
  async show(@Param('sealed') sealed: string, @Req() request: Request): Promise<GameDay> {
    return this.gameDays.shown(sealed, request);
  }
}
