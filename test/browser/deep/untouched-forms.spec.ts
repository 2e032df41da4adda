import type { Page } from '@playwright/test';
import {
  action,
  aRegisteredPlayer,
  aTournament,
  dialog,
  holdBack,
  onFile,
  search,
  signIn,
  unique,
} from '../back-office.ts';
import { desktop, expect, expectMessage, test } from '../journey.ts';

test.use(desktop);

/** A record as it is on file, without the number of its last change. */
async function recordAt(page: Page, path: string): Promise<Readonly<Record<string, unknown>>> {
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
    { list: 'teams', kind: 'Team', id: team.id, name },
    { list: 'players', kind: 'Player', id: player.playerId, name: player.name },
    { list: 'tournaments', kind: 'Tournament', id: tournament.id, name: cup },
  ];
}

test('a form that is opened from its list and saved untouched changes nothing, however late the record arrives, and one answer says nothing of the others', async ({
  page,
}) => {
  await signIn(page);
  const edited = await records(page);
  for (const { list, kind, id, name } of edited) {
    const path = `/api/admin/${list}/${id}`;
    const before = await recordAt(page, path);
    await page.goto(`/admin/${list}`);
    await search(page, name);
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    // The row of the list is there long before the record is; and the list, read again, arrives between the two.
    const again = {
      asked: page.waitForRequest(`**/api/admin/${list}?*`),
      letGo: await holdBack(page, `**/api/admin/${list}?*`),
    };
    const record = { asked: page.waitForRequest(`**${path}`), letGo: await holdBack(page, `**${path}`) };
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

  const { id, name } = edited.at(-1) ?? {};
  const path = `/api/admin/tournaments/${id}`;
  const before = await recordAt(page, path);
  await action(page, 'Edit Tournament', `${name}`).click();
  const form = dialog(page, 'Edit Tournament');
  await form.getByLabel('Location').fill('Turf City, Paramus NJ');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(path));
  await form.getByRole('button', { name: 'Save Tournament' }).click();
  await expectMessage(page, 'Tournament updated');
  expect(Object.keys((await sent).postDataJSON()).toSorted()).toEqual(['location', 'version']);
  expect(await recordAt(page, path)).toEqual({ ...before, location: 'Turf City, Paramus NJ' });
});
