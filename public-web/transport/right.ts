import { CallFailed } from './call-failed.ts';

/** A call was refused because the right it was made under has ended; the server's own sentence would speak of something missing. */
export class RightEnded extends Error {
  constructor() {
    super('The right to do this has ended');
  }
}

/** A right that ends by itself while a page is open, such as that of a look-up or of a mailed link. */
export interface Right {
  readonly hasEnded: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** The right is there again, or nobody waits for it any more. */
  readonly resume: () => void;
  /**
   * Makes a call under the right. What is not one's own looks like what does not exist: `isHeld` tells them apart where the
   * thing itself may be gone.
   */
  readonly under: <Answer>(call: Promise<Answer>, isHeld?: () => Promise<boolean>) => Promise<Answer>;
}

export function right(): Right {
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
        throw new RightEnded();
      }
    },
  };
}

/** Whether the server knows nothing of what was asked for, or nobody who may ask. */
export function isRefusedAccess(failure: unknown): boolean {
  return failure instanceof CallFailed && (failure.status === 404 || failure.status === 401);
}
