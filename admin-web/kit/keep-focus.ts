/** Keeps the focus in a dialog: where what had it goes away or is disabled, the dialog has it at once, and hears Escape. */
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

/** Another dialog on top hides this one from everybody. */
const isReachable = (dialog: HTMLElement): boolean => dialog.closest('[aria-hidden="true"]') === null;
