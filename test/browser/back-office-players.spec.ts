import {
  action,
  aRegisteredPlayer,
  aTournament,
  inMenu,
  onFile,
  openBackOffice,
  row,
  search,
  word,
} from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { chooseByKeys, confirmByKeys, openByKeys, tabTo, typeInto } from './keyboard-hands.ts';

test.use(desktop);

test('a player is added with the usual answers, changed and deleted by the keyboard alone', async ({ page }) => {
  await openBackOffice(page, '/admin/players');
  const cup = word('Keyplay');
  await aTournament(page, cup);
  const [first, name] = [word('Tastatura'), word('Klaviatura')];

  const creation = await openByKeys(page, page.getByRole('link', { name: 'Add Player' }), 'Create New Player');
  const nameInput = creation.getByRole('textbox', { name: /^Name/ });
  const birthYear = creation.getByLabel('Birth year');
  await expect(nameInput).toBeFocused();
  await expect(birthYear).toHaveValue('2005');
  await expect(creation.getByLabel('Current club')).toHaveValue('None');
  await expect(creation.getByLabel('Payment Method')).toContainText('Venmo');
  await typeInto(page, birthYear, '1989');
  await page.keyboard.press('Enter');
  await expect(nameInput).toHaveAccessibleDescription('Name is required');
  await expect(birthYear).toHaveAccessibleDescription(/Birth year must be between 1990 and/);
  await typeInto(page, birthYear, '2009');
  await typeInto(page, nameInput, first);
  await typeInto(page, creation.getByRole('textbox', { name: /^Phone/ }), '201-555-0163');
  await chooseByKeys(page, creation.getByRole('combobox', { name: 'Tournament' }), cup);
  await chooseByKeys(page, creation.getByRole('combobox', { name: 'Payment' }), 'Credit Card');
  await typeInto(page, creation.getByLabel('Parent name'), 'Pat Key');
  await page.keyboard.press('Enter');
  await expect(creation).toBeHidden();
  await expectMessage(page, 'Player created');
  await search(page, first);
  for (const words of ['Credit Card', 'Individual', cup]) await expect(row(page, first)).toContainText(words);

  const edition = await openByKeys(page, page.getByRole('link', { name: first, exact: true }), 'Edit Player');
  await typeInto(page, edition.getByRole('textbox', { name: /^Name/ }), name);
  await typeInto(page, edition.getByLabel('Current club'), 'Ironbound SC');
  await page.keyboard.press('Enter');
  await expect(edition).toBeHidden();
  await expectMessage(page, 'Player updated');
  await search(page, name);
  await expect(row(page, name)).toContainText('Ironbound SC');

  const warning = [name, 'This action cannot be undone.'];
  await confirmByKeys(page, inMenu(page, 'Delete Player', name), 'Confirm Deletion', 'Delete', warning);
  await expectMessage(page, 'Player deleted');
  await expect(row(page, name)).toHaveCount(0);
});

test('a payment is confirmed by the keyboard alone, as one of the ways or in other words', async ({ page }) => {
  await openBackOffice(page, '/admin/players');
  const [cup, league] = [word('Paycup'), word('Payleague')];
  const { id } = await aTournament(page, cup);
  const later = await aTournament(page, league);
  const [cash, other] = [word('Cashkey'), word('Otherkey')];
  await aRegisteredPlayer(page, cash, id);
  const { playerId } = await aRegisteredPlayer(page, other, id);
  const entry = { playerId, tournamentId: later.id, paymentMethod: 'cash', teamOption: 'individual' };
  await onFile(page, '/api/admin/tournament-registrations', entry);

  for (const [name, ways, words] of [
    [cash, 2, undefined],
    [other, 3, 'Zelle to the coach'],
  ] as const) {
    await search(page, name);
    await expect(row(page, name)).toHaveCount(1);
    const confirmation = await openByKeys(page, action(page, 'Confirm Payment', name), 'Confirm Payment');
    await expect(confirmation.getByRole('radio')).toHaveCount(4);
    for (const [way, label] of ['Credit Card', 'Venmo', 'Cash', 'Other'].entries()) {
      await expect(confirmation.getByRole('radio').nth(way)).toHaveAccessibleName(label);
    }
    await expect(confirmation.getByRole('radio', { name: 'Credit Card' })).toBeFocused();
    if (words !== undefined) {
      await page.keyboard.press('Enter');
      await expect(confirmation).toContainText('Payment method is required');
      await expectAccessible(page);
      await tabTo(page, confirmation.getByRole('radio', { name: 'Credit Card' }));
    }
    for (let step = 0; step < ways; step += 1) await page.keyboard.press('ArrowDown');
    if (words !== undefined) await typeInto(page, confirmation.getByLabel('Custom payment method'), words);
    await page.keyboard.press('Enter');
    await expect(confirmation).toBeHidden();
    await expectMessage(page, 'Payment confirmed');
    await expect(row(page, name)).toContainText('Confirmed');
    await expect(row(page, name)).toContainText(words ?? 'Cash');
  }

  // Somebody of two tournaments is shown with the later one, and with both in a dialog.
  await expect(row(page, other)).toContainText(league);
  const both = await openByKeys(page, inMenu(page, 'Registrations', other), `Registrations of ${other}`);
  for (const tournament of [cup, league]) await expect(both.getByText(tournament)).toBeVisible();
});
