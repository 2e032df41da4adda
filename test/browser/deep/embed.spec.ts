import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBackOffice } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { gamesOfTheDemo } from '../score-keeping.ts';

test.use({ ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });

/** The page of a club, on an origin of its own. */
async function clubSite(snippet: string): Promise<{ readonly server: Server; readonly url: string }> {
  const page = `<!doctype html><html lang="en"><title>Club</title><body><h1>Our club</h1>${snippet}</body></html>`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('an organizer copies a snippet, and a page of a club shows the games, as high as they are', async ({ page }) => {
  await openBackOffice(page, '/admin/tournaments');
  const game = (await gamesOfTheDemo(page)).find(({ team1Name }) => team1Name !== null);
  for (const [kind, text] of [
    ['Live scores', game?.team1Name ?? ''],
    ['Bracket', game?.team1Name ?? ''],
    ['Standings', 'Goals'],
  ] as const) {
    await page.goto(`/admin/tournaments/${game?.tournamentId}/embed`);
    const dialog = page.getByRole('dialog', { name: 'Show on another site' });
    await dialog.getByRole('combobox', { name: 'What is shown' }).click();
    await page.getByRole('option', { name: kind }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    if (kind === 'Bracket') await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy Snippet' }).click();
    await expectMessage(page, 'The snippet is copied');
    const snippet = await page.evaluate(() => navigator.clipboard.readText());
    const { server, url } = await clubSite(snippet);
    await page.goto(url);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(text).first()).toBeVisible();
    const height = () => frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    // It may still be growing when it is first looked at.
    await expect(async () =>
      expect(await page.locator('iframe').getAttribute('height')).toBe(String(await height())),
    ).toPass();
    const source = (await page.locator('iframe').getAttribute('src')) ?? '';
    server.close();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(source);
      await expect(page.getByText(text).first()).toBeVisible();
      if (width === 390) await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
