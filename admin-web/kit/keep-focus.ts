/** Keeps the focus in a dialog: if the focused element disappears or is disabled, the dialog takes the focus, so that Escape still works. */
export function keepFocus(dialog: HTMLElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  let isOnItsWay = false;
  const stop = new AbortController();
  const heard = { capture: true, signal: stop.signal };
  document.addEventListener('blur', ({ relatedTarget }) => (isOnItsWay = relatedTarget !== null), heard);
  document.addEventListener('focus', () => (isOnItsWay = false), heard);
  const observer = new MutationObserver(() => {
    if (!isOnItsWay && isNowhere(document.activeElement) && isReachable(dialog)) dialog.focus({ preventScroll: true });
  });
  observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

const isNowhere = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled');

/** Returns whether no other dialog hides this one. */
const isReachable = (dialog: HTMLElement): boolean => dialog.closest('[aria-hidden="true"]') === null;
