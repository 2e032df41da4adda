import type { FreshDatabase } from '../harness/database.ts';

/** What never breaks: each question finds the rows that break it. */
export const neverTrue = {
  'a roster is above its maximum': `
    select team_id from tournament_registrations join teams on teams.id = team_id
    group by team_id, max_players having count(*) > max_players`,
  "a team's players are miscounted": `
    select id from teams where current_players <>
      (select count(*) from tournament_registrations where team_id = teams.id)`,
  'a tournament is above its teams': `
    select tournament_id from teams join tournaments on tournaments.id = tournament_id
    where is_active and waitlisted_at is null group by tournament_id, max_teams having count(*) > max_teams`,
  "a tournament's teams are miscounted": `
    select id from tournaments where team_count <>
      (select count(*) from teams where tournament_id = tournaments.id and is_active and waitlisted_at is null)`,
  'a person is registered twice in a tournament': `
    select phone_key, name_key, birth_year, tournament_id from tournament_registrations
    join players on players.id = player_id
    group by phone_key, name_key, birth_year, tournament_id having count(*) > 1`,
  'a captain is not on the roster': `
    select id from teams where captain_id is not null and not exists
      (select from tournament_registrations where player_id = captain_id and team_id = teams.id)`,
  'a registration has no outgoing mail': `
    select registration.id from tournament_registrations registration
    left join teams on teams.id = team_id
    where not exists (select from outgoing_mails where event in (
      'free-agent-registered:' || registration.id, 'team-welcome:' || registration.id,
      case when captain_id = registration.player_id then 'team-created:' || team_id end)
      or event like 'free-agent-again:%:' || registration.id || ':%')
    and not exists (select from players where id = registration.player_id and email = '')
    and not exists (select from audit where what <> 'shown' and ((kind = 'organizer' and (
        (thing = 'player' and record_id = player_id) or (thing = 'team' and record_id = team_id)
        or (thing = 'registration' and record_id = registration.id and what <> 'created')))
      or (thing = 'team' and what in ('deleted', 'withdrawn'))
      or (thing = 'team' and record_id = team_id and what = 'handed over')))`,
  'what a registration has received is not the sum of its entries': `
    select id from tournament_registrations registration where received_cents <>
      (select coalesce(sum(amount_cents), 0) from ledger_entries where registration_id = registration.id)`,
  'a registration is paid without its money, or its money is there and it is not paid': `
    select id from tournament_registrations where (payment_status = 'paid') <>
      (received_cents >= amount_cents and (received_cents > 0 or payment_status = 'paid'))`,
  'a team waits although a place is free': `
    select teams.id from teams join tournaments on tournaments.id = tournament_id
    where waitlisted_at is not null and is_active and status = 'upcoming' and team_count < max_teams`,
  'the last line of a history is not the score': `
    select games.id from games join lateral (
      select team1_score, team2_score from score_updates where game_id = games.id order by id desc limit 1) line on true
    where (line.team1_score, line.team2_score) <> (games.team1_score, games.team2_score)`,
  'a completed knock-out game has no winner': `
    select id from games where status = 'completed' and stage <> 'group' and winner_id is null
      and coalesce(unfinished, 'stands') = 'stands' and coalesce(array_length(forfeited_by, 1), 0) < 2`,
  'a winner does not stand in the next match': `
    select next.id from brackets next
    cross join lateral jsonb_array_elements(next.slots) slot
    join brackets earlier on earlier.tournament_id = next.tournament_id and earlier.match_key = slot ->> 'of'
    where slot ->> 'from' = 'winner' and earlier.winner_id is not null
      and earlier.winner_id is distinct from next.team1_id and earlier.winner_id is distinct from next.team2_id`,
  'a player is on file without a registration': `
    select id from players where not exists
      (select from tournament_registrations where player_id = players.id)
    and not exists (select from audit where
      (kind = 'organizer' and what <> 'shown' and thing = 'player' and record_id = players.id)
      or (thing in ('registration', 'tournament') and what in ('deleted', 'cancelled by the family')))`,
} as const;

/** All of them in one statement, in their order. */
const asked = `${Object.entries(neverTrue)
  .map(
    ([breach, question], place) =>
      `select ${place} as place, '${breach.replaceAll("'", "''")}' as breach, jsonb_agg(found) as rows
       from (${question}) found having count(*) > 0`,
  )
  .join(' union all ')} order by place`;

/** What is broken in a database, in words; nothing when all is well. */
export async function broken({ query }: Pick<FreshDatabase, 'query'>): Promise<readonly string[]> {
  const found = await query<{ breach: string; rows: readonly object[] }>(asked);
  return found.map(({ breach, rows }) => `${breach}: ${JSON.stringify(rows)}`);
}
