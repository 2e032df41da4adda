-- Notifies every process of every change that public answers show, whichever statement made it, after its transaction: the
-- table, and the tournament if it belongs to one.

create function tell_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', tg_table_name);
    return null;
  end $$;

create function tell_change_of_tournament() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform pg_notify('live', tg_table_name || ' ' || old.tournament_id); end if;
    if tg_op <> 'DELETE' then perform pg_notify('live', tg_table_name || ' ' || new.tournament_id); end if;
    return null;
  end $$;

create function tell_changed_tournament() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', 'tournaments ' || coalesce(new.id, old.id));
    return null;
  end $$;

create trigger tournaments_told after insert or delete on tournaments
  for each row execute function tell_changed_tournament();
-- Notifies of the number of teams only while few places are left (domain/rule/tournament/places-left.ts).
create trigger tournaments_changed_told after update on tournaments for each row
  when ((to_jsonb(old) - 'team_count', least(6, old.max_teams - old.team_count))
    is distinct from (to_jsonb(new) - 'team_count', least(6, new.max_teams - new.team_count)))
  execute function tell_changed_tournament();

-- Notifies of the set of teams and their numbers of players, which change with every registration. Names hardly ever change, and
-- have another notification.
create function tell_change_of_rosters() returns trigger language plpgsql as $$
  begin
    perform pg_notify('live', 'rosters ' || new.tournament_id);
    return null;
  end $$;
create trigger teams_told after insert on teams for each row execute function tell_change_of_rosters();
create trigger rosters_told after update on teams for each row
  when (old.current_players <> new.current_players) execute function tell_change_of_rosters();
create trigger teams_deleted_told after delete on teams for each row execute function tell_change_of_tournament();
create trigger teams_changed_told after update on teams for each row
  when (to_jsonb(old) - '{current_players,version}'::text[] is distinct from
    to_jsonb(new) - '{current_players,version}'::text[])
  execute function tell_change_of_tournament();

create trigger players_told after update on players for each row
  when (old.name <> new.name or old.birth_year is distinct from new.birth_year) execute function tell_change();
create trigger players_deleted_told after delete on players for each statement execute function tell_change();
create trigger registrations_told after insert or delete or update of team_id, tournament_id, player_id
  on tournament_registrations for each row execute function tell_change_of_tournament();
create trigger draws_told after insert or update or delete on draws
  for each row execute function tell_change_of_tournament();
create trigger brackets_told after insert or update or delete on brackets
  for each row execute function tell_change_of_tournament();
create trigger player_goals_told after insert or update or delete on player_goals
  for each statement execute function tell_change();
create trigger site_settings_told after update on site_settings for each statement execute function tell_change();

-- If only the score of a game in progress has changed, the notification contains the score and the version: a process that has
-- the previous version need not read the game again to show it.
create function tell_changed_game() returns trigger language plpgsql as $$
      declare
        scored constant text[] := '{team1_score,team2_score,version,updated_at}';
      begin
        if old.status = 'in_progress' and new.version = old.version + 1
          and to_jsonb(old) - scored = to_jsonb(new) - scored then
          perform pg_notify('live', concat_ws(' ', 'games', new.tournament_id, new.id, new.version,
            new.team1_score, new.team2_score));
          return null;
        end if;
        perform pg_notify('live', 'games ' || old.tournament_id);
        perform pg_notify('live', 'games ' || new.tournament_id);
        return null;
      end $$;
create trigger games_told after insert or delete on games
  for each row execute function tell_change_of_tournament();
create trigger games_changed_told after update on games
  for each row execute function tell_changed_game();

-- Notifies every process when the visible records of a session change: when an organizer signs in, and when it loses the
-- view of a tournament's brackets. The session is named by a mark that gives no access. Expiry is not notified.
create function tell_change_of_session() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform pg_notify('live', 'grants ' || md5(old.session_id)); end if;
    if tg_op <> 'DELETE' then perform pg_notify('live', 'grants ' || md5(new.session_id)); end if;
    return null;
  end $$;
create trigger organizers_told after insert on grants for each row
  when (new.kind = 'organizer') execute function tell_change_of_session();
create trigger sessions_told after update of session_id on grants for each row
  when (new.kind in ('organizer', 'tournament-view')) execute function tell_change_of_session();
create trigger views_told after delete on grants for each row
  when (old.kind = 'tournament-view' and old.granted_at > now() - interval '1 day')
  execute function tell_change_of_session();

-- Writes events for webhooks and followers by triggers, in the transaction of the change, so that every committed change is
-- told and nothing else is.

create function tell_webhooks(happened text, game integer, details jsonb) returns void language sql as $$
    insert into webhook_deliveries (webhook_id, event, game_id, payload)
    select id, happened, game, jsonb_build_object('type', happened, 'data', details,
      'timestamp', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from webhooks where off_since is null and happened = any(events) order by id $$;

create function tell_webhooks_of_registration() returns trigger language plpgsql as $$ begin
    perform tell_webhooks('registration.made', null, jsonb_build_object('registrationId', new.id,
      'tournamentId', new.tournament_id, 'teamId', new.team_id, 'ageBracket', new.age_bracket,
      'paymentStatus', new.payment_status));
    return null;
  end $$;
create trigger webhook_of_registration after insert on tournament_registrations
  for each row execute function tell_webhooks_of_registration();

create function tell_webhooks_of_payment() returns trigger language plpgsql as $$ begin
    perform tell_webhooks('payment.recorded', null, jsonb_build_object('registrationId', new.id,
      'tournamentId', new.tournament_id, 'paymentStatus', new.payment_status, 'paymentMethod', new.payment_method,
      'amountCents', new.amount_cents));
    return null;
  end $$;
create trigger webhook_of_payment after update of payment_status, payment_confirmed_at on tournament_registrations
  for each row when ((old.payment_status, old.payment_confirmed_at, old.amount_cents)
    is distinct from (new.payment_status, new.payment_confirmed_at, new.amount_cents))
  execute function tell_webhooks_of_payment();

-- Tells of the first timetable, which may come with the draw.
create function tell_webhooks_of_timetable() returns trigger language plpgsql as $$ begin
    perform tell_webhooks('timetable.published', null, jsonb_build_object('tournamentId', new.tournament_id,
      'version', new.version));
    return null;
  end $$;
create trigger webhook_of_first_timetable after insert on draws
  for each row when (new.timetable_changed_at is not null) execute function tell_webhooks_of_timetable();
create trigger webhook_of_timetable after update of timetable_changed_at on draws
  for each row execute function tell_webhooks_of_timetable();

-- Runs at the end of the transaction, when the game has its final state. A final result names the teams that did not
-- play, and says whether a forfeit follows from a withdrawal.
create function tell_webhooks_of_score() returns trigger language plpgsql as $$
  declare
    told jsonb;
    is_final boolean;
  begin
    if not exists (select from webhooks where off_since is null) then return null; end if;
    select jsonb_build_object('gameId', new.game_id, 'tournamentId', game.tournament_id, 'team1Id', game.team1_id,
        'team2Id', game.team2_id, 'team1Score', new.team1_score, 'team2Score', new.team2_score,
        'status', coalesce(game.status, 'deleted'), 'change', new.kind,
        'winnerId', game.winner_id, 'team1Shootout', game.team1_shootout, 'team2Shootout', game.team2_shootout,
        'forfeitedBy', game.forfeited_by, 'isWithdrawal', coalesce((game.ending->>'isWithdrawal')::boolean, false)),
      game.status = 'completed' and new.kind in ('complete', 'forfeit', 'score')
    into told, is_final from (select) as nothing left join games game on game.id = new.game_id;
    perform tell_webhooks('score.changed', new.game_id,
      told - array['winnerId', 'team1Shootout', 'team2Shootout', 'forfeitedBy', 'isWithdrawal']);
    if is_final then perform tell_webhooks('result.final', new.game_id, told); end if;
    return null;
  end $$;
create constraint trigger webhook_of_score after insert on score_updates deferrable initially deferred
  for each row execute function tell_webhooks_of_score();

create function tell_followers(team integer, game integer, happened text, earlier jsonb) returns void
  language sql as $$
    insert into team_news (team_id, game_id, kind, before)
    select team, game, happened, earlier where exists (select from followers where team_id = team) $$;
-- Tells followers of another time or field only.
create function tell_followers_of_entry() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then perform tell_followers(new.team_id, new.game_id, 'planned', null);
    elsif new.called_off_at is not null then perform tell_followers(new.team_id, new.game_id, 'called-off', null);
    else perform tell_followers(new.team_id, new.game_id, 'moved',
      jsonb_build_object('startTime', old.start_time, 'field', old.field));
    end if;
    return null;
  end $$;
create trigger followers_of_entry after insert on calendar_entries for each row
  when (new.called_off_at is null) execute function tell_followers_of_entry();
create trigger followers_of_changed_entry after update on calendar_entries for each row
  when ((old.start_time, old.end_time, old.field, old.called_off_at is null) is distinct from
    (new.start_time, new.end_time, new.field, new.called_off_at is null))
  execute function tell_followers_of_entry();

-- Runs at the end of the transaction, as with webhooks. A game forfeited before its start has no result to tell.
create function tell_followers_of_score() returns trigger language plpgsql as $$ begin
    perform tell_followers(side.team, new.game_id,
      case when game.status = 'completed' then 'result' else 'score' end, null)
    from games game cross join lateral (values (game.team1_id), (game.team2_id)) as side (team)
    where game.id = new.game_id and game.status <> 'scheduled' and side.team is not null and game.started_at is not null;
    return null;
  end $$;
create constraint trigger followers_of_score after insert on score_updates deferrable initially deferred for each row
  when (new.kind in ('score', 'complete', 'forfeit')) execute function tell_followers_of_score();
