import type { Secrets } from '../../port/secrets.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { legibleAlphabet } from '../../rule/secret/legible-alphabet.ts';

/** Draws a new invitation code: TEAM-XXXXXX-NNN, at a trillion possibilities beyond guessing. */
export function drawInvitationCode(secrets: Secrets): string {
  return `TEAM-${secrets.draw(legibleAlphabet, 6)}-${secrets.draw('0123456789', 3)}`;
}

/** Returns the refusal of an unknown, replaced, closed or full code: all look the same. */
export function invalidInvitation(): Refusal {
  return new Refusal('not-found', 'Invalid invitation code');
}
