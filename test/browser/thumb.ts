import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** What a flow has cost so far: presses of the thumb, and inputs that something was written into. */
export interface Cost {
  readonly taps: number;
  readonly fields: number;
}

/** Counts what the page sees of a thumb and of its keyboard, over every page of the visit. */
export async function countThumb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (name: string, mark: string) => {
      const marks = new Set<string>(JSON.parse(sessionStorage.getItem(name) ?? '[]'));
      sessionStorage.setItem(name, JSON.stringify([...marks.add(mark)]));
    };
    // Where it has bubbled up to the window, the page has had it: a tap that is taken back before that is none.
    addEventListener('pointerdown', ({ timeStamp }) => add('taps', `${location.href} ${timeStamp}`));
    addEventListener(
      'input',
      ({ target, isTrusted }) => {
        const isWritten = target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
        if (isWritten && isTrusted) add('fields', `${target.form?.ariaLabel} ${target.name}`);
      },
      true,
    );
  });
}

/** What has been counted since the count was set to nothing. */
export async function costOf(page: Page): Promise<Cost> {
  const count = (name: string) => page.evaluate((of) => JSON.parse(sessionStorage.getItem(of) ?? '[]').length, name);
  return { taps: await count('taps'), fields: await count('fields') };
}

export const countAnew = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear());

/** Writes where the keyboard already is, and presses its next key. */
export async function write(input: Locator, text: string): Promise<void> {
  await expect(input).toBeFocused();
  await input.page().keyboard.type(text);
  await input.page().keyboard.press('Enter');
}

/** Presses one after the other. */
export async function tap(...places: readonly Locator[]): Promise<void> {
  for (const place of places) await place.tap();
}
