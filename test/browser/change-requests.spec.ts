import type { Browser, Page } from '@playwright/test';
import { openBackOffice, openFromMenu, search } from './back-office.ts';
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
import { picture } from './picture.ts';
import { aRegistrant, type Registrant } from './registration-steps.ts';

/** A child of 10 registered alone for the Fall Cup, whose parent has a mailbox of their own. */
async function registerChild(page: Page): Promise<Registrant & { readonly parentEmail: string; readonly id: number }> {
  const player = aRegistrant();
  const parentEmail = `pat.${player.email}`;
  const choices = { tournamentId: 13, ageBracket: 'U10-U12', skillLevel: 'Here to Play', paymentMethod: 'venmo' };
  const guardian = { parentName: 'Pat Vale', parentEmail, parentPhone: '(201) 555-0177' };
  const birthYear = new Date().getFullYear() - 10;
  const sent = { ...player, ...choices, ...guardian, birthYear, currentClub: 'None', termsAccepted: true };
  const answer = await page.request.post('/api/players', { data: sent });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...player, parentEmail, id: (await answer.json()).player.id };
}

/** An organizer at a laptop. */
async function anOffice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...desktop });
  await listenForMessages(context);
  const office = await context.newPage();
  await openBackOffice(office);
  return office;
}

/** Looks the child up and has the link mailed; answers its path from the parent's letter. */
async function askForLink(page: Page, child: Registrant & { readonly parentEmail: string }): Promise<string> {
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(child.name);
  await page.getByLabel('Phone Number').fill(child.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await page.getByRole('button', { name: 'Change or cancel' }).click();
  await expectMessage(page, 'Check your email', 'good');
  return mailed(child.parentEmail, /\/change\/[^\s"<>]+/);
}

/** A child that is paid, and the dialog in which its parent asks to withdraw it, beside an organizer. */
async function askToWithdrawPaid(page: Page, browser: Browser, baseURL: string | undefined) {
  const child = await registerChild(page);
  const office = await anOffice(browser, baseURL);
  await isPaid(office, child.id);
  await page.goto(await askForLink(page, child));
  await expect(page.getByText('$40, paid')).toBeVisible();
  await page.getByRole('button', { name: `Withdraw ${child.name}` }).click();
  return { child, office, dialog: page.getByRole('dialog', { name: `Withdraw ${child.name}?` }) };
}

async function isPaid(page: Page, playerId: number): Promise<void> {
  const list = await page.request.get(`/api/admin/tournament-registrations?filter={"playerId":${playerId}}`);
  const [registration] = await list.json();
  const path = `/api/admin/tournament-registrations/${registration.id}/payment`;
  const paid = await page.request.put(path, { data: { paymentStatus: 'paid', paymentMethod: 'Venmo' } });
  expect(paid.status(), await paid.text()).toBe(200);
}

test('the refund policy is told before paying', async ({ page }) => {
  const child = await registerChild(page);
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(child.name);
  await page.getByLabel('Phone Number').fill(child.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  const due = page.getByRole('region', { name: 'Amount due' });
  await due.getByText('Refund policy').click();
  await expect(due).toContainText('Before the registration deadline you get all of your money back');
  await expectAccessible(page);
});

test('a parent withdraws an unpaid child from the Player ID by the mailed link, and nothing is owed', async ({
  page,
}) => {
  const child = await registerChild(page);
  await page.goto(await askForLink(page, child));
  await expect(page.getByRole('heading', { name: 'Change or cancel' })).toBeVisible();
  await expect(page.getByText('$40, not paid yet')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'change or cancel');
  await page.getByRole('button', { name: `Withdraw ${child.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Withdraw ${child.name}?` });
  await expect(dialog).toContainText('leaves the tournament at once and you owe nothing');
  await dialog.getByLabel('Reason').fill('We are on holiday');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw now' }).click();
  await expectMessage(page, 'It is done', 'good');
  await expect(page.getByText(`${child.name} is registered for no tournament that is still to come.`)).toBeVisible();
  await expectMail(child.parentEmail, `Withdrawn: ${child.name}, Fall Cup`);
});

test('a paid child: money back is asked for, the organizer answers by a press with a word, and the family is told', async ({
  page,
  browser,
  baseURL,
}) => {
  const { child, office, dialog } = await askToWithdrawPaid(page, browser, baseURL);
  await expect(dialog).toContainText('The organizers decide, as it is paid.');
  await expect(dialog).toContainText('Before the registration deadline you get all of your money back');
  await dialog.getByLabel('I would like my money back').check();
  await dialog.getByLabel('Reason').fill('A broken arm');
  await picture(page, 'asking for money back');
  await dialog.getByRole('button', { name: 'Ask to withdraw' }).click();
  await expectMessage(page, 'Request sent', 'good');
  await expect(page.getByText('The organizers answer by email; until then nothing has changed.')).toBeVisible();
  await expectAccessible(page);

  await openFromMenu(office, 'Change Requests');
  await search(office, child.name);
  const row = office.getByRole('row', { name: child.name });
  await expect(row).toContainText('Withdrawal: Fall Cup, $40 back');
  await expect(row).toContainText('A broken arm');
  await expect(row).toContainText('You send $40 back');
  await expectAccessible(office);
  await picture(office, 'change requests');
  await row.getByRole('textbox', { name: `A word to whoever asked: ${child.name}` }).fill('Get well soon');
  await row.getByRole('button', { name: `Yes: ${child.name}` }).click();
  await expectMessage(office, `the family of ${child.name} is written to`, 'good');
  await expect(row).toContainText('Get well soon');
  await expectMail(child.parentEmail, `Withdrawn: ${child.name}, Fall Cup`);
  await page.reload();
  await expect(page.getByText(`${child.name} is registered for no tournament that is still to come.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you asked before' })).toContainText('Get well soon');
  await office.context().close();
});

test('a parent takes a request back before anybody has answered, and the office sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { child, office, dialog } = await askToWithdrawPaid(page, browser, baseURL);
  await dialog.getByRole('button', { name: 'Ask to withdraw' }).click();
  await expectMessage(page, 'Request sent', 'good');
  await picture(page, 'a request that waits');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expectMessage(page, 'Everything stays as it was', 'good');
  await expect(page.getByRole('button', { name: `Withdraw ${child.name}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you asked before' })).toContainText('Taken back');
  await expectAccessible(page);
  await picture(page, 'a request taken back');
  await expectMail(child.parentEmail, `Taken back: ${child.name}, Fall Cup`);

  await openFromMenu(office, 'Change Requests');
  await search(office, child.name);
  const row = office.getByRole('row', { name: child.name });
  await expect(row).toContainText('Taken back');
  await expect(row.getByRole('button', { name: `Yes: ${child.name}` })).toHaveCount(0);
  await picture(office, 'change requests, taken back');
  await office.context().close();
});

test('a family moves to another tournament with room', async ({ page, browser, baseURL }) => {
  const office = await anOffice(browser, baseURL);
  const name = `Roomy Cup ${Date.now()}`;
  const announced = { name, date: 'To be announced', ageGroup: 'U7-U19', location: 'Fairfield NJ', maxTeams: 8 };
  expect((await office.request.post('/api/tournaments', { data: announced })).ok()).toBe(true);
  await office.context().close();
  const child = await registerChild(page);
  await page.goto(await askForLink(page, child));
  await page.getByRole('button', { name: 'Move to another tournament' }).click();
  const dialog = page.getByRole('dialog', { name: `Move ${child.name}` });
  await dialog.getByRole('button', { name: 'Move now' }).click();
  await expect(dialog).toContainText('Please select a tournament');
  await dialog.getByRole('radio', { name }).check();
  await expectAccessible(page);
  await picture(page, 'moving to another tournament');
  await dialog.getByRole('button', { name: 'Move now' }).click();
  await expectMessage(page, 'It is done', 'good');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectMail(child.parentEmail, `Moved: ${child.name}, ${name}`);
});

test('a link that is too old leads to the Player ID', async ({ page }) => {
  await page.goto('/change/nobody');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the Player ID' })).toBeVisible();
});
