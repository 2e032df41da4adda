import type { Page } from '@playwright/test';
import { choose, openBracketManagement, post, publish, section, tournamentWithTeams } from './bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';

test.use({ viewport: { width: 1440, height: 1000 }, hasTouch: false });

interface Game {
  readonly id: number;
  readonly stage: string;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
}

/**
 * Three teams with a win each. By goals scored Rovers 1 and 3 play the final, by goals let in Rovers 2 and 1.
 */
async function aGroup(page: Page): Promise<{ readonly name: string; readonly id: number; readonly final: Game }> {
  const name = await tournamentWithTeams(page, 3);
  const list = await (await page.request.get('/api/tournaments')).json();
  const { id } = list.find((one: { readonly name: string }) => one.name === name);
  const detail = async () => (await page.request.get(`/api/tournaments/${id}`)).json();
  const teamIds = (await detail()).teams
    .toSorted((one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name))
    .map((team: { readonly id: number }) => team.id);
  const asked = { teamIds, tournamentFormat: 'round-robin', maxGamesPerTeam: 2 };
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, asked);
  const scores: Readonly<Record<string, readonly [number, number]>> = { '12': [0, 1], '13': [9, 4], '23': [0, 1] };
  const games: readonly Game[] = (await detail()).games;
  for (const game of games.filter(({ stage }) => stage === 'group')) {
    const [one, other] = [game.team1Name, game.team2Name].map((team) => Number(team?.replace('Rovers ', '')));
    const [low = 0, high = 0] = scores[[one, other].toSorted().join('')] ?? [];
    const isAsWritten = (one ?? 0) < (other ?? 0);
    const data = { team1Score: isAsWritten ? low : high, team2Score: isAsWritten ? high : low };
    expect((await page.request.put(`/api/games/${game.id}/score`, { data })).status()).toBe(200);
    await post(page.request, `/api/games/${game.id}/complete`, {});
  }
  const final = (await detail()).games.find(({ stage }: Game) => stage === 'knockout');
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

test('by keyboard alone goals let in come before goals scored; the table says who moves before it is saved', async ({
  page,
}) => {
  const { name, id } = await aGroup(page);
  await openRanking(page, name);
  await expect(linesOf(page)).toContainText(['Wins', 'Goals scored', 'Goal difference', 'Head-to-head']);
  await expect(previewOf(page)).toContainText('Nobody moves.');
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
  await dialogOf(page).getByRole('button', { name: 'Save the ranking' }).focus();
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Ranking Saved', 'good');
  await expect(dialogOf(page)).toBeHidden();
  await expect(section(page, 'Standings')).toContainText('Ranked by wins, then goals against, then goals scored');
  await expect(section(page, 'Standings').getByRole('row').nth(1)).toContainText('Rovers 2');
});

test('a line is dragged to another place, and a preset takes all of it back', async ({ page }) => {
  const { name } = await aGroup(page);
  await openRanking(page, name);
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
  await dialogOf(page).getByLabel('Begin with').selectOption('10 points a game');
  await expect(linesOf(page)).toHaveCount(7);
  await expect(dialogOf(page).getByLabel('A win')).toHaveValue('6');
  await expect(dialogOf(page).getByLabel('Goals counted at most')).toHaveValue('3');
  await expect(previewOf(page)).toContainText(
    'Ranked by points (6 for a win, 3 for a draw, 1 for each goal up to 3, 1 for a shut-out)',
  );
  await expect(previewOf(page)).toContainText('2 teams move.');
  await dialogOf(page).getByLabel('A win').fill('2');
  await expect(dialogOf(page)).toContainText('A win is worth more than a draw, and a draw no less than a loss');
  await expect(dialogOf(page).getByRole('button', { name: 'Save the ranking' })).toBeDisabled();
  await dialogOf(page).getByLabel('Begin with').selectOption('Wins, then goals (the usual)');
  await expect(previewOf(page)).toContainText('Nobody moves.');
});

test('a final that has started is named, and reset only by the button that says so', async ({ page }) => {
  const { name, id, final } = await aGroup(page);
  await post(page.request, `/api/games/${final.id}/start`, {});
  await openRanking(page, name);
  await dialogOf(page).getByRole('button', { name: 'Ask Goals against' }).click();
  await dialogOf(page).getByRole('button', { name: 'Leave out Goals scored' }).click();
  await dialogOf(page).getByRole('button', { name: 'Goals against earlier' }).click();
  await dialogOf(page).getByRole('button', { name: 'Goals against earlier' }).click();
  const save = dialogOf(page).getByRole('button', { name: 'Save and reset 1 game' });
  await expect(save).toBeVisible();
  await expect(previewOf(page)).toContainText('Rovers 1 v Rovers 3');
  await expectAccessible(page);
  await save.click();
  await expectMessage(page, 'Ranking Saved', 'good');
  const { games } = await (await page.request.get(`/api/tournaments/${id}`)).json();
  expect(games.find((game: Game) => game.id === final.id)).toMatchObject({ status: 'scheduled' });
});

test('the ranking fits a phone, its table below, and is there before anything is drawn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await tournamentWithTeams(page, 2);
  await openRanking(page, name, 'Upcoming');
  await expect(previewOf(page)).toContainText('Nothing is drawn yet');
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

test('a festival is drawn without a table and without finals', async ({ page }) => {
  const name = await tournamentWithTeams(page, 4);
  await openBracketManagement(page);
  await choose(page, name);
  await section(page, 'Teams').getByLabel('Select all').check();
  await page.getByLabel('Tournament Format').selectOption('Round Robin');
  await section(page, 'Bracket Generation Settings').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('switch', { name: 'Festival: no standings' }).check();
  await expect(section(page, 'Preview')).not.toContainText('Rank 1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Generate Brackets' }).click();
  await expectMessage(page, 'Tournament brackets generated successfully', 'good');
  await publish(page);
  await expect(section(page, 'Standings')).toContainText('Played as a festival: games without a table.');
});
