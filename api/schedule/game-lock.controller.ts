import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { lockGame } from '../../domain/use-case/schedule/move-games.ts';
import { organizerName } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { Lists } from '../database/lists.ts';
import { gameList } from '../game/postgres-game-list.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { IfMatch } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { GameLockDto } from './schedule.dto.ts';

@ApiTags('schedule')
@Controller('api/admin/games')
export class GameLockController {
  constructor(
    private readonly commands: Commands,
    private readonly lists: Lists,
  ) {}

  /** Locks a game to its field and kick-off, or unlocks it; returns the game afterwards. */
  @Put(':id/lock')
  @AllowedTo(['organizer'])
  async lock(
    @Param('id', PositiveId) gameId: number,
    @Body() { locked: isLocked }: GameLockDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<ListedGame> {
    await this.commands.run(lockGame, { gameId, isLocked, version, by: organizerName(request) });
    return this.lists.one(gameList, gameId);
  }
}
