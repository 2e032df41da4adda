import { onFile, openBackOffice, organizer, search, signIn, unique } from './back-office.ts';
import {
  desktop,
  drawnAnew,
  expect,
  expectAccessible,
  expectAccessibleColours,
  expectMessage,
  test,
} from './journey.ts';

const tabs = ['Teams', 'Players', 'Tournament Reg', 'Tournaments', 'Pre-Reg', 'Games'];

test.describe('on a laptop', () => {
  test.use(desktop);

  test('the back office opens with the teams, under four numbers and six tabs', async ({ page }) => {
    await openBackOffice(page);
    await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(tabs);
    const stats = await (await page.request.get('/api/admin/stats')).json();
    for (const label of ['Total Teams', 'Unique Players', 'Total Registrations', 'Pre-Registrations']) {
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
    }
    expect(stats.totalTeams).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'Tournament Brackets' })).toHaveAttribute(
      'href',
      '/bracket-management',
    );
    await expectAccessible(page);
  });

  test('every tab and every page of the menu is reached by the keyboard and free of barriers', async ({ page }) => {
    await openBackOffice(page);
    for (const tab of tabs) {
      await page.getByRole('link', { name: tab, exact: true }).press('Enter');
      await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    for (const other of ['Free Agents', 'Messages', 'Site Settings', 'Change Password']) {
      await page.getByRole('button', { name: 'More' }).press('Enter');
      await page.getByRole('menuitem', { name: other }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
      await expectAccessible(page);
    }
  });

  test('test data go only after a question, and the answer counts them', async ({ page }) => {
    await openBackOffice(page);
    let asked = 0;
    await page.route('**/api/admin/delete-test-data', (route) => {
      asked += 1;
      return route.fulfill({ json: { tournaments: 2, teams: 7, players: 31 } });
    });
    await page.getByRole('button', { name: 'Delete Test Data' }).click();
    const question = page.getByRole('dialog', { name: 'Delete All Test Data' });
    await expect(question).toContainText('This action cannot be undone.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(asked).toBe(0);
    await page.getByRole('button', { name: 'Delete Test Data' }).click();
    await question.getByRole('button', { name: 'Delete Test Data' }).click();
    await expectMessage(page, '2 tournaments, 7 teams and 31 players', 'good');
    expect(asked).toBe(1);
  });

  test('a session that ends under a form takes nothing that was typed', async ({ page }) => {
    await openBackOffice(page, '/admin/teams/create');
    const form = page.getByRole('dialog', { name: 'Create New Team' });
    const name = unique('Late Owls');
    await form.getByLabel('Team name').fill(name);
    // A cookie that is only taken away comes back with the answer to whatever was asked before.
    await expect(await page.request.post('/api/admin/logout')).toBeOK();
    await form.getByRole('button', { name: 'Create Team' }).click();
    const door = page.getByRole('dialog', { name: 'Admin Login' });
    await expect(door).toContainText('Your session has ended.');
    await door.getByLabel('Username').fill(organizer.username);
    await door.getByRole('textbox', { name: 'Password' }).fill(organizer.password);
    await door.getByRole('button', { name: 'Login' }).click();
    await expect(door).toBeHidden();
    await expect(form.getByLabel('Team name')).toHaveValue(name);
    await form.getByRole('button', { name: 'Create Team' }).click();
    await expectMessage(page, 'Team created');
  });

  test('what was searched for is nowhere in the browser afterwards, and a saved query without it stays', async ({
    page,
  }) => {
    await openBackOffice(page, '/admin/players');
    await search(page, 'Rivera');
    await expect(page.getByRole('row').filter({ hasText: 'Rivera' })).not.toHaveCount(0);
    expect(page.url()).not.toContain('Rivera');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Rivera');
    await search(page, '');
    await page.getByRole('button', { name: 'Sort by age ascending' }).click();
    await expect(page.getByRole('button', { name: 'Sort by age descending' })).toBeVisible();
    await page.getByRole('button', { name: 'Saved queries' }).click();
    await page.getByRole('menuitem', { name: 'Save current query…' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Youngest');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Saved queries' }).click();
    await page.getByRole('menuitem', { name: 'Youngest' }).click();
    await expect(page.getByRole('button', { name: 'Sort by age descending' })).toBeVisible();
  });
});

test('on a phone every list is cards, by day and by night, and nothing hangs over', async ({ page }) => {
  await signIn(page);
  await onFile(page, '/api/pre-registrations', {
    name: 'Ada Park',
    sex: 'Female',
    age: 9,
    email: `${unique('ada').replace(' ', '.')}@family.example`,
    phone: '(201) 555-0177',
  });
  const lists = ['teams', 'players', 'tournament-registrations', 'tournaments', 'pre-registrations'];
  for (const list of lists) {
    await page.goto(`/admin/${list}`);
    for (const [colorScheme, look] of [
      ['light', expectAccessible],
      ['dark', expectAccessibleColours],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await drawnAnew(page);
      await expect(page.getByRole('main').getByRole('listitem').nth(0)).toBeVisible();
      await expect(page.getByRole('table')).toBeHidden();
      await look(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  }
});
