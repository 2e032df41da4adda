import type { SecondFactor } from '../session/second-factor.ts';

/** The organizers' second factors; nobody reads a secret from the store alone. */
export abstract class SecondFactors {
  /** An account's, which nobody else changes until the transaction ends. */
  abstract of(accountId: number): Promise<SecondFactor | undefined>;
  abstract keep(accountId: number, factor: SecondFactor): Promise<void>;
  /** Its recovery codes go with it. */
  abstract remove(accountId: number): Promise<void>;
  /** From now on these recovery codes are good, known by their marks, and no others. */
  abstract keepRecoveryCodes(accountId: number, marks: readonly string[]): Promise<void>;
  /** Uses a recovery code up; whether it was one. */
  abstract useRecoveryCode(accountId: number, mark: string): Promise<boolean>;
  /** Whether every organizer has to have one. */
  abstract isRequired(): Promise<boolean>;
  abstract require(isRequired: boolean): Promise<void>;
}
