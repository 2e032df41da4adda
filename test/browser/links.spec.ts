import type { Page } from '@playwright/test';
import { desktop, expect, test } from './journey.ts';
import { expectLinksReached } from './links-reached.ts';

/** A cup of the demo with groups, and one that is a knock-out; both were played to their end. */
const cups = ['3V3 July Cup 2025', '3V3 August Cup 2025'];

async function expectScreensReached(page: Page): Promise<void> {
  const answer = await page.request.get('/api/tournaments');
  const tournaments: readonly { readonly id: number; readonly name: string }[] = await answer.json();
  const ids = tournaments.filter(({ name }) => cups.includes(name)).map(({ id }) => id);
  expect(ids).toHaveLength(cups.length);
  const [team] = (await (await page.request.get(`/api/tournaments/${ids[0]}`)).json()).teams;
  const screens = ids.flatMap((id) => ['', '/table', '/games', '/teams'].map((part) => `/tournaments/${id}${part}`));
  for (const address of ['/', '/tournaments', ...screens, '/live-scores', `/teams/${team.id}`]) {
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expectLinksReached(page);
    });
  }
}

test('on a phone nothing lies over a link of the screens that spectators look at', ({ page }) =>
  expectScreensReached(page));

test.describe('on a laptop', () => {
  test.use(desktop);

  test('nothing lies over a link of the screens that spectators look at', ({ page }) => expectScreensReached(page));
});
