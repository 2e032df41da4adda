import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { Lists } from '../database/lists.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answerList } from '../list/list-controller.ts';
import { ListParameters } from '../list/list-parameters.ts';
import { playerList } from './postgres-player-list.ts';

@ApiTags('player')
@Controller('api/players')
export class EveryPlayerController {
  constructor(readonly lists: Lists) {}

  /** Lists the players as /api/admin/players does. */
  @Get()
  @ListParameters(playerList)
  @AllowedTo(['organizer'])
  list(
    @Query() asked: Readonly<Record<string, unknown>>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly ListedPlayer[]> {
    return answerList(this, playerList, asked, response);
  }
}
