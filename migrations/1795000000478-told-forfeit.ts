import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is told of a final result says which teams did not play. */
export class ToldForfeit1795000000478 implements MigrationInterface {
  readonly name = 'ToldForfeit1795000000478';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(replaced([unsaid, said], [withheld, withheldToo]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(replaced([said, unsaid], [withheldToo, withheld]));
  }
}

const unsaid = `'team2Shootout', game.team2_shootout)`;
const said = `'team2Shootout', game.team2_shootout, 'forfeitedBy', game.forfeited_by)`;

/** What a score that changes does not say. */
const withheld = `array['winnerId', 'team1Shootout', 'team2Shootout']`;
const withheldToo = `array['winnerId', 'team1Shootout', 'team2Shootout', 'forfeitedBy']`;

/** The function that tells webhooks of a score with parts in the place of others. */
function replaced(...parts: readonly (readonly [part: string, by: string])[]): string {
  const written = parts.reduce(
    (text, [part, by]) => `replace(${text}, $part$${part}$part$, $part$${by}$part$)`,
    `pg_get_functiondef('tell_webhooks_of_score()'::regprocedure)`,
  );
  return `do $do$ begin execute ${written}; end $do$`;
}
