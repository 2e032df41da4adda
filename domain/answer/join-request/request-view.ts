import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { JoinRequestState } from '../../rule/join-request/join-request.ts';
import type { SkillLevel } from '../../rule/player/skill-level.ts';

/** Request to join as its captain sees it. */
export interface RequestView {
  readonly id: number;
  readonly status: JoinRequestState;
  readonly playerName: string;
  readonly skillLevel: SkillLevel;
  readonly birthYear: number | null;
  readonly teamName: string;
  readonly tournament: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  /** Ages on the roster, as brackets; none when the team plays in a division. */
  readonly rosterAges: readonly AgeBracket[];
}
