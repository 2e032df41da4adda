import { useEffect, useRef } from 'react';

/** Lets Back close an open layer; if the code for that cannot be loaded, Back leaves the page as usual. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const adding = import('./layers-of-page.ts').then(({ addLayer }) => addLayer(() => latest.current()));
    return () => void adding.then((remove) => remove()).catch(() => {});
  }, [isOpen]);
}
