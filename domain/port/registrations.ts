import type { Held } from '../audit/seen-version.ts';
import type { RecordedPayment } from '../payment/payment.ts';
import type { FamilyKey } from '../player/family.ts';
import type { Player } from '../player/player.ts';
import type { NewRegistration, Registration } from '../registration/registration.ts';

/** Somebody on a team's roster: the age that counts there, and how the team may reach them, if it may. */
export interface OnRoster
  extends Pick<Player, 'id' | 'name' | 'birthYear' | 'email' | 'phone' | 'parentName' | 'parentEmail' | 'parentPhone'> {
  readonly contactShared: boolean;
  /** Whether the captain knows them. */
  readonly isKnown: boolean;
  /** The addresses on file whose mailboxes have answered, in lower case. */
  readonly confirmedAddresses: readonly string[];
}

/** The registrations on file. */
export abstract class Registrations {
  abstract find(playerId: number, tournamentId: number): Promise<Registration | undefined>;
  /** A registration to look at, without keeping others from it. */
  abstract withId(id: number): Promise<Registration | undefined>;
  /** A registration that nobody else changes until the transaction ends. */
  abstract lock(id: number): Promise<Held<Registration> | undefined>;
  /** The registration a player's record shows: the latest. */
  abstract latest(playerId: number): Promise<Registration | undefined>;
  /**
   * Everybody who plays in a tournament, also for a team that waits, and has this phone or this parent's mailbox; nobody else of the family
   * is asked for there until the transaction ends. A team that is withdrawn plays no more.
   */
  abstract lockFamily(tournamentId: number, family: FamilyKey): Promise<readonly Player[]>;
  /** Enters a registration. One for a team takes a place on its roster, or is refused. */
  abstract add(registration: NewRegistration): Promise<Registration>;
  /** Puts a free agent on a roster, taking a place there, or refuses. */
  abstract moveTo(registrationId: number, teamId: number): Promise<void>;
  /** All of a player's registrations, the latest first. */
  abstract ofPlayer(playerId: number): Promise<readonly Registration[]>;
  /** Everybody on a team's roster, in the order in which they came. */
  abstract ofTeam(teamId: number): Promise<readonly Registration[]>;
  /** The players on it in that order, in one go. */
  abstract rosterOf(teamId: number): Promise<readonly OnRoster[]>;
  /** The captain of a team has said that they know somebody registered. */
  abstract keepKnown(registrationId: number, teamId: number): Promise<void>;
  /** Makes a free agent of somebody on a roster. */
  abstract leaveTeam(registrationId: number): Promise<void>;
  /** Keeps what has changed; the waiver stays as it was signed, and what was received is recorded with the payment alone. */
  abstract save(registration: Registration): Promise<void>;
  abstract recordPayment(registrationId: number, payment: RecordedPayment): Promise<void>;
  /** Keeps what has become of the waiver of a registration that is held, and the flags that follow from it. */
  abstract changeWaiver(registration: Pick<Registration, 'id' | 'waiver' | 'flags'>): Promise<void>;
}
