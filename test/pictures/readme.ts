import { type Page, test } from '@playwright/test';
import { signIn } from '../browser/back-office.ts';
import { drawnAnew, expect } from '../browser/journey.ts';

const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

const screens = {
  landing: { size: phone, there: (page: Page) => seen(page, '/', 'Choose how you play') },
  office: {
    size: desk,
    there: async (page: Page) => {
      await signIn(page);
      await seen(page, '/admin/teams', 'Teams');
    },
  },
};

async function seen(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

for (const [name, { size, there }] of Object.entries(screens))
  test(name, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: process.env.PRODUCT_URL ?? '',
      viewport: size,
      reducedMotion: 'reduce',
      timezoneId: 'America/New_York',
    });
    const page = await context.newPage();
    await there(page);
    await drawnAnew(page);
    await page.screenshot({ path: `${folder}${name}.png` });
    await context.close();
  });
