import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of a letter that waits, for what is written around its text; the letters of before are in English. */
export class LetterLanguage1795000000321 implements MigrationInterface {
  readonly name = 'LetterLanguage1795000000321';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outgoing_mails add column language varchar(2) not null default 'en'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outgoing_mails drop column language');
  }
}
