import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a captain decides: free agents or none, which mailed link opens the team's page, invitations taken back. */
export class Captain1795000000010 implements MigrationInterface {
  readonly name = 'Captain1795000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table teams
      add column accepts_free_agents boolean not null default true,
      add column captain_link_number integer not null default 1`);
    await runner.query('alter table invitations add column cancelled_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table invitations drop column cancelled_at');
    await runner.query('alter table teams drop column captain_link_number, drop column accepts_free_agents');
  }
}
