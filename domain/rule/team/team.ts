import type { AgeBracket } from '../age/age-bracket.ts';
import { AnswersRefused } from '../form/accept-answers.ts';
import type { Language } from '../language/language.ts';
import { said } from '../language/sentence.ts';
import { captainToBeNamed } from '../player/public-name.ts';
import { Refusal } from '../refusal/refusal.ts';
import { lostPlace } from '../tournament/lost-place.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { TeamDetails } from './team-details.ts';

/** Maximum of players on a roster, captain included: three on the field and two substitutes. */
export const rosterSize = 5;

/** Team in one tournament. */
export interface Team extends TeamDetails {
  readonly id: number;
  readonly tournamentId: number;
  readonly name: string;
  /** Player of the roster who is its captain; null until there is one. */
  readonly captainId: number | null;
  /** Contact of the team, which gets its letters and its link: the captain, unless an organizer writes somebody else. */
  readonly captainName: string;
  readonly captainEmail: string;
  readonly captainPhone: string;
  /** Language of their letters. */
  readonly captainLanguage: Language;
  readonly ageBracket: AgeBracket | null;
  readonly invitationCode: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly isActive: boolean;
  /** Moment of its entry into the waiting list of a full tournament; null for a team that has a place. */
  readonly waitlistedAt: Date | null;
  /** Whether free agents may be placed on its roster; the captain can say no. */
  readonly acceptsFreeAgents: boolean;
  /** Number of the captain's valid link; each new one has the next number and replaces those before it. */
  readonly captainLinkNumber: number;
  readonly isTest: boolean;
  readonly version: number;
}

/** Team that is not saved yet; its players are counted as they are registered. */
export type NewTeamOnFile = Omit<Team, 'id' | 'currentPlayers' | 'captainLinkNumber' | 'version'>;

export function isFull(team: Team): boolean {
  return team.currentPlayers >= team.maxPlayers;
}

/** Tells whether nobody can join the team by its code, because it is withdrawn or waits for a place. */
export function isClosedToInvitations(team: Team): boolean {
  return !team.isActive || team.waitlistedAt !== null;
}

/** Tells whether a team waits for a place, so that its players owe nothing yet. */
export function isWaiting(team: Pick<Team, 'waitlistedAt'> | null): boolean {
  return team !== null && team.waitlistedAt !== null;
}

/** Returns the refusal for a withdrawn team, which has no roster any more. */
export function teamWithdrawn({ name }: Pick<Team, 'name'>): Refusal {
  return new Refusal('conflict', said('{team} is withdrawn', { team: name }));
}

/** Returns the refusal of one more player on a full roster. */
export function rosterFull(): Refusal {
  return new Refusal('conflict', 'This team is full', lostPlace('roster-place'));
}

/** Returns the refusal of a team that asks for a place, not the waiting list, in a full tournament. */
export function noPlaceForTeam({ name }: Pick<Tournament, 'name'>): Refusal {
  return new Refusal(
    'conflict',
    said('{name} has just filled up: no place for a team is left', { name }),
    lostPlace('team-place'),
  );
}

/** Returns the refusal of a team name that exists in the tournament already. */
export function teamNameTaken(name: string): Refusal {
  return new Refusal('conflict', said('A team named "{name}" is already registered for this tournament', { name }));
}

/** Returns the refusal of a name that the caller's own team has in the tournament already, on its field. */
export function ownTeamRegistered({ id, name }: Pick<Team, 'id' | 'name'>, field: 'name' | 'newTeamName'): Refusal {
  const told = said('Your team "{name}" is registered for this tournament already', { name });
  return new AnswersRefused({ [field]: told }, 'conflict', { ownTeamId: id });
}

/** Returns the id of the caller's own team in the details of a refusal. */
export function ownTeamIn(details: unknown): number | undefined {
  const isNamed = typeof details === 'object' && details !== null && 'ownTeamId' in details;
  return isNamed && typeof details.ownTeamId === 'number' ? details.ownTeamId : undefined;
}

export function noSuchTeam(): Refusal {
  return new Refusal('not-found', 'Team not found');
}

/** Placeholder fields of a team without a captain; nobody has an address that ends in .invalid. */
export const placeholderCaptain = {
  captainName: captainToBeNamed,
  captainEmail: 'captain@to-be-named.invalid',
  captainPhone: '000-000-0000',
  captainLanguage: 'en',
} as const;

/** Number of players of a team on the field (public specification: 3-vs-3). */
export const playersOnField = 3;
