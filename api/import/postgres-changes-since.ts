/** Parameters: $1 people, $2 teams, $3 registrations of an import; $4 and $5 the teams it gave a captain, and their versions since. */
export const changesSince = `select name, what from (
  select player.name, 'changed' as what from players player where player.id = any($1) and player.version <> 1
  union all select player.name, 'changed' from tournament_registrations registration
    join players player on player.id = registration.player_id
    where registration.id = any($3) and registration.version <> 1
  union all select player.name, 'registered' from tournament_registrations registration
    join players player on player.id = registration.player_id
    where registration.player_id = any($1) and registration.id <> all($3)
  union all select player.name, 'scored' from players player
    where player.id = any($1) and exists (select from player_goals goal where goal.player_id = player.id)
  union all select player.name, 'asked' from players player where player.id = any($1) and (
    exists (select from player_changes one where one.player_id = player.id)
    or exists (select from change_requests one where one.player_id = player.id)
    or exists (select from join_requests one where one.player_id = player.id))
  union all select team.name, 'changed' from teams team where team.id = any($2) and team.version <> 1
  union all select team.name, 'changed' from teams team
    join unnest($4::int[], $5::int[]) as captain(id, version) on captain.id = team.id and captain.version <> team.version
  union all select team.name, 'joined' from teams team where team.id = any($2) and exists (
    select from tournament_registrations one where one.team_id = team.id and one.id <> all($3))
  union all select team.name, 'drawn' from teams team where team.id = any($2) and (
    exists (select from brackets where team.id in (team1_id, team2_id))
    or exists (select from games where team.id in (team1_id, team2_id)))
  union all select team.name, 'asked' from teams team where team.id = any($2) and (
    exists (select from change_requests one where one.team_id = team.id)
    or exists (select from join_requests one where one.team_id = team.id)
    or exists (select from team_offers one where one.team_id = team.id)
    or exists (select from invitations one where one.team_id = team.id)
    or exists (select from followers one where one.team_id = team.id))
) found order by what, name limit 10`;

/**
 * Finds people of an import ($1, its id $2, its time $3) with later traces: in the audit, by their id
 * or by their name, or in a letter to one of their addresses.
 */
export const peopleWithTracesSql = `with since as materialized (
    select lower(concat(before, ' ', after)) as written from audit
    where id > (select max(id) from audit where thing = 'import' and record_id = $2 and what = 'table imported')
      and (before is not null or after is not null) and thing <> 'import')
  select player.id from players player where player.id = any($1) and (
    exists (select from audit line where line.thing = 'player' and line.record_id = player.id and line.what <> 'created by import')
    or exists (select from outgoing_mails letter where letter.created_at >= $3 and (letter.player_id = player.id
      or (lower(letter.recipient) in (lower(player.email), lower(player.parent_email)) and letter.recipient <> '')))
    or exists (select from since where strpos(written, lower(player.name)) > 0))
  order by player.id`;

export const erasePeopleSql = 'delete from players where id = any($1)';
