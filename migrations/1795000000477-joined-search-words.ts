import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * People and teams are found by their names without hyphens, apostrophes and blanks as well: omara finds O'Mara, and annemarie finds
 * Anne-Marie and Anne Marie. The joined names stand behind a separator, so that two or three letters are looked for before it alone.
 */
export class JoinedSearchWords1795000000477 implements MigrationInterface {
  readonly name = 'JoinedSearchWords1795000000477';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function joined_words(folded text) returns text language sql immutable as $$
      select translate(folded, '-'' ', '') $$`);
    await findBy(runner, ({ own, joined }) => (row) => [
      ...own(row),
      'chr(31)',
      ...joined(row).map((name) => `joined_words(${name})`),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await findBy(runner, ({ own }) => own);
    await runner.query('drop function joined_words(text)');
  }
}

interface Words {
  /** What a row is found by as it stands. */
  readonly own: (row: string) => readonly string[];
  /** The names that are joined beside. */
  readonly joined: (row: string) => readonly string[];
}

const digits = (column: string): string => `regexp_replace(${column}, '\\D', '', 'g')`;

const found: Readonly<Record<string, Words>> = {
  players: {
    own: (row) => [
      ...[`${row}.name_key`, `lower(${row}.email)`, `${row}.phone_key`, `folded_words(${row}.parent_name)`],
      ...[`lower(${row}.parent_email)`, digits(`${row}.parent_phone`)],
    ],
    joined: (row) => [`${row}.name_key`, `folded_words(${row}.parent_name)`],
  },
  teams: {
    own: (row) => [
      ...[`${row}.name_key`, `folded_words(${row}.captain_name)`, `lower(${row}.captain_email)`],
      digits(`${row}.captain_phone`),
    ],
    joined: (row) => [`${row}.name_key`, `folded_words(${row}.captain_name)`],
  },
};

async function findBy(runner: QueryRunner, wordsOf: (words: Words) => Words['own']): Promise<void> {
  for (const [table, words] of Object.entries(found)) {
    const read = (row: string) => `concat_ws(' ', ${wordsOf(words)(row).join(', ')})`;
    await runner.query(`create or replace function keep_search_words_of_${table}() returns trigger language plpgsql as $$
      begin
        new.search_words := ${read('new')};
        return new;
      end $$`);
    // Nobody has changed these rows: neither their versions nor what is told of them.
    await runner.query(`alter table ${table} disable trigger user`);
    await runner.query(`update ${table} set search_words = ${read(table)}`);
    await runner.query(`alter table ${table} enable trigger user`);
  }
}
