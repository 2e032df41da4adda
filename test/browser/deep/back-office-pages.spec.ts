import { onFile, openBackOffice, row, search } from '../back-office.ts';
import { desktop, expect, expectAccessible, test } from '../journey.ts';
import { tabTo } from '../keyboard-hands.ts';

test.use(desktop);

test('a letter that went out is found, and read to its end by the keyboard in a low window', async ({ page }) => {
  await openBackOffice(page, '/admin/messages');
  const address = `curious${Date.now()}@families.example`;
  const interest = { name: 'Cora Curious', sex: 'Female', age: 9, email: address, phone: '201-555-0177' };
  await onFile(page, '/api/pre-registrations', interest);
  await search(page, address);
  await row(page, address).getByRole('link', { name: /^Read/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Hi Cora,');
  await page.setViewportSize({ width: 390, height: 300 });
  const letter = page.getByRole('region', { name: 'Text of the message' });
  await tabTo(page, letter);
  await page.keyboard.press('PageDown');
  await expect.poll(() => letter.evaluate((text) => text.parentElement?.scrollTop)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test('a password is changed only by who knows the present one, and has typed the new one twice alike', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/password');
  const passwords = page.locator('input[type=password]');
  await expect(passwords).toHaveCount(3);
  await passwords.nth(0).fill('not-the-password');
  await passwords.nth(1).fill('a-whistle-in-the-rain');
  await passwords.nth(2).fill('a-whistle-in-the-snow');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('The two new passwords differ')).toBeVisible();
  await passwords.nth(2).fill('a-whistle-in-the-rain');
  // Guesses are counted, and other journeys sign in by this account.
  const errors = { currentPassword: 'Current password is not right' };
  const json = { message: errors.currentPassword, errors, requestId: 'r1' };
  await page.route('**/api/admin/password', (route) => route.fulfill({ status: 400, json }));
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(passwords.nth(0)).toHaveAttribute('aria-invalid', 'true');
  await expect(passwords.nth(0)).toHaveAccessibleDescription(errors.currentPassword);
  await expectAccessible(page);
});
