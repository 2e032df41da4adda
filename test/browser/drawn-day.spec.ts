import type { Page } from '@playwright/test';
import { choose, openBracketManagement, post, section, tournamentWithTeams } from './bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';

// High enough that what is dragged and where it goes are both in sight.
test.use({ viewport: { width: 1440, height: 1800 }, hasTouch: false });

interface Game {
  readonly id: number;
  readonly stage: string;
  readonly round: number;
  readonly team1Id: number;
  readonly team2Id: number;
}

/** A tournament that has been drawn, on the desk; its games in the order of their kick-offs. */
async function drawn(page: Page, teams: number, settings: object = {}) {
  const name = await tournamentWithTeams(page, teams);
  const { id } = await found(page, name);
  const detail = async () => (await page.request.get(`/api/tournaments/${id}`)).json();
  const teamIds = (await detail()).teams
    .toSorted((one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name))
    .map((team: { id: number }) => team.id);
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, { teamIds, ...settings });
  const games: readonly Game[] = (await detail()).games;
  await openBracketManagement(page);
  await choose(page, name);
  return { id, games, detail };
}

async function found(page: Page, name: string): Promise<{ id: number }> {
  const list: readonly { id: number; name: string }[] = await (await page.request.get('/api/tournaments')).json();
  const tournament = list.find((one) => one.name === name);
  if (tournament === undefined) throw new Error(`There is no ${name}`);
  return tournament;
}

async function play(page: Page, { id }: Game, team1Score: number, team2Score: number): Promise<void> {
  await page.request.put(`/api/games/${id}/score`, { data: { team1Score, team2Score } });
  await post(page.request, `/api/games/${id}/complete`, {});
}

test('a game is moved by two taps to a lit kick-off, and by dragging to another', async ({ page }) => {
  await drawn(page, 4);
  const timetable = section(page, 'Timetable');
  const final = timetable.getByRole('button', { name: /^Round 2, match 1/ });
  await final.click();
  await expect(timetable).toContainText('Moving Round 2, match 1');
  const lit = timetable.getByRole('button', { name: /^Move to/ });
  await expect(lit.first()).toBeVisible();
  await expectAccessible(page);
  await timetable.getByRole('button', { name: 'Move to 7:30 PM on Field 2' }).click();
  await expectMessage(page, 'Game Moved');
  await expect(timetable.getByRole('button', { name: 'Round 2, match 1, 7:30 PM on Field 2' })).toBeVisible();

  await timetable.getByRole('button', { name: /^Third place/ }).click();
  const free = timetable.getByRole('button', { name: 'Move to 8:00 PM on Field 1' });
  await expect(free).toBeVisible();
  await timetable.getByRole('button', { name: 'Leave it where it is' }).click();
  await expect(free).toBeHidden();
  await final.click();
  await expect(free).toBeVisible();
  await final.dragTo(free);
  await expect(timetable.getByRole('button', { name: 'Round 2, match 1, 8:00 PM on Field 1' })).toBeVisible();
});

test('what stands in the way of a move is shown before anything is saved', async ({ page }) => {
  const { detail } = await drawn(page, 4);
  const timetable = section(page, 'Timetable');
  const before = (await detail()).games;
  await timetable.getByRole('button', { name: /^Round 2, match 1/ }).press('Enter');
  await timetable
    .getByRole('button', { name: /stands in the way at 6:30 PM/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/rest/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Leave it where it is' }).press('Enter');
  await expect(dialog).toBeHidden();
  expect((await detail()).games).toEqual(before);
});

test('the rest of a late day is shifted, after a look at what would go wrong', async ({ page }) => {
  await drawn(page, 4);
  const timetable = section(page, 'Timetable');
  await timetable.getByRole('button', { name: 'Shift the rest of the day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shift the rest of the day' });
  await dialog.getByLabel('By minutes').fill('20');
  await expect(dialog).toContainText('4 games move.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Shift', exact: true }).click();
  await expectMessage(page, 'Day Shifted');
  await expect(timetable).toContainText('6:35 PM');
});

test('a semifinal corrected after the final has begun names the game it resets, and resets it only when confirmed', async ({
  page,
}) => {
  const { games, detail } = await drawn(page, 4);
  const semifinals = games.filter(({ stage, round }) => stage === 'knockout' && round === 1);
  for (const game of semifinals) await play(page, game, 3, 1);
  const final = (await detail()).games.find((game: Game) => game.stage === 'knockout' && game.round === 2);
  await page.request.put(`/api/games/${final.id}/score`, { data: { team1Score: 1, team2Score: 0 } });
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  const board = section(page, 'Tournament Brackets');
  await expect(board.getByText('IN PROGRESS')).toHaveCount(1);

  await board.getByRole('button', { name: 'Actions for Rovers 1 v Rovers 4' }).click();
  await page.getByRole('menuitem', { name: 'Correct the score' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Goals of Rovers 1').fill('0');
  await expect(dialog).toContainText('Already started, and to be played anew');
  await expect(dialog).toContainText('Rovers 4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(board.getByText('IN PROGRESS')).toHaveCount(1);

  await board.getByRole('button', { name: 'Actions for Rovers 1 v Rovers 4' }).click();
  await page.getByRole('menuitem', { name: 'Correct the score' }).click();
  await dialog.getByLabel('Goals of Rovers 1').fill('0');
  await dialog.getByRole('button', { name: 'Save and reset 1 game' }).click();
  await expectMessage(page, 'Score Updated');
  await expect(board.getByText('IN PROGRESS')).toHaveCount(0);
  await expect(section(page, 'Timetable')).toContainText('Rovers 4');
});

test('a tie that nothing separates stops the advance until lots are entered', async ({ page }) => {
  const { games } = await drawn(page, 4, { tournamentFormat: 'round-robin' });
  for (const game of games.filter(({ stage }) => stage === 'group')) await play(page, game, 1, 1);
  const standings = section(page, 'Standings');
  await standings.getByRole('button', { name: 'Advance Brackets' }).click();
  await expect(page.getByText('Failed to advance brackets. Please try again.')).toBeVisible();
  await expect(standings).toContainText('Nothing separates these teams');
  await expect(standings).toContainText('Rovers 1, Rovers 2, Rovers 3, and Rovers 4 share rank 1');
  await standings.getByRole('button', { name: 'Enter lots or a shoot-out' }).click();
  const dialog = page.getByRole('dialog', { name: 'In which order?' });
  await dialog.getByRole('button', { name: 'Rovers 4 higher' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record the order' }).click();
  await expectMessage(page, 'Brackets Advanced');
  await expect(standings.getByRole('row', { name: /Rovers 4/ })).toContainText('Lots drawn by the organizer');
  await expect(section(page, 'Tournament Brackets')).toContainText('Rovers 1');
});

test('a forfeit, a withdrawal and a result are entered from the bracket', async ({ page }) => {
  await drawn(page, 4);
  const board = section(page, 'Tournament Brackets');
  await board.getByRole('button', { name: 'Actions for Rovers 1 v Rovers 4' }).click();
  await page.getByRole('menuitem', { name: 'Forfeit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Rovers 4' }).check();
  await dialog.getByRole('button', { name: 'Forfeit' }).click();
  await expectMessage(page, 'Game Forfeited');
  await expect(board.getByText('COMPLETED')).toHaveCount(1);

  await board.getByRole('button', { name: 'Actions for Rovers 2 v Rovers 3' }).click();
  await page.getByRole('menuitem', { name: 'Enter the result' }).click();
  await dialog.getByLabel('Goals of Rovers 2').fill('2');
  await dialog.getByLabel('Goals of Rovers 3').fill('2');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Kicks scored by Rovers 3').fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectMessage(page, 'Game Completed');
  await expect(section(page, 'Timetable')).toContainText('Rovers 1');

  await board.getByRole('button', { name: 'Withdraw a team' }).click();
  await dialog.getByLabel('Team').selectOption({ label: 'Rovers 3' });
  await expect(dialog).toContainText('What follows:');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expectMessage(page, 'Team Withdrawn');

  await board.getByRole('button', { name: 'Bring back: Rovers 3' }).click();
  await expect(dialog).toContainText('What follows:');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Bring back' }).click();
  await expectMessage(page, 'Team is back');
  await expect(board.getByText('Withdrawn teams')).toBeHidden();
});
