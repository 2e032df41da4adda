import type { APIRequestContext, Page } from '@playwright/test';
import { post } from './bracket-management.ts';
import { type OwnCup, rovers, test } from './cup-of-today.ts';
import { expect, expectAccessible } from './journey.ts';

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: false });

interface Game {
  readonly id: number;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
  readonly field: string;
}

/** So many games of a cup are being played. */
async function play(office: APIRequestContext, cup: OwnCup, playing: number): Promise<void> {
  await cup.draw({ minGamesPerTeam: 1 });
  const { games } = await (await office.get(`/api/tournaments/${cup.id}`)).json();
  const first: readonly Game[] = games.filter(({ team1Id }: { team1Id: number | null }) => team1Id !== null);
  for (const game of first.slice(0, playing)) await post(office, `/api/games/${game.id}/start`, {});
}

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
  }).toPass({ timeout: 60_000 });
  if (game === undefined) throw new Error('None of the games is shown.');
  return game;
}

/** How long a page stands, and how often a silent line is tried, in milliseconds. */
const [aPage, aTry] = [12_000, 15_000];

test('six games are two pages that turn by themselves, a goal opens its page, and with less motion nothing turns', async ({
  page,
  office,
  ownCup,
}) => {
  const cup = await ownCup('Screen Cup', { teams: rovers(16) });
  await play(office, cup, 6);
  await page.clock.install();
  await page.goto(`/live-scores/big-screen?tournament=${cup.id}`);
  await expect(page.getByRole('heading', { level: 1, name: cup.name })).toBeVisible();
  await expect(onNow(page)).toContainText('1 of 2');
  await expect(onNow(page).getByRole('listitem')).toHaveCount(3);
  const game = await aGameOfTheFirstPage(page, cup.id);
  const card = onNow(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(game.team1Name ?? '', { exact: true }) });
  await expect(card).toContainText(game.field);
  const sizes = await sizesOfCards(page);
  await page.clock.fastForward(aPage);
  await expect(onNow(page)).toContainText('2 of 2');
  await expect(card).toBeHidden();
  await expect.poll(async () => new Set([...sizes, ...(await sizesOfCards(page))]).size, 'all as large').toBe(1);
  await expect(page.getByText(/^\d of \d$/), 'one pager').toHaveCount(1);

  await office.put(`/api/games/${game.id}/score`, { data: { team1Score: 1, team2Score: 0 } });
  await expect(card).toContainText('Goal!');
  await expect(card.getByText('1', { exact: true })).toBeVisible();
  await expect(page.getByText(`${game.team1Name} 1, ${game.team2Name} 0`)).toBeAttached();

  // Paused before anything that takes its time: the page would turn meanwhile.
  await page.mouse.move(200, 200);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Turn pages' })).toBeVisible();
  expect(await isCodeCovered(page), 'the buttons stand beside the code').toBe(false);
  await expect(onNow(page)).toContainText('1 of 2');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(onNow(page)).toContainText('2 of 2');
  await page.keyboard.press('ArrowLeft');
  await expect(onNow(page)).toContainText('1 of 2');
  await expect(page.getByRole('region', { name: 'Next up' })).toContainText(/\d:\d\d [AP]M ET/);
  await expect(page.getByRole('img', { name: /QR code: .*\/tournaments/ })).toBeVisible();

  await test.step('whoever asked for less motion sees a page that stands still until it is turned by hand', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/live-scores/big-screen?tournament=${cup.id}&light`);
    await expect(onNow(page)).toContainText('1 of 2');
    await expect(page.getByRole('button', { name: 'Turn pages' })).toBeVisible();
    await expectAccessible(page);
    await page.clock.fastForward(aPage);
    await expect(onNow(page)).toContainText('1 of 2');
    await page.mouse.move(300, 300);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(onNow(page)).toContainText('2 of 2');
    await page.mouse.move(320, 320);
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page).not.toHaveURL(/light/);
    await expect(page).toHaveURL(new RegExp(`tournament=${cup.id}`));
  });
});

test('everything fits a screen of any size, a lost connection is said in red, and buttons come for a hand or a keyboard', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/live-scores');
  await page.getByRole('link', { name: 'Big screen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today’s games' })).toBeVisible();
  await expect(page.getByRole('region', { name: /On now|Next up/ })).not.toHaveCount(0);
  for (const [width, height] of [
    [1280, 720],
    [3840, 2160],
    [1920, 1080],
  ] as const)
    await test.step(`at ${width}x${height} nothing has to be scrolled`, () => expectToFit(page, width, height));

  await test.step('a lost connection is said with the time, and forgotten when it is back', async () => {
    const sign = page.getByRole('status').filter({ hasText: /Connection lost at \d+:\d\d [AP]M ET/ });
    await context.setOffline(true);
    await expect(async () => {
      await page.clock.fastForward(aTry);
      await expect(sign).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(async () => {
      await page.clock.fastForward(aTry);
      await expect(sign).toBeHidden({ timeout: 1000 });
    }).toPass();
  });

  await test.step('the buttons go when nobody moves and come back', async () => {
    const full = page.getByRole('button', { name: 'Full screen' });
    const buttons = page.getByRole('group', { name: 'Big screen' });
    await page.mouse.move(100, 100);
    await expect(buttons).toHaveCSS('opacity', '1');
    await page.clock.fastForward(4000);
    await expect(buttons).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Show')).toBeFocused();
    await expect(buttons).toHaveCSS('opacity', '1');
    for (const name of ['Previous page', /^(Pause|Turn pages)$/, 'Next page', 'Light', 'Full screen']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await expect(full).toBeVisible();
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.keyboard.press('Enter');
    await expect.poll(isFull).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(isFull).toBe(false);
    await page.mouse.move(200, 200);
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Live Scores' })).toBeVisible();
  });
});

/** How large the games that are played stand there, as width and height in points. */
const sizesOfCards = (page: Page): Promise<readonly string[]> =>
  onNow(page)
    .getByRole('listitem')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return `${Math.round(width)} x ${Math.round(height)}`;
      }),
    );

/** Whether anything lies over the code for phones, at its corners or in its middle. */
const isCodeCovered = (page: Page): Promise<boolean> =>
  page.getByRole('img', { name: /QR code/ }).evaluate((code) => {
    const { left, top, width, height } = code.getBoundingClientRect();
    const parts = [0.05, 0.5, 0.95];
    return parts.some((x) =>
      parts.some((y) => !code.contains(document.elementFromPoint(left + x * width, top + y * height))),
    );
  });

async function expectToFit(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
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
}
