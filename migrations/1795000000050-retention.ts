import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit can be forgotten when its three years are over, and no earlier; nothing in it can be changed. */
export class Retention1795000000050 implements MigrationInterface {
  readonly name = 'Retention1795000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
          return old;
        end if;
        raise exception 'The audit is only ever added to';
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit is only ever added to';
      end $$`);
  }
}
