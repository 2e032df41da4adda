import type { Role } from '../../session/role.ts';
import type { SentMoment } from '../../time/moment.ts';

/** The own account as its organizer sees it. */
export interface OwnAccount {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  /** The address that a letter has asked about, and that nobody has confirmed there yet. */
  readonly newEmail: string | null;
  readonly role: Role;
  readonly secondFactorSince: SentMoment | null;
  readonly isSecondFactorRequired: boolean;
  readonly recoveryCodesLeft: number;
}

/** The address that one is written to from now on. */
export interface ConfirmedAddress {
  readonly username: string;
  readonly email: string;
}

/** What an authenticator app counts by. */
export interface BegunFactor {
  readonly secret: string;
  readonly address: string;
}

/** Each lets in once where the app is lost; told this once. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** Whether every organizer has to have a second factor. */
export interface SecondFactorRule {
  readonly isRequired: boolean;
}
