import type { Page } from '@playwright/test';
import { drawnAnew, expect, expectAccessible, expectAccessibleColours, test } from './journey.ts';
import { picture } from './picture.ts';

/** The smallest phone, a phone, a tablet and a laptop. */
const widths = [320, 390, 768, 1440] as const;

/**
 * By day from the narrowest to the widest, and back by night: the office draws everything anew in other colours, and at
 * the width where a table becomes cards.
 */
const windows = [
  ...widths.map((width) => ({ width, colorScheme: 'light' }) as const),
  ...[...widths].reverse().map((width) => ({ width, colorScheme: 'dark' }) as const),
];

/**
 * Where axe looks: once at each width and in both schemes at the widest, where nothing but the colours differs then. On
 * long lists it takes its time.
 */
const looked: Readonly<Record<string, typeof expectAccessible>> = {
  '390 light': expectAccessible,
  '1440 light': expectAccessible,
  '1440 dark': expectAccessibleColours,
  '768 dark': expectAccessible,
  '320 dark': expectAccessible,
};

/**
 * What the page shows can be used in windows of every width, in light and dark: nothing stands out at its side, nothing
 * serious is found by axe.
 */
export async function expectUsableInEveryWindow(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, colorScheme } of windows) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.emulateMedia({ colorScheme });
    await drawnAnew(page);
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await picture(page, `${name} ${width} ${colorScheme}`);
      await looked[`${width} ${colorScheme}`]?.(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `${width} px wide, ${colorScheme}`).toBeLessThanOrEqual(0);
    });
  }
}
