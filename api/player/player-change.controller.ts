import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { RequestedChange } from '../../domain/answer/player/requested-change.ts';
import { DecideChange } from '../../domain/use-case/player/decide-change.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { networkBehind } from '../http/whose-address.ts';
import { ChangeAnswerDto } from './player.dto.ts';
import { PlayerChangeLinks } from './player-change-links.ts';

/** Routes of the page of a mailed link about a change. */
@ApiTags('player')
@Controller('api/player-changes')
export class PlayerChangeController {
  constructor(
    private readonly changes: PlayerChangeLinks,
    private readonly decideChange: DecideChange,
  ) {}

  /** Returns the requested change, or the one made. */
  @Get(':sealed')
  @AllowedTo(['anyone'])
  async show(@Param('sealed') sealed: string, @Req() request: Request): Promise<RequestedChange> {
    return this.changes.behind(await this.changes.opened(sealed, networkBehind(request)));
  }

  /** Confirms or refuses a waiting change; the link of a change already made reverts it. */
  @Post(':sealed')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async decide(
    @Param('sealed') sealed: string,
    @Body() { isWanted }: ChangeAnswerDto,
    @Req() request: Request,
  ): Promise<RequestedChange> {
    const link = await this.changes.opened(sealed, networkBehind(request));
    await this.decideChange.run({ link, isWanted });
    return this.changes.shown(link);
  }
}
