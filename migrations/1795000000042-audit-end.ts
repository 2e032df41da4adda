import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit forgets what the retention no longer keeps, three years after it was written, and nothing before. */
export class AuditEnd1795000000042 implements MigrationInterface {
  readonly name = 'AuditEnd1795000000042';

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
