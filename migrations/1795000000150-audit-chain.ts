import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each entry of the audit says how its author was known and from roughly where, and is tied to the one before it by a
 * hash. What the triggers do they do as the owner of the tables: the role that the product runs under cannot.
 */
export class AuditChain1795000000150 implements MigrationInterface {
  readonly name = 'AuditChain1795000000150';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

/** Names are found here and nowhere else, whatever the caller has set. */
const asOwner = 'security definer set search_path = pg_catalog, public, pg_temp';

const up = [
  'alter table audit drop constraint audit_kind_known',
  `alter table audit add constraint audit_kind_known
    check (kind in ('organizer', 'score keeper', 'captain', 'family', 'visitor', 'site'))`,
  `alter table audit
    add column proved varchar(20) not null default 'not recorded',
    add column source varchar(50),
    add column salt uuid`,
  `alter table audit alter column proved set default 'nobody'`,

  // The key of the day turns an address into a word that is the same all day; it goes with the day.
  `create table audit_source_keys (
    day date not null,
    key varchar(64) not null default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')), 'hex'),
    constraint audit_source_keys_pkey primary key (day)
  )`,
  `create function seal_audit_entry() returns trigger language plpgsql ${asOwner} as $$
  declare
    today constant date := (now() at time zone 'UTC')::date;
    key_of_day text;
  begin
    new.salt := gen_random_uuid();
    if new.source is null then
      return new;
    end if;
    select key into key_of_day from audit_source_keys where day = today;
    if not found then
      insert into audit_source_keys (day) values (today) on conflict do nothing;
      delete from audit_source_keys where day < today;
      select key into key_of_day from audit_source_keys where day = today;
    end if;
    new.source := left(encode(sha256(convert_to(key_of_day || new.source, 'UTF8')), 'hex'), 16);
    return new;
  end $$`,
  'create trigger audit_sealed before insert on audit for each row execute function seal_audit_entry()',

  // The words are bound by a hash of their own with a salt: they can be taken out, and the chain still holds.
  `create function audit_commitment(salt uuid, before jsonb, after jsonb) returns text language sql immutable as $$
    select encode(sha256(convert_to(salt::text || jsonb_build_array(before, after)::text, 'UTF8')), 'hex') $$`,
  `create function audit_content(entry audit, place integer, commitment text) returns text language sql immutable as $$
    select jsonb_build_array(place, entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.who, entry.kind,
      entry.proved, entry.thing, entry.record_id, entry.what, entry.request_id, entry.source, commitment)::text $$`,
  `create table audit_chain (
    position integer not null,
    entry_id integer not null,
    commitment varchar(64) not null,
    hash varchar(64) not null,
    constraint audit_chain_pkey primary key (position),
    constraint audit_chain_entry_unique unique (entry_id)
  )`,
  // One row: what stood before the first entry that is still kept, and the last one.
  `create table audit_ends (
    first_position integer not null,
    first_hash varchar(64) not null,
    last_position integer not null,
    last_hash varchar(64) not null
  )`,
  `insert into audit_ends values (0, '', 0, '')`,
  `create function chain_audit_entry(entry_id integer) returns void language plpgsql ${asOwner} as $$
  declare
    ends audit_ends;
    entry audit;
    bound text;
    linked text;
  begin
    select * into ends from audit_ends for update;
    select * into entry from audit where id = entry_id;
    bound := audit_commitment(entry.salt, entry.before, entry.after);
    linked := encode(sha256(convert_to(ends.last_hash || audit_content(entry, ends.last_position + 1, bound), 'UTF8')), 'hex');
    insert into audit_chain values (ends.last_position + 1, entry.id, bound, linked);
    update audit_ends set last_position = last_position + 1, last_hash = linked;
  end $$`,
  `create function chain_new_audit_entry() returns trigger language plpgsql ${asOwner} as $$
  begin
    perform chain_audit_entry(new.id);
    return null;
  end $$`,
  'alter table audit disable trigger audit_stays',
  'update audit set salt = gen_random_uuid()',
  'alter table audit enable trigger audit_stays',
  'select chain_audit_entry(id) from (select id from audit order by id) earlier',
  // At the end of the transaction: what waits for its place in the chain waits for nothing else any more.
  `create constraint trigger audit_chained after insert on audit deferrable initially deferred
    for each row execute function chain_new_audit_entry()`,

  // Depth 2: the change is made by a trigger, and the only one that makes it is forget_person.
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
        return old;
      end if;
      if tg_op = 'UPDATE' and pg_trigger_depth() > 1
        and (to_jsonb(new) - array['before', 'after']) = (to_jsonb(old) - array['before', 'after'])
        and is_only_blanked(old.before, new.before) and is_only_blanked(old.after, new.after) then
        if new.before is not distinct from old.before and new.after is not distinct from old.after then
          return null;
        end if;
        new.salt := gen_random_uuid();
        return new;
      end if;
      raise exception 'The audit is only ever added to';
    end $$`,
  `create function forget_old_audit() returns void language plpgsql ${asOwner} as $$
  declare
    ends audit_ends;
    last integer;
  begin
    delete from audit_source_keys where day < (now() at time zone 'UTC')::date;
    select * into ends from audit_ends for update;
    select coalesce(min(position) - 1, ends.last_position) into last
    from audit_chain join audit on audit.id = entry_id where at >= now() - interval '3 years';
    if last <= ends.first_position then
      return;
    end if;
    update audit_ends set first_position = last, first_hash = (select hash from audit_chain where position = last);
    delete from audit using audit_chain where audit.id = entry_id and position <= last;
    delete from audit_chain where position <= last;
  end $$`,
  'revoke execute on function forget_old_audit(), chain_audit_entry(integer) from public',

  // Erasing takes words out of the audit with the rights of the owner; which entries have lost some is an entry itself.
  `alter function forget_person() ${asOwner}`,
  `create function note_removed_words() returns trigger language plpgsql ${asOwner} as $$
  begin
    insert into audit (who, kind, thing, what, after)
    select 'the site', 'site', 'player', 'words removed',
      jsonb_build_object('removedFrom', jsonb_object_agg(id, audit_commitment(salt, before, after)))
    from blanked having count(*) > 0;
    return null;
  end $$`,
  `create trigger audit_words_removed after update on audit referencing new table as blanked
    for each statement execute function note_removed_words()`,
];

const down = [
  'drop trigger audit_words_removed on audit',
  'drop function note_removed_words()',
  'alter function forget_person() security invoker reset search_path',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
        return old;
      end if;
      if tg_op = 'UPDATE' and pg_trigger_depth() > 1
        and (to_jsonb(new) - array['before', 'after']) = (to_jsonb(old) - array['before', 'after'])
        and is_only_blanked(old.before, new.before) and is_only_blanked(old.after, new.after) then
        return new;
      end if;
      raise exception 'The audit is only ever added to';
    end $$`,
  'drop trigger audit_chained on audit',
  'drop trigger audit_sealed on audit',
  'drop function forget_old_audit()',
  'drop function chain_new_audit_entry()',
  'drop function chain_audit_entry(integer)',
  'drop function audit_content(audit, integer, text)',
  'drop function audit_commitment(uuid, jsonb, jsonb)',
  'drop function seal_audit_entry()',
  'drop table audit_ends',
  'drop table audit_chain',
  'drop table audit_source_keys',
  'alter table audit drop column proved, drop column source, drop column salt',
  'alter table audit drop constraint audit_kind_known',
  `alter table audit add constraint audit_kind_known check (kind in ('organizer', 'score keeper', 'site')) not valid`,
];
