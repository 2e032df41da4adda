import { type RefObject, useEffect } from 'react';

/** While a menu is open, Escape and whatever happens beside it close it; Escape gives its button the focus back. */
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
