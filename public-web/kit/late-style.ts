import { onFirstPress } from './first-press.ts';

/**
 * A page for the poorest lines comes with the style of what it shows, and without the site's letters. The rest of the style is
 * fetched after the first press or key: by then the page stands, and what follows has it. The letters come with the next page.
 */
export function fetchStyleLater(): void {
  const address = addressOfStyle();
  // What cannot be fetched now is asked for again by the next page.
  if (address !== undefined)
    onFirstPress(
      () =>
        void lateSheet().then(
          (late) => late.fetchSheet(address),
          () => {},
        ),
    );
}

/** Whether this page came with its own style alone. */
export const isStyleLate = (): boolean => addressOfStyle() !== undefined;

let whole: Promise<void> | undefined;

/** When all pages have their style, letters and all: at once, but where this one came with its own alone. */
export function wholeStyle(): Promise<void> | undefined {
  const address = addressOfStyle();
  // A page without its style can be read.
  if (address !== undefined)
    whole ??= lateSheet().then(
      (late) => late.wholeSheet(address),
      () => {},
    );
  return whole;
}

const lateSheet = () => import('./late-sheet.ts');

function addressOfStyle(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="late-style"]')?.content;
}
