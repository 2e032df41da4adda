import type { FormValues } from './form-values.ts';

/** Of the registration sent last, until its message is closed; and of the family that registers another child. It lives in the page alone. */
export const kept: { sent: FormValues; family: FormValues } = { sent: {}, family: {} };

/** The family has left: the next one on this phone starts with nothing. */
export function forgetFamily(): void {
  kept.sent = {};
  kept.family = {};
}
