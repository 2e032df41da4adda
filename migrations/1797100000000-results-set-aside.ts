import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps results and goals that a correction resets, so that they come back with their two teams. */
export class ResultsSetAside1797100000000 implements MigrationInterface {
  readonly name = 'ResultsSetAside1797100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games add set_aside jsonb not null default '[]', add goals_set_aside jsonb not null default '[]';
      ${kindsOfHistory(`'score', 'start', 'complete', 'reopen', 'forfeit', 'abandon', 'reset', 'put-back', 'delete'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${kindsOfHistory(`'score', 'start', 'complete', 'reopen', 'forfeit', 'abandon', 'reset', 'delete'`)};
      alter table games drop set_aside, drop goals_set_aside`);
  }
}

const kindsOfHistory = (kinds: string) => `alter table score_updates drop constraint score_updates_kind_known,
        add constraint score_updates_kind_known check (kind in (${kinds})) not valid`;
