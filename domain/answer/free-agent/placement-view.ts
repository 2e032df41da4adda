import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { FreeAgent } from '../../rule/free-agent/free-agent.ts';
import type { SkillLevel } from '../../rule/player/skill-level.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Free agent in a proposal, with the reason for the proposed place. */
export interface ProposedPlayer extends Omit<FreeAgent, 'phone'> {
  readonly reason: string;
}

/** Team in a proposal. */
export interface ProposedTeam {
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  readonly placed: readonly ProposedPlayer[];
}

/** Existing team, with the free agents proposed for it. */
export interface FilledTeam extends ProposedTeam {
  readonly teamId: number;
  readonly maxPlayers: number;
  readonly currentPlayers: number;
  readonly roster: readonly string[];
}

/** Numbers of an applied placement. */
export interface PlacementApplied {
  readonly id: number;
  readonly appliedAt: SentMoment;
  readonly placed: number;
  readonly teams: readonly number[];
  readonly newTeams: readonly number[];
}

/** Proposal for the free agents of one tournament. */
export interface Proposal {
  readonly tournamentId: number;
  readonly version: string;
  readonly placesForTeams: number;
  readonly teams: readonly FilledTeam[];
  readonly newTeams: readonly ProposedTeam[];
  readonly left: readonly ProposedPlayer[];
  readonly undoable: PlacementApplied | null;
}
