import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router';

/** Restores the focus when a dialog with an address closes and its list was rendered anew: the new link to that address takes it. */
export function useFocusBack(): void {
  const { pathname } = useLocation();
  const address = useHref(pathname);
  const [opener] = useState(() => nameOf(document.activeElement));
  useEffect(() => () => void requestAnimationFrame(() => focusLinkTo(address, opener)), [address, opener]);
}

const nameOf = (link: Element | null) => link?.getAttribute('aria-label') ?? link?.textContent ?? '';

/** Focuses the link to a dialog; of several, the one with the name of the former link. */
function focusLinkTo(address: string, name: string): void {
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
  if (hasFocus || location.pathname === address) return;
  const links = [...document.querySelectorAll('a')].filter((link) => link.getAttribute('href') === address);
  (links.find((link) => nameOf(link) === name) ?? links[0])?.focus();
}
