import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a draw was before a team left as if it had never played, so that the team can come back. */
export class TeamSetAside1795000000471 implements MigrationInterface {
  readonly name = 'TeamSetAside1795000000471';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table draws add column set_aside jsonb not null default '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table draws drop column set_aside');
  }
}
