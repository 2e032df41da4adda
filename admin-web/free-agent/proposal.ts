import type { SkillLevel } from '../../domain/player/skill-level.ts';
import type { AgeBracket } from '../../domain/tournament/age-bracket.ts';

/** A free agent in a proposal, and why the place is proposed. */
export interface ProposedPlayer {
  readonly registrationId: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly ageBracket: AgeBracket | null;
  readonly playWith: string | null;
  readonly reason: string;
}

/** The proposal for the free agents of one tournament. */
export interface Proposal {
  readonly tournamentId: number;
  readonly version: string;
  readonly teams: readonly {
    readonly teamId: number;
    readonly name: string;
    readonly skillLevel: SkillLevel;
    readonly ageBracket: AgeBracket | null;
    readonly maxPlayers: number;
    readonly currentPlayers: number;
    readonly roster: readonly string[];
    readonly placed: readonly ProposedPlayer[];
  }[];
  readonly newTeams: readonly {
    readonly name: string;
    readonly skillLevel: SkillLevel;
    readonly ageBracket: AgeBracket | null;
    readonly placed: readonly ProposedPlayer[];
  }[];
  readonly left: readonly ProposedPlayer[];
  readonly undoable: { readonly appliedAt: string; readonly placed: number } | null;
}
