import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { aRegistrant, createTeam, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

/** The path in a mail to an address, waited for: captain, waiver. */
async function pathTo(address: string, kind: 'captain' | 'waiver'): Promise<string> {
  const path = new RegExp(`/${kind}/[^\\s"<>]+`);
  const paths = async () => (await mailsTo(address)).flatMap(({ text }) => path.exec(text) ?? []);
  await expect.poll(async () => (await paths()).length).toBeGreaterThan(0);
  return (await paths()).at(-1) ?? '';
}

/** A player who asks the team of an invitation for a place, by the call that the form makes. */
async function asks(page: Page, team: string, player: Registrant): Promise<void> {
  const teams = await (await page.request.get(`/api/teams?search=${encodeURIComponent(team)}`)).json();
  const { id, tournamentId } = teams[0];
  const answers = {
    currentClub: 'None',
    ageBracket: 'U13-U15',
    skillLevel: 'Here to Play',
    paymentMethod: 'at_event',
    termsAccepted: true,
  };
  const sent = await page.request.post('/api/players', {
    data: { ...player, ...answers, tournamentId, requestedTeamId: id },
  });
  expect(sent.status()).toBe(201);
}

test('a captain opens the link from the mail, accepts a request, replaces the code and refuses free agents', async ({
  page,
  context,
}) => {
  const captain = aRegistrant();
  const [welcome, unlucky] = [aRegistrant(), aRegistrant()];
  const team = `Linked Lynx ${Date.now()}`;
  const invitation = await createTeam(page, team, captain);
  await asks(page, team, welcome);
  await asks(page, team, unlucky);
  await context.clearCookies();

  await page.goto(await pathTo(captain.email, 'captain'));
  await expect(page.getByRole('heading', { name: team })).toBeFocused();
  await expect(page).toHaveURL(/\/captain\/team\/\d+$/);
  await expect(page).toHaveTitle(/Captain’s page · Golden Goal/);
  await expect(page.getByRole('region', { name: 'Roster' })).toContainText(captain.name);
  await expect(page.getByText(welcome.email)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Accept ${welcome.name}` }).click();
  await expectMessage(page, `${welcome.name} is on the roster`, 'good');
  await expect(page.getByRole('region', { name: 'Roster' })).toContainText(welcome.name);
  await page.getByRole('button', { name: `Decline ${unlucky.name}` }).click();
  await expectMessage(page, 'Request declined', 'good');
  await expect(page.getByText('Nobody is waiting for an answer.')).toBeVisible();

  const oldCode = invitation.split('/').at(-1) ?? '';
  await expect(page.getByText(oldCode, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Replace code' }).click();
  await expect(page.getByRole('dialog', { name: 'Replace the code?' })).toContainText('stop working at once');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Replace it now' }).click();
  await expectMessage(page, 'Code replaced', 'good');
  await expect(page.getByText(oldCode, { exact: true })).toBeHidden();

  const freeAgents = page.getByRole('switch', { name: 'Place free agents on open spots' });
  await expect(freeAgents).toBeChecked();
  await freeAgents.click();
  await expectMessage(page, 'No free agents', 'good');
  await page.reload();
  await expect(freeAgents).not.toBeChecked();

  await page.goto(invitation);
  await expect(page.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
});

test('the page opens right after creating the team; invitations are sent from it, cancelled, and refused in words', async ({
  page,
}) => {
  const [friend, other] = [aRegistrant().email, aRegistrant().email];
  await createTeam(page, `Hurried Hares ${Date.now()}`);
  await page.getByRole('link', { name: 'Open the captain’s page' }).click();
  const part = page.getByRole('region', { name: 'Invitations by email' });
  await expect(part).toContainText('No invitation has been emailed yet.');

  await part.getByRole('button', { name: 'Send invitations' }).click();
  await expect(part.getByLabel('Email 1')).toHaveAccessibleDescription('Please enter at least one email address');
  await part.getByLabel('Email 2').fill('nobody');
  await part.getByLabel('Email 3').focus();
  await expect(part.getByLabel('Email 2')).toHaveAccessibleDescription('Please enter a valid email address');
  await part.getByLabel('Email 2').fill(other);
  await part.getByLabel('Email 1').fill(friend);
  await part.getByRole('button', { name: 'Send invitations' }).click();
  await expectMessage(page, '2 on the way by email.', 'good');
  const row = part.getByRole('listitem').filter({ hasText: friend });
  await expect(row).toContainText('Sent');
  expect((await mailsTo(friend))[0]?.text).toContain('/invite/');

  await part.getByRole('button', { name: `Cancel the invitation of ${friend}` }).click();
  await expect(row).toContainText('Cancelled');
  await part.getByLabel('Email 1').fill(friend);
  await part.getByRole('button', { name: 'Send invitations' }).click();
  await expect(part.getByText(`${friend}: This address was invited before`)).toBeVisible();
  await expectAccessible(page);
});

test('a new link ends the old one; a form mails the current one and answers every address alike', async ({
  page,
  context,
}) => {
  const captain = aRegistrant();
  await createTeam(page, `Careful Cats ${Date.now()}`, captain);
  const old = await pathTo(captain.email, 'captain');
  await page.goto(old);
  await page.getByRole('button', { name: 'Email me a new link' }).click();
  await expectMessage(page, 'New link on its way', 'good');
  await expect.poll(() => pathTo(captain.email, 'captain')).not.toBe(old);
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please open your link again' })).toBeVisible();
  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);

  for (const address of [captain.email, 'nobody.at.all@example.com']) {
    await page.goto('/captain');
    await page.getByLabel('Email of the captain').fill(address);
    await page.getByRole('button', { name: 'Email me my link' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'If this address leads a team, the link is on its way.' }),
    ).toBeVisible();
  }
  await mailsTo(captain.email, 3);
});

test('by keyboard alone: a captain opens the dialog, keeps the code, and turns free agents off', async ({ page }) => {
  await createTeam(page, `Keyed Koalas ${Date.now()}`);
  await page.getByRole('link', { name: 'Open the captain’s page' }).click();
  const replace = page.getByRole('button', { name: 'Replace code' });
  await replace.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Replace the code?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(replace).toBeFocused();
  await page.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('what the server refuses or cannot answer is said on the page', async ({ page }) => {
  const team = `Troubled Terns ${Date.now()}`;
  await createTeam(page, team);
  await page.getByRole('link', { name: 'Open the captain’s page' }).click();
  await expect(page.getByRole('heading', { name: team })).toBeVisible();
  await page.route('**/api/teams/*/free-agents', (route) => route.abort());
  await page.getByRole('switch').click();
  await expectMessage(page, 'That did not go through. Please try again.', 'alarm');
  await expect(page.getByRole('switch')).toBeChecked();
  await page.route('**/api/teams/*/captain', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The line is down' })).toBeVisible();
  await page.unroute('**/api/teams/*/captain');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: team })).toBeVisible();
});

test('a captain who plays already is refused under the title of the catalogue', async ({ page }) => {
  const captain = aRegistrant();
  await createTeam(page, `First Finches ${Date.now()}`, captain);
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(`Second Finches ${Date.now()}`);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await fillPlayer(page, captain);
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
  await expectMessage(page, 'Team Creation Error', 'alarm');
  await expectMessage(page, `${captain.name} is already registered for this tournament`, 'alarm');
});
