import { enterPlayer, enterTeam, lookUp, openCaptainsPage } from './families.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Lynx Cup');

test('a captain opens the link from the mail, accepts a request, and replaces the code and refuses free agents by keyboard', async ({
  page,
  context,
}) => {
  const [welcome, unlucky] = [aRegistrant(), aRegistrant()];
  const team = await enterTeam(page.request, cup().id, `Linked Lynx ${Date.now()}`);
  for (const player of [welcome, unlucky]) {
    await enterPlayer(page.request, cup().id, player, { requestedTeamId: team.id });
  }
  await context.clearCookies();

  await openCaptainsPage(page, team);
  await expect(page.getByRole('heading', { name: team.name })).toBeFocused();
  await expect(page).toHaveURL(/\/captain\/team\/\d+$/);
  await expect(page).toHaveTitle(/Captain’s page · Golden Goal/);
  await expect(page.getByRole('region', { name: 'Roster' })).toContainText(team.captain.name);
  await expect(page.getByText(welcome.email)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Accept ${welcome.name}` }).click();
  await expectMessage(page, `${welcome.name} is on the roster`, 'good');
  await expect(page.getByRole('region', { name: 'Roster' })).toContainText(welcome.name);
  await page.getByRole('button', { name: `Decline ${unlucky.name}` }).click();
  await expectMessage(page, 'Request declined', 'good');
  await expect(page.getByText('Nobody is waiting for an answer.')).toBeVisible();

  const code = page.getByText(team.invitationCode, { exact: true });
  const replace = page.getByRole('button', { name: 'Replace code' });
  await expect(code).toBeVisible();
  await replace.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Replace the code?' })).toContainText('stop working at once');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(replace).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Replace it now' }).click();
  await expectMessage(page, 'Code replaced', 'good');
  await expect(code).toBeHidden();

  const freeAgents = page.getByRole('switch', { name: 'Place free agents on open spots' });
  await expect(freeAgents).toBeChecked();
  await freeAgents.focus();
  await page.keyboard.press('Space');
  await expectMessage(page, 'No free agents', 'good');
  await page.reload();
  await expect(freeAgents).not.toBeChecked();
});

test('a captain is forgotten on a device: the page starts anew, and neither going back nor its address shows anything', async ({
  page,
}) => {
  const team = await enterTeam(page.request, cup().id, `Lent Lynx ${Date.now()}`);
  await lookUp(page, team.captain);
  await openCaptainsPage(page, team);
  await picture(page, 'the captain on a device of somebody else');
  await page.getByRole('button', { name: 'Forget me here' }).click();
  await expectMessage(page, 'Forgotten on this device', 'good');
  await expect(page.getByRole('button', { name: 'Email me my link' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Find my registration' })).toBeVisible();
  await expect(page.getByText(team.captain.name)).toBeHidden();
  await page.goto(`/captain/team/${team.id}`);
  await expect(page.getByRole('heading', { name: 'Please open your link again' })).toBeVisible();
  await expect(page.getByText(team.captain.name)).toBeHidden();
});
