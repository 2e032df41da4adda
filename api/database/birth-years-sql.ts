/** SQL for the birth years on the roster of `team`; null if its division already tells the ages. */
export const birthYearsSql = `case when team.age_bracket is null then (
    select array_agg(mate.birth_year) from tournament_registrations place join players mate on mate.id = place.player_id
    where place.team_id = team.id) end`;
