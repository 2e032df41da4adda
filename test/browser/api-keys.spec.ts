import { openBackOffice, organizer, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

for (const [window, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', desktop.viewport],
] as const) {
  test(`on ${window} an organizer makes a key by keyboard, a program uses it, and a revoked one opens nothing`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await openBackOffice(page, '/admin/api-keys');
    await expect(page.getByRole('heading', { name: 'API Keys', level: 1 })).toBeVisible();
    await expectAccessible(page);
    const name = unique('Board');
    await page.getByRole('link', { name: 'Make key' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Make an API key' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('checkbox', { name: 'Read what the public sees' })).toBeFocused();
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
    const key = await made.getByRole('textbox', { name: 'API key' }).inputValue();
    const call = () => request.get('/api/tournaments', { headers: { Authorization: `Bearer ${key}` } });
    expect((await call()).status()).toBe(200);
    await made.getByRole('button', { name: 'I Have Kept It' }).click();
    await expect(page.getByText(key)).toHaveCount(0);
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
}
