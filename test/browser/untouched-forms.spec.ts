import type { Page } from '@playwright/test';
import { aRegisteredPlayer, aTournament, dialog, onFile, search, signIn, unique } from './back-office.ts';
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

test('a form that is opened from its list and saved untouched changes nothing, however late the record arrives', async ({
  page,
}) => {
  await signIn(page);
  for (const { list, kind, id, name } of await records(page)) {
    const path = `/api/admin/${list}/${id}`;
    const before = await recordAt(page, path);
    await page.goto(`/admin/${list}`);
    await search(page, name);
    const link = page.getByRole('link', { name: `Edit ${kind}: ${name}` });
    await expect(link).toBeVisible();
    // The row of the list is there long before the record is.
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() === 'GET') await late;
      await route.continue();
    });
    await link.click();
    const form = dialog(page, `Edit ${kind}`);
    await expect(form).toBeVisible();
    await expect(form.getByRole('textbox')).toHaveCount(0);
    arrive();
    await form.getByRole('button', { name: `Save ${kind}` }).click();
    await expectMessage(page, `${kind} updated`);
    expect(await recordAt(page, path)).toEqual(before);
    await page.unroute(`**${path}`);
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
