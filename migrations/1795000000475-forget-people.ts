import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Everybody whom one statement deletes is forgotten in one pass over the audit and the letters, not in one pass each: three hundred
 * people take about as long as one. A person who is erased in place goes through the same functions.
 */
export class ForgetPeople1795000000475 implements MigrationInterface {
  readonly name = 'ForgetPeople1795000000475';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const asOwner = 'security definer set search_path = pg_catalog, public, pg_temp';
const isNoMerge = `current_setting('golden_goal.merging', true) is distinct from 'yes'`;
const hasTraces = `current_setting('golden_goal.left_no_trace', true) is distinct from 'yes'`;
const isErased = `new.name_key like 'removed %' and old.name_key not like 'removed %'`;

const wordsOf = (person: string) => {
  const columns = ['name', 'name_key', 'email', 'phone', 'phone_key', 'parent_name', 'parent_email', 'parent_phone'];
  return `array[${columns.map((column) => `${person}.${column}`).join(', ')}]`;
};

const ofPerson = `array['name', 'nameKey', 'email', 'phone', 'phoneKey', 'currentClub', 'league', 'shirtSize',
  'parentName', 'parentEmail', 'parentPhone', 'notes', 'playWith', 'otherContact', 'playerName']`;
const ofRegistration = `array['notes', 'playWith', 'otherContact', 'signer', 'relationship', 'address',
  'playerName', 'playerEmail', 'playerPhone']`;
const ofCaptain = `array['captainName', 'captainEmail', 'captainPhone']`;

/** The entries of the audit that are about one of the people, or say a word of theirs, with these words and the keys that are emptied. */
const entriesFound = `
  with own as (
    select person, said, to_jsonb(said)::text as written from unnest(people, words) as own(person, said)),
  texts as (
    select audit.id, '"' || part || '"' as written from audit, string_to_table(concat(before, after), '"') part),
  found as (
    select id, record_id as person, true as is_own, false as is_registered, false as led_before, false as led_after
    from audit where thing = 'player' and record_id = any(ids)
    union all
    select audit.id, who.id, false, true, false, false
    from audit join unnest(ids) who(id) on who.id::text in (before ->> 'playerId', after ->> 'playerId')
    union all
    select audit.id, who.id, false, false, coalesce(before ->> 'captainId' = who.id::text, false),
      coalesce(after ->> 'captainId' = who.id::text, false)
    from audit join unnest(ids) who(id) on who.id::text in (before ->> 'captainId', after ->> 'captainId')
    union all
    select texts.id, person, false, false, false, false from texts join own using (written)
    union all
    select audit.id, person, false, false, false, false
    from audit join own on said ~ '["\\\\]' and strpos(concat(before, after), written) > 0)
  select id, coalesce(array_agg(distinct said) filter (where said is not null), '{}') as words,
    case when bool_or(is_own) then ${ofPerson} else '{}' end
      || case when bool_or(is_registered) then ${ofRegistration} else '{}' end as keys,
    case when bool_or(led_before) then ${ofCaptain} else '{}' end as keys_before,
    case when bool_or(led_after) then ${ofCaptain} else '{}' end as keys_after
  from found left join own using (person) group by id`;

/** Letters that say a word: its longest part stands in the letter by itself, which is looked up before the whole word is. */
const lettersFound = `
  select letter.id, array_agg(distinct said) as words
  from outgoing_mails letter,
    lateral (select distinct part from regexp_split_to_table(
      lower(concat_ws(' ', subject, text_body, html_body)), '[^[:alnum:]]+') part) parts
  join (
    select distinct on (said) said, part
    from unnest(words) said, regexp_split_to_table(lower(said), '[^[:alnum:]]+') part
    where part <> '' order by said, length(part) desc) sought using (part)
  where cardinality(words) > 40 or exists (
    select from unnest(words) word where strpos(lower(concat(subject, text_body, html_body)), lower(word)) > 0)
  group by letter.id`;

const former = ['player_deleted', 'player_searches_deleted', 'player_unmailed_deleted'];
const formerErased = former.map((name) => name.replace('deleted', 'erased'));
const formerFunctions = ['forget_person', 'forget_searches', 'forget_mailbox'];

const up = [
  ...[...former, ...formerErased].map((name) => `drop trigger ${name} on players`),
  ...formerFunctions.map((name) => `drop function ${name}()`),
  // A text with each of the words taken out, the longest first.
  `create function without_words(written text, words text[]) returns text language plpgsql immutable as $$
    declare
      word text;
    begin
      foreach word in array array(select said from unnest(words) said order by length(said) desc, said) loop
        written := without_word(written, word);
      end loop;
      return written;
    end $$`,
  // What others who are on file share with somebody, such as a family's phone, is forgotten in that person's own entries only.
  `create function forget_people(gone players[]) returns void language plpgsql ${asOwner} as $$
    declare
      ids constant integer[] := array(select who.id from unnest(gone) who);
      people integer[];
      words text[];
      addresses text[];
    begin
      select coalesce(array_agg(person), '{}'), coalesce(array_agg(said), '{}') into people, words from (
        select distinct who.id as person, said from unnest(gone) who, unnest(${wordsOf('who')}) said
        where said <> '' and not exists (
          select from players other, unnest(${wordsOf('other')}) theirs
          where other.id <> all(ids) and theirs = said)) own;
      addresses := array(select distinct lower(said) from unnest(words) said where said like '%@%');

      update audit set before = without_person(before, entry.words, keys || keys_before),
        after = without_person(after, entry.words, keys || keys_after)
      from (${entriesFound}) entry where entry.id = audit.id;

      delete from outgoing_mails where lower(recipient) = any(addresses);
      delete from pre_registrations where lower(email) = any(addresses);
      delete from held_invitations where lower(email) = any(addresses);
      delete from invitations where lower(email) = any(addresses);
      update teams set captain_name = 'Removed player', captain_email = '', captain_phone = ''
      where lower(captain_email) = any(addresses) and led_by = 'captain';
      update team_offers set name = null, email = null, phone = null, role = null, language = null
      where lower(email) = any(addresses);
      update outgoing_mails letter set subject = without_words(subject, found.words),
        text_body = without_words(text_body, found.words),
        html_body = without_words(html_body, found.words
          || array(select replace(said, '''', '&#39;') from unnest(found.words) said where strpos(said, '''') > 0))
      from (${lettersFound}) found where found.id = letter.id;
    end $$`,
  // One word of a person is enough: what an organizer typed to find somebody is seldom the whole name.
  `create function forget_searches_for(gone players[]) returns void language plpgsql ${asOwner} as $$
    declare
      words constant text[] := array(select distinct said from unnest(gone) who,
        unnest(array[lower(who.name), who.name_key, lower(who.email), who.phone, lower(who.parent_name),
          lower(who.parent_email), regexp_replace(who.parent_phone, '\\D', '', 'g')]) said where said <> '');
    begin
      update audit set after = without_person(after, '{}', array['q'])
      where thing = 'export' and exists (
        select from regexp_split_to_table(
          lower(after -> 'filter' ->> 'q') || ' ' || regexp_replace(after -> 'filter' ->> 'q', '\\D', '', 'g'), '\\s+') term,
          unnest(words) said
        where length(term) >= 2 and strpos(said, term) > 0);
    end $$`,
  `create function forget_mailboxes_of(gone players[]) returns void language plpgsql ${asOwner} as $$
    begin
      delete from mailboxes
      where address in (select unnest(array[lower(who.email), lower(who.parent_email)]) from unnest(gone) who)
        and not exists (select from players where lower(email) = address)
        and not exists (select from players where lower(parent_email) = address)
        and not exists (select from teams where lower(captain_email) = address);
    end $$`,
  ...['forget_people', 'forget_searches_for', 'forget_mailboxes_of'].map(
    (name) => `revoke execute on function ${name}(players[]) from public`,
  ),
  // Mailboxes come last: the teams have lost the address by then.
  `create function forget_deleted() returns trigger language plpgsql ${asOwner} as $$
    declare
      everybody constant players[] := array(select jsonb_populate_record(null::players, to_jsonb(gone)) from gone);
    begin
      if cardinality(everybody) = 0 then return null; end if;
      if ${isNoMerge} and ${hasTraces} then perform forget_people(everybody); end if;
      if ${isNoMerge} then perform forget_searches_for(everybody); end if;
      perform forget_mailboxes_of(everybody);
      return null;
    end $$`,
  `create function forget_erased() returns trigger language plpgsql ${asOwner} as $$
    begin
      perform forget_people(array[old]);
      perform forget_searches_for(array[old]);
      perform forget_mailboxes_of(array[old]);
      return null;
    end $$`,
  `create trigger player_deleted after delete on players referencing old table as gone
    for each statement execute function forget_deleted()`,
  `create trigger player_erased after update on players for each row when (${isErased}) execute function forget_erased()`,
];

const down = [
  'drop trigger player_erased on players',
  'drop trigger player_deleted on players',
  ...['erased()', 'deleted()', 'mailboxes_of(players[])', 'searches_for(players[])', 'people(players[])'].map(
    (name) => `drop function forget_${name}`,
  ),
  'drop function without_words(text, text[])',
  `create function forget_person() returns trigger language plpgsql ${asOwner} as $$
    declare
      words text[];
      addresses text[];
      word text;
      of_person constant text[] := ${ofPerson};
      of_registration constant text[] := ${ofRegistration};
      of_captain constant text[] := ${ofCaptain};
    begin
      select coalesce(array_agg(distinct said), '{}') into words from unnest(${wordsOf('old')}) said
      where said <> '' and not exists (select from players p where p.id <> old.id and said = any(${wordsOf('p')}));
      select coalesce(array_agg(lower(said)), '{}') into addresses from unnest(words) said where said like '%@%';
      update audit set
        before = without_person(before, words, of_person), after = without_person(after, words, of_person)
      where thing = 'player' and record_id = old.id;
      update audit set
        before = without_person(before, words, of_registration), after = without_person(after, words, of_registration)
      where old.id::text in (before ->> 'playerId', after ->> 'playerId');
      update audit set
        before = case when before ->> 'captainId' = old.id::text then without_person(before, words, of_captain)
          else without_person(before, words, '{}') end,
        after = case when after ->> 'captainId' = old.id::text then without_person(after, words, of_captain)
          else without_person(after, words, '{}') end
      where old.id::text in (before ->> 'captainId', after ->> 'captainId') or exists (
        select from unnest(words) said
        where strpos(concat(before, ' ', after), to_jsonb(said)::text) > 0);
      delete from outgoing_mails where lower(recipient) = any(addresses);
      delete from pre_registrations where lower(email) = any(addresses);
      delete from held_invitations where lower(email) = any(addresses);
      delete from invitations where lower(email) = any(addresses);
      update teams set captain_name = 'Removed player', captain_email = '', captain_phone = ''
      where lower(captain_email) = any(addresses) and led_by = 'captain';
      update team_offers set name = null, email = null, phone = null, role = null, language = null
      where lower(email) = any(addresses);
      foreach word in array words loop
        update outgoing_mails set subject = without_word(subject, word), text_body = without_word(text_body, word),
          html_body = without_word(without_word(html_body, word), replace(word, '''', '&#39;'))
        where strpos(lower(concat(subject, text_body, html_body)), lower(word)) > 0;
      end loop;
      return null;
    end $$`,
  `create function forget_searches() returns trigger language plpgsql ${asOwner} as $$
    begin
      update audit set after = without_person(after, '{}', array['q'])
      where thing = 'export' and exists (
        select from regexp_split_to_table(
          lower(after -> 'filter' ->> 'q') || ' ' || regexp_replace(after -> 'filter' ->> 'q', '\\D', '', 'g'), '\\s+') term,
          unnest(array[lower(old.name), old.name_key, lower(old.email), old.phone,
            lower(old.parent_name), lower(old.parent_email), regexp_replace(old.parent_phone, '\\D', '', 'g')]) said
        where length(term) >= 2 and strpos(said, term) > 0);
      return null;
    end $$`,
  `create function forget_mailbox() returns trigger language plpgsql ${asOwner} as $$
    begin
      delete from mailboxes where address in (lower(old.email), lower(old.parent_email))
        and not exists (select from players p where address in (lower(p.email), lower(p.parent_email)))
        and not exists (select from teams t where address = lower(t.captain_email));
      return null;
    end $$`,
  `create trigger player_deleted after delete on players for each row when (${hasTraces} and ${isNoMerge})
    execute function forget_person()`,
  `create trigger player_searches_deleted after delete on players for each row when (${isNoMerge})
    execute function forget_searches()`,
  'create trigger player_unmailed_deleted after delete on players for each row execute function forget_mailbox()',
  ...formerErased.map(
    (name, place) =>
      `create trigger ${name} after update on players for each row when (${isErased}) execute function ${formerFunctions[place]}()`,
  ),
];
