import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { InvitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import type { TeamReceipt } from '../../domain/answer/registration/receipts.ts';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { TeamWithdrawn } from '../../domain/answer/team/team-deletion.ts';
import { withdrawTeam } from '../../domain/use-case/place/withdraw-team.ts';
import { createTeam } from '../../domain/use-case/team/create-team.ts';
import { organizerOf } from '../access/organizer.ts';
import { Commands } from '../database/commands.ts';
import { Attempts } from '../guessing/attempts.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { requestedLanguage } from '../http/answer-language.ts';
import { RequiresProof } from '../http/known-caller.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { flag, idOf, type QueryValues, Reads, ValuesOfQuery, words } from '../http/query-parameters.ts';
import { addressBehind } from '../http/whose-address.ts';
import { FormTries } from '../player/form-tries.ts';
import { lookupOf } from '../player/lookup-attempt.ts';
import { ToldPrices } from '../player/told-prices.ts';
import { Prepared } from '../prepared/prepared.ts';
import { teamReceipt } from '../registration/receipts.ts';
import { PublicTeams } from './public-teams.ts';
import { NewTeamDto, WithdrawalDto } from './team.dto.ts';

const parameters = {
  available: flag('true leaves the teams that somebody can join'),
  search: words('A part of a name'),
  tournamentId: idOf('Of one tournament'),
};

@ApiTags('team')
@Controller('api/teams')
export class TeamController {
  constructor(
    private readonly teams: PublicTeams,
    private readonly commands: Commands,
    private readonly tries: FormTries,
    private readonly attempts: Attempts,
    private readonly prices: ToldPrices,
  ) {}

  /** Lists the teams; available=true filters those that can be joined, search and tournamentId those that match. */
  @Get()
  @AllowedTo(['anyone'])
  @Reads(parameters)
  @Prepared({
    shows: ['tournaments', 'teams', 'rosters', 'players'],
    parameters: ['available', 'tournamentId'],
    exceptWith: 'search',
  })
  list(
    @ValuesOfQuery() { available = false, search, tournamentId }: QueryValues<typeof parameters>,
  ): Promise<readonly PublicTeam[]> {
    return this.teams.list({ isAvailable: available, name: search, tournamentId });
  }

  /** Returns the team of an invitation code. */
  @Get('invite/:code')
  @AllowedTo(['anyone'])
  @RequiresProof('invitation code')
  invited(@Param('code') code: string, @Req() request: Request): Promise<InvitedTeam> {
    return this.teams.invited(code, request);
  }

  /** Creates a team with its captain. */
  @Post()
  @AllowedTo(['anyone'])
  async create(@Body() answers: NewTeamDto, @Req() request: Request): Promise<TeamReceipt> {
    const captain = { name: answers.captainName, phone: answers.captainPhone };
    await this.tries.count(request, captain);
    const [address, language] = [addressBehind(request), requestedLanguage(request)];
    const created = await this.commands.run(createTeam, { answers, address, language });
    this.attempts.remember(request, lookupOf(captain));
    return teamReceipt(await this.prices.told(request, created));
  }

  /** Withdraws a team from its tournament, after confirmation of the consequences. */
  @Post(':id/withdraw')
  @HttpCode(200)
  @AllowedTo(['captain', 'organizer'])
  async withdraw(
    @Param('id', PositiveId) id: number,
    @Body() { confirm }: WithdrawalDto,
    @Req() request: Request,
  ): Promise<TeamWithdrawn> {
    const organizer = organizerOf(request);
    const by = organizer?.username ?? 'captain';
    const asked = { id, isConfirmed: confirm, isByOrganizer: organizer !== undefined, by };
    const { team, freeAgents } = await this.commands.run(withdrawTeam, asked);
    return { id: team.id, name: team.name, withdrawn: true, freeAgents };
  }
}
