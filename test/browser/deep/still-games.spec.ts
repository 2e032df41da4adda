import type { Locator, Page } from '@playwright/test';
import { post } from '../bracket-management.ts';
import { rovers, test } from '../cup-of-today.ts';
import { drawnAnew, expect } from '../journey.ts';
import type { KeptGame } from '../score-keeping.ts';
import { shifted, watchForShifts } from '../shifts.ts';

interface DrawnGame extends KeptGame {
  readonly team1Id: number | null;
  readonly team2Id: number | null;
}

interface Watched {
  readonly path: string;
  /** What says there that the game is on, and that it is over. */
  readonly on: (page: Page) => Locator;
  readonly over: (page: Page) => Locator;
}

/** Pages of a game that is the first of its day; the other live scores belong to other journeys too. */
const pagesOf = ({ id, tournamentId, team1Id }: DrawnGame): readonly Watched[] => [
  {
    path: `/tournaments/${tournamentId}/games`,
    on: (page) => page.getByText(/^Active/),
    over: (page) => page.getByText('Full time', { exact: true }),
  },
  {
    path: `/teams/${team1Id}`,
    on: (page) => page.getByRole('heading', { name: 'On now' }),
    over: (page) => page.getByRole('heading', { name: 'Next game' }),
  },
  {
    path: `/games/${id}`,
    on: (page) => page.getByText(/^Active/),
    over: (page) => page.getByText('Completed', { exact: true }),
  },
];

test('the start and the end of a game move nothing on the pages that show it', async ({
  browser,
  baseURL,
  office,
  ownCup,
}) => {
  const cup = await ownCup('Still Day', { teams: rovers(4) });
  await cup.draw();
  const { games } = await (await office.get(`/api/tournaments/${cup.id}`)).json();
  const game: DrawnGame = games.find(({ team1Id, team2Id }: DrawnGame) => team1Id !== null && team2Id !== null);
  const windows: { readonly page: Page; readonly watched: Watched; before: number }[] = [];
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    for (const watched of pagesOf(game)) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport, serviceWorkers: 'block' });
      await post(context.request, `/api/tournaments/${cup.id}/validate-team`, { teamName: game.team1Name });
      const page = await context.newPage();
      await watchForShifts(page);
      await page.goto(watched.path);
      await expect(page.getByText(game.team1Name).first()).toBeVisible();
      windows.push({ page, watched, before: await shifted(page) });
    }
  const expectStill = async (what: string, there: 'on' | 'over') => {
    for (const window of windows) {
      const { page, watched, before } = window;
      await expect(watched[there](page).first()).toBeVisible();
      const width = page.viewportSize()?.width;
      await drawnAnew(page);
      window.before = await shifted(page);
      expect(window.before - before, `${what} on ${watched.path}, ${width} pixels wide`).toBeLessThan(0.05);
    }
  };
  await post(office, `/api/games/${game.id}/start`, {});
  await expectStill('the start', 'on');
  await office.put(`/api/games/${game.id}/score`, { data: { team1Score: 1, team2Score: 0 } });
  await post(office, `/api/games/${game.id}/complete`, {});
  await expectStill('the end', 'over');
});
