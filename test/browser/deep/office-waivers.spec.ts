import type { Page } from '@playwright/test';
import { aTournament, choose, dialog, onFile, signIn, unique } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { fitWindow } from '../nothing-beside.ts';
import { picture } from '../picture.ts';
import { aRegistrant } from '../registration-steps.ts';

test.use(desktop);

/** A child whom an organizer has registered: nobody has signed. */
async function anUnsignedChild(page: Page, tournamentId: number): Promise<{ readonly name: string }> {
  const { name, phone, email, birthYear } = aRegistrant();
  const player = await onFile(page, '/api/admin/players', { name, phone, email, birthYear: Number(birthYear) });
  const entry = { playerId: player.id, tournamentId, paymentMethod: 'venmo', teamOption: 'individual' };
  await onFile(page, '/api/admin/tournament-registrations', entry);
  return { name };
}

/** A child whom a parent has registered, and signed for as nobody can confirm yet. */
async function aClaimedChild(page: Page, tournamentId: number): Promise<{ readonly name: string }> {
  const child = aRegistrant({ birthYear: String(new Date().getFullYear() - 9) });
  const answers = { currentClub: 'None', skillLevel: 'Here to Play', paymentMethod: 'venmo', tournamentId };
  const parent = { parentName: 'Pat Vale', parentEmail: `pat.${child.email}`, termsAccepted: true };
  await onFile(page, '/api/players', { ...child, ...answers, ...parent });
  return child;
}

test('an organizer tells unsigned and claimed waivers from signed ones, and enters a paper', async ({ page }) => {
  await signIn(page);
  const cup = unique('Waiver Cup');
  const { id } = await aTournament(page, cup, { visible: true, registrationOpen: true });
  const [unsigned, claimed] = [await anUnsignedChild(page, id), await aClaimedChild(page, id)];
  await page.goto('/admin/tournament-registrations');
  const rowOf = ({ name }: { readonly name: string }) => page.getByRole('row').filter({ hasText: name });
  const row = rowOf(unsigned);

  await test.step('which are missing', async () => {
    await page.getByRole('main').getByRole('combobox').filter({ hasText: 'All Tournaments' }).click();
    await page.getByRole('option', { name: cup }).click();
    await expect(row).toContainText('Unsigned');
    await expect(rowOf(claimed)).toContainText('Claimed');
    await picture(page, 'office waivers');
  });

  await test.step('a paper', async () => {
    await row.getByRole('link', { name: `Enter a Waiver: ${unsigned.name}` }).click();
    const paper = dialog(page, 'Signed on Paper');
    await paper.getByRole('button', { name: 'Confirm the Waiver' }).click();
    await expect(paper.getByText('Please say what you have seen')).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'office waivers paper');
    await paper.getByLabel('Name of the signer').fill('Una Vale');
    await paper.getByRole('radio', { name: 'Parent' }).check();
    await paper.getByLabel('What have you seen?').fill('paper, signed at the desk');
    await paper.getByRole('button', { name: 'Confirm the Waiver' }).click();
    await expectMessage(page, 'Waiver confirmed');
    await expect(row).toContainText('Signed');
    await choose(page, 'Waiver', 'Unsigned');
    await expect(row).toHaveCount(0);
  });

  await test.step('the list of the players says so too, on a laptop and on a phone', async () => {
    await page.goto('/admin/players');
    await page.getByLabel('Search').fill(claimed.name);
    await expect(rowOf(claimed)).toContainText('Claimed');
    await picture(page, 'office claimed players');
    await fitWindow(page, 390);
    await expect(page.getByRole('listitem').filter({ hasText: claimed.name })).toContainText('Claimed');
    await picture(page, 'office claimed phone');
  });
});
