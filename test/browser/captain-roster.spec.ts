import { enterTeam, joinTeam } from './families.ts';
import { expect, expectAccessible, expectMail, expectMessage, mailed, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Rangers Cup');

test('a captain renames the team, removes a player with a reason and hands the team over', async ({ page }) => {
  const [next, leaver] = [aRegistrant(), aRegistrant()];
  const entered = await enterTeam(page.request, cup().id, `Rough Rangers ${Date.now()}`);
  for (const player of [next, leaver]) await joinTeam(page.request, entered, player);
  await page.goto(`/captain/team/${entered.id}`);
  const roster = page.getByRole('region', { name: 'Roster' });
  await expect(roster).toContainText(leaver.name);
  await expectAccessible(page);
  await picture(page, 'captain manages the roster');

  const team = `Smooth Rangers ${Date.now()}`;
  await page.getByRole('button', { name: 'Rename the team' }).click();
  const naming = page.getByRole('dialog', { name: 'Rename the team' });
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
  await expectMail(leaver.email, `No longer on ${team}: `);

  await page.getByRole('button', { name: `Make captain: ${next.name}` }).click();
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
  await expect(roster.getByText(/^Captain · /)).toBeVisible();
});
