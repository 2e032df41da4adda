import type { CheckIn } from '../rule/check-in/check-in.ts';

/** Players who are here: at most one check-in for each registration. */
export abstract class CheckIns {
  abstract find(registrationId: number): Promise<CheckIn | undefined>;
  /** Adds a check-in, unless the player is checked in already; returns whether it was added. */
  abstract add(checkIn: CheckIn): Promise<boolean>;
  /** Removes a check-in; returns the one that was removed, if any. */
  abstract remove(registrationId: number): Promise<CheckIn | undefined>;
}
