import { type RefObject, useLayoutEffect, useRef } from 'react';

const fields = 'input:not([aria-hidden="true"]):not([type="file"]), select, textarea, [role="combobox"]';

/** Returns a ref for the inputs of a dialog, the first of which takes the focus. Called inside the dialog. */
export function useFirstField<E extends HTMLElement>(isWished = true): RefObject<E | null> {
  const place = useRef<E>(null);
  const wished = useRef(isWished);
  // Done before the first paint, so that a quick Tab is not undone.
  useLayoutEffect(() => {
    if (!wished.current) return;
    const first = place.current?.querySelector<HTMLElement>(fields);
    const chosen = place.current?.querySelector<HTMLElement>('input[type="radio"]:checked');
    if (first instanceof HTMLInputElement && first.type === 'radio') (chosen ?? first).focus();
    else first?.focus();
  }, []);
  return place;
}
