import { aRegisteredPlayer, aTournament, choose, dialog, onFile, signIn, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

test.use(desktop);

test('a registration is added with a new team, its payment set, and taken back', async ({ page }) => {
  await signIn(page);
  const cup = unique('Desk Cup');
  const tournament = await aTournament(page, cup);
  await aRegisteredPlayer(page, unique('Ole Here'), tournament.id);
  const name = unique('Ida Desk');
  await onFile(page, '/api/admin/players', { name, phone: '(862) 555-0101', birthYear: 2009 });

  await page.goto('/admin/tournament-registrations/create');
  const form = dialog(page, 'Add Registration');
  await form.getByRole('button', { name: 'Add Registration' }).click();
  await expect(form.getByText('Please fill in all required fields').nth(2)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Player').fill(name);
  await page.getByRole('option', { name }).click();
  await form.getByLabel('Tournament').click();
  await page.getByRole('option', { name: cup }).click();
  await form.getByLabel('Payment Method').click();
  for (const method of ['Venmo', 'Zelle', 'Cash', 'Check', 'Credit Card', 'PayPal', 'Other']) {
    await expect(page.getByRole('option', { name: method, exact: true })).toBeVisible();
  }
  await page.getByRole('option', { name: 'Zelle' }).click();
  await form.getByRole('radio', { name: 'Existing team' }).check();
  await form.getByRole('button', { name: 'Add Registration' }).click();
  await expect(form.getByText('Please select an existing team')).toBeVisible();
  await form.getByRole('radio', { name: 'New team' }).check();
  await form.getByLabel('New team name').fill(`${cup} Stars`);
  await form.getByRole('button', { name: 'Add Registration' }).click();
  await expectMessage(page, 'Registration added');

  await expect(form).toBeHidden();
  await page.getByRole('combobox').filter({ hasText: 'All Tournaments' }).click();
  await page.getByRole('option', { name: cup }).click();
  const group = page.getByRole('region', { name: cup });
  const row = group.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`${cup} Stars`);
  await expect(row).toContainText('Zelle');
  const counts = page.getByRole('main').getByRole('definition');
  await expect(counts).toHaveText(['2', '0', '2', '1']);
  await row.getByLabel(`Payment status: ${name}`).nth(0).click();
  await page.getByRole('option', { name: 'Paid' }).click();
  await expectMessage(page, 'Payment status updated');
  await expect(counts).toHaveText(['2', '1', '1', '1']);

  await row.getByRole('link', { name: `Delete Registration: ${name}` }).click();
  const question = dialog(page, 'Confirm Deletion');
  await expect(question).toContainText(cup);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectMessage(page, 'Registration deleted');
  await expect(row).toHaveCount(0);
});

test('a divided tournament asks for the bracket, and whoever is too old hears so at the input', async ({ page }) => {
  await signIn(page);
  const cup = unique('Bracket Cup');
  const { id } = await aTournament(page, cup, { isDividedByAge: true });
  await aRegisteredPlayer(page, unique('Already In'), id);
  const name = unique('Mia Eleven');
  const birthYear = new Date().getFullYear() - 10;
  await onFile(page, '/api/admin/players', { name, phone: '(862) 555-0102', birthYear });
  await page.goto('/admin/tournament-registrations/create');
  const form = dialog(page, 'Add Registration');
  await form.getByLabel('Player').fill(name);
  await page.getByRole('option', { name }).click();
  await form.getByLabel('Tournament').click();
  await page.getByRole('option', { name: cup }).click();
  await form.getByLabel('Payment Method').click();
  await page.getByRole('option', { name: 'Cash' }).click();
  await choose(form, 'Age bracket', 'U7-U9');
  await form.getByRole('button', { name: 'Add Registration' }).click();
  await expect(form.getByText(/too old for U7-U9/)).toBeVisible();
  await expectAccessible(page);
  await choose(form, 'Age bracket', 'U13-U15');
  await form.getByRole('button', { name: 'Add Registration' }).click();
  await expectMessage(page, 'Registration added');
  await page.getByRole('combobox').filter({ hasText: 'All Tournaments' }).click();
  await page.getByRole('option', { name: cup }).click();
  await expect(page.getByRole('region', { name: cup }).getByRole('heading')).toHaveText(`${cup} 2`);
});
