import { Body, Controller, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangeTournament } from '../../domain/use-case/tournament/change-tournament.ts';
import { CreateTournament } from '../../domain/use-case/tournament/create-tournament.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { AllowedTo } from '../session/allowed-to.ts';
import { Grants } from '../session/grants.ts';
import { TeamVerificationDto } from '../team/team-verification.dto.ts';
import { VerifiedTeams } from '../team/verified-teams.ts';
import { NewTournamentDto } from './new-tournament.dto.ts';
import { RegistrationStateDto } from './registration-state.dto.ts';
import { TournamentDetails } from './tournament-details.ts';
import { TournamentLists } from './tournament-lists.ts';
import { VisibilityDto } from './visibility.dto.ts';

@ApiTags('tournament')
@Controller('api/tournaments')
export class TournamentController {
  constructor(
    private readonly lists: TournamentLists,
    private readonly details: TournamentDetails,
    private readonly verifiedTeams: VerifiedTeams,
    private readonly grants: Grants,
    private readonly createTournament: CreateTournament,
    private readonly changeTournament: ChangeTournament,
  ) {}

  /** The tournaments the public sees; organizers see the hidden ones too. */
  @Get()
  @AllowedTo(['anyone'])
  async list(@Req() request: Request) {
    return this.lists.list((await this.grants.isOrganizer(request)) ? 'all' : 'visible');
  }

  /** The tournaments the public sees. */
  @Get('visible')
  @AllowedTo(['anyone'])
  visible() {
    return this.lists.list('visible');
  }

  /** A tournament with its teams, brackets and games. */
  @Get(':id')
  @AllowedTo(['anyone'])
  detail(@Param('id', PositiveId) id: number, @Req() request: Request) {
    return this.details.of(id, {
      isOrganizer: () => this.grants.isOrganizer(request),
      maySeeBrackets: async () =>
        (await this.grants.holds(request, 'tournament-view', id)) || this.grants.isScoreKeeper(request),
    });
  }

  /** A visitor names a team of the tournament, and sees its brackets from then on. */
  @Post(':id/validate-team')
  @HttpCode(200)
  @AllowedTo(['anyone'])
  async verify(
    @Param('id', PositiveId) id: number,
    @Body() { teamName }: TeamVerificationDto,
    @Req() request: Request,
  ) {
    const registered = await this.verifiedTeams.verify(id, teamName, request.ip ?? '');
    await this.grants.give(request, 'tournament-view', id);
    return { teamName: registered };
  }

  /** Announces a tournament. */
  @Post()
  @AllowedTo(['organizer'])
  create(@Body() tournament: NewTournamentDto) {
    return this.createTournament.run(tournament);
  }

  /** Shows or hides a tournament. */
  @Put(':id/visibility')
  @AllowedTo(['organizer'])
  show(@Param('id', PositiveId) id: number, @Body() { visible }: VisibilityDto) {
    return this.changeTournament.run({ id, to: { visible } });
  }

  /** Opens or closes a tournament's registration. */
  @Put(':id/registration')
  @AllowedTo(['organizer'])
  open(@Param('id', PositiveId) id: number, @Body() { registrationOpen }: RegistrationStateDto) {
    return this.changeTournament.run({ id, to: { registrationOpen } });
  }
}
