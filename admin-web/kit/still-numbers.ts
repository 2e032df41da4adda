/** Keeps the mouse wheel from changing the number in the input it turns over: the page scrolls, the number and the focus stay. */
export function keepNumbersStill(page: Document): void {
  page.addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return;
      // A browser steps no number that cannot be written to.
      target.readOnly = true;
      setTimeout(() => {
        target.readOnly = false;
      });
    },
    { capture: true, passive: true },
  );
}
