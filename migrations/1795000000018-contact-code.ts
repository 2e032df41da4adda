import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The six-digit codes that prove who reads the mail of an address on file; one for each player at a time. */
export class ContactCode1795000000018 implements MigrationInterface {
  readonly name = 'ContactCode1795000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table contact_codes (
      player_id integer not null,
      code_hash varchar(64) not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      constraint contact_codes_pkey primary key (player_id),
      constraint contact_codes_player foreign key (player_id) references players (id) on delete cascade
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_codes');
  }
}
