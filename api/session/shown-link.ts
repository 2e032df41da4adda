import { createHash } from 'node:crypto';

/** By what a link is known again that an organizer was shown; it does not open what the link opens. */
export function markOfLink(sealed: string): string {
  return createHash('sha256').update(sealed).digest('base64url');
}
