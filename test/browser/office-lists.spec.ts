import type { Page } from '@playwright/test';
import { aDrawnTournament, choose, holdBack, openBackOffice, search, word } from './back-office.ts';
import { drawnAnew, expect, test } from './journey.ts';
import { cardLists, narrowToOwn, ownRecords } from './office-pages.ts';

const laptop = { width: 1440, height: 900 };

test.use({ viewport: laptop, hasTouch: false });

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

/** The lists with a filter of each, and an answer to it. */
const lists = [
  ['teams', 'Skill level', 'Here to Cook'],
  ['players', 'Payment', /^Paid$/],
  ['tournament-registrations', 'Payment status', 'Pending'],
  ['tournaments', 'Status', 'Past'],
] as const;

test('every list has eighteen rows in the first view, its filters in one row and no heading cut, and of a choice before it shows nothing', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/teams');
  for (const [list, filter, answer] of lists) {
    await test.step(list, async () => {
      await page.goto(`/admin/${list}`);
      await expect(rows(page).first()).toBeVisible();
      await expectDense(page, list);
      const address = new RegExp(`/api/admin/${list}\\?filter=%7B%22`);
      await expectNothingBefore(page, address, () => choose(page, filter, answer));
    });
  }
  const place = await page.locator('tbody td.column-location').first().boundingBox();
  expect(place?.width, 'every place is wide enough to be told').toBeGreaterThan(130);
});

test.describe('with a finger', () => {
  // A target for a finger is larger, and the actions of a row are wider.
  test.use({ hasTouch: true });

  test('every action of every list can be pressed on a phone and in windows of three widths', async ({ page }) => {
    await openBackOffice(page, '/admin/teams');
    const own = await ownRecords(page);
    for (const list of [...cardLists.filter((name) => name !== 'pre-registrations'), 'games']) {
      await test.step(list, async () => {
        await narrowToOwn(page, list, own);
        for (const width of [1920, 1440, 1100, 390]) {
          await page.setViewportSize({ width, height: laptop.height });
          await drawnAnew(page);
          const actions = page
            .getByRole('main')
            .locator(width === 390 ? 'li :is(a, button)' : '.column-actions :is(a, button)');
          await expect(actions.first()).toBeVisible();
          const covered = await actions.evaluateAll((all) =>
            all
              .filter((action) => {
                // A cell that cuts its actions off would be scrolled, too, by looking for the action itself.
                action.closest('tr, li')?.scrollIntoView({ block: 'center' });
                const { left = 0, top = 0, width = 0, height = 0 } = action.getClientRects()[0] ?? {};
                return !action.contains(document.elementFromPoint(left + width / 2, top + height / 2));
              })
              .map((action) => action.getAttribute('aria-label') ?? action.textContent),
          );
          expect.soft(covered, `out of reach at ${width} px`).toEqual([]);
          await page.getByRole('main').getByRole('button', { name: 'More: ' }).first().click();
          for (const entry of await page.getByRole('menuitem').all()) await expect(entry).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(page.locator('.MuiMenu-root')).toHaveCount(0);
        }
      });
    }
  });
});

test('the games of a tournament are gone as soon as another is chosen', async ({ page }) => {
  await openBackOffice(page, '/admin/games');
  const [first, second] = [word('Firstgames'), word('Secondgames')];
  for (const cup of [first, second]) await aDrawnTournament(page, cup);
  await page.reload();
  await choose(page, 'Tournament', first);
  await expect(rows(page).first()).toContainText(first);
  await expectNothingBefore(page, /\/api\/admin\/all-games\?/, async () => {
    await choose(page, 'Tournament', second);
    await expect(page.getByRole('status', { name: 'Loading games...' })).toBeVisible();
    await expect(page.getByText('No games found for this tournament.')).toBeHidden();
  });
  await expect(rows(page).first()).toContainText(second);
});

/** Rows of 36 px, as many as fit, filters in one row, no heading cut, nothing at the side. */
async function expectDense(page: Page, list: string): Promise<void> {
  const measured = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
  expect([...new Set(measured.map(({ height }) => height))]).toEqual([36]);
  const inView = measured.filter(({ bottom }) => bottom <= laptop.height).length;
  // Above the registrations stand the names of their tournaments, and whose waivers are missing; above the teams, in two lines, what needs somebody.
  const least = { 'tournament-registrations': 15, teams: 17 }[list] ?? Math.min(18, measured.length);
  expect(inView).toBeGreaterThanOrEqual(least);
  const filters = page.getByRole('main').locator('.MuiFormControl-root:has(.MuiInputLabel-root)');
  const tops = await filters.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const cut = await page
    .locator('th')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut, 'headings that are cut').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
}

/** What stood there is gone at once, until what was asked for is there. */
async function expectNothingBefore(page: Page, address: RegExp, ask: () => Promise<void>): Promise<void> {
  const letGo = await holdBack(page, address);
  await ask();
  const loading = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Loading/ });
  await expect(loading).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeHidden();
  letGo();
  await expect(loading).toBeHidden();
  await expect(rows(page).first()).toBeVisible();
}

test('head and tabs stay in sight, a column is hidden and shown again, and "/" leads to the search', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/teams');
  await test.step('head and tabs stay in sight', async () => {
    await expect(rows(page).nth(20)).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect(page.locator('header')).not.toBeInViewport();
    await expect(page.getByRole('link', { name: 'Teams', exact: true })).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Captain' })).toBeInViewport();
    const below = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    const seen = below.filter(({ top, bottom }) => top >= 76 && bottom <= laptop.height).length;
    expect(seen).toBeGreaterThanOrEqual(18);
  });

  const contact = page.getByRole('columnheader', { name: 'Contact' });
  await test.step('a column is hidden and shown again', async () => {
    await expect(contact).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('switch', { name: 'Contact' }).click();
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Captain' })).toBeVisible();
    await expect(contact).toBeHidden();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await expect(contact).toBeVisible();
  });

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('a/b');
});

test('search, filter, order and page survive a reload, in the memory of the tab alone, and go with signing out; a saved query stays without the search', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/players');
  const youngestFirst = page.getByRole('button', { name: 'Sort by age ascending' });
  const isYoungestFirst = page.getByRole('button', { name: 'Sort by age descending' });
  await test.step('how a list is narrowed survives a reload', async () => {
    await search(page, 'a');
    await choose(page, 'Payment', /^Paid$/);
    await youngestFirst.click();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(/^26-50 of/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^26-50 of/)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('a');
    await expect(page.getByRole('combobox', { name: /^Payment/ })).toContainText('Paid');
    await expect(isYoungestFirst).toBeVisible();
  });

  const memory = () => page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);
  await test.step('a family’s name is in no address and in no lasting memory', async () => {
    await search(page, 'Rivera');
    await expect(rows(page).first()).toContainText('Rivera');
    expect(page.url()).not.toContain('Rivera');
    const [lasting, ofTab] = await memory();
    expect(lasting).not.toContain('Rivera');
    expect(ofTab).toContain('Rivera');
  });

  await test.step('a saved query narrows the list again', async () => {
    await search(page, '');
    const payment = page.getByRole('combobox', { name: /^Payment/ });
    await page.getByRole('button', { name: 'Saved queries' }).click();
    const queries = page.getByRole('dialog', { name: 'Saved queries' });
    await queries.getByRole('button', { name: 'Save current query...' }).click();
    await page.getByRole('dialog').last().getByRole('textbox').fill('Paid');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await queries.press('Escape');
    await expect(queries).toBeHidden();
    await choose(page, 'Payment', /^Pending$/);
    await expect(rows(page).first()).not.toContainText('Confirmed');
    await page.getByRole('button', { name: 'Saved queries' }).click();
    await queries.getByRole('button', { name: 'Paid' }).click();
    await queries.press('Escape');
    await expect(payment).toContainText('Paid');
  });

  await search(page, 'Rivera');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect((await memory()).join()).not.toContain('Rivera');
});
