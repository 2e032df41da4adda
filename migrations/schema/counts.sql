-- Counts and versions maintained by triggers, so that no statement can change a row without counting.

-- Updates the roster's count when a registration is added, moved or removed.
create function count_roster() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.team_id is not null then
      update teams set current_players = current_players - 1 where id = old.team_id;
    end if;
    if tg_op <> 'DELETE' and new.team_id is not null then
      update teams set current_players = current_players + 1 where id = new.team_id;
    end if;
    return null;
  end $$;
create trigger roster_entered_or_left after insert or delete on tournament_registrations
  for each row execute function count_roster();
create trigger roster_changed after update of team_id on tournament_registrations
  for each row when (old.team_id is distinct from new.team_id) execute function count_roster();

-- Updates the tournament's count: a team holds a place while it is active and not on the waiting list. An update that leaves that
-- as it is does not write the tournament.
create function count_teams() returns trigger language plpgsql as $$
  declare
    held boolean := tg_op <> 'INSERT' and old.is_active and old.waitlisted_at is null;
    holds boolean := tg_op <> 'DELETE' and new.is_active and new.waitlisted_at is null;
  begin
    if held then update tournaments set team_count = team_count - 1 where id = old.tournament_id; end if;
    if holds then update tournaments set team_count = team_count + 1 where id = new.tournament_id; end if;
    return null;
  end $$;
create trigger team_entered_or_left after insert or delete on teams
  for each row execute function count_teams();
create trigger team_changed_place after update of is_active, waitlisted_at, tournament_id on teams for each row
  when ((old.is_active, old.waitlisted_at, old.tournament_id)
    is distinct from (new.is_active, new.waitlisted_at, new.tournament_id))
  execute function count_teams();

-- Increases the version of a changed record, whichever statement changes it.
create function count_version() returns trigger language plpgsql as $$
  begin
    new.version := old.version + 1;
    return new;
  end $$;
create trigger player_changed before update on players
  for each row when (old.* is distinct from new.*) execute function count_version();
create trigger registration_changed before update on tournament_registrations
  for each row when (old.* is distinct from new.*) execute function count_version();

-- Numbers of players, registrations and teams, which the lists would otherwise count each time. Each statement adds a row with
-- its change, so that no two wait for one another; the number is the sum.
create table row_counts (
  players integer not null default 0,
  registrations integer not null default 0,
  teams integer not null default 0
);
insert into row_counts values (0, 0, 0);

create function count_rows_of(name text, more integer) returns void language plpgsql as $$
  begin
    insert into row_counts values (case name when 'players' then more else 0 end,
      case name when 'tournament_registrations' then more else 0 end, case name when 'teams' then more else 0 end);
    -- Now and then a hundred lines become one, of those that nobody else is at.
    if random() < 0.02 then
      with taken as (delete from row_counts where ctid in (select ctid from row_counts limit 100 for update skip locked) returning *)
      insert into row_counts select sum(players), sum(registrations), sum(teams) from taken having count(*) > 0;
    end if;
  end $$;

create function count_entered_rows() returns trigger language plpgsql as $$
  begin
    perform count_rows_of(tg_table_name, (select count(*)::int from changed));
    return null;
  end $$;

create function count_left_rows() returns trigger language plpgsql as $$
  begin
    perform count_rows_of(tg_table_name, -(select count(*)::int from changed));
    return null;
  end $$;

create function count_no_rows() returns trigger language plpgsql as $$
  begin
    insert into row_counts select case tg_table_name when 'players' then -sum(players) else 0 end,
      case tg_table_name when 'tournament_registrations' then -sum(registrations) else 0 end,
      case tg_table_name when 'teams' then -sum(teams) else 0 end from row_counts having count(*) > 0;
    return null;
  end $$;

create trigger players_entered_counted after insert on players referencing new table as changed
  for each statement execute function count_entered_rows();
create trigger players_left_counted after delete on players referencing old table as changed
  for each statement execute function count_left_rows();
create trigger players_emptied_counted after truncate on players
  for each statement execute function count_no_rows();

create trigger tournament_registrations_entered_counted after insert on tournament_registrations
  referencing new table as changed for each statement execute function count_entered_rows();
create trigger tournament_registrations_left_counted after delete on tournament_registrations
  referencing old table as changed for each statement execute function count_left_rows();
create trigger tournament_registrations_emptied_counted after truncate on tournament_registrations
  for each statement execute function count_no_rows();

create trigger teams_entered_counted after insert on teams referencing new table as changed
  for each statement execute function count_entered_rows();
create trigger teams_left_counted after delete on teams referencing old table as changed
  for each statement execute function count_left_rows();
create trigger teams_emptied_counted after truncate on teams
  for each statement execute function count_no_rows();
