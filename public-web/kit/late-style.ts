import { onFirstPress } from './first-press.ts';

/**
 * Loads the full style sheet after the first press or key, on pages that arrive with their own style only and without web fonts. The fonts
 * are applied on the next page.
 */
export function fetchStyleLater(): void {
  const address = addressOfStyle();
  // If this fails, the next page tries again.
  if (address !== undefined)
    onFirstPress(
      () =>
        void lateSheet().then(
          (late) => late.fetchSheet(address),
          () => {},
        ),
    );
}

/** Returns whether this page arrived with its own style only. */
export const isStyleLate = (): boolean => addressOfStyle() !== undefined;

let whole: Promise<void> | undefined;

/** Resolves when the full style sheet with its fonts is loaded; undefined if this page has it already. */
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
