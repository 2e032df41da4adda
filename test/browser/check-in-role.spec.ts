import { readFile } from 'node:fs/promises';
import { pdfPages } from '../harness/pdf-pages.ts';
import { aRegisteredPlayer, aTournament, onFile, signIn, unique } from './back-office.ts';
import { expect, expectAccessible, mailsTo, test } from './journey.ts';
import { picture } from './picture.ts';

const password = 'half-time-orange-slices';

for (const [device, width, height] of [
  ['a phone', 390, 844],
  ['a laptop', 1440, 900],
] as const) {
  test(`at ${device} whoever checks in finds the check-in list, and nothing else to print`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page);
    const cup = unique('Desk Cup');
    const { id } = await aTournament(page, cup);
    const { name } = await aRegisteredPlayer(page, unique('Dora'), id);
    const email = `${unique('desk').replace(' ', '.')}@club.example`;
    await onFile(page, '/api/admin/organizers', { name: 'Dani Desk', email, role: 'check-in' });
    const [invited] = await mailsTo(email);
    const invitation = /invitation#(\w+)/.exec(invited?.text ?? '')?.[1];
    await onFile(page, '/api/admin/invitation/acceptance', { invitation, password });
    await onFile(page, '/api/admin/login', { username: email, password });
    await page.goto(`/admin/tournaments/${id}/show`);
    await page.getByRole('link', { name: `Paper: ${cup}` }).click();
    await expect(page.getByRole('heading', { name: 'Check-in list' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The day on paper' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Certificates' })).toHaveCount(0);
    await expectAccessible(page);
    await picture(page, `check-in list at ${device}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make the check-in list' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^check-in_desk-cup-.*\.pdf$/);
    const words = pdfPages(await readFile(await file.path())).map((one) => one.words);
    expect(words.join(' ')).toContain(name);
  });
}
