import { Body, Controller, Delete, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { AllowedTo } from '../session/allowed-to.ts';
import { Scribes } from '../session/scribes.ts';
import { GoalOffice } from './goal-office.ts';
import { GoalEntryDto, GoalMinuteDto, KeptGoalDto } from './score-entry.dto.ts';

@ApiTags('game')
@Controller('api')
export class GoalController {
  constructor(
    private readonly office: GoalOffice,
    private readonly scribes: Scribes,
  ) {}

  /** Gives a goal of this game to a player. */
  @Post('games/:id/goals')
  @AllowedTo(['score keeper', 'organizer'])
  async give(@Param('id', PositiveId) gameId: number, @Body() goal: GoalEntryDto, @Req() request: Request) {
    return this.office.give({ ...goal, gameId, writer: await this.scribes.of(request) });
  }

  /** The score keeper's Goal button: with `withScore` the score goes up with it. */
  @Post('player-goals')
  @AllowedTo(['score keeper', 'organizer'])
  async keep(@Body() goal: KeptGoalDto, @Req() request: Request) {
    return this.office.give({ ...goal, writer: await this.scribes.of(request) });
  }

  /** Gives a goal another minute. */
  @Put('goals/:id')
  @AllowedTo(['organizer'])
  async change(@Param('id', PositiveId) id: number, @Body() { minute }: GoalMinuteDto, @Req() request: Request) {
    return this.office.change({ id, minute, writer: await this.scribes.of(request) });
  }

  /** Takes a goal back, with withScore=true the score too; a score keeper the own one of the last ten minutes. */
  @Delete('goals/:id')
  @AllowedTo(['score keeper', 'organizer'])
  async takeBack(
    @Param('id', PositiveId) id: number,
    @Query() { withScore }: Readonly<Record<string, unknown>>,
    @Req() request: Request,
  ) {
    return this.office.takeBack({ id, withScore: withScore === 'true', writer: await this.scribes.of(request) });
  }
}
