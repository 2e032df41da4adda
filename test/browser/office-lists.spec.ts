import type { Page } from '@playwright/test';
import {
  aRegisteredPlayer,
  aTournament,
  choose,
  dialog,
  onFile,
  openBackOffice,
  search,
  signIn,
  unique,
} from './back-office.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';

const laptop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Holds an answer back until it is let go. */
async function holdBack(page: Page, address: RegExp) {
  let letGo = () => {};
  const isFree = new Promise<void>((free) => {
    letGo = free;
  });
  await page.route(address, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

test.describe('on a laptop', () => {
  test.use({ viewport: laptop, hasTouch: false });

  test('while the games of another tournament are on their way, the list says so and shows none of the one before', async ({
    page,
  }) => {
    await openBackOffice(page, '/admin/games');
    await choose(page, 'Tournament', 'Garden State Showcase');
    await expect(rows(page).first()).toContainText('vs');
    const letGo = await holdBack(page, /\/api\/admin\/all-games\?/);
    await choose(page, 'Tournament', '3V3 August Cup 2025');
    await expect(page.getByRole('status', { name: 'Loading games...' })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByText('No games found for this tournament.')).toBeHidden();
    letGo();
    await expect(page.getByRole('status', { name: 'Loading games...' })).toBeHidden();
  });

  for (const [list, filter, answer] of [
    ['teams', 'Skill level', 'Here to Cook'],
    ['players', 'Payment', /^Paid$/],
    ['tournament-registrations', 'Payment status', 'Pending'],
    ['tournaments', 'Status', 'Past'],
  ] as const) {
    test(`the ${list} of the choice before are gone at once, until those of the new one are there`, async ({
      page,
    }) => {
      await openBackOffice(page, `/admin/${list}`);
      await expect(rows(page).first()).toBeVisible();
      const letGo = await holdBack(page, new RegExp(`/api/admin/${list}\\?filter=%7B%22`));
      await choose(page, filter, answer);
      await expect(
        page
          .getByRole('main')
          .getByRole('status')
          .filter({ hasText: /^Loading/ }),
      ).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeHidden();
      letGo();
      await expect(rows(page).first()).toBeVisible();
    });
  }

  test('eighteen rows of 36 px are in the first view, the filters in one row, and head and tabs stay in sight', async ({
    page,
  }) => {
    await openBackOffice(page, '/admin/teams');
    for (const list of ['teams', 'players', 'tournament-registrations', 'tournaments']) {
      await page.goto(`/admin/${list}`);
      await expect(rows(page).first()).toBeVisible();
      const measured = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
      expect([list, ...new Set(measured.map(({ height }) => height))]).toEqual([list, 36]);
      const inView = measured.filter(({ bottom }) => bottom <= laptop.height).length;
      // Above the registrations stand the names of their tournaments, and whose waivers are missing: scrolled, there are more.
      const least = list === 'tournament-registrations' ? 15 : Math.min(18, measured.length);
      expect([list, inView >= least, inView]).toEqual([list, true, inView]);
      const filters = page.getByRole('main').locator('.MuiFormControl-root:has(.MuiInputLabel-root)');
      const tops = await filters.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect([list, new Set(tops).size]).toEqual([list, 1]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
    await page.goto('/admin/teams');
    await expect(rows(page).nth(20)).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect(page.locator('header')).not.toBeInViewport();
    await expect(page.getByRole('link', { name: 'Teams', exact: true })).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Captain' })).toBeInViewport();
    const below = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    const seen = below.filter(({ top, bottom }) => top >= 76 && bottom <= laptop.height).length;
    expect([seen >= 18, seen]).toEqual([true, seen]);
  });

  test('a column is hidden and shown again, and "/" leads to the search', async ({ page }) => {
    await openBackOffice(page, '/admin/teams');
    const contact = page.getByRole('columnheader', { name: 'Contact' });
    await expect(contact).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Contact' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await page.reload();
    await expect(page.getByRole('columnheader', { name: 'Captain' })).toBeVisible();
    await expect(contact).toBeHidden();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitem', { name: 'Show all columns' }).click();
    await page.keyboard.press('Escape');
    await expect(contact).toBeVisible();
    await expect(page.getByRole('menu')).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('a/b');
  });

  test('search, filter, order and page survive a reload, in the memory of the tab alone, and go with signing out', async ({
    page,
  }) => {
    await openBackOffice(page, '/admin/players');
    await search(page, 'a');
    await choose(page, 'Payment', /^Paid$/);
    await page.getByRole('button', { name: 'Sort by age ascending' }).click();
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(/^26-50 of/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^26-50 of/)).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('a');
    await expect(page.getByLabel('Payment', { exact: true })).toContainText('Paid');
    await expect(page.getByRole('button', { name: 'Sort by age descending' })).toBeVisible();
    await search(page, 'Rivera');
    await expect(rows(page).first()).toContainText('Rivera');
    expect(page.url()).not.toContain('Rivera');
    const kept = () => page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);
    const [lasting, ofTab] = await kept();
    expect(lasting).not.toContain('Rivera');
    expect(ofTab).toContain('Rivera');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect((await kept()).join()).not.toContain('Rivera');
  });

  test('before several players go their money and teams are named, who leads others stays, and it is said afterwards', async ({
    page,
  }) => {
    await signIn(page);
    const name = unique('Bulk');
    const cup = await aTournament(page, `${name} Cup`);
    const team = await onFile(page, '/api/admin/teams', { name: `${name} Team`, tournamentId: cup.id });
    const [captain, mate, paid] = await Promise.all(
      ['Captain', 'Mate', 'Paid'].map((role) => aRegisteredPlayer(page, `${name} ${role}`, cup.id)),
    );
    for (const player of [captain, mate]) {
      await onFile(page, `/api/admin/teams/${team.id}/players`, { playerId: player?.playerId });
    }
    const leads = { data: { playerId: captain?.playerId } };
    await expect(await page.request.put(`/api/admin/teams/${team.id}/captain`, leads)).toBeOK();
    const payment = { data: { paymentConfirmed: true, paymentMethod: 'venmo' } };
    await expect(await page.request.put(`/api/admin/players/${paid?.playerId}/payment`, payment)).toBeOK();

    await openBackOffice(page, '/admin/players');
    await search(page, name);
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: /select all/i }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = dialog(page, 'Confirm Deletion');
    await expect(question).toContainText('2 records are deleted.');
    await expect(question).toContainText('$40 was paid for their registrations.');
    await expect(question.getByRole('list', { name: 'What goes with them' })).toContainText(`${name} Paid: $40 paid`);
    const staying = question.getByRole('list', { name: 'Not deleted' });
    const why = `${name} Captain is the captain of ${name} Team. Please assign another captain first.`;
    await expect(staying).toHaveText(`${name} Captain: ${why}`);
    await expectAccessible(page);

    const letGo = await holdBack(page, new RegExp(`/api/admin/players/${mate?.playerId}$`));
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(question.getByRole('progressbar', { name: 'Deletion' })).toBeVisible();
    await expect(question).toContainText(/Deleting [12] of 2…/);
    letGo();
    await expect(question).toContainText('2 records were deleted.');
    await expect(staying).toContainText(why);
    await question.getByRole('button', { name: 'Close' }).last().click();
    await expectMessage(page, '2 records deleted');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: `Select ${name} Captain` })).toBeChecked();
  });

  test('the selected records alone are saved as a file', async ({ page }) => {
    await openBackOffice(page, '/admin/teams');
    await expect(rows(page).first()).toBeVisible();
    await rows(page).nth(1).getByRole('checkbox').check();
    await rows(page).nth(3).getByRole('checkbox').check();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export selected' }).click();
    const text = await (await (await saving).createReadStream()).toArray();
    expect(Buffer.concat(text).toString().trim().split('\r\n')).toHaveLength(3);
  });
});

test('on a phone the first record of every list is in the upper half of the screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await openBackOffice(page, '/admin/teams');
  for (const list of ['teams', 'players', 'tournament-registrations', 'tournaments', 'games']) {
    await page.goto(`/admin/${list}`);
    if (list === 'games') await choose(page, 'Tournament', 'Garden State Showcase');
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toBeVisible();
    const top = (await first.boundingBox())?.y ?? phone.height;
    expect([list, Math.round(top), top < phone.height / 2]).toEqual([list, Math.round(top), true]);
  }
});

test('the buttons of a tall dialog stay in sight on a phone and in a low window', async ({ page }) => {
  await openBackOffice(page, '/admin/teams');
  const [team] = await (await page.request.get('/api/admin/teams?range=[0,0]')).json();
  const [player] = await (await page.request.get('/api/admin/players?range=[0,0]')).json();
  const dialogs = [
    ['teams/create', 'Create Team'],
    [`teams/${team.id}`, 'Save Team'],
    ['players/create', 'Create Player'],
    [`players/${player.id}`, 'Save Player'],
    [`players/${player.id}/payment`, 'Confirm Payment'],
    [`teams/${team.id}/delete`, 'Delete'],
  ] as const;
  for (const viewport of [phone, { width: 1440, height: 600 }]) {
    await page.setViewportSize(viewport);
    for (const [path, button] of dialogs) {
      await page.goto(`/admin/${path}`);
      const foot = page.getByRole('dialog').getByRole('button', { name: button, exact: true });
      await expect(foot, `${path} at ${viewport.height}`).toBeInViewport({ ratio: 1 });
    }
  }
});
