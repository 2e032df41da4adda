-- Calendar entries are maintained by triggers on the games, in the transaction of the change, so that a removed game leaves an
-- entry that it is called off. Calendars accept what has a higher SEQUENCE: it increases with every change of what an entry
-- shows, which is time and field, the opponent, the result, the names of the teams and the tournament, and the place.

-- Updates the entries of a game. A game that was forfeited before its start, or that a team no longer belongs to, is not played by it. One
-- whose time is to be announced is off the calendars until it has one. An entry shows the
-- result once the game is over; before that, only the page has the score.
create function keep_calendars() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update calendar_entries set called_off_at = now(), sequence = sequence + 1, changed_at = now()
      where game_id = old.id and called_off_at is null
        and (tg_op = 'DELETE' or new.start_time is null or team_id not in (coalesce(new.team1_id, 0), coalesce(new.team2_id, 0)));
    end if;
    if tg_op <> 'DELETE' then
      insert into calendar_entries as entry (team_id, game_id, opponent_id, start_time, end_time, field, called_off_at)
      select side.team, new.id, side.opponent, new.start_time, new.end_time, new.field,
        case when new.forfeited_by is not null and new.started_at is null then now() end
      from (values (new.team1_id, new.team2_id), (new.team2_id, new.team1_id)) as side (team, opponent)
      where side.team is not null and new.start_time is not null order by side.team
      on conflict (team_id, game_id) do update set
        opponent_id = excluded.opponent_id, start_time = excluded.start_time, end_time = excluded.end_time,
        field = excluded.field, changed_at = now(),
        called_off_at = case when excluded.called_off_at is not null then coalesce(entry.called_off_at, now()) end,
        sequence = entry.sequence + case when
          (entry.start_time, entry.end_time, entry.field, entry.called_off_at is null)
            is distinct from (excluded.start_time, excluded.end_time, excluded.field, excluded.called_off_at is null)
          or entry.opponent_id is distinct from excluded.opponent_id
          or (tg_op = 'UPDATE' and case when old.status = 'completed' or new.status = 'completed' then
            (old.status, old.team1_score, old.team2_score, old.team1_shootout, old.team2_shootout, old.forfeited_by) is distinct from
            (new.status, new.team1_score, new.team2_score, new.team1_shootout, new.team2_shootout, new.forfeited_by) else false end)
          then 1 else 0 end;
    end if;
    return null;
  end $$;
create trigger calendars_of_game after insert or delete on games for each row execute function keep_calendars();
create trigger calendars_of_changed_game after update on games for each row
  when ((old.team1_id, old.team2_id, old.start_time, old.end_time, old.field,
        (old.forfeited_by is null or old.started_at is not null)) is distinct from
      (new.team1_id, new.team2_id, new.start_time, new.end_time, new.field,
        (new.forfeited_by is null or new.started_at is not null))
    or ((old.status = 'completed' or new.status = 'completed') and
      (old.status, old.team1_score, old.team2_score, old.team1_shootout, old.team2_shootout, old.forfeited_by)
        is distinct from
      (new.status, new.team1_score, new.team2_score, new.team1_shootout, new.team2_shootout, new.forfeited_by)))
  execute function keep_calendars();

-- Updates entries in one lock order, whichever statement changes them.
create function keep_calendars_named() returns trigger language plpgsql as $$
  begin
    update calendar_entries entry set sequence = entry.sequence + 1, changed_at = now()
    from (
      select team_id, game_id from calendar_entries held
      where case when tg_table_name = 'teams' then new.id in (held.team_id, held.opponent_id)
        else held.team_id in (select id from teams where tournament_id = new.id) end
      order by team_id, game_id for update
    ) held
    where entry.team_id = held.team_id and entry.game_id = held.game_id;
    return null;
  end $$;
create trigger calendars_of_renamed_team after update on teams for each row
  when ((old.name, old.age_bracket) is distinct from (new.name, new.age_bracket))
  execute function keep_calendars_named();
create trigger calendars_of_renamed_tournament after update on tournaments for each row
  when ((old.name, old.location, old.is_divided_by_age) is distinct from (new.name, new.location, new.is_divided_by_age))
  execute function keep_calendars_named();
