import { useEffect, useState } from 'react';

/** How long to wait before asking again for the push that the server has refused, in milliseconds. */
const patience = 15_000;

/** Listens to what happens on the fields. Says whether it listens; while it does not, screens ask by themselves. */
export function useLivePush(onChange: () => void): boolean {
  const [isListening, setListening] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a connection of its own
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const source = new EventSource('/api/live', { withCredentials: true });
    const heard = () => onChange();
    source.onopen = () => {
      setListening(true);
      onChange();
    };
    for (const name of pushed) source.addEventListener(name, heard);
    source.onerror = () => {
      setListening(false);
      if (source.readyState === EventSource.CLOSED)
        timer = setTimeout(() => setAttempt((tried) => tried + 1), patience);
    };
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [onChange, attempt]);
  return isListening;
}

/** The names of the events that say that something changed. */
const pushed = ['message', 'change', 'games', 'game', 'brackets'] as const;
