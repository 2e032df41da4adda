-- Audit: each entry records who did what, the proof of identity and the approximate source. Entries are only ever added.

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

create function hide_audit_source() returns trigger language plpgsql as $$
  declare
    today constant date := (now() at time zone 'UTC')::date;
    key_of_day text;
  begin
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
create trigger audit_source_hidden before insert on audit for each row execute function hide_audit_source();

-- Refuses changes of entries. Only the retention deletes them, three years after they were written.
-- Depth 2: the only trigger that may change an entry is the one that forgets people (forget.sql).
create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
        return old;
      end if;
      if tg_op = 'UPDATE' and pg_trigger_depth() > 1
        and to_jsonb(new) - array['before', 'after'] = to_jsonb(old) - array['before', 'after'] then
        return new;
      end if;
      raise exception 'The audit is only ever added to';
    end $$;
create trigger audit_stays before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_is_not_emptied before truncate on audit
  for each statement execute function refuse_audit_change();
