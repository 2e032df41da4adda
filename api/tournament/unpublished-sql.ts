/** Condition that a tournament has an unpublished timetable; a completed one has nothing to publish. */
export const isUnpublishedSql = `(tournament.status <> 'completed'
  and exists (select from timetable_drafts waiting where waiting.tournament_id = tournament.id))`;
