import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Follower, mostOfSource } from '../../domain/follower/follower.ts';
import { Followers } from '../../domain/port/followers.ts';
import { networkOf } from '../../domain/session/network.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { SessionSecret } from '../process/session-secret.ts';

/** The browsers that follow teams, counted by the keyed hash of where they follow from. */
@Injectable()
export class PostgresFollowers extends Followers {
  constructor(
    private readonly database: Database,
    private readonly secret: SessionSecret,
  ) {
    super();
  }

  override async add({ teamId, endpoint, p256dh, auth, language }: Follower): Promise<void> {
    await this.database.query(
      `insert into followers (team_id, endpoint, p256dh, auth, source, language) values ($1, $2, $3, $4, $5, $6)
       on conflict (team_id, endpoint) do update
         set p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, failures = 0`,
      [teamId, endpoint, p256dh, auth, this.source, language],
    );
  }

  override async teamsOf(endpoint: string): Promise<readonly number[]> {
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 7264002))', [endpoint]);
    const followed = await this.database.query<{ team: number }>(
      'select team_id as team from followers where endpoint = $1 order by team_id',
      [endpoint],
    );
    return followed.map(({ team }) => team);
  }

  override async hasRoom(): Promise<boolean> {
    const [counted] = await this.database.query<{ followers: number }>(
      `select count(*)::int as followers from followers where source = $1 and followed_at > now() - interval '1 day'`,
      [this.source],
    );
    return (counted?.followers ?? 0) < mostOfSource;
  }

  override async remove(teamId: number, endpoint: string): Promise<boolean> {
    const removed = await this.database.query<{ id: number }>(
      `with gone as (delete from followers where team_id = $1 and endpoint = $2 returning id) select id from gone`,
      [teamId, endpoint],
    );
    return removed.length > 0;
  }

  private get source(): string {
    const network = networkOf(currentRequest()?.ip ?? '');
    return createHmac('sha256', this.secret.value).update(`follower ${network}`).digest('base64url');
  }
}
