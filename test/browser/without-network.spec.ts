import type { Page } from '@playwright/test';
import { test as journey } from './cup-of-today.ts';
import { expect, expectAccessible, expectMessage } from './journey.ts';
import { isKept, overNetwork } from './network.ts';
import { correctScore, gameNow, openGame, signIn } from './score-keeping.ts';

const test = journey.extend(overNetwork);

/** All addresses that are kept on the device. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const places = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(places.map((place) => place.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a visitor who reads Spanish has the site in Spanish without a network, too', async ({ page, network }) => {
  await page.context().addCookies([{ name: 'language', value: 'es', url: network.url }]);
  await page.goto('/live-scores');
  await isKept(page);
  network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Marcadores en vivo' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a visitor who was here before opens every page without a network, and nothing of the API is kept', async ({
  page,
  network,
}) => {
  await page.goto('/live-scores');
  await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible();
  await isKept(page);
  const kept = await keptAddresses(page);
  expect(kept).toContain('/');
  expect(kept.filter((path) => path !== '/' && path !== '/crest.svg' && !path.startsWith('/assets/'))).toEqual([]);

  network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeVisible();
  await expect(page.getByText('Failed to fetch live scores')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three a side.');
  const tournaments = page.getByRole('region', { name: 'Tournaments', exact: true });
  await expect(tournaments).toContainText('Failed to fetch tournaments');
  await expectAccessible(page);
  await page.goto('/tournaments');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/player-lookup');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.goto('/invite/TEAM-ABC234-007');
  await expect(page.getByRole('button', { name: /Try again/ })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tournaments');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  network.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Tournaments' }).getByText('Fall Cup').nth(0)).toBeVisible();
});

test('a keeper whose phone has thrown the page away finds everything again without a network, goes on, and it is sent once', async ({
  page,
  network,
  game,
}) => {
  await signIn(page, 'Morgan');
  await isKept(page);
  const dialog = await openGame(page, game);
  await dialog.getByRole('button', { name: `Goal ${game.team1Name}` }).click();
  const players = dialog.getByRole('group', { name: `Who scored for ${game.team1Name}?` }).getByRole('button');
  await expect(players.nth(1)).toBeVisible();
  const scorer = (await players.nth(0).textContent()) ?? '';
  expect(scorer).not.toBe('');
  network.cut();
  await players.nth(0).click();
  await expectMessage(page, 'Kept on this phone.');
  const goals = dialog.getByLabel(`Goals of ${game.team1Name}`);
  await expect(goals).toHaveValue('1');
  await correctScore(dialog);
  await goals.fill('4');
  await dialog.getByRole('button', { name: 'Update Score' }).click();
  await page.keyboard.press('Escape');
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting).toContainText('2 entries are waiting to be sent.');
  await expectAccessible(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept['golden-goal:score-keeping']).not.toContain(game.team1Name);
  expect(JSON.stringify(kept)).not.toContain(scorer);

  await page.reload();
  await expect(waiting).toContainText('2 entries are waiting to be sent.');
  await expect(waiting).toContainText(`Score 4 – 0 ${game.team1Name} – ${game.team2Name}`);
  const again = await openGame(page, game);
  await expect(again.getByLabel(`Goals of ${game.team1Name}`)).toHaveValue('4');
  await expect(again).toContainText('Names of players are not kept on this phone');
  await expect(again.getByRole('button', { name: 'Update Score' })).toBeVisible();
  await expect(again).toContainText('Held back on this phone: ');
  await expect(again).toContainText('Score 4 – 0');
  await expectAccessible(page);
  await again.getByLabel(`Goals of ${game.team2Name}`).fill('2');
  await again.getByRole('button', { name: 'Update Score' }).click();
  await page.keyboard.press('Escape');
  await expect(waiting).toContainText('3 entries are waiting to be sent.');

  network.mend();
  await expect(waiting).toBeHidden();
  expect(await gameNow(page, game.id)).toMatchObject({ status: 'in_progress', team1Score: 4, team2Score: 2 });
  const history: readonly { updatedBy: string; team1Score: number; team2Score: number }[] = await (
    await page.request.get(`/api/games/${game.id}/history`)
  ).json();
  const own = history.filter(({ updatedBy }) => updatedBy === 'Morgan');
  expect(own.map(({ team1Score, team2Score }) => [team1Score, team2Score])).toEqual([
    [1, 0],
    [4, 0],
    [4, 2],
  ]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectMessage(page, 'Logged Out');
  expect(await page.evaluate(() => localStorage.length)).toBeLessThanOrEqual(1);
});
