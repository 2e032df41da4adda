import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PlaceToRelease } from '../../domain/answer/team/team-in-doubt.ts';
import { KeepPlace } from '../../domain/use-case/team/keep-place.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { PlacesToRelease } from './places-to-release.ts';

@ApiTags('teams')
@Controller('api/admin/unconfirmed-places')
export class UnconfirmedPlaceController {
  constructor(
    private readonly places: PlacesToRelease,
    private readonly keepPlace: KeepPlace,
  ) {}

  /** Lists the places that will be released and when, soonest first; empty if that is not set up, or without a mail server. */
  @Get()
  @AllowedTo(['organizer'])
  toCome(): Promise<readonly PlaceToRelease[]> {
    return this.places.toCome();
  }

  /** Keeps the place of a team, so that it is not released. */
  @Post(':teamId/keep')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async keep(@Param('teamId', PositiveId) id: number): Promise<readonly PlaceToRelease[]> {
    await this.keepPlace.run({ id });
    return this.places.toCome();
  }
}
