import { inNumberOrder } from '../database/number-order.ts';
import { isCalledOffSql } from '../tournament/postgres-called-off.ts';

/** Minutes without an entry after which a field on which a game is due is named. */
const silentMinutes = 10;

/** Condition for a game that is being played, or should be. */
const isDueSql = `(game.status = 'in_progress' or game.status = 'scheduled' and game.end_time >= now())`;

/** Moment since which nothing was entered on a field, from its due games and its last entry. */
const silentSinceSql = `greatest(min(game.start_time) filter (where ${isDueSql}),
  max(game.updated_at) filter (where game.status <> 'scheduled'))`;

/** Query of the fields on which a game is due and nothing was entered for some minutes. */
export const silentFields = `select game.tournament_id as "tournamentId", game.field,
    floor(extract(epoch from now() - ${silentSinceSql}) / 60)::int as minutes
  from games game
  where game.start_time between now() - interval '12 hours' and now()
    and game.team1_id is not null and game.team2_id is not null and not ${isCalledOffSql}
  group by game.tournament_id, game.field
  having bool_or(${isDueSql}) and ${silentSinceSql} <= now() - interval '${silentMinutes} minutes'
  order by minutes desc, game.tournament_id, ${inNumberOrder('game.field')}`;
