import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, test } from './journey.ts';

const ways = [
  ['Create New Team', 'Create Your Team'],
  ['Join Existing Team', 'Find a Team to Join'],
  ['Individual Player', 'Individual Player Registration'],
  ['Team Invitation', 'Join Team via Invitation'],
  ['Returning Player', 'Returning Player Registration'],
  ['Pre-Register Interest', 'Pre-Register Interest'],
] as const;

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('the four tiles lead to their forms', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('navigation', { name: 'Start here' }).getByRole('link');
  await expect(tiles).toHaveText([/^Create Team/, /^Join Team/, /^Solo Player/, /^Team Invite/]);
  for (const [index, heading] of [
    'Create Your Team',
    'Find a Team to Join',
    'Individual Player Registration',
    'Join Team via Invitation',
  ].entries()) {
    await tiles.nth(index).click();
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  }
});

test('rules, the organizers, training and terms are told in dialogs', async ({ page }) => {
  await page.goto('/');
  // The footer has the same buttons, and stands there first.
  const season = page.getByRole('region', { name: 'This season' });
  await season.getByRole('button', { name: 'Tournament Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Tournament Rules' });
  await expect(rules.getByRole('listitem')).toHaveCount(15);
  await expect(rules).toContainText('Size 3 for U7-U9, size 4 for U10-U12, size 5 for U13-U19.');
  await expectAccessible(page);
  await closeDialog(page);
  await expect(season.getByRole('button', { name: 'Tournament Rules' })).toBeFocused();
  await season.getByRole('button', { name: 'About Us' }).click();
  await expect(page.getByRole('dialog', { name: 'About Us' })).toContainText('North and Central New Jersey');
  await closeDialog(page);
  await season.getByRole('button', { name: 'Training Programs' }).click();
  await expect(page.getByRole('dialog', { name: 'Training Programs' })).toContainText('independent trainer');
  await closeDialog(page);
  await page.getByRole('button', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
});

test('the season tells the dates that are out, and what is still to be announced', async ({ page }) => {
  await page.goto('/');
  const season = page.getByRole('region', { name: 'This season' });
  await expect(season.getByRole('article').filter({ hasText: 'Fall Cup' })).toContainText(/Sportsplex Turf/);
  await page.route('**/api/tournaments', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(season).toContainText('Date to be announced');
  await expect(season).toContainText('Dates and places based on demand');
});

test('the footer leads to the questions, the organizers and the Admin Panel', async ({ page }) => {
  await page.goto('/player-lookup');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeFocused();
  await page.getByText('What does it cost?').click();
  await expect(page.getByText('$40 for each player')).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the Registration menu offers every way to register', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'Registration' }).click();
    await expect(menu.locator('#registration-menu').getByRole('link')).toHaveText([
      'Create New Team',
      'Join Existing Team',
      'Individual Player',
      'Returning Player',
      'Team Invitation',
      'Pre-Register Interest',
    ]);
    await menu.getByRole('button', { name: 'Registration' }).click();
    for (const [name, heading] of ways) {
      await menu.getByRole('button', { name: 'Registration' }).click();
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
    }
  });

  test('the menu leads to the brackets and the live scores', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Tournament Brackets', 'Live Scores']) {
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectAccessible(page);
    }
    await menu.getByRole('button', { name: 'Training Programs' }).click();
    await expect(page.getByRole('dialog', { name: 'Training Programs' })).toBeVisible();
  });
});
