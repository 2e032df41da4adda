import { dialog, onFile, openBackOffice, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMail, mailsTo, test } from './journey.ts';
import { picture } from './picture.ts';

const password = 'half-time-orange-slices';

for (const [window, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', desktop.viewport],
] as const) {
  test(`on ${window} an organizer takes another name, and another address once its letter was opened`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await openBackOffice(page);
    const username = `${unique('kim').replace(' ', '.')}@club.example`;
    await onFile(page, '/api/admin/organizers', { name: 'Kim Keeper', email: username, role: 'read-only' });
    const [invited] = await mailsTo(username);
    const invitation = /invitation#(\w+)/.exec(invited?.text ?? '')?.[1];

    const own = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) });
    const device = await own.newPage();
    await onFile(device, '/api/admin/invitation/acceptance', { invitation, password });
    await onFile(device, '/api/admin/login', { username, password });
    await device.goto('/admin/account');
    await device.getByRole('button', { name: 'Change Name' }).click();
    const name = dialog(device, 'Change your name').getByRole('textbox', { name: /^Name/ });
    await expect(name).toBeFocused();
    await expectAccessible(device);
    await name.fill('Kim Corner');
    await device.keyboard.press('Enter');
    await expect(dialog(device, 'Change your name')).toBeHidden();
    await expect(device.getByText('Kim Corner')).toBeVisible();

    await device.getByRole('button', { name: 'Change Email' }).click();
    const change = dialog(device, 'Change your email');
    const email = `new.${username}`;
    await change.getByRole('textbox', { name: /^Email/ }).fill(email);
    await change.getByRole('textbox', { name: 'Current password' }).fill('not-the-password');
    await device.keyboard.press('Enter');
    await expect(change.getByText('Current password is not right')).toBeVisible();
    await expectAccessible(device);
    await picture(device, `change email on ${window}`);
    await change.getByRole('textbox', { name: 'Current password' }).fill(password);
    await device.keyboard.press('Enter');
    await expect(change).toBeHidden();
    await expect(device.getByText(`${email}, as soon as the letter there is opened`)).toBeVisible();
    await picture(device, `own account on ${window}`);

    const [letter] = await mailsTo(email);
    const link = /\/admin\/address#\w+/.exec(letter?.text ?? '')?.[0] ?? '';
    const reader = await (await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) })).newPage();
    await reader.goto(link);
    await expect(reader.getByRole('button', { name: 'Confirm This Address' })).toBeFocused();
    await expectAccessible(reader);
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
    await Promise.all([own.close(), reader.context().close()]);
  });
}
