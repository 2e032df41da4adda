import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is told of a final result says whether a forfeit follows from a withdrawal. */
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

/** What a score that changes does not say. */
const withheld = `'team2Shootout', 'forfeitedBy']`;
const withheldToo = `'team2Shootout', 'forfeitedBy', 'isWithdrawal']`;

/** The function that tells webhooks of a score with parts in the place of others. */
function replaced(...parts: readonly (readonly [part: string, by: string])[]): string {
  const written = parts.reduce(
    (text, [part, by]) => `replace(${text}, $part$${part}$part$, $part$${by}$part$)`,
    `pg_get_functiondef('tell_webhooks_of_score()'::regprocedure)`,
  );
  return `do $do$ begin execute ${written}; end $do$`;
}
