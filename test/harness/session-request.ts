import { request as expressRequest, type Request } from 'express';

/** Returns a request of a session; an organizer's carries the account. */
export function requestOf(sessionID: string, user?: { readonly id: number; readonly username: string }): Request {
  const session = { save: (done: () => void) => done() };
  const generate = (request: Request) =>
    Object.assign(request, { sessionID: `${request.sessionID}, renewed`, session: { save: session.save } });
  return Object.assign(Object.create(expressRequest), { sessionID, session, sessionStore: { generate }, user });
}
