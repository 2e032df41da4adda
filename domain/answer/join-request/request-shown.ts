import type { JoinRequestState } from '../../join-request/join-request.ts';
import type { SkillLevel } from '../../player/skill-level.ts';

/** A request to join as its captain sees it. */
export interface RequestShown {
  readonly id: number;
  readonly status: JoinRequestState;
  readonly playerName: string;
  readonly skillLevel: SkillLevel;
  readonly birthYear: number | null;
  readonly teamName: string;
  readonly tournament: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
}
