import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the price without siblings beside a sibling's price, since that one is told to the family alone. */
export class PriceAlone1796200000000 implements MigrationInterface {
  readonly name = 'PriceAlone1796200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table tournament_registrations add alone_price_cents integer, add alone_price_early boolean',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament_registrations drop alone_price_cents, drop alone_price_early');
  }
}
