import type { EntitySchemaColumnOptions } from 'typeorm';
import { detailNames, type PlayerDetail, playerDetails } from '../../domain/player/player-details.ts';
import { nullable, varchar } from './columns.ts';

/** The column of a detail: its name in the way of the database. */
const columnOf = (name: PlayerDetail): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Room for the longest answer. */
function lengthOf(name: PlayerDetail): number {
  const { maxLength = 0, options = [] } = playerDetails[name].limits({ year: 0 });
  return options.length === 0 ? maxLength : 20;
}

/** The columns of the players' details. */
export const detailColumns: readonly string[] = detailNames.map(columnOf);

/** The same as the rows describe them. */
export const detailSchema = Object.fromEntries(
  detailNames.map((name) => [name, nullable(varchar(columnOf(name), lengthOf(name)))]),
) as Readonly<Record<PlayerDetail, EntitySchemaColumnOptions>>;

/** The details of a player as a statement selects them, under the names of the record. */
export const detailsSql = (player: string): readonly string[] =>
  detailNames.map((name) => `${player}.${columnOf(name)} as "${name}"`);

/** How a list of players is sorted by each. */
export const detailSorts = (player: string): Readonly<Record<string, string>> =>
  Object.fromEntries(detailNames.map((name) => [name, `lower(${player}.${columnOf(name)})`]));
