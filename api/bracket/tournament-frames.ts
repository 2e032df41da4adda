import { Injectable } from '@nestjs/common';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { Clock } from '../../domain/port/clock.ts';
import { startOfNextEasternDay } from '../../domain/rule/time/eastern-instant.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { Changes } from '../prepared/changes.ts';
import { SharedReadings } from '../prepared/shared-readings.ts';
import { PublicTeams } from '../team/public-teams.ts';
import { PostgresTournaments } from '../tournament/postgres-tournaments.ts';
import { TournamentLists } from '../tournament/tournament-lists.ts';

/** Parts of a tournament that no game changes: its record, its teams, and whether closing one tournament has closed all. */
interface TournamentFrame {
  readonly tournament: Tournament;
  readonly teams: readonly PublicTeam[];
  readonly isClosedForAll: boolean;
}

/** Public views of the tournaments with their teams. */
@Injectable()
export class TournamentFrames {
  private readonly shared: SharedReadings<TournamentFrame>;

  constructor(
    private readonly tournaments: PostgresTournaments,
    private readonly lists: TournamentLists,
    private readonly teams: PublicTeams,
    clock: Clock,
    changes: Changes,
  ) {
    const now = () => clock.now().getTime();
    this.shared = new SharedReadings(changes, {
      read: (id) => this.read(id, false),
      shows: ['tournaments', 'site_settings', 'players'],
      showsOfTournament: ['teams', 'rosters'],
      // The ages of captains change with the day.
      lifetime: { now, end: () => startOfNextEasternDay(now()) },
    });
  }

  /** Reads the current frame; only organizers see the teams of a hidden tournament. */
  async read(id: number, seesHidden: boolean): Promise<TournamentFrame | undefined> {
    const [tournament, teams, { isClosedForAll }] = await Promise.all([
      this.tournaments.find(id),
      this.teams.list({ isAvailable: false, tournamentId: id, seesHidden }),
      this.lists.window(),
    ]);
    return tournament && { tournament, teams, isClosedForAll };
  }

  /** Returns the frame for anonymous readers, read once per change for all of them and at most a second old. */
  ofStrangers(id: number): Promise<TournamentFrame | undefined> {
    return this.shared.of(id);
  }
}
