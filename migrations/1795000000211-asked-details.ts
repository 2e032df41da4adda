import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tournaments say which details of a player they ask beside those of every form. */
export class AskedDetails1795000000211 implements MigrationInterface {
  readonly name = 'AskedDetails1795000000211';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tournaments add column asks jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournaments drop column asks');
  }
}
