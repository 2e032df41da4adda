import { TOTP } from 'otpauth';
import { onFile, openBackOffice, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, mailsTo, test } from './journey.ts';

const password = 'half-time-orange-slices';

for (const [window, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', desktop.viewport],
] as const) {
  test(`on ${window} somebody invited opens an account, sets up a second factor, and signs in with it`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await openBackOffice(page);
    const email = `${unique('kim').replace(' ', '.')}@club.example`;
    await onFile(page, '/api/admin/organizers', { name: 'Kim Keeper', email, role: 'check-in' });
    const [letter] = await mailsTo(email);
    const secretOfLink = /invitation#(\w+)/.exec(letter?.text ?? '')?.[1];

    const own = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) });
    const device = await own.newPage();
    await device.goto(`/admin/invitation#${secretOfLink}`);
    const passwords = device.locator('input[type=password]');
    await expect(passwords.nth(0)).toBeFocused();
    await expectAccessible(device);
    await passwords.nth(0).fill(password);
    await passwords.nth(1).fill(password);
    await device.keyboard.press('Enter');
    await expect(device.locator('header').getByText('Logout')).toBeVisible();
    await expect(device.getByText('Tournament Brackets')).toBeHidden();

    await device.goto('/admin/account');
    await expectAccessible(device);
    await device.getByRole('button', { name: 'Set Up' }).click();
    await passwords.fill(password);
    await device.keyboard.press('Enter');
    await expect(device.getByRole('img', { name: /authenticator/ })).toBeVisible();
    await expectAccessible(device);
    const secret = ((await device.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await device.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
    await device.keyboard.press('Enter');
    const codes = device.getByRole('dialog').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(device);
    const recovery = (await codes.first().textContent()) ?? '';
    await device.getByRole('button', { name: 'I Have Kept Them' }).click();

    await device.locator('header').getByText('Logout').click();
    await device.getByRole('textbox', { name: 'Username' }).fill(email);
    await passwords.fill(password);
    await device.keyboard.press('Enter');
    const code = device.getByRole('textbox', { name: 'Code of your authenticator app' });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(device);
    await code.fill('ABCDE-23456');
    await device.keyboard.press('Enter');
    await expect(device.getByText('That code is not right, or was used before')).toBeVisible();
    await code.fill(recovery);
    await device.keyboard.press('Enter');
    await expect(device.locator('header').getByText('Logout')).toBeVisible();
    await own.close();
  });
}
