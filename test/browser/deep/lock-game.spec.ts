import { winterDay } from '../../sample/winter-day.ts';
import {
  choose,
  openBracketManagement,
  planAgain,
  post,
  publish,
  section,
  tournamentWithTeams,
} from '../bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';

test.use({ viewport: { width: 1440, height: 1800 }, hasTouch: false });

test('a game is locked with the keyboard, stays when brackets are generated again, and is unlocked', async ({
  page,
}) => {
  const name = await tournamentWithTeams(page, 4);
  const tournaments: readonly { id: number; name: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const { id = 0 } = tournaments.find((one) => one.name === name) ?? {};
  const { teams } = await (await page.request.get(`/api/tournaments/${id}`)).json();
  const teamIds = teams.map((team: { id: number }) => team.id);
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, { teamIds });
  await openBracketManagement(page);
  await choose(page, name);
  const timetable = section(page, 'Timetable');
  const final = timetable.getByRole('button', { name: /^Final/ });
  await final.click();
  await timetable.getByRole('button', { name: 'Move to 8:00 PM on Field 2' }).click();
  await expect(timetable.getByRole('button', { name: 'Final, 8:00 PM on Field 2' })).toBeVisible();

  const lock = timetable.getByRole('button', { name: 'Lock Final' });
  await lock.focus();
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Game Locked');
  const unlock = timetable.getByRole('button', { name: 'Unlock Final' });
  await expect(unlock).toBeVisible();
  await expect(final).toBeHidden();
  await expectAccessible(page);

  await planAgain(page);
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Generate Again' }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await expectMessage(page, 'Tournament brackets generated successfully');
  await expect(unlock).toBeVisible();
  await publish(page);
  const { games } = await (await page.request.get(`/api/tournaments/${id}`)).json();
  expect(
    games.filter(({ round, stage }: { round: number; stage: string }) => stage === 'knockout' && round === 2),
  ).toEqual([expect.objectContaining({ field: 'Field 2', startTime: `${winterDay(14)}T01:00:00.000Z` })]);
  await unlock.click();
  await expect(timetable.getByRole('button', { name: 'Final, 8:00 PM on Field 2' })).toBeVisible();
});
