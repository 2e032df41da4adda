let hasEnded = false;
/** Counts who signs in: an answer that comes late says nothing of the session after it. */
let session = 0;
const listeners = new Set<() => void>();

function say(next: boolean) {
  hasEnded = next;
  for (const listener of listeners) listener();
}

/** Whether the server has stopped knowing the organizer while a page was open. */
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
