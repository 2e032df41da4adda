import type { Locator, Page } from '@playwright/test';
import { paymentReference } from '../../domain/payment/payment-reference.ts';
import {
  aRegisteredPlayer,
  aTournament,
  choose,
  dialog,
  openBackOffice,
  openFromMenu,
  search,
  signIn,
  unique,
} from './back-office.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { tabTo } from './keyboard-hands.ts';
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
    await expectMessage(page, 'Payment status updated', 'good');
    await expect(state).toHaveText('Paid');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectMessage(page, 'Payment status as before', 'good');
    await expect(state).toHaveText('Pending');
    await expect(page.getByText('$30 of $40')).toBeVisible();
  });
});

test('of a statement the sure lines are entered by one key, others one by one, and none a second time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { players } = await owing(page, 'Sure One', 'Sure Two', 'Named Three', 'Other Four');
  const [one, two, three, four] = players.map((player) => ({
    ...player,
    reference: paymentReference(player.registrationId),
  }));
  const statement = [
    'Date,Description,Amount,Running Bal.',
    `11/02/2026,ZELLE ${one?.reference},40.00,100.00`,
    `11/02/2026,"VENMO ""soccer"" ${two?.reference}",40.00,140.00`,
    `11/03/2026,ZELLE FROM ${three?.name},40.00,180.00`,
    `11/03/2026,ZELLE ${four?.reference} and friend,80.00,260.00`,
    '11/04/2026,TURF RENTAL,-300.00,-40.00',
  ].join('\n');
  await openBackOffice(page, '/admin');
  await openFromMenu(page, 'Money');
  await page.getByRole('link', { name: 'Read a Statement' }).press('Enter');
  const read = dialog(page, 'Read a Statement');
  const paste = read.getByLabel('Paste your table here');

  await test.step('what is none is said', async () => {
    await paste.focus();
    await page.keyboard.insertText('nothing of a bank');
    await expectMessage(page, 'No heading with a date and an amount was found', 'alarm');
  });

  await test.step('the sure ones', async () => {
    await paste.focus();
    await page.keyboard.insertText(statement);
    await expect(read.getByText('4 payments found, 1 other line left out.')).toBeVisible();
    const sure = read.getByRole('region', { name: 'Sure (2)' });
    const enter = sure.getByRole('button', { name: 'Enter both sure ones' });
    await expect(sure).toContainText(one?.name ?? '?');
    await expect(sure).toContainText(two?.name ?? '?');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 430 });
    await expect(enter).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1440, height: 900 });
    await tabTo(page, enter, 5);
    await page.keyboard.press('Enter');
    await expectMessage(page, '2 payments entered', 'good');
  });

  await test.step('the others', async () => {
    const open = read.getByRole('region', { name: 'Yours to decide (2)' });
    await open.getByLabel('Whom line 4 is for').selectOption(String(three?.registrationId));
    await open.getByRole('button', { name: 'Enter the chosen one' }).click();
    await expectMessage(page, '1 payment entered', 'good');
    await expect(read.getByRole('region', { name: 'Entered before (3)' })).toBeVisible();
    await expect(read.getByRole('region', { name: 'Yours to decide (1)' })).toContainText('$80');
  });

  await test.step('none a second time', async () => {
    await read.getByRole('button', { name: 'Another statement' }).click();
    await paste.fill(statement);
    await expect(read.getByRole('region', { name: 'Entered before (3)' })).toBeVisible();
    await expect(read.getByRole('region', { name: /^Sure/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(read).toHaveCount(0);
  });

  await test.step('the ledger has them, its cash-up and its file', async () => {
    await search(page, two?.reference ?? '?');
    await expect(page.getByRole('link', { name: two?.name ?? '?' })).toHaveCount(1);
    await expect(page.getByText('From a statement', { exact: true })).toBeVisible();
    await page.getByText('Cash-up').click();
    await expect(page.getByRole('region', { name: 'Cash-up' })).toContainText('organizer');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^money.*\.csv$/);
  });
});
