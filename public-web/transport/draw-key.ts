/** A key for one sending. Drawn by hand: crypto.randomUUID is missing where the site is reached without https. */
export function drawKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
