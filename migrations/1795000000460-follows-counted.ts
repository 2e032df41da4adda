import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many follow teams from one network in a day: counted apart from the followers, so that those who left count too. */
export class FollowsCounted1795000000460 implements MigrationInterface {
  readonly name = 'FollowsCounted1795000000460';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table follow_counts (
      source varchar(60) not null,
      day date not null,
      follows integer not null,
      constraint follow_counts_pkey primary key (source, day)
    )`);
    await runner.query(`insert into follow_counts (source, day, follows)
      select source, current_date, count(*) from followers
      where source <> '' and followed_at > now() - interval '1 day' group by source`);
    await runner.query('drop index followers_source_index');
    await runner.query('alter table followers drop column source');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table followers add column source varchar(60) not null default ''`);
    await runner.query('alter table followers alter column source drop default');
    await runner.query('create index followers_source_index on followers (source, followed_at)');
    await runner.query('drop table follow_counts');
  }
}
