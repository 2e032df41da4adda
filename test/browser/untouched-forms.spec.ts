import type { Page } from '@playwright/test';
import {
  aDrawnTournament,
  aRegisteredPlayer,
  aTournament,
  choose,
  dialog,
  onFile,
  search,
  signIn,
  unique,
} from './back-office.ts';
import { desktop, expect, expectMessage, test } from './journey.ts';

test.use(desktop);

type OnFile = Readonly<Record<string, unknown>>;

/** A record as it is on file, without the number of its last change. */
async function recordAt(page: Page, path: string): Promise<OnFile> {
  const { version: _, ...record } = await (await page.request.get(path)).json();
  return record;
}

/** A record of each kind that is edited in a dialog opened from its list, with more on file than the list shows. */
async function records(page: Page) {
  const playingHours = [
    { day: '2031-05-03', startTime: '09:00', endTime: '18:00' },
    { day: '2031-05-04', startTime: '10:00', endTime: '16:30' },
  ];
  const cup = unique('Untouched Cup');
  const tournament = await aTournament(page, cup, { date: '2031-05-03', playingHours });
  const name = unique('Untouched United');
  const captain = { captainName: 'Kim Untouched', captainEmail: 'kim@family.example', captainPhone: '(201) 555-0177' };
  const team = await onFile(page, '/api/admin/teams', { name, tournamentId: tournament.id, ...captain });
  const player = await aRegisteredPlayer(page, unique('Untouched Child'), tournament.id);
  return [
    { list: 'tournaments', kind: 'Tournament', id: tournament.id, name: cup },
    { list: 'teams', kind: 'Team', id: team.id, name },
    { list: 'players', kind: 'Player', id: player.playerId, name: player.name },
  ];
}

/** Answers to an address wait until they are let go. */
async function held(page: Page, address: string) {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = page.waitForRequest(address);
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await free;
    await route.continue();
  });
  return { asked, letGo };
}

test('a form that is opened from its list and saved untouched changes nothing, however late the record arrives', async ({
  page,
}) => {
  await signIn(page);
  for (const { list, kind, id, name } of await records(page)) {
    const path = `/api/admin/${list}/${id}`;
    const before = await recordAt(page, path);
    await page.goto(`/admin/${list}`);
    // Until the list is narrowed its own request would be the one that is held back below.
    const narrowed = page.waitForResponse((answer) => decodeURIComponent(answer.url()).includes(name));
    await search(page, name);
    await (await narrowed).finished();
    const link = page.getByRole('link', { name: `Edit ${kind}: ${name}` });
    await expect(link).toBeVisible();
    // The row of the list is there long before the record is; and the list, read again, arrives between the two.
    const again = await held(page, `**/api/admin/${list}?*`);
    const record = await held(page, `**${path}`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await again.asked;
    await link.click();
    const form = dialog(page, `Edit ${kind}`);
    await expect(form).toBeVisible();
    await record.asked;
    const listed = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/admin/${list}`);
    again.letGo();
    await (await listed).finished();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(form.getByRole('textbox')).toHaveCount(0);
    record.letGo();
    await form.getByRole('button', { name: `Save ${kind}` }).click();
    await expectMessage(page, `${kind} updated`);
    expect(await recordAt(page, path)).toEqual(before);
    await page.unrouteAll();
  }
});

test('an edit of one answer says nothing of the others', async ({ page }) => {
  await signIn(page);
  const [tournament] = await records(page);
  const path = `/api/admin/tournaments/${tournament?.id}`;
  const before = await recordAt(page, path);
  await page.goto('/admin/tournaments');
  await search(page, tournament?.name ?? '');
  await page.getByRole('link', { name: `Edit Tournament: ${tournament?.name}` }).click();
  const form = dialog(page, 'Edit Tournament');
  await form.getByLabel('Location').fill('Turf City, Paramus NJ');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(path));
  await form.getByRole('button', { name: 'Save Tournament' }).click();
  await expectMessage(page, 'Tournament updated');
  expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual(['location', 'version']);
  expect(await recordAt(page, path)).toEqual({ ...before, location: 'Turf City, Paramus NJ' });
});

test('notes of a game that somebody else wrote meanwhile are not lost by whoever opens them from an older list', async ({
  page,
}) => {
  await signIn(page);
  const cup = unique('Noted Cup');
  const { id } = await aDrawnTournament(page, cup);
  await page.goto('/admin/games');
  await choose(page, 'Tournament', cup);
  const link = page.getByRole('link', { name: /^Notes/ }).first();
  await expect(link).toBeVisible();
  const [game] = await (await page.request.get(`/api/admin/all-games?tournamentId=${id}`)).json();
  const path = `/api/admin/all-games/${game.id}/notes`;
  await expect(await page.request.put(path, { data: { notes: 'Kick-off ten minutes late' } })).toBeOK();
  await link.click();
  const form = dialog(page, 'Notes of the Game');
  await expect(form.getByRole('textbox')).toHaveValue('Kick-off ten minutes late');
  await form.locator('button[type=submit]').click();
  await expect(form).toBeHidden();
  const [after] = await (await page.request.get(`/api/admin/all-games?tournamentId=${id}`)).json();
  expect(after.notes).toBe('Kick-off ten minutes late');
});
