import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Names are compared with every apostrophe, hyphen and blank as one: those on file, too. Where two rows coincide by that, both stay as
 * they are, since nobody but an organizer can say which is right; `twin` then holds the later one's own number and keeps them apart.
 */
export class FoldedNames1795000000245 implements MigrationInterface {
  readonly name = 'FoldedNames1795000000245';

  async up(runner: QueryRunner): Promise<void> {
    await keyBy(
      runner,
      'players',
      'players_person_unique',
      'nulls not distinct (phone_key, name_key, birth_year, twin)',
    );
    await keyBy(runner, 'teams', 'teams_name_unique', '(tournament_id, name_key, twin)');
    await fold(runner, 'players', ['phone_key', 'birth_year']);
    await fold(runner, 'teams', ['tournament_id']);
  }

  /** The names stay folded; the later of two that coincide is told apart by its number. */
  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['players', 'teams']) {
      await runner.query(`update ${table} set name_key = left(name_key, 180) || ' ' || id where twin <> 0`);
    }
    await runner.query(`alter table players drop constraint players_person_unique, drop column twin,
      add constraint players_person_unique unique nulls not distinct (phone_key, name_key, birth_year)`);
    await runner.query(`alter table teams drop constraint teams_name_unique, drop column twin,
      add constraint teams_name_unique unique (tournament_id, name_key)`);
  }
}

async function keyBy(runner: QueryRunner, table: string, constraint: string, columns: string): Promise<void> {
  await runner.query(`alter table ${table} drop constraint ${constraint}, add column twin integer not null default 0`);
  await runner.query(`alter table ${table} add constraint ${constraint} unique ${columns}`);
}

/** Whoever came on file first keeps the place; `beside` are the columns that make a name one of a kind. */
async function fold(runner: QueryRunner, table: string, beside: readonly string[]): Promise<void> {
  const rows: { id: number; name: string; key: string }[] = await runner.query(
    `select id, name, name_key as key from ${table} where name ~ '[^a-zA-Z0-9 ]' order by id`,
  );
  const others = beside.map((column) => `other.${column} is not distinct from own.${column}`).join(' and ');
  for (const { id, name, key } of rows) {
    if (folded(name) === key || key === `removed ${id}`) continue;
    await runner.query(
      `update ${table} own set name_key = $2::varchar, twin = case when exists (
         select from ${table} other where other.id <> own.id and other.name_key = $2::varchar and other.twin = 0 and ${others})
         then own.id else 0 end
       where own.id = $1`,
      [id, folded(name)],
    );
  }
}

/** A name as it is compared from this day on; the rule itself may change later, and what was migrated does not. */
function folded(name: string): string {
  return name
    .replace(/[\u00B4\u0384\u1FBD\u1FBF\u1FEF\u1FFD\u1FFE]/gu, "'")
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|\p{Cf}/gu, '')
    .replace(apostrophes, "'")
    .replace(/[\p{Pd}\u2043\u2212\u02D7]/gu, '-')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKC')
    .replace(/[\s\u0085\u115F\u1160\u2800]+/gu, ' ')
    .trim();
}

const apostrophes =
  /[`\u2018-\u201B\u2032\u2035\u02B9\u02BB-\u02BF\u02C8\u02CA\u02CB\u0374\u055A\u05F3\u07F4\u07F5\u275B\u275C\uA78B\uA78C]/gu;
