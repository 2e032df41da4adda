import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { aRegistrant, createTeam, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

async function register(page: Page, player: Registrant): Promise<void> {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

async function search(page: Page, { name, phone }: Pick<Registrant, 'name' | 'phone'>): Promise<void> {
  await openForm(page, 'Find my record', 'Returning Player Registration');
  const form = page.getByRole('form', { name: 'Find an earlier registration' });
  await form.getByLabel('Player Name').fill(name);
  await form.getByLabel('Phone Number').fill(phone);
  await form.getByRole('button', { name: 'Find my record' }).click();
}

test('a captain comes back, is recognised, and leads the team of before with teammates invited', async ({ page }) => {
  const captain = aRegistrant();
  const mate = aRegistrant();
  const team = `Old Owls ${Date.now()}`;
  await createTeam(page, team, captain);
  await search(page, captain);
  await expectMessage(page, 'Player Found!', 'good');
  await expectMessage(page, `Welcome back, ${captain.name}! Your information has been loaded.`, 'good');
  await expect(page.getByRole('heading', { name: 'Register again' })).toBeFocused();
  const known = page.getByRole('region', { name: 'Your information' });
  await expect(known).toContainText(team);
  await expect(known).not.toContainText(captain.email);
  await page.getByRole('radio', { name: /Tuesday Nights/ }).check();
  await page.getByRole('radio', { name: /Same team/ }).check();
  await page.getByLabel('Invite my teammates now').check();
  await page.getByLabel('Player 1').fill(mate.email);
  await page.getByLabel('Player 2').fill('(973) 555-0198');
  await payAndAccept(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Team Created Successfully' });
  await expect(dialog).toContainText(team);
  await expect(dialog.getByRole('link', { name: /number you gave/ })).toHaveAttribute(
    'href',
    /^sms:9735550198\?&body=/,
  );
  expect((await mailsTo(mate.email))[0]?.text).toContain('/invite/');

  await page.getByRole('button', { name: 'Done' }).click();
  await search(page, captain);
  await page.getByRole('radio', { name: /Tuesday Nights/ }).check();
  await page.getByRole('radio', { name: /Individual player/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expectMessage(page, 'Registration Failed', 'alarm');
  await expectMessage(page, 'already registered for this tournament', 'alarm');
});

test('a part of a name finds nobody; of siblings on one phone who are called nearly alike the right one is picked, registers alone, and the others are one press away', async ({
  page,
}) => {
  const older = aRegistrant();
  const younger = {
    ...older,
    name: older.name.replace('Robin', 'Rabin'),
    birthYear: String(new Date().getFullYear() - 15),
  };
  await register(page, older);
  await register(page, younger);
  await search(page, { name: `Robin ${older.name.split(' ').at(-1)}`, phone: older.phone });
  await expectMessage(page, 'Player Not Found', 'alarm');
  const slip = older.name.replace('Robin', 'Rubin');
  await page.getByLabel('Player Name').fill(slip);
  await page.getByRole('button', { name: 'Find my record' }).last().click();
  await expectMessage(page, 'Multiple Players Found', 'good');
  await expect(page.getByRole('heading', { name: 'Which player?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to Search' }).click();
  await expect(page.getByLabel('Player Name')).toHaveValue(slip);
  await page.getByRole('button', { name: 'Find my record' }).last().click();
  await page.getByRole('button', { name: `Continue as ${younger.name}` }).click();
  await expectMessage(page, 'Player Selected!', 'good');
  await expect(page.getByRole('radio', { name: /Same team/ })).toBeHidden();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByLabel('Phone Number')).toHaveValue(older.phone);
  await page.getByRole('button', { name: 'Find my record' }).last().click();
  await page.getByRole('button', { name: `Continue as ${younger.name}` }).click();
  await page.getByRole('radio', { name: /Thursday Nights/ }).check();
  await page.getByRole('radio', { name: /Individual player/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('dialog', { name: 'You’re registered' })).toContainText(younger.name);
});

test('nobody found, a search that fails and every missing answer are said in words', async ({ page }) => {
  await search(page, { name: 'Nobody Atall', phone: aRegistrant().phone });
  const sentence =
    'No matching player found with that phone number. Please check your information or register as a new player.';
  await expectMessage(page, 'Player Not Found', 'alarm');
  await expectMessage(page, sentence, 'alarm');
  await page.route('**/api/players/find', (route) => route.abort());
  await page.getByRole('button', { name: 'Find my record' }).last().click();
  await expectMessage(page, 'Search Failed', 'alarm');
  await expectMessage(page, 'Failed to search for player record', 'alarm');
  await page.unroute('**/api/players/find');

  const player = aRegistrant();
  await register(page, player);
  await search(page, player);
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await page.getByRole('radio', { name: /Join a team/ }).check();
  await expect(page.getByText('Please select a preferred tournament first')).toBeVisible();
  await page.getByRole('radio', { name: /Create a new team/ }).check();
  await expect(page.getByRole('radio', { name: 'U20+ Ages 20 and up' })).toBeVisible();
  await complete.click();
  await expect(page.getByText('Please select a preferred tournament', { exact: true })).toBeVisible();
  await expect(page.getByText('Please enter a team name')).toBeVisible();
  await expect(page.locator('form').getByText('Please select a payment method')).toBeVisible();
  await page.getByLabel('Team name').fill('X');
  await page.getByLabel('Team name').blur();
  await expect(page.getByText('Team name must be at least 2 characters')).toBeVisible();
  await page.getByRole('radio', { name: /Individual player/ }).check();
  await page.getByRole('radio', { name: /Tuesday Nights/ }).check();
  await payAndAccept(page);
  await complete.click();
  await expect(page.getByRole('dialog', { name: 'You’re registered' })).toBeVisible();
});
