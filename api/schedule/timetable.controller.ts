import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import { type ConflictsView, type ShiftView, shiftView } from '../../domain/answer/schedule/timetable-change.ts';
import type { NewsAhead } from '../../domain/rule/schedule/timetable-news.ts';
import {
  findSlots,
  moveGameTo,
  shiftGames,
  timeGamesAgain,
  undoMoves,
} from '../../domain/use-case/schedule/move-games.ts';
import { findTimetableNews } from '../../domain/use-case/schedule/tell-families.ts';
import { organizerName } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { IfMatch } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { DelayEntryDto, KickoffEntryDto, TimesEntryDto, UndoEntryDto } from './schedule.dto.ts';

@ApiTags('schedule')
@Controller('api')
export class TimetableController {
  constructor(private readonly commands: Commands) {}

  /** Lists every field and kick-off a game can be moved to without a conflict. */
  @Get('games/:id/slots')
  @AllowedTo(['organizer'])
  async slots(@Param('id', PositiveId) gameId: number): Promise<readonly FreeKickoff[]> {
    return (await this.commands.run(findSlots, gameId)).map(({ field, start }) => ({ field, startTime: start }));
  }

  /** Moves a game, or with preview returns the conflicts it would cause. */
  @Post('games/:id/move')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async move(
    @Param('id', PositiveId) gameId: number,
    @Body() entry: KickoffEntryDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<ConflictsView> {
    return { conflicts: await this.commands.run(moveGameTo, { gameId, entry, version, by: organizerName(request) }) };
  }

  /** Shifts the rest of a late day, or with preview returns the conflicts it would cause. */
  @Post('tournaments/:id/shift')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async shift(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: DelayEntryDto,
    @Req() request: Request,
  ): Promise<ShiftView> {
    return shiftView(await this.commands.run(shiftGames, { tournamentId, entry, by: organizerName(request) }));
  }

  /** Times the games to come for other fields or hours, moving as few as possible; with preview returns the moves. */
  @Post('tournaments/:id/time-again')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async timeAgain(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: TimesEntryDto,
    @Req() request: Request,
  ): Promise<ShiftView> {
    return shiftView(await this.commands.run(timeGamesAgain, { tournamentId, entry, by: organizerName(request) }));
  }

  /** Reverts the last move of games, while nothing has been played since; with preview returns the moves. */
  @Post('tournaments/:id/undo-moves')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async undo(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: UndoEntryDto,
    @Req() request: Request,
  ): Promise<ShiftView> {
    return shiftView(await this.commands.run(undoMoves, { tournamentId, entry, by: organizerName(request) }));
  }

  /** Returns the number of pending letters about changes of the timetable, and the time of the first. */
  @Get('tournaments/:id/timetable-news')
  @AllowedTo(['organizer'])
  news(@Param('id', PositiveId) tournamentId: number): Promise<NewsAhead> {
    return this.commands.within(findTimetableNews, tournamentId);
  }
}
