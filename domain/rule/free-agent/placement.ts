import type { AgeBracket } from '../age/age-bracket.ts';
import type { SkillLevel } from '../player/skill-level.ts';
import type { FreeAgent, TeamWithPlaces } from './free-agent.ts';

/** Free agent with the proposed place, and the reason. */
export interface Placed {
  readonly freeAgent: FreeAgent;
  readonly reason: string;
}

/** Existing team and the players it would take. */
export interface Filled {
  readonly team: TeamWithPlaces;
  readonly placed: readonly Placed[];
}

/** Team that free agents would make; the captain is the earliest registered and stands first. */
export interface NewTeamOfFreeAgents {
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  readonly placed: readonly Placed[];
}

/** Proposal of who plays where and who stays a free agent, with reasons. It changes nothing by itself. */
export interface Placement {
  readonly teams: readonly Filled[];
  readonly newTeams: readonly NewTeamOfFreeAgents[];
  readonly left: readonly Placed[];
}

/** Input of placing: the free agents of one tournament, its teams with open places, and how many more teams it takes. */
export interface ToPlace {
  readonly freeAgents: readonly FreeAgent[];
  readonly teams: readonly TeamWithPlaces[];
  readonly placesForTeams: number;
  /** Names that teams of the tournament have already. */
  readonly names: readonly string[];
}

/** Number of players with whom a team can play. */
export const playable = 3;
