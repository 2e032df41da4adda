import type { Field } from '../form/field.ts';
import { nameKey } from '../player/person.ts';
import { playerDetails } from '../player/player-details.ts';
import type { Table } from '../table/cells.ts';
import { teamDetails } from '../team/team-details.ts';
import { type Column, isSameColumn, type Meaning, mostMembers } from './column.ts';

/** Guesses the meaning of each column of a table by its heading and its cells; no two columns get the same. */
export function guessColumns({ headings, rows }: Table): readonly Column[] {
  const first = headings.map((heading, at) =>
    guessed(
      heading,
      rows.map(({ cells }) => cells[at] ?? ''),
    ),
  );
  return once(inRosterRows(first));
}

/** Tells whether no heading has a known meaning, so that the headings may be the first row of data. */
export function mayLackHeadings({ headings, rows }: Table): boolean {
  return headings.every(
    (heading, at) =>
      guessed(
        heading,
        rows.map(({ cells }) => cells[at] ?? ''),
      ) === null,
  );
}

/** Tells whether the headings are surely data: one of them is an email address or a phone. */
export function surelyLacksHeadings(table: Table): boolean {
  return mayLackHeadings(table) && table.headings.some((heading) => isAddress(heading) || isPhone(heading));
}

/** Tells whether a table has a whole roster in one row: its headings number players. */
export function hasRosterRows(columns: readonly Column[]): boolean {
  return columns.some((column) => column !== null && column.member > 0);
}

const numbered = /\b(?:player|jugador|jugadora|member|teammate|participant|child)\s*(\d{1,2})\b/;

function guessed(heading: string, cells: readonly string[]): Column {
  const words = plainWords(heading);
  if (words === '') return byContent(cells);
  const found = numbered.exec(words);
  const member = found === null ? 0 : Number(found[1]);
  if (member > mostMembers) return null;
  const rest = found === null ? words : words.replace(found[0], ' ').replace(/\s+/g, ' ').trim();
  const meaning = rest === '' && member > 0 ? 'name' : meaningOf(rest, cells);
  return meaning === undefined ? null : { meaning, member };
}

const isAddress = (cell: string): boolean => /^[^\s@]+@[^\s@]+$/.test(cell);
const isPhone = (cell: string): boolean => /^[-+().\d\s]+$/.test(cell) && cell.replace(/\D/g, '').length >= 10;
const isYear = (cell: string): boolean => /^(19|20)\d\d$/.test(cell);

/** Guesses the meaning of a column without a heading, where all its cells are of one kind. */
function byContent(cells: readonly string[]): Column {
  const answers = cells.filter((cell) => cell !== '');
  const all = (is: (cell: string) => boolean): boolean => answers.length > 0 && answers.every(is);
  if (all(isAddress)) return { meaning: 'email', member: 0 };
  if (all(isPhone)) return { meaning: 'phone', member: 0 };
  return all(isYear) ? { meaning: 'birthYear', member: 0 } : null;
}

/** Normalizes a heading for comparison: folded, without punctuation; "Player #2 - Name" is "player 2 name". */
function plainWords(heading: string): string {
  return nameKey(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isYesOrNo = /^(yes|no|y|n|x|true|false|si|1|0|captain|c|✓|✔)?$/i;

/** Columns of our own exports that an import decides anew: payment, waiver, and date of registration. */
const isDecidedAnew =
  /\b(payment|fee)\b.*\b(confirmed|status|reference|amount|date)\b|\bwaiver\b|\bregistration date\b|\btwice\b/;

function meaningOf(words: string, cells: readonly string[]): Meaning | undefined {
  if (/^(timestamp|marca temporal|age|edad|players|max players|score|id|#)$/.test(words)) return undefined;
  if (isDecidedAnew.test(words)) return undefined;
  if (/\b(captain|capitan|capitana|coach|entrenador|manager)\b/.test(words)) {
    const isMark = cells.every((cell) => isYesOrNo.test(cell)) && cells.some((cell) => cell !== '');
    if (isMark) return 'isCaptain';
    if (born.test(words)) return 'birthYear';
    return contactIn(words, ['captainName', 'captainEmail', 'captainPhone']);
  }
  if (/\b(parents?|guardians?|mother|father|mom|dad|padres?|madre|tutor|tutora)\b/.test(words))
    return contactIn(words, ['parentName', 'parentEmail', 'parentPhone']);
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}

const mailed = /\be ?mail\b|\bcorreo\b/;
const called = /\b(phone|telephone|tel|cell|cellphone|mobile|telefono|celular|contact number)\b/;
const born = /\b(birth|born|dob|yob|birthday|birthdate|nacimiento)\b/;

function contactIn<M extends Meaning>(words: string, [name, email, phone]: readonly [M, M, M]): M {
  if (mailed.test(words)) return email;
  return called.test(words) || /\bnumber\b/.test(words) ? phone : name;
}

/** Ordered from the specific to the general. */
const patterns: readonly (readonly [Meaning, RegExp])[] = [
  ['ledBy', /^(led by|who leads it)$/],
  ['isCaptain', /^leads the team$/],
  ['birthYear', born],
  ['language', /\blanguage\b|\bidioma\b/],
  ['email', mailed],
  ['phone', called],
  ['ageBracket', /\b(age group|age bracket|age division|division|bracket|categoria)\b|^u ?\d/],
  ['skillLevel', /\b(skill|level|nivel)\b/],
  ...labelled({ ...playerDetails, ...teamDetails }),
  ['paymentMethod', /^(payment|payment method|method of payment|how (will|would|do) you .*pay.*|pago)$/],
  ['playWith', /\b(plays? with|friends?|play together)\b/],
  ['notes', /\b(notes?|comments?|remarks?|anything else|notas)\b/],
  ['tournament', /\b(tournament|event|torneo)\b/],
  ['firstName', /\b(first name|given name)\b|^(first|nombre de pila)$/],
  ['lastName', /\b(last name|surname|family name|apellidos?)\b|^last$/],
  ['team', /\b(team|equipo|squad)\b/],
  ['currentClub', /\bclub\b/],
  ['name', /\b(name|nombre|player|jugador|jugadora|participant)\b/],
];

/** Returns the patterns of fields that are recognised by their labels. */
function labelled<M extends Meaning>(fields: Readonly<Record<M, Field<unknown>>>): readonly (readonly [M, RegExp])[] {
  const names = Object.keys(fields) as M[];
  return names.map((name) => [name, new RegExp(`\\b${plainWords(fields[name].label)}\\b`)]);
}

/**
 * Makes the sender of a table with a roster in each row the captain: an email address or a phone without a number
 * is the captain's. Where the numbers begin with 2, or the captain's birth year is asked, the captain is the first
 * player.
 */
function inRosterRows(columns: readonly Column[]): readonly Column[] {
  if (!hasRosterRows(columns)) return columns;
  const numbers = columns.flatMap((column) => (column === null || column.member === 0 ? [] : [column.member]));
  const isCaptainFirst = !numbers.includes(1);
  const isTaken = (meaning: Meaning) => columns.some((one) => one?.meaning === meaning && one.member === 0);
  return columns.map((column) => {
    if (column === null || column.member > 0) return column;
    const led = isTaken('captainName') ? captains[column.meaning] : undefined;
    const meaning = led !== undefined && !isTaken(led) ? led : column.meaning;
    const own = isCaptainFirst ? (firstPlayers[meaning] ?? firstOf(meaning)) : undefined;
    return own === undefined ? { meaning, member: 0 } : { meaning: own, member: 1 };
  });
}

const captains: Partial<Record<Meaning, Meaning>> = { email: 'captainEmail', phone: 'captainPhone' };

const firstPlayers: Partial<Record<Meaning, Meaning>> = {
  captainName: 'name',
  captainEmail: 'email',
  captainPhone: 'phone',
};

function firstOf(meaning: Meaning): Meaning | undefined {
  return (['name', 'firstName', 'lastName', 'email', 'phone', 'birthYear'] as const).find((one) => one === meaning);
}

/** Keeps the first of several columns with the same meaning. */
function once(columns: readonly Column[]): readonly Column[] {
  return columns.map((column, at) =>
    columns.slice(0, at).some((before) => isSameColumn(before, column)) ? null : column,
  );
}
