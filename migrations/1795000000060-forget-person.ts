import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever erases a player, the audit and the letters forget the person with it; nothing else of the audit can change. */
export class ForgetPerson1795000000060 implements MigrationInterface {
  readonly name = 'ForgetPerson1795000000060';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  // A value with the texts taken out that are one of the words, or stand under one of the keys.
  `create function without_person(value jsonb, words text[], keys text[], hidden boolean default false) returns jsonb
    language sql immutable as $$
    select case jsonb_typeof(value)
      when 'string' then
        case when hidden or value #>> '{}' = any(words) then '"Removed"'::jsonb else value end
      when 'object' then coalesce((select jsonb_object_agg(key, without_person(part, words, keys, hidden or key = any(keys)))
        from jsonb_each(value) as parts(key, part)), '{}')
      when 'array' then coalesce((select jsonb_agg(without_person(part, words, keys, hidden) order by place)
        from jsonb_array_elements(value) with ordinality as parts(part, place)), '[]')
      else value end $$`,
  // Whether a value is the former one but for texts that were taken out.
  `create function is_only_blanked(former jsonb, value jsonb) returns boolean language sql immutable as $$
    select former is not distinct from value
      or (jsonb_typeof(former) = 'string' and value = '"Removed"')
      or (jsonb_typeof(former) = 'object' and jsonb_typeof(value) = 'object' and not exists (
        select from jsonb_each(former) as old(key, part) full join jsonb_each(value) as new(key, part) using (key)
        where old.part is null or new.part is null or not is_only_blanked(old.part, new.part)))
      or (jsonb_typeof(former) = 'array' and jsonb_typeof(value) = 'array'
        and jsonb_array_length(former) = jsonb_array_length(value) and not exists (
        select from jsonb_array_elements(former) with ordinality as old(part, place)
        join jsonb_array_elements(value) with ordinality as new(part, place) using (place)
        where not is_only_blanked(old.part, new.part))) $$`,
  // Depth 2: the change is made by a trigger, and the only one that makes it is forget_person.
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
  // A text with a word taken out where it stands by itself.
  `create function without_word(written text, word text) returns text language sql immutable as $$
    select regexp_replace(written,
      '(?<![[:alnum:]])' || regexp_replace(word, '([][\\\\.+*?(){}|^$])', '\\\\\\1', 'g') || '(?![[:alnum:]])',
      'Removed player', 'gi') $$`,
  // What others who are on file share with the person, such as a family's phone, is forgotten in the person's own entries only.
  `create function forget_person() returns trigger language plpgsql as $$
    declare
      words text[];
      addresses text[];
      word text;
      of_person constant text[] := array['name', 'nameKey', 'email', 'phone', 'phoneKey', 'currentClub', 'league',
        'parentName', 'parentEmail', 'parentPhone', 'notes', 'playWith', 'otherContact', 'playerName'];
      of_registration constant text[] := array['notes', 'playWith', 'otherContact', 'signer', 'relationship', 'address',
        'playerName', 'playerEmail', 'playerPhone'];
      of_captain constant text[] := array['captainName', 'captainEmail', 'captainPhone'];
    begin
      select coalesce(array_agg(distinct said), '{}') into words
      from unnest(array[old.name, old.name_key, old.email, old.phone, old.phone_key,
        old.parent_name, old.parent_email, old.parent_phone]) said
      where said <> '' and not exists (select from players p where p.id <> old.id and said in
        (p.name, p.name_key, p.email, p.phone, p.phone_key, p.parent_name, p.parent_email, p.parent_phone));
      select coalesce(array_agg(lower(said)), '{}') into addresses from unnest(words) said where said like '%@%';

      update audit set
        before = without_person(before, words, of_person), after = without_person(after, words, of_person)
      where thing = 'player' and record_id = old.id;
      update audit set
        before = without_person(before, words, of_registration), after = without_person(after, words, of_registration)
      where old.id::text in (before ->> 'playerId', after ->> 'playerId');
      update audit set
        before = case when before ->> 'captainId' = old.id::text then without_person(before, words, of_captain)
          else without_person(before, words, '{}') end,
        after = case when after ->> 'captainId' = old.id::text then without_person(after, words, of_captain)
          else without_person(after, words, '{}') end
      where old.id::text in (before ->> 'captainId', after ->> 'captainId') or exists (
        select from unnest(words) said
        where strpos(concat(before, ' ', after), to_jsonb(said)::text) > 0);

      delete from outgoing_mails where lower(recipient) = any(addresses);
      delete from pre_registrations where lower(email) = any(addresses);
      delete from held_invitations where lower(email) = any(addresses);
      delete from invitations where lower(email) = any(addresses);
      update teams set captain_name = 'Removed player', captain_email = '', captain_phone = ''
      where lower(captain_email) = any(addresses);
      foreach word in array words loop
        update outgoing_mails set subject = without_word(subject, word), text_body = without_word(text_body, word),
          html_body = without_word(without_word(html_body, word), replace(word, '''', '&#39;'))
        where strpos(lower(concat(subject, text_body, html_body)), lower(word)) > 0;
      end loop;
      return null;
    end $$`,
  `create trigger player_deleted after delete on players
    for each row when (not old.is_test) execute function forget_person()`,
  `create trigger player_erased after update on players
    for each row when (new.name_key like 'removed %' and old.name_key not like 'removed %')
    execute function forget_person()`,
];

const down = [
  'drop trigger player_erased on players',
  'drop trigger player_deleted on players',
  'drop function forget_person()',
  'drop function without_word(text, text)',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
        return old;
      end if;
      raise exception 'The audit is only ever added to';
    end $$`,
  'drop function is_only_blanked(jsonb, jsonb)',
  'drop function without_person(jsonb, text[], text[], boolean)',
];
