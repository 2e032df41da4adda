import { Controller, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { TournamentDetail } from '../../domain/answer/bracket/tournament-detail.ts';
import { coversTournament } from '../../domain/rule/score-keeper/keeper-range.ts';
import { Grants } from '../access/grants.ts';
import { readsAsFamily } from '../access/key-holder.ts';
import { scoreKeeperOf } from '../access/score-keeper.ts';
import { TournamentViews } from '../access/tournament-views.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Prepared } from '../prepared/prepared.ts';
import { isForSpectators, isInternalRequest } from '../prepared/spectator.ts';
import { TournamentDetails } from './tournament-details.ts';

@ApiTags('tournament')
@Controller('api/tournaments')
export class TournamentDetailsController {
  constructor(
    private readonly details: TournamentDetails,
    private readonly grants: Grants,
    private readonly views: TournamentViews,
  ) {}

  /** Returns a tournament with its teams, brackets and games; an active one without the latter two, unless the caller has named a team of it or has a key with read:public. */
  @Get(':id')
  @AllowedTo(['anyone'])
  @Prepared({
    shows: ['tournaments', 'site_settings', 'players'],
    showsOfTournament: ['teams', 'rosters', 'brackets', 'games'],
    organizersSeeMore: true,
    withheldIf: 'verificationRequired',
  })
  detail(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<TournamentDetail> {
    return this.details.of(id, {
      isShared: isInternalRequest(request),
      isOrganizer: () => this.grants.isOrganizer(request),
      maySeeBrackets: async () =>
        isForSpectators(request) ||
        readsAsFamily(request) ||
        this.views.isIn(request.headers.cookie, id) ||
        (coversTournament(scoreKeeperOf(request)?.width, id) && this.grants.isScoreKeeper(request)),
    });
  }
}
