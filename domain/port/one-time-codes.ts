/** What authenticator apps count by: a secret and the clock (RFC 6238). */
export abstract class OneTimeCodes {
  /** A new secret, as people type it: base 32. */
  abstract secret(): string;
  /** The address that an app reads from a picture. */
  abstract address(secret: string, username: string): string;
  /** The step whose code this is, within the drift of clocks, or undefined when it is none. */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}
