import { detailNames } from '../player/player-details.ts';
import { teamDetailNames } from '../team/team-details.ts';

/** Columns about a team, whichever player is in the row. */
export const ofTeam = ['team', 'ledBy', 'captainName', 'captainEmail', 'captainPhone'] as const;

/** Columns about team and player alike, valid for the whole row. */
export const ofRow = ['tournament', 'ageBracket'] as const;

/** Columns of a player's name, whole or in parts. */
const names = ['name', 'firstName', 'lastName'] as const;

/** Columns about one player and their registration, beside the name; those of a team's details may be about the team. */
export const ofPlayer = [
  'isCaptain',
  'email',
  'phone',
  'birthYear',
  ...teamDetailNames,
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

/** All meanings of a column: about the team, the player or the registration. */
export const meanings = [...ofRow, ...ofTeam, ...names, ...ofPlayer] as const;

export type Meaning = (typeof meanings)[number];

/** Column as it is read; null is skipped. Tables with a whole roster in one row number its players. */
export type Column = {
  readonly meaning: Meaning;
  /** Number of the player in the heading, from 1; 0 for a row that is one player. */
  readonly member: number;
} | null;

/** Maximum of players numbered in the headings of one row. */
export const mostMembers = 12;

/** Tells whether two columns have the same meaning, so that only one of them can be read. */
export function isSameColumn(one: Column, other: Column): boolean {
  return one !== null && other !== null && one.meaning === other.meaning && one.member === other.member;
}
