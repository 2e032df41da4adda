import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Forgets with a person every address that the record had, earlier ones as well, unless somebody who stays has it. */
export class Letters1796100000000 implements MigrationInterface {
  readonly name = 'Letters1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(forgetAddresses);
    await runner.query(forgetting('perform forget_addresses_of'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(forgetting('-- without'));
    await runner.query('drop function forget_addresses_of');
  }
}

/** Runs before the audit is emptied, since it alone has the earlier addresses. */
const forgetAddresses = `create function forget_addresses_of(gone players[]) returns void
  language plpgsql as $$
    declare
      addresses text[] := array(
        select lower(address) from unnest(gone) who, unnest(array[who.email, who.parent_email]) address where address <> ''
        union
        select lower(address) from audit,
          unnest(array[before ->> 'email', before ->> 'parentEmail', after ->> 'email', after ->> 'parentEmail']) address
        where thing = 'player' and record_id in (select id from unnest(gone)) and address <> '');
    begin
      addresses := array(select address from unnest(addresses) address
        where not exists (select from players where lower(email) = address)
          and not exists (select from players where lower(parent_email) = address));
      delete from news_endings where address = any(addresses);
      addresses := array(select address from unnest(addresses) address
        where not exists (select from teams where lower(captain_email) = address));
      delete from outgoing_mails where lower(recipient) = any(addresses);
      delete from mailboxes where address = any(addresses);
    end $$`;

/** Functions of the triggers on players, with the first step of theirs. */
const forgetting = (first: string) => `
  create or replace function forget_deleted() returns trigger
    language plpgsql as $$
      declare
        everybody constant players[] := array(select jsonb_populate_record(null::players, to_jsonb(gone)) from gone);
      begin
        if cardinality(everybody) = 0 then return null; end if;
        ${first} (everybody);
        perform forget_people(everybody);
        perform forget_searches_for(everybody);
        perform forget_mailboxes_of(everybody);
        return null;
      end $$;
  create or replace function forget_erased() returns trigger
    language plpgsql as $$
      begin
        ${first} (array[old]);
        perform forget_people(array[old]);
        perform forget_searches_for(array[old]);
        perform forget_mailboxes_of(array[old]);
        return null;
      end $$`;
