import type { Page } from '@playwright/test';
import { test } from './cup-of-today.ts';
import { expect, expectAccessible, expectMessage } from './journey.ts';
import { anotherPage, correctScore, gameNow, type KeptGame, openGame, signIn } from './score-keeping.ts';
import { costOf, countAnew, countThumb, tap } from './thumb.ts';

interface Goal {
  readonly id: number;
  readonly playerName: string;
  readonly scorer: string;
  readonly minute: number;
  readonly updatedBy: string;
}

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
  game,
  browser,
  baseURL,
  context,
}) => {
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
  await expect(mine.dialog).toContainText(`Held back on this phone: Goal for ${game.team1Name} at minute 7`);
  await context.setOffline(false);
  const question = mine.dialog.getByRole('group', { name: `Goal ${game.team1Name}: the same goal, or two goals?` });
  await expect(question).toContainText(`Lee:7′ ${ahmed}`);
  await expect(question).toContainText(`You:7′ ${patel}`);
  await expectAccessible(kim);
  expect(await gameNow(kim, game.id)).toMatchObject({ team1Score: 1 });

  await kim.keyboard.press('Escape');
  const card = kim.getByRole('button', { name: game.team1Name }).filter({ hasText: game.team2Name }).nth(0);
  await expect(card).toContainText(
    `You: Goal for ${game.team1Name} at minute 7. Lee has entered a goal of this team at minute 7`,
  );
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

  await test.step('of two corrected scores the slower keeper sees the other one, and may send their own', async () => {
    await context.setOffline(true);
    for (const [dialog, goals] of [
      [mine.dialog, '40'],
      [theirs.dialog, '30'],
    ] as const) {
      await correctScore(dialog);
      await dialog.getByLabel(`Goals of ${game.team1Name}`).fill(goals);
      await dialog.getByRole('button', { name: 'Update Score' }).click();
    }
    await expect.poll(async () => (await gameNow(lee, game.id)).team1Score).toBe(30);
    await kim.keyboard.press('Escape');
    await expect(kim.getByRole('region', { name: 'Waiting to be sent' })).toContainText('1 entry is waiting');
    await context.setOffline(false);
    await expect(decide).toContainText(/Somebody else has changed this game: it stands at 30/);
    await expectAccessible(kim);
    expect(await gameNow(kim, game.id)).toMatchObject({ team1Score: 30 });
    await decide.getByRole('button', { name: 'Send mine' }).click();
    await expect(decide).toBeHidden();
    await expect.poll(async () => (await gameNow(kim, game.id)).team1Score).toBe(40);
  });
});

test('the minute follows the game on every phone; a goal is two taps, of nobody too, and a corrected score three', async ({
  page,
  game,
  browser,
  baseURL,
}) => {
  await countThumb(page);
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

  await countAnew(page);
  await tap(
    again.getByRole('button', { name: `Goal ${game.team1Name}` }),
    again
      .getByRole('group', { name: /Who scored/ })
      .getByRole('button')
      .nth(0),
  );
  await expectMessage(page, 'Goal Added');
  expect(await costOf(page)).toEqual({ taps: 2, fields: 0 });
  await countAnew(page);
  await tap(
    again.getByRole('button', { name: `Goal ${game.team2Name}` }),
    again.getByRole('button', { name: 'Own goal' }),
  );
  await expectMessage(page, 'Own goal at minute');
  expect(await costOf(page)).toEqual({ taps: 2, fields: 0 });
  await countAnew(page);
  await tap(
    again.getByText('Correct the score'),
    again.getByRole('button', { name: `One more for ${game.team1Name}` }),
    again.getByRole('button', { name: 'Update Score' }),
  );
  await expectMessage(page, 'Score Updated');
  expect(await costOf(page)).toEqual({ taps: 3, fields: 0 });
});
