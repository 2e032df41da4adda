/** Whether the time of a game is over and nobody has said how it ended; one whose teams are not known cannot have been played. */
export const isOverdueSql = `game.status in ('scheduled', 'in_progress') and game.end_time < now()
  and game.team1_id is not null and game.team2_id is not null`;
