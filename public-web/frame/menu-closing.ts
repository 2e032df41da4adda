import { type RefObject, useEffect } from 'react';

/** Closes an open menu on Escape and on any press or focus outside; Escape returns the focus to its button. */
export function useMenuClosing(menu: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const { signal } = stop;
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      menu.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeBeside, { signal });
    document.addEventListener('focusin', closeBeside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => stop.abort();
  }, [menu, isOpen, close]);
}
