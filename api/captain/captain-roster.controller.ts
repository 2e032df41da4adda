import { Body, Controller, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { said } from '../../domain/rule/language/sentence.ts';
import { handOverTeam } from '../../domain/use-case/captain/captain.ts';
import { dismissPlayer, knowPlayer } from '../../domain/use-case/roster/roster.ts';
import { renameTeam } from '../../domain/use-case/team/edit-team.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { answer } from '../http/answer-language.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { DismissalDto, NewTeamNameDto, RosterChoiceDto } from '../team/team.dto.ts';
import { CaptainCheck } from './captain-check.ts';
import { CaptainsTeams } from './captains-teams.ts';

/** Routes by which a captain manages the roster until the tournament begins. */
@ApiTags('captain')
@Controller('api/teams/:id')
export class CaptainRosterController {
  constructor(
    private readonly teams: CaptainsTeams,
    private readonly commands: Commands,
    private readonly leading: CaptainCheck,
  ) {}

  /** Renames the team, until its games are drawn. */
  @Put('name')
  @AllowedTo(['captain', 'organizer'])
  async rename(@Param('id', PositiveId) id: number, @Body() { name }: NewTeamNameDto): Promise<CaptainsTeam> {
    await this.commands.run(renameTeam, { id, name });
    return this.teams.shown(id);
  }

  /** Removes a player from the team with a reason, which is mailed to the family. */
  @Post('players/:playerId/dismissal')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async dismiss(
    @Param('id', PositiveId) id: number,
    @Param('playerId', PositiveId) playerId: number,
    @Body() { reason }: DismissalDto,
    @Req() request: Request,
  ): Promise<CaptainsTeam> {
    await this.commands.run(dismissPlayer, { id, playerId, reason, leadershipCheck: this.leading.of(request, id) });
    return this.teams.shown(id);
  }

  /** Confirms that the captain knows a player, whose family may then see the roster and the others' contacts. */
  @Post('players/:playerId/known')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async know(
    @Param('id', PositiveId) id: number,
    @Param('playerId', PositiveId) playerId: number,
  ): Promise<CaptainsTeam> {
    await this.commands.run(knowPlayer, { id, playerId });
    return this.teams.shown(id);
  }

  /** Makes a teammate the captain; the former one loses access at once. */
  @Put('captain')
  @AllowedTo(['captain', 'organizer'])
  async handOver(
    @Param('id', PositiveId) id: number,
    @Body() { playerId }: RosterChoiceDto,
    @Req() request: Request,
  ): Promise<MessageAnswer> {
    const leadershipCheck = this.leading.of(request, id);
    const { captainName } = await this.commands.run(handOverTeam, { id, playerId, leadershipCheck });
    return answer(
      said("{name} is the captain now, and has been emailed the link to the team's page.", { name: captainName }),
    );
  }
}
