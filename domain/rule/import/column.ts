import { nameKey } from '../player/person.ts';
import { detailNames, type PlayerDetail, playerDetails } from '../player/player-details.ts';
import { rosterSize } from '../team/team.ts';
import { type TeamDetail, teamDetailNames, teamDetails } from '../team/team-details.ts';

/** Headings by which each answer is known. The details of players and teams are known by their labels. */
const headings = {
  team: ['team', 'team name'],
  ageBracket: ['age bracket', 'age group', 'division'],
  captain: ['captain', 'captain name', 'leads the team', 'coach', 'coach name'],
  captainEmail: ['captain email', 'coach email'],
  captainPhone: ['captain phone', 'coach phone'],
  name: ['name', 'player', 'player name', 'full name'],
  firstName: ['first name', 'first'],
  lastName: ['last name', 'last', 'surname'],
  email: ['email', 'e mail', 'email address'],
  phone: ['phone', 'phone number', 'cell', 'cell phone', 'mobile'],
  birthYear: ['birth year', 'year of birth', 'born', 'birthdate', 'date of birth', 'dob'],
  currentClub: ['club', 'current club'],
  parentName: ['parent', 'parent name', 'parent guardian', 'guardian name'],
  parentEmail: ['parent email', 'guardian email'],
  parentPhone: ['parent phone', 'guardian phone'],
  language: ['language'],
  paymentMethod: ['payment', 'payment method'],
  playWith: ['play with', 'plays with'],
  notes: ['notes', 'comments'],
};

export type ColumnAnswer = keyof typeof headings | PlayerDetail | TeamDetail;

/** Column as it is read; null is not read. Tables of whole teams number their players. */
export type Column = {
  readonly answer: ColumnAnswer;
  /** Number of the player in the heading, from 1; 0 for a column without a number. */
  readonly member: number;
} | null;

/** Columns that speak for a whole row of several players. */
const ofRow: readonly ColumnAnswer[] = [
  'team',
  'ageBracket',
  'captain',
  'captainEmail',
  'captainPhone',
  'paymentMethod',
  ...teamDetailNames,
];

/** Returns the columns that headings name, in any order. Of two with one meaning the first is read. */
export function columnsIn(written: readonly string[]): readonly Column[] {
  const found = written.map(columnOf);
  const isRoster = found.some((column) => column !== null && column.member > 0);
  return found.map((column, at) => {
    if (column === null) return null;
    const isTwice = found.slice(0, at).some((before) => isSame(before, column));
    const isNobodys = isRoster && column.member === 0 && !ofRow.includes(column.answer);
    return isTwice || isNobodys ? null : column;
  });
}

function isSame(one: Column, other: Column): boolean {
  return one?.answer === other?.answer && one?.member === other?.member;
}

function columnOf(heading: string): Column {
  const words = plainWords(heading);
  const [, number, about = ''] = /^player (\d{1,2})\b ?(.*)$/.exec(words) ?? [];
  const member = Number(number ?? 0);
  const answer = answerNamed(number === undefined ? words : about || 'name');
  return answer === undefined || member > rosterSize ? null : { answer, member };
}

function answerNamed(words: string): ColumnAnswer | undefined {
  const names = Object.keys(headings) as (keyof typeof headings)[];
  const isLabel = (label: string) => plainWords(label) === words;
  return (
    names.find((name) => headings[name].includes(words)) ??
    detailNames.find((name) => isLabel(playerDetails[name].label)) ??
    teamDetailNames.find((name) => isLabel(teamDetails[name].label))
  );
}

/** Returns a heading in comparable form: "Player #2 - Name" is "player 2 name". */
function plainWords(heading: string): string {
  return nameKey(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the column of an entry's answer, to show a complaint there; -1 where there is none. */
export function columnOfAnswer(columns: readonly Column[], answer: string, member: number): number {
  const names = answer === 'name' ? ['name', 'firstName', 'lastName'] : [answer];
  const at = (own: number) => columns.findIndex((one) => one?.member === own && names.includes(one.answer));
  return at(member) === -1 ? at(0) : at(member);
}
