import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to the event of a final result whether a forfeit follows from a withdrawal. */
export class ToldWithdrawal1795000000492 implements MigrationInterface {
  readonly name = 'ToldWithdrawal1795000000492';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaced([unsaid, said], [withheld, withheldToo]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaced([said, unsaid], [withheldToo, withheld]));
  }
}

const unsaid = `'forfeitedBy', game.forfeited_by)`;
const said = `'forfeitedBy', game.forfeited_by, 'isWithdrawal', coalesce((game.ending->>'isWithdrawal')::boolean, false))`;

/** Fields omitted from the event of a changed score. */
const withheld = `'team2Shootout', 'forfeitedBy']`;
const withheldToo = `'team2Shootout', 'forfeitedBy', 'isWithdrawal']`;

/** Returns a statement that replaces parts of the function that tells webhooks of a score. */
function replaced(...parts: readonly (readonly [part: string, by: string])[]): string {
  const written = parts.reduce(
    (text, [part, by]) => `replace(${text}, $part$${part}$part$, $part$${by}$part$)`,
    `pg_get_functiondef('tell_webhooks_of_score()'::regprocedure)`,
  );
  return `do $do$ begin execute ${written}; end $do$`;
}
