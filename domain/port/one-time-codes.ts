/** One-time codes of authenticator apps, computed from a secret and the clock (RFC 6238). */
export abstract class OneTimeCodes {
  /** Returns a new secret in base 32, as people type it. */
  abstract secret(): string;
  /** Returns the address that an app reads from a QR code. */
  abstract address(secret: string, username: string): string;
  /** Returns the time step of a code, within the allowed clock drift, or undefined when the code is wrong. */
  abstract stepOf(secret: string, code: string, now: Date): number | undefined;
}
