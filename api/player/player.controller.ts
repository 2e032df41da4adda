import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { EditPlayer } from '../../domain/use-case/player/edit-player.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { AnswerNotKept } from '../http/answer-not-kept.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Grants } from '../session/grants.ts';
import { PlayerEditDto } from './player-edit.dto.ts';
import { PlayerFindDto } from './player-find.dto.ts';
import { PlayerLookupDto } from './player-lookup.dto.ts';
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
    const record = await this.records.lookUp(sought, request.ip ?? '');
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
    const answer = await this.records.find(sought, request.ip ?? '');
    if (answer.player !== null) await this.grants.give(request, 'player', answer.player.id);
    for (const { id } of answer.players) await this.grants.give(request, 're-register', id);
    return answer;
  }

  /** A family changes its own information: answers what is on file, and what waits for the mailbox on file. */
  @Put(':id/update')
  @AllowedTo(['player', 'organizer'])
  async edit(@Param('id', PositiveId) id: number, @Body() input: PlayerEditDto, @Req() request: Request) {
    const isOrganizer = await this.grants.isOrganizer(request);
    const hasMailbox = await this.grants.holds(request, 'contact', id);
    const family = { kind: 'family', sessionId: request.sessionID, hasMailbox } as const;
    await this.editPlayer.run({ id, input, by: isOrganizer ? { kind: 'organizer' } : family });
    return this.records.record(id, isOrganizer || hasMailbox);
  }
}
