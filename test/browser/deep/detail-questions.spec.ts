import { aTournament, dialog, inMenu, openBackOffice, search, signIn, unique } from '../back-office.ts';
import { lookUp } from '../families.ts';
import { desktop, expect, expectAccessible, expectMessage, listenForMessages, test } from '../journey.ts';
import { picture } from '../picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept } from '../registration-steps.ts';

const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

test('an organizer sets prices and asks for shirt sizes: a family sees both before it registers, and the office the sizes in list, card and file', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...desktop, ...(baseURL !== undefined && { baseURL }) });
  await listenForMessages(context);
  const office = await context.newPage();
  await signIn(office);
  const name = unique('Shirt Cup');
  const tournament = await aTournament(office, name, { visible: true, date: day(40) });
  const player = aRegistrant();
  const size = page.getByLabel('Shirt Size');

  await openBackOffice(office, `/admin/tournaments/${tournament.id}`);
  const edit = dialog(office, 'Edit Tournament');
  await edit.getByRole('checkbox', { name: 'Shirt Size' }).check();
  await edit.getByLabel('Early price in dollars').fill('35.50');
  await edit.getByRole('button', { name: 'Save Tournament' }).click();
  await expect(edit.getByText('Please say until when the early price holds')).toBeVisible();
  await edit.getByLabel('Early price until').fill(day(20));
  await edit.getByLabel('Sibling price in dollars').fill('30');
  await expectAccessible(office);
  await picture(office, 'a tournament asks for shirt sizes');
  await edit.getByRole('button', { name: 'Save Tournament' }).click();
  await expectMessage(office, 'Tournament updated');

  await openForm(page, 'Register alone', 'Individual Player Registration');
  await expect(page.getByText(/\$35\.50 until \w+ \d+, then \$40/).first()).toBeVisible();
  await page.getByRole('radio', { name }).check();
  await expect(page.getByText(/The fee is \$35\.50 for this player until \w+ \d+, then \$40\./)).toBeVisible();
  await expect(page.getByText('From the second child of a family on it is $30 by itself.')).toBeVisible();
  await fillPlayer(page, player);
  await size.selectOption('Youth M');
  await expectAccessible(page);
  await picture(page, 'a form asks for the shirt size');
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  const done = page.getByRole('dialog');
  await expect(done).toContainText(player.name);
  await expect(done).toContainText('Amount due · early price');
  await expect(done).toContainText('$35.50');
  await expectAccessible(page);

  await lookUp(page, player);
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
  await inMenu(office, 'Edit Player', player.name).click();
  await expect(dialog(office, 'Edit Player').getByRole('combobox', { name: 'Shirt Size' })).toHaveText('Adult S');
  const quiet = await office.request.put(`/api/admin/tournaments/${tournament.id}`, {
    data: { asks: [], visible: false },
  });
  expect(quiet.ok()).toBe(true);
});
