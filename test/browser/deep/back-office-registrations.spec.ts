import { aRegisteredPlayer, aTournament, inMenu, onFile, openBackOffice, row, word } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import {
  chooseByKeys,
  confirmByKeys,
  openByKeys,
  pressByKeys,
  tabTo,
  takeByLetters,
  typeInto,
} from '../keyboard-hands.ts';

test.use(desktop);

test('a registration of a divided tournament is added with a new team, its payment set, and taken back, by the keyboard alone', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/tournament-registrations');
  const [cup, name, team] = [word('Regcup'), word('Regina'), word('Regteam')];
  const { id } = await aTournament(page, cup, { isDividedByAge: true });
  await aRegisteredPlayer(page, word('Ole'), id, { ageBracket: 'U16-U19' });
  const birthYear = new Date().getFullYear() - 10;
  await onFile(page, '/api/admin/players', { name, phone: '201-555-0142', birthYear });

  const creation = await openByKeys(page, page.getByRole('link', { name: 'Add Registration' }), 'Add Registration');
  const player = creation.getByRole('combobox', { name: 'Player' });
  const bracket = creation.getByRole('combobox', { name: 'Age bracket' });
  const submit = creation.getByRole('button', { name: 'Add Registration' });

  await test.step('what is missing is said', async () => {
    await expect(player).toBeFocused();
    await pressByKeys(page, submit);
    await expect(creation.getByText('Please fill in all required fields')).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step('a player of a tournament chooses a way to pay', async () => {
    await tabTo(page, player);
    await page.keyboard.type(name);
    // Before the search has answered, the list still shows everybody: what is marked then is not kept.
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await chooseByKeys(page, creation.getByRole('combobox', { name: 'Tournament' }), cup);
    await tabTo(page, creation.getByRole('combobox', { name: 'Payment Method' }));
    await page.keyboard.press('Enter');
    for (const method of ['Venmo', 'Zelle', 'Cash', 'Check', 'Credit Card', 'PayPal', 'Other']) {
      await expect(page.getByRole('option', { name: method, exact: true })).toBeVisible();
    }
    await takeByLetters(page, 'Zelle');
  });

  await test.step('who is too old hears so at the input', async () => {
    await chooseByKeys(page, bracket, 'U7-U9');
    await pressByKeys(page, submit);
    await expect(creation.getByText(/too old for U7-U9/)).toBeVisible();
    await expectAccessible(page);
    await chooseByKeys(page, bracket, 'U10-U12');
  });

  await test.step('an existing team is named, or a new one', async () => {
    await tabTo(page, creation.getByRole('radio', { name: 'Individual' }));
    await page.keyboard.press('ArrowDown');
    await expect(creation.getByRole('radio', { name: 'Existing team' })).toBeChecked();
    await pressByKeys(page, submit);
    await expect(creation.getByText('Please select an existing team')).toBeVisible();
    await tabTo(page, creation.getByRole('radio', { name: 'Existing team' }));
    await page.keyboard.press('ArrowDown');
    await expect(creation.getByRole('radio', { name: 'New team' })).toBeChecked();
    await typeInto(page, creation.getByLabel('New team name'), team);
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Registration added');
    await expect(creation).toBeHidden();
  });

  const counts = page.getByRole('main').getByRole('definition');
  await test.step('it is listed under its tournament, and counted', async () => {
    await page.getByRole('main').getByRole('combobox').filter({ hasText: 'All Tournaments' }).focus();
    await page.keyboard.press('Enter');
    await takeByLetters(page, cup);
    await expect(page.getByRole('region', { name: cup }).getByRole('heading')).toHaveText(`${cup} 2`);
    for (const words of [team, 'Zelle']) await expect(row(page, name)).toContainText(words);
    await expect(counts).toHaveText(['2', '0', '2', '1']);
  });

  const status = row(page, name).getByRole('combobox', { name: `Payment status: ${name}` });
  await tabTo(page, status);
  await page.keyboard.press('Enter');
  await takeByLetters(page, 'Paid');
  const question = page.getByRole('dialog', { name: 'Confirm Payment' });
  await expect(question).toContainText('$40 is entered as received today.Nothing has come before.');
  await expect(question.getByRole('radio', { name: 'Zelle' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Payment status updated');
  await expect(counts).toHaveText(['2', '1', '1', '1']);
  await expect(status).toHaveText('Paid');
  await expect(status, 'whoever sets one goes on from there').toBeFocused();

  await confirmByKeys(page, inMenu(page, 'Delete Registration', name), 'Confirm Deletion', 'Delete', [
    cup,
    'it stays under Money as to be refunded',
  ]);
  await expectMessage(page, 'Registration deleted');
  await expect(row(page, name)).toHaveCount(0);
});
