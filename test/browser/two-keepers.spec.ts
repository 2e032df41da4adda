import type { Browser, Page } from '@playwright/test';
import {
  aRegisteredPlayer,
  aTournament,
  choose as chooseIn,
  onFile,
  openBackOffice,
  signIn as signInOffice,
  unique,
} from './back-office.ts';
import { choose, openBracketManagement, section } from './bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { anotherPage, correctScore, gameNow, type KeptGame, openGame, signIn } from './score-keeping.ts';
import { costOf, countAnew, countThumb, tap } from './thumb.ts';

interface Goal {
  readonly id: number;
  readonly playerName: string;
  readonly scorer: string;
  readonly minute: number;
  readonly updatedBy: string;
}

const cups: number[] = [];

/** A game that is today's and this journey's alone: two teams of two players in a group, which families see. */
async function aGame(browser: Browser, baseURL: string | undefined): Promise<KeptGame & { readonly cup: string }> {
  const office = await anotherPage(browser, baseURL);
  await signInOffice(office);
  const cup = unique('Two Keepers');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
  const { id } = await aTournament(office, cup, { date: today, visible: true });
  cups.push(id);
  const teamIds: number[] = [];
  for (const side of ['Reds', 'Blues']) {
    const team = await onFile(office, '/api/admin/teams', { name: `${side} ${cup}`, tournamentId: id });
    for (const player of ['Ahmed', 'Patel'])
      await aRegisteredPlayer(office, unique(`${side} ${player}`), id, { teamOption: 'existing', teamId: team.id });
    teamIds.push(team.id);
  }
  await onFile(office, `/api/tournaments/${id}/generate-brackets`, { teamIds, tournamentFormat: 'round-robin' });
  const { games }: { games: readonly KeptGame[] } = await (await office.request.get(`/api/tournaments/${id}`)).json();
  await office.context().close();
  const game = games.find(({ stage, team1Name }) => stage === 'group' && team1Name);
  if (game === undefined) throw new Error('no game was drawn');
  return { ...game, cup };
}

/** The live scores are those of the other journeys again. */
test.afterEach(async ({ browser, baseURL }) => {
  const office = await anotherPage(browser, baseURL);
  await signInOffice(office);
  for (const id of cups.splice(0))
    await office.request.put(`/api/tournaments/${id}/visibility`, { data: { visible: false } });
  await office.context().close();
});

const goalsOf = async (page: Page, { id }: KeptGame): Promise<readonly Goal[]> =>
  (await page.request.get(`/api/games/${id}/goals`)).json();

/** Opens the roster of a team and answers who is on it. */
async function rosterOf(page: Page, game: KeptGame, team: string) {
  const dialog = page.getByRole('dialog', { name: `${game.team1Name} vs ${game.team2Name}` });
  await dialog.getByRole('button', { name: `Goal ${team}` }).click();
  const roster = dialog.getByRole('group', { name: `Who scored for ${team}?` }).getByRole('button');
  await expect(roster.nth(1)).toBeVisible();
  return { dialog, roster, minute: dialog.getByLabel('Minute', { exact: true }) };
}

test('two keepers tell of one goal: who was slower sees both accounts and says whether it is one goal or two', async ({
  page: kim,
  browser,
  baseURL,
  context,
}) => {
  const game = await aGame(browser, baseURL);
  await signIn(kim, 'Kim');
  await openGame(kim, game);
  const mine = await rosterOf(kim, game, game.team1Name);
  await mine.minute.fill('7');
  const patel = (await mine.roster.nth(1).textContent()) ?? '';
  await context.setOffline(true);

  const lee = await anotherPage(browser, baseURL);
  await signIn(lee, 'Lee');
  await openGame(lee, game);
  const theirs = await rosterOf(lee, game, game.team1Name);
  await theirs.minute.fill('7');
  const ahmed = (await theirs.roster.nth(0).textContent()) ?? '';
  await theirs.roster.nth(0).click();
  await expectMessage(lee, `${ahmed} at minute 7`);

  await mine.roster.nth(1).click();
  await expectMessage(kim, 'Kept on this phone.');
  await expect(mine.dialog).toContainText('Held back on this phone: Goal at minute 7');
  await context.setOffline(false);
  const question = mine.dialog.getByRole('group', { name: `Goal ${game.team1Name}: the same goal, or two goals?` });
  await expect(question).toContainText(`Lee:7′ ${ahmed}`, { timeout: 30_000 });
  await expect(question).toContainText(`You:7′ ${patel}`);
  await expectAccessible(kim);
  expect(await gameNow(kim, game.id)).toMatchObject({ team1Score: 1 });

  await kim.keyboard.press('Escape');
  const card = kim.getByRole('button', { name: game.team1Name }).filter({ hasText: game.team2Name }).nth(0);
  await expect(card).toContainText('You: Goal at minute 7. Lee has entered a goal of this team at minute 7');
  await expectAccessible(kim);
  const decide = kim.getByRole('list', { name: 'Needs your decision' });
  await decide.getByRole('button', { name: `Same goal: 7′ ${patel}` }).click();
  await expectMessage(kim, 'The score and the goals are as you decided.');
  await expect(decide).toBeHidden();
  expect(await gameNow(kim, game.id)).toMatchObject({ team1Score: 1, team2Score: 0 });
  expect((await goalsOf(kim, game)).map(({ playerName, minute }) => [playerName, minute])).toEqual([[patel, 7]]);
  await expect(theirs.dialog).toContainText(patel);

  await test.step('of a goal that both saw, and the other sees twice, two are made', async () => {
    await openGame(kim, game);
    const again = await rosterOf(kim, game, game.team2Name);
    await again.minute.fill('9');
    const late = await rosterOf(lee, game, game.team2Name);
    await late.minute.fill('9');
    await late.dialog.getByRole('button', { name: 'Own goal' }).click();
    await expectMessage(lee, 'Own goal at minute 9');
    await again.dialog.getByRole('button', { name: 'Unknown scorer' }).click();
    await again.dialog.getByRole('button', { name: 'Two goals' }).click();
    await expectMessage(kim, 'The score and the goals are as you decided.');
    await expect.poll(async () => (await gameNow(kim, game.id)).team2Score).toBe(2);
    expect((await goalsOf(kim, game)).map(({ scorer }) => scorer)).toEqual(['player', 'own', 'unknown']);
  });

  await test.step('a corrected score asks whether both happened', async () => {
    await correctScore(mine.dialog);
    await context.setOffline(true);
    await mine.dialog.getByRole('button', { name: `One more for ${game.team1Name}` }).click();
    await mine.dialog.getByRole('button', { name: 'Update Score' }).click();
    await lee.keyboard.press('Escape');
    await openGame(lee, game);
    await rosterOf(lee, game, game.team2Name);
    await theirs.dialog.getByRole('button', { name: 'Unknown scorer' }).click();
    await expect.poll(async () => (await gameNow(lee, game.id)).team2Score).toBe(3);
    await context.setOffline(false);
    const score = mine.dialog.getByRole('group', { name: /What is the score/ });
    await expect(score.getByRole('button', { name: 'Keep theirs: 1 – 3' })).toBeVisible({ timeout: 30_000 });
    await expect(score.getByRole('button', { name: 'Send mine: 2 – 2' })).toContainText('Takes the goal of Lee off');
    await score.getByRole('button', { name: 'Both happened: 2 – 3' }).click();
    await expect.poll(() => gameNow(kim, game.id)).toMatchObject({ team1Score: 2, team2Score: 3 });
    await expect(mine.dialog).toContainText(`${game.team1Name}: 1 of the goals has no scorer on record`);
  });
  await lee.context().close();
});

test('the minute follows the game on every phone, and does not jump with the first entry', async ({
  page,
  browser,
  baseURL,
}) => {
  const game = await aGame(browser, baseURL);
  await signIn(page, 'Minute');
  const dialog = await openGame(page, game);
  await expect(dialog.getByLabel('Minute', { exact: true })).toHaveValue('1');
  await dialog.getByRole('button', { name: 'Start Game' }).click();
  await expect(dialog.getByRole('button', { name: 'Start Game' })).toBeHidden();
  const { minute } = await rosterOf(page, game, game.team1Name);
  await minute.fill('9');
  await dialog.getByRole('button', { name: 'Unknown scorer' }).click();
  await expectMessage(page, 'Unknown scorer at minute 9');
  await expect(minute).toHaveValue('9');
  const other = await anotherPage(browser, baseURL);
  await signIn(other, 'Other');
  const otherDialog = await openGame(other, game);
  await expect(otherDialog.getByLabel('Minute', { exact: true })).toHaveValue('9');
  await page.reload();
  const again = await openGame(page, game);
  await expect(again.getByLabel('Minute', { exact: true })).toHaveValue(/^(9|10)$/);
  await other.context().close();
});

test('a goal is two taps, of nobody too; the correction of a score is three', async ({ page, browser, baseURL }) => {
  const game = await aGame(browser, baseURL);
  await countThumb(page);
  await signIn(page, 'Thumb');
  const dialog = await openGame(page, game);
  await countAnew(page);
  await tap(dialog.getByRole('button', { name: `Goal ${game.team1Name}` }));
  await tap(
    dialog
      .getByRole('group', { name: /Who scored/ })
      .getByRole('button')
      .nth(0),
  );
  await expectMessage(page, 'Goal Added');
  expect(await costOf(page)).toEqual({ taps: 2, fields: 0 });
  await countAnew(page);
  await tap(
    dialog.getByRole('button', { name: `Goal ${game.team2Name}` }),
    dialog.getByRole('button', { name: 'Own goal' }),
  );
  await expectMessage(page, 'Own goal at minute');
  expect(await costOf(page)).toEqual({ taps: 2, fields: 0 });
  await countAnew(page);
  await tap(
    dialog.getByText('Correct the score'),
    dialog.getByRole('button', { name: `One more for ${game.team1Name}` }),
    dialog.getByRole('button', { name: 'Update Score' }),
  );
  await expectMessage(page, 'Score Updated');
  expect(await costOf(page)).toEqual({ taps: 3, fields: 0 });
});

test('the desk sees which phone holds entries back, and which is silent', async ({ page, browser, baseURL }) => {
  const keeper = await anotherPage(browser, baseURL);
  const name = `Sam ${Date.now() % 100_000}`;
  await signIn(keeper, name);
  const game = await aGame(browser, baseURL);
  const heard = keeper.waitForResponse((response) => response.url().endsWith('/api/score-keeper/phone'));
  const dialog = await openGame(keeper, game);
  expect((await heard).status()).toBe(200);
  await dialog.getByRole('button', { name: `Goal ${game.team1Name}` }).click();
  await dialog.getByRole('button', { name: 'Unknown scorer' }).click();
  await expectMessage(keeper, 'Goal Added');

  await page.setViewportSize({ width: 1440, height: 900 });
  await openBackOffice(page, '/admin/games');
  await chooseIn(page, 'Tournament', game.cup);
  const line = page.getByRole('row').filter({ hasText: game.team1Name }).filter({ hasText: game.team2Name });
  await expect(line.first()).toBeVisible();
  // What the phone says last before it falls silent.
  await keeper.close();
  await keeper.context().request.put('/api/score-keeper/phone', { data: { gameId: game.id, waiting: 2 } });
  await expect(line.filter({ hasText: `${name}’s phone: 2 entries wait` })).toHaveCount(1);
  await expectAccessible(page);
  const silent = line.filter({ hasText: `${name}’s phone: silent for` });
  await expect(silent).toHaveCount(1, { timeout: 60_000 });

  await openBracketManagement(page);
  await choose(page, game.cup, 'Active');
  await expect(section(page, 'Timetable').getByText(`${name}’s phone: silent for`)).toBeVisible();
});
