import { type RefObject, useEffect, useRef } from 'react';

/** Sets the CSS variable `--bar-height` to the height of the tournament's bar in pixels, since its name may take several lines. */
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
