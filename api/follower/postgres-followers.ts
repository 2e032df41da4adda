import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Followers } from '../../domain/port/followers.ts';
import { type FollowedTeamIn, type Follower, mostOfSource } from '../../domain/rule/follower/follower.ts';
import type { PushMessage } from '../../domain/rule/follower/push-message.ts';
import { Database } from '../database/database.ts';
import { currentRequest } from '../http/current-request.ts';
import { networkBehind } from '../http/whose-address.ts';
import { SessionSecret } from '../process/session-secret.ts';

/** Name of the event that messages are waiting for delivery. */
export const pushQueued = 'push queued';

/** Stores the browsers that follow teams, counted by the keyed hash of their network. */
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
      `insert into followers (team_id, endpoint, p256dh, auth, language) values ($1, $2, $3, $4, $5)
       on conflict (team_id, endpoint) do update
         set p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, failures = 0`,
      [teamId, endpoint, p256dh, auth, language],
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

  override async take(): Promise<boolean> {
    const taken = await this.database.query<{ follows: number }>(
      `insert into follow_counts (source, day, follows) values ($1, current_date, 1)
       on conflict (source, day) do update set follows = follow_counts.follows + 1 where follow_counts.follows < $2
       returning follows`,
      [this.source, mostOfSource],
    );
    return taken.length > 0;
  }

  override async remove(teamId: number, endpoint: string): Promise<boolean> {
    const removed = await this.database.query<{ id: number }>(
      `with gone as (delete from followers where team_id = $1 and endpoint = $2 returning id) select id from gone`,
      [teamId, endpoint],
    );
    return removed.length > 0;
  }

  override followedTeams(tournamentId: number): Promise<readonly FollowedTeamIn[]> {
    return this.database.query(
      `select team_id as "teamId", language, count(*)::int as followers from followers
       where team_id in (select id from teams where tournament_id = $1) group by team_id, language order by team_id, language`,
      [tournamentId],
    );
  }

  override async tell(
    { teamId, language }: Omit<FollowedTeamIn, 'followers'>,
    { payload, endsAt }: PushMessage,
  ): Promise<void> {
    await this.database.query(
      `with message as (
         insert into push_messages (team_id, payload, topic, ends_at) values ($1, $2, $3, $4) returning id)
       insert into push_deliveries (message_id, follower_id)
       select message.id, follower.id from message cross join followers follower
       where follower.team_id = $1 and follower.language = $5
       order by follower.id`,
      [teamId, JSON.stringify(payload), payload.tag, endsAt, language],
    );
    this.database.announce(pushQueued);
  }

  override async dropTimetableNews(tournamentId: number): Promise<void> {
    await this.database.query(
      `delete from team_news where kind in ('planned', 'moved', 'called-off')
         and team_id in (select id from teams where tournament_id = $1)`,
      [tournamentId],
    );
  }

  private get source(): string {
    const network = networkBehind(currentRequest());
    return createHmac('sha256', this.secret.value).update(`follower ${network}`).digest('base64url');
  }
}
