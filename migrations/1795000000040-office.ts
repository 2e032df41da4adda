import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the back office needs: versions of records, who confirmed a payment, the audit, and indexes for its lists. */
export class Office1795000000040 implements MigrationInterface {
  readonly name = 'Office1795000000040';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  // Whatever statement changes a record, its version changes with it: no writer can forget to.
  `create function count_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$`,
  'alter table players add column version integer not null default 1',
  `create trigger player_changed before update on players
    for each row when (old.* is distinct from new.*) execute function count_version()`,
  `alter table tournament_registrations
    add column version integer not null default 1,
    add column payment_method_text varchar(50),
    add column payment_confirmed_by varchar(50),
    add column payment_confirmed_at timestamptz`,
  `create trigger registration_changed before update on tournament_registrations
    for each row when (old.* is distinct from new.*) execute function count_version()`,

  `create table audit (
    id serial,
    at timestamptz not null default now(),
    who varchar(100) not null,
    kind varchar(20) not null,
    thing varchar(20) not null,
    record_id integer,
    what varchar(100) not null,
    before jsonb,
    after jsonb,
    request_id varchar(64),
    constraint audit_pkey primary key (id),
    constraint audit_kind_known check (kind in ('organizer', 'score keeper', 'site'))
  )`,
  'create index audit_record_index on audit (thing, record_id)',
  // What is written stays as it was written; the table's owner cannot change it either.
  `create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The audit is only ever added to';
  end $$`,
  `create trigger audit_stays before update or delete on audit
    for each row execute function refuse_audit_change()`,
  `create trigger audit_is_not_emptied before truncate on audit
    for each statement execute function refuse_audit_change()`,

  'create index players_name_index on players (name_key, id)',
  `create index tournament_registrations_latest_index
    on tournament_registrations (player_id, registration_date desc, id desc)`,
  'create index tournament_registrations_date_index on tournament_registrations (registration_date, id)',
  // Search by a part of a name, an address or a phone; a server without the extension searches without an index.
  `do $$
  begin
    create extension if not exists pg_trgm;
    create index players_search_index on players
      using gin ((name_key || ' ' || lower(email) || ' ' || phone_key) gin_trgm_ops);
  exception when others then
    raise notice 'Players are searched without an index: %', sqlerrm;
  end $$`,
];

const down = [
  'drop index if exists players_search_index',
  'drop index tournament_registrations_date_index',
  'drop index tournament_registrations_latest_index',
  'drop index players_name_index',
  'drop table audit',
  'drop function refuse_audit_change()',
  'drop trigger registration_changed on tournament_registrations',
  `alter table tournament_registrations
    drop column version, drop column payment_method_text,
    drop column payment_confirmed_by, drop column payment_confirmed_at`,
  'drop trigger player_changed on players',
  'alter table players drop column version',
  'drop function count_version()',
];
