import type { EntitySchemaColumnOptions } from 'typeorm';
import type { Field } from '../../domain/rule/form/field.ts';
import type { AnswersTo, Fields } from '../../domain/rule/form/form.ts';
import { playerDetails } from '../../domain/rule/player/player-details.ts';
import { type ColumnsOf, nullable, varchar } from './columns.ts';

/** Returns the column name of a detail, in snake case. */
const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the column for the longest answer, which may be null if none is required. */
function columnFor(name: string, field: Field<unknown>): EntitySchemaColumnOptions {
  const { maxLength = 0, options, required } = field.limits({ year: 0 });
  const column = varchar(columnOf(name), options === undefined ? maxLength : 20);
  return required ? column : nullable(column);
}

/** Columns of the players' details. */
export const detailColumns: readonly string[] = Object.keys(playerDetails).map(columnOf);

/** Returns the columns of details as the entity schema describes them. */
export const detailSchema = <D extends Fields>(details: D) =>
  Object.fromEntries(
    Object.entries(details).map(([name, field]) => [name, columnFor(name, field)]),
  ) as unknown as ColumnsOf<AnswersTo<D>>;

/** Returns the select columns for details, under the record's property names. */
export const detailsSql = (details: Fields, alias: string): readonly string[] =>
  Object.keys(details).map((name) => `${alias}.${columnOf(name)} as "${name}"`);

/** Returns the sort expressions of a list, by detail. */
export const detailSorts = (details: Fields, alias: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(details).map((name) => [name, `lower(${alias}.${columnOf(name)})`]));
