import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives each mailed code to the session that asked for it. Codes of before, which live a quarter of an hour, are forgotten. */
export class CodesBySession1796200000001 implements MigrationInterface {
  readonly name = 'CodesBySession1796200000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from contact_codes;
      alter table contact_codes add session_id varchar(255) not null,
        drop constraint contact_codes_pkey, add constraint contact_codes_pkey primary key (player_id, session_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from contact_codes;
      alter table contact_codes drop constraint contact_codes_pkey, drop session_id,
        add constraint contact_codes_pkey primary key (player_id)`);
  }
}
