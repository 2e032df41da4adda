import { dialog, openBackOffice } from './back-office.ts';
import { expect, expectAccessible, expectMail, expectMessage, listenForMessages, mailed, test } from './journey.ts';
import { organizersPassword, signInAs } from './new-organizer.ts';
import { fitWindow } from './nothing-beside.ts';
import { picture } from './picture.ts';

test('an organizer takes another name, another password, and another address once its letter was opened', async ({
  page,
  browser,
  baseURL,
}) => {
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

  const email = `new.${username}`;
  await test.step('another address, with the password', async () => {
    await device.goto('/admin/account');
    await device.getByRole('button', { name: 'Change Email' }).click();
    const change = dialog(device, 'Change your email');
    await change.getByRole('textbox', { name: /^Email/ }).fill(email);
    await change.getByRole('textbox', { name: 'Current password' }).fill(organizersPassword);
    await device.keyboard.press('Enter');
    await expect(change.getByText('Current password is not right')).toBeVisible();
    await expectAccessible(device);
    await picture(device, 'change email');
    await fitWindow(device, 1280);
    await fitWindow(device, 390);
    await change.getByRole('textbox', { name: 'Current password' }).fill(password);
    await device.keyboard.press('Enter');
    await expect(change).toBeHidden();
    await expect(device.getByText(`${email}, as soon as the letter there is opened`)).toBeVisible();
    await picture(device, 'own account');
    await fitWindow(device, 1280);
  });

  await test.step('which its letter confirms, once', async () => {
    const link = await mailed(email, /\/admin\/address#\w+/);
    const reader = await (await browser.newContext(window)).newPage();
    await reader.goto(link);
    await expect(reader.getByRole('button', { name: 'Confirm This Address' })).toBeFocused();
    await expectAccessible(reader);
    await fitWindow(reader, 1280);
    await fitWindow(reader, 390);
    await reader.keyboard.press('Enter');
    await expect(reader.getByText(`We write to you at ${email} from now on.`)).toBeVisible();
    await expectAccessible(reader);
    await reader.reload();
    await reader.getByRole('button', { name: 'Confirm This Address' }).click();
    await expect(reader.getByRole('alert')).toContainText('This link was used, was replaced, or is over.');
    await device.reload();
    await expect(device.getByText('as soon as the letter there is opened')).toBeHidden();
    await expect(device.getByText(email, { exact: true })).toBeVisible();
    await expectMail(username, 'Your address was changed');
  });
});
