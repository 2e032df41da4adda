import { confirmedAddressesSql, knownToCaptainSql } from './postgres-known-sql.ts';

/** Query of a team's players in the order of registration, with the facts that decide about sharing contacts. */
export const roster = {
  name: 'roster',
  sql: `select player.id, player.name, player.birth_year as "birthYear", player.email, player.phone,
      player.parent_name as "parentName", player.parent_email as "parentEmail", player.parent_phone as "parentPhone",
      registration.contact_shared as "contactShared", ${knownToCaptainSql} as "isKnown",
      ${confirmedAddressesSql('player', 'registration')} as "confirmedAddresses"
    from tournament_registrations registration join players player on player.id = registration.player_id
    join teams team on team.id = registration.team_id
    where registration.team_id = $1 order by registration.id`,
  freesNoPlace: true,
} as const;
