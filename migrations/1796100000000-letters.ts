import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds waiting letters in the order in which they leave, and letters by who has caused them. Forgets with a person every address
 * that the record had, earlier ones as well, unless somebody who stays has it.
 */
export class Letters1796100000000 implements MigrationInterface {
  readonly name = 'Letters1796100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(inTurn);
    await runner.query(forgetAddresses);
    await runner.query(forgetting('perform forget_addresses_of'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(forgetting('-- without'));
    await runner.query('drop function forget_addresses_of');
    await runner.query(byTime);
  }
}

/** Letters that strangers cause leave before mailings to many and after all others. */
const inTurn = `
  drop index outgoing_mails_due;
  create index outgoing_mails_in_turn on outgoing_mails (lane, next_attempt_at) where state = 'waiting';
  create index outgoing_mails_of_source on outgoing_mails (source, due_at) where source is not null;
  update outgoing_mails set lane = lane + 1 where state = 'waiting' and (lane = 3 or cause = 'stranger')`;

const byTime = `
  update outgoing_mails set lane = lane - 1 where state = 'waiting' and lane > 2;
  drop index outgoing_mails_of_source;
  drop index outgoing_mails_in_turn;
  create index outgoing_mails_due on outgoing_mails (next_attempt_at) where state = 'waiting'`;

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
