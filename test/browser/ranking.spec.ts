import type { Page } from '@playwright/test';
import {
  choose,
  detailOf,
  draw,
  type Game,
  openBracketManagement,
  post,
  section,
  tournamentWithTeams,
} from './bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { fitWindow } from './nothing-beside.ts';

test.use({ viewport: { width: 1440, height: 1000 }, hasTouch: false });

/**
 * Three teams with a win each. By goals scored Rovers 1 and 3 play the final, by goals let in Rovers 2 and 1.
 */
async function aGroup(page: Page): Promise<{ readonly name: string; readonly id: number; readonly final: Game }> {
  const name = await tournamentWithTeams(page, 3);
  await draw(page, name, { tournamentFormat: 'round-robin', maxGamesPerTeam: 2 });
  const { id, games } = await detailOf(page, name);
  const scores: Readonly<Record<string, readonly [number, number]>> = { '12': [0, 1], '13': [9, 4], '23': [0, 1] };
  for (const game of games.filter(({ stage }) => stage === 'group')) {
    const [one, other] = [game.team1Name, game.team2Name].map((team) => Number(team?.replace('Rovers ', '')));
    const [low = 0, high = 0] = scores[[one, other].toSorted().join('')] ?? [];
    const isAsWritten = (one ?? 0) < (other ?? 0);
    const data = { team1Score: isAsWritten ? low : high, team2Score: isAsWritten ? high : low };
    expect((await page.request.put(`/api/games/${game.id}/score`, { data })).status()).toBe(200);
    await post(page.request, `/api/games/${game.id}/complete`, {});
  }
  const final = (await detailOf(page, name)).games.find(({ stage }) => stage === 'knockout');
  if (final === undefined) throw new Error(`${name} has no final`);
  return { name, id, final };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Ranking' });
const linesOf = (page: Page) =>
  dialogOf(page).locator('section', { hasText: 'Teams are ranked by' }).locator('ol > li');
const previewOf = (page: Page) => dialogOf(page).getByRole('region', { name: 'What would change' });

async function openRanking(page: Page, name: string, state = 'Active') {
  await openBracketManagement(page);
  await choose(page, name, state);
  await page.getByRole('button', { name: 'Ranking', exact: true }).click();
  await expect(linesOf(page).first()).toBeVisible();
}

test('the table says who moves before a ranking is saved, by keyboard alone, and what a started final loses', async ({
  page,
}) => {
  const { name, id, final } = await aGroup(page);
  await openRanking(page, name);
  const save = dialogOf(page).getByRole('button', { name: 'Save the ranking' });
  const beginWith = dialogOf(page).getByLabel('Begin with');

  await test.step('a preset, and what is wrong with it', async () => {
    await expect(linesOf(page)).toContainText(['Wins', 'Goals scored', 'Goal difference', 'Head-to-head']);
    await expect(previewOf(page)).toContainText('Nobody moves.');
    await beginWith.selectOption('10 points a game');
    await expect(linesOf(page)).toHaveCount(7);
    await expect(dialogOf(page).getByLabel('A win')).toHaveValue('6');
    await expect(dialogOf(page).getByLabel('Goals counted at most')).toHaveValue('3');
    await expect(previewOf(page)).toContainText(
      'Ranked by points (6 for a win, 3 for a draw, 1 for each goal up to 3, 1 for a shut-out)',
    );
    await expect(previewOf(page)).toContainText('2 teams move.');
    await dialogOf(page).getByLabel('A win').fill('2');
    await expect(dialogOf(page)).toContainText('A win is worth more than a draw, and a draw no less than a loss');
    await expect(save).toBeDisabled();
    await beginWith.selectOption('Wins, then goals (the usual)');
    await expect(previewOf(page)).toContainText('Nobody moves.');
  });

  await test.step('goals let in come before goals scored, by keyboard', async () => {
    const ask = dialogOf(page).getByRole('button', { name: 'Ask Goals against' });
    await ask.focus();
    await page.keyboard.press('Enter');
    await expect(linesOf(page)).toHaveCount(5);
    const earlier = dialogOf(page).getByRole('button', { name: 'Goals against earlier' });
    await earlier.focus();
    for (const place of [4, 3, 2]) {
      await page.keyboard.press('Enter');
      await expect(dialogOf(page).getByText(`Goals against is now ${place} of 5.`)).toBeAttached();
      await expect(earlier).toBeFocused();
    }
    await expect(linesOf(page)).toContainText(['Wins', 'Goals against', 'Goals scored']);
    await expect(previewOf(page)).toContainText('3 teams move.');
    await expect(previewOf(page)).toContainText('Would go on now: Rovers 2. Would no longer go on: Rovers 3.');
    await expect(previewOf(page).getByRole('row', { name: /Rovers 2/ })).toContainText('1');
    await expect(previewOf(page).getByRole('img', { name: 'Up 2 places, was 3' })).toBeVisible();
    await expectAccessible(page);
    expect((await (await page.request.get(`/api/tournaments/${id}/standings`)).json())[0].teamName).toBe('Rovers 1');
    await save.focus();
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Ranking Saved', 'good');
    await expect(dialogOf(page)).toBeHidden();
    await expect(section(page, 'Standings')).toContainText('Ranked by wins, then goals against, then goals scored');
    await expect(section(page, 'Standings').getByRole('row').nth(1)).toContainText('Rovers 2');
  });

  await test.step('a final that has started is named, and reset only by the button that says so', async () => {
    await post(page.request, `/api/games/${final.id}/start`, {});
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(section(page, 'Tournament Brackets').getByText('IN PROGRESS')).toHaveCount(1);
    await page.getByRole('button', { name: 'Ranking', exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Leave out Goals against' }).click();
    const saveAndReset = dialogOf(page).getByRole('button', { name: 'Save and reset 1 game' });
    await expect(saveAndReset).toBeVisible();
    await expect(previewOf(page)).toContainText('Rovers 2 v Rovers 1');
    await expectAccessible(page);
    await saveAndReset.click();
    await expect(dialogOf(page)).toBeHidden();
    const { games } = await detailOf(page, name);
    expect(games.find((game) => game.id === final.id)).toMatchObject({ status: 'scheduled' });
  });
});

test('a line is dragged to another place; a ranking is there before anything is drawn, and fits a phone', async ({
  page,
}) => {
  const name = await tournamentWithTeams(page, 2);
  await openRanking(page, name, 'Upcoming');
  await expect(previewOf(page)).toContainText('Nothing is drawn yet');
  const handle = await dialogOf(page).locator('[data-handle="head-to-head"]').boundingBox();
  const first = await linesOf(page).first().boundingBox();
  if (handle === null || first === null) throw new Error('There is nothing to drag');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + 20, first.y + first.height + 20, { steps: 6 });
  await page.mouse.move(first.x + 20, first.y + 4, { steps: 4 });
  await page.mouse.up();
  await expect(linesOf(page)).toContainText(['Head-to-head', 'Wins', 'Goals scored', 'Goal difference']);
  await expect(dialogOf(page).getByLabel('Begin with')).toHaveValue('');

  await fitWindow(page, 390);
  const [form, preview] = [await linesOf(page).first().boundingBox(), await previewOf(page).boundingBox()];
  expect(preview?.y ?? 0).toBeGreaterThan(form?.y ?? 0);
  const widths = await dialogOf(page).evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  await expectAccessible(page);
  await dialogOf(page).getByLabel('Begin with').selectOption('UEFA Euro');
  await dialogOf(page).getByRole('button', { name: 'Save the ranking' }).click();
  await expectMessage(page, 'Ranking Saved', 'good');
  await expect(section(page, 'Ranking')).toContainText(
    'Ranked by points, then head-to-head, then head-to-head goal difference, then head-to-head goals',
  );
});
