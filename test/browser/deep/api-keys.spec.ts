import { openBackOffice, organizer, unique } from '../back-office.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { fitWindow } from '../nothing-beside.ts';

test('an organizer makes a key by keyboard, a program uses it, and a revoked one opens nothing', async ({
  page,
  request,
}) => {
  await openBackOffice(page, '/admin/api-keys');
  await expect(page.getByRole('heading', { name: 'API Keys', level: 1 })).toBeVisible();
  const name = unique('Board');
  await page.getByRole('link', { name: 'Make key' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Make an API key' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: 'Read what families see, of a day in play too' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'Read registrations' })).toBeChecked();
  await page.keyboard.press('Space');
  await dialog.locator('input[type=password]').focus();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Current password is not right')).toBeVisible();
  await dialog.locator('input[type=password]').fill(organizer.password);
  await page.keyboard.press('Enter');

  const made = page.getByRole('dialog', { name: 'Your new API key' });
  await expect(made.getByRole('button', { name: 'I Have Kept It' })).toBeVisible();
  await expectAccessible(page);
  await fitWindow(page, 1280);
  const key = await made.getByRole('textbox', { name: 'API key' }).inputValue();
  const call = () => request.get('/api/tournaments', { headers: { Authorization: `Bearer ${key}` } });
  expect((await call()).status()).toBe(200);
  await made.getByRole('button', { name: 'I Have Kept It' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByText(`${key.slice(0, 7)}…`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Revoke: ${name}` })).toBeVisible();

  await fitWindow(page, 390);
  await expect(page.getByText(`${key.slice(0, 7)}…`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Revoke: ${name}` }).click();
  const question = page.getByRole('dialog', { name: `Revoke the key ${name}?` });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expectMessage(page, `The key ${name} is revoked`);
  expect((await call()).status()).toBe(401);
});
