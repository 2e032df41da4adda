import { aTournament, choose, dialog, onFile, search, signIn, unique } from '../back-office.ts';
import { lookUp } from '../families.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { picture } from '../picture.ts';
import { aRegistrant } from '../registration-steps.ts';

test.use(desktop);

test('a family without an email is entered from one dialog onto its team, signs on paper and finds itself by name and phone', async ({
  page,
}) => {
  await signIn(page);
  const cup = unique('Kitchen Table Cup');
  const { id: tournamentId } = await aTournament(page, cup);
  const team = unique('Porch Pumas');
  await onFile(page, '/api/admin/teams', { name: team, tournamentId, captainName: 'Opa Vale' });
  const child = aRegistrant();

  await page.goto('/admin/players/create');
  const form = dialog(page, 'Create New Player');
  await form.locator('[name="name"]').fill(child.name);
  await form.locator('[name="phone"]').fill(child.phone);
  await form.getByLabel('Birth year').fill(child.birthYear);
  await expect(form.getByText('A family without one leaves it empty', { exact: false })).toBeVisible();
  await choose(form, 'Tournament', cup);
  await choose(form, 'Team', new RegExp(team));
  await form.getByLabel('Parent Name').fill('Opa Vale');
  await form.getByLabel('Parent Phone').fill(child.phone);
  await expectAccessible(page);
  await picture(page, 'a family without an email in the office');
  await form.getByRole('button', { name: 'Create Player' }).click();
  await expectMessage(page, 'Player created');
  await search(page, child.name);
  await expect(page.getByRole('row').filter({ hasText: child.name })).toContainText(team);

  await page.goto('/admin/players');
  await choose(page, 'Email', 'No email');
  await search(page, child.name);
  await expect(page.getByRole('row').filter({ hasText: child.name })).toContainText(child.phone);
  await expectAccessible(page);
  await picture(page, 'players without an email');

  await page.goto('/admin/tournament-registrations');
  await search(page, child.name);
  const row = page.getByRole('row').filter({ hasText: child.name });
  await expect(row).toContainText('Unsigned');
  await row.getByRole('link', { name: `Enter a Waiver: ${child.name}` }).click();
  const paper = dialog(page, 'Signed on Paper');
  await paper.getByLabel('Name of the signer').fill('Opa Vale');
  await paper.getByRole('radio', { name: 'Parent' }).check();
  await paper.getByLabel('What have you seen?').fill('paper, signed at the kitchen table');
  await paper.getByRole('button', { name: 'Confirm the Waiver' }).click();
  await expect(paper).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await lookUp(page, child);
  const record = page.getByRole('article', { name: child.name });
  await expect(record).toContainText(team);
  await expect(record).toContainText('Waiver signed');
  await expectAccessible(page);
  await picture(page, 'a player id without an email');
});
