import { maskedEmail } from '../../player/mask.ts';
import { codeMinutes } from '../../use-case/player/contact-code.ts';

/** Where a code went, masked, and for how long it works. */
export interface CodeSent {
  readonly sentTo: string;
  readonly minutes: number;
}

export function codeSent(address: string): CodeSent {
  return { sentTo: maskedEmail(address), minutes: codeMinutes };
}
