import type { Table, TableRow } from '../table/cells.ts';
import { individual, isIndividualTeam, nameInPublic } from '../team/individual.ts';
import { teamDetailNames } from '../team/team-details.ts';
import { type Column, type Meaning, ofPlayer, ofRow, ofTeam } from './column.ts';
import { hasRosterRows } from './guess-columns.ts';

/** Cells of one row about one player, or about a team alone, as written. */
export type EntryTexts = Partial<Readonly<Record<Exclude<Meaning, 'firstName' | 'lastName'>, string>>> & {
  /** Line of the table; `member` is the number of the player in the row. */
  readonly line: number;
  readonly member: number;
};

export interface HowToUnfold {
  /** Whether a row without a team belongs to the team above it, as in sheets with merged cells. */
  readonly isTeamFromAbove?: boolean;
}

/** Unfolds a table into one entry for each player, and for each row that names a team and no player. */
export function unfold(
  { rows }: Table,
  columns: readonly Column[],
  { isTeamFromAbove = false }: HowToUnfold = {},
): readonly EntryTexts[] {
  let above = '';
  return rows.flatMap((row) => {
    const written = cellOf(row, columns, 'team', 0);
    above = written === '' ? above : written;
    return entriesOf(row, columns, isTeamFromAbove ? above : written);
  });
}

function entriesOf(row: TableRow, columns: readonly Column[], team: string): readonly EntryTexts[] {
  const isRoster = hasRosterRows(columns);
  const members = [...new Set(columns.flatMap((column) => (column === null ? [] : [column.member])))].sort(ascending);
  const shared = textsOf([...ofTeam, ...ofRow], row, columns, 0, { team: withoutIndividual(team) });
  const named = members.flatMap((member) => {
    const name = nameIn(row, columns, member);
    return name === '' ? [] : [{ member, name }];
  });
  const alone = { line: row.line, member: 0, ...textsOf(ofPlayer, row, columns, 0, {}), ...shared };
  if (named.length === 0) return [alone];
  const hasCaptain = shared.captainName !== undefined;
  return named.map(({ member, name }, turn) => ({
    line: row.line,
    member,
    ...(isRoster ? forAll(row, columns) : {}),
    ...textsOf(ofPlayer, row, columns, member, { name }),
    ...shared,
    ...(isRoster && turn === 0 && !hasCaptain && shared.team !== undefined ? { isCaptain: 'Yes' } : {}),
  }));
}

/** Returns the cells that a row with a whole roster states once for all its players. */
function forAll(row: TableRow, columns: readonly Column[]) {
  return textsOf([...teamDetailNames, 'paymentMethod', 'language'], row, columns, 0, {});
}

function textsOf<M extends Meaning>(
  of: readonly M[],
  row: TableRow,
  columns: readonly Column[],
  member: number,
  given: Partial<Record<M | 'name', string>>,
): Partial<Record<M | 'name', string>> {
  const read = of.map((meaning) => [meaning, cellOf(row, columns, meaning, member)] as const);
  const all = Object.entries({ ...Object.fromEntries(read), ...given });
  return Object.fromEntries(all.filter(([, text]) => text !== '')) as Partial<Record<M | 'name', string>>;
}

/** Returns the full name, joined from first and last names where they are separate. */
function nameIn(row: TableRow, columns: readonly Column[], member: number): string {
  const [full, first, last] = (['name', 'firstName', 'lastName'] as const).map((meaning) =>
    cellOf(row, columns, meaning, member),
  );
  // Treat a column "Name" beside one "Last Name" as the first name.
  const before = full === undefined || full === '' ? (first ?? '') : firstNameFirst(full);
  const isWhole = last === undefined || last === '' || before.toLowerCase().endsWith(` ${last.toLowerCase()}`);
  return isWhole ? before : `${before} ${last}`.trim();
}

/** Turns "Park, Ada" into "Ada Park", but leaves "Ada Park, Jr." as it is. */
function firstNameFirst(written: string): string {
  const [last = '', first = '', ...more] = written.split(',').map((part) => part.trim());
  const isTurned = last !== '' && first !== '' && more.length === 0 && !/^(?:jr|sr|i{1,3}|iv|v)\.?$/i.test(first);
  return isTurned ? `${first} ${last}` : written;
}

function cellOf({ cells }: TableRow, columns: readonly Column[], meaning: Meaning, member: number): string {
  const at = columns.findIndex((column) => column?.meaning === meaning && column.member === member);
  return cells[at] ?? '';
}

/** Returns no team for "Individual", which our exports write for players without a team. */
function withoutIndividual(team: string): string {
  return isIndividualTeam(team) || nameInPublic(team).toLowerCase() === individual.toLowerCase() ? '' : team;
}

/** Returns the column of an entry's answer, to show a complaint there; -1 where there is none. */
export function columnOfAnswer(columns: readonly Column[], answer: string, member: number): number {
  const aliases = answer === 'name' ? ['name', 'firstName', 'lastName'] : [answer];
  const at = (own: number) =>
    columns.findIndex((column) => column !== null && column.member === own && aliases.includes(column.meaning));
  return at(member) === -1 ? at(0) : at(member);
}

const ascending = (one: number, other: number) => one - other;
