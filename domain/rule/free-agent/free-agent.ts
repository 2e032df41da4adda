import type { AgeBracket } from '../age/age-bracket.ts';
import { type SkillLevel, skillLevels } from '../player/skill-level.ts';

/** Registered player without a team, with the fields that placing needs. */
export interface FreeAgent {
  readonly registrationId: number;
  readonly playerId: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  /** Null in a tournament that is not divided by age. */
  readonly ageBracket: AgeBracket | null;
  /** Friend or sibling they would like to play with, in their own words. */
  readonly playWith: string | null;
  /** Phone in comparable form: siblings share it. */
  readonly phone: string;
  readonly registeredAt: Date;
}

/** Team that takes free agents and has a place. */
export interface TeamWithPlaces {
  readonly id: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  readonly maxPlayers: number;
  /** Players on the roster. */
  readonly players: readonly { readonly name: string; readonly phone: string }[];
}

/** Returns the distance between two skill levels: Chill - Play - Cook are one step from each other. */
export function stepsBetween(one: SkillLevel, other: SkillLevel): number {
  return Math.abs(skillLevels.indexOf(one) - skillLevels.indexOf(other));
}

/** Compares by time of registration, then by the lower number. */
export function byRegistration(one: FreeAgent, other: FreeAgent): number {
  return one.registeredAt.getTime() - other.registeredAt.getTime() || one.registrationId - other.registrationId;
}
