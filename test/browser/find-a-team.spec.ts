import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { aRegistrant, createTeam, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

const terms = 'I have read and accept the Terms and Conditions';

/** Searches for a team, accepts the terms and asks for a place. */
async function ask(page: Page, team: string, kind: 'New Player' | 'Returning Player'): Promise<void> {
  await openForm(page, 'Find a team', 'Find a Team to Join');
  await page.getByLabel('Search by team or captain name').fill(team);
  await payAndAccept(page);
  await page.getByRole('button', { name: `Request to Join ${team}` }).click();
  await page
    .getByRole('dialog', { name: `Join ${team}` })
    .getByRole('button', { name: kind })
    .click();
}

async function askAsNewPlayer(page: Page, team: string, player: Registrant): Promise<void> {
  await ask(page, team, 'New Player');
  const dialog = page.getByRole('dialog', { name: 'New Player' });
  await expect(dialog).toContainText(team);
  await expect(dialog.getByRole('radio', { name: /Tuesday Nights/ })).toBeHidden();
  await fillPlayer(page, player);
  await dialog.getByRole('button', { name: 'Send Join Request' }).click();
  await expectMessage(page, 'Join Request Sent!', 'good');
  await expect(page.getByRole('dialog', { name: 'Join Request Sent' })).toContainText(player.name);
}

const requestLink = /\/join-request\/[^\s"<>]+/;

/** The path in the captain's mail about the one request, waited for. */
async function requestPath(captain: Registrant): Promise<string> {
  const paths = async () => (await mailsTo(captain.email)).flatMap(({ text }) => requestLink.exec(text) ?? []);
  await expect.poll(async () => (await paths()).length).toBe(1);
  return (await paths()).join('');
}

async function lookUp(page: Page, { name, phone }: Registrant): Promise<void> {
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
}

test('a new player asks to join, the captain accepts from the mail, and the Player ID shows it', async ({
  page,
  baseURL,
}) => {
  const captain = aRegistrant();
  const player = aRegistrant();
  const team = `Open Otters ${Date.now()}`;
  await createTeam(page, team, captain);
  await askAsNewPlayer(page, team, player);
  await expectAccessible(page);
  await lookUp(page, player);
  await expect(page.getByText(`Asked to join ${team}: the captain has not answered yet`)).toBeVisible();

  await page.goto(new URL(await requestPath(captain), baseURL).href);
  await expect(page.getByRole('heading', { name: /A player would like to join/ })).toContainText(team);
  await expect(page.getByText(player.name)).toBeVisible();
  await expect(page.getByText('1 of 5')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'On the team' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'On the team' })).toBeVisible();

  await lookUp(page, player);
  await expect(page.getByRole('article', { name: player.name })).toContainText(team);
  await expect(page.getByText(`The captain of ${team} has accepted the request`)).toBeVisible();
  const told = async () => (await mailsTo(player.email)).some(({ text }) => text.includes('has accepted you'));
  await expect.poll(told).toBe(true);
});

test('a returning player asks to join and the captain declines', async ({ page, baseURL }) => {
  const captain = aRegistrant();
  const player = aRegistrant();
  const team = `Picky Pandas ${Date.now()}`;
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: /Tuesday Nights/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(player.name);
  await createTeam(page, team, captain);

  await ask(page, team, 'Returning Player');
  const dialog = page.getByRole('dialog', { name: 'Returning Player' });
  await dialog.getByLabel('Player Name').fill(player.name);
  await dialog.getByLabel('Phone Number').fill(player.phone);
  await dialog.getByRole('button', { name: 'Find my record' }).click();
  await expect(dialog).toContainText('You ask to join');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Complete Registration' }).click();
  await expectMessage(page, 'Join Request Sent!', 'good');

  await page.goto(new URL(await requestPath(captain), baseURL).href);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Request declined' })).toBeFocused();
  await lookUp(page, player);
  await expect(page.getByText(`The captain of ${team} has declined the request`)).toBeVisible();
});

test('a captain whose team has filled up meanwhile is told so, and the request stays open', async ({
  page,
  baseURL,
}) => {
  const captain = aRegistrant();
  const player = aRegistrant();
  const team = `Full Foxes ${Date.now()}`;
  const invitation = await createTeam(page, team, captain);
  await askAsNewPlayer(page, team, player);
  for (const friend of [aRegistrant(), aRegistrant(), aRegistrant(), aRegistrant()]) {
    const joined = await page.request.post('/api/players/join-via-invitation', {
      data: {
        ...friend,
        invitationCode: invitation.split('/').at(-1),
        currentClub: 'None',
        skillLevel: 'Here to Play',
        paymentMethod: 'at_event',
        termsAccepted: true,
      },
    });
    expect(joined.status()).toBe(201);
  }
  await page.goto(new URL(await requestPath(captain), baseURL).href);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectMessage(page, 'This team is full', 'alarm');
  await expect(page.getByRole('main')).toContainText('This team is full');
  await expect(page.getByRole('button', { name: 'Decline' })).toBeEnabled();
  await expectAccessible(page);
});

test('until the terms are accepted a request is not possible, and everybody is told why', async ({ page }) => {
  await openForm(page, 'Find a team', 'Find a Team to Join');
  const first = page.getByRole('button', { name: /^Request to Join/ }).first();
  await expect(first).toBeDisabled();
  await expect(first).toHaveAccessibleDescription('Please accept the terms below first');
  await expectAccessible(page);
  await first.dispatchEvent('click');
  await expectMessage(page, 'Terms Required', 'alarm');
  await expectMessage(page, 'Please accept the Terms and Conditions to join a team', 'alarm');
  await expect(page.getByLabel(terms)).toBeFocused();
  await page.getByLabel(terms).check();
  await expect(first).toBeEnabled();
  await page.getByRole('button', { name: 'Back to Options' }).click();
  await expect(page.getByRole('heading', { name: 'Choose how you play' })).toBeFocused();
});

test('teams are found by the name of the team or its captain and by tournament', async ({ page }) => {
  const captain = aRegistrant();
  const team = `Seek Seals ${Date.now()}`;
  await createTeam(page, team, captain);
  await openForm(page, 'Find a team', 'Find a Team to Join');
  const found = page.getByRole('heading', { level: 3, name: team });
  await page.getByLabel('Search by team or captain name').fill(captain.name.toUpperCase());
  await expect(page.getByText('1 team with an open place')).toBeVisible();
  await expect(found).toBeVisible();
  await page
    .getByLabel('Tournament', { exact: true })
    .selectOption({ label: 'Fall Series Challenge - Tuesday Nights' });
  await expect(page.getByText('No team with an open place matches.')).toBeVisible();
  await page.getByLabel('Tournament', { exact: true }).selectOption({ label: 'All Dates' });
  await expect(found).toBeVisible();
  await page.route('**/api/teams?*', (route) => route.abort());
  await page.getByLabel('Search by team or captain name').fill('somebody else');
  await expect(page.getByText('Failed to fetch teams')).toBeVisible();
});

test('a link that is no request of ours is said to be no longer open', async ({ page }) => {
  await page.goto('/join-request/no-such-request');
  await expect(page.getByRole('heading', { name: 'This request is no longer open' })).toBeVisible();
  await expectAccessible(page);
});

test('the team that was tapped stays through the terms', async ({ page }) => {
  const team = `Loyal Lynxes ${Date.now()}`;
  await createTeam(page, team, aRegistrant());
  await page.getByRole('button', { name: 'Done' }).click();
  await openForm(page, 'Find a team', 'Find a Team to Join');
  await page.getByLabel('Search by team or captain name').fill(team);
  const tapped = page.getByRole('button', { name: `Request to Join ${team}` });
  await tapped.dispatchEvent('click');
  await expectMessage(page, 'Terms Required', 'alarm');
  const goOn = page.getByRole('button', { name: `Go on with ${team}` });
  await expect(goOn).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(terms).check();
  await goOn.click();
  await expect(page.getByRole('dialog')).toContainText(team);
});
