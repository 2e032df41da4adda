import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { teamCalendar } from '../../domain/answer/schedule/team-calendar.ts';
import { type TeamGames, type TeamOnFile, teamGames } from '../../domain/answer/schedule/team-games.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { noSuchTeam } from '../../domain/rule/team/team.ts';
import { PublicDays } from '../bracket/public-days.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { InLanguageOfAddress, languageOfAddress } from '../http/answer-language.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Reads } from '../http/query-parameters.ts';
import { type Preparation, Prepared } from '../prepared/prepared.ts';
import { isInternalRequest } from '../prepared/spectator.ts';
import { PostgresTeamGames } from './postgres-team-games.ts';

const shown = {
  shows: ['tournaments', 'draws', 'teams', 'brackets', 'games'],
  mayBeKept: true,
} as const satisfies Preparation;

/** Routes for the games of one team, for its followers. */
@ApiTags('schedule')
@Controller('api/teams')
export class TeamGamesController {
  constructor(
    private readonly teams: PostgresTeamGames,
    private readonly days: PublicDays,
    private readonly links: Links,
  ) {}

  /** Lists the games of a team of a visible tournament, by time, and says whether the team is through. */
  @Get(':id/games')
  @AllowedTo(['anyone'])
  @Prepared(shown)
  async games(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<TeamGames> {
    const found = await this.find(id);
    const day = await this.days.find(found.tournament.id, isInternalRequest(request));
    return { ...teamGames(found), standing: day?.standingOf(id) ?? null };
  }

  /**
   * Returns a team's games as a calendar to subscribe to (RFC 5545): each game has a permanent UID, a SEQUENCE that increases with
   * every visible change, and STATUS:CANCELLED for 60 days after it is called off. Spanish if the parameter says so, or if it is absent
   * and Accept-Language prefers it.
   */
  @Get(':id/calendar.ics')
  @AllowedTo(['anyone'])
  @Reads({ language: languageOfAddress })
  @Prepared({ ...shown, isSpoken: true, parameters: ['language'] })
  @ApiProduces('text/calendar')
  async calendar(
    @Param('id', PositiveId) id: number,
    @InLanguageOfAddress() language: Language,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const found = await this.find(id);
    response.type('text/calendar; charset=utf-8');
    return teamCalendar(found, this.links, language);
  }

  private async find(id: number): Promise<TeamOnFile> {
    const found = await this.teams.find(id);
    if (found === undefined) throw noSuchTeam();
    return found;
  }
}
