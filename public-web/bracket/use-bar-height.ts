import { type RefObject, useEffect, useRef } from 'react';

/** Tells style sheets how high the bar of a tournament is, in pixels, as `--bar-height`: its name may take more than one line. */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const watch = new ResizeObserver(() =>
      element.parentElement?.style.setProperty('--bar-height', `${element.offsetHeight}px`),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return bar;
}
