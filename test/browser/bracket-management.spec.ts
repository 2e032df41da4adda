import type { Page } from '@playwright/test';
import { winterDay } from '../sample/winter-day.ts';
import { openBracketManagement, post, publish, section, tournamentWithTeams } from './bracket-management.ts';
import { expect, expectAccessible, expectAccessibleColours, expectMessage, test } from './journey.ts';
import { expectNothingBeside, fitWindow } from './nothing-beside.ts';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false });

test('an evening is planned without a mouse, looked at before it is saved, generated and played', async ({ page }) => {
  const name = await tournamentWithTeams(page, 8);
  await openBracketManagement(page);
  const teams = section(page, 'Teams');
  const preview = section(page, 'Preview');
  const brackets = section(page, 'Tournament Brackets');
  const generate = page.getByRole('button', { name: 'Generate Brackets' });

  await test.step('a tournament is chosen by the letters of its name', async () => {
    await chooseByLetters(page, name);
    await expect(generate).toBeDisabled();
    await expect(preview).toContainText('Select at least 2 teams');
  });

  await test.step('by age at least one bracket is asked for, and few teams are advised against', async () => {
    for (const team of [1, 2, 3]) await teams.getByRole('checkbox', { name: `Rovers ${team}` }).press('Space');
    await expect(teams).toContainText('3 of 8 selected');
    const byAge = page.getByLabel('Generate by Age Bracket');
    await byAge.check();
    await expect(
      page.getByText('Age-based brackets work best with 4+ teams to ensure balanced divisions'),
    ).toBeVisible();
    await generate.click();
    await expect(page.getByRole('alert')).toContainText(
      'Please select at least one age bracket when generating by age',
    );
    await page.getByLabel('Open (All Ages)').check();
    await expect(preview).toContainText('Structure');
    await byAge.uncheck();
  });

  await test.step('teams are seeded, and what does not fit is made to fit', async () => {
    await teams.getByLabel('Select all').press('Space');
    await expect(teams).toContainText('8 of 8 selected');
    await expect(preview).toContainText('9 games');
    await expect(preview).toContainText('Rovers 1 v Rovers 8');
    await expectAccessible(page);
    await teams.getByRole('button', { name: 'Seed Rovers 8 higher' }).press('Enter');
    await expect(preview).toContainText('Rovers 1 v Rovers 7');
    await page.getByLabel('Number of Fields').selectOption('1');
    await page.getByLabel('Game Duration').selectOption('30');
    await expect(preview).toContainText('This does not fit');
    await expectAccessible(page);
    await preview
      .getByRole('button', { name: /^Apply/ })
      .first()
      .press('Enter');
    await expect(preview.getByText('This does not fit')).toBeHidden();
    await expect(preview).toContainText('9 games');
  });

  await test.step('what is generated is there, and stays', async () => {
    await generate.press('Enter');
    await expectMessage(page, 'Tournament brackets generated successfully', 'good');
    await expect(page.getByRole('heading', { name: 'Timetable', exact: true }).first()).toBeFocused();
    await expect(brackets.getByText('SCHEDULED')).toHaveCount(9);
    await expect(brackets.getByRole('heading', { name: 'Semi-Finals' })).toBeVisible();
    const middles = ['Round 1, match 1', 'Semi-Finals, match 1', 'Round 1, match 2'].map(async (name) => {
      const card = await brackets.getByRole('listitem', { name, exact: true }).boundingBox();
      return (card?.y ?? 0) + (card?.height ?? 0) / 2;
    });
    const [one = 0, next = 0, other = 0] = await Promise.all(middles);
    expect(next).toBeCloseTo((one + other) / 2, 0);
    await expectAccessible(page);
    await page.reload();
    await expect(brackets.getByText('SCHEDULED')).toHaveCount(9);
    await publish(page);
  });

  await test.step('a game that is played is seen on a phone, by day and by night', async () => {
    const id = new URL(page.url()).searchParams.get('tournament');
    const [game] = (await (await page.request.get(`/api/tournaments/${id}`)).json()).games;
    await post(page.request, `/api/games/${game.id}/start`, {});
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expectMessage(page, 'Data Refreshed', 'good');
    await expect(brackets).toContainText('IN PROGRESS');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fitWindow(page, 390);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
    await expectNothingBeside(page);
  });
});

/** Letters that come too slowly begin a new search in the list, as on any busy machine. */
async function chooseByLetters(page: Page, name: string): Promise<void> {
  const selector = page.getByRole('combobox', { name: 'Tournament', exact: true });
  await expect(selector.locator('option', { hasText: name })).toHaveCount(1);
  await expect(async () => {
    await selector.focus();
    await page.keyboard.type(name);
    await expect(selector.locator('option:checked')).toContainText(name, { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Teams').getByLabel('Select all')).toBeVisible();
}

test('a tournament created in the dialog comes straight onto the desk of whoever has signed in', async ({ page }) => {
  const name = `Dialog Cup ${Date.now()}`;
  await page.goto('/admin/brackets');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
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
