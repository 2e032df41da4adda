import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds erased people in the audit by the numbers in its entries, through a hash join: before, three hundred people and 8,000 entries were
 * compared pair by pair. Only the text of a letter is searched for their words, since its HTML is made from it.
 */
export class ForgetAtOnce1795000000495 implements MigrationInterface {
  readonly name = 'ForgetAtOnce1795000000495';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaced(parts));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaced(parts.map(([part, by]) => [by, part])));
  }
}

type Part = readonly [part: string, by: string];

const parts: readonly Part[] = [
  [
    "from audit join unnest(ids) who(id) on who.id::text in (before ->> 'playerId', after ->> 'playerId')",
    "from audit, unnest(array[before ->> 'playerId', after ->> 'playerId']) named(player) join unnest(ids) who(id) on who.id::text = player",
  ],
  ["coalesce(after ->> 'captainId' = who.id::text, false)", 'not led.is_before'],
  ["coalesce(before ->> 'captainId' = who.id::text, false)", 'led.is_before'],
  [
    "from audit join unnest(ids) who(id) on who.id::text in (before ->> 'captainId', after ->> 'captainId')",
    "from audit, lateral (values (before ->> 'captainId', true), (after ->> 'captainId', false)) led(captain, is_before) join unnest(ids) who(id) on who.id::text = captain",
  ],
  ["concat_ws(' ', subject, text_body, html_body)", "concat_ws(' ', subject, text_body)"],
];

/** Returns a statement that replaces parts of the function that forgets people. */
function replaced(changes: readonly Part[]): string {
  const written = changes.reduce(
    (text, [part, by]) => `replace(${text}, $part$${part}$part$, $part$${by}$part$)`,
    `pg_get_functiondef('forget_people(players[])'::regprocedure)`,
  );
  return `do $do$ begin execute ${written}; end $do$`;
}
