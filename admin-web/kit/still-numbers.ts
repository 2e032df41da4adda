/** Prevents the mouse wheel from changing a number input: the page scrolls, and the number and the focus stay. */
export function keepNumbersStill(page: Document): void {
  page.addEventListener(
    'wheel',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return;
      // Browsers do not step a read-only number.
      target.readOnly = true;
      setTimeout(() => {
        target.readOnly = false;
      });
    },
    { capture: true, passive: true },
  );
}
