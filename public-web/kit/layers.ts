import { useEffect, useRef } from 'react';

/** While something is open, Back closes it; where that cannot be had, Back leaves the page as ever. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const adding = import('./layers-of-page.ts').then(({ addLayer }) => addLayer(() => latest.current()));
    return () => void adding.then((remove) => remove()).catch(() => {});
  }, [isOpen]);
}
