import type { Page } from '@playwright/test';
import { drawnAnew, expect, expectAccessible, expectAccessibleColours, test } from './journey.ts';
import { picture } from './picture.ts';

/** The smallest phone, a phone, a tablet and a laptop. */
const widths = [320, 390, 768, 1440] as const;

/**
 * By day from the narrowest to the widest, and back by night: the office draws everything anew in other colours, and at
 * the width where a table becomes cards.
 */
const windows: readonly View[] = [
  ...widths.map((width) => ({ width, colorScheme: 'light' }) as const),
  ...[...widths].reverse().map((width) => ({ width, colorScheme: 'dark' }) as const),
];

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/**
 * Where axe looks: once at each width and in both schemes at the widest, where nothing but the colours differs then. On
 * long lists it takes its time.
 */
const looked: Looks = {
  '390 light': expectAccessible,
  '1440 light': expectAccessible,
  '1440 dark': expectAccessibleColours,
  '768 dark': expectAccessible,
  '320 dark': expectAccessible,
};

type Looks = Readonly<Record<string, typeof expectAccessible>>;

/** The same of the public site, which is drawn alike at all widths of a phone and in other colours alone by night. */
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
export function expectUsableInEveryWindow(page: Page, name: string): Promise<void> {
  return lookInEveryWindow(page, name, windows, looked);
}

/** The same of a screen of the public site; in the dark nothing but its colours is another. */
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
