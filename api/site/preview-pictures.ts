import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { isLanguage, languages } from '../../domain/language/language.ts';
import { priceOn } from '../../domain/payment/price-on.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Site } from '../../domain/port/site.ts';
import {
  type Pictured,
  type PreviewPicture,
  teamPicture,
  tournamentPicture,
} from '../../domain/site/preview-picture.ts';
import { easternDay } from '../../domain/time/eastern.ts';
import type { Prices } from '../../domain/tournament/prices.ts';
import { PublicTeams } from '../team/public-teams.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';

/** Contents of the pictures of shared links, limited to what their pages show. */
@Injectable()
export class PreviewPictures {
  constructor(
    private readonly teams: PublicTeams,
    private readonly tournaments: TournamentLists,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the picture of an invitation by its code, or of a tournament by its id; undefined if the public sees none. An unknown code
   * counts as a guess, as at its own route.
   */
  async of(shown: Pictured, named: string, request: Request): Promise<PreviewPicture | undefined> {
    const { lang } = request.query;
    const language = typeof lang === 'string' && isLanguage(lang) ? lang : languages[0];
    if (shown === 'teams') {
      const team = await this.teams.invited(named, request);
      return teamPicture(team, await this.priceOf(team), language);
    }
    const tournament = /^[1-9]\d{0,8}$/.test(named) ? await this.tournament(Number(named)) : undefined;
    return tournament && tournamentPicture(tournament, await this.priceOf(tournament), language);
  }

  /** Returns a player's price today, in US cents. */
  private async priceOf(prices: Prices): Promise<number> {
    const { feeCents } = await this.site.settings();
    return priceOn(prices, feeCents, easternDay(this.clock.now())).cents;
  }

  private async tournament(id: number) {
    return (await this.tournaments.list('visible')).find((tournament) => tournament.id === id);
  }
}
