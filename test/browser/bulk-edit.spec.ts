import type { Page } from '@playwright/test';
import {
  aRegisteredPlayer,
  aTournament,
  choose,
  dialog,
  holdBack,
  onFile,
  openBackOffice,
  search,
  signIn,
  unique,
} from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { confirmByKeys, openByKeys } from './keyboard-hands.ts';

test.use(desktop);

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

test('several teams are given a skill level at once, who is refused is named, all of it is taken back, and they are deleted at once by the keyboard', async ({
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

  await page.reload();
  await expect(page.getByText('3 teams', { exact: true })).toBeVisible();
  for (const one of ['1', '2b']) {
    await page.getByRole('checkbox', { name: `Select ${name} ${one}` }).focus();
    await page.keyboard.press('Space');
  }
  await confirmByKeys(page, page.getByRole('button', { name: 'Delete', exact: true }), 'Confirm Deletion', 'Delete');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(`${name} 3`);
});

test('test data go only after a question, by the keyboard alone, and the answer counts them', async ({ page }) => {
  await openBackOffice(page);
  let asked = 0;
  await page.route('**/api/admin/delete-test-data', (route) => {
    asked += 1;
    return route.fulfill({ json: { tournaments: 2, teams: 7, players: 31 } });
  });
  const rehearsal = { id: 1, name: 'Rehearsal', teams: 7, registrations: 31, paid: 0, games: 9, played: 4 };
  const marked = { tournaments: [rehearsal], teams: 7, players: 31, stayingTeams: 0, stayingPlayers: 0 };
  await page.route('**/api/admin/test-data', (route) => route.fulfill({ json: marked }));
  const sweep = page.locator('header').getByRole('button', { name: 'Delete Test Data' });
  const question = await openByKeys(page, sweep, 'Delete All Test Data');
  await expect(question).toContainText('Played already: Rehearsal.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const said = ['This action cannot be undone.', '1 tournament, 7 teams and 31 players will go'];
  await confirmByKeys(page, sweep, 'Delete All Test Data', 'Delete Test Data', said);
  await expectMessage(page, '2 tournaments, 7 teams and 31 players', 'good');
  expect(asked).toBe(1);
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
