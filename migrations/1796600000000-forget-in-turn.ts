import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets one transaction after the other forget people: two that had letters to the same addresses could lock each other out. */
export class ForgetInTurn1796600000000 implements MigrationInterface {
  readonly name = 'ForgetInTurn1796600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter function forget_addresses_of rename to forget_addresses_now;
      create function forget_addresses_of(gone players[]) returns void
        language plpgsql as $$
          begin
            perform pg_advisory_xact_lock(7265);
            perform forget_addresses_now(gone);
          end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function forget_addresses_of;
      alter function forget_addresses_now rename to forget_addresses_of`);
  }
}
