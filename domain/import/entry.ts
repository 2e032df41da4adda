import type { PaymentMethod } from '../payment/payment-method.ts';
import type { NewPlayer, Player } from '../player/player.ts';
import type { SkillLevel } from '../player/skill-level.ts';
import type { TeamLead } from '../team/team-lead.ts';
import type { AgeBracket } from '../tournament/age-bracket.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { OnTeam } from './on-file.ts';

/** Where an entry stands: the line of the table, and which player of the row; 0 where a row is one player. */
export interface Place {
  readonly line: number;
  readonly member: number;
}

/** One row of a table as it was read and found well, answer by answer. */
export interface Entry extends Place {
  /** Null where the row is for no tournament: the player comes on file, and is registered for none. */
  readonly tournament: Tournament | null;
  readonly team: TeamTold | null;
  readonly person: Omit<NewPlayer, 'isTest'> | null;
  readonly ageBracket: AgeBracket | null;
  readonly isCaptain: boolean;
  readonly paymentMethod: PaymentMethod | null;
  readonly notes: string | null;
  readonly playWith: string | null;
}

/** What a row says of a team. */
export interface TeamTold {
  readonly name: string;
  readonly ledBy: TeamLead;
  readonly captainName: string | null;
  readonly captainEmail: string | null;
  readonly captainPhone: string | null;
  /** Told where the row speaks of the team alone; of a player's row it is the player's. */
  readonly skillLevel: SkillLevel | null;
}

/** A team of the plan: one that is on file, or one that will be made. */
export interface PlannedTeam {
  readonly tournament: Tournament;
  readonly onFile: OnTeam | null;
  told: TeamTold;
  ageBracket: AgeBracket | null;
  /** Whether it comes to the waiting list: the tournament is full. */
  readonly isWaiting: boolean;
  readonly seats: Seat[];
  captain: PlannedPlayer | null;
}

/** Somebody of a roster as it will be. */
export interface Seat {
  readonly name: string;
  readonly birthYear: number | null;
  /** Null for who is on it already. */
  readonly player: PlannedPlayer | null;
  readonly playerId: number | null;
}

/** A person of the plan: one who is on file, or one who will be. */
export interface PlannedPlayer {
  readonly onFile: Player | null;
  readonly newcomer: NewPlayer;
  readonly from: Place;
}

/** A registration that will be made. */
export interface PlannedRegistration {
  readonly from: Place;
  readonly player: PlannedPlayer;
  readonly tournament: Tournament;
  readonly team: PlannedTeam | null;
  readonly ageBracket: AgeBracket | null;
  readonly playsUp: boolean;
  readonly paymentMethod: PaymentMethod | null;
  readonly notes: string | null;
  readonly playWith: string | null;
}

/** What becomes of something that a row names: it is made, or it is there already and stays as it is. */
export type Becomes = 'new' | 'there' | null;

/** What becomes of a row. */
export interface Outcome extends Place {
  readonly team: Becomes;
  readonly player: Becomes;
  readonly registration: Becomes;
  readonly isWaiting: boolean;
  readonly leads: boolean;
}
