-- Indexes by which the back office sorts and searches its lists.

create index players_name_index on players (name_key, id);
create index players_age_index on players ((-birth_year), id);
create index players_skill_index on players (skill_level, id);
create index players_club_index on players (lower(current_club), id);
create index teams_name_index on teams (name_key, id);
create index tournaments_name_index on tournaments (lower(name), id);
create index tournament_registrations_latest_index
  on tournament_registrations (player_id, registration_date desc, id desc);
create index tournament_registrations_date_index on tournament_registrations (registration_date, id);
create index tournament_registrations_latest_date_index on tournament_registrations (registration_date, player_id);

-- Search words are stored with their row by triggers: folding names during a search would slow down one of two letters, which no
-- index supports, five times.

-- Returns folded words for names stored only as typed; lower() comes last, because in the locale C it knows plain letters only.
create function folded_words(typed text) returns text language sql immutable as $$
  select lower(regexp_replace(normalize(translate(typed, '’‘ʼ´–—', '''''''''--'), nfkd), '[\u0300-\u036F]', '', 'g'))
$$;

-- Returns names without hyphens, apostrophes and blanks: omara finds O'Mara, and annemarie finds Anne-Marie and Anne Marie.
create function joined_words(folded text) returns text language sql immutable as $$
      select translate(folded, '-'' ', '') $$;

-- Stores the joined names behind a separator, so that two or three letters are searched before it only.
create function keep_search_words_of_players() returns trigger language plpgsql as $$
      begin
        new.search_words := concat_ws(' ', new.name_key, lower(new.email), new.phone_key, folded_words(new.parent_name),
          lower(new.parent_email), regexp_replace(new.parent_phone, '\D', '', 'g'),
          chr(31), joined_words(new.name_key), joined_words(folded_words(new.parent_name)));
        return new;
      end $$;
create trigger players_search_words
  before insert or update of name_key, email, phone_key, parent_name, parent_email, parent_phone on players
  for each row execute function keep_search_words_of_players();

create function keep_search_words_of_teams() returns trigger language plpgsql as $$
      begin
        new.search_words := concat_ws(' ', new.name_key, folded_words(new.captain_name), lower(new.captain_email),
          regexp_replace(new.captain_phone, '\D', '', 'g'),
          chr(31), joined_words(new.name_key), joined_words(folded_words(new.captain_name)));
        return new;
      end $$;
create trigger teams_search_words
  before insert or update of name_key, captain_name, captain_email, captain_phone on teams
  for each row execute function keep_search_words_of_teams();

-- Indexes for a search by part of a name, an address or a phone; a server without the extension searches without an index.
do $$
  begin
    create extension if not exists pg_trgm;
    create index players_search_index on players using gin (search_words gin_trgm_ops);
    create index teams_search_index on teams using gin (search_words gin_trgm_ops);
  exception when others then
    raise notice 'Players and teams are searched without an index: %', sqlerrm;
  end $$;
