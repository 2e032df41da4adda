import { createHash } from 'node:crypto';

/** Returns a hash of some bytes for an ETag, of 132 bits. */
export function contentMark(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
