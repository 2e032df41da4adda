import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { TeamRecognised } from '../../domain/answer/team/public-team.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Grants } from '../session/grants.ts';
import { TeamVerificationDto } from './team.dto.ts';
import { VerifiedTeams } from './verified-teams.ts';

@ApiTags('tournament')
@Controller('api/tournaments')
export class TeamVerificationController {
  constructor(
    private readonly verifiedTeams: VerifiedTeams,
    private readonly grants: Grants,
  ) {}

  /** Checks the name of a team of the tournament, and lets the visitor see its brackets from then on. */
  @Post(':id/validate-team')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async verify(
    @Param('id', PositiveId) id: number,
    @Body() { teamName }: TeamVerificationDto,
    @Req() request: Request,
  ): Promise<TeamRecognised> {
    const registered = await this.verifiedTeams.verify(id, teamName, request);
    await this.grants.give(request, 'tournament-view', id);
    return { teamName: registered };
  }
}
