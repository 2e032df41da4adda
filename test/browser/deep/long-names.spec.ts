import type { APIRequestContext } from '@playwright/test';
import { choose, openBackOffice } from '../back-office.ts';
import { expect, test } from '../journey.ts';
import { anyOf, expectNoNameWidens, noteNames } from '../long-names.ts';
import { aRegistrant } from '../registration-steps.ts';

// What every other screen shows of names is tried where it is looked at (accessible-states, office-screens).

/** Pages of the office that show names only of a tournament that is chosen, or of somebody who has come: the words of an address, by heading. */
const filled: Readonly<Record<string, string>> = {
  'Pre-Reg': 'pre-registrations',
  Games: 'games',
  'Free Agents': 'free-agents/13',
  'Bracket Management': 'brackets?tournament=16',
};

test('no name, however long, widens the office’s pages of a tournament', async ({ page, context }) => {
  const names = noteNames(context);
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 1280, height: 900 });
  await somebodyIsInterested(page.request);
  for (const [heading, path] of Object.entries(filled)) {
    await openBackOffice(page, `/admin/${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    if (path === 'games') await choose(page, 'Tournament', 'Garden State Showcase');
    await expect(async () => expect(await main.textContent()).toMatch(new RegExp(anyOf(names) || '^$'))).toPass();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await test.step(heading, () => expectNoNameWidens(page, names, [1280]));
  }
});

async function somebodyIsInterested(request: APIRequestContext): Promise<void> {
  const { name, email, phone } = aRegistrant();
  const answer = await request.post('/api/pre-registrations', {
    data: { name, email, phone, age: '14', sex: 'female' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
