import type { Locked } from '../rule/audit/seen-version.ts';
import type { RecordedPayment } from '../rule/payment/payment.ts';
import type { FamilyKey } from '../rule/player/family.ts';
import type { Player } from '../rule/player/player.ts';
import type { NewRegistration, Registration } from '../rule/registration/registration.ts';

/** Player on a team's roster, with the age that counts there and the contact details that the team may see. */
export interface OnRoster
  extends Pick<Player, 'id' | 'name' | 'birthYear' | 'email' | 'phone' | 'parentName' | 'parentEmail' | 'parentPhone'> {
  readonly contactShared: boolean;
  /** Whether the captain has marked this player as known. */
  readonly isKnown: boolean;
  /** Confirmed addresses on file, in lower case. */
  readonly confirmedAddresses: readonly string[];
}

/** Registrations on file. */
export abstract class Registrations {
  abstract find(playerId: number, tournamentId: number): Promise<Registration | undefined>;
  /** Returns a registration without locking it. */
  abstract withId(id: number): Promise<Registration | undefined>;
  /** Returns a registration and locks it until the transaction ends. */
  abstract lock(id: number): Promise<Locked<Registration> | undefined>;
  /** Returns the latest registration of a player, which is the one on the player's record. */
  abstract latest(playerId: number): Promise<Registration | undefined>;
  /**
   * Returns the players of a tournament with this phone or this parent's mailbox, in the order in which they came, including those
   * of waiting but not of withdrawn teams, and locks the family there until the transaction ends.
   */
  abstract lockFamily(tournamentId: number, family: FamilyKey): Promise<readonly Player[]>;
  /** Returns the same players without a lock. */
  abstract familyIn(tournamentId: number, family: FamilyKey): Promise<readonly Player[]>;
  /** Adds a registration. One for a team takes a place on its roster, or is refused. */
  abstract add(registration: NewRegistration): Promise<Registration>;
  /** Puts a free agent on a roster, taking a place there, or refuses. */
  abstract moveTo(registrationId: number, teamId: number): Promise<void>;
  /** Returns all registrations of a player, the latest first. */
  abstract ofPlayer(playerId: number): Promise<readonly Registration[]>;
  /** Returns the registrations of a team's roster, in the order in which they came. */
  abstract ofTeam(teamId: number): Promise<readonly Registration[]>;
  /** Returns the players of a roster in the same order, in one go. */
  abstract rosterOf(teamId: number): Promise<readonly OnRoster[]>;
  /** Records that the captain of a team knows a registered player. */
  abstract keepKnown(registrationId: number, teamId: number): Promise<void>;
  /** Turns a player on a roster into a free agent. */
  abstract leaveTeam(registrationId: number): Promise<void>;
  /** Saves a registration's changes, except for the waiver, which stays as signed, and payments, which `recordPayment` records. */
  abstract save(registration: Registration): Promise<void>;
  abstract recordPayment(registrationId: number, payment: RecordedPayment): Promise<void>;
  /** Saves the waiver of a locked registration, and the flags that follow from it. */
  abstract changeWaiver(registration: Pick<Registration, 'id' | 'waiver' | 'flags'>): Promise<void>;
}
