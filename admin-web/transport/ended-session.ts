let hasEnded = false;
/** Counts sign-ins, so that a late answer of an earlier session does not end the current one. */
let session = 0;
const listeners = new Set<() => void>();

function say(next: boolean) {
  hasEnded = next;
  for (const listener of listeners) listener();
}

/** Store of whether the session has expired while a page was open. */
export const endedSession = {
  hasEnded: () => hasEnded,
  current: () => session,
  end: (asked: number) => {
    if (asked === session) say(true);
  },
  resume: () => {
    session += 1;
    say(false);
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
