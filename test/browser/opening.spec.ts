import { desktop, expect, test } from './journey.ts';
import { watch } from './watched.ts';

test('on a phone and on a desktop pages open without a complaint and ask nobody else', async ({ page, baseURL }) => {
  const watched = watch(page, baseURL ?? '');
  const { viewport: phone } = test.info().project.use;
  for (const window of [phone, desktop.viewport])
    for (const path of ['/', '/player-lookup', '/no-such-page'])
      await test.step(`${path}, ${window?.width} px wide`, async () => {
        if (window) await page.setViewportSize(window);
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('load');
        expect(watched).toEqual({ complaints: [], strangers: [] });
      });
});
