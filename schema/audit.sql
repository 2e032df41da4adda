-- Audit: each entry records who did what, the proof of identity and the approximate source, and is linked to the previous one by
-- a hash. The triggers run as the owner of the tables, since the product's role may not do what they do. Names in them resolve by the
-- search path set here, whatever the caller has set.

create table audit (
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
  proved varchar(20) not null default 'nobody',
  source varchar(50),
  salt uuid,
  -- Role in which an organizer acted.
  role varchar(20),
  constraint audit_pkey primary key (id),
  constraint audit_kind_known
    check (kind in ('organizer', 'score keeper', 'captain', 'family', 'visitor', 'site'))
);
create index audit_record_index on audit (thing, record_id);

-- Keys of the day, which turn an address into a word that is the same all day; each is deleted with its day.
create table audit_source_keys (
  day date not null,
  key varchar(64) not null
    default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')), 'hex'),
  constraint audit_source_keys_pkey primary key (day)
);

create function seal_audit_entry() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
  end $$;
create trigger audit_sealed before insert on audit for each row execute function seal_audit_entry();

create table audit_chain (
  position integer not null,
  entry_id integer not null,
  commitment varchar(64) not null,
  hash varchar(64) not null,
  constraint audit_chain_pkey primary key (position),
  constraint audit_chain_entry_unique unique (entry_id)
);

-- Single row: the chain's state before the first remaining entry, and its last entry.
create table audit_ends (
  first_position integer not null,
  first_hash varchar(64) not null,
  last_position integer not null,
  last_hash varchar(64) not null
);
insert into audit_ends values (0, '', 0, '');

-- Commitment to the words: they have a salted hash of their own, so that they can be removed without breaking the chain.
create function audit_commitment(salt uuid, before jsonb, after jsonb) returns text language sql immutable as $$
    select encode(sha256(convert_to(salt::text || jsonb_build_array(before, after)::text, 'UTF8')), 'hex') $$;

-- Hashed content of an entry; without a role it is the same as before roles existed.
create function audit_content(entry audit, place integer, commitment text) returns text language sql immutable as $$
    select (jsonb_build_array(place, entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.who, entry.kind,
      entry.proved, entry.thing, entry.record_id, entry.what, entry.request_id, entry.source, commitment)
      || case when entry.role is null then '[]' else jsonb_build_array(entry.role) end)::text $$;

create function chain_audit_entry(entry_id integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
  end $$;

create function chain_new_audit_entry() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
  begin
    perform chain_audit_entry(new.id);
    return null;
  end $$;

-- Deferred to the end of the transaction, so that a transaction waiting for its place in the chain waits for nothing afterwards.
create constraint trigger audit_chained after insert on audit deferrable initially deferred
  for each row execute function chain_new_audit_entry();

-- Returns whether a value equals the former one except for removed texts. It is not written in SQL, because a recursive SQL function
-- is started anew for every field, and a thousand entries took seconds.
create function is_only_blanked(former jsonb, value jsonb) returns boolean language plpgsql immutable as $$
    declare
      field text;
      part jsonb;
      place integer := 0;
    begin
      if former is not distinct from value then
        return true;
      elsif jsonb_typeof(former) = 'string' then
        return value is not distinct from '"Removed"';
      elsif jsonb_typeof(former) = 'object' and jsonb_typeof(value) = 'object' then
        if (select count(*) from jsonb_object_keys(former)) <> (select count(*) from jsonb_object_keys(value)) then
          return false;
        end if;
        for field, part in select * from jsonb_each(value) loop
          if not former ? field or not is_only_blanked(former -> field, part) then return false; end if;
        end loop;
        return true;
      elsif jsonb_typeof(former) = 'array' and jsonb_typeof(value) = 'array' then
        if jsonb_array_length(former) <> jsonb_array_length(value) then return false; end if;
        for part in select * from jsonb_array_elements(value) loop
          if not is_only_blanked(former -> place, part) then return false; end if;
          place := place + 1;
        end loop;
        return true;
      end if;
      return false;
    end $$;

-- Refuses changes of entries, also by the table's owner. Entries can be deleted only by the retention, three years after they
-- were written.
-- Depth 2: the only trigger that may change an entry is the one that forgets people (forget.sql).
create function refuse_audit_change() returns trigger language plpgsql as $$
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
    end $$;
create trigger audit_stays before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_is_not_emptied before truncate on audit
  for each statement execute function refuse_audit_change();

create function forget_old_audit() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
  end $$;
revoke execute on function forget_old_audit(), chain_audit_entry(integer) from public;

-- Writes an audit entry about the entries from which an erasure has removed words.
create function note_removed_words() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
  begin
    insert into audit (who, kind, thing, what, after)
    select 'the site', 'site', 'player', 'words removed',
      jsonb_build_object('removedFrom', jsonb_object_agg(id, audit_commitment(salt, before, after)))
    from blanked having count(*) > 0;
    return null;
  end $$;
create trigger audit_words_removed after update on audit referencing new table as blanked
  for each statement execute function note_removed_words();
