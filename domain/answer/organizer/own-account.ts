import type { Role } from '../../rule/access/role.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Account as its own organizer sees it. */
export interface OwnAccount {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly secondFactorSince: SentMoment | null;
  readonly isSecondFactorRequired: boolean;
  readonly recoveryCodesLeft: number;
}

/** Secret for an authenticator app, also as an address for a QR code. */
export interface BegunFactor {
  readonly secret: string;
  readonly address: string;
}

/** Recovery codes for a lost app; each works once, and they are shown only here. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

/** Whether every organizer must have a second factor. */
export interface SecondFactorRule {
  readonly isRequired: boolean;
}
