import { Injectable } from '@nestjs/common';
import { Tournaments } from '../../domain/port/tournaments.ts';
import type { NewTournamentOnFile, Tournament } from '../../domain/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { type TournamentRow, tournamentRows } from './tournament-row.ts';

@Injectable()
export class PostgresTournaments extends Tournaments {
  constructor(private readonly database: Database) {
    super();
  }

  override lock(id: number): Promise<Tournament | undefined> {
    return this.locked(id, 'pessimistic_read');
  }

  override lockForTeams(id: number): Promise<Tournament | undefined> {
    return this.locked(id, 'pessimistic_write');
  }

  override isAnyClosed(): Promise<boolean> {
    return this.database.manager.existsBy(tournamentRows, {
      visible: true,
      status: 'upcoming',
      registrationOpen: false,
    });
  }

  override async add(tournament: NewTournamentOnFile): Promise<Tournament> {
    const { identifiers } = await this.database.manager.insert(tournamentRows, tournament);
    return toTournament(await this.database.manager.findOneByOrFail(tournamentRows, { id: identifiers[0]?.id }));
  }

  override async save(tournament: Tournament): Promise<Tournament> {
    const { id, teamCount: _, version, ...changed } = tournament;
    await this.database.manager.update(tournamentRows, { id }, { ...changed, version: version + 1 });
    return { ...tournament, version: version + 1 };
  }

  override async named(name: string): Promise<Tournament | undefined> {
    const row = await this.database.manager.findOneBy(tournamentRows, { name });
    return row === null ? undefined : toTournament(row);
  }

  override async find(id: number): Promise<Tournament | undefined> {
    const row = await this.database.manager.findOneBy(tournamentRows, { id });
    return row === null ? undefined : toTournament(row);
  }

  /** Everything that can be seen in public, or everything there is: soonest first, days to be announced last. */
  async list(seen: 'visible' | 'all'): Promise<readonly Tournament[]> {
    const rows = await this.database.manager.find(tournamentRows, {
      where: seen === 'visible' ? { visible: true } : {},
      order: { firstDay: { direction: 'ASC', nulls: 'LAST' }, id: 'ASC' },
    });
    return rows.map(toTournament);
  }

  private async locked(id: number, mode: 'pessimistic_read' | 'pessimistic_write'): Promise<Tournament | undefined> {
    const row = await this.database.manager.findOne(tournamentRows, { where: { id }, lock: { mode } });
    return row === null ? undefined : toTournament(row);
  }
}

/** The hours with their fields in the order of the form: the database keeps none, and the audit compares what is written. */
export function toTournament({ createdAt: _, playingHours, ...tournament }: TournamentRow): Tournament {
  return {
    ...tournament,
    playingHours: playingHours.map(({ day, startTime, endTime }) => ({ day, startTime, endTime })),
  };
}
