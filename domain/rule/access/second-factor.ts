import { Refusal } from '../refusal/refusal.ts';

/** Number of digits in a code of an authenticator app. */
export const codeDigits = 6;

/** Seconds for which a code is shown (RFC 6238). */
export const stepSeconds = 30;

/** Number of steps before and after the present one whose codes are accepted, to allow for clock drift. */
export const stepsOfDrift = 1;

/** Number of recovery codes for the day the phone is lost; each works once. */
export const recoveryCodeCount = 10;

export const recoveryCodeLength = 10;

/** Second factor of an account; unconfirmed until a first code was right. */
export interface SecondFactor {
  readonly secret: string;
  /** Step of the last accepted code: it and earlier ones are not accepted again. */
  readonly lastStep: number | null;
  readonly confirmedAt: Date | null;
}

/** Returns the second factor after a code of this step, or undefined when the code was used before or is wrong. */
export function afterStep(factor: SecondFactor, step: number | undefined): SecondFactor | undefined {
  if (step === undefined || (factor.lastStep !== null && step <= factor.lastStep)) return undefined;
  return { ...factor, lastStep: step };
}

/** Formats a recovery code for reading: ABCDE-23456. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`;
}

/** Normalizes a typed recovery code to its stored form. */
export function parseRecoveryCode(written: string): string {
  return written.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

/** Returns whether the typed text has the form of an authenticator code. */
export function isAppCode(written: string): boolean {
  return new RegExp(`^\\d{${codeDigits}}$`).test(written.replace(/\s/g, ''));
}

export const secondFactorExists = () =>
  new Refusal('conflict', 'A second factor is set up already. Remove it before you set up another.');

export const noSecondFactor = () => new Refusal('conflict', 'No second factor is set up');

export const secondFactorRequired = () =>
  new Refusal('conflict', 'The owners of the site require a second factor: it cannot be removed');

/** Refusal for an account without a second factor: set it up first. */
export const secondFactorFirst = () =>
  new Refusal('forbidden', 'The owners of the site require a second factor: set it up in My Account first', {
    secondFactorFirst: true,
  });
