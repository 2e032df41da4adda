import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the phone of each score keeper said last: the game that is open on it, and how many entries wait there. */
export class KeeperPhone1795000000431 implements MigrationInterface {
  readonly name = 'KeeperPhone1795000000431';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table keeper_phones (
      keeper_id integer not null,
      game_id integer,
      waiting integer not null,
      heard_at timestamptz not null,
      constraint keeper_phones_primary primary key (keeper_id),
      constraint keeper_phones_keeper foreign key (keeper_id) references score_keepers (id) on delete cascade,
      constraint keeper_phones_game foreign key (game_id) references games (id) on delete set null,
      constraint keeper_phones_waiting_counted check (waiting between 0 and 999))`);
    await runner.query('create index keeper_phones_game_index on keeper_phones (game_id) where game_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table keeper_phones');
  }
}
