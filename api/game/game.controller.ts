import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { GamePlayer, ListedGoal, PublicGoal } from '../../domain/answer/game/listed-goal.ts';
import type { ChangedGame, GameDetail, PublicGame, RemovedGame } from '../../domain/answer/game/public-game.ts';
import type { ScoreChange } from '../../domain/answer/game/score-change.ts';
import { noSuchGame } from '../../domain/rule/bracket/enter-game.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import type { GameMove } from '../../domain/rule/game/game-move.ts';
import { finalScoreOf } from '../../domain/use-case/game/score-entry.ts';
import { Grants } from '../access/grants.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { ApiKeyScope } from '../http/api-key-scope.ts';
import { IfMatch } from '../http/if-match.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { flag, idOf, type QueryValues, Reads, ValuesOfQuery } from '../http/query-parameters.ts';
import { Prepared } from '../prepared/prepared.ts';
import { answerWith } from '../prepared/prepared-answer.ts';
import { AbandonEntryDto, CorrectionDto, ForfeitEntryDto, GameEndDto, ScoreEntryDto } from './game.dto.ts';
import { GameMoves } from './game-moves.ts';
import { KeptGames } from './kept-games.ts';
import { LiveGames } from './live-board.ts';
import { PostgresGames } from './postgres-games.ts';
import { PostgresGoals } from './postgres-goals.ts';
import { PostgresScoreHistory } from './postgres-score-history.ts';
import { PublicScorers } from './public-scorers.ts';
import { ScoreAuthors } from './score-authors.ts';

/** Intent of an organizer's change: a preview of its effects, or a confirmation after it. */
type Meaning = Pick<CorrectionDto, 'preview' | 'confirm'>;

const intent = {
  confirm: flag('true does it, whatever follows'),
  preview: flag('true does nothing, and answers what would follow'),
};

const parameters = {
  includeAll: flag('true lists every game, for who keeps scores'),
  tournamentId: idOf('Of one tournament'),
};

@ApiTags('game')
@Controller('api/games')
export class GameController {
  constructor(
    private readonly moves: GameMoves,
    private readonly games: PostgresGames,
    private readonly kept: KeptGames,
    private readonly goals: PostgresGoals,
    private readonly history: PostgresScoreHistory,
    private readonly scorers: PublicScorers,
    private readonly authors: ScoreAuthors,
    private readonly grants: Grants,
  ) {}

  /** Lists the games in progress; includeAll=true lists every game, for score keepers. With tournamentId only those of that tournament. */
  @Get()
  @AllowedTo(['anyone'])
  @Reads(parameters)
  @Prepared({
    shows: ['tournaments', 'games', 'teams'],
    parameters: ['tournamentId'],
    exceptWith: 'includeAll',
    mayBeKept: true,
  })
  @ApiKeyScope('write:scores')
  async list(
    @ValuesOfQuery() { includeAll, tournamentId }: QueryValues<typeof parameters>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<readonly PublicGame[]> {
    const listed = includeAll
      ? await this.kept.list(request, tournamentId)
      : new LiveGames(await this.games.inProgress(tournamentId));
    answerWith(request, response, listed.answer);
    return listed.games;
  }

  /** Returns a game, with its notes for organizers; a game of a hidden tournament for score keepers only. */
  @Get(':id')
  @AllowedTo(['anyone'])
  @Prepared({ shows: ['tournaments', 'games', 'teams'], mayBeKept: true, organizersSeeMore: true })
  @ApiKeyScope('write:scores')
  async detail(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<GameDetail> {
    const isOrganizer = await this.grants.isOrganizer(request);
    const seen = await this.games.findDetail(id, isOrganizer ? 'all' : 'visible');
    if (seen !== undefined) return isOrganizer ? seen : { ...seen, notes: null };
    if (!(await this.authors.isTrusted(request))) throw noSuchGame();
    await this.kept.refuseOthers(id, request);
    const hidden = await this.games.findDetail(id, 'all');
    if (hidden === undefined) throw noSuchGame();
    return { ...hidden, notes: null };
  }

  /** Lists the goals of a game of a visible tournament for spectators: team, scorer and minute. */
  @Get(':id/scorers')
  @AllowedTo(['anyone'])
  @Prepared({ shows: ['tournaments', 'games', 'players', 'player_goals'] })
  async scorersOf(@Param('id', PositiveId) id: number): Promise<readonly PublicGoal[]> {
    if ((await this.games.findDetail(id, 'visible')) === undefined) throw noSuchGame();
    return this.scorers.ofGame(id);
  }

  /** Lists the players of both teams. */
  @Get(':id/players')
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  async players(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<readonly GamePlayer[]> {
    await this.kept.refuseOthers(id, request);
    return this.goals.rosters(id);
  }

  /** Lists the recorded goals. */
  @Get(':id/goals')
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  async goalsOf(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<readonly ListedGoal[]> {
    await this.kept.refuseOthers(id, request);
    return this.goals.listed(id);
  }

  /** Returns the history of the score: each change with its author, time, and values before and after. It outlives the game. */
  @Get(':id/history')
  @AllowedTo(['score keeper', 'organizer'])
  async historyOf(@Param('id', PositiveId) id: number, @Req() request: Request): Promise<readonly ScoreChange[]> {
    const { width } = await this.authors.of(request);
    const lines = await this.history.ofGame(id);
    if (lines.length === 0 || width !== undefined) await this.kept.refuseOthers(id, request);
    return lines;
  }

  /** Enters a score; the first one starts the game. After the end only an organizer can enter one, as a correction. */
  @Put(':id/score')
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  score(
    @Param('id', PositiveId) gameId: number,
    @Body() { team1Score, team2Score, shootout, ...meaning }: ScoreEntryDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<ChangedGame> {
    const score = { team1: team1Score, team2: team2Score };
    return this.move({ kind: 'score', score, shootout: shootout ?? undefined }, { gameId, version, meaning, request });
  }

  /** Starts a game. */
  @Post(':id/start')
  @HttpCode(200)
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  start(@Param('id', PositiveId) gameId: number, @Req() request: Request): Promise<ChangedGame> {
    return this.move({ kind: 'start' }, { gameId, request });
  }

  /** Ends a game, with its final score if it is sent, and advances its teams; a level knock-out game needs the result of the shoot-out. */
  @Post(':id/complete')
  @HttpCode(200)
  @AllowedTo(['score keeper', 'organizer'])
  @ApiKeyScope('write:scores')
  complete(
    @Param('id', PositiveId) gameId: number,
    @Body() { confirm, preview, ...end }: GameEndDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<ChangedGame> {
    const meaning = { confirm, preview };
    return this.move({ kind: 'complete', ...finalScoreOf(end) }, { gameId, version, meaning, request });
  }

  /** Closes a game that was not played to its end: its result stands, it is replayed, or it counts for nothing; one that nobody has begun counts for nothing. */
  @Post(':id/abandon')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  abandon(
    @Param('id', PositiveId) gameId: number,
    @Body() { as, confirm, preview, ...end }: AbandonEntryDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<ChangedGame> {
    const meaning = { confirm, preview };
    return this.move({ kind: 'abandon', as, ...finalScoreOf(end) }, { gameId, version, meaning, request });
  }

  /** Reopens a completed game. */
  @Post(':id/reopen')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  reopen(
    @Param('id', PositiveId) gameId: number,
    @Body() meaning: CorrectionDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<ChangedGame> {
    return this.move({ kind: 'reopen' }, { gameId, version, meaning, request });
  }

  /** Awards a game to the other team; if both forfeit, neither advances. */
  @Post(':id/forfeit')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async forfeit(
    @Param('id', PositiveId) gameId: number,
    @Body() { teamId, both, ...meaning }: ForfeitEntryDto,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<ChangedGame> {
    const { team1Id, team2Id } = await this.moves.find(gameId);
    if (both && team1Id !== null && team2Id !== null) {
      return this.move({ kind: 'forfeit', by: [team1Id, team2Id] }, { gameId, version, meaning, request });
    }
    if (teamId === null) throw new AnswersRefused({ teamId: 'Please choose the team that forfeits' });
    return this.move({ kind: 'forfeit', by: [teamId] }, { gameId, version, meaning, request });
  }

  /** Removes a game's result and goals; its match gets a new game, the brackets follow, the history stays. */
  @Delete(':id')
  @AllowedTo(['organizer'])
  @Reads(intent)
  async remove(
    @Param('id', PositiveId) gameId: number,
    @Body() sent: CorrectionDto,
    @ValuesOfQuery() { confirm = false, preview = false }: QueryValues<typeof intent>,
    @IfMatch() version: number | undefined,
    @Req() request: Request,
  ): Promise<RemovedGame> {
    const meaning = { confirm: sent.confirm || confirm, preview: sent.preview || preview };
    return (await this.changed({ kind: 'delete' }, { gameId, version, meaning, request })) ?? { id: gameId };
  }

  private async move(move: GameMove, sent: Sent): Promise<ChangedGame> {
    const game = await this.changed(move, sent);
    if (game === undefined) throw noSuchGame();
    return game;
  }

  /** Returns the game after the change, or with its preview; undefined if it is gone. */
  private async changed(move: GameMove, { gameId, request, version, meaning }: Sent): Promise<ChangedGame | undefined> {
    const writer = await this.authors.of(request);
    if (meaning?.preview) return this.moves.preview({ gameId, move, writer });
    const isConfirmed = writer.role === 'organizer' && meaning?.confirm === true;
    return this.moves.change({ gameId, move, writer, version, isConfirmed });
  }
}

interface Sent {
  readonly gameId: number;
  readonly request: Request;
  readonly version?: number | undefined;
  readonly meaning?: Meaning;
}
