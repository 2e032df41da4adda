import { aTournament, choose, openBackOffice, organizer, signIn, unique, word } from './back-office.ts';
import { desktop, expect, expectMessage, test } from './journey.ts';

const tabs = ['Teams', 'Players', 'Tournament Reg', 'Tournaments', 'Pre-Reg', 'Games'];

test.use(desktop);

test('the back office opens with the teams, under four numbers and six tabs, and its menu is reached by the keyboard', async ({
  page,
}) => {
  await openBackOffice(page);
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(tabs);
  for (const label of ['Total Teams', 'Unique Players', 'Total Registrations', 'Pre-Registrations']) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
  }
  const stats = await (await page.request.get('/api/admin/stats')).json();
  expect(stats.totalTeams).toBeGreaterThan(0);
  const brackets = page.getByRole('link', { name: 'Tournament Brackets' });
  await expect(brackets).toHaveAttribute('href', '/bracket-management');
  for (const tab of tabs) {
    await page.getByRole('link', { name: tab, exact: true }).press('Enter');
    await expect(page.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const other of ['Free Agents', 'Messages', 'Site Settings', 'My Account']) {
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
    expect(await page.getByRole('menuitem').count()).toBeLessThanOrEqual(10);
    await page.getByRole('menuitem', { name: other }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  }
  await page.getByRole('link', { name: 'API Keys' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'API Keys' })).toBeVisible();
});

for (const width of [320, 390])
  test(`all six tabs are within a phone ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openBackOffice(page);
    for (const tab of tabs)
      await expect(page.getByRole('link', { name: tab, exact: true })).toBeInViewport({ ratio: 1 });
  });

test('one tournament is chosen for the whole office, and stays chosen', async ({ page }) => {
  await signIn(page);
  const cup = word('Office Cup');
  const { id } = await aTournament(page, cup);
  await page.goto('/admin/teams');
  await choose(page, 'Working on', new RegExp(`^${cup}`));
  await page.reload();
  const chosen = (of: string) => page.getByRole('main').getByRole('combobox', { name: `${of} ${cup}` });
  for (const path of ['teams', 'players', 'tournament-registrations', 'games', 'ledger', 'paper']) {
    await page.goto(`/admin/${path}`);
    await expect(chosen('Tournament')).toBeVisible();
  }
  await page.goto('/admin/brackets');
  await expect(page).toHaveURL(new RegExp(`tournament=${id}$`));
  await page.goto('/admin/imports');
  await expect(chosen('Into which tournament')).toBeVisible();
  await page.goto('/admin/teams');
  // react-admin names the choice that is shown as All Tournaments.
  await choose(page, 'Tournament', 'Clear value');
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Tournament All Tournaments' })).toBeVisible();
  await page.goto('/admin/players');
  await expect(chosen('Tournament')).toBeVisible();
});

test('a session that ends under a form takes nothing that was typed', async ({ page }) => {
  await signIn(page);
  const cup = word('Late Cup');
  await aTournament(page, cup);
  await page.goto('/admin/teams/create');
  const form = page.getByRole('dialog', { name: 'Create New Team' });
  await choose(form, 'Tournament', cup);
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
