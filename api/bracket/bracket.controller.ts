import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { AdvancedBrackets } from '../../domain/answer/bracket/tournament-detail.ts';
import type { GameOutlook } from '../../domain/answer/schedule/game-outlook.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { ClosedGame } from '../../domain/rule/bracket/close-games.ts';
import type { RevisionView } from '../../domain/rule/bracket/revision-view.ts';
import type { DayTies } from '../../domain/rule/bracket/tie-decisions.ts';
import type { WithdrawalView } from '../../domain/rule/bracket/withdrawal-view.ts';
import type { WithdrawnTeam } from '../../domain/rule/bracket/withdrawn-teams.ts';
import { advanceBrackets } from '../../domain/use-case/bracket/advance-brackets.ts';
import { closeUnplayedGames } from '../../domain/use-case/bracket/close-unplayed-games.ts';
import { decideTie, revokeTie } from '../../domain/use-case/bracket/decide-tie.ts';
import { bringTeamBack, takeTeamOut } from '../../domain/use-case/bracket/withdrawal.ts';
import { Grants } from '../access/grants.ts';
import { organizerName } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Prepared } from '../prepared/prepared.ts';
import { isInternalRequest } from '../prepared/spectator.ts';
import { DayEndDto, ReturnEntryDto, RevokedTieDto, TieEntryDto, WithdrawalEntryDto } from './bracket.dto.ts';
import { DecidedDay } from './decided-day.ts';
import { DrawnBrackets } from './drawn-brackets.ts';
import { type DayReader, VisibleDays } from './visible-days.ts';

@ApiTags('bracket')
@Controller('api/tournaments/:id')
export class BracketController {
  constructor(
    private readonly days: VisibleDays,
    private readonly commands: Commands,
    private readonly decided: DecidedDay,
    private readonly drawn: DrawnBrackets,
    private readonly grants: Grants,
  ) {}

  /** Returns the standings by division and rank, each rank with the criterion that decided it. */
  @Get('standings')
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], showsOfTournament: ['tournaments', 'draws', 'brackets', 'games', 'teams'], mayBeKept: true })
  async ranks(
    @Param('id', PositiveId) tournamentId: number,
    @Req() request: Request,
  ): Promise<readonly StandingLine[]> {
    return (await this.days.of(tournamentId, this.readerOf(request))).standings;
  }

  /** Returns the effect of a game on its group's table and the next matches of its teams. */
  @Get('games/:gameId/outlook')
  @AllowedTo(['anyone'])
  @Prepared({ shows: [], showsOfTournament: ['tournaments', 'draws', 'brackets', 'games', 'teams'], mayBeKept: true })
  async outlook(
    @Param('id', PositiveId) tournamentId: number,
    @Param('gameId', PositiveId) gameId: number,
    @Req() request: Request,
  ): Promise<GameOutlook> {
    return (await this.days.of(tournamentId, this.readerOf(request))).outlookOf(gameId);
  }

  /** Derives the brackets again; stops at an unresolved tie that decides which team advances. */
  @Post('advance')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async advance(@Param('id', PositiveId) tournamentId: number, @Req() request: Request): Promise<AdvancedBrackets> {
    const { advanced, pending } = await this.commands.run(advanceBrackets, {
      tournamentId,
      by: organizerName(request),
    });
    const { brackets } = await this.drawn.of(tournamentId);
    return { advanced: this.drawn.among(brackets, advanced), pending: this.drawn.among(brackets, pending) };
  }

  /** Records the drawing of lots or a shoot-out between teams that no other criterion separates. */
  @Post('ties')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  decide(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: TieEntryDto,
    @Req() request: Request,
  ): Promise<RevisionView> {
    return this.commands.run(decideTie, { tournamentId, entry, by: organizerName(request) });
  }

  /** Lists the ties that decide who advances: those that stop the advance, and those that were decided. */
  @Get('ties')
  @AllowedTo(['organizer'])
  ties(@Param('id', PositiveId) tournamentId: number): Promise<DayTies> {
    return this.decided.ties(tournamentId);
  }

  /** Takes the decision of a tie back, until a game that follows from it has begun. */
  @Post('ties/revoke')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  revoke(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: RevokedTieDto,
    @Req() request: Request,
  ): Promise<RevisionView> {
    return this.commands.run(revokeTie, { tournamentId, entry, by: organizerName(request) });
  }

  /** Closes the games as not played whose time is over and that nobody has begun, and lists them; with preview it only lists them. */
  @Post('close-games')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  closeGames(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: DayEndDto,
    @Req() request: Request,
  ): Promise<readonly ClosedGame[]> {
    return this.commands.run(closeUnplayedGames, { tournamentId, entry, by: organizerName(request) });
  }

  /** Withdraws a team from the brackets: either its played games count and the rest are forfeited, or none of its games count. */
  @Post('withdraw')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  withdraw(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: WithdrawalEntryDto,
    @Req() request: Request,
  ): Promise<WithdrawalView> {
    return this.commands.run(takeTeamOut, { tournamentId, entry, by: organizerName(request) });
  }

  /** Lists the teams that have withdrawn from the brackets. */
  @Get('withdrawn')
  @AllowedTo(['organizer'])
  withdrawnTeams(@Param('id', PositiveId) tournamentId: number): Promise<readonly WithdrawnTeam[]> {
    return this.decided.withdrawn(tournamentId);
  }

  /** Revokes a withdrawal; the games that the team forfeited by it are to be played. */
  @Post('bring-back')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  bringBack(
    @Param('id', PositiveId) tournamentId: number,
    @Body() entry: ReturnEntryDto,
    @Req() request: Request,
  ): Promise<WithdrawalView> {
    return this.commands.run(bringTeamBack, { tournamentId, entry, by: organizerName(request) });
  }

  private readerOf(request: Request): DayReader {
    return { isShared: isInternalRequest(request), isOrganizer: () => this.grants.isOrganizer(request) };
  }
}
