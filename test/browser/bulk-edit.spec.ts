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
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

test.use(desktop);

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

test('several teams are given a skill level at once, who is refused is named, and all of it is taken back', async ({
  page,
}) => {
  await signIn(page);
  const name = unique('Alike');
  const cup = await aTournament(page, `${name} Cup`);
  const teams: { readonly id: number }[] = [];
  for (const number of [1, 2, 3]) {
    teams.push(await onFile(page, '/api/admin/teams', { name: `${name} ${number}`, tournamentId: cup.id }));
  }
  const levels = async () => {
    const all = await Promise.all(teams.map(({ id }) => page.request.get(`/api/admin/teams/${id}`)));
    return Promise.all(all.map(async (answer) => (await answer.json()).skillLevel));
  };
  const usual = await levels();
  await openBackOffice(page, '/admin/teams');
  await search(page, name);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: /select all/i }).check();
  await expect(page.getByRole('link', { name: 'Mail selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const form = dialog(page, 'Edit 3 Records');
  await expect(form).toContainText('Now: Here to Play (3)');
  await form.getByRole('button', { name: 'Change 3 records' }).click();
  await expect(form.getByRole('alert')).toHaveText('Choose what is to change.');
  await expectAccessible(page);
  await choose(form, 'Skill Level', 'Here to Cook');
  // Another organizer was quicker with one of them.
  const other = await (await page.request.get(`/api/admin/teams/${teams[1]?.id}`)).json();
  const renamed = { data: { name: `${name} 2b`, version: other.version } };
  await expect(await page.request.put(`/api/admin/teams/${teams[1]?.id}`, renamed)).toBeOK();
  await form.getByRole('button', { name: 'Change 3 records' }).click();
  await expect(form).toContainText('2 records were changed.');
  await expect(form.getByRole('list', { name: 'Not changed' })).toContainText(`${name} 2:`);
  expect(await levels()).toEqual(['Here to Cook', usual[1], 'Here to Cook']);
  await form.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMessage(page, 'All as it was before');
  expect(await levels()).toEqual(usual);
  await expect(rows(page).first()).toContainText('Here to Play');
});

test('several payments are confirmed at once, and the slip is taken back as the slip with one is', async ({ page }) => {
  await signIn(page);
  const name = unique('Payers');
  const cup = await aTournament(page, `${name} Cup`);
  for (const number of [1, 2]) await aRegisteredPlayer(page, `${name} ${number}`, cup.id);
  await openBackOffice(page, '/admin/tournament-registrations');
  await search(page, name);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: /select all/i }).check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const form = dialog(page, 'Edit 2 Records');
  await choose(form, 'Payment status', 'Paid');
  await form.getByRole('button', { name: 'Change 2 records' }).click();
  await expectMessage(page, '2 records changed');
  await expect(rows(page).first()).toContainText('Paid');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectMessage(page, 'All as it was before');
  await expect(rows(page).first()).toContainText('Pending');
  const filter = encodeURIComponent(JSON.stringify({ tournamentId: cup.id }));
  const money = await (await page.request.get(`/api/admin/ledger?filter=${filter}`)).json();
  expect(money.reduce((sum: number, { amountCents }: { amountCents: number }) => sum + amountCents, 0)).toBe(0);
});
