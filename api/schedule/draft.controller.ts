import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type DraftView, draftView } from '../../domain/answer/schedule/draft-view.ts';
import { lockGame } from '../../domain/use-case/schedule/move-games.ts';
import { discardDraft, publishTimetable, seeDraft } from '../../domain/use-case/schedule/timetable-draft.ts';
import { organizerName } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { IfMatch } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { GameLockDto, PublicationEntryDto } from './schedule.dto.ts';

@ApiTags('schedule')
@Controller('api/tournaments/:id')
export class DraftController {
  constructor(private readonly commands: Commands) {}

  /** Returns the unpublished draft or changes, the letters that publishing would send, and the settings of the last draw. */
  @Get('draft')
  @AllowedTo(['organizer'])
  @Header('Cache-Control', 'no-store')
  async draft(@Param('id', PositiveId) tournamentId: number): Promise<DraftView> {
    return draftView(await this.commands.within(seeDraft, tournamentId));
  }

  /** Publishes the draft or changes: everybody sees them, and each family is told once. Nothing is left to publish afterwards. */
  @Post('publish')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async publish(
    @Param('id', PositiveId) tournamentId: number,
    @Body() { note }: PublicationEntryDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<DraftView> {
    await this.commands.run(publishTimetable, { tournamentId, note, version, by: organizerName(request) });
    return this.draft(tournamentId);
  }

  /** Locks a game of a draft to its field and kick-off, or unlocks it. */
  @Put('draft/locks/:gameId')
  @AllowedTo(['organizer'])
  async lock(
    @Param('id', PositiveId) tournamentId: number,
    @Param('gameId', PositiveId) gameId: number,
    @Body() { locked: isLocked }: GameLockDto,
    @Req() request: Request,
  ): Promise<DraftView> {
    await this.commands.run(lockGame, { gameId, isLocked, isDraft: true, by: organizerName(request) });
    return this.draft(tournamentId);
  }

  /** Discards the draft or unpublished changes; the published timetable stays. */
  @Delete('draft')
  @AllowedTo(['organizer'])
  async discard(@Param('id', PositiveId) tournamentId: number): Promise<DraftView> {
    await this.commands.run(discardDraft, tournamentId);
    return this.draft(tournamentId);
  }
}
