/** Condition that the statement's `game` is not played, because its tournament is called off; one that is on, or over, stands. */
export const isCalledOffSql = `(game.status = 'scheduled'
  and game.tournament_id in (select id from tournaments where call_off ->> 'kind' = 'called-off'))`;
