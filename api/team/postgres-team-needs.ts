import { playersOnField } from '../../domain/rule/team/team.ts';
import { isOverSql } from '../registration/open-sql.ts';

/** Condition that the statement's `team` has a place in a tournament that is not over. */
const playsSql = `team.is_active and team.waitlisted_at is null and team.tournament_id in
  (select tournament.id from tournaments tournament where not (${isOverSql}))`;

/** Condition for a team with fewer players than stand on the field. */
export const isShortSql = `(${playsSql} and team.current_players < ${playersOnField})`;

/** Condition for a team without games in a tournament that is drawn; one that has withdrawn from it needs none. */
export const hasNoGamesSql = `(${playsSql}
  and exists (select from games game where game.tournament_id = team.tournament_id)
  and not exists (select from games game where game.tournament_id = team.tournament_id
    and team.id in (game.team1_id, game.team2_id))
  and not exists (select from draws draw where draw.tournament_id = team.tournament_id and team.id = any(draw.withdrawn)))`;
