import type { Page } from '@playwright/test';
import { drawnAnew, expect, expectAccessible, expectAccessibleColours, test } from './journey.ts';
import { picture } from './picture.ts';

/** The smallest phone, a phone, a tablet and a laptop. */
const widths = [320, 390, 768, 1440] as const;

/** By day from the narrowest to the widest, and back by night. */
const windows: readonly View[] = [
  ...widths.map((width) => ({ width, colorScheme: 'light' }) as const),
  ...[...widths].reverse().map((width) => ({ width, colorScheme: 'dark' }) as const),
];

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

type Looks = Readonly<Record<string, typeof expectAccessible>>;

/** Where axe looks: the public site is drawn alike at all widths of a phone, and in other colours alone by night. */
const lookedInPublic: Looks = {
  '390 light': expectAccessible,
  '1440 light': expectAccessible,
  '1440 dark': expectAccessibleColours,
  '390 dark': expectAccessibleColours,
};

/**
 * What the page shows can be used in windows of every width, in light and dark: nothing stands out at its side, nothing
 * serious is found by axe.
 */
export function expectPublicScreenUsable(page: Page, name: string): Promise<void> {
  const needed = windows.filter((one) => one.colorScheme === 'light' || `${one.width} dark` in lookedInPublic);
  return lookInEveryWindow(page, name, needed, lookedInPublic);
}

async function lookInEveryWindow(page: Page, name: string, all: readonly View[], looks: Looks) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { width, colorScheme } of all) {
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
