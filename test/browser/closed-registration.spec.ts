import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { createTeam } from './registration-steps.ts';

/** Lets the product say that an organizer has closed registration. */
async function closeRegistration(page: Page): Promise<void> {
  await page.route('**/api/site', async (route) => {
    const site = await (await route.fetch()).json();
    await route.fulfill({ json: { ...site, isRegistrationClosed: true } });
  });
}

test('closing registration turns the cards within 30 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create a team' })).toBeEnabled();
  await expect(page.getByText('Looking it up…')).toBeHidden();
  await closeRegistration(page);
  await page.clock.runFor(31_000);
  for (const button of ['Create a team', 'Find a team', 'Register alone', 'Enter my code', 'Find my record']) {
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
  }
  const cards = page.getByRole('region', { name: 'Choose how you play' }).getByText('Registration Closed');
  await expect(cards).toHaveCount(5);
  await expect(page.getByText(/Registration reopens with the next tournament/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reserve a spot instead' }).first().click();
  await expect(page.getByRole('heading', { name: 'Pre-Register Interest' })).toBeFocused();
  await expect(page.getByRole('form', { name: 'Reserve a spot for future tournaments' })).toBeVisible();
});

test('a form asked for while registration is closed says so and leads on', async ({ page }) => {
  await closeRegistration(page);
  await page.goto('/?register=individual');
  await expect(page.getByRole('heading', { name: 'Registration is closed' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeHidden();
  await expect(page.getByRole('form', { name: 'Reserve a spot for future tournaments' })).toBeVisible();
  await page.getByRole('link', { name: 'Find my registration' }).click();
  await expect(page.getByRole('heading', { name: 'Player ID' })).toBeVisible();
});

test('an invitation that cannot be shown while registration is closed is not called invalid', async ({ page }) => {
  await closeRegistration(page);
  await page.goto('/invite/TEAM-NOBODY-000');
  await expect(page.getByRole('heading', { name: 'Registration is closed', level: 1 })).toBeVisible();
  await expect(page.getByText('Invalid Invitation')).toBeHidden();
  await expect(page.getByText(/Keep this link/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Reserve a spot' }).click();
  await expect(page.getByRole('form', { name: 'Reserve a spot for future tournaments' })).toBeVisible();
});

test('a registration that closes while a family types under an invitation says so and keeps what was typed', async ({
  page,
}) => {
  const invitation = await createTeam(page, `Patient Pandas ${Date.now()}`);
  await page.clock.install();
  await page.goto(invitation);
  await page.getByLabel('Full Name').fill('Robin Vale');
  await closeRegistration(page);
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'Registration is closed', level: 2 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Join / })).toBeHidden();
  await expect(page.getByRole('heading', { name: /Patient Pandas/ })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/site');
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'Registration is closed' })).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin Vale');
  await expect(page.getByRole('button', { name: /^Join / })).toBeVisible();
});
