import { Injectable } from '@nestjs/common';
import { type PublicTournament, publicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Site } from '../../domain/port/site.ts';
import type { RegistrationWindow } from '../../domain/tournament/registration-window.ts';
import { windowNow } from '../../domain/use-case/tournament/window-now.ts';
import { PostgresTournaments } from './postgres-tournaments.ts';

/** The tournaments as lists show them. */
@Injectable()
export class TournamentLists {
  constructor(
    private readonly tournaments: PostgresTournaments,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  /** With whether each takes registrations now. */
  async list(seen: 'visible' | 'all'): Promise<readonly PublicTournament[]> {
    const window = await this.window();
    return (await this.tournaments.list(seen)).map((tournament) => publicTournament(tournament, window));
  }

  /** Whether closing one tournament has closed them all, and the time that deadlines are held against. */
  window(): Promise<RegistrationWindow> {
    const { tournaments, site, clock } = this;
    return windowNow({ tournaments, site, clock });
  }
}
