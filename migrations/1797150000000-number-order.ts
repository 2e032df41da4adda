import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sorts names with numbers as people count: Team 10 after Team 9, Field 10 after Field 9. */
export class NumberOrder1797150000000 implements MigrationInterface {
  readonly name = 'NumberOrder1797150000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(numberOrder);
    await replaceIndexes(runner, 'number_order(name_key)', 'number_order(lower(name))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, 'name_key', 'lower(name)');
    await runner.query('drop function number_order(text)');
  }
}

/** Writes every number of a text with nine digits, so that texts compare as their numbers do. */
const numberOrder = `create function number_order(typed text) returns text
  language sql immutable strict parallel safe as $$
    select regexp_replace(regexp_replace(typed, '(\\d+)', '00000000\\1', 'g'), '\\d*(\\d{9})(?!\\d)', '\\1', 'g')
  $$`;

async function replaceIndexes(runner: QueryRunner, teamName: string, tournamentName: string): Promise<void> {
  await runner.query('drop index teams_name_index');
  await runner.query(`create index teams_name_index on teams ((${teamName}), id)`);
  await runner.query('drop index tournaments_name_index');
  await runner.query(`create index tournaments_name_index on tournaments ((${tournamentName}), id)`);
}
