import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Money of a registration that is gone is to be refunded, unless an organizer or the family has said that it is kept. The ledger is the
 * record of the money; here stands only who has said so.
 */
export class KeptMoney1795000000476 implements MigrationInterface {
  readonly name = 'KeptMoney1795000000476';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table kept_money (
      registration_id integer not null,
      said_by varchar(50) not null,
      said_at timestamptz not null default now(),
      constraint kept_money_pkey primary key (registration_id)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table kept_money');
  }
}
