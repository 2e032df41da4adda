import { type RefObject, useEffect, useRef } from 'react';

/** Elements in which "/" is typed or has another meaning; open dialogs and menus hold the focus. */
const elsewhere =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Lets the key "/" focus the search of a page, unless an input has the focus or a dialog or menu is open. */
export function useSlashKey<E extends HTMLInputElement>(): RefObject<E | null> {
  const search = useRef<E>(null);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return;
      event.preventDefault();
      search.current?.focus();
      search.current?.select();
    };
    document.addEventListener('keydown', listen, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return search;
}
