import type { Page } from '@playwright/test';
import { aTournament, onFile, signIn, unique } from './back-office.ts';
import { expect, expectAccessible, expectMail, expectMessage, mailsTo, test } from './journey.ts';
import { signInAs } from './new-organizer.ts';
import { fitWindow } from './nothing-beside.ts';
import { picture } from './picture.ts';

let families = 0;

/** A family in a tournament, who has paid or not; answers name and address. */
async function aFamily(page: Page, tournamentId: number, hasPaid: boolean) {
  families += 1;
  const mark = `${Date.now().toString(36)}${families}`;
  const [name, email] = [`Ana ${mark}`, `ana.${mark}@mailed.example`];
  const phone = `(862) 555-${String(Date.now() + families).slice(-4)}`;
  const { id } = await onFile(page, '/api/admin/players', { name, email, phone, birthYear: 2001 });
  const entry = { playerId: id, tournamentId, paymentMethod: 'venmo', teamOption: 'individual' };
  await onFile(page, '/api/admin/tournament-registrations', entry);
  const paid = { data: { paymentMethod: 'cash' } };
  if (hasPaid) expect((await page.request.put(`/api/admin/players/${id}/payment`, paid)).ok()).toBe(true);
  return { name, email };
}

test('those who have not paid are written to, once it was looked at and tried out', async ({ page }) => {
  await signIn(page);
  // A test letter goes to whoever is signed in.
  const own = await signInAs(page, page, { name: 'Mara Mailer', role: 'organizer' });
  const cup = unique('Unpaid Cup');
  const { id } = await aTournament(page, cup);
  const [owes, alsoOwes, paid] = [
    await aFamily(page, id, false),
    await aFamily(page, id, false),
    await aFamily(page, id, true),
  ];
  await page.goto('/admin/mailings');
  await page.getByRole('link', { name: 'New mailing' }).first().click();
  await page.getByLabel('People').selectOption('Not paid yet');
  await page.getByLabel('In which tournament').selectOption(cup);
  const subject = `Still to pay ${cup}`;
  await page.getByLabel('Subject', { exact: true }).fill('Still to pay {tournament}');
  await page.getByLabel('Message', { exact: true }).fill('Hi {name},\n\nyou owe {amount} to {nobody}.\n\n');
  await page.getByRole('button', { name: 'How to pay, with link' }).first().click();
  await page.getByRole('button', { name: 'Preview the letters' }).click();
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveAccessibleDescription(/\{nobody\} cannot be filled in here/);
  await message.fill((await message.inputValue()).replace(' to {nobody}', ''));
  await page.getByRole('button', { name: 'Preview the letters' }).click();
  const preview = page.getByRole('region', { name: 'What will be sent' });
  await expect(preview).toContainText('2 letters for 2 people at 2 addresses');
  await expect(preview).toContainText(subject);
  await expect(preview).toContainText('you owe $40.');
  await expect(preview).toContainText('https://venmo.com/');
  await expect(preview).not.toContainText(paid.name);
  await expectAccessible(page);
  for (const width of [1440, 390] as const) {
    await fitWindow(page, width);
    await picture(page, `mailing previewed at ${width}`);
  }

  await preview.getByRole('button', { name: 'Send a test to me' }).click();
  await expectMessage(page, 'The test is on its way');
  await expectMail(own, subject);

  await preview.getByRole('button', { name: 'Send 2 letters' }).click();
  await expectMessage(page, 'The mailing is on its way');
  for (const family of [owes, alsoOwes]) {
    await expectMail(family.email, subject);
    const letters = (await mailsTo(family.email)).filter((mail) => mail.subject === subject);
    expect(letters.map(({ text }) => text.includes(`Hi ${family.name},`))).toEqual([true]);
  }
  expect((await mailsTo(paid.email, 0)).filter((mail) => mail.subject === subject)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Mailings', exact: true })).toBeVisible();
  await page.reload();
  const list = page.locator('main');
  await expect(list).toContainText(`Not paid yet, ${cup}`);
  await expect(list).toContainText('2 letters');

  const reminded = page.getByRole('switch', { name: `${cup}: Not paid` });
  await expect(reminded).not.toBeChecked();
  await reminded.click();
  await expectMessage(page, `Reminders of ${cup} changed`);
  await expect(reminded).toBeChecked();
  await page.reload();
  await expect(reminded).toBeChecked();
  await expect(page.getByRole('switch', { name: `${cup}: Waiver not signed` })).not.toBeChecked();
  await expectAccessible(page);
  await fitWindow(page, 1440);
  await picture(page, 'mailings');
});
