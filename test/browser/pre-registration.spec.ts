import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { aRegistrant, openForm } from './registration-steps.ts';

test('a family reserves a spot for future tournaments without paying', async ({ page }) => {
  const player = aRegistrant();
  await openForm(page, 'Reserve My Spot', 'Pre-Register Interest');
  const form = page.getByRole('form', { name: 'Reserve a spot for future tournaments' });
  await form.getByLabel('Name', { exact: true }).fill(player.name);
  await form.getByRole('radio', { name: 'Female' }).check();
  await form.getByLabel('Age').fill('12');
  await form.getByLabel('Email').fill(player.email);
  await form.getByLabel('Phone').fill(player.phone);
  await form.getByLabel('Parent Name').fill('Pat Vale');
  const sent = page.waitForRequest('**/api/pre-registrations');
  await form.getByRole('button', { name: 'Reserve My Spot' }).click();
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(['age', 'email', 'name', 'phone', 'sex']);
  await expectMessage(page, 'Interest Registered!', 'good');
  const dialog = page.getByRole('dialog', { name: 'Your spot is reserved' });
  await expect(dialog).toContainText(player.name);
  await expect(dialog.getByText('$40')).toBeHidden();
  await expectAccessible(page);
  await mailsTo(player.email);
});

test('the messages of the form stand under its inputs', async ({ page }) => {
  await openForm(page, 'Reserve My Spot', 'Pre-Register Interest');
  const form = page.getByRole('form', { name: 'Reserve a spot for future tournaments' });
  await form.getByRole('button', { name: 'Reserve My Spot' }).click();
  const name = form.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
  await expect(form.getByRole('radiogroup', { name: 'Sex' })).toHaveAccessibleDescription(
    'Please select Male or Female',
  );
  await expectAccessible(page);
});
