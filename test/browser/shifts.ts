import type { Page } from '@playwright/test';

type Shifting = Window & { shifted?: number };

/** Watches from the first moment how much of a page moves without having been pressed. */
export async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    (window as Shifting).shifted = 0;
    new PerformanceObserver((shifts) => {
      for (const { value, hadRecentInput } of shifts.getEntries() as Entry[])
        if (!hadRecentInput) (window as Shifting).shifted = ((window as Shifting).shifted ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much that was so far. */
export const shifted = (page: Page) => page.evaluate(() => (window as Shifting).shifted ?? 1);
