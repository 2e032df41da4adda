import type { Page } from '@playwright/test';
import { type Mailbox, openMailbox } from '../harness/mailbox.ts';
import { type Product, startProduct, stopProducts } from '../harness/product.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { aRegistrant } from './registration-steps.ts';

// What one of these does everybody would notice: they have a product of their own.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });

const demo = 'kick-off-demo';
let [product, mailbox]: [Product | undefined, Mailbox | undefined] = [undefined, undefined];

test.beforeAll(async () => {
  mailbox = await openMailbox();
  product = await startProduct({ SMTP_URL: mailbox.smtpUrl }, { patience: 110_000 });
});

test.afterAll(async () => {
  await stopProducts();
  await mailbox?.close();
});

const at = (path: string) => `${product?.url}${path}`;

async function trySigningIn(page: Page, password: string, path = '/admin'): Promise<void> {
  await page.goto(at(path));
  await page.getByLabel('Username').fill('organizer');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

async function signIn(page: Page, password: string, path: string): Promise<void> {
  await trySigningIn(page, password, path);
  await expect(page.locator('header').getByText('Logout')).toBeVisible();
}

test('a letter to an address that does not exist is seen, and sent again once it does', async ({ page }) => {
  const player = aRegistrant();
  mailbox?.unknown(player.email, true);
  const choices = { tournamentId: 13, ageBracket: 'U13-U15', skillLevel: 'Here to Play', paymentMethod: 'at_event' };
  const sheet = { ...player, ...choices, currentClub: 'None', parentName: 'Pat Vale', termsAccepted: true };
  const made = await page.request.post(at('/api/players'), { data: sheet });
  expect(made.status(), await made.text()).toBe(201);

  await signIn(page, demo, '/admin/messages');
  const row = page.getByRole('row').filter({ hasText: player.email });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Not delivered', { timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);

  mailbox?.unknown(player.email, false);
  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await expectMessage(page, 'Message on its way again', 'good');
  expect((await mailbox?.mailsTo(player.email))?.length).toBe(1);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Sent', { timeout: 8000 });
  }).toPass({ timeout: 60_000 });
  await expect(row.getByRole('button', { name: /^Send again/ })).toBeHidden();
});

test('whoever closes the registration of one tournament is told that it closes all', async ({ page, browser }) => {
  await signIn(page, demo, '/admin/tournaments');
  const registration = page.getByRole('switch', { name: /^Fall Cup, Registration/ });
  await expect(registration).toBeChecked();
  await registration.press('Space');
  await expect(page.getByRole('alert')).toContainText('Every public registration is closed while it is.');
  const family = await (await browser.newContext()).newPage();
  await family.goto(at('/'));
  await expect(family.getByText('Registration Closed').first()).toBeVisible();
  await registration.press('Space');
  await expect(registration).toBeChecked();
  await family.reload();
  await expect(family.getByRole('button', { name: 'Create a team' })).toBeVisible();
  await family.context().close();
});

test('an organizer takes another password by the keyboard: the old one opens nothing any more', async ({ page }) => {
  const next = 'corner-flag-93-minutes';
  await signIn(page, demo, '/admin/password');
  await page.getByLabel('Current password').focus();
  await page.keyboard.type(demo);
  for (const label of ['New password', 'New password, once more']) {
    await page.getByRole('textbox', { name: label, exact: true }).focus();
    await page.keyboard.type(next);
  }
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Password changed', 'good');
  await page.locator('header').getByText('Logout').click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await trySigningIn(page, demo);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
});
