import type { Page } from '@playwright/test';
import { expect, expectMessage, mailsTo, test } from './journey.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

async function register(page: Page, player: Registrant): Promise<void> {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
}

test('a free agent registers once, is known again however written, and a sibling on the same phone is another', async ({
  page,
}) => {
  const player = aRegistrant();
  await register(page, player);
  const dialog = page.getByRole('dialog', { name: 'You’re registered' });
  await expect(dialog).toContainText(player.name);
  await expect(dialog).toContainText('$40');
  await mailsTo(player.email);

  const digits = player.phone.replace(/\D/g, '');
  const otherwiseWritten = `1-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`;
  await register(page, { ...player, name: player.name.toUpperCase(), phone: otherwiseWritten });
  await expectMessage(page, 'already registered for this tournament', 'alarm');

  await register(page, { ...player, name: `Alex ${player.name}`, birthYear: String(new Date().getFullYear() - 15) });
  await expect(page.getByRole('dialog', { name: 'You’re registered' })).toContainText('Alex');
});

test('a child under 13 is asked for a guardian, and only then', async ({ page }) => {
  const year = new Date().getFullYear();
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await expect(page.getByLabel('Parent Name')).toBeHidden();
  await page.getByLabel('Birth Year').fill(String(year - 10));
  await expect(page.getByLabel('Parent Name')).toBeVisible();
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByLabel('Parent Name')).toHaveAccessibleDescription(
    'Parent Name is required for players under 13',
  );
  const child = aRegistrant({
    birthYear: String(year - 10),
    parent: { name: 'Pat Vale', email: 'pat.vale@example.com' },
  });
  await fillPlayer(page, child);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await expect(page.getByRole('radio', { name: /U10-U12/ })).toBeChecked();
  await payAndAccept(page);
  await expect(page.getByText('Signed by Pat Vale for the player')).toBeVisible();
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog', { name: 'You’re registered' })).toContainText(child.name);
});

test('a double press registers once', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/players')) calls += 1;
  });
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, aRegistrant());
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'You’re registered' })).toBeVisible();
  expect(calls).toBe(1);
});

test('a press between the answer and the dialog that says so sends nothing a second time', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/players')) calls += 1;
  });
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/success-dialog*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, aRegistrant());
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  const submit = page.getByRole('button', { name: 'Register as Individual Player', includeHidden: true });
  await submit.click();
  await expectMessage(page, 'Registration', 'good');
  await submit.click({ force: true });
  letCome();
  await expect(page.getByRole('dialog', { name: 'You’re registered' })).toBeVisible();
  expect(calls).toBe(1);
});
