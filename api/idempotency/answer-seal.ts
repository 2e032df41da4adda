import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Returns the hash under which a call is stored, so that the table reveals no key. */
export function keyHash(secret: string, scope: string, key: string): string {
  return createHmac('sha256', `call ${secret}`).update(`${scope}\n${key}`).digest('base64url');
}

export function bodyHash(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64url');
}

/** Encrypts an answer with the call's key, because it contains names and codes; the table does not contain the key. */
export function sealAnswer(secret: string, key: string, answer: unknown): Buffer {
  const iv = randomBytes(ivBytes);
  const closing = createCipheriv(cipher, sealKey(secret, key), iv);
  const closed = Buffer.concat([closing.update(JSON.stringify(answer), 'utf8'), closing.final()]);
  return Buffer.concat([iv, closing.getAuthTag(), closed]);
}

export function openAnswer<Answer>(secret: string, key: string, sealed: Buffer): Answer {
  const opening = createDecipheriv(cipher, sealKey(secret, key), sealed.subarray(0, ivBytes));
  opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const opened = Buffer.concat([opening.update(sealed.subarray(ivBytes + tagBytes)), opening.final()]);
  const answer: Answer = JSON.parse(opened.toString('utf8'));
  return answer;
}

function sealKey(secret: string, key: string): Buffer {
  return createHmac('sha256', `answer ${secret}`).update(key).digest();
}
