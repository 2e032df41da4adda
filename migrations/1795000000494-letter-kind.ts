import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the kind of a letter, formerly the first word of its event. A suppressed letter named only its cause. */
export class LetterKind1795000000494 implements MigrationInterface {
  readonly name = 'LetterKind1795000000494';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails add column kind varchar(40)');
    await runner.query(`update outgoing_mails set kind = split_part(event, ':', 1)`);
    await runner.query('alter table outgoing_mails alter column kind set not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails drop column kind');
  }
}
