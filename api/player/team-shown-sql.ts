import { individual } from '../../domain/rule/team/individual.ts';
import { inNumberOrder } from '../database/number-order.ts';

/** SQL by which lists sort the team that a row shows: "Individual" without one, or with one made for one player. */
export const teamShownSql = `case when team.name is null or starts_with(team.name, '${individual} -')
  then '${individual.toLowerCase()}' else ${inNumberOrder('team.name_key')} end`;
