import { createHash } from 'node:crypto';

/** Stands for some bytes in an ETag: others have another one, to 132 bits. */
export function contentMark(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
