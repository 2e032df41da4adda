import { Controller, Delete, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { cancelRegistration } from '../../domain/use-case/roster/cancel-registration.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { PlayerRecords } from './player-records.ts';

@ApiTags('player')
@Controller('api/players/:id/registrations')
export class CancellationController {
  constructor(
    private readonly commands: Commands,
    private readonly records: PlayerRecords,
  ) {}

  /** Cancels a family's own registration for a tournament; returns the record without it. */
  @Delete(':tournamentId')
  @WithoutStoredAnswer(true)
  @AllowedTo(['confirmed player'])
  async cancel(
    @Param('id', PositiveId) playerId: number,
    @Param('tournamentId', PositiveId) tournamentId: number,
    @Req() request: Request,
  ): Promise<PlayerRecord> {
    await this.commands.run(cancelRegistration, { playerId, tournamentId });
    return this.records.record(playerId, { isConfirmed: true, request });
  }
}
