import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMail, expectMessage, mailed, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, createTeam, type Registrant } from './registration-steps.ts';

/** Somebody joins by the code of an invitation, by the call that the form makes. */
async function joins(page: Page, invitation: string, player: Registrant): Promise<void> {
  const invitationCode = invitation.split('/').at(-1);
  const answers = { currentClub: 'None', skillLevel: 'Here to Play', paymentMethod: 'venmo', termsAccepted: true };
  const joined = await page.request.post('/api/players/join-via-invitation', {
    data: { ...player, ...answers, invitationCode },
  });
  expect(joined.status(), await joined.text()).toBe(201);
}

test('a captain renames the team, removes a player with a reason and hands the team over', async ({ page }) => {
  const [captain, next, leaver] = [aRegistrant(), aRegistrant(), aRegistrant()];
  const invitation = await createTeam(page, `Rough Rangers ${Date.now()}`, captain);
  await joins(page, invitation, next);
  await joins(page, invitation, leaver);
  await page.getByRole('link', { name: 'Open the captain’s page' }).click();
  const roster = page.getByRole('region', { name: 'Roster' });
  await expect(roster).toContainText(leaver.name);
  await expectAccessible(page);
  await picture(page, 'captain manages the roster');

  const team = `Smooth Rangers ${Date.now()}`;
  await page.getByRole('button', { name: 'Rename the team' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename the team' });
  await naming.getByLabel('New team name').fill(' ');
  await naming.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(naming).toContainText('is required');
  await naming.getByLabel('New team name').fill(team);
  await expectAccessible(page);
  await naming.getByRole('button', { name: 'Rename', exact: true }).click();
  await expectMessage(page, 'Team renamed', 'good');
  await expect(page.getByRole('heading', { name: team })).toBeVisible();

  await page.getByRole('button', { name: `Remove ${leaver.name}` }).click();
  const removing = page.getByRole('dialog', { name: `Remove ${leaver.name}?` });
  await removing.getByLabel('Reason for the family').fill('We are one too many');
  await expectAccessible(page);
  await picture(page, 'removing a player');
  await removing.getByRole('button', { name: 'Remove now' }).click();
  await expectMessage(page, 'Player removed', 'good');
  await expect(roster).not.toContainText(leaver.name);
  await expectMail(leaver.email, `No longer on the team: ${team}`);

  await page.getByRole('button', { name: `Make ${next.name} the captain` }).click();
  const handing = page.getByRole('dialog', { name: `Make ${next.name} the captain?` });
  await expect(handing).toContainText('Your link ends at once');
  await handing.getByRole('button', { name: 'Hand over now' }).click();
  await expect(page.getByRole('heading', { name: `${team} is handed over` })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please open your link again' })).toBeVisible();
  await expectMail(next.email, `You are the captain now: ${team}`);
  await page.goto(await mailed(next.email, /\/captain\/[^\s"<>]+/));
  await expect(page.getByRole('heading', { name: team })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Roster' }).getByText(/^Captain · /)).toBeVisible();
});

test('a captain who cannot play has the link to change or cancel emailed from the captain’s page', async ({ page }) => {
  const captain = aRegistrant();
  await createTeam(page, `Torn Tigers ${Date.now()}`, captain);
  await page.getByRole('link', { name: 'Open the captain’s page' }).click();
  await page.getByRole('button', { name: 'Change or cancel my registration' }).click();
  await expectMessage(page, 'Check your email', 'good');
  await page.goto(await mailed(captain.email, /\/change\/[^\s"<>]+/));
  await page.getByRole('button', { name: `Withdraw ${captain.name}` }).click();
  await page.getByRole('button', { name: 'Withdraw now' }).click();
  await expectMessage(page, 'It is done', 'good');
  await expectMail(captain.email, `Withdrawn: ${captain.name}, Fall Cup`);
});
