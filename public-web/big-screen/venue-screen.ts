import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Time without movement after which the cursor and the buttons disappear, in milliseconds. */
const restsAfter = 4000;

/** Keeps the screen awake while the page is visible; returns whether this browser can. */
export function useWakefulness(): boolean {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const wake = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser may refuse when the battery is low: then the device's own settings apply.
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

/** Returns whether nobody has moved the pointer for some seconds, so that the cursor and the buttons can be hidden. */
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

/** Returns whether the page fills the screen, and a function that toggles it. */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(watchFullScreen, () => document.fullscreenElement !== null);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement === null ? place.current?.requestFullscreen() : document.exitFullscreen();
    // If full screen is forbidden, for instance in a frame, the window stays as it is.
    change?.catch(() => undefined);
  }, [place]);
  return { isFull, toggle };
}

function watchFullScreen(watcher: () => void): () => void {
  document.addEventListener('fullscreenchange', watcher);
  return () => document.removeEventListener('fullscreenchange', watcher);
}

const stillness = '(prefers-reduced-motion: reduce)';

/** Returns whether reduced motion is preferred; then no page turns automatically. */
export function useStillness(): boolean {
  return useSyncExternalStore(watchStillness, () => window.matchMedia(stillness).matches);
}

function watchStillness(watcher: () => void): () => void {
  const asked = window.matchMedia(stillness);
  asked.addEventListener('change', watcher);
  return () => asked.removeEventListener('change', watcher);
}
