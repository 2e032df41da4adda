import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Players are found by their parents, too, and teams by an index of their own. What a row is found by is kept beside it, by
 * triggers: folding a name each time would make a search of two letters, which no index answers, five times as slow.
 * A server without trigrams searches without an index.
 */
export class SearchFamilies1795000000350 implements MigrationInterface {
  readonly name = 'SearchFamilies1795000000350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists players_search_index');
    await runner.query(folding);
    for (const [table, words] of Object.entries(found)) {
      await runner.query(`alter table ${table} add column search_words text not null default ''`);
      await runner.query(`create function keep_search_words_of_${table}() returns trigger language plpgsql as $$
        begin
          new.search_words := concat_ws(' ', ${words.map(({ read }) => read('new')).join(', ')});
          return new;
        end $$`);
      // Nobody has changed these rows: neither their versions nor what is told of them.
      await runner.query(`alter table ${table} disable trigger user`);
      await runner.query(
        `update ${table} set search_words = concat_ws(' ', ${words.map(({ read }) => read(table)).join(', ')})`,
      );
      await runner.query(`alter table ${table} enable trigger user`);
      await runner.query(`create trigger ${table}_search_words
        before insert or update of ${words.map(({ column }) => column).join(', ')} on ${table}
        for each row execute function keep_search_words_of_${table}()`);
      await runner.query(indexed(table, 'search_words'));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(found)) {
      await runner.query(`drop trigger ${table}_search_words on ${table}`);
      await runner.query(`drop function keep_search_words_of_${table}()`);
      await runner.query(`alter table ${table} drop column search_words`);
    }
    await runner.query('drop function folded_words(text)');
    await runner.query(indexed('players', `(name_key || ' ' || lower(email) || ' ' || phone_key)`));
  }
}

interface Words {
  readonly column: string;
  readonly read: (row: string) => string;
}

const asIs = (column: string): Words => ({ column, read: (row) => `${row}.${column}` });
const small = (column: string): Words => ({ column, read: (row) => `lower(${row}.${column})` });
const folded = (column: string): Words => ({ column, read: (row) => `folded_words(${row}.${column})` });
const digits = (column: string): Words => ({
  column,
  read: (row) => `regexp_replace(${row}.${column}, '\\D', '', 'g')`,
});

/** What a row of each table is found by. */
const found = {
  players: [
    asIs('name_key'),
    small('email'),
    asIs('phone_key'),
    folded('parent_name'),
    small('parent_email'),
    digits('parent_phone'),
  ],
  teams: [asIs('name_key'), folded('captain_name'), small('captain_email'), digits('captain_phone')],
};

/** Names that are kept only as they were typed; small letters last, for in the locale C plain letters alone have them. */
const folding = `create function folded_words(typed text) returns text language sql immutable as $$
  select lower(regexp_replace(normalize(translate(typed, '’‘ʼ´–—', '''''''''--'), nfkd), '[\\u0300-\\u036F]', '', 'g'))
$$`;

/** Only where the extension is. */
const indexed = (table: string, words: string) => `do $do$
  begin
    if exists (select from pg_extension where extname = 'pg_trgm') then
      create index ${table}_search_index on ${table} using gin (${words} gin_trgm_ops);
    end if;
  end $do$`;
