import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whoever is erased is looked for in the whole audit and in every letter, one after the other. Of somebody whom an import had
 * brought, and of whom nothing was written since, there is nothing to be found: an import that is undone says so for its
 * transaction, and five hundred go at once.
 */
export class UndoneImport1795000000361 implements MigrationInterface {
  readonly name = 'UndoneImport1795000000361';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger player_deleted on players');
    await runner.query(`create trigger player_deleted after delete on players for each row
      when (current_setting('golden_goal.left_no_trace', true) is distinct from 'yes')
      execute function forget_person()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger player_deleted on players');
    await runner.query(
      'create trigger player_deleted after delete on players for each row execute function forget_person()',
    );
  }
}
