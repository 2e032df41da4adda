import type { Page } from '@playwright/test';
import { post, tournamentWithTeams } from './bracket-management.ts';
import { expect, expectAccessible, test } from './journey.ts';

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: false });

interface Game {
  readonly id: number;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
  readonly field: string;
}

/** A cup of sixteen teams of which everybody may see that so many games are being played. */
async function aCupInPlay(page: Page, playing: number) {
  const name = await tournamentWithTeams(page, 16, today());
  const list: readonly { id: number; name: string }[] = await (await page.request.get('/api/tournaments')).json();
  const id = list.find((one) => one.name === name)?.id ?? 0;
  const { teams } = await (await page.request.get(`/api/tournaments/${id}`)).json();
  const teamIds = teams.map((team: { id: number }) => team.id);
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, { teamIds, minGamesPerTeam: 1 });
  const { games } = await (await page.request.get(`/api/tournaments/${id}`)).json();
  const first: readonly Game[] = games.filter(({ team1Id }: { team1Id: number | null }) => team1Id !== null);
  for (const game of first.slice(0, playing)) await post(page.request, `/api/games/${game.id}/start`, {});
  await see(page, id, true);
  return { id, name };
}

async function see(page: Page, id: number, visible: boolean): Promise<void> {
  const answer = await page.request.put(`/api/tournaments/${id}/visibility`, { data: { visible } });
  expect(answer.status()).toBe(200);
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

const onNow = (page: Page) => page.getByRole('region', { name: 'On now' });

/** A game that is on the first page, which turns whenever it likes. */
async function aGameOfTheFirstPage(page: Page, id: number): Promise<Game> {
  const games: readonly (Game & { tournamentId: number; status: string })[] = await (
    await page.request.get('/api/live-scores')
  ).json();
  const playing = games.filter(({ tournamentId, status }) => tournamentId === id && status === 'in_progress');
  const look = async () => {
    const texts = await onNow(page).locator('*').allTextContents();
    return texts.some((text) => text.includes('1 of 2'))
      ? playing.find(({ team1Name }) => team1Name !== null && texts.includes(team1Name))
      : undefined;
  };
  let game: Game | undefined;
  await expect(async () => {
    game = await look();
    expect(game, 'a game of the first page').toBeDefined();
  }).toPass({ timeout: 30_000 });
  if (game === undefined) throw new Error('None of the games is shown.');
  return game;
}

test('six games are two pages that turn by themselves; a goal opens its page within moments', async ({ page }) => {
  const { id, name } = await aCupInPlay(page, 6);
  await page.goto(`/live-scores/big-screen?tournament=${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(onNow(page)).toContainText('1 of 2');
  await expect(onNow(page).getByRole('listitem')).toHaveCount(3);
  const game = await aGameOfTheFirstPage(page, id);
  const card = onNow(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(game.team1Name ?? '', { exact: true }) });
  await expect(card).toContainText(game.field);
  await expect(onNow(page)).toContainText('2 of 2');
  await expect(card).toBeHidden();

  await page.request.put(`/api/games/${game.id}/score`, { data: { team1Score: 1, team2Score: 0 } });
  await expect(card).toContainText('Goal!');
  await expect(card.getByText('1', { exact: true })).toBeVisible();
  await expect(page.getByText(`${game.team1Name} 1, ${game.team2Name} 0`)).toBeAttached();

  // Paused before anything that takes its time: the page would turn meanwhile.
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Turn pages' })).toBeVisible();
  await expect(onNow(page)).toContainText('1 of 2');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(onNow(page)).toContainText('2 of 2');
  await page.keyboard.press('ArrowLeft');
  await expect(onNow(page)).toContainText('1 of 2');
  await expect(page.getByRole('region', { name: 'Next up' })).toContainText(/\d:\d\d [AP]M ET/);
  await expect(page.getByRole('img', { name: /QR code: .*\/tournaments/ })).toBeVisible();
  await see(page, id, false);
});

test('whoever asked for less motion sees a page that stands still until it is turned by hand', async ({ page }) => {
  const { id } = await aCupInPlay(page, 5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/live-scores/big-screen?tournament=${id}&light`);
  await expect(onNow(page)).toContainText('1 of 2');
  await expect(page.getByRole('button', { name: 'Turn pages' })).toBeVisible();
  await expectAccessible(page);
  await page.mouse.move(300, 300);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(onNow(page)).toContainText('2 of 2');
  await page.mouse.move(320, 320);
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page).not.toHaveURL(/light/);
  await expect(page).toHaveURL(new RegExp(`tournament=${id}`));
  await see(page, id, false);
});

test('a lost connection is said in red with the time, and forgotten when it is back', async ({ page, context }) => {
  await page.goto('/live-scores/big-screen');
  await expect(page.getByRole('heading', { level: 1, name: 'Today’s games' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Final scores' }).or(page.getByText('1 of'))).not.toHaveCount(0);
  await context.setOffline(true);
  const sign = page.getByRole('status').filter({ hasText: /Connection lost at \d+:\d\d [AP]M ET/ });
  await expect(sign).toBeVisible({ timeout: 45_000 });
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(sign).toBeHidden({ timeout: 45_000 });
});

test('the buttons go when nobody moves and come back for a mouse or a keyboard', async ({ page }) => {
  await page.goto('/live-scores');
  await page.getByRole('link', { name: 'Big screen' }).click();
  const full = page.getByRole('button', { name: 'Full screen' });
  await expect(full).toBeVisible();
  const buttons = page.getByRole('group', { name: 'Big screen' });
  await expect(buttons).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Show')).toBeFocused();
  await expect(buttons).toHaveCSS('opacity', '1');
  for (const name of ['Previous page', 'Pause', 'Next page', 'Light', 'Full screen']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await page.mouse.move(200, 200);
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const) {
  test(`at ${width}x${height} everything fits without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/live-scores/big-screen');
    await expect(page.getByRole('region', { name: /On now|Next up/ })).not.toHaveCount(0);
    const overflow = () =>
      page.evaluate(() => {
        const screen = document.documentElement;
        return [screen.scrollWidth - screen.clientWidth, screen.scrollHeight - screen.clientHeight];
      });
    await expect.poll(overflow).toEqual([0, 0]);
    const sides = () =>
      page.getByRole('region').evaluateAll((regions) =>
        regions.flatMap((region) => {
          const { left, top, right, bottom } = region.getBoundingClientRect();
          return [left, top, innerWidth - right, innerHeight - bottom];
        }),
      );
    await expect.poll(async () => Math.min(...(await sides()))).toBeGreaterThanOrEqual(0);
    const hidden = () =>
      page
        .getByRole('region')
        .evaluateAll((regions) => regions.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight));
    // Letters may be a hair taller than their line; between two panels there is more than four times that.
    await expect.poll(async () => Math.max(...(await hidden()))).toBeLessThanOrEqual(height / 200);
  });
}
