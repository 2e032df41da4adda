import { createHash } from 'node:crypto';

/** Returns the mark of a link that an organizer was shown, which gives no access itself. */
export function markOfLink(sealed: string): string {
  return createHash('sha256').update(sealed).digest('base64url');
}
