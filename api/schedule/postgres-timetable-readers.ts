import { placeholderCaptain } from '../../domain/rule/team/team.ts';
import { waiverStateSql } from '../player/flags-sql.ts';
import { confirmedAddressesSql, knownToCaptainSql } from '../registration/postgres-known-sql.ts';

/** Join of a team's games that have a time, in its order. */
const schedule = `left join lateral (
    select json_agg(json_build_object('id', game.id, 'startsAt', game.start_time, 'field', game.field,
      'opponent', case when opponent.id is not null then json_build_object('id', opponent.id, 'name', opponent.name) end,
      'isDrawn', bracket.slots @> jsonb_build_array(jsonb_build_object('from', 'team', 'team', team.id)),
      'isOpponentDrawn', bracket.slots @> jsonb_build_array(jsonb_build_object('from', 'team', 'team', opponent.id)),
      'state', case when game.status = 'scheduled' then 'to come'
        when game.started_at is not null or (game.forfeited_by is null and game.unfinished is distinct from 'unplayed') then 'started' else 'forfeited' end)
      order by game.start_time, game.id) as games
    from games game
    left join brackets bracket on bracket.id = game.bracket_id
    left join teams opponent on opponent.id = case when game.team1_id = team.id then game.team2_id else game.team1_id end
    where game.tournament_id = $1 and game.start_time is not null
      and team.id in (game.team1_id, game.team2_id)) schedule on true`;

/** Query of all registered players as readers of the timetable. */
export const playingSql = `select registration.id as "registrationId", player.id as "playerId", player.name, player.email, player.language, team.id as "teamId",
    case when lower(player.email) = lower(player.parent_email) then player.parent_name end as parent,
    team.name as "teamName", team.captain_name as "captainName",
    coalesce(schedule.games, '[]') as games,
    ${waiverStateSql} as waiver, json_build_object('state', registration.payment_status,
      'method', registration.payment_method, 'amountCents', registration.amount_cents,
      'receivedCents', registration.received_cents) as payment,
    coalesce(others.players, '[]') as others, ${knownToCaptainSql} as "isKnown",
    ${confirmedAddressesSql('player', 'registration')} as "confirmedAddresses",
    (select birth_year from players where id = team.captain_id) as "captainBirthYear",
    told.team_id as "toldTeamId", told.games as "toldGames", told.letters, told.location as "toldLocation", told.day as "toldDay"
  from tournament_registrations registration
  join players player on player.id = registration.player_id
  left join teams team on team.id = registration.team_id
  left join told_timetables told on told.registration_id = registration.id
  left join lateral (
    select json_agg(json_build_object('name', other.name, 'email', other.email, 'phone', other.phone,
      'birthYear', other.birth_year, 'parentName', other.parent_name, 'parentEmail', other.parent_email,
      'parentPhone', other.parent_phone, 'confirmedAddresses', ${confirmedAddressesSql('other', 'own')})
      order by own.id) as players
    from tournament_registrations own join players other on other.id = own.player_id
    where own.team_id = team.id and own.contact_shared and own.id <> registration.id) others on true
  ${schedule}
  where registration.tournament_id = $1 and team.waitlisted_at is null
  order by registration.id`;

/** Query of the contacts of teams at whose address no player of the roster is, as readers of the timetable. */
export const contactsSql = `select null as "registrationId", team.captain_name as name, team.captain_email as email,
    team.captain_language as language, team.id as "teamId", team.name as "teamName", team.captain_name as "captainName",
    team.captain_id as "captainId", team.captain_link_number as "captainLinkNumber", coalesce(schedule.games, '[]') as games,
    told.games as "toldGames", told.letters, told.location as "toldLocation", told.day as "toldDay"
  from teams team
  left join told_contacts told on told.team_id = team.id
  ${schedule}
  where team.tournament_id = $1 and team.is_active and team.waitlisted_at is null
    and team.captain_email not in ('', '${placeholderCaptain.captainEmail}') and not exists (
      select from tournament_registrations own join players player on player.id = own.player_id
      where own.team_id = team.id and lower(player.email) = lower(team.captain_email))
  order by team.id`;
