/** Whether the last press was a touch; then the phone's keyboard may open by itself. */
let isThumb = false;

globalThis.addEventListener?.('pointerdown', ({ pointerType }) => noteThumb(pointerType === 'touch'), true);
globalThis.addEventListener?.('keydown', () => noteThumb(false), true);

function noteThumb(isNow: boolean): void {
  isThumb = isNow;
}

const questions = 'form :is(input:not([type="radio"], [type="checkbox"]), [role="radiogroup"][aria-required="true"])';

/** Focuses the first input of a form after a touch, if it is empty and no open choice stands before it; with a keyboard the focus stays where it is. */
export function focusFirstInputAfterTouch(place: HTMLElement | null): void {
  const first = [...(place?.querySelectorAll(questions) ?? [])].find((one) => one.querySelector(':checked') === null);
  if (isThumb && first instanceof HTMLInputElement && first.value === '') first.focus({ preventScroll: true });
}
