import { Injectable } from '@nestjs/common';
import { type PublicTournament, publicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Site } from '../../domain/port/site.ts';
import type { RegistrationWindow } from '../../domain/rule/tournament/registration-window.ts';
import { windowNow } from '../../domain/use-case/tournament/window-now.ts';
import { PostgresTournaments } from './postgres-tournaments.ts';

/** Lists tournaments with the state of their registration. */
@Injectable()
export class TournamentLists {
  constructor(
    private readonly tournaments: PostgresTournaments,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  /** Lists tournaments, each with whether it takes registrations now. */
  async list(seen: 'visible' | 'all'): Promise<readonly PublicTournament[]> {
    const window = await this.window();
    return (await this.tournaments.list(seen)).map((tournament) => publicTournament(tournament, window));
  }

  /** Returns whether closing one tournament has closed all, and the time with which deadlines are compared. */
  window(): Promise<RegistrationWindow> {
    const { tournaments, site, clock } = this;
    return windowNow({ tournaments, site, clock });
  }
}
