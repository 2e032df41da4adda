-- Removes an erased or deleted player from the audit, the letters and the mailboxes. All people deleted by one statement are
-- removed in one pass over the audit and the letters, not in one pass each: three hundred people take about as long as one. A
-- person who is erased in place goes through the same functions.

-- Returns a value without the texts that equal one of the words or have one of the keys.
create function without_person(value jsonb, words text[], keys text[], hidden boolean default false) returns jsonb
  language plpgsql immutable as $$
    declare
      field text;
      part jsonb;
      parts jsonb := '[]';
    begin
      if jsonb_typeof(value) = 'string' then
        return case when hidden or value #>> '{}' = any(words) then '"Removed"'::jsonb else value end;
      elsif jsonb_typeof(value) = 'object' then
        for field, part in select * from jsonb_each(value) loop
          if jsonb_typeof(part) in ('string', 'object', 'array') then
            value := value || jsonb_build_object(field, without_person(part, words, keys, hidden or field = any(keys)));
          end if;
        end loop;
      elsif jsonb_typeof(value) = 'array' then
        for part in select * from jsonb_array_elements(value) loop
          parts := parts || jsonb_build_array(without_person(part, words, keys, hidden));
        end loop;
        return parts;
      end if;
      return value;
    end $$;

-- Returns a text without a word, where it stands by itself.
create function without_word(written text, word text) returns text language sql immutable as $$
    select regexp_replace(written,
      '(?<![[:alnum:]])' || regexp_replace(word, '([][\\.+*?(){}|^$])', '\\\1', 'g') || '(?![[:alnum:]])',
      'Removed player', 'gi') $$;

-- Returns a text without each of the words, the longest first.
create function without_words(written text, words text[]) returns text language plpgsql immutable as $$
    declare
      word text;
    begin
      foreach word in array array(select said from unnest(words) said order by length(said) desc, said) loop
        written := without_word(written, word);
      end loop;
      return written;
    end $$;

-- Forgets people. Words that they share with others on file, such as a family's phone, are removed in their own entries only.
-- `entry` are the entries about one of the people or with one of their words, each with these words and the keys to be
-- emptied. `found` are the letters with one of the words: its longest part is looked up among the letter's parts first, then
-- the whole word.
create function forget_people(gone players[]) returns void
  language plpgsql as $$
    declare
      ids constant integer[] := array(select who.id from unnest(gone) who);
      people integer[];
      words text[];
      addresses text[];
    begin
      select coalesce(array_agg(person), '{}'), coalesce(array_agg(said), '{}') into people, words from (
        select distinct who.id as person, said from unnest(gone) who,
          unnest(array[who.name, who.name_key, who.email, who.phone, who.phone_key,
            who.parent_name, who.parent_email, who.parent_phone]) said
        where said <> '' and not exists (
          select from players other,
            unnest(array[other.name, other.name_key, other.email, other.phone, other.phone_key,
              other.parent_name, other.parent_email, other.parent_phone]) theirs
          where other.id <> all(ids) and theirs = said)) own;
      addresses := array(select distinct lower(said) from unnest(words) said where said like '%@%');

      update audit set before = without_person(before, entry.words, keys || keys_before),
        after = without_person(after, entry.words, keys || keys_after)
      from (
        with own as (
          select person, said, to_jsonb(said)::text as written from unnest(people, words) as own(person, said)),
        texts as (
          select audit.id, '"' || part || '"' as written from audit, string_to_table(concat(before, after), '"') part),
        found as (
          select id, record_id as person, true as is_own, false as is_registered, false as led_before, false as led_after
          from audit where thing = 'player' and record_id = any(ids)
          union all
          select audit.id, who.id, false, true, false, false
          from audit, unnest(array[before ->> 'playerId', after ->> 'playerId']) named(player)
            join unnest(ids) who(id) on who.id::text = player
          union all
          select audit.id, who.id, false, false, led.is_before,
            not led.is_before
          from audit, lateral (values (before ->> 'captainId', true), (after ->> 'captainId', false)) led(captain, is_before)
            join unnest(ids) who(id) on who.id::text = captain
          union all
          select texts.id, person, false, false, false, false from texts join own using (written)
          union all
          select audit.id, person, false, false, false, false
          from audit join own on said ~ '["\\]' and strpos(concat(before, after), written) > 0)
        select id, coalesce(array_agg(distinct said) filter (where said is not null), '{}') as words,
          case when bool_or(is_own) then array['name', 'nameKey', 'email', 'phone', 'phoneKey', 'currentClub', 'league',
            'shirtSize', 'parentName', 'parentEmail', 'parentPhone', 'notes', 'playWith', 'playerName']
            else '{}' end
            || case when bool_or(is_registered) then array['notes', 'playWith', 'signer', 'relationship',
            'address', 'playerName', 'playerEmail', 'playerPhone'] else '{}' end as keys,
          case when bool_or(led_before) then array['captainName', 'captainEmail', 'captainPhone'] else '{}' end as keys_before,
          case when bool_or(led_after) then array['captainName', 'captainEmail', 'captainPhone'] else '{}' end as keys_after
        from found left join own using (person) group by id) entry where entry.id = audit.id;

      delete from outgoing_mails where lower(recipient) = any(addresses);
      update outgoing_mails set sender = null, source = null where sender = any(addresses);
      delete from pre_registrations where lower(email) = any(addresses);
      delete from invitations where lower(email) = any(addresses);
      -- A team whose contact is erased is its captain's again; links and sessions of the contact end.
      update teams set captain_link_number = captain_link_number + 1,
        (captain_name, captain_email, captain_phone) = (
          select coalesce(max(name), 'Removed player'), coalesce(max(email), ''), coalesce(max(phone), '')
          from players where id = captain_id and id <> all(ids))
      where lower(captain_email) = any(addresses);

      update outgoing_mails letter set subject = without_words(subject, found.words),
        text_body = without_words(text_body, found.words),
        html_body = without_words(html_body, found.words
          || array(select replace(said, '''', '&#39;') from unnest(found.words) said where strpos(said, '''') > 0))
      from (
        select letter.id, array_agg(distinct said) as words
        from outgoing_mails letter,
          lateral (select distinct part from regexp_split_to_table(
            lower(concat_ws(' ', subject, text_body)), '[^[:alnum:]]+') part) parts
        join (
          select distinct on (said) said, part
          from unnest(words) said, regexp_split_to_table(lower(said), '[^[:alnum:]]+') part
          where part <> '' order by said, length(part) desc) sought using (part)
        where cardinality(words) > 40 or exists (
          select from unnest(words) word where strpos(lower(concat(subject, text_body, html_body)), lower(word)) > 0)
        group by letter.id) found where found.id = letter.id;
    end $$;

-- Forgets searches with a single word of a person, because organizers seldom type a whole name to find somebody.
create function forget_searches_for(gone players[]) returns void
  language plpgsql as $$
    declare
      words constant text[] := array(select distinct said from unnest(gone) who,
        unnest(array[lower(who.name), who.name_key, lower(who.email), who.phone, lower(who.parent_name),
          lower(who.parent_email), regexp_replace(who.parent_phone, '\D', '', 'g')]) said where said <> '');
    begin
      update audit set after = without_person(after, '{}', array['q'])
      where thing = 'export' and exists (
        select from regexp_split_to_table(
          lower(after -> 'filter' ->> 'q') || ' ' || regexp_replace(after -> 'filter' ->> 'q', '\D', '', 'g'), '\s+') term,
          unnest(words) said
        where length(term) >= 2 and strpos(said, term) > 0);
    end $$;

create function forget_mailboxes_of(gone players[]) returns void
  language plpgsql as $$
    begin
      delete from mailboxes
      where address in (select unnest(array[lower(who.email), lower(who.parent_email)]) from unnest(gone) who)
        and not exists (select from players where lower(email) = address)
        and not exists (select from players where lower(parent_email) = address)
        and not exists (select from teams where lower(captain_email) = address);
    end $$;

-- Forgets deleted players.
-- Mailboxes come last, when the teams have lost the address.
create function forget_deleted() returns trigger
  language plpgsql as $$
    declare
      everybody constant players[] := array(select jsonb_populate_record(null::players, to_jsonb(gone)) from gone);
    begin
      if cardinality(everybody) = 0 then return null; end if;
      perform forget_people(everybody);
      perform forget_searches_for(everybody);
      perform forget_mailboxes_of(everybody);
      return null;
    end $$;
create trigger player_deleted after delete on players referencing old table as gone
  for each statement execute function forget_deleted();

create function forget_erased() returns trigger
  language plpgsql as $$
    begin
      perform forget_people(array[old]);
      perform forget_searches_for(array[old]);
      perform forget_mailboxes_of(array[old]);
      return null;
    end $$;
create trigger player_erased after update on players for each row
  when (new.name_key like 'removed %' and old.name_key not like 'removed %') execute function forget_erased();
