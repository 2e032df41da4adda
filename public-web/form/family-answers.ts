import type { FormValues } from './form-values.ts';

/** Values of the last registration until its message is closed, and those of a family that registers another child. They live in memory only. */
export const familyAnswers: { sent: FormValues; family: FormValues } = { sent: {}, family: {} };

/** Forgets the family's values, so that the next family on this phone starts with an empty form. */
export function forgetFamily(): void {
  familyAnswers.sent = {};
  familyAnswers.family = {};
}
