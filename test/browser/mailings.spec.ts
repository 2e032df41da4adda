import type { Page } from '@playwright/test';
import { aTournament, onFile, signIn, unique } from './back-office.ts';
import { expect, expectAccessible, expectMail, expectMessage, mailsTo, test } from './journey.ts';
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

test('those who owe are written to from their list, once it was looked at', async ({ page }) => {
  await signIn(page);
  const cup = unique('Unpaid Cup');
  const { id } = await aTournament(page, cup);
  const [owes, alsoOwes, paid] = [
    await aFamily(page, id, false),
    await aFamily(page, id, false),
    await aFamily(page, id, true),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  const filter = encodeURIComponent(JSON.stringify({ tournamentId: id, owes: true }));
  await page.goto(`/admin/narrowed/tournament-registrations?filter=${filter}`);
  await expect(page.getByText(owes.name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mail these' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mail these' });
  const subject = `Still to pay ${cup}`;
  await dialog.getByLabel('Subject', { exact: true }).fill('Still to pay {tournament}');
  const message = dialog.getByLabel('Message', { exact: true });
  await message.fill('Hi {name},\n\nyou owe {amount} to {nobody}.');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(message).toHaveAccessibleDescription(/\{nobody\} cannot be filled in here/);
  await message.fill('Hi {name},\n\nyou owe {amount}.');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = dialog.getByRole('region', { name: 'What will be sent' });
  await expect(preview).toContainText('2 letters');
  await expect(preview).toContainText(subject);
  await expect(preview).toContainText('you owe $40.');
  await expectAccessible(page);
  for (const width of [1440, 390] as const) {
    await fitWindow(page, width);
    await picture(page, `mailing previewed at ${width}`);
  }
  await dialog.getByRole('button', { name: 'Send 2 letters' }).click();
  await expectMessage(page, '2 letters on the way');
  for (const family of [owes, alsoOwes]) {
    await expectMail(family.email, subject);
    const letters = (await mailsTo(family.email)).filter((mail) => mail.subject === subject);
    expect(letters.map(({ text }) => text.includes(`Hi ${family.name},`))).toEqual([true]);
  }
  expect((await mailsTo(paid.email, 0)).filter((mail) => mail.subject === subject)).toEqual([]);
});
