import { verdictOf } from './call-failed.ts';

/** Refusal because the access of a call has expired, in place of the server's own sentence about something missing. */
class AccessExpired extends Error {
  constructor() {
    super('The right to do this has ended');
  }
}

/** Access that expires while a page is open, such as that of a look-up or a mailed link. */
export interface Access {
  readonly hasEnded: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Marks the access as regained, or as no longer needed. */
  readonly resume: () => void;
  /**
   * Makes a call with this access. The server answers 404 without access as well as for a missing record: `isHeld` tells them apart if the
   * record itself may be gone.
   */
  readonly under: <Answer>(call: Promise<Answer>, isHeld?: () => Promise<boolean>) => Promise<Answer>;
}

export function createAccess(): Access {
  let ended = false;
  const listeners = new Set<() => void>();
  const say = (next: boolean) => {
    ended = next;
    for (const listener of listeners) listener();
  };
  return {
    hasEnded: () => ended,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume: () => say(false),
    under: async (call, isHeld = async () => false) => {
      try {
        return await call;
      } catch (failure) {
        if (!isRefusedAccess(failure) || (await isHeld())) throw failure;
        say(true);
        throw new AccessExpired();
      }
    },
  };
}

/** Returns whether a call was refused as not found or as unauthorized. */
export function isRefusedAccess(failure: unknown): boolean {
  return [401, 404].includes(verdictOf(failure)?.status ?? 0);
}
