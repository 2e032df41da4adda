import { test } from './cup-of-today.ts';
import { expect, expectAccessible, expectMessage } from './journey.ts';
import { anotherPage, correctScore, gameNow, openGame, shown, signIn } from './score-keeping.ts';

test('a visitor comes from what the landing page shows is played now, follows, and cannot keep', async ({ page }) => {
  await page.goto('/');
  const panel = page.getByRole('region', { name: /Live now|Next kick-off/ });
  await expect(panel.getByRole('listitem').nth(0)).toBeVisible();
  await panel.getByRole('link', { name: 'All live scores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible();
  const all = page.getByRole('tab', { name: 'All Games (Requires Authentication)' });
  await expect(all).toBeDisabled();
  await page.getByRole('button', { name: 'Manage Scores' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Scores' });
  await dialog.getByLabel('Your name').fill('Pat');
  await dialog.getByLabel('Password').fill('own-goal');
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expectMessage(page, 'Authentication Failed', 'alarm');
  await expectMessage(page, 'Incorrect password', 'alarm');
  await expectAccessible(page);
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
  game,
  browser,
  baseURL,
}) => {
  await signIn(page, 'Pat');
  const follower = await anotherPage(browser, baseURL);
  await follower.goto('/live-scores');
  const gameDialog = await openGame(page, game);
  await gameDialog.getByRole('button', { name: 'Start Game' }).click();
  await expect(gameDialog.getByRole('button', { name: 'Start Game' })).toBeHidden();
  await expect(shown(follower, game)).toBeVisible();

  await gameDialog.getByRole('button', { name: `Goal ${game.team1Name}` }).click();
  await gameDialog.getByLabel('Minute', { exact: true }).fill('7');
  const scorers = gameDialog.getByRole('group', { name: `Who scored for ${game.team1Name}?` }).getByRole('button');
  await expect(scorers.nth(1)).toBeVisible();
  const scorer = scorers.nth(0);
  const name = (await scorer.textContent()) ?? '';
  await expectAccessible(page);
  await scorer.click();
  await expectMessage(page, `${name} at minute 7`);
  await expect(shown(follower, game)).toContainText(`${game.team1Name}1`);
  expect(await gameNow(page, game.id)).toMatchObject({ team1Score: 1 });

  await gameDialog.getByRole('button', { name: 'Undo last goal (minute 7)' }).click();
  await expectMessage(page, 'Goal Removed');
  await expect(shown(follower, game)).toContainText(`${game.team1Name}0`);

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
  await expect(shown(follower, game)).toContainText('Full time');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectMessage(page, 'Logged Out');
  await expect(page.getByRole('tab', { name: /All Games/ })).toBeDisabled();
  expect((await page.request.get('/api/games?includeAll=true')).status()).toBe(401);
});
