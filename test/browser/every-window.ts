import type { Page } from '@playwright/test';
import { drawnAnew, expect, expectAccessible, expectAccessibleColours, expectWayFor, test } from './journey.ts';
import { picture } from './picture.ts';

/** The smallest phone, a phone, a tablet and a laptop. */
const widths = [320, 390, 768, 1440] as const;

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** By day at every width; by night nothing but the colours is another. */
const windows: readonly View[] = [
  ...widths.map((width) => ({ width, colorScheme: 'light' }) as const),
  ...([1440, 390] as const).map((width) => ({ width, colorScheme: 'dark' }) as const),
];

/** Where axe looks, and at what: the public site is drawn alike at all widths of a phone. */
const looks: Readonly<Record<string, typeof expectAccessible>> = {
  '390 light': async (page) => {
    await expectAccessible(page);
    await expectWayFor(page);
  },
  '1440 light': expectAccessible,
  '1440 dark': expectAccessibleColours,
  '390 dark': expectAccessibleColours,
};

/**
 * What the page shows can be used in windows of every width, in light and dark: nothing stands out at its side, nothing
 * serious is found by axe.
 */
export async function expectPublicScreenUsable(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, colorScheme } of windows) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    await page.emulateMedia({ colorScheme });
    await drawnAnew(page);
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await picture(page, `${name} ${width} ${colorScheme}`);
      await looks[`${width} ${colorScheme}`]?.(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `${width} px wide, ${colorScheme}`).toBeLessThanOrEqual(0);
    });
  }
}
