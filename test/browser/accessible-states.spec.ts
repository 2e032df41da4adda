import { expect, expectAccessible, test } from './journey.ts';
import { picture } from './picture.ts';
import { publicScreens } from './screens.ts';

/** The windows and schemes in which each screen is seen: the smallest phone, a phone, a tablet, a laptop. */
const windows = [
  { colorScheme: 'dark', width: 320 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 768 },
  { colorScheme: 'light', width: 1440 },
] as const;

for (const { colorScheme, width } of windows) {
  test.describe(`${colorScheme}, ${width} px wide, without motion`, () => {
    test.use({ colorScheme, viewport: { width, height: width < 700 ? 844 : 900 }, reducedMotion: 'reduce' });

    for (const [name, reach] of Object.entries(publicScreens)) {
      test(`${name} can be used by everybody`, async ({ page }) => {
        await reach(page);
        await picture(page, `${name} ${width} ${colorScheme}`);
        await expectAccessible(page);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overhang).toBeLessThanOrEqual(0);
      });
    }
  });
}
