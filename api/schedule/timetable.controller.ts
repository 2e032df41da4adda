import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type DateChangeAnswer, dateChangeView } from '../../domain/answer/schedule/date-change-view.ts';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import { type ConflictsView, type ShiftView, shiftView } from '../../domain/answer/schedule/timetable-change.ts';
import type { NewsAhead } from '../../domain/schedule/timetable-news.ts';
import { CloseVenue } from '../../domain/use-case/schedule/close-venue.ts';
import { FindTimetableNews } from '../../domain/use-case/schedule/find-timetable-news.ts';
import { FindSlots, MoveGame } from '../../domain/use-case/schedule/move-games.ts';
import { PreviewDateChange } from '../../domain/use-case/schedule/preview-date-change.ts';
import { ShiftGames } from '../../domain/use-case/schedule/shift-games.ts';
import { UndoMoves } from '../../domain/use-case/schedule/undo-moves.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { IfMatch } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { organizerName } from '../session/organizer.ts';
import { ClosureEntryDto, DateEntryDto, DelayEntryDto, KickoffEntryDto, UndoEntryDto } from './schedule.dto.ts';

@ApiTags('schedule')
@Controller('api')
export class TimetableController {
  constructor(
    private readonly findSlots: FindSlots,
    private readonly moveGame: MoveGame,
    private readonly shiftGames: ShiftGames,
    private readonly closeVenue: CloseVenue,
    private readonly undoMoves: UndoMoves,
    private readonly findNews: FindTimetableNews,
    private readonly previewDateChange: PreviewDateChange,
  ) {}

  /** Lists every field and kick-off a game can be moved to without a conflict. */
  @Get('games/:id/slots')
  @AllowedTo(['organizer'])
  async slots(@Param('id', PositiveId) gameId: number): Promise<readonly FreeKickoff[]> {
    return (await this.findSlots.run(gameId)).map(({ field, start }) => ({ field, startTime: start }));
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
    return { conflicts: await this.moveGame.run({ gameId, entry, version, by: organizerName(request) }) };
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
    return shiftView(await this.shiftGames.run({ tournamentId, entry, by: organizerName(request) }));
  }

  /** Closes a field, or some hours, and moves the affected games elsewhere; with preview returns the moves. */
  @Post('tournaments/:id/closure')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async close(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: ClosureEntryDto,
    @Req() request: Request,
  ): Promise<ShiftView> {
    return shiftView(await this.closeVenue.run({ tournamentId, entry, by: organizerName(request) }));
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
    return shiftView(await this.undoMoves.run({ tournamentId, entry, by: organizerName(request) }));
  }

  /** Returns the number of pending letters about changes of the timetable, and the time of the first. */
  @Get('tournaments/:id/timetable-news')
  @AllowedTo(['organizer'])
  news(@Param('id', PositiveId) tournamentId: number): Promise<NewsAhead> {
    return this.findNews.run(tournamentId);
  }

  /** Previews another date of the tournament: the games that would move, and the number of families who know the present timetable; saves nothing. */
  @Post('tournaments/:id/date-change')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async dateChange(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: DateEntryDto,
  ): Promise<DateChangeAnswer> {
    return dateChangeView(await this.previewDateChange.run({ tournamentId, entry }));
  }
}
