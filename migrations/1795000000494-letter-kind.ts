import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A letter has a kind, which was the first word of its event. That of letters that were one too many was their cause alone. */
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
