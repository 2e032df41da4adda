import type { SkillLevel } from '../player/skill-level.ts';
import { skillLevels } from '../player/skill-level.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';

/** A registered player without a team, as placing looks at them. */
export interface FreeAgent {
  readonly registrationId: number;
  readonly playerId: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  /** Null in a tournament that is not divided by age. */
  readonly ageBracket: AgeBracket | null;
  /** A friend or sibling they would like to play with, in their own words. */
  readonly playWith: string | null;
  /** The phone as phones are compared: siblings share it. */
  readonly phone: string;
  readonly registeredAt: Date;
}

/** A team that takes free agents and has a place. */
export interface TeamWithPlaces {
  readonly id: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  readonly maxPlayers: number;
  /** Who is on the roster. */
  readonly players: readonly { readonly name: string; readonly phone: string }[];
}

/** How far apart two skill levels are: Chill - Play - Cook are one step from each other. */
export function stepsBetween(one: SkillLevel, other: SkillLevel): number {
  return Math.abs(skillLevels.indexOf(one) - skillLevels.indexOf(other));
}

/** Who registered earlier; of two in the same instant who has the lower number. */
export function byRegistration(one: FreeAgent, other: FreeAgent): number {
  return one.registeredAt.getTime() - other.registeredAt.getTime() || one.registrationId - other.registrationId;
}
