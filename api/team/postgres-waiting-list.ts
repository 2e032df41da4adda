import { Injectable } from '@nestjs/common';
import type { WaitingForOrganizer } from '../../domain/answer/team/team-in-doubt.ts';
import { type Due, WaitingList } from '../../domain/port/waiting-list.ts';
import type { Team } from '../../domain/team/team.ts';
import { Database } from '../database/database.ts';
import { rowLock } from '../database/row-lock.ts';
import { unconfirmedRosterSql } from '../mail/postgres-unconfirmed.ts';
import { toTeam } from './postgres-teams.ts';
import { teamRows } from './team-row.ts';

/** Condition for an unconfirmed team that has lost its place: the waiting list passes over it until somebody of it confirms. */
const passedOver = `(exists (select from unconfirmed_places given_up
    where given_up.team_id = team.id and given_up.released_at is not null and given_up.kept_at is null)
  and ${unconfirmedRosterSql})`;

/** Query of everything due; `offset 0` makes PostgreSQL look up the team of each held invitation, not scan all teams for the few. */
const everythingDue = {
  name: 'due',
  sql: `select 'tournaments' as what, tournament.id from teams team
    join tournaments tournament on tournament.id = team.tournament_id
    where team.waitlisted_at is not null and team.is_active
      and tournament.status = 'upcoming' and tournament.team_count < tournament.max_teams and not ${passedOver}
    union select 'teams', held.team_id from held_invitations held
    cross join lateral (select lower(captain_email) as address from teams
      where id = held.team_id and waitlisted_at is null and is_active offset 0) team
    join mailboxes mailbox on mailbox.address = team.address
    where not held.waits_for_organizer
    order by what, id`,
};

/** Stores the waiting teams, and the addresses they will invite. */
@Injectable()
export class PostgresWaitingList extends WaitingList {
  constructor(private readonly database: Database) {
    super();
  }

  /** Finds what is due by one statement, which runs at the end of every transaction; waiting teams and held invitations are few. */
  override async due(): Promise<Due> {
    const found = await this.database.ask<{ what: keyof Due; id: number }>(everythingDue);
    const of = (kind: keyof Due) => found.filter(({ what }) => what === kind).map(({ id }) => id);
    return { tournaments: of('tournaments'), teams: of('teams') };
  }

  override async first(tournamentId: number): Promise<Team | undefined> {
    const row = await this.database.manager
      .createQueryBuilder(teamRows, 'team')
      .where('team.tournament_id = :tournamentId and team.is_active and team.waitlisted_at is not null', {
        tournamentId,
      })
      .andWhere(`not ${passedOver}`)
      .orderBy('team.waitlistedAt')
      .addOrderBy('team.id')
      .limit(1)
      .setLock(rowLock.mode)
      .getOne();
    return row === null ? undefined : toTeam(row);
  }

  override holdInvitations(teamId: number, emails: readonly string[]): Promise<void> {
    return this.hold(teamId, emails, false);
  }

  override heldInvitations(teamId: number): Promise<readonly string[]> {
    return this.held(teamId, false);
  }

  override holdForOrganizer(teamId: number, emails: readonly string[]): Promise<void> {
    return this.hold(teamId, emails, true);
  }

  override heldForOrganizer(teamId: number): Promise<readonly string[]> {
    return this.held(teamId, true);
  }

  override async decideHeld(teamId: number, isWanted: boolean): Promise<void> {
    const decided = isWanted
      ? 'update held_invitations set waits_for_organizer = false'
      : 'delete from held_invitations';
    await this.database.query(`${decided} where team_id = $1 and waits_for_organizer`, [teamId]);
  }

  override async releaseInvitations(teamId: number): Promise<readonly string[]> {
    const held = await this.database.query<{ email: string }>(
      `with released as (
         delete from held_invitations where team_id = $1 and not waits_for_organizer returning id, email)
       select email from released order by id`,
      [teamId],
    );
    return held.map(({ email }) => email);
  }

  /** Lists the teams whose invitations wait for an organizer, with their numbers. */
  waitForOrganizer(): Promise<readonly WaitingForOrganizer[]> {
    return this.database.query(
      `select team.id as "teamId", team.name as team, team.captain_email as "captainEmail", count(*)::int as invitations
       from held_invitations held join teams team on team.id = held.team_id
       where held.waits_for_organizer and team.is_active group by team.id order by min(held.id)`,
    );
  }

  private async hold(teamId: number, emails: readonly string[], isForOrganizer: boolean): Promise<void> {
    await this.database.query(
      `insert into held_invitations (team_id, email, waits_for_organizer) select $1, unnest($2::text[]), $3
       on conflict do nothing`,
      [teamId, emails, isForOrganizer],
    );
  }

  private async held(teamId: number, isForOrganizer: boolean): Promise<readonly string[]> {
    const held = await this.database.query<{ email: string }>(
      'select email from held_invitations where team_id = $1 and waits_for_organizer = $2 order by id',
      [teamId, isForOrganizer],
    );
    return held.map(({ email }) => email);
  }
}
