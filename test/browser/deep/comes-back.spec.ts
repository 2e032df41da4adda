import type { Page } from '@playwright/test';
import { enterPlayer, enterTeam, joinTeam, lookUp, openCaptainsPage } from '../families.ts';
import { expect, expectMessage, test } from '../journey.ts';
import { ownCup } from '../own-cup.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from '../registration-steps.ts';

const before = ownCup('Cup of Before');
const cup = ownCup('Cup to Come Back');

/** A returning player is recognised, and chooses the tournament of this file. */
async function comeBack(page: Page, { name, phone }: Registrant): Promise<void> {
  await openForm(page, 'Find my record', 'Returning Player Registration');
  const find = page.getByRole('form', { name: 'Find an earlier registration' });
  await find.getByLabel('Player Name').fill(name);
  await find.getByLabel('Phone Number').fill(phone);
  await find.getByRole('button', { name: 'Find my record' }).click();
  await expect(page.getByRole('heading', { name: 'Register again' })).toBeFocused();
  await page.getByRole('radio', { name: cup().name }).check();
}

async function expectOneRegistration(page: Page, player: Registrant, team: string): Promise<void> {
  await lookUp(page, player);
  const card = page.getByRole('article', { name: player.name });
  await expect(card).toContainText(team);
  await expect(page.getByText(cup().name)).not.toHaveCount(0);
  const answer = await page.request.post('/api/players/lookup', { data: { name: player.name, phone: player.phone } });
  const { registrations }: { registrations: readonly { tournamentId: number; teamName: string }[] } =
    await answer.json();
  expect(registrations.filter(({ tournamentId }) => tournamentId === cup().id)).toEqual([
    expect.objectContaining({ teamName: team }),
  ]);
}

test('a player whom the captain took off the team comes back to it by asking, and another one by its link', async ({
  page,
  context,
}) => {
  const [asking, invited] = [aRegistrant(), aRegistrant()];
  const team = await enterTeam(page.request, cup().id, `Coming Crows ${Date.now()}`);
  for (const player of [asking, invited]) await joinTeam(page.request, team, player);
  await openCaptainsPage(page, team);
  for (const player of [asking, invited]) {
    await page.getByRole('button', { name: `Remove ${player.name}` }).click();
    const removing = page.getByRole('dialog', { name: `Remove ${player.name}?` });
    await removing.getByLabel('Reason for the family').fill('We are one too many');
    await removing.getByRole('button', { name: 'Remove now' }).click();
    await expectMessage(page, 'Player removed', 'good');
  }
  await context.clearCookies();

  await comeBack(page, asking);
  // Nobody comes back onto the team that took them off without its captain's word.
  await expect(page.getByRole('radio', { name: /Same team/ })).toBeHidden();
  await page.getByRole('radio', { name: /Join a team/ }).check();
  await page.getByRole('radio', { name: team.name }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expectMessage(page, 'Join Request Sent!', 'good');
  await context.clearCookies();

  await page.goto(`/invite/${team.invitationCode}`);
  await fillPlayer(page, invited);
  await payAndAccept(page);
  await page.getByRole('button', { name: `Join ${team.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to the Team' })).toBeFocused();
  await context.clearCookies();

  await openCaptainsPage(page, team);
  await page.getByRole('button', { name: /^Accept Robin/ }).click();
  await expectMessage(page, 'is on the roster', 'good');
  await context.clearCookies();
  for (const player of [asking, invited]) await expectOneRegistration(page, player, team.name);
});

test('a captain of before who is registered alone by now comes back with the same team', async ({ page, context }) => {
  const { name: team, captain } = await enterTeam(page.request, before().id, `Same Swifts ${Date.now()}`);
  await enterPlayer(page.request, cup().id, captain);
  await context.clearCookies();
  await comeBack(page, captain);
  await page.getByRole('radio', { name: /Individual player/ }).check();
  const refused = page.getByRole('region', { name: 'Already registered for this tournament.' });
  await expect(refused).toBeVisible();
  await page.getByRole('radio', { name: /Same team/ }).check();
  await expect(refused).toHaveCount(0);
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByRole('dialog', { name: 'Team Created Successfully' })).toContainText(team);
  await context.clearCookies();
  await expectOneRegistration(page, captain, team);
});
