import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

async function lookUp(page: Page, { name, phone }: Pick<Registrant, 'name' | 'phone'>): Promise<void> {
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
}

async function register(page: Page, player: Registrant): Promise<void> {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(player.name);
}

test('a family looks itself up, sees masked contacts, and saves a change without losing what is masked', async ({
  page,
}) => {
  const child = aRegistrant({
    birthYear: String(new Date().getFullYear() - 11),
    parent: { name: 'Pat Vale', email: 'pat.vale@example.com' },
  });
  await register(page, child);
  await lookUp(page, child);
  const card = page.getByRole('article', { name: child.name });
  await expect(card).toContainText('Individual player');
  await expect(card).toContainText('U10-U12');
  await expect(card).toContainText('Payment pending');
  await expect(card).toContainText('Waiver to be confirmed');
  await expect(page.getByText('p____e@example.com')).toBeVisible();
  await expect(page.getByText('Pat V.')).toBeVisible();
  await expect(page.getByText(child.email)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit Info' }).click();
  await expectAccessible(page);
  await page.getByLabel('Current Club').fill('Montclair United');
  await page.getByRole('radio', { name: 'Credit card (5% fee)' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Your information has been saved.');
  await expect(page.getByText('Montclair United')).toBeVisible();
  await expect(page.getByText('$42')).toBeVisible();
  await expect(page.getByText('p____e@example.com')).toBeVisible();

  await page.getByRole('button', { name: 'New Search' }).click();
  await expect(page.getByRole('button', { name: 'Find my registration' })).toBeVisible();
});

test('a search that finds nobody says so and keeps what was typed', async ({ page }) => {
  await lookUp(page, { name: 'Nobody Atall', phone: '201-555-0100' });
  const sentence = 'No registration found with those details. Please check your name and phone number.';
  await expectMessage(page, 'Player Not Found', 'alarm');
  await expectMessage(page, sentence, 'alarm');
  await expect(page.getByLabel('Full Name')).toHaveValue('Nobody Atall');
});

test('the messages of search and edit stand under their inputs', async ({ page }) => {
  await page.goto('/player-lookup');
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription('Name is required');
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription('Phone number is required');

  const player = aRegistrant();
  await register(page, player);
  await lookUp(page, player);
  await page.getByRole('button', { name: 'Edit Info' }).click();
  for (const label of ['Name', 'Email', 'Phone Number', 'Current Club']) {
    await page.getByLabel(label, { exact: true }).fill('');
  }
  await page.getByLabel('Parent Email').fill('pat');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const messages = {
    Name: 'Name is required',
    Email: 'Valid email is required',
    'Phone Number': 'Phone number is required',
    'Current Club': /Current club is required/,
    'Parent Email': 'Valid parent email is required',
  };
  for (const [label, message] of Object.entries(messages)) {
    const input = page.getByRole('textbox', { name: new RegExp(`^${label}( optional)?$`) });
    await expect(input).toHaveAccessibleDescription(message);
  }
});
