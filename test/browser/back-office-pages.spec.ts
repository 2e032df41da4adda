import { aTournament, onFile, openBackOffice, openFromMenu, search, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, test } from './journey.ts';
import { tabTo } from './keyboard-hands.ts';

test.use(desktop);

test('a letter that went out is found and read', async ({ page }) => {
  await openBackOffice(page);
  const address = `curious${Date.now()}@families.example`;
  const interest = { name: 'Cora Curious', sex: 'Female', age: 9, email: address, phone: '201-555-0177' };
  expect((await page.request.post('/api/pre-registrations', { data: interest })).status()).toBe(201);
  await openFromMenu(page, 'Messages');
  await search(page, address);
  await page.getByRole('row').filter({ hasText: address }).getByRole('link', { name: /^Read/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Cora Curious');
  await expectAccessible(page);
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
  await openBackOffice(page);
  await openFromMenu(page, 'Change Password');
  const passwords = page.locator('input[type=password]');
  await expect(passwords).toHaveCount(3);
  await passwords.nth(0).fill('not-the-password');
  await passwords.nth(1).fill('a-whistle-in-the-rain');
  await passwords.nth(2).fill('a-whistle-in-the-snow');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('The two new passwords differ')).toBeVisible();
  await passwords.nth(2).fill('a-whistle-in-the-rain');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(passwords.nth(0)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
});

test('several teams are chosen and deleted at once, after a question', async ({ page }) => {
  await openBackOffice(page);
  const cup = await aTournament(page, unique('Bulk Cup'));
  const word = unique('Bulk');
  for (const name of [`${word} One`, `${word} Two`]) {
    await onFile(page, '/api/admin/teams', { name, tournamentId: cup.id });
  }
  await search(page, word);
  await expect(page.getByText('2 teams', { exact: true })).toBeVisible();
  for (const name of ['One', 'Two']) {
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`${word} One`)).toHaveCount(0);
});
