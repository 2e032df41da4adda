import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';

/**
 * Gives the focus back when a dialog with an address closes and the link that opened it has gone, since its list was
 * read anew below: the link that stands there now has it.
 */
export function useFocusBack(): void {
  const { pathname } = useLocation();
  const address = useHref(pathname);
  const [opener] = useState(() => nameOf(document.activeElement));
  useEffect(() => () => void requestAnimationFrame(() => focusLinkTo(address, opener)), [address, opener]);
}

const nameOf = (link: Element | null) => link?.getAttribute('aria-label') ?? link?.textContent ?? '';

/** Of several links to a dialog the one with the name of that which opened it. */
function focusLinkTo(address: string, name: string): void {
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
  if (hasFocus || location.pathname === address) return;
  const links = [...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(address)}"]`)];
  (links.find((link) => nameOf(link) === name) ?? links[0])?.focus();
}
