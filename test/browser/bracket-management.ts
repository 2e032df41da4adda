import type { APIRequestContext, Page } from '@playwright/test';
import { winterDay } from '../sample/winter-day.ts';
import { expect } from './journey.ts';

const organizer = { username: 'organizer', password: 'kick-off-demo' };

/** A tournament that only organizers see, with so many teams: Rovers 1, Rovers 2 ... */
export async function tournamentWithTeams(page: Page, teams: number, day = winterDay(13)): Promise<string> {
  const name = `Desk Cup ${Date.now()} ${Math.floor(Math.random() * 1e6)}`;
  await post(page.request, '/api/admin/login', organizer);
  const sheet = { name, date: day, ageGroup: 'Open', location: 'Turf', maxTeams: 32, visible: false };
  const { id } = await post(page.request, '/api/tournaments', sheet);
  for (let team = 1; team <= teams; team += 1) {
    await post(page.request, '/api/admin/teams', { name: `Rovers ${team}`, tournamentId: id, tournament: name });
  }
  return name;
}

/** A call of the organizer's; its answer. */
export async function post(request: APIRequestContext, path: string, body: object) {
  const answer = await request.post(path, { data: body });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  return answer.json();
}

/** Opens bracket management signed in, by either address. */
export async function openBracketManagement(page: Page, address = '/bracket-management'): Promise<void> {
  await page.goto(address);
  const heading = page.getByRole('heading', { name: 'Bracket Management' });
  const username = page.getByLabel('Username');
  await expect(heading.or(username)).toBeVisible();
  if (await username.isVisible()) {
    await username.fill(organizer.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(organizer.password);
    await page.keyboard.press('Enter');
  }
  await expect(heading).toBeVisible();
}

/** Puts a tournament on the desk. */
export async function choose(page: Page, tournament: string, state = 'Upcoming'): Promise<void> {
  const selector = page.getByRole('combobox', { name: 'Tournament', exact: true });
  await expect(selector.locator('option', { hasText: tournament })).toHaveCount(1);
  await selector.selectOption({ label: `${tournament} (${state})` });
  await expect(page.getByRole('heading', { name: 'Tournament Brackets' })).toBeVisible();
}

/** Opens teams, settings and preview of a drawn tournament. */
export async function planAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Teams, settings and preview' }).click();
}

/** Publishes what is drawn or moved, for everybody to see. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the timetable' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
}

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A game of a tournament, as everybody reads it. */
export interface Game {
  readonly id: number;
  readonly stage: string;
  readonly round: number;
  readonly status: string;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
}

interface Detail {
  readonly id: number;
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  readonly games: readonly Game[];
  readonly brackets: readonly { readonly ageBracket: string | null }[];
}

/** A tournament by its name, with its teams, games and brackets. */
export async function detailOf(page: Page, name: string): Promise<Detail> {
  const list: readonly { readonly id: number; readonly name: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const id = list.find((one) => one.name === name)?.id;
  return { ...(await (await page.request.get(`/api/tournaments/${id}`)).json()), id };
}

/** Draws a tournament by call, its teams seeded by their names. */
export async function draw(page: Page, name: string, settings: object = {}): Promise<void> {
  const { id, teams } = await detailOf(page, name);
  const teamIds = teams.toSorted((one, other) => one.name.localeCompare(other.name)).map((team) => team.id);
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, { teamIds, ...settings });
}
