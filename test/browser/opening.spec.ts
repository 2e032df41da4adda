import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, test } from './journey.ts';

/** What the browser complained about, and whom it asked besides the product. */
function watch(page: Page, productUrl: string) {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // That a page which does not exist answers 404 is as it should be.
    if (message.type() === 'error' && message.location().url !== page.url()) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== productUrl) strangers.push(request.url());
  });
  return { complaints, strangers };
}

const windows = { phone: {}, desktop } as const;

for (const [name, window] of Object.entries(windows)) {
  test.describe(`on a ${name}`, () => {
    test.use(window);

    for (const path of ['/', '/player-lookup', '/no-such-page']) {
      test(`${path} opens without a complaint, asks nobody else, and everybody can use it`, async ({
        page,
        baseURL,
      }) => {
        const { complaints, strangers } = watch(page, baseURL ?? '');
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        expect(complaints).toEqual([]);
        expect(strangers).toEqual([]);
      });
    }
  });
}
