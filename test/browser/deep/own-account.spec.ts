import { dialog, openBackOffice } from '../back-office.ts';
import { expect, expectAccessible, expectMessage, listenForMessages, test } from '../journey.ts';
import { organizersPassword, signInAs } from '../new-organizer.ts';

test('an organizer takes another name and another password', async ({ page, browser, baseURL }) => {
  await openBackOffice(page);
  const window = { viewport: { width: 390, height: 844 }, ...(baseURL !== undefined && { baseURL }) };
  const device = await (await browser.newContext(window)).newPage();
  await listenForMessages(device.context());
  const username = await signInAs(device, page, { name: 'Kim Keeper', role: 'read-only' });
  const password = 'corner-flag-93-minutes';

  await test.step('another name', async () => {
    await device.goto('/admin/account');
    await device.getByRole('button', { name: 'Change Name' }).click();
    const change = dialog(device, 'Change your name');
    const name = change.getByRole('textbox', { name: /^Name/ });
    await expect(name).toBeFocused();
    await expectAccessible(device);
    await name.fill('Kim Corner');
    await device.keyboard.press('Enter');
    await expect(change).toBeHidden();
    await expect(device.getByText('Kim Corner')).toBeVisible();
  });

  await test.step('another password, by the keyboard', async () => {
    await device.goto('/admin/password');
    await device.getByLabel('Current password').focus();
    await device.keyboard.type(organizersPassword);
    for (const label of ['New password', 'New password, once more']) {
      await device.getByRole('textbox', { name: label, exact: true }).focus();
      await device.keyboard.type(password);
    }
    await device.keyboard.press('Enter');
    await expectMessage(device, 'Password changed', 'good');
    await device.locator('header').getByText('Logout').click();
    await expect(device.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    for (const [typed, then] of [
      [organizersPassword, device.getByRole('alert')],
      [password, device.getByRole('heading', { name: 'Teams', level: 1 })],
    ] as const) {
      await device.getByLabel('Username').fill(username);
      await device.getByRole('textbox', { name: 'Password' }).fill(typed);
      await device.keyboard.press('Enter');
      await expect(then).toBeVisible();
    }
  });
});
