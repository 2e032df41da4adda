import type { SecondFactor } from '../rule/access/second-factor.ts';

/** Second factors of organizers; the stored secrets are unreadable without the key. */
export abstract class SecondFactors {
  /** Returns the second factor of an account and locks it until the transaction ends. */
  abstract of(accountId: number): Promise<SecondFactor | undefined>;
  abstract keep(accountId: number, factor: SecondFactor): Promise<void>;
  /** Removes the second factor of an account with its recovery codes. */
  abstract remove(accountId: number): Promise<void>;
  /** Replaces the recovery codes of an account; only their fingerprints are stored. */
  abstract keepRecoveryCodes(accountId: number, marks: readonly string[]): Promise<void>;
  /** Uses up a recovery code. Returns whether it was valid. */
  abstract useRecoveryCode(accountId: number, mark: string): Promise<boolean>;
  /** Returns whether every organizer must have a second factor. */
  abstract isRequired(): Promise<boolean>;
  abstract require(isRequired: boolean): Promise<void>;
}
