import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { EditPlayer } from '../../domain/use-case/player/edit-player.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { AnswerNotKept } from '../http/answer-not-kept.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Grants } from '../session/grants.ts';
import { PlayerEditDto, PlayerFindDto, PlayerLookupDto } from './player.dto.ts';
import { PlayerRecords } from './player-records.ts';

@ApiTags('player')
@Controller('api/players')
export class PlayerController {
  constructor(
    private readonly records: PlayerRecords,
    private readonly editPlayer: EditPlayer,
    private readonly grants: Grants,
  ) {}

  /** A family looks up its own registration by name and phone. */
  @Post('lookup')
  @HttpCode(200)
  @AnswerNotKept(true)
  @AllowedTo(['anyone'])
  async lookUp(@Body() sought: PlayerLookupDto, @Req() request: Request) {
    const record = await this.records.lookUp(sought, request);
    await this.grants.give(request, 'player', record.id);
    const isConfirmed = await this.grants.holds(request, 'contact', record.id);
    return isConfirmed ? this.records.record(record.id, true) : record;
  }

  /** A returning player looks for the earlier record. */
  @Post('find')
  @HttpCode(200)
  @AnswerNotKept(true)
  @AllowedTo(['anyone'])
  async find(@Body() sought: PlayerFindDto, @Req() request: Request) {
    const answer = await this.records.find(sought, request);
    if (answer.player !== null) await this.grants.give(request, 'player', answer.player.id);
    for (const { id } of answer.players) await this.grants.give(request, 're-register', id);
    return answer;
  }

  /** A family changes its own contact information. */
  @Put(':id/update')
  @AllowedTo(['player', 'organizer'])
  async edit(@Param('id', PositiveId) id: number, @Body() answers: PlayerEditDto, @Req() request: Request) {
    await this.editPlayer.run({ id, answers });
    const isConfirmed = await this.grants.holds(request, 'contact', id);
    return this.records.record(id, isConfirmed || (await this.grants.isOrganizer(request)));
  }
}
