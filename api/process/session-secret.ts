/** The cookie that carries a session. */
export const sessionCookie = 'golden-goal';

/** What signs the cookies and the links, and keys the hashes: the same for all processes. */
export class SessionSecret {
  constructor(readonly value: string) {}
}
