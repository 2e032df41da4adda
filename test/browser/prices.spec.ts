import { aTournament, dialog, openBackOffice, signIn, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, listenForMessages, test } from './journey.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept } from './registration-steps.ts';

const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

test('an organizer sets an early and a sibling price; a family sees them before it registers, and what it owes afterwards', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...desktop, ...(baseURL !== undefined && { baseURL }) });
  await listenForMessages(context);
  const office = await context.newPage();
  await signIn(office);
  const name = unique('Price Cup');
  const tournament = await aTournament(office, name, { visible: true, date: day(40) });

  await openBackOffice(office, `/admin/tournaments/${tournament.id}`);
  const edit = dialog(office, 'Edit Tournament');
  await edit.getByLabel('Early price in dollars').fill('35.50');
  await edit.getByRole('button', { name: 'Save Tournament' }).click();
  await expect(edit.getByText('Please say until when the early price holds')).toBeVisible();
  await edit.getByLabel('Early price until').fill(day(20));
  await edit.getByLabel('Sibling price in dollars').fill('30');
  await expectAccessible(office);
  await edit.getByRole('button', { name: 'Save Tournament' }).click();
  await expectMessage(office, 'Tournament updated');

  const player = aRegistrant();
  await openForm(page, 'Register alone', 'Individual Player Registration');
  const choice = page.getByRole('radio', { name: new RegExp(name) });
  await expect(page.getByText(/\$35\.50 until \w+ \d+, then \$40/).first()).toBeVisible();
  await choice.check();
  await expect(page.getByText(/The fee is \$35\.50 for this player until \w+ \d+, then \$40\./)).toBeVisible();
  await expect(page.getByText('From the second child of a family on it is $30 by itself.')).toBeVisible();
  await fillPlayer(page, player);
  await payAndAccept(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  const done = page.getByRole('dialog');
  await expect(done).toContainText('Amount due · early price');
  await expect(done).toContainText('$35.50');
  await expectAccessible(page);
  const hidden = await office.request.put(`/api/admin/tournaments/${tournament.id}`, { data: { visible: false } });
  expect(hidden.ok()).toBe(true);
  await context.close();
});
