import { Body, Controller, Delete, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { GivenGoal, SettledGame, TakenGoal } from '../../domain/answer/game/listed-goal.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { ApiKeyScope } from '../http/api-key-scope.ts';
import { IfMatch } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { flag, type QueryValues, Reads, ValuesOfQuery } from '../http/query-parameters.ts';
import { GoalEntryDto, GoalMinuteDto, KeptGoalDto, SettlementDto } from './game.dto.ts';
import { GoalRecords } from './goal-records.ts';
import { ScoreAuthors } from './score-authors.ts';

const parameters = { withScore: flag('true takes it from the score too') };

@ApiTags('game')
@Controller('api')
export class GoalController {
  constructor(
    private readonly records: GoalRecords,
    private readonly authors: ScoreAuthors,
  ) {}

  /** Credits a goal of this game to a player. */
  @Post('games/:id/goals')
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  async give(
    @Param('id', PositiveId) gameId: number,
    @Body() goal: GoalEntryDto,
    @Req() request: Request,
  ): Promise<GivenGoal> {
    return this.records.give({ ...goal, gameId, writer: await this.authors.of(request) });
  }

  /** Adds a goal by the score keeper's Goal button; with `withScore` the score increases with it. */
  @Post('player-goals')
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  async keep(@Body() goal: KeptGoalDto, @Req() request: Request): Promise<GivenGoal> {
    return this.records.give({ ...goal, writer: await this.authors.of(request) });
  }

  /** Settles two keepers' differing records of a game: sets score and goals as decided, completely or not at all. */
  @Post('games/:id/settle')
  @HttpCode(200)
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  async settle(
    @Param('id', PositiveId) gameId: number,
    @Body() { team1Score, team2Score, goals, dropped }: SettlementDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<SettledGame> {
    const decided = { score: { team1: team1Score, team2: team2Score }, goals, dropped: dropped.map(({ id }) => id) };
    return this.records.settle({ ...decided, gameId, version, writer: await this.authors.of(request) });
  }

  /** Changes the minute of a goal. */
  @Put('goals/:id')
  @AllowedTo(['organizer'])
  async change(
    @Param('id', PositiveId) id: number,
    @Body() { minute }: GoalMinuteDto,
    @Req() request: Request,
  ): Promise<GivenGoal> {
    return this.records.change({ id, minute, writer: await this.authors.of(request) });
  }

  /** Removes a goal, with withScore=true also from the score; score keepers only their own goals of the last ten minutes. */
  @Delete('goals/:id')
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  @Reads(parameters)
  async takeBack(
    @Param('id', PositiveId) id: number,
    @ValuesOfQuery() { withScore = false }: QueryValues<typeof parameters>,
    @Req() request: Request,
  ): Promise<TakenGoal> {
    return this.records.takeBack({ id, withScore, writer: await this.authors.of(request) });
  }
}
