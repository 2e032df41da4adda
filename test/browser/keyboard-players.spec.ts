import type { Page } from '@playwright/test';
import { aRegisteredPlayer, aTournament, onFile, openBackOffice, search, unique } from './back-office.ts';
import { desktop, expect, test } from './journey.ts';
import { chooseByKeys, confirmByKeys, openByKeys, tabTo, takeByLetters, typeInto } from './keyboard-hands.ts';

test.use(desktop);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const action = (page: Page, name: string, of: string) => page.getByRole('link', { name: `${name}: ${of}` });
const word = (name: string) => unique(name).replaceAll(' ', '');

test('a player is added, changed and deleted by the keyboard alone', async ({ page }) => {
  await openBackOffice(page, '/admin/players');
  const cupName = word('Keyplay');
  await aTournament(page, cupName);
  const [first, name] = [word('Tastatura'), word('Klaviatura')];
  const creation = await openByKeys(page, page.getByRole('link', { name: 'Add Player' }), 'Create New Player');
  await expect(creation.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await page.keyboard.type(first);
  await typeInto(page, creation.getByRole('textbox', { name: /^Phone/ }), '201-555-0163');
  await typeInto(page, creation.getByLabel('Birth year'), '2009');
  await chooseByKeys(page, creation.getByRole('combobox', { name: 'Tournament' }), cupName);
  await chooseByKeys(page, creation.getByRole('combobox', { name: 'Payment' }), 'Venmo');
  await typeInto(page, creation.getByLabel('Parent name'), 'Pat Key');
  await page.keyboard.press('Enter');
  await expect(creation).toBeHidden();
  await search(page, first);
  await expect(row(page, first)).toContainText('Venmo');

  const edition = await openByKeys(page, page.getByRole('link', { name: first, exact: true }), 'Edit Player');
  await typeInto(page, edition.getByRole('textbox', { name: /^Name/ }), name);
  await page.keyboard.press('Enter');
  await expect(edition).toBeHidden();
  await search(page, name);
  await expect(row(page, name)).toHaveCount(1);

  await confirmByKeys(page, action(page, 'Delete Player', name), 'Confirm Deletion', 'Delete');
  await expect(row(page, name)).toHaveCount(0);
});

test('a payment is confirmed by the keyboard alone, as one of the ways or in other words', async ({ page }) => {
  await openBackOffice(page, '/admin/players');
  const cupName = word('Paycup');
  const cup = await aTournament(page, cupName);
  const [cash, other] = [word('Cashkey'), word('Otherkey')];
  for (const name of [cash, other]) await aRegisteredPlayer(page, name, cup.id);
  for (const [name, ways, words] of [
    [cash, 2, undefined],
    [other, 3, 'Zelle to the coach'],
  ] as const) {
    await search(page, name);
    await expect(row(page, name)).toHaveCount(1);
    const dialog = await openByKeys(page, action(page, 'Confirm Payment', name), 'Confirm Payment');
    await expect(dialog.getByRole('radio', { name: 'Credit Card' })).toBeFocused();
    for (let step = 0; step < ways; step += 1) await page.keyboard.press('ArrowDown');
    if (words !== undefined) await typeInto(page, dialog.getByLabel('Custom payment method'), words);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row(page, name)).toContainText('Confirmed');
    await expect(row(page, name)).toContainText(words ?? 'Cash');
  }
});

test('a registration is added, its payment set and the registration deleted by the keyboard alone', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/tournament-registrations');
  const cupName = word('Regcup');
  await aTournament(page, cupName);
  const name = word('Regina');
  const team = word('Regteam');
  await onFile(page, '/api/admin/players', { name, phone: '201-555-0142', birthYear: 2008 });
  const creation = await openByKeys(page, page.getByRole('link', { name: 'Add Registration' }), 'Add Registration');
  await expect(creation.getByRole('combobox', { name: 'Player' })).toBeFocused();
  await page.keyboard.type(name);
  // Before the search has answered, the list still shows everybody: what is marked then is not kept.
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await chooseByKeys(page, creation.getByRole('combobox', { name: 'Tournament' }), cupName);
  await chooseByKeys(page, creation.getByRole('combobox', { name: 'Payment Method' }), 'Zelle');
  await tabTo(page, creation.getByRole('radio', { name: 'Individual' }));
  await page.keyboard.press('ArrowUp');
  await expect(creation.getByRole('radio', { name: 'New team' })).toBeChecked();
  await typeInto(page, creation.getByLabel('New team name'), team);
  await page.keyboard.press('Enter');
  await expect(creation).toBeHidden();
  const filter = page.getByRole('combobox').filter({ hasText: 'All Tournaments' });
  await filter.focus();
  await page.keyboard.press('Enter');
  await takeByLetters(page, cupName);
  await expect(row(page, name)).toContainText(team);

  const status = row(page, name).getByRole('combobox', { name: `Payment status: ${name}` });
  await chooseByKeys(page, status, 'Paid');
  await expect(status).toHaveText('Paid');
  await expect(status, 'whoever sets one goes on from there').toBeFocused();

  await confirmByKeys(page, action(page, 'Delete Registration', name), 'Confirm Deletion', 'Delete');
  await expect(row(page, name)).toHaveCount(0);
});
