import { winterDay } from '../sample/winter-day.ts';
import { choose, openBracketManagement, section, tournamentWithTeams } from './bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

  test('an evening is created, planned, looked at before it is saved, and generated', async ({ page }) => {
    const name = await tournamentWithTeams(page, 8);
    await openBracketManagement(page);
    await choose(page, name);
    const teams = section(page, 'Teams');
    const preview = section(page, 'Preview');
    await expect(page.getByRole('button', { name: 'Generate Brackets' })).toBeDisabled();
    await expect(preview).toContainText('Select at least 2 teams');

    await teams.getByLabel('Select all').check();
    await expect(teams).toContainText('8 of 8 selected');
    await expect(preview).toContainText('9 games');
    await expect(preview).toContainText('Rovers 1 v Rovers 8');
    await expectAccessible(page);

    await teams.getByRole('button', { name: 'Seed Rovers 8 higher' }).click();
    await expect(preview).toContainText('Rovers 1 v Rovers 7');

    await page.getByLabel('Number of Fields').selectOption('1');
    await page.getByLabel('Game Duration').selectOption('30');
    await expect(preview).toContainText('This does not fit');
    await expectAccessible(page);
    await preview
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
    await expect(preview.getByText('This does not fit')).toBeHidden();
    await expect(preview).toContainText('9 games');

    await page.getByRole('button', { name: 'Generate Brackets' }).click();
    await expectMessage(page, 'Tournament brackets generated successfully', 'good');
    const brackets = section(page, 'Tournament Brackets');
    await expect(brackets.getByText('SCHEDULED')).toHaveCount(9);
    await expect(brackets.getByRole('heading', { name: 'Semi-Finals' })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(brackets.getByText('SCHEDULED')).toHaveCount(9);
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expectMessage(page, 'Data Refreshed', 'good');
  });

  test('a tournament created in the dialog comes straight onto the desk', async ({ page }) => {
    const name = `Dialog Cup ${Date.now()}`;
    await openBracketManagement(page, '/admin/brackets');
    await page.getByRole('button', { name: 'Create Tournament' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Tournament' });
    await expect(dialog.getByLabel('Max teams')).toContainText('8');
    await dialog.getByLabel('Tournament name').fill(name);
    await dialog.getByLabel(/^Date/).fill(winterDay(14));
    await dialog.getByLabel('Age group').click();
    await page.getByRole('option', { name: 'U13-U15' }).click();
    await dialog.getByLabel('Location').fill('Teaneck Indoor Turf, Teaneck NJ');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Create Tournament' }).click();
    await expectMessage(page, 'Tournament created successfully', 'good');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Tournament', exact: true })).toContainText(name);
    await expect(section(page, 'Teams')).toContainText('No team has registered');
    await expect(section(page, 'Tournament Brackets')).toContainText('No brackets generated yet');
    await expect(section(page, 'Tournament Brackets').getByRole('button')).toHaveCount(0);
    const id = Number(new URL(page.url()).searchParams.get('tournament'));
    await page.request.put(`/api/tournaments/${id}/visibility`, { data: { visible: false } });
  });

  test('tournaments stand in the order of their days, and say whether they are past', async ({ page }) => {
    await openBracketManagement(page);
    const options = page.getByRole('combobox', { name: 'Tournament', exact: true }).locator('option');
    await expect(options.filter({ hasText: 'July 12 (U13-U15) (Past)' })).toHaveCount(1);
    const labels = await options.allTextContents();
    const at = (label: string) => labels.findIndex((written) => written.includes(label));
    expect(at('July 12')).toBeLessThan(at('3V3 August Cup 2025 (Past)'));
    expect(at('3V3 August Cup 2025 (Past)')).toBeLessThan(at('Garden State Showcase (Active)'));
    expect(at('Garden State Showcase (Active)')).toBeLessThan(at('Fall Cup (Upcoming)'));
  });

  test('by age at least one bracket is asked for, and few teams are advised against', async ({ page }) => {
    const name = await tournamentWithTeams(page, 3);
    await openBracketManagement(page);
    await choose(page, name);
    await section(page, 'Teams').getByLabel('Select all').check();
    await page.getByLabel('Generate by Age Bracket').check();
    await expect(
      page.getByText('Age-based brackets work best with 4+ teams to ensure balanced divisions'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Generate Brackets' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Please select at least one age bracket when generating by age',
    );
    await page.getByLabel('Open (All Ages)').check();
    await expect(section(page, 'Preview')).toContainText('Structure');
  });

  test('without a mouse: a tournament, teams and a preview', async ({ page }) => {
    const name = await tournamentWithTeams(page, 4);
    await openBracketManagement(page);
    const selector = page.getByRole('combobox', { name: 'Tournament', exact: true });
    await expect(selector.locator('option', { hasText: name })).toHaveCount(1);
    // Letters that come too slowly begin a new search in the list, as on any busy machine.
    await expect(async () => {
      await selector.focus();
      await page.keyboard.type(name);
      await expect(selector.locator('option:checked')).toContainText(name, { timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Enter');
    const all = section(page, 'Teams').getByLabel('Select all');
    await expect(all).toBeVisible();
    await all.focus();
    await page.keyboard.press('Space');
    await expect(section(page, 'Preview')).toContainText('4 games');
    await page.getByRole('button', { name: 'Generate Brackets' }).focus();
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Tournament brackets generated successfully', 'good');
    await expect(page.getByRole('heading', { name: 'Timetable', exact: true }).first()).toBeFocused();
  });
});

test('only who is signed in sees the desk', async ({ page }) => {
  await page.goto('/bracket-management?tournament=16');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  expect((await page.request.post('/api/tournaments/16/generate-brackets/preview', { data: {} })).status()).toBe(401);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone the gameDialog can be used by everybody, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openBracketManagement(page, '/bracket-management?tournament=16');
    await expect(section(page, 'Tournament Brackets')).toContainText('IN PROGRESS');
    await expectAccessible(page);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
}
