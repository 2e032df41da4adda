import type { Locator, Page } from '@playwright/test';
import {
  aRegisteredPlayer,
  aTournament,
  choose,
  dialog,
  openBackOffice,
  search,
  signIn,
  unique,
} from './back-office.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { fitWindow } from './nothing-beside.ts';

/** So many players who owe the fee in a tournament of their own. */
async function owing(page: Page, ...names: readonly string[]) {
  await signIn(page);
  const cup = await aTournament(page, unique('Money Cup'));
  const players = [];
  for (const name of names) players.push(await aRegisteredPlayer(page, unique(name), cup.id));
  return { cup, players };
}

/** The amount that stands under a word in the money of a registration. */
const sum = (within: Locator, word: string) =>
  within.locator('dl > div').filter({ hasText: word }).getByRole('definition');

test('a part comes, then the rest, and a part goes back; a slip with the state of a payment is undone where it is told', async ({
  page,
}) => {
  const { players } = await owing(page, 'Ada Part');
  const [{ playerId, name } = { playerId: 0, name: '' }] = players;
  await openBackOffice(page, `/admin/players/${playerId}/money`);
  const money = dialog(page, `Money: ${name}`);
  const asked = money.getByLabel('Amount in dollars');

  await test.step('a part', async () => {
    await expect(money.getByText('Not paid')).toBeVisible();
    await money.getByRole('button', { name: 'Add Payment' }).click();
    await expect(asked).toHaveValue('40');
    await asked.fill('15');
    await choose(money, 'Payment Method *', 'Cash');
    await money.getByRole('button', { name: 'Enter payment' }).click();
    await expectMessage(page, 'Payment entered', 'good');
    await expect(money.getByText('Part paid')).toBeVisible();
    await expect(sum(money, 'Owed')).toHaveText('$25');
    await expectAccessible(page);
  });

  await test.step('the rest', async () => {
    await money.getByRole('button', { name: 'Add Payment' }).click();
    await expect(asked).toHaveValue('25');
    await money.getByRole('button', { name: 'Enter payment' }).click();
    await expect(money.getByText('Paid', { exact: true })).toBeVisible();
    await expect(sum(money, 'Came in')).toHaveText('$40');
  });

  await test.step('a part back', async () => {
    await money.getByRole('button', { name: 'Refund' }).click();
    await asked.fill('50');
    await money.getByRole('button', { name: 'Enter refund' }).click();
    await expectMessage(page, 'Only $40 have been received: no more can be sent back', 'alarm');
    await asked.fill('10');
    await money.getByRole('button', { name: 'Enter refund' }).click();
    await expectMessage(page, 'Refund entered', 'good');
    await expect(sum(money, 'Owed')).toHaveText('$10');
    await expect(money.getByRole('row')).toHaveCount(3);
    await expect(money.getByRole('row').last()).toContainText('−$10');
    await expect(money.getByRole('row').last()).toContainText('entered by organizer');
    await fitWindow(page, 390);
    await fitWindow(page, 1440);
  });

  await test.step('a slip', async () => {
    await page.goto('/admin/tournament-registrations');
    await search(page, name);
    const state = page.getByLabel(`Payment status: ${name}`);
    await state.click();
    await page.getByRole('option', { name: 'Paid' }).click();
    const question = page.getByRole('dialog', { name: 'Confirm Payment' });
    await expect(question).toContainText('$10 is entered as received today.');
    await expect(question.getByRole('row')).toHaveCount(3);
    await question.getByRole('button', { name: 'Confirm Payment' }).click();
    await expectMessage(page, 'Payment status updated', 'good');
    await expect(state).toHaveText('Paid');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectMessage(page, 'Payment status as before', 'good');
    await expect(state).toHaveText('Pending');
    await expect(page.getByText('$30 of $40', { exact: true })).toBeVisible();
  });
});
