import type { Page } from '@playwright/test';
import { openBackOffice } from '../back-office.ts';
import { expect, test } from '../journey.ts';

const sites: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the public site': (page) => page.goto('/'),
  'the back office': (page) => openBackOffice(page),
};

test('for whoever wants less motion a change of colours is there at once, everywhere on both sites', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [site, open] of Object.entries(sites)) {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() => {
      document.body.style.color = 'rgb(1, 2, 3)';
      const shown = getComputedStyle(document.body).color;
      return { shown, parts: document.getAnimations().filter((one) => one instanceof CSSTransition).length };
    });
    expect(moving, site).toEqual({ shown: 'rgb(1, 2, 3)', parts: 0 });
  }
});
