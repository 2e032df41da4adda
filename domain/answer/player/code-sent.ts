import { maskedEmail } from '../../player/mask.ts';
import { codeMinutes } from '../../use-case/player/contact-code.ts';

/** Masked address that a code was sent to, and the minutes for which it is valid. */
export interface CodeSent {
  readonly sentTo: string;
  readonly minutes: number;
}

export function codeSent(address: string): CodeSent {
  return { sentTo: maskedEmail(address), minutes: codeMinutes };
}
