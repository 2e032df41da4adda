import { openBackOffice, organizer, unique } from '../back-office.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { fitWindow } from '../nothing-beside.ts';

test('an organizer adds a webhook, tries it out, sees the attempt, sends it again and deletes it', async ({ page }) => {
  await openBackOffice(page, '/admin/webhooks');
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible();
  const host = `${unique('told').replace(' ', '-')}.invalid`;
  await page.getByRole('link', { name: 'Add webhook' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('https://localhost/told');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This address is not on the public internet')).toBeVisible();
  await test.step('a session that is older is asked for the password first, and nothing typed is lost', async () => {
    const aged = { message: 'Please show again that it is you', requestId: 'aged', details: { proof: 'password' } };
    const once = { times: 1 };
    await page.route('**/api/admin/webhooks', (route) => route.fulfill({ status: 403, json: aged }), once);
    await address.fill(`https://${host}/told`);
    await page.keyboard.press('Enter');
    const proof = page.getByRole('dialog', { name: 'Is it still you?' });
    const password = proof.getByRole('textbox', { name: 'Current password' });
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await expect(proof.getByText('Current password is not right')).toBeVisible();
    await password.fill(organizer.password);
    await page.keyboard.press('Enter');
    await expect(proof).toBeHidden();
  });
  const secret = page.getByRole('dialog', { name: 'Your signing secret' });
  await expect(secret.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
  await expectAccessible(page);
  await fitWindow(page, 1280);
  await fitWindow(page, 390);
  await secret.getByRole('button', { name: 'I Have Kept It' }).click();
  await page.getByRole('button', { name: `Test: https://${host}/told` }).click();
  await expectMessage(page, 'The test is on its way');
  await expectAccessible(page);

  await page.goto('/admin/webhook-deliveries');
  const again = page.getByRole('button', { name: /Send again: test/ });
  await expect(async () => {
    await page.reload();
    await page.getByRole('searchbox', { name: 'Search' }).fill(host);
    await expect(again).toHaveCount(1);
    // Until the name is known to be nobody's the list says nothing of it: then it is asked for again.
    await expect(page.getByText(/ENOTFOUND|EAI_AGAIN/).first()).toBeVisible({ timeout: 8000 });
  }).toPass();
  await expectAccessible(page);
  await fitWindow(page, 1280);
  await again.click();
  await expectMessage(page, 'The event is on its way again');

  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: `Switch off: https://${host}/told` }).click();
  await expectMessage(page, 'Webhook switched off');
  await fitWindow(page, 390);
  await page.getByRole('button', { name: `Delete: https://${host}/told` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this webhook?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectMessage(page, 'Webhook deleted');
  await expect(page.getByText(host)).toHaveCount(0);
});
