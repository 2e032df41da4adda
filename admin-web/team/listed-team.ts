import type { SkillLevel } from '../../domain/player/skill-level.ts';
import type { AgeBracket } from '../../domain/tournament/age-bracket.ts';

/** A team as organizers see it. */
export interface ListedTeam {
  readonly id: number;
  readonly name: string;
  readonly captainId: number | null;
  readonly captainName: string | null;
  readonly captainEmail: string | null;
  readonly captainPhone: string | null;
  readonly tournament: string | null;
  readonly tournamentId: number;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly skillLevel: SkillLevel;
  readonly ageGroup: string;
  readonly ageBracket: AgeBracket | null;
  readonly invitationCode: string | null;
  readonly isActive: boolean;
  readonly waitlisted: boolean;
  /** Its captain has opened no letter, and nobody of it has paid. */
  readonly unconfirmed: boolean;
  readonly version: number;
}
