import type { Page } from '@playwright/test';
import { winterDay } from '../../sample/winter-day.ts';
import { choose, openBracketManagement, planAgain, post, section } from '../bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { fitWindow } from '../nothing-beside.ts';

const organizer = { username: 'organizer', password: 'kick-off-demo' };

/** A tournament that everybody sees, with four teams and nothing drawn. */
async function visibleTournament(page: Page) {
  const name = `Draft Cup ${Date.now()}`;
  await post(page.request, '/api/admin/login', organizer);
  const sheet = { name, date: winterDay(13), ageGroup: 'Open', location: 'Turf', maxTeams: 8 };
  const { id } = await post(page.request, '/api/tournaments', sheet);
  for (let team = 1; team <= 4; team += 1)
    await post(page.request, '/api/admin/teams', { name: `Draft Rovers ${team}`, tournamentId: id, tournament: name });
  return { id, name };
}

/** What somebody who is not signed in is answered of a tournament. */
async function asFamilies(page: Page, id: number) {
  const answer = await page.request.fetch(`/api/tournaments/${id}`, { headers: { Cookie: '' } });
  return answer.json();
}

const banner = (page: Page) => page.getByText('Draft: families do not see it yet');
const publishing = (page: Page) => page.getByRole('dialog', { name: 'Publish the timetable' });

test('brackets are drawn as a draft that stands after a reload, is discarded, drawn again and published with a note', async ({
  page,
}) => {
  const { id, name } = await visibleTournament(page);
  const draft = async () => (await page.request.get(`/api/tournaments/${id}/draft`)).json();
  await openBracketManagement(page);
  await choose(page, name);
  const teams = section(page, 'Teams');
  const generate = page.getByRole('button', { name: 'Generate Brackets' });
  await teams.getByLabel('Select all').check();
  await teams.getByRole('button', { name: 'Seed Draft Rovers 4 higher' }).click();
  await page.getByLabel('Name of field 2').fill('South');
  await page.getByLabel('Game Duration').selectOption('20');
  await page.getByLabel('Tournament Format').selectOption('Round Robin');
  await generate.click();
  await expectMessage(page, 'Tournament brackets generated successfully', 'good');
  await expect(banner(page)).toBeVisible();
  const { games } = await draft();
  await section(page, 'Tournament Brackets').getByText('SCHEDULED').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
  await expect(section(page, 'Tournament Brackets').getByText('SCHEDULED')).toHaveCount(games.length);
  expect(await asFamilies(page, id)).toMatchObject({ games: [], brackets: [] });
  await expectAccessible(page);

  await test.step('what was chosen, and what was only looked at, stands there after a reload', async () => {
    const stands = async (minutes: string) => {
      await planAgain(page);
      await expect(page.getByLabel('Name of field 2')).toHaveValue('South');
      await expect(page.getByLabel('Game Duration')).toHaveValue(minutes);
      await expect(page.getByLabel('Tournament Format')).toHaveValue('round-robin');
      await expect(teams).toContainText('4 of 4 selected');
      await expect(teams.getByRole('listitem').nth(2)).toContainText('Draft Rovers 4');
    };
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await stands('20');
    await page.getByLabel('Game Duration').selectOption('12');
    await page.reload();
    await stands('12');
  });

  await test.step('a draft is discarded', async () => {
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('dialog', { name: 'Discard the draft?' }).getByRole('button', { name: 'Discard' }).click();
    await expectMessage(page, 'Draft Discarded', 'good');
    await expect(banner(page)).toBeHidden();
  });

  await test.step('another is published with a note', async () => {
    await generate.click();
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(publishing(page)).toContainText(`Everybody sees ${games.length} games`);
    await expect(publishing(page)).toContainText('No letter leaves');
    await publishing(page).getByLabel('Note to families').fill('Parking is behind the gym.');
    await expectAccessible(page);
    await fitWindow(page, 1440);
    await fitWindow(page, 390);
    await publishing(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expectMessage(page, 'Timetable Published', 'good');
    await expect(banner(page)).toBeHidden();
    expect((await asFamilies(page, id)).games).toHaveLength(games.length);
  });
});

test.describe('on a high screen', () => {
  test.use({ viewport: { width: 1440, height: 1800 }, hasTouch: false });

  test('moved games wait, are named with the old and the new time, and are published together', async ({ page }) => {
    const { id, name } = await visibleTournament(page);
    const { teams } = await asFamilies(page, id);
    const teamIds = teams.map((team: { id: number }) => team.id);
    await post(page.request, `/api/tournaments/${id}/generate-brackets`, { teamIds });
    const before = (await asFamilies(page, id)).games;
    await openBracketManagement(page);
    await choose(page, name);
    const timetable = section(page, 'Timetable');
    await expect(timetable.getByLabel('Publish changes at once')).not.toBeChecked();
    await timetable.getByRole('button', { name: /^Final/ }).click();
    await timetable.getByRole('button', { name: 'Move to 8:00 PM on Field 2' }).click();
    await expectMessage(page, 'Game Moved');
    await expect(timetable.getByRole('button', { name: 'Final, 8:00 PM on Field 2' })).toBeVisible();
    await expect(page.getByText('1 moved game waits: families do not see it yet')).toBeVisible();
    expect((await asFamilies(page, id)).games).toEqual(before);
    await expectAccessible(page);
    await page.reload();
    await expect(timetable.getByRole('button', { name: 'Final, 8:00 PM on Field 2' })).toBeVisible();

    await page.goto('/admin');
    await page.getByRole('link', { name: 'Golden Goal back office' }).click();
    await page.getByRole('link', { name: /Unpublished timetable/ }).click();
    await expect(page.getByRole('list', { name: 'Narrowed to' })).toContainText('Timetable not published');
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto(`/admin/tournaments/${id}/show`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(publishing(page)).toContainText(/Final: .*, Field 1 → .* 8:00 PM, Field 2/);
    await publishing(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expectMessage(page, 'Timetable Published', 'good');
    const after = (await asFamilies(page, id)).games;
    expect(after.filter(({ round }: { round: number }) => round === 2)).toContainEqual(
      expect.objectContaining({ field: 'Field 2', startTime: `${winterDay(14)}T01:00:00.000Z` }),
    );
  });
});
