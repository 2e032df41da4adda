/** Whether the last press was a thumb's: then the keyboard of the phone may open by itself. */
let isThumb = false;

globalThis.addEventListener?.('pointerdown', ({ pointerType }) => noteThumb(pointerType === 'touch'), true);
globalThis.addEventListener?.('keydown', () => noteThumb(false), true);

function noteThumb(isNow: boolean): void {
  isThumb = isNow;
}

/** For a thumb, writing starts at once in the first input of a form; with a keyboard, reading goes on where it is. */
export function startWriting(place: HTMLElement | null): void {
  const first = place?.querySelector<HTMLInputElement>('form input:not([type="radio"], [type="checkbox"])');
  if (isThumb && first?.value === '') first.focus({ preventScroll: true });
}
