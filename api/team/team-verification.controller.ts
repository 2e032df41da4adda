import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { TeamRecognised } from '../../domain/answer/team/public-team.ts';
import { TournamentViews } from '../access/tournament-views.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { rememberNoChange } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WithoutStoredAnswer } from '../http/without-stored-answer.ts';
import { TeamVerificationDto } from './team.dto.ts';
import { VerifiedTeams } from './verified-teams.ts';

@ApiTags('tournament')
@Controller('api/tournaments')
export class TeamVerificationController {
  constructor(
    private readonly verifiedTeams: VerifiedTeams,
    private readonly views: TournamentViews,
  ) {}

  /** Checks the name of a team of the tournament, and lets the visitor see its brackets from then on. */
  @Post(':id/validate-team')
  @HttpCode(200)
  @WithoutStoredAnswer(true)
  @AllowedTo(['anyone'])
  async verify(
    @Param('id', PositiveId) id: number,
    @Body() { teamName }: TeamVerificationDto,
    @Req() request: Request,
  ): Promise<TeamRecognised> {
    const registered = await this.verifiedTeams.verify(id, teamName, request);
    this.views.give(request, id);
    rememberNoChange(request);
    return { teamName: registered };
  }
}
