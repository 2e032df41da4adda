/** Name of the session cookie. */
export const sessionCookie = 'golden-goal';

/** Secret that signs cookies and links and keys hashes; the same for all processes. */
export class SessionSecret {
  constructor(readonly value: string) {}
}
