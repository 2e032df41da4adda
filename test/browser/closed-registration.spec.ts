import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

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
