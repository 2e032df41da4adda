import { aTournament, dialog, openBackOffice, search, signIn, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, listenForMessages, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept } from './registration-steps.ts';

test('a tournament asks for shirt sizes once an organizer says so, and the office sees them in list, card and file', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...desktop, ...(baseURL !== undefined && { baseURL }) });
  await listenForMessages(context);
  const office = await context.newPage();
  await signIn(office);
  const name = unique('Shirt Cup');
  const tournament = await aTournament(office, name, { visible: true });
  const player = aRegistrant();
  const register = () => page.getByRole('button', { name: 'Register as Individual Player' });
  const size = page.getByLabel('Shirt Size');

  await openForm(page, 'Register alone', 'Individual Player Registration');
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  await expect(page.getByLabel('League')).toBeVisible();
  await expect(size).toBeHidden();

  await office.goto(`/admin/tournaments/${tournament.id}`);
  const edit = dialog(office, 'Edit Tournament');
  await edit.getByRole('checkbox', { name: 'Shirt Size' }).check();
  await expectAccessible(office);
  await picture(office, 'a tournament asks for shirt sizes');
  await edit.getByRole('button', { name: 'Save Tournament' }).click();
  await expectMessage(office, 'Tournament updated');

  await openForm(page, 'Register alone', 'Individual Player Registration');
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  await fillPlayer(page, player);
  await size.selectOption('Youth M');
  await expectAccessible(page);
  await picture(page, 'a form asks for the shirt size');
  await payAndAccept(page);
  await register().click();
  await expect(page.getByRole('dialog')).toContainText(player.name);

  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(player.name);
  await page.getByLabel('Phone Number').fill(player.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expect(page.getByText('Youth M')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Info' }).click();
  await expect(size).toHaveValue('Youth M');
  await size.selectOption('Adult S');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Your information has been saved.');
  await expect(page.getByText('Adult S')).toBeVisible();

  await openBackOffice(office, '/admin/players');
  await search(office, player.name);
  const row = office.getByRole('row').filter({ hasText: player.name });
  await expect(row).toContainText('Shirt Size: Adult S');
  await expectAccessible(office);
  await picture(office, 'shirt sizes in the list');
  await office.setViewportSize({ width: 390, height: 844 });
  const card = office.getByRole('listitem').filter({ hasText: player.name });
  await expect(card).toContainText('Shirt Size');
  await expect(card).toContainText('Adult S');
  await picture(office, 'a shirt size in the card');
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const rows = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(rows).toContain('"Shirt Size"');
  await card.getByRole('link', { name: /^Edit/ }).click();
  await expect(dialog(office, 'Edit Player').getByRole('combobox', { name: 'Shirt Size' })).toHaveText('Adult S');
  const quiet = await office.request.put(`/api/admin/tournaments/${tournament.id}`, {
    data: { asks: [], visible: false },
  });
  expect(quiet.ok()).toBe(true);
  await context.close();
});
