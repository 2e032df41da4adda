import type { Page } from '@playwright/test';
import {
  aRegisteredPlayer,
  aTournament,
  dialog,
  onFile,
  openBackOffice,
  search,
  signIn,
  unique,
} from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { confirmByKeys, openByKeys } from '../keyboard-hands.ts';

test.use(desktop);

const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

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

test('several payments are confirmed, and waivers marked on paper; who has no parent on file is named', async ({
  page,
}) => {
  await signIn(page);
  const name = unique('Payers');
  const cup = await aTournament(page, `${name} Cup`);
  for (const given of ['Abel', 'Cain']) await aRegisteredPlayer(page, `${name} ${given}`, cup.id);
  await openBackOffice(page, '/admin/tournament-registrations');
  await search(page, name);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: /select all/i }).check();
  await search(page, `${name} Abel`);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Confirm payments' }).click();
  const payments = dialog(page, 'Confirm payments');
  await expect(payments).toContainText('1 of the 2 selected is not on the screen now.');
  await expect(payments).toContainText('$80 is entered as received today:');
  await expect(payments.getByRole('list', { name: 'Payments' })).toContainText(`${name} Abel, ${name} Cup: $40`);
  await expectAccessible(page);
  await payments.getByRole('button', { name: 'Confirm' }).click();
  await expectMessage(page, '2 payments confirmed');
  await search(page, name);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Paid');
  await expect(rows(page).last()).toContainText('Paid');

  await page.getByRole('checkbox', { name: /select all/i }).check();
  await page.getByRole('button', { name: 'Signed on paper' }).click();
  await dialog(page, 'Signed on paper').getByRole('button', { name: 'Confirm' }).click();
  await expectMessage(page, '2 waivers on paper');
  await expect(rows(page).first()).toContainText('Signed');
});

test('before several players go their money is named, who leads others stays, and it is said afterwards', async ({
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
  await expect(question).toContainText('2 records are deleted. $40 was received for them.');
  await expect(question.getByRole('list', { name: 'What goes with them' })).toContainText(`${name} Paid: $40 paid`);
  const why = `${name} Captain is the captain of ${name} Team. Please assign another captain first.`;
  await expect(question.getByRole('list', { name: 'As before' })).toHaveText(`${name} Captain: ${why}`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm' }).click();
  const stayed = dialog(page, 'Not all were changed');
  await expect(stayed.getByRole('list', { name: 'As before' })).toHaveText(`${name} Captain: ${why}`);
  await expectMessage(page, '2 records deleted');
  await expectAccessible(page);
  await stayed.getByRole('button', { name: 'Close' }).last().click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: `Select ${name} Captain` })).toBeChecked();
});
