import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates all tables by the files of migrations/schema/. docs/decisions/039-one-schema.md says until when it changes. */
export class Baseline1796000000000 implements MigrationInterface {
  readonly name = 'Baseline1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const subject of subjects) {
      await runner.query(readFileSync(new URL(`./schema/${subject}.sql`, import.meta.url), 'utf8'));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropEverything);
  }
}

/** Files in their order; each uses what earlier ones have created. */
const subjects = [
  'tables/tournaments',
  'tables/players',
  'tables/teams',
  'tables/registrations',
  'tables/ledger',
  'tables/score-keepers',
  'tables/games',
  'tables/timetables',
  'tables/accounts',
  'tables/letters',
  'tables/subscribers',
  'counts',
  'audit',
  'told',
  'calendars',
  'forget',
  'lists',
];

/** Drops everything except functions that belong to an extension. */
const dropEverything = `do $$
  declare
    thing text;
  begin
    for thing in select format('%I', tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'migrations'
    loop
      execute 'drop table ' || thing || ' cascade';
    end loop;
    for thing in select oid::regprocedure::text from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop
      execute 'drop function if exists ' || thing || ' cascade';
    end loop;
  end $$`;
