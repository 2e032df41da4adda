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
import { picture } from './picture.ts';

test.use(desktop);

test('a player is added with the usual answers, edited and deleted', async ({ page }) => {
  const name = unique('Mika Sand');
  await openBackOffice(page, '/admin/players');
  await page.getByRole('link', { name: 'Add Player' }).click();
  const form = dialog(page, 'Create New Player');
  await expect(form.getByLabel('Birth year')).toHaveValue('2005');
  await expect(form.getByLabel('Current club')).toHaveValue('None');
  await expect(form.getByLabel('Payment Method')).toContainText('Venmo');
  await form.getByLabel('Birth year').fill('1989');
  await form.getByRole('button', { name: 'Create Player' }).click();
  await expect(
    form.getByLabel('Name', { exact: false }).and(form.locator('[name="name"]')),
  ).toHaveAccessibleDescription('Name is required');
  await expect(form.getByLabel('Birth year')).toHaveAccessibleDescription(/Birth year must be between 1990 and/);
  await form.locator('[name="name"]').fill(name);
  await form.getByLabel('Birth year').fill('2005');
  await form.getByRole('button', { name: 'Create Player' }).click();
  await expectMessage(page, 'Player created');

  await search(page, name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Individual');
  await row.getByRole('link', { name: `Edit Player: ${name}` }).click();
  const edit = dialog(page, 'Edit Player');
  await edit.getByLabel('Current club').fill('Ironbound SC');
  await edit.getByRole('button', { name: 'Save Player' }).click();
  await expectMessage(page, 'Player updated');
  await expect(row).toContainText('Ironbound SC');
  await row.getByRole('link', { name: `Delete Player: ${name}` }).click();
  const question = dialog(page, 'Confirm Deletion');
  await expect(question).toContainText('This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectMessage(page, 'Player deleted');
  await expect(row).toHaveCount(0);
});

test('a payment is confirmed by another method in words, and both registrations stand side by side', async ({
  page,
}) => {
  await signIn(page);
  const [cup, league] = [unique('First Cup'), unique('Second Cup')];
  const first = await aTournament(page, cup);
  const second = await aTournament(page, league);
  const player = await aRegisteredPlayer(page, unique('Noa Tide'), first.id);
  await onFile(page, '/api/admin/tournament-registrations', {
    playerId: player.playerId,
    tournamentId: second.id,
    paymentMethod: 'cash',
    teamOption: 'individual',
  });
  await page.goto('/admin/players');
  await search(page, player.name);
  const row = page.getByRole('row').filter({ hasText: player.name });
  await expect(row).toContainText(league);
  await row.getByRole('link', { name: `Confirm Payment: ${player.name}` }).click();
  const confirmation = dialog(page, 'Confirm Payment');
  await confirmation.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(confirmation).toContainText('Payment method is required');
  await expectAccessible(page);
  for (const method of ['Credit Card', 'Venmo', 'Cash', 'Other']) {
    await expect(confirmation.getByRole('radio', { name: method })).toBeVisible();
  }
  await confirmation.getByRole('radio', { name: 'Other' }).check();
  await confirmation.getByLabel('Custom payment method').fill('Apple Pay');
  await confirmation.getByRole('button', { name: 'Confirm Payment' }).click();
  await expectMessage(page, 'Payment confirmed');
  await expect(row).toContainText('Apple Pay');
  await expect(row).toContainText('Confirmed');

  await row.getByRole('link', { name: `Registrations: ${player.name}` }).click();
  const sheets = dialog(page, `Registrations of ${player.name}`);
  await expect(sheets.getByText(cup)).toBeVisible();
  await expect(sheets.getByText(league)).toBeVisible();
});

test('the players are narrowed to a tournament, sorted by a column, and exported as they are shown', async ({
  page,
}) => {
  await signIn(page);
  const name = unique('Export Cup');
  const tournament = await aTournament(page, name);
  await aRegisteredPlayer(page, '=Zoë Export', tournament.id);
  await aRegisteredPlayer(page, unique('Abe Export'), tournament.id);
  await page.goto('/admin/players');
  await choose(page, 'Tournament', name);
  await expect(page.getByText('2 players')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Zoë');
  await page.getByRole('button', { name: 'Sort by name descending' }).click();
  await expect(page.getByRole('row').nth(1)).not.toContainText('Zoë');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^players_.+_\d{4}-\d{2}-\d{2}\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text).toContain("'=Zoë Export");
  expect(text.trim().split('\n')).toHaveLength(3);
});

test('a change that a family asks for is confirmed by hand, and a lost mailbox is replaced', async ({
  page,
  playwright,
}) => {
  const name = unique('Ida Quay');
  const phone = `(551) ${String(Date.now()).slice(-6, -3)}-${String(Date.now()).slice(-4)}`;
  await openBackOffice(page, '/admin/players');
  await onFile(page, '/api/admin/players', { name, phone, birthYear: 2008, email: `${phone.slice(-4)}@old.example` });
  const family = await playwright.request.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const found = await (await family.post('/api/players/lookup', { data: { name, phone } })).json();
  const wish = { ...found, paymentMethod: 'venmo', email: `${phone.slice(-4)}@new.example` };
  expect((await family.put(`/api/players/${found.id}/update`, { data: wish })).status()).toBe(200);
  await family.dispose();

  await page.reload();
  await choose(page, 'Changes', 'Change waiting');
  const row = page.getByRole('row').filter({ hasText: name });
  await picture(page, 'players whose change waits');
  await row.getByRole('link', { name: 'Change waiting' }).click();
  const box = dialog(page, `Mailbox of ${name}`);
  await expect(box).toContainText(`Email: ${phone.slice(-4)}@old.example → ${phone.slice(-4)}@new.example`);
  await expectAccessible(page);
  await picture(page, 'a mailbox with a change');
  await box.getByRole('button', { name: 'Confirm the change' }).click();
  await expectMessage(page, 'Change made');
  await expect(box.getByRole('button', { name: 'Confirm the change' })).toHaveCount(0);

  await box.getByRole('button', { name: 'Use the new mailbox' }).click();
  await expect(box.getByLabel('New email')).toHaveAccessibleDescription('Please enter a valid email address');
  await box.getByLabel('New email').fill(`${phone.slice(-4)}@third.example`);
  await box.getByLabel('Reason').fill('Called us from the number on file');
  await box.getByRole('button', { name: 'Use the new mailbox' }).click();
  await expectMessage(page, 'Mailbox replaced');
  await choose(page, 'Changes', 'Any');
  await search(page, name);
  await expect(row).toContainText(`${phone.slice(-4)}@third.example`);
});
