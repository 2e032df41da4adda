import { onFirstPress } from './first-press.ts';

/**
 * A page for the poorest lines comes with the style of what it shows, and without the site's letters. All of it is
 * fetched with the first press or key: by then the page stands, and what follows has it. The rules of the letters say
 * that they move nothing which is drawn already.
 */
export function fetchStyleLater(): void {
  if (isStyleLate()) onFirstPress(() => void wholeStyle());
}

/** Whether this page came with its own style alone. */
export const isStyleLate = (): boolean => addressOfStyle() !== undefined;

let fetched: Promise<void> | undefined;

/** When all pages have their style: at once, but where this one came with its own alone. */
export function wholeStyle(): Promise<void> | undefined {
  const address = addressOfStyle();
  if (address === undefined) return undefined;
  fetched ??= new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = address;
    // A page without its style can be read; one that waits for it for ever cannot.
    sheet.onload = sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
  return fetched;
}

function addressOfStyle(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="late-style"]')?.content;
}
