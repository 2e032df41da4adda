import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Words are taken out of an entry of the audit, and that is checked, in one walk through its value each: a function in SQL that calls itself
 * for every field is begun anew for every field, and a thousand entries took seconds.
 */
export class BlankWords1795000000479 implements MigrationInterface {
  readonly name = 'BlankWords1795000000479';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const withoutPerson =
  'create or replace function without_person(value jsonb, words text[], keys text[], hidden boolean default false) returns jsonb';
const isOnlyBlanked = 'create or replace function is_only_blanked(former jsonb, value jsonb) returns boolean';

const up = [
  // A value with the texts taken out that are one of the words, or stand under one of the keys.
  `${withoutPerson} language plpgsql immutable as $$
    declare
      field text;
      part jsonb;
      parts jsonb := '[]';
    begin
      if jsonb_typeof(value) = 'string' then
        return case when hidden or value #>> '{}' = any(words) then '"Removed"'::jsonb else value end;
      elsif jsonb_typeof(value) = 'object' then
        for field, part in select * from jsonb_each(value) loop
          if jsonb_typeof(part) in ('string', 'object', 'array') then
            value := value || jsonb_build_object(field, without_person(part, words, keys, hidden or field = any(keys)));
          end if;
        end loop;
      elsif jsonb_typeof(value) = 'array' then
        for part in select * from jsonb_array_elements(value) loop
          parts := parts || jsonb_build_array(without_person(part, words, keys, hidden));
        end loop;
        return parts;
      end if;
      return value;
    end $$`,
  // Whether a value is the former one but for texts that were taken out.
  `${isOnlyBlanked} language plpgsql immutable as $$
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
    end $$`,
];

const down = [
  `${withoutPerson} language sql immutable as $$
    select case jsonb_typeof(value)
      when 'string' then
        case when hidden or value #>> '{}' = any(words) then '"Removed"'::jsonb else value end
      when 'object' then coalesce((select jsonb_object_agg(key, without_person(part, words, keys, hidden or key = any(keys)))
        from jsonb_each(value) as parts(key, part)), '{}')
      when 'array' then coalesce((select jsonb_agg(without_person(part, words, keys, hidden) order by place)
        from jsonb_array_elements(value) with ordinality as parts(part, place)), '[]')
      else value end $$`,
  `${isOnlyBlanked} language sql immutable as $$
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
];
