import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { picture } from './picture.ts';

/** The smallest phone, a phone, a tablet and a laptop. */
const widths = [320, 390, 768, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** Where axe looks: in both schemes at the widest, and once at each other width. On long lists it takes its time. */
const looked: readonly string[] = ['320 dark', '390 light', '768 dark', '1440 light', '1440 dark'];

/**
 * What the page shows can be used in windows of every width, in light and dark: nothing stands out at its side, nothing
 * serious is found by axe.
 */
export async function expectUsableInEveryWindow(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await picture(page, `${name} ${width} ${colorScheme}`);
        if (looked.includes(`${width} ${colorScheme}`)) await expectAccessible(page);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overhang, `${width} px wide, ${colorScheme}`).toBeLessThanOrEqual(0);
      });
    }
  }
}
