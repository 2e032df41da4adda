import type { Payment } from '../payment/payment.ts';
import type { Player } from '../player/player.ts';
import type { Registration } from '../registration/registration.ts';
import type { Team } from '../team/team.ts';

/** A record that nobody else changes until the transaction ends, and the version it is in. */
export interface Held<T> {
  readonly record: T;
  readonly version: number;
}

/** A payment as an organizer records it: how it was made in words where that is none of the known ways, and who says so. */
export interface RecordedPayment extends Payment {
  readonly methodText: string | null;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
}

/** What organizers do to what is on file and nobody else does. */
export abstract class BackOffice {
  abstract player(id: number): Promise<Held<Player> | undefined>;
  abstract registration(id: number): Promise<Held<Registration> | undefined>;
  /** All of a player's registrations, the latest first. */
  abstract registrationsOf(playerId: number): Promise<readonly Registration[]>;
  /** Everybody on a team's roster, in the order in which they came. */
  abstract roster(teamId: number): Promise<readonly Registration[]>;
  abstract teamsLedBy(playerId: number): Promise<readonly Team[]>;
  abstract saveTeam(team: Team): Promise<Team>;
  /** Makes a free agent of somebody on a roster. */
  abstract leaveTeam(registrationId: number): Promise<void>;
  abstract recordPayment(registrationId: number, payment: RecordedPayment): Promise<void>;
  /** How many games a team is in. */
  abstract gamesOf(teamId: number): Promise<number>;
  /** The tournament of this name, or undefined. */
  abstract tournamentNamed(name: string): Promise<number | undefined>;
}
