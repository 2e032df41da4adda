import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizers change the own address: the new one is kept beside it until a letter there has been opened. */
export class OwnAddress1795000000210 implements MigrationInterface {
  readonly name = 'OwnAddress1795000000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table admin_users add column new_email varchar(100), add column new_email_mark varchar(64),
       add column new_email_until timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table admin_users drop column new_email, drop column new_email_mark, drop column new_email_until`,
    );
  }
}
