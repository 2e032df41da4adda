import type { Page } from '@playwright/test';
import { winterDay } from '../../sample/winter-day.ts';
import {
  choose,
  detailOf,
  draw,
  type Game,
  openBracketManagement,
  planAgain,
  post,
  publish,
  section,
  tournamentWithTeams,
} from '../bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { fitWindow } from '../nothing-beside.ts';

test.use({ viewport: { width: 1440, height: 1400 }, hasTouch: false });

const enter = async (page: Page, { id }: Game, team1Score: number, team2Score: number) => {
  const answer = await page.request.put(`/api/games/${id}/score`, { data: { team1Score, team2Score } });
  expect(answer.status()).toBe(200);
};

/** Plays every game of a stage that can be played, until none is left; the better team by `strength` wins. */
async function playOut(page: Page, name: string, stages: readonly string[], strength: (team: string) => number) {
  const next = async () =>
    (await detailOf(page, name)).games.filter(
      ({ stage, status, team1Name, team2Name }) =>
        stages.includes(stage) && status === 'scheduled' && team1Name !== null && team2Name !== null,
    );
  for (let games = await next(); games.length > 0; games = await next()) {
    for (const game of games) {
      await enter(page, game, strength(game.team1Name ?? ''), strength(game.team2Name ?? ''));
      await post(page.request, `/api/games/${game.id}/complete`, {});
    }
  }
}

/** Opens the settings beyond the usual ones. */
const openMore = (page: Page) =>
  section(page, 'Bracket Generation Settings').getByRole('button', { name: 'More', exact: true }).click();

/** Draws what is planned, and publishes it. */
async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Brackets' }).click();
  await expectMessage(page, 'Tournament brackets generated successfully', 'good');
  await publish(page);
}

const numberOf = (team: string): number => Number(team.replace('Rovers ', ''));

test('the standings of an earlier tournament seed the next one, which is drawn again over a started game only when confirmed', async ({
  page,
}) => {
  const earlier = await tournamentWithTeams(page, 4);
  await draw(page, earlier);
  await playOut(page, earlier, ['knockout', 'third-place'], numberOf);
  const name = await tournamentWithTeams(page, 4);
  await openBracketManagement(page);
  await choose(page, name);
  const board = section(page, 'Tournament Brackets');

  await test.step('seeds are taken from the standings', async () => {
    await section(page, 'Teams').getByLabel('Select all').check();
    const preview = section(page, 'Preview');
    await expect(preview).toContainText('Rovers 1 v Rovers 4');
    await openMore(page);
    await page.getByLabel('Seeding', { exact: true }).selectOption('From the standings of an earlier tournament');
    await page.getByLabel('Earlier tournament').selectOption({ label: earlier });
    await expect(preview).toContainText('Rovers 4 v Rovers 1');
    await expect(preview).toContainText('Rovers 3 v Rovers 2');
    await expectAccessible(page);
    await generate(page);
    await expect(board.getByRole('button', { name: 'Actions for Rovers 4 v Rovers 1' })).toBeVisible();
  });

  await test.step('a started game stays, and nothing is drawn before that was confirmed', async () => {
    const first = (await detailOf(page, name)).games.find(({ team1Name }) => team1Name === 'Rovers 4');
    if (first === undefined) throw new Error('Rovers 4 has no game');
    await enter(page, first, 2, 1);
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(board.getByText('IN PROGRESS')).toHaveCount(1);
    await planAgain(page);
    await page.getByLabel('Game Duration').selectOption('20');
    const again = page.getByRole('button', { name: 'Generate Again' });
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Games have started' });
    await expect(dialog).toContainText('Played and locked games stay.');
    await expectAccessible(page);
    const before = (await detailOf(page, name)).games;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect((await detailOf(page, name)).games).toEqual(before);
    await again.click();
    await dialog.getByRole('button', { name: 'Draw again' }).click();
    await publish(page);
    await expect(board.getByText('IN PROGRESS')).toHaveCount(1);
    const after = (await detailOf(page, name)).games;
    expect(after.find(({ id }) => id === first.id)).toMatchObject({ team1Score: 2, team2Score: 1 });
    expect(after).not.toEqual(before);
  });
});

test('eight teams are divided into two pools, each with its own standings, or play a festival without any', async ({
  page,
}) => {
  const name = await tournamentWithTeams(page, 8);
  await openBracketManagement(page);
  await choose(page, name);
  await section(page, 'Teams').getByLabel('Select all').check();
  await page.getByLabel('Tournament Format').selectOption('Round Robin');
  await openMore(page);
  await page.getByLabel('Pools', { exact: true }).selectOption('2 pools');
  const preview = section(page, 'Preview');
  const standings = section(page, 'Standings');
  await expect(preview).toContainText('1st Group A v 2nd Group B');
  await expect(preview).toContainText('1st Group B v 2nd Group A');
  await expectAccessible(page);
  await generate(page);
  for (const group of ['Group A', 'Group B']) {
    const table = standings.getByRole('region', { name: new RegExp(group) });
    await expect(table.getByRole('rowheader')).toHaveCount(4);
  }
  await expectAccessible(page);

  await test.step('a festival has neither a table nor finals', async () => {
    await planAgain(page);
    await openMore(page);
    await page.getByRole('switch', { name: 'Festival: no standings' }).check();
    await expect(preview).not.toContainText('Rank 1');
    await page.getByRole('button', { name: 'Generate Again' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await publish(page);
    await expect(standings).toContainText('Played as a festival: games without a table.');
  });
});

test('of six teams that played everybody, the first four go on; the table shows points where they rank, and fits a phone', async ({
  page,
}) => {
  const name = await tournamentWithTeams(page, 6);
  await draw(page, name, { tournamentFormat: 'round-robin' });
  const { id } = await detailOf(page, name);
  const asked = await page.request.put(`/api/admin/tournaments/${id}`, { data: { ranking: 'US youth' } });
  expect(asked.status(), await asked.text()).toBe(200);
  await playOut(page, name, ['group'], (team) => 7 - numberOf(team));
  await openBracketManagement(page);
  await choose(page, name, 'Active');
  const standings = section(page, 'Standings');
  const marked = (team: number) => standings.getByRole('rowheader', { name: new RegExp(`^Rovers ${team}\\b`) });
  for (const team of [1, 2, 3, 4]) await expect(marked(team).getByRole('img', { name: 'Goes on' })).toBeVisible();
  for (const team of [5, 6]) {
    await expect(marked(team)).toBeVisible();
    await expect(marked(team).getByRole('img', { name: 'Goes on' })).toHaveCount(0);
  }

  await fitWindow(page, 390);
  const columns = ['Rank', 'Team', 'W', 'D', 'L', 'Pts', 'GD', 'GA', 'GF', 'SO'];
  await expect(standings.getByRole('columnheader')).toHaveText(columns);
  await expect(standings).toContainText('Ranked by points, then head-to-head, then goal difference (at most 5 a game)');
  const table = standings.getByRole('table');
  expect(await table.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(358);
  const [inner, outer] = await table.evaluate(({ parentElement: around }) => [
    around?.scrollWidth,
    around?.clientWidth,
  ]);
  expect(inner).toBe(outer);
  await expectAccessible(page);
});

const inWords = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;

test('hours and divisions begin as the tournament has them; merged and parted ones are seen before anything is drawn', async ({
  page,
}) => {
  const name = `Divided Cup ${Date.now()}`;
  await post(page.request, '/api/admin/login', { username: 'organizer', password: 'kick-off-demo' });
  const sheet = {
    name,
    date: winterDay(13),
    ageGroup: 'U7-U12',
    location: 'Turf',
    visible: false,
    isDividedByAge: true,
  };
  const { id } = await post(page.request, '/api/tournaments', sheet);
  for (const [team, ageBracket] of ['U7-U9', 'U7-U9', 'U10-U12', 'U10-U12', 'U10-U12'].entries()) {
    await post(page.request, '/api/admin/teams', {
      name: `Rovers ${team + 1}`,
      tournamentId: id,
      tournament: name,
      ageBracket,
    });
  }

  await test.step('hours of play are set for the tournament', async () => {
    await page.goto(`/admin/tournaments/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit Tournament' });
    await dialog.getByRole('button', { name: 'Add a day of play' }).click();
    await dialog.getByLabel('Day 1', { exact: true }).fill(winterDay(13));
    await dialog.getByLabel('Start of day 1').fill('12:30');
    await dialog.getByLabel('End of day 1').fill('09:00');
    await dialog.getByRole('button', { name: 'Save Tournament' }).click();
    await expect(dialog).toContainText(`${winterDay(13)}: The end time must be after the start time`);
    await expectAccessible(page);
    await dialog.getByLabel('Start of day 1').fill('09:00');
    await dialog.getByLabel('End of day 1').fill('12:30');
    await dialog.getByRole('button', { name: 'Save Tournament' }).click();
    await expectMessage(page, 'Tournament updated');
  });

  await openBracketManagement(page);
  await choose(page, name);
  const where = page.getByRole('region', { name: 'Who plays where' });

  await test.step('the desk begins with its hours and its divisions', async () => {
    const settings = section(page, 'Bracket Generation Settings');
    await expect(settings.getByLabel('Start Time')).toHaveValue('09:00');
    await expect(settings.getByLabel('End Time')).toHaveValue('12:30');
    const day = new Date(winterDay(13)).toLocaleDateString('en-US', { ...inWords, timeZone: 'UTC' });
    await expect(settings).toContainText(`Hours of play of the tournament: ${day}, 9:00 AM to 12:30 PM.`);
    await section(page, 'Teams').getByLabel('Select all').check();
    await expect(page.getByLabel('Generate by Age Bracket')).toBeChecked();
    await expect(page.getByLabel('U7-U9 (2 teams)')).toBeChecked();
    await expect(page.getByLabel('U10-U12 (3 teams)')).toBeChecked();
    await expect(page.getByLabel('U8-U10')).not.toBeChecked();
    await expect(where.getByRole('term')).toHaveText(['U7-U9 (2)', 'U10-U12 (3)']);
    await expect(where.getByRole('definition')).toHaveText(['Rovers 1, Rovers 2', 'Rovers 3, Rovers 4, Rovers 5']);
    await expectAccessible(page);
  });

  await test.step('divisions are merged and parted', async () => {
    await page.getByRole('button', { name: 'Merge with U10-U12' }).click();
    await expect(where.getByRole('term')).toHaveText(['U7-U12 (5)']);
    await page.getByLabel('Part U7-U12').click();
    await expectAccessible(page);
    await page.getByRole('option', { name: 'U7-U9 and U10-U12' }).click();
    await expect(where.getByRole('term')).toHaveText(['U7-U9 (2)', 'U10-U12 (3)']);
    await page.getByLabel('Part U7-U9').click();
    await page.getByRole('option', { name: 'U7 and U8-U9' }).click();
    // Nobody's age is known: all of a parted bracket play with the older.
    await expect(where.getByRole('term')).toHaveText(['U8-U9 (2)', 'U10-U12 (3)']);
    expect((await detailOf(page, name)).games).toHaveLength(0);
    await generate(page);
    const divisions = (await detailOf(page, name)).brackets.map(({ ageBracket }) => ageBracket);
    expect([...new Set(divisions)].toSorted()).toEqual(['U10-U12', 'U8-U9']);
  });
});
