/** Builds SQL for the number stored under a key on one side of an entry, or null if it is no number. */
const numberIn = (side: 'before' | 'after', key: string): string =>
  `case when entry.${side} ->> '${key}' ~ '^[0-9]{1,9}$' then (entry.${side} ->> '${key}')::int end`;

const named = (table: string, id: string): string => `(select name from ${table} where id = ${id})`;

/** Builds SQL for the number at the end of an author's name, as in "family of player 12". */
const numberedWho = (start: string): string => `substring(entry.who from '^${start} ([0-9]{1,9})$')::int`;

const ofRegistration = `(select registered.name from tournament_registrations r
  join players registered on registered.id = r.player_id where r.id = entry.record_id)`;

/** Current name of an entry's record. */
const subject = `case
  when entry.thing = 'team' then ${named('teams', 'entry.record_id')}
  when entry.thing = 'player' then ${named('players', 'entry.record_id')}
  when entry.thing in ('registration', 'waiver') then ${ofRegistration}
  when entry.thing in ('tournament', 'bracket') then ${named('tournaments', 'entry.record_id')}
  when entry.thing = 'game' then (select coalesce(one.name, '?') || ' against ' || coalesce(two.name, '?') from games
    left join teams one on one.id = team1_id left join teams two on two.id = team2_id where games.id = entry.record_id)
  when entry.thing = 'message' then (select subject from outgoing_mails where id = entry.record_id)
  when entry.thing = 'organizer' then ${named('admin_users', 'entry.record_id')}
  when entry.thing = 'score keeper' then ${named('score_keepers', 'entry.record_id')}
  when entry.thing = 'api key' then ${named('api_keys', 'entry.record_id')}
  when entry.thing = 'webhook' then (select url from webhooks where id = entry.record_id)
  end`;

const tournamentOfRegistration = `(select tournament.name from tournament_registrations r
  join tournaments tournament on tournament.id = r.tournament_id
  where entry.thing in ('registration', 'waiver') and r.id = entry.record_id)`;

/** SQL for all names that an entry's sentence may contain, each read by its table's index. */
export const auditNamesSql = `json_build_object(
  'subject', ${subject},
  'family', ${named('players', numberedWho('family of player'))},
  'captainOf', ${named('teams', numberedWho('captain of team'))},
  'team', ${named('teams', numberIn('after', 'teamId'))},
  'fromTeam', ${named('teams', numberIn('before', 'teamId'))},
  'player', ${named('players', `coalesce(${numberIn('after', 'playerId')}, ${numberIn('before', 'playerId')})`)},
  'captain', ${named('players', numberIn('after', 'captainId'))},
  'tournament', coalesce(${tournamentOfRegistration},
    ${named('tournaments', `coalesce(${numberIn('after', 'tournamentId')}, ${numberIn('before', 'tournamentId')})`)}),
  'fromTournament', ${named('tournaments', numberIn('before', 'tournamentId'))},
  'toTournament', ${named('tournaments', numberIn('after', 'toTournamentId'))})`;
