import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each tournament may have prices of its own, and each registration keeps the price it was made at and why. Those on file keep what they
 * were asked; who waits for a place keeps the site's price of now. The regular price has no reason: most rows are as narrow as they were.
 */
export class Prices1795000000410 implements MigrationInterface {
  readonly name = 'Prices1795000000410';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  `alter table tournaments
    add column price_cents integer,
    add column early_price_cents integer,
    add column early_until date,
    add column sibling_price_cents integer,
    add constraint tournaments_prices_positive
      check (price_cents >= 0 and early_price_cents >= 0 and sibling_price_cents >= 0),
    add constraint tournaments_early_price_ends check ((early_price_cents is null) = (early_until is null))`,
  `alter table tournament_registrations
    add column price_cents integer not null default 4000,
    add column price_reason varchar(10),
    add constraint tournament_registrations_price_positive check (price_cents >= 0),
    add constraint tournament_registrations_price_reason_known check (price_reason in ('early', 'sibling'))`,
  `update tournament_registrations set price_cents = case
      when amount_cents = 0 then coalesce((select (settings ->> 'feeCents')::int from site_settings), 4000)
      when payment_method = 'credit_card' then round(amount_cents * 100 / 105.0)::int
      else amount_cents end`,
];

const down = [
  'alter table tournament_registrations drop column price_reason, drop column price_cents',
  `alter table tournaments drop constraint tournaments_early_price_ends, drop constraint tournaments_prices_positive,
    drop column sibling_price_cents, drop column early_until, drop column early_price_cents, drop column price_cents`,
];
