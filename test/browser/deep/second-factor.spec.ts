import { TOTP } from 'otpauth';
import { openBackOffice } from '../back-office.ts';
import { expect, expectAccessible, test } from '../journey.ts';
import { inviteOrganizer, organizersPassword as password } from '../new-organizer.ts';
import { fitWindow } from '../nothing-beside.ts';

test('somebody invited opens an account, sets up a second factor, and signs in with it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openBackOffice(page);
  const { email, invitation } = await inviteOrganizer(page, { name: 'Kim Keeper', role: 'check-in' });
  const viewport = { width: 390, height: 844 };
  const own = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) });
  const device = await own.newPage();
  const passwords = device.locator('input[type=password]');

  await test.step('an account is opened by the link of the letter', async () => {
    await device.goto(`/admin/invitation#${invitation}`);
    await expect(passwords.nth(0)).toBeFocused();
    await expectAccessible(device);
    await fitWindow(device, 1280);
    await fitWindow(device, 390);
    await passwords.nth(0).fill(password);
    await passwords.nth(1).fill(password);
    await device.keyboard.press('Enter');
    await expect(device.locator('header').getByText('Logout')).toBeVisible();
    await expect(device.getByText('Tournament Brackets')).toBeHidden();
  });

  const recovery = await test.step('a second factor is set up', async () => {
    await device.goto('/admin/account');
    await device.getByRole('button', { name: 'Set Up' }).click();
    await passwords.fill(password);
    await device.keyboard.press('Enter');
    await expect(device.getByRole('img', { name: /authenticator/ })).toBeVisible();
    await expectAccessible(device);
    await fitWindow(device, 1280);
    await fitWindow(device, 390);
    const secret = ((await device.locator('code').textContent()) ?? '').replace(/\s/g, '');
    await device.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
    await device.keyboard.press('Enter');
    const codes = device.getByRole('dialog').getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(device);
    await fitWindow(device, 1280);
    await fitWindow(device, 390);
    const [first = ''] = await codes.allTextContents();
    await device.getByRole('button', { name: 'I Have Kept Them' }).click();
    return first;
  });

  await test.step('who signs in is asked for a code', async () => {
    await device.locator('header').getByText('Logout').click();
    await device.getByRole('textbox', { name: 'Username' }).fill(email);
    await passwords.fill(password);
    await device.keyboard.press('Enter');
    const code = device.getByRole('textbox', { name: 'Code of your authenticator app' });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible(device);
    await fitWindow(device, 1280);
    await fitWindow(device, 390);
    await code.fill('ABCDE-23456');
    await device.keyboard.press('Enter');
    await expect(device.getByText('That code is not right, or was used before')).toBeVisible();
    await code.fill(recovery);
    await device.keyboard.press('Enter');
    await expect(device.locator('header').getByText('Logout')).toBeVisible();
  });
});
