import { Controller, Get, Param, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { TopScorer } from '../../domain/answer/game/top-scorers.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { type QueryValues, Reads, ValuesOfQuery, words } from '../http/query-parameters.ts';
import { networkBehind } from '../http/whose-address.ts';
import { Prepared } from '../prepared/prepared.ts';
import { isInternalRequest } from '../prepared/spectator.ts';
import { GamesOfDay } from './games-of-day.ts';
import { LiveBoard, liveScores } from './live-board.ts';
import { LiveUpdates } from './live-updates.ts';
import { LiveViewers } from './live-viewers.ts';
import { PublicScorers } from './public-scorers.ts';

const parameters = { tournament: words('The name of one tournament') };

@ApiTags('game')
@Controller('api')
export class LiveController {
  constructor(
    private readonly board: LiveBoard,
    private readonly updates: LiveUpdates,
    private readonly viewers: LiveViewers,
    private readonly scorers: PublicScorers,
    private readonly games: GamesOfDay,
  ) {}

  /** Lists the games of visible tournaments: in progress, then upcoming by time, then completed in the last twelve hours. */
  @Get('live-scores')
  @AllowedTo(['anyone'])
  @Prepared(liveScores)
  async scores(): Promise<readonly PublicGame[]> {
    return (await this.board.scores.get()).games;
  }

  /** Lists all games of a visible tournament by time. */
  @Get('tournaments/:id/games')
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], showsOfTournament: ['tournaments', 'games', 'teams'], mayBeKept: true })
  gamesOf(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<readonly PublicGame[]> {
    return this.games.games(id, isInternalRequest(request));
  }

  /** Lists the ten top scorers of all visible tournaments, or of the one with this name. */
  @Get('top-scorers')
  @AllowedTo(['anyone'])
  @Reads(parameters)
  @Prepared({
    shows: ['tournaments', 'teams', 'players', 'tournament_registrations', 'games', 'player_goals'],
    parameters: ['tournament'],
  })
  topScorers(@ValuesOfQuery() { tournament = '' }: QueryValues<typeof parameters>): Promise<readonly TopScorer[]> {
    return this.scorers.of(tournament);
  }

  /**
   * Streams server-sent events, by gzip where it is accepted: first `live-scores`, the games in progress, the latest results, and those to come of
   * the day and of the next day with games, and `unchanged`, the seconds for which nothing but scores has changed in the list of live scores; then
   * `game` and `gone` for its changes, `goals`, `tournaments`, and `here` every 15 seconds. Whoever was away for longer than `unchanged` says asks for the list.
   */
  @Get('live')
  @ApiProduces('text/event-stream')
  @AllowedTo(['anyone'])
  async follow(@Req() request: Request, @Res() response: Response): Promise<void> {
    const network = networkBehind(request);
    if (!this.viewers.hasRoomFor(network)) {
      response.setHeader('Retry-After', '30');
      throw new ServiceUnavailableException('Too many people are following live. The scores refresh by themselves.');
    }
    await this.updates.follow(response, network);
  }
}
