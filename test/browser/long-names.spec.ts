import type { APIRequestContext } from '@playwright/test';
import { choose, openBackOffice } from './back-office.ts';
import { expect, test } from './journey.ts';
import { anyOf, expectNoNameWidens, noteNames } from './long-names.ts';
import { officeDialogs, officePages, openDialog } from './office-pages.ts';
import { aRegistrant } from './registration-steps.ts';
import { publicScreens } from './screens.ts';

// Each screen stands alone: every worker takes some.
test.describe.configure({ mode: 'parallel' });

const phones = [390, 320] as const;
const laptop = [1280] as const;

for (const [name, reach] of Object.entries(publicScreens)) {
  test(`no name, however long, widens ${name}`, async ({ page, context }) => {
    const names = noteNames(context);
    await reach(page);
    await expectNoNameWidens(page, names, phones);
  });
}

/** Pages that show no name of anybody. */
const nameless: readonly string[] = [
  'site-settings',
  'password',
  'tournaments/create',
  'keeper-links',
  'api-keys',
  'webhooks',
  'webhook-deliveries',
];

/** Pages of one tournament, opened with it. */
const ofTournament: Readonly<Record<string, string>> = {
  'free-agents': 'free-agents/13',
  brackets: 'brackets?tournament=16',
};

for (const [path, heading] of Object.entries(officePages)) {
  test(`no name, however long, widens the office’s ${path}`, async ({ page, context }) => {
    const names = noteNames(context);
    const main = page.getByRole('main');
    await page.setViewportSize({ width: 1280, height: 900 });
    if (path === 'pre-registrations') await somebodyIsInterested(page.request);
    await openBackOffice(page, `/admin/${ofTournament[path] ?? path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    if (path === 'games') await choose(page, 'Tournament', 'Garden State Showcase');
    if (!nameless.includes(path))
      await expect(async () => expect(await main.textContent()).toMatch(new RegExp(anyOf(names) || '^$'))).toPass();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectNoNameWidens(page, names, laptop);
    for (const over of officeDialogs[path] ?? []) {
      await openDialog(page, path, over);
      await test.step(over, () => expectNoNameWidens(page, names, laptop));
    }
  });
}

async function somebodyIsInterested(request: APIRequestContext): Promise<void> {
  const { name, email, phone } = aRegistrant();
  const answer = await request.post('/api/pre-registrations', {
    data: { name, email, phone, age: '14', sex: 'female' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
