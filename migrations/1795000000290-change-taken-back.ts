import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A family may take a request back that nobody has answered. */
export class ChangeTakenBack1795000000290 implements MigrationInterface {
  readonly name = 'ChangeTakenBack1795000000290';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table change_requests drop constraint change_requests_state_known,
      add constraint change_requests_state_known check (state in ('asked', 'granted', 'refused', 'taken-back'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from change_requests where state = 'taken-back'`);
    await runner.query(`alter table change_requests drop constraint change_requests_state_known,
      add constraint change_requests_state_known check (state in ('asked', 'granted', 'refused'))`);
  }
}
