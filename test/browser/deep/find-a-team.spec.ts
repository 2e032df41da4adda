import type { Page } from '@playwright/test';
import { enterPlayer, enterTeam, fillPlaces } from '../entered.ts';
import { expect, expectAccessible, expectMessage, mailed, mailsTo, test } from '../journey.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from '../registration-steps.ts';

const terms = 'I have read and accept the Terms and Conditions';

const requestPath = (captain: Registrant) => mailed(captain.email, /\/join-request\/[^\s"<>]+/);

async function lookUp(page: Page, { name, phone }: Registrant): Promise<void> {
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
}

test('a new player finds a team and asks to join, the captain accepts from the mail, and the Player ID shows it', async ({
  page,
}) => {
  const captain = aRegistrant();
  const player = aRegistrant();
  const team = `Open Otters ${Date.now()}`;
  await enterTeam(page.request, team, captain);
  await page.context().clearCookies();
  await openForm(page, 'Find a team', 'Find a Team to Join');
  const search = page.getByLabel('Search by team or captain name');
  const chip = (name: string) => page.getByRole('group', { name: 'Tournament' }).getByText(name, { exact: true });

  await test.step('the team is found by its captain and by its tournament', async () => {
    const found = page.getByRole('heading', { level: 3, name: team });
    await search.fill(captain.name.toUpperCase());
    await expect(page.getByText('1 team with an open place')).toBeVisible();
    await expect(found).toBeVisible();
    await chip('Fall Series Challenge - Tuesday Nights').click();
    await expect(page.getByText('No team with an open place matches.')).toBeVisible();
    await chip('All Dates').click();
    await expect(found).toBeVisible();
    await page.route('**/api/teams?*', (route) => route.abort());
    await search.fill('somebody else');
    await expect(page.getByText('Failed to fetch teams')).toBeVisible();
    await page.unrouteAll();
    await search.fill(team);
    await expect(found).toBeVisible();
  });

  await test.step('until the terms are accepted nobody can ask, and everybody is told why; the team stays', async () => {
    const ask = page.getByRole('button', { name: `Request to Join ${team}` });
    await expect(ask).toBeDisabled();
    await expect(ask).toHaveAccessibleDescription('Please accept the terms below first');
    await ask.dispatchEvent('click');
    await expectMessage(page, 'Terms Required', 'alarm');
    await expectMessage(page, 'Please accept the Terms and Conditions to join a team', 'alarm');
    await expect(page.getByLabel(terms)).toBeFocused();
    const goOn = page.getByRole('button', { name: `Go on with ${team}` });
    await expect(goOn).toBeVisible();
    await expectAccessible(page);
    await payAndAccept(page);
    await expect(ask).toBeEnabled();
    await goOn.click();
  });

  await page
    .getByRole('dialog', { name: `Join ${team}` })
    .getByRole('button', { name: 'New Player' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'New Player' });
  await expect(dialog).toContainText(team);
  await expect(dialog.getByRole('radio', { name: /Tuesday Nights/ })).toBeHidden();
  await fillPlayer(page, player);
  // A message is there for five seconds: it is looked at as it comes.
  const coversNothing = page.waitForFunction(() => {
    const [message, title] = ['dialog [data-toast="good"]', 'dialog h2'].map((one) => document.querySelector(one));
    return message && title && message.getBoundingClientRect().bottom <= title.getBoundingClientRect().top;
  });
  await dialog.getByRole('button', { name: 'Send Join Request' }).click();
  await expectMessage(page, 'Join Request Sent!', 'good');
  await expect(page.getByRole('dialog', { name: 'Join Request Sent' })).toContainText(player.name);
  await coversNothing;
  await expectAccessible(page);
  await openForm(page, 'Find a team', 'Find a Team to Join');
  await page.getByRole('button', { name: 'Back to Options' }).click();
  await expect(page.getByRole('heading', { name: 'Choose how you play' })).toBeFocused();
  await lookUp(page, player);
  await expect(page.getByText(`Asked to join ${team}: the captain has not answered yet`)).toBeVisible();

  await page.goto(await requestPath(captain));
  await expect(page.getByRole('heading', { name: /A player would like to join/ })).toContainText(team);
  await expect(page.getByText(player.name)).toBeVisible();
  await expect(page.getByText('1 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'On the team' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'On the team' })).toBeVisible();

  await lookUp(page, player);
  await expect(page.getByRole('article', { name: player.name })).toContainText(team);
  await expect(page.getByText(`The captain of ${team} has accepted the request`)).toBeVisible();
  const told = async () => (await mailsTo(player.email)).some(({ text }) => text.includes(' has accepted '));
  await expect.poll(told).toBe(true);
});

test('a returning player asks to join, the captain is told that the team has filled up meanwhile, and declines', async ({
  page,
}) => {
  const captain = aRegistrant();
  const player = aRegistrant();
  const team = `Picky Pandas ${Date.now()}`;
  await enterPlayer(page.request, player, { tournamentId: await tuesdays(page) });
  const { invitationCode } = await enterTeam(page.request, team, captain);
  await page.context().clearCookies();

  await openForm(page, 'Find a team', 'Find a Team to Join');
  await page.getByLabel('Search by team or captain name').fill(team);
  await payAndAccept(page);
  await page.getByRole('button', { name: `Request to Join ${team}` }).click();
  await page
    .getByRole('dialog', { name: `Join ${team}` })
    .getByRole('button', { name: 'Returning Player' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Returning Player' });
  await dialog.getByLabel('Player Name').fill(player.name);
  await dialog.getByLabel('Phone Number').fill(player.phone);
  await dialog.getByRole('button', { name: 'Find my record' }).click();
  await expect(dialog).toContainText('You ask to join');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Complete Registration' }).click();
  await expectMessage(page, 'Join Request Sent!', 'good');

  await fillPlaces(page.request, invitationCode, 4);
  await page.goto(await requestPath(captain));
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectMessage(page, 'This team is full', 'alarm');
  await expect(page.getByRole('main')).toContainText('This team is full');
  await expect(page.getByRole('button', { name: 'Decline' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Request declined' })).toBeFocused();
  await lookUp(page, player);
  await expect(page.getByText(`The captain of ${team} has declined the request`)).toBeVisible();
});

/** The number of the tournament on Tuesday Nights. */
async function tuesdays(page: Page): Promise<number> {
  const tournaments: readonly { id: number; name: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  return tournaments.find(({ name }) => name.includes('Tuesday Nights'))?.id ?? 0;
}
