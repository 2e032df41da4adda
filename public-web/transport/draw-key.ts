/** Returns a random idempotency key. It does not use crypto.randomUUID, which is missing on sites without https. */
export function drawKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
