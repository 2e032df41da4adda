import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links with which score keepers come in, by the hash of what is secret in them, and who came in by which. */
export class KeeperLink1795000000180 implements MigrationInterface {
  readonly name = 'KeeperLink1795000000180';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table keeper_links (
      id serial,
      tournament_id integer not null,
      day date,
      field varchar(100),
      name varchar(50),
      secret_hash varchar(64) not null,
      made_at timestamptz not null default now(),
      ends_at timestamptz not null,
      revoked_at timestamptz,
      constraint keeper_links_pkey primary key (id),
      constraint keeper_links_secret_unique unique (secret_hash),
      constraint keeper_links_tournament foreign key (tournament_id) references tournaments (id) on delete cascade
    )`);
    await runner.query('create index keeper_links_tournament_index on keeper_links (tournament_id)');
    await runner.query(`create table keeper_link_uses (
      keeper_id integer not null,
      link_id integer not null,
      constraint keeper_link_uses_pkey primary key (keeper_id),
      constraint keeper_link_uses_keeper foreign key (keeper_id) references score_keepers (id) on delete cascade,
      constraint keeper_link_uses_link foreign key (link_id) references keeper_links (id) on delete cascade
    )`);
    await runner.query('create index keeper_link_uses_link_index on keeper_link_uses (link_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table keeper_link_uses');
    await runner.query('drop table keeper_links');
  }
}
