import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps which registered players are here on the day. */
export class CheckIns1797200000000 implements MigrationInterface {
  readonly name = 'CheckIns1797200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table check_ins (
      registration_id integer not null,
      checked_in_at timestamptz not null,
      checked_in_by varchar(50) not null,
      constraint check_ins_pkey primary key (registration_id),
      constraint check_ins_registration foreign key (registration_id)
        references tournament_registrations (id) on delete cascade
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table check_ins');
  }
}
