/** Whether something of a tournament's timetable waits to be published; what is over waits for nobody. */
export const isUnpublishedSql = `(tournament.status <> 'completed'
  and exists (select from timetable_drafts waiting where waiting.tournament_id = tournament.id))`;
