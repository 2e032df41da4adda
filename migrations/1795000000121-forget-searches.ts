import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever is erased is forgotten in what was searched for an export, too; and who was marked as test as everybody else. */
export class ForgetSearches1795000000121 implements MigrationInterface {
  readonly name = 'ForgetSearches1795000000121';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  // One word of a person is enough: what an organizer typed to find somebody is seldom the whole name.
  `create function forget_searches() returns trigger language plpgsql
    security definer set search_path = pg_catalog, public, pg_temp as $$
    begin
      update audit set after = without_person(after, '{}', array['q'])
      where thing = 'export' and exists (
        select from regexp_split_to_table(
          lower(after -> 'filter' ->> 'q') || ' ' || regexp_replace(after -> 'filter' ->> 'q', '\\D', '', 'g'), '\\s+') term,
          unnest(array[lower(old.name), old.name_key, lower(old.email), old.phone, old.phone_key,
            lower(old.parent_name), lower(old.parent_email), regexp_replace(old.parent_phone, '\\D', '', 'g')]) said
        where length(term) >= 2 and strpos(said, term) > 0);
      return null;
    end $$`,
  'create trigger player_searches_deleted after delete on players for each row execute function forget_searches()',
  `create trigger player_searches_erased after update on players
    for each row when (new.name_key like 'removed %' and old.name_key not like 'removed %')
    execute function forget_searches()`,
  'drop trigger player_deleted on players',
  'create trigger player_deleted after delete on players for each row execute function forget_person()',
];

const down = [
  'drop trigger player_deleted on players',
  `create trigger player_deleted after delete on players
    for each row when (not old.is_test) execute function forget_person()`,
  'drop trigger player_searches_erased on players',
  'drop trigger player_searches_deleted on players',
  'drop function forget_searches()',
];
