/**
 * Condition that the captain of a `team` knows the `player` of a `registration`: the captain, a player invited by mail to the address
 * on file, one accepted by a join request, or one whom the captain has confirmed.
 */
export const knownToCaptainSql = `(coalesce(player.id = team.captain_id, false) or coalesce(registration.known_team_id = team.id, false)
  or exists (select from invitations invited where invited.team_id = team.id and invited.email_key = lower(player.email)
    and invited.cancelled_at is null)
  or exists (select from join_requests request where request.team_id = team.id and request.player_id = player.id
    and request.state = 'accepted'))`;

/** Returns SQL for a player's confirmed addresses, in lower case; none while nobody has answered for a player who came onto the team by name and phone alone. */
export const confirmedAddressesSql = (player: string, registration: string): string =>
  `array(select address from mailboxes where not ${registration}.is_unproved and address in (lower(${player}.email), lower(${player}.parent_email)) and confirmed_at is not null order by address)`;
