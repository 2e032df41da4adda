import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { GeneratedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import { drawBrackets, previewBrackets } from '../../domain/use-case/bracket/draw-brackets.ts';
import { refuseMisspeltDraft } from '../../domain/use-case/draw/new-draw.ts';
import { organizerName } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { IfMatch } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { NewDrawDto } from './bracket.dto.ts';
import { DrawnBrackets, previewed } from './drawn-brackets.ts';

@ApiTags('bracket')
@Controller('api/tournaments/:id/generate-brackets')
export class DrawController {
  constructor(
    private readonly commands: Commands,
    private readonly drawn: DrawnBrackets,
  ) {}

  /** Draws the brackets and timetable of a tournament, replacing an earlier draw; refuses settings that cannot fit. */
  @Post()
  @AllowedTo(['organizer'])
  async generate(
    @Param('id', PositiveId) tournamentId: number,
    @Body() chosen: NewDrawDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<GeneratedBrackets> {
    refuseMisspeltDraft(request.body);
    const wish = { tournamentId, chosen, version, by: organizerName(request) };
    return this.drawn.generated(await this.commands.run(drawBrackets, wish), chosen.draft);
  }

  /** Previews a draw: structure, timetable and warnings; nothing is saved. */
  @Post('preview')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async preview(
    @Param('id', PositiveId) tournamentId: number,
    @Body() chosen: NewDrawDto,
    @Req() request: Request,
  ): Promise<GeneratedBrackets> {
    return previewed(await this.commands.within(previewBrackets, { tournamentId, chosen, by: organizerName(request) }));
  }
}
