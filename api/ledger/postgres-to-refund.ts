/** Removed registrations with a positive balance; money that is kept has an entry that balances it. */
export const goneToRefundSql = `select gone.registration_id, sum(gone.amount_cents)::int as cents from ledger_entries gone
  where not exists (select from tournament_registrations where id = gone.registration_id)
  group by gone.registration_id having sum(gone.amount_cents) > 0`;

/** Games of a team, and those of them that are not played. */
const gamesOfTeam = `select count(*) as planned, count(*) filter (where game.status <> 'completed' or game.unfinished = 'unplayed') as unplayed
  from games game where registration.team_id in (game.team1_id, game.team2_id)`;

/** Registrations of tournaments that are called off, whose money is to be refunded whole or by games not played, until some was sent back. */
const calledOffToRefundSql = `select id, cents from (
    select registration.id, case when tournament.call_off ->> 'refund' = 'full' or games.planned = 0 then registration.received_cents
      else round(registration.received_cents::numeric * games.unplayed / games.planned)::int end as cents
    from tournaments tournament join tournament_registrations registration on registration.tournament_id = tournament.id,
      lateral (${gamesOfTeam}) games
    where tournament.call_off ->> 'refund' in ('full', 'unplayed') and registration.received_cents > 0
      and not exists (select from ledger_entries back where back.registration_id = registration.id and back.cause = 'refund'
        and back.entered_at >= (tournament.call_off ->> 'saidAt')::timestamptz)) called_off
  where cents > 0`;

/** Registrations with money to be refunded, and how much. */
export const toRefundSql = `select registration_id, cents from (${goneToRefundSql} union all ${calledOffToRefundSql}) refundable`;

/** Numbers of the registrations with money to be refunded. */
export const toRefundIdsSql = `select registration_id from (${toRefundSql}) refundable`;
