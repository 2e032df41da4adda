import { Injectable } from '@nestjs/common';
import type { PlaceToRelease } from '../../domain/answer/team/team-in-doubt.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Site } from '../../domain/port/site.ts';
import { releasePlan, releasesPlaces } from '../../domain/team/unconfirmed-place.ts';
import { Settings } from '../process/settings.ts';
import { type NamedPlace, PostgresUnconfirmedPlaces } from './postgres-unconfirmed-places.ts';

/** Lists for organizers the unconfirmed places that will be released. */
@Injectable()
export class PlacesToRelease {
  constructor(
    private readonly places: PostgresUnconfirmedPlaces,
    private readonly site: Site,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async toCome(): Promise<readonly PlaceToRelease[]> {
    const { releaseAfterHours: hours } = await this.site.settings();
    if (hours === 0 || this.settings.smtpUrl === undefined) return [];
    const now = this.clock.now();
    return (await this.places.named())
      .filter((place) => releasesPlaces(place, now))
      .map((place) => ({ ...shown(place), releaseAt: releasePlan(place, hours).release }))
      .toSorted((one, other) => one.releaseAt.getTime() - other.releaseAt.getTime() || one.teamId - other.teamId);
  }
}

function shown({ teamId, team, tournament, askedAt, remindedAt }: NamedPlace) {
  return { teamId, team, tournament, askedAt, remindedAt };
}
