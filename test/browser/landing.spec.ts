import type { Page } from '@playwright/test';
import { desktop, expect, test } from './journey.ts';

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

test('the landing page leads to the forms, tells rules, season and terms, and its foot to questions and organizers', async ({
  page,
}) => {
  await page.goto('/');
  const season = page.getByRole('region', { name: 'This season' });
  await test.step('the season says that dates are out, and leads to the lines that say when and where', async () => {
    const cup = season.getByRole('article').filter({ hasText: 'Fall Cup' });
    await cup.getByRole('link', { name: /dates? (is|are) out/ }).click();
    await expect(page.getByRole('region', { name: 'Tournaments', exact: true })).toBeInViewport();
    await expect(cup).not.toContainText('Sportsplex Turf');
  });

  await test.step('rules, the organizers, training and terms are told in dialogs', async () => {
    await season.getByRole('button', { name: 'Tournament Rules' }).click();
    const rules = page.getByRole('dialog', { name: 'Tournament Rules' });
    await expect(rules.getByRole('listitem')).toHaveCount(15);
    await expect(rules).toContainText('Size 3 for U7-U9, size 4 for U10-U12, size 5 for U13-U19.');
    await closeDialog(page);
    await expect(season.getByRole('button', { name: 'Tournament Rules' })).toBeFocused();
    for (const [name, words] of [
      ['About Us', 'North and Central New Jersey'],
      ['Training Programs', 'independent trainer'],
    ] as const) {
      await season.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toContainText(words);
      await closeDialog(page);
    }
    await expect(season).toContainText('an independent trainer offers');
    await page.getByRole('button', { name: 'Terms and conditions' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
    await closeDialog(page);
  });

  await test.step('the four tiles lead to their forms', async () => {
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

  await test.step('the foot leads to the questions, the organizers and the Admin Panel', async () => {
    await page.goto('/player-lookup');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await footer.getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeFocused();
    await page.getByText('What does it cost?').click();
    await expect(page.getByText('$40 for each player')).toBeVisible();
  });

  await test.step('without dates the season says what is still to be announced', async () => {
    await page.route('**/api/tournaments', (route) => route.fulfill({ json: [] }));
    await page.goto('/');
    await expect(season).toContainText('Date to be announced');
    await expect(season).toContainText('Dates and places based on demand');
  });
});

test('Back closes a menu and a dialog before it leaves the page, and closed by hand they leave nothing to go back over', async ({
  page,
}) => {
  await page.goto('/live-scores');
  await page.getByRole('link', { name: 'Golden Goal, to the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Choose how you play' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const pages = page.getByRole('navigation', { name: 'Main' });
  const place = await menu.boundingBox();
  await menu.click();
  await expect(pages).toBeVisible();
  expect(await menu.boundingBox()).toEqual(place);
  await expect.poll(layers(page)).toBe(1);
  await page.goBack();
  await expect(pages).toBeHidden();
  const dialog = page.getByRole('dialog');
  const rules = page.getByRole('button', { name: 'Tournament Rules' }).last();
  await rules.click();
  await expect(dialog).toBeVisible();
  await expect.poll(layers(page)).toBe(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  await rules.click();
  await expect.poll(layers(page)).toBe(1);
  await closeDialog(page);
  await expect.poll(layers(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/live-scores');
});

const layers = (page: Page) => () => page.evaluate(() => Number(history.state?.layers ?? 0));

test.describe('on a desktop', () => {
  test.use(desktop);

  test('the menu offers every way to register, the brackets, the live scores and training', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const registration = menu.getByRole('button', { name: 'Registration' });
    await registration.click();
    await expect(menu.locator('#registration-menu').getByRole('link')).toHaveText([
      'Create New Team',
      'Join Existing Team',
      'Individual Player',
      'Returning Player',
      'Team Invitation',
      'Pre-Register Interest',
    ]);
    await registration.click();
    for (const [name, heading] of ways) {
      await registration.click();
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
    }
    for (const name of ['Tournament Brackets', 'Live Scores']) {
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await menu.getByRole('button', { name: 'Training Programs' }).click();
    await expect(page.getByRole('dialog', { name: 'Training Programs' })).toBeVisible();
  });
});
