import type { AgeBracket } from '../age/age-bracket.ts';
import type { PaymentMethod } from '../payment/payment-method.ts';
import type { NewPlayer, Player } from '../player/player.ts';
import type { TeamDetailsByHand } from '../team/team-details.ts';
import type { OnTeam } from './on-file.ts';

/** Position of an entry: the line of the table, and the number of the player in the row; 0 where a row is one player. */
export interface Place {
  readonly line: number;
  readonly member: number;
}

/** Valid row of a table, answer by answer. */
export interface Entry extends Place {
  readonly team: TeamOfTable | null;
  readonly person: Omit<NewPlayer, 'isTest'> | null;
  readonly ageBracket: AgeBracket | null;
  readonly isCaptain: boolean;
  readonly paymentMethod: PaymentMethod | null;
  readonly notes: string | null;
  readonly playWith: string | null;
}

/** Statements of a row about a team; in a player's row the level is the player's, and missing here. */
export interface TeamOfTable extends TeamDetailsByHand {
  readonly name: string;
  readonly captainName: string | null;
  readonly captainEmail: string | null;
  readonly captainPhone: string | null;
}

/** Team of the plan: existing, or to be created. */
export interface PlannedTeam {
  readonly onFile: OnTeam | null;
  told: TeamOfTable;
  ageBracket: AgeBracket | null;
  /** Whether it goes on the waiting list because the tournament is full. */
  readonly isWaiting: boolean;
  readonly seats: Seat[];
  captain: PlannedPlayer | null;
}

/** Place on a planned roster. */
interface Seat {
  readonly name: string;
  readonly birthYear: number | null;
  /** Null for a player who is on the roster already. */
  readonly player: PlannedPlayer | null;
  readonly playerId: number | null;
}

/** Person of the plan: existing, or to be created. */
export interface PlannedPlayer {
  readonly onFile: Player | null;
  readonly newcomer: NewPlayer;
  readonly from: Place;
}

/** Registration to be created. */
export interface PlannedRegistration {
  readonly from: Place;
  readonly player: PlannedPlayer;
  readonly team: PlannedTeam | null;
  readonly ageBracket: AgeBracket | null;
  readonly paymentMethod: PaymentMethod | null;
  readonly notes: string | null;
  readonly playWith: string | null;
}

/** Outcome for something that a row names: created, or there already and unchanged. */
export type Becomes = 'new' | 'there' | null;

/** Outcome of a row. */
export interface Outcome extends Place {
  readonly team: Becomes;
  readonly player: Becomes;
  readonly registration: Becomes;
  readonly isWaiting: boolean;
}
