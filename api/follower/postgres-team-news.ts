import { Injectable } from '@nestjs/common';
import { pushMessages, soonMinutes, type TeamNews } from '../../domain/answer/follower/push-message.ts';
import { Followers } from '../../domain/port/followers.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { Database } from '../database/database.ts';
import { Log } from '../process/log.ts';
import { everySecond, RecurringJob } from '../process/recurring-job.ts';
import { PostgresTeamGames } from '../schedule/postgres-team-games.ts';
import { isPlayedSql } from '../tournament/is-played-sql.ts';

/** Makes messages from the news of followed teams. */
@Injectable()
export class PostgresTeamNews extends RecurringJob {
  constructor(
    private readonly database: Database,
    private readonly games: PostgresTeamGames,
    private readonly followers: Followers,
    log: Log,
  ) {
    super({ failed: 'Followers could not be told', pace: everySecond }, log);
  }

  override async run(): Promise<void> {
    await this.noteSoon();
    while (!this.isStopped && (await this.makeMessages()));
    await this.dropEnded();
  }

  /** Makes the messages of one team's news, one for each language of its followers; returns whether there was any news. */
  private makeMessages(): Promise<boolean> {
    return this.database.inTransaction(async () => {
      const found = await this.take();
      if (found === undefined) return false;
      const team = await this.games.find(found.teamId);
      if (team === undefined) return true;
      const now = new Date();
      for (const language of await this.languagesOf(found.teamId))
        for (const message of pushMessages(team, found.news, now, language))
          await this.followers.tell({ teamId: found.teamId, language }, message);
      return true;
    });
  }

  /** Records the kick-offs that are near, each once for each time it is moved to. */
  private async noteSoon(): Promise<void> {
    await this.database.query(
      `with soon as (
         update calendar_entries entry set soon_for = entry.start_time from games game
         where game.id = entry.game_id and game.status = 'scheduled' and entry.called_off_at is null
           and entry.start_time > now() and entry.start_time <= now() + make_interval(mins => $1)
           and entry.soon_for is distinct from entry.start_time
           and exists (select from followers where team_id = entry.team_id)
           and not exists (select from tournaments where id = game.tournament_id and not ${isPlayedSql('tournaments')})
         returning entry.team_id, entry.game_id)
       insert into team_news (team_id, game_id, kind) select team_id, game_id, 'soon' from soon`,
      [soonMinutes],
    );
  }

  /** Takes all news of one team, skipping those another process has taken; undefined if there are none. */
  private async take(): Promise<{ readonly teamId: number; readonly news: readonly TeamNews[] } | undefined> {
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

  /** Returns the languages of a team's current followers. */
  private async languagesOf(teamId: number): Promise<readonly Language[]> {
    const found = await this.database.query<{ language: Language }>(
      'select distinct language from followers where team_id = $1 order by language',
      [teamId],
    );
    return found.map(({ language }) => language);
  }

  /** Deletes messages that have expired. */
  private async dropEnded(): Promise<void> {
    await this.database.query('delete from push_messages where ends_at < now()');
  }
}
