import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import {
  anotherPage,
  correctScore,
  gameNow,
  gamesOfTheDemo,
  type KeptGame,
  openGame,
  shown,
  signIn,
} from './score-keeping.ts';

/** A group game of the tournament being played that is not over; the signed-in page knows of it. */
async function aGame(page: Page): Promise<KeptGame> {
  const open = (await gamesOfTheDemo(page)).filter(
    ({ status, team1Name, stage }) => status !== 'completed' && team1Name && stage === 'group',
  );
  const game = open.at(-1);
  if (game === undefined) throw new Error('no game of the demo is left to be played');
  return game;
}

test('a visitor follows, and cannot keep', async ({ page }) => {
  await page.goto('/live-scores');
  await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible();
  const all = page.getByRole('tab', { name: 'All Games (Requires Authentication)' });
  await expect(all).toBeDisabled();
  await page.getByRole('button', { name: 'Manage Scores' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Scores' });
  await dialog.getByLabel('Your name').fill('Pat');
  await dialog.getByLabel('Password').fill('own-goal');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expectMessage(page, 'Authentication Failed', 'alarm');
  await expectMessage(page, 'Incorrect password', 'alarm');
  await page.keyboard.press('Escape');
  await expect(all).toBeDisabled();
  const scorers = page.getByRole('region', { name: 'Top 10 Goal Scorers' });
  await expect(scorers.getByRole('listitem').nth(0)).toContainText(/goal/);
  await scorers.getByLabel('Tournament').selectOption('-- Select Tournament --');
  await expect(scorers.getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
});

test('a keeper scores, takes a goal back and ends the game; others see it at once', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'Pat');
  const game = await aGame(page);
  const follower = await anotherPage(browser, baseURL);
  await follower.goto('/live-scores');
  const gameDialog = await openGame(page, game);
  if (game.status === 'scheduled') await gameDialog.getByRole('button', { name: 'Start Game' }).click();
  await expect(gameDialog.getByRole('button', { name: 'Start Game' })).toBeHidden();
  await expect(shown(follower, game)).toBeVisible();

  const before = await gameNow(page, game.id);
  await gameDialog.getByRole('button', { name: `Goal ${game.team1Name}` }).click();
  await gameDialog.getByLabel('Minute', { exact: true }).fill('7');
  const scorers = gameDialog.getByRole('group', { name: `Who scored for ${game.team1Name}?` }).getByRole('button');
  await expect(scorers.nth(1)).toBeVisible();
  const scorer = scorers.nth(0);
  const name = (await scorer.textContent()) ?? '';
  await expectAccessible(page);
  await scorer.click();
  await expectMessage(page, `${name} at minute 7`);
  await expect(shown(follower, game)).toContainText(`${game.team1Name}${before.team1Score + 1}`);
  expect(await gameNow(page, game.id)).toMatchObject({ team1Score: before.team1Score + 1 });

  await gameDialog.getByRole('button', { name: 'Undo last goal (minute 7)' }).click();
  await expectMessage(page, 'Goal Removed');
  await expect(shown(follower, game)).toContainText(`${game.team1Name}${before.team1Score}`);

  await correctScore(gameDialog);
  await gameDialog.getByLabel(`Goals of ${game.team1Name}`).fill('6');
  await gameDialog.getByLabel(`Goals of ${game.team2Name}`).fill('x');
  await gameDialog.getByRole('button', { name: 'Update Score' }).click();
  await expectMessage(page, 'Score Updated');
  await expect.poll(() => gameNow(page, game.id)).toMatchObject({ team1Score: 6, team2Score: 0 });

  await gameDialog.getByRole('button', { name: 'Complete Game' }).click();
  await expect(gameDialog.getByRole('group', { name: /End this game at .* 6 – 0 / })).toBeVisible();
  await gameDialog.getByRole('button', { name: 'Complete Game' }).click();
  await expectMessage(page, 'Game has been completed and bracket has been advanced!');
  await expect(gameDialog).toContainText('This game has been completed.');
  await expect(gameDialog).toContainText('Score updates are disabled for completed games.');
  await expect(gameDialog.getByText('Correct the score')).toBeHidden();
  await expect(gameDialog.getByRole('button', { name: 'Update Score' })).toBeHidden();
  await expect(shown(follower, game)).toBeHidden();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectMessage(page, 'Logged Out');
  await expect(page.getByRole('tab', { name: /All Games/ })).toBeDisabled();
  expect((await page.request.get('/api/games?includeAll=true')).status()).toBe(401);
  await follower.context().close();
});

test('what is entered without a network waits on the phone and is sent once', async ({ page, context }) => {
  await signIn(page, 'Robin');
  const game = await aGame(page);
  const before = await gameNow(page, game.id);
  const gameDialog = await openGame(page, game);
  await gameDialog.getByRole('button', { name: `Goal ${game.team2Name}` }).click();
  const players = gameDialog.getByRole('group', { name: `Who scored for ${game.team2Name}?` }).getByRole('button');
  await expect(players.nth(1)).toBeVisible();
  const scorer = (await players.nth(0).textContent()) ?? '';
  expect(scorer).not.toBe('');
  await context.setOffline(true);
  await players.nth(0).click();
  await expectMessage(page, 'Kept on this phone.');
  const goals = gameDialog.getByLabel(`Goals of ${game.team2Name}`);
  await expect(goals).toHaveValue(String(before.team2Score + 1));
  await correctScore(gameDialog);
  await goals.fill(String(before.team2Score + 3));
  await gameDialog.getByRole('button', { name: 'Update Score' }).click();
  await page.keyboard.press('Escape');
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting).toContainText('2 entries are waiting to be sent.');
  await expectAccessible(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept['golden-goal:score-keeping']).not.toContain(game.team1Name);
  expect(JSON.stringify(kept)).not.toContain(scorer);

  await context.setOffline(false);
  await expect(waiting).toBeHidden({ timeout: 30_000 });
  expect(await gameNow(page, game.id)).toMatchObject({ status: 'in_progress', team2Score: before.team2Score + 3 });
  const history: readonly { updatedBy: string; team2Score: number }[] = await (
    await page.request.get(`/api/games/${game.id}/history`)
  ).json();
  const own = history.filter(({ updatedBy }) => updatedBy === 'Robin').map(({ team2Score }) => team2Score);
  expect(own.slice(-2)).toEqual([before.team2Score + 1, before.team2Score + 3]);
});

test('two keepers of one game: who was slower sees what the other entered, and decides', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await signIn(page, 'Slow');
  const game = await aGame(page);
  const gameDialog = await openGame(page, game);
  const goals = gameDialog.getByLabel(`Goals of ${game.team1Name}`);
  await correctScore(gameDialog);
  await context.setOffline(true);
  await goals.fill('40');
  await gameDialog.getByRole('button', { name: 'Update Score' }).click();
  await expectMessage(page, 'Kept on this phone.');

  const other = await anotherPage(browser, baseURL);
  await signIn(other, 'Fast');
  const otherDesk = await openGame(other, game);
  await correctScore(otherDesk);
  await otherDesk.getByLabel(`Goals of ${game.team1Name}`).fill('30');
  await otherDesk.getByRole('button', { name: 'Update Score' }).click();
  await expectMessage(other, 'Score Updated');

  await context.setOffline(false);
  await page.keyboard.press('Escape');
  const decide = page.getByRole('list', { name: 'Needs your decision' });
  await expect(decide).toContainText(/Somebody else has changed this game: it stands at 30/);
  await expectAccessible(page);
  expect(await gameNow(page, game.id)).toMatchObject({ team1Score: 30 });
  await decide.getByRole('button', { name: 'Send mine' }).click();
  await expect(decide).toBeHidden();
  await expect.poll(async () => (await gameNow(page, game.id)).team1Score).toBe(40);
  await other.context().close();
});

test('the landing page shows what is played now', async ({ page }) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: /Live now|Next kick-off/ });
  await expect(panel.getByRole('listitem').nth(0)).toBeVisible();
  await panel.getByRole('link', { name: 'All live scores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeVisible();
});
