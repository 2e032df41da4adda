import { inNumberOrder } from '../database/number-order.ts';
import { isCalledOffSql } from '../tournament/postgres-called-off.ts';

/** Minutes before its game at which a team should be complete. */
const minutesBefore = 15;

/** Teams whose game is about to begin, or late, and of which not everybody is here; only where somebody is checked in at all. */
export const teamsNotHere = `select game.tournament_id as "tournamentId", game.id as "gameId", game.field, game.start_time as "startTime", team.name as team,
    count(check_in.registration_id)::int as here, count(*)::int as players
  from games game
  join teams team on team.id in (game.team1_id, game.team2_id)
  join tournament_registrations registration on registration.team_id = team.id
  left join check_ins check_in on check_in.registration_id = registration.id
  where game.status = 'scheduled' and not ${isCalledOffSql} and now() between game.start_time - interval '${minutesBefore} minutes' and game.end_time
    and exists (select from check_ins other join tournament_registrations of_it on of_it.id = other.registration_id
      where of_it.tournament_id = game.tournament_id)
  group by game.id, team.id
  having count(check_in.registration_id) < count(*)
  order by game.start_time, ${inNumberOrder('game.field')}, game.id, team.id`;
