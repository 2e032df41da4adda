import { isCalledOffSql } from '../tournament/postgres-called-off.ts';

/** Condition for a game whose time is over without a result; a game without known teams cannot have been played. */
export const isOverdueSql = `game.status in ('scheduled', 'in_progress') and game.end_time < now()
  and game.team1_id is not null and game.team2_id is not null and not ${isCalledOffSql}`;
