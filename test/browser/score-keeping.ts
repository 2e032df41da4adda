import type { Browser, Locator, Page } from '@playwright/test';
import { expect, listenForMessages } from './journey.ts';

const password = 'final-whistle-demo';

/** A game as the live scores tell it. */
export interface KeptGame {
  readonly id: number;
  readonly tournamentId: number;
  readonly field: string;
  readonly team1Name: string;
  readonly team2Name: string;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly stage: string;
  readonly status: string;
  readonly version: number;
}

/** The games of the demo's tournament that is being played: other journeys have their own among the live scores. */
export async function gamesOfTheDemo<G extends KeptGame = KeptGame>(page: Page): Promise<readonly G[]> {
  const tournaments: readonly { readonly id: number; readonly name: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const id = tournaments.find(({ name }) => name === 'Garden State Showcase')?.id;
  const games: readonly G[] = await (await page.request.get('/api/live-scores')).json();
  return games.filter(({ tournamentId }) => tournamentId === id);
}

/** Signs a score keeper in on the live scores. */
export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/live-scores');
  await page.getByRole('button', { name: 'Manage Scores' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Scores' });
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** A game as the server has it now. */
export const gameNow = async (page: Page, id: number): Promise<KeptGame> =>
  (await page.request.get(`/api/games/${id}`)).json();

/** Opens a game that is not over among all games. */
export async function openGame(page: Page, { team1Name, team2Name }: KeptGame): Promise<Locator> {
  await page.getByRole('tab', { name: 'All Games' }).click();
  const both = page.getByRole('button').filter({ hasText: team1Name }).filter({ hasText: team2Name });
  await both.filter({ hasNotText: 'Completed' }).nth(0).click();
  const dialog = page.getByRole('dialog', { name: `${team1Name} vs ${team2Name}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The row of a game that is being played, as everybody sees it. */
export const shown = (page: Page, { team1Name, team2Name }: KeptGame): Locator =>
  page
    .getByRole('region', { name: 'On now' })
    .getByRole('listitem')
    .filter({ hasText: team1Name })
    .filter({ hasText: team2Name });

/** Another phone. */
export async function anotherPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } });
  await listenForMessages(context);
  return context.newPage();
}

/** Opens what corrects the score by itself, where it is not open already. */
export async function correctScore(dialog: Locator): Promise<void> {
  const update = dialog.getByRole('button', { name: 'Update Score' });
  if (!(await update.isVisible())) await dialog.getByText('Correct the score').click();
  await expect(update).toBeVisible();
}
