/** Whether the last press was a touch; then the phone's keyboard may open by itself. */
let isThumb = false;

globalThis.addEventListener?.('pointerdown', ({ pointerType }) => noteThumb(pointerType === 'touch'), true);
globalThis.addEventListener?.('keydown', () => noteThumb(false), true);

function noteThumb(isNow: boolean): void {
  isThumb = isNow;
}

/** Focuses the first empty input of a form after a touch; with a keyboard the focus stays where it is. */
export function focusFirstInputAfterTouch(place: HTMLElement | null): void {
  const first = place?.querySelector<HTMLInputElement>('form input:not([type="radio"], [type="checkbox"])');
  if (isThumb && first?.value === '') first.focus({ preventScroll: true });
}
