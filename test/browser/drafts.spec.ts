import { expect, expectMessage, test } from './journey.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept } from './registration-steps.ts';

test('a form that is closed, left or failed to be sent is found again as it was', async ({ page }) => {
  const player = aRegistrant();
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('button', { name: 'Close this form' }).click();
  await expect(page.getByLabel('Full Name')).toBeHidden();
  await page.getByRole('button', { name: 'Register alone' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(player.name);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);

  await page.route('**/api/players', (route) => route.abort());
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expectMessage(page, 'Failed to register as individual player', 'alarm');
  await expect(page.getByLabel('Full Name')).toHaveValue(player.name);
  await expect(page.getByLabel('Phone Number')).toHaveValue(player.phone);
  await page.unroute('**/api/players');
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(player.name);
});

test('a reload keeps the choices and leaves nothing personal in the storage of the browser', async ({ page }) => {
  const player = aRegistrant();
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill('Night Foxes');
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await fillPlayer(page, player);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).toContain('Night Foxes');
  for (const personal of [player.name, player.email, player.phone, player.birthYear]) {
    expect(stored).not.toContain(personal);
  }
  await page.reload();
  await expect(page.getByLabel('Team Name')).toHaveValue('Night Foxes');
  await expect(page.getByRole('radio', { name: /Fall Cup/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Here to Play/ })).toBeChecked();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('what the server finds wrong stands under the input, which has the focus', async ({ page }) => {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, aRegistrant());
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  const message = 'A player of 14 is too old for U10-U12';
  await page.route('**/api/players', (route) =>
    route.fulfill({ status: 400, json: { message, errors: { birthYear: message }, requestId: 'r1' } }),
  );
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByLabel('Birth Year')).toBeFocused();
  await expect(page.getByLabel('Birth Year')).toHaveAccessibleDescription(new RegExp(message));
  await expectMessage(page, message, 'alarm');
});
