import type { SkillLevel } from '../player/skill-level.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import type { FreeAgent, TeamWithPlaces } from './free-agent.ts';

/** A free agent with the place that is proposed, and why. */
export interface Placed {
  readonly freeAgent: FreeAgent;
  readonly reason: string;
}

/** A team of before and whom it would take. */
export interface Filled {
  readonly team: TeamWithPlaces;
  readonly placed: readonly Placed[];
}

/** A team that free agents would make; the captain is the earliest registered and stands first. */
export interface NewTeamOfFreeAgents {
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  readonly placed: readonly Placed[];
}

/** Who would play where, and who stays a free agent and why. Nothing is changed by it. */
export interface Placement {
  readonly teams: readonly Filled[];
  readonly newTeams: readonly NewTeamOfFreeAgents[];
  readonly left: readonly Placed[];
}

/** What is placed: the free agents of one tournament, its teams with open places, and how many more teams it takes. */
export interface ToPlace {
  readonly freeAgents: readonly FreeAgent[];
  readonly teams: readonly TeamWithPlaces[];
  readonly placesForTeams: number;
  /** The names that teams of the tournament have already. */
  readonly names: readonly string[];
}

/** Players with whom a team can play. */
export const playable = 3;
