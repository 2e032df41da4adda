import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, listenForMessages, mailsTo, test } from './journey.ts';
import { aRegistrant, createTeam, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

/** The line is down for these calls, as in a basement. */
const cut = (page: Page, calls: string) => page.route(calls, (route) => route.abort());

async function fillFreeAgent(page: Page, player: Registrant): Promise<void> {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: /Tuesday Nights/ }).check();
  await payAndAccept(page);
}

const registerAlone = (page: Page) => page.getByRole('button', { name: 'Register as Individual Player' });

test('a team is created; its name cannot be taken again; without a line it says so and nothing typed is lost', async ({
  page,
}) => {
  const name = `Toast Owls ${Date.now()}`;
  await createTeam(page, name);
  await expectMessage(page, 'Team Created!', 'good');
  await expectMessage(page, `${name} has been successfully created.`, 'good');
  await page.getByRole('button', { name: 'Done' }).click();
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(name);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await fillPlayer(page, aRegistrant());
  await payAndAccept(page);
  const create = page.getByRole('button', { name: 'Create Team & Generate Invitations' });
  await create.click();
  await expectMessage(page, 'Team Creation Error', 'alarm');
  await expectMessage(page, 'already registered for this tournament', 'alarm');
  await cut(page, '**/api/teams');
  await create.click();
  await expectMessage(page, 'Registration Error', 'alarm');
  await expectMessage(page, 'Failed to create team', 'alarm');
  await expect(page.getByLabel('Team Name')).toHaveValue(name);
});

test('an answer that is lost on the way is asked for again, and the player is registered once', async ({ page }) => {
  const player = aRegistrant();
  await fillFreeAgent(page, player);
  let isLost = false;
  await page.route('**/api/players', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await registerAlone(page).click();
  await expectMessage(page, 'Failed to register as individual player', 'alarm');
  await registerAlone(page).click();
  await expectMessage(page, 'Registration Successful!', 'good');
  await expect(page.getByRole('dialog')).toContainText(player.name);
  const confirmations = async () =>
    (await mailsTo(player.email)).filter(({ subject }) => subject.startsWith("You're registered")).length;
  await expect.poll(confirmations).toBeGreaterThan(0);
  expect(await confirmations()).toBe(1);
});

test('a wrong code, a right one, a place taken, and a line that is down, each in its words', async ({
  page,
  browser,
}) => {
  const team = `Toast Foxes ${Date.now()}`;
  const path = await createTeam(page, team);
  const family = await browser.newPage({ baseURL: page.url() });
  await listenForMessages(family.context());
  await openForm(family, 'Enter my code', 'Join Team via Invitation');
  await family.getByLabel('Invitation Code').fill('TEAM-ZZZZZZ-999');
  await family.getByRole('button', { name: 'Check the code' }).click();
  await expectMessage(family, 'Invalid Code', 'alarm');
  await expectMessage(family, 'Please check your invitation code and try again.', 'alarm');
  await family.getByLabel('Invitation Code').fill(path.split('/').at(-1) ?? '');
  await family.getByRole('button', { name: 'Check the code' }).click();
  await expectMessage(family, 'Invitation Valid!', 'good');
  await expectMessage(family, `You can now join ${team}.`, 'good');
  await fillPlayer(family, aRegistrant());
  await payAndAccept(family);
  await cut(family, '**/api/players/join-via-invitation');
  const join = family.getByRole('button', { name: `Join ${team}` });
  await join.click();
  await expectMessage(family, 'Failed to join team', 'alarm');
  await family.unroute('**/api/players/join-via-invitation');
  await join.click();
  await expectMessage(family, 'Success!', 'good');
  await expectMessage(family, `You've successfully joined ${team}!`, 'good');
  await family.close();
});

test('a returning player without a line, and a Player ID that cannot be saved', async ({ page }) => {
  const player = aRegistrant();
  await fillFreeAgent(page, player);
  await registerAlone(page).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await openForm(page, 'Find my record', 'Returning Player Registration');
  const search = page.getByRole('form', { name: 'Find an earlier registration' });
  await search.getByLabel('Player Name').fill(player.name);
  await search.getByLabel('Phone Number').fill(player.phone);
  await search.getByRole('button', { name: 'Find my record' }).click();
  await page.getByRole('radio', { name: /Thursday Nights/ }).check();
  await page.getByRole('radio', { name: /Individual player/ }).check();
  await payAndAccept(page);
  await cut(page, '**/api/players/re-register');
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expectMessage(page, 'Registration Failed', 'alarm');
  await expectMessage(page, 'Failed to complete registration', 'alarm');

  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(player.name);
  await page.getByLabel('Phone Number').fill(player.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await page.getByRole('button', { name: 'Edit Info' }).click();
  await cut(page, '**/api/players/*/update');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Update Failed', 'alarm');
  await expectMessage(page, 'Failed to update your information. Please try again.', 'alarm');
});

test('tournaments that cannot be fetched are said to be, where they would be chosen', async ({ page }) => {
  await cut(page, '**/api/tournaments');
  await page.goto('/');
  await expect(page.getByText('Failed to fetch tournaments').first()).toBeVisible();
});

test('six digits from the mail show the contact in full; wrong ones do not', async ({ page }) => {
  const child = aRegistrant();
  await fillFreeAgent(page, child);
  await registerAlone(page).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(child.name);
  await page.getByLabel('Phone Number').fill(child.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expect(page.getByText(child.email)).toBeHidden();
  await page.getByRole('button', { name: 'Send me a code to see all of it' }).click();
  await expect(page.getByText(/We have sent 6 digits to r____/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the contact' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    'Please enter the 6 digits of the code',
  );
  await expectAccessible(page);
  const read = async () => {
    const letters = await mailsTo(child.email);
    return /code is (\d{6})/.exec(letters.map(({ text }) => text).join(' '))?.[1] ?? '';
  };
  await expect.poll(read).not.toBe('');
  const code = await read();
  await page.getByRole('textbox', { name: 'Code' }).fill(code === '123456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Show the contact' }).click();
  await expectMessage(page, 'Invalid Code', 'alarm');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Show the contact' }).click();
  await expect(page.getByText(child.email)).toBeVisible();
});
