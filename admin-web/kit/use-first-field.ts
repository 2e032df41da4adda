import { type RefObject, useLayoutEffect, useRef } from 'react';

const fields = 'input:not([aria-hidden="true"]):not([type="file"]), select, textarea, [role="combobox"]';

/** Where the answers to a dialog stand: the first of them has the focus at first. Asked from within the dialog. */
export function useFirstField<E extends HTMLElement>(isWished = true): RefObject<E | null> {
  const place = useRef<E>(null);
  const wished = useRef(isWished);
  // Before it is seen: whoever goes on at once by Tab is not called back.
  useLayoutEffect(() => {
    if (!wished.current) return;
    const first = place.current?.querySelector<HTMLElement>(fields);
    const chosen = place.current?.querySelector<HTMLElement>('input[type="radio"]:checked');
    if (first instanceof HTMLInputElement && first.type === 'radio') (chosen ?? first).focus();
    else first?.focus();
  }, []);
  return place;
}
