import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each entry of the audit says in which role an organizer acted; the hash of an entry without one stays what it was. */
export class AuditRole1795000000162 implements MigrationInterface {
  readonly name = 'AuditRole1795000000162';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit add column role varchar(20)');
    await runner.query(
      contentWith(` || case when entry.role is null then '[]' else jsonb_build_array(entry.role) end`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(contentWith(''));
    await runner.query('alter table audit drop column role');
  }
}

const contentWith = (
  more: string,
) => `create or replace function audit_content(entry audit, place integer, commitment text)
  returns text language sql immutable as $$
    select (jsonb_build_array(place, entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.who, entry.kind,
      entry.proved, entry.thing, entry.record_id, entry.what, entry.request_id, entry.source, commitment)${more})::text $$`;
