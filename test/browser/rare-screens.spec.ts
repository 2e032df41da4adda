import type { Page } from '@playwright/test';
import { maskedEmail } from '../../domain/player/mask.ts';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

const alarm = (page: Page) => page.locator('[data-toast="alarm"]');

test('a reservation that nobody answers says that something went wrong, and keeps what was written', async ({
  page,
}) => {
  const child = aRegistrant();
  await openForm(page, 'Reserve My Spot', 'Pre-Register Interest');
  const form = page.getByRole('form', { name: 'Reserve a spot for future tournaments' });
  await form.getByLabel('Name', { exact: true }).fill(child.name);
  await form.getByRole('textbox', { name: 'Age' }).fill('14');
  await form.getByLabel('Email', { exact: true }).fill(child.email);
  await form.getByLabel('Phone').fill(child.phone);
  await form.getByRole('radio', { name: 'Female', exact: true }).check();
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  await form.getByRole('button', { name: 'Reserve My Spot' }).click();
  await expectMessage(page, 'Registration Failed', 'alarm');
  await expectMessage(page, 'Something went wrong. Please try again.', 'alarm');
  await expect(alarm(page)).not.toContainText('Gateway');
  expect(calls).toBe(1);
  await expectAccessible(page);
  await page.unroute('**/api/**');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(child.name);
  await form.getByRole('button', { name: 'Reserve My Spot' }).click();
  await expect(page.getByRole('dialog', { name: 'Your spot is reserved' })).toBeVisible();
});

test('texts, settings and tournaments that could not be loaded say so, and come with the next try', async ({
  page,
}) => {
  for (const calls of ['**/api/site', '**/api/site/texts', '**/api/tournaments']) {
    await page.route(calls, (route) => route.abort());
  }
  await page.goto('/');
  const season = page.getByRole('region', { name: 'This season' });
  const tournaments = page.getByRole('region', { name: 'Tournaments', exact: true });
  await expect(season.getByRole('alert')).toContainText('This could not be loaded.');
  await expect(tournaments).toContainText('Failed to fetch tournaments');
  await expectAccessible(page);
  await tournaments.getByRole('button', { name: 'Try again now' }).click();
  await expect(tournaments).toContainText('Failed to fetch tournaments');
  await page.unrouteAll();
  await tournaments.getByRole('button', { name: 'Try again now' }).click();
  await expect(tournaments.getByRole('listitem').filter({ hasText: 'Fall Cup' })).toBeVisible();
  await season.getByRole('button', { name: 'Try again' }).click();
  await expect(season.getByRole('alert')).toBeHidden();
  await expect(season.getByRole('article').filter({ hasText: 'Fall Cup' })).toBeVisible();
});

async function register(page: Page, player: Registrant, tournament: RegExp): Promise<void> {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: tournament }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
}

test('a contact that came with a later registration waits until the owner of the first one confirms it', async ({
  page,
  context,
}) => {
  const player = aRegistrant();
  const moved = { ...player, email: `moved.${player.email}` };
  await register(page, player, /Tuesday Nights/);
  await context.clearCookies();
  await register(page, moved, /Thursday Nights/);
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(player.name);
  await page.getByLabel('Phone Number').fill(player.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expect(page.getByText('Another contact came')).toBeHidden();
  await page.getByRole('button', { name: 'Send me a code to see all of it' }).click();
  const digits = async () =>
    /code is (\d{6})/.exec((await mailsTo(player.email)).map(({ text }) => text).join(' '))?.[1];
  await expect.poll(digits).toBeDefined();
  await page.getByRole('textbox', { name: 'Code' }).fill((await digits()) ?? '');
  await page.getByRole('button', { name: 'Show the contact' }).click();
  const offer = page.getByRole('region', { name: 'Another contact came with the last registration' });
  await expect(offer).toContainText(maskedEmail(moved.email));
  await expect(offer).toContainText('It is not used until you say so.');
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Use it from now on' }).click();
  await expectMessage(page, 'Information Updated', 'good');
  await expect(offer).toBeHidden();
  await expect(page.getByText(maskedEmail(moved.email))).toBeVisible();
});
