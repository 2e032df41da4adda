import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { InterestedCount } from '../../domain/answer/registration/interest-view.ts';
import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { preRegistrationsToNotify } from '../../domain/rule/registration/interest-to-notify.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import { tellInterested } from '../../domain/use-case/registration/tell-interested.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';

@ApiTags('tournaments')
@Controller('api/admin/tournaments/:id/interested')
export class InterestedController {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly preRegistrations: PreRegistrations,
    private readonly commands: Commands,
  ) {}

  /** Counts the people interested in tournaments who have had no letter about this one. */
  @Get()
  @AllowedTo(['organizer'])
  async count(@Param('id', PositiveId) id: number): Promise<InterestedCount> {
    if ((await this.tournaments.find(id)) === undefined) throw noSuchTournament();
    return { people: preRegistrationsToNotify(await this.preRegistrations.known(id)).length };
  }

  /** Sends each of them a letter, once for a tournament; returns their number. */
  @Post()
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async tell(@Param('id', PositiveId) id: number): Promise<InterestedCount> {
    return { people: await this.commands.run(tellInterested, id) };
  }
}
