import type { EntitySchemaColumnOptions } from 'typeorm';
import { detailNames, type PlayerDetail, playerDetails } from '../../domain/player/player-details.ts';
import { nullable, varchar } from './columns.ts';

/** Returns the column name of a detail, in snake case. */
const columnOf = (name: PlayerDetail): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the column length for the longest answer. */
function lengthOf(name: PlayerDetail): number {
  const { maxLength = 0, options = [] } = playerDetails[name].limits({ year: 0 });
  return options.length === 0 ? maxLength : 20;
}

/** Columns of the players' details. */
export const detailColumns: readonly string[] = detailNames.map(columnOf);

/** Columns of the details as the entity schema describes them. */
export const detailSchema = Object.fromEntries(
  detailNames.map((name) => [name, nullable(varchar(columnOf(name), lengthOf(name)))]),
) as Readonly<Record<PlayerDetail, EntitySchemaColumnOptions>>;

/** Returns the select columns for a player's details, under the record's property names. */
export const detailsSql = (player: string): readonly string[] =>
  detailNames.map((name) => `${player}.${columnOf(name)} as "${name}"`);

/** Returns the sort expressions of a player list, by detail. */
export const detailSorts = (player: string): Readonly<Record<string, string>> =>
  Object.fromEntries(detailNames.map((name) => [name, `lower(${player}.${columnOf(name)})`]));
