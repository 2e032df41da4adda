import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All invitations that leave are counted for a day by source, and what is beyond waits for an organizer. */
export class DayOfInvitations1795000000192 implements MigrationInterface {
  readonly name = 'DayOfInvitations1795000000192';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table early_invitations add is_early boolean not null default true');
    await runner.query('alter table held_invitations add waits_for_organizer boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table held_invitations drop column waits_for_organizer');
    await runner.query('delete from early_invitations where not is_early');
    await runner.query('alter table early_invitations drop column is_early');
  }
}
