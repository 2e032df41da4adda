import { detailNames } from '../player/player-details.ts';

/** What is told of a team, whoever of its players stands in the row. */
export const ofTeam = ['team', 'ledBy', 'captainName', 'captainEmail', 'captainPhone'] as const;

/** What is told of a team and of a player alike, and counts for all that stands in the row. */
export const ofRow = ['tournament', 'ageBracket'] as const;

/** A name that stands apart. */
const names = ['name', 'firstName', 'lastName'] as const;

/** What is told of one player and their registration, beside the name. */
export const ofPlayer = [
  'isCaptain',
  'email',
  'phone',
  'birthYear',
  'skillLevel',
  'currentClub',
  ...detailNames,
  'parentName',
  'parentEmail',
  'parentPhone',
  'language',
  'paymentMethod',
  'playWith',
  'notes',
] as const;

/** What a column of a table can say: of the team, of the player, of the registration. */
export const meanings = [...ofRow, ...ofTeam, ...names, ...ofPlayer] as const;

export type Meaning = (typeof meanings)[number];

/** A column as it is read; null is passed over. Tables with a whole roster in one row number its players. */
export type Column = {
  readonly meaning: Meaning;
  /** The number that the heading has for a player of the row, from 1 on; 0 for a row that is one player. */
  readonly member: number;
} | null;

/** The most players that the headings of one row number. */
export const mostMembers = 12;

/** Whether two columns say the same, so that only one of them can be read. */
export function isSameColumn(one: Column, other: Column): boolean {
  return one !== null && other !== null && one.meaning === other.meaning && one.member === other.member;
}
