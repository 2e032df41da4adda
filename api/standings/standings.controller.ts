import { Body, Controller, Get, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { type StandingsSet, standingsSet } from '../../domain/answer/standings/standings-set.ts';
import { standingsSettings } from '../../domain/day/tournament-day.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import type { StandingsSettings } from '../../domain/standings/standings-settings.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import { SetStandings } from '../../domain/use-case/standings/set-standings.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { organizerName } from '../session/organizer.ts';
import { StandingsEntryDto } from './standings.dto.ts';

@ApiTags('standings')
@Controller('api/tournaments/:id/standings-settings')
export class StandingsController {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly setStandings: SetStandings,
  ) {}

  /** Returns the criteria by which a tournament ranks its teams. */
  @Get()
  @AllowedTo(['organizer'])
  async settings(@Param('id', PositiveId) id: number): Promise<StandingsSettings> {
    const tournament = await this.tournaments.find(id);
    if (tournament === undefined) throw noSuchTournament();
    return standingsSettings(tournament);
  }

  /** Changes the criteria by which a tournament ranks its teams, or with preview returns the effects. */
  @Put()
  @AllowedTo(['organizer'])
  async set(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: StandingsEntryDto,
    @Req() request: Request,
  ): Promise<StandingsSet> {
    return standingsSet(await this.setStandings.run({ tournamentId, entry, by: organizerName(request) }));
  }
}
