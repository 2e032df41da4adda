let hasEnded = false;
const listeners = new Set<() => void>();

function say(next: boolean) {
  hasEnded = next;
  for (const listener of listeners) listener();
}

/** Whether the server has stopped knowing the organizer while a page was open. */
export const endedSession = {
  hasEnded: () => hasEnded,
  end: () => say(true),
  resume: () => say(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
