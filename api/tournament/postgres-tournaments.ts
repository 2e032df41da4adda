import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Tournaments } from '../../domain/port/tournaments.ts';
import type { NewTournamentOnFile, Tournament } from '../../domain/rule/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { columnsOf, numberDrawn } from '../database/row-statements.ts';
import type { Statement } from '../database/statement.ts';
import { type TournamentRow, tournamentRows } from './tournament-row.ts';

/** Query of a tournament to be locked before a registration is inserted; it also draws the registration's id. */
const holding = `select ${columnsOf(tournamentRows, 'tournament')}, ${numberDrawn('tournament_registrations')} as drawn
  from tournaments tournament where id = $1`;
const share = { name: 'tournament_share', sql: `${holding} for share`, freesNoPlace: true } as const;
const own = { name: 'tournament_own', sql: `${holding} ${rowLock.sql}`, freesNoPlace: true } as const;
const counted = {
  name: 'tournament_counted',
  sql: 'update tournaments set version = version + 1 where id = $1',
  freesNoPlace: true,
} as const;
const untold = `select id from tournaments where call_off is not null and call_off ->> 'toldAt' is null
  and (call_off ->> 'saidAt')::timestamptz <= $1 for update skip locked`;
const anyClosed = {
  name: 'any_closed',
  sql: `select exists (select from tournaments where visible and status = 'upcoming' and not registration_open and call_off is null) as is`,
};

@Injectable()
export class PostgresTournaments extends Tournaments {
  constructor(private readonly database: Database) {
    super();
  }

  override lock(id: number): Promise<Tournament | undefined> {
    return this.held(share, id);
  }

  override lockForTeams(id: number): Promise<Tournament | undefined> {
    return this.held(own, id);
  }

  override async toTell(saidBefore: Date): Promise<readonly Tournament[]> {
    const found = await this.database.query<{ id: number }>(untold, [saidBefore]);
    const rows = await this.database.manager.findBy(tournamentRows, { id: In(found.map(({ id }) => id)) });
    return rows.map(toTournament);
  }

  override async isAnyClosed(): Promise<boolean> {
    const [found] = await this.database.ask<{ is: boolean }>(anyClosed);
    return found?.is ?? false;
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

  override async countChange(id: number): Promise<void> {
    await this.database.send(counted, [id]);
  }

  override async named(name: string): Promise<Tournament | undefined> {
    const row = await this.database.manager.findOneBy(tournamentRows, { name });
    return row === null ? undefined : toTournament(row);
  }

  override async find(id: number): Promise<Tournament | undefined> {
    const row = await this.database.manager.findOneBy(tournamentRows, { id });
    return row === null ? undefined : toTournament(row);
  }

  override async upcoming(): Promise<readonly Tournament[]> {
    return (await this.list('visible')).filter(({ status }) => status === 'upcoming');
  }

  /** Lists all or the public tournaments: soonest first, those without a day last. */
  async list(seen: 'visible' | 'all'): Promise<readonly Tournament[]> {
    const rows = await this.database.manager.find(tournamentRows, {
      where: seen === 'visible' ? { visible: true } : {},
      order: { firstDay: { direction: 'ASC', nulls: 'LAST' }, id: 'ASC' },
    });
    return rows.map(toTournament);
  }

  private async held(statement: Statement, id: number): Promise<Tournament | undefined> {
    const [held] = await this.database.ask<TournamentRow & { readonly drawn: number }>(statement, [id]);
    if (held === undefined) return undefined;
    const { drawn, ...row } = held;
    this.database.keepNumber('tournament_registrations', drawn);
    return toTournament(row);
  }
}

/** Converts a row; the fields of the hours are put in the form's order, which the database does not preserve and the audit compares. */
export function toTournament({ createdAt: _, playingHours, ...tournament }: TournamentRow): Tournament {
  return {
    ...tournament,
    playingHours: playingHours.map(({ day, startTime, endTime }) => ({ day, startTime, endTime })),
  };
}
