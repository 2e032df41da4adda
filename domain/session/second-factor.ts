import { Refusal } from '../refusal/refusal.ts';

/** Digits of a code that an authenticator app shows. */
export const codeDigits = 6;

/** Seconds for which a code is shown (RFC 6238). */
export const stepSeconds = 30;

/** Steps before and after the present one whose codes are taken: clocks go wrong. */
export const stepsOfDrift = 1;

/** Codes for the day the phone is gone, each good once. */
export const recoveryCodeCount = 10;

export const recoveryCodeLength = 10;

/** What an authenticator app counts from, and what of it has been used; not confirmed until a first code was right. */
export interface SecondFactor {
  readonly secret: string;
  /** The step of the last code that was taken: neither it nor an earlier one is taken again. */
  readonly lastStep: number | null;
  readonly confirmedAt: Date | null;
}

/** The second factor after a code of this step was shown, or undefined when that code was used before or is none. */
export function afterStep(factor: SecondFactor, step: number | undefined): SecondFactor | undefined {
  if (step === undefined || (factor.lastStep !== null && step <= factor.lastStep)) return undefined;
  return { ...factor, lastStep: step };
}

/** A code as somebody reads it off a page: ABCDE-23456. */
export function recoveryCodeShown(code: string): string {
  return `${code.slice(0, recoveryCodeLength / 2)}-${code.slice(recoveryCodeLength / 2)}`;
}

/** A code as it was drawn, however it is typed. */
export function recoveryCodeTyped(written: string): string {
  return written.replace(/[^a-z0-9]/gi, '').toUpperCase();
}

/** Whether what was typed is meant for an authenticator's code. */
export function isAppCode(written: string): boolean {
  return new RegExp(`^\\d{${codeDigits}}$`).test(written.replace(/\s/g, ''));
}

export const secondFactorThere = () =>
  new Refusal('conflict', 'A second factor is set up already. Remove it before you set up another.');

export const noSecondFactor = () => new Refusal('conflict', 'No second factor is set up');

export const secondFactorRequired = () =>
  new Refusal('conflict', 'The owners of the site require a second factor: it cannot be removed');

/** Says to whoever lacks one what to do first. */
export const secondFactorFirst = () =>
  new Refusal('forbidden', 'The owners of the site require a second factor: set it up in My Account first', {
    secondFactorFirst: true,
  });
