import { openBackOffice, search } from './back-office.ts';
import { enterPlayer, lookUp } from './families.ts';
import {
  desktop,
  expect,
  expectAccessible,
  expectMail,
  expectMessage,
  listenForMessages,
  mailed,
  test,
} from './journey.ts';
import { asOrganizer, ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Refund Cup');

async function isPaid(playerId: number): Promise<void> {
  const path = '/api/admin/tournament-registrations';
  const [registration] = await asOrganizer<readonly { readonly id: number }[]>(
    'GET',
    `${path}?filter={"playerId":${playerId}}`,
  );
  const payment = { paymentStatus: 'paid', paymentMethod: 'Venmo' };
  await asOrganizer('PUT', `${path}/${registration?.id}/payment`, payment);
}

test('a paid child: money back is asked for by the mailed link, the organizer answers by a press with a word, and the family is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const player = aRegistrant({ birthYear: String(new Date().getFullYear() - 10) });
  const parent = { name: 'Pat Vale', email: `pat.${player.email}` };
  const child = { ...player, parent };
  await isPaid(await enterPlayer(page.request, cup().id, child));
  await lookUp(page, child);
  await page.getByRole('button', { name: 'Change or cancel' }).click();
  await expectMessage(page, 'Check your email', 'good');
  await page.goto(await mailed(parent.email, /\/change\/[^\s"<>]+/));
  await expect(page.getByRole('heading', { name: 'Change or cancel' })).toBeVisible();
  await expect(page.getByText('$40, paid')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'change or cancel');

  await page.getByRole('button', { name: `Withdraw ${child.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Withdraw ${child.name}?` });
  await expect(dialog).toContainText('The organizers decide, as it is paid.');
  await expect(dialog).toContainText('Before the registration deadline you get all of your money back');
  await dialog.getByLabel('I would like my money back').check();
  await dialog.getByLabel('Reason').fill('A broken arm');
  await expectAccessible(page);
  await picture(page, 'asking for money back');
  await dialog.getByRole('button', { name: 'Ask to withdraw' }).click();
  await expectMessage(page, 'Request sent', 'good');
  await expect(page.getByText('The organizers answer by email; until then nothing has changed.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'a request that waits');

  const context = await browser.newContext({ baseURL: baseURL ?? '', ...desktop });
  await listenForMessages(context);
  const office = await context.newPage();
  await openBackOffice(office, '/admin/change-requests');
  await search(office, child.name);
  const row = office.getByRole('row', { name: child.name });
  await expect(row).toContainText(`Withdrawal: ${cup().name}, $40 back`);
  await expect(row).toContainText('A broken arm');
  await expect(row).toContainText('You send $40 back');
  await expectAccessible(office);
  await picture(office, 'change requests');
  await row.getByRole('textbox', { name: `A word to whoever asked: ${child.name}` }).fill('Get well soon');
  await row.getByRole('button', { name: `Yes: ${child.name}` }).click();
  await expectMessage(office, `the family of ${child.name} is written to`, 'good');
  await expect(row).toContainText('Get well soon');
  await expect(row.getByRole('button', { name: `Yes: ${child.name}` })).toHaveCount(0);
  await expectMail(parent.email, `Withdrawn: ${child.name}, ${cup().name}`);
  await page.reload();
  await expect(page.getByText(`${child.name} is registered for no tournament that is still to come.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you asked before' })).toContainText('Get well soon');
});
