import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** How long a hand has to rest before cursor and buttons go, in milliseconds. */
const restsAfter = 4000;

/** Keeps the screen from going dark while the page is seen; says whether this browser can. */
export function useWakefulness(): boolean {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const wake = async () => {
      if (document.visibilityState !== 'visible') return;
      // A battery that runs low may refuse: then the screen follows its own settings.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    void wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      void lock?.release();
    };
  }, []);
  return 'wakeLock' in navigator;
}

/** Whether nobody has moved anything for some seconds: whoever only watches sees no cursor and no buttons. */
export function useRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      clearTimeout(timer);
      setRests(false);
      timer = setTimeout(() => setRests(true), restsAfter);
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, stir);
    stir();
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, stir);
    };
  }, []);
  return rests;
}

/** Whether the page fills the screen, and how to change that. */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement === null ? place.current?.requestFullscreen() : document.exitFullscreen();
    // Where it is forbidden, in a frame for instance, the window stays as it is.
    change?.catch(() => undefined);
  }, [place]);
  return { isFull, toggle };
}

function watchFullScreen(watcher: () => void): () => void {
  document.addEventListener('fullscreenchange', watcher);
  return () => document.removeEventListener('fullscreenchange', watcher);
}

const stillness = '(prefers-reduced-motion: reduce)';

/** Whether somebody asked for less motion: then nothing turns by itself. */
export function useStillness(): boolean {
  return useSyncExternalStore(watchStillness, () => window.matchMedia(stillness).matches);
}

function watchStillness(watcher: () => void): () => void {
  const asked = window.matchMedia(stillness);
  asked.addEventListener('change', watcher);
  return () => asked.removeEventListener('change', watcher);
}
