import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const organizer = { username: 'organizer', password: 'kick-off-demo' };

/** A page of the back office, with an organizer signed in. */
export async function openBackOffice(page: Page, path = '/admin'): Promise<void> {
  await signIn(page);
  await page.goto(path);
  // By its text: a dialog that opens with the page hides the frame from whoever listens.
  await expect(page.locator('header').getByText('Logout')).toBeVisible();
}

/** Signs an organizer in, beside the screens, who has read what other journeys made access to. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: organizer });
  expect(answer.status()).toBe(200);
}

/** Writes something on file as an organizer, beside the screens; answers the record. */
export async function onFile<R = { readonly id: number }>(page: Page, path: string, sheet: object): Promise<R> {
  const answer = await page.request.post(path, { data: sheet });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** A tournament of this journey alone: families do not see it. */
export function aTournament(page: Page, name: string, different: object = {}) {
  return onFile(page, '/api/tournaments', {
    name,
    date: `${new Date().getFullYear() + 1}-03-14`,
    ageGroup: 'Open',
    location: 'Teaneck Indoor Turf, Teaneck NJ',
    maxTeams: 8,
    visible: false,
    ...different,
  });
}

/** Somebody on file who is registered for a tournament. */
export async function aRegisteredPlayer(page: Page, name: string, tournamentId: number, different: object = {}) {
  const person = { name, phone: aPhone(), birthYear: 2008, parentName: 'Pat Parent' };
  const player = await onFile(page, '/api/admin/players', person);
  const entry = { playerId: player.id, tournamentId, paymentMethod: 'venmo', teamOption: 'individual', ...different };
  const registration = await onFile(page, '/api/admin/tournament-registrations', entry);
  return { playerId: player.id, registrationId: registration.id, name };
}

/** A tournament with a drawn game of two teams, "Reds" and "Blues" with its name, each with one player. */
export async function aDrawnTournament(page: Page, cup: string) {
  const tournament = await aTournament(page, cup);
  const teamIds: number[] = [];
  for (const team of ['Reds', 'Blues']) {
    const { id } = await onFile(page, '/api/admin/teams', { name: `${team} ${cup}`, tournamentId: tournament.id });
    await aRegisteredPlayer(page, unique(`Striker ${team}`), tournament.id, { teamOption: 'existing', teamId: id });
    teamIds.push(id);
  }
  await onFile(page, `/api/tournaments/${tournament.id}/generate-brackets`, { teamIds });
  return tournament;
}

let phones = 0;

/** A phone number that nobody else in these journeys has. */
function aPhone(): string {
  phones += 1;
  return `(862) ${String(Date.now()).slice(-6, -3)}-${String(Date.now() + phones).slice(-4)}`;
}

/** A name that no other journey uses. */
export function unique(name: string): string {
  return `${name} ${Date.now().toString(36)}`;
}

/** A word that no other journey uses, and a select finds by its letters: a blank would choose. */
export function word(name: string): string {
  return unique(name).replaceAll(' ', '');
}

/** The row of a list in which these words stand. */
export function row(page: Page, words: string): Locator {
  return page.getByRole('row').filter({ hasText: words });
}

/** The first action on a record of a list, by its name. */
export function action(page: Page, name: string, of: string): Locator {
  return page.getByRole('link', { name: `${name}: ${of}` });
}

/** Another action on a record, in its menu, which a press opens before. */
export function inMenu(page: Page, name: string, of: string) {
  const menu = page.getByRole('button', { name: `More: ${of}` });
  const item = page.getByRole('menuitem', { name, exact: true });
  const open = async () => {
    if (!(await item.isVisible())) await menu.press('Enter');
  };
  return {
    menu,
    press: async (key: string, within?: { readonly timeout: number }) => {
      await open();
      await item.press(key, within);
    },
    click: async () => {
      await open();
      await item.click();
    },
  };
}

/** Chooses an option of a select by its label; a list that is still closing bears the same label and is no field. */
export async function choose(within: Page | Locator, label: string, option: string | RegExp): Promise<void> {
  await within.getByLabel(label, { exact: true }).and(within.getByRole('combobox')).click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name: option }).click();
}

/** Opens a page by its name under More, and waits for it: until it has come, what stands there is the page before. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Searches the list of the page, until it is answered: the rows before go a moment after the typing, and with them a press on one. */
export async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search' });
  if ((await box.inputValue()) === words) return;
  const answered = page.waitForResponse((answer) => soughtBy(answer.url()) === words);
  await box.fill(words);
  await answered;
}

/** The words that a list is searched for by its address; none where it is no list. */
function soughtBy(address: string): string | undefined {
  const filter = new URL(address).searchParams.get('filter');
  return filter === null ? undefined : (JSON.parse(filter).q ?? '');
}

export function dialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/** Holds the answers of an address back until they are let go. */
export async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((free) => {
    letGo = free;
  });
  await page.route(address, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}
