import { Injectable } from '@nestjs/common';
import { type PushMessage, soonMinutes, type TeamNews } from '../../domain/answer/follower/push-message.ts';
import type { Language } from '../../domain/language/language.ts';
import { Database } from '../database/database.ts';

/** What has happened to teams that are followed, until it is made into messages. */
@Injectable()
export class PostgresTeamNews {
  constructor(private readonly database: Database) {}

  /** Notes which kick-offs are soon, each once for each time it is moved to. */
  async noteSoon(): Promise<void> {
    await this.database.query(
      `with soon as (
         update calendar_entries entry set soon_for = entry.start_time from games game
         where game.id = entry.game_id and game.status = 'scheduled' and entry.called_off_at is null
           and entry.start_time > now() and entry.start_time <= now() + make_interval(mins => $1)
           and entry.soon_for is distinct from entry.start_time
           and exists (select from followers where team_id = entry.team_id)
         returning entry.team_id, entry.game_id)
       insert into team_news (team_id, game_id, kind) select team_id, game_id, 'soon' from soon`,
      [soonMinutes],
    );
  }

  /** Takes all that has happened to one team, which no other process takes meanwhile; undefined when there is none. */
  async take(): Promise<{ readonly teamId: number; readonly news: readonly TeamNews[] } | undefined> {
    const [first] = await this.database.query<{ teamId: number }>(
      'select team_id as "teamId" from team_news order by id limit 1 for update skip locked',
    );
    if (first === undefined) return undefined;
    const news = await this.database.query<TeamNews>(
      `with taken as (
         delete from team_news where id in (select id from team_news where team_id = $1 for update skip locked)
         returning id, game_id, kind, before)
       select game_id as "gameId", kind, before from taken order by id`,
      [first.teamId],
    );
    return { teamId: first.teamId, news };
  }

  /** The languages in which those who follow a team now are told. */
  async languagesOf(teamId: number): Promise<readonly Language[]> {
    const found = await this.database.query<{ language: Language }>(
      'select distinct language from followers where team_id = $1 order by language',
      [teamId],
    );
    return found.map(({ language }) => language);
  }

  /** A message goes to everybody who follows the team now and is told in its language. */
  async send(teamId: number, { payload, endsAt }: PushMessage, language: Language): Promise<void> {
    await this.database.query(
      `with message as (
         insert into push_messages (team_id, payload, topic, ends_at) values ($1, $2, $3, $4) returning id)
       insert into push_deliveries (message_id, follower_id)
       select message.id, follower.id from message cross join followers follower
       where follower.team_id = $1 and follower.language = $5
       order by follower.id`,
      [teamId, JSON.stringify(payload), payload.tag, endsAt, language],
    );
  }
}
