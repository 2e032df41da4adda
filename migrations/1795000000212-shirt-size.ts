import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The size of a player's shirt, which an erasure takes out of the audit as it does the league. */
export class ShirtSize1795000000212 implements MigrationInterface {
  readonly name = 'ShirtSize1795000000212';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table players add column shirt_size varchar(20)');
    await forget(runner, `'league',`, `'league', 'shirtSize',`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await forget(runner, `'league', 'shirtSize',`, `'league',`);
    await runner.query('alter table players drop column shirt_size');
  }
}

/** Writes the function that forgets a person again, with some of its words replaced. */
async function forget(runner: QueryRunner, before: string, after: string): Promise<void> {
  const [{ written }] = await runner.query(`select pg_get_functiondef('forget_person'::regproc) as written`);
  if (!written.includes(before)) throw new Error(`forget_person does not say ${before}`);
  await runner.query(written.replace(before, after));
}
