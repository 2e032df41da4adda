import { Body, Controller, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { changeTournament, createTournament } from '../../domain/use-case/tournament/edit-tournament.ts';
import { Grants } from '../access/grants.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { Prepared } from '../prepared/prepared.ts';
import { NewTournamentDto, RegistrationStateDto, VisibilityDto } from './tournament.dto.ts';
import { TournamentLists } from './tournament-lists.ts';

@ApiTags('tournament')
@Controller('api/tournaments')
export class TournamentController {
  constructor(
    private readonly lists: TournamentLists,
    private readonly grants: Grants,
    private readonly commands: Commands,
  ) {}

  /** Lists the public tournaments; for organizers also the hidden ones. */
  @Get()
  @AllowedTo(['anyone'])
  @Prepared({ shows: ['tournaments', 'site_settings'], organizersSeeMore: true })
  async list(@Req() request: Request): Promise<readonly PublicTournament[]> {
    return this.lists.list((await this.grants.isOrganizer(request)) ? 'all' : 'visible');
  }

  /** Lists the public tournaments. */
  @Get('visible')
  @AllowedTo(['anyone'])
  @Prepared({ shows: ['tournaments', 'site_settings'] })
  visible(): Promise<readonly PublicTournament[]> {
    return this.lists.list('visible');
  }

  /** Creates a tournament. */
  @Post()
  @AllowedTo(['organizer'])
  create(@Body() tournament: NewTournamentDto): Promise<Tournament> {
    return this.commands.run(createTournament, tournament);
  }

  /** Shows or hides a tournament. */
  @Put(':id/visibility')
  @AllowedTo(['organizer'])
  show(@Param('id', PositiveId) id: number, @Body() { visible }: VisibilityDto): Promise<Tournament> {
    return this.commands.run(changeTournament, { id, to: { visible } });
  }

  /** Opens or closes a tournament's registration. */
  @Put(':id/registration')
  @AllowedTo(['organizer'])
  open(@Param('id', PositiveId) id: number, @Body() { registrationOpen }: RegistrationStateDto): Promise<Tournament> {
    return this.commands.run(changeTournament, { id, to: { registrationOpen } });
  }
}
