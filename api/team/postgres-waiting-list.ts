import { Injectable } from '@nestjs/common';
import { WaitingList } from '../../domain/port/waiting-list.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { toTeam } from './postgres-teams.ts';
import { teamRows } from './team-row.ts';

/** What another transaction holds is left to its end: waiting for it while holding another tournament could lock both out. */
const withFreePlace = {
  name: 'due',
  sql: `select tournament.id from tournaments tournament
    where tournament.status = 'upcoming' and tournament.team_count < tournament.max_teams and exists (
      select from teams team
      where team.tournament_id = tournament.id and team.waitlisted_at is not null and team.is_active)
    order by tournament.id ${rowLock.sql} skip locked`,
};

/** Stores the waiting teams. */
@Injectable()
export class PostgresWaitingList extends WaitingList {
  constructor(private readonly database: Database) {
    super();
  }

  /** Finds what is due by one statement, which runs at the end of every transaction; waiting teams are few. */
  override async due(): Promise<readonly number[]> {
    return (await this.database.ask<{ id: number }>(withFreePlace)).map(({ id }) => id);
  }

  override async first(tournamentId: number): Promise<Team | undefined> {
    const row = await this.database.manager
      .createQueryBuilder(teamRows, 'team')
      .where('team.tournament_id = :tournamentId and team.is_active and team.waitlisted_at is not null', {
        tournamentId,
      })
      .orderBy('team.waitlistedAt')
      .addOrderBy('team.id')
      .limit(1)
      .setLock(rowLock.mode)
      .getOne();
    return row === null ? undefined : toTeam(row);
  }
}
