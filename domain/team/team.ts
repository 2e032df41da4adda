import type { Language } from '../language/language.ts';
import { said } from '../language/sentence.ts';
import { captainToBeNamed } from '../player/public-name.ts';
import type { SkillLevel } from '../player/skill-level.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import { lostPlace } from '../tournament/lost-place.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { TeamLead } from './team-lead.ts';

/** The most players on a roster, captain counted: three on the field and two substitutes. */
export const rosterSize = 5;

/** A team in one tournament. */
export interface Team {
  readonly id: number;
  readonly tournamentId: number;
  readonly name: string;
  /** Its captain, or a parent or coach who does not play; then nobody of the roster is its captain. */
  readonly ledBy: TeamLead;
  readonly captainId: number | null;
  /** Whom to write to: the captain, the parent or coach who leads it, or for a team made by an organizer whoever was named. */
  readonly captainName: string;
  readonly captainEmail: string;
  readonly captainPhone: string;
  /** The language in which they read what we write. */
  readonly captainLanguage: Language;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  readonly invitationCode: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly isActive: boolean;
  /** When a team came that found the tournament full; null for one that has a place. */
  readonly waitlistedAt: Date | null;
  /** Whether free agents may be placed on its roster; the captain can say no. */
  readonly acceptsFreeAgents: boolean;
  /** The captain's link that is in force: each new one has the next number and replaces those before it. */
  readonly captainLinkNumber: number;
  readonly isTest: boolean;
  readonly version: number;
}

/** A team that is not on file yet; its players are counted as they are registered. */
export type NewTeamOnFile = Omit<Team, 'id' | 'currentPlayers' | 'captainLinkNumber' | 'version'>;

export function isFull(team: Team): boolean {
  return team.currentPlayers >= team.maxPlayers;
}

/** A team nobody can join by its code: withdrawn, or still waiting for a place. */
export function isClosedToInvitations(team: Team): boolean {
  return !team.isActive || team.waitlistedAt !== null;
}

/** A team that was withdrawn has no roster any more. */
export function teamWithdrawn({ name }: Pick<Team, 'name'>): Refusal {
  return new Refusal('conflict', said('{team} is withdrawn', { team: name }));
}

/** What is meant for a team where it plays no more: it was moved to another tournament meanwhile. */
export function teamPlaysElsewhere({ name }: Pick<Team, 'name'>): Refusal {
  return new Refusal('conflict', said('{team} has just been moved. Please look at its page again.', { team: name }));
}

/** A roster takes its maximum and not one more. */
export function rosterFull(): Refusal {
  return new Refusal('conflict', 'This team is full', lostPlace('roster-place'));
}

/** A team that wants a place and not the waiting list finds none left. */
export function noPlaceForTeam({ name }: Pick<Tournament, 'name'>): Refusal {
  return new Refusal(
    'conflict',
    said('{name} has just filled up: no place for a team is left', { name }),
    lostPlace('team-place'),
  );
}

/** Team names are unique within a tournament. */
export function teamNameTaken(name: string): Refusal {
  return new Refusal('conflict', said('A team named "{name}" is already registered for this tournament', { name }));
}

export function noSuchTeam(): Refusal {
  return new Refusal('not-found', 'Team not found');
}

/** Whom a team names as its captain until somebody is; nobody has an address that ends in .invalid. */
export const placeholderCaptain = {
  captainName: captainToBeNamed,
  captainEmail: 'captain@to-be-named.invalid',
  captainPhone: '000-000-0000',
  captainLanguage: 'en',
} as const;
