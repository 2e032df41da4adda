/** Condition for a `team` without confirmation: its captain has opened no letter, and none of its players has paid. */
export const unconfirmedTeamSql = `(team.is_active and team.captain_email <> '' and team.captain_email not like '%.invalid'
  and not exists (select from mailboxes where address = lower(team.captain_email) and confirmed_at is not null)
  and not exists (select from tournament_registrations paid where paid.team_id = team.id and (paid.payment_status = 'paid' or paid.received_cents > 0)))`;

/** Condition for an unconfirmed `registration` of a `player`, whose parent has opened no letter either. */
export const unconfirmedRegistrationSql = `(registration.payment_status <> 'paid' and registration.received_cents = 0 and not exists (
  select from mailboxes where address in (lower(player.email), lower(player.parent_email)) and confirmed_at is not null))`;
