import type { Locator, Page } from '@playwright/test';
import {
  choose,
  detailOf,
  draw,
  type Game,
  openBracketManagement,
  post,
  section,
  tournamentWithTeams,
} from '../bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';

// High enough that what is dragged and where it goes are both in sight.
test.use({ viewport: { width: 1440, height: 1800 }, hasTouch: false });

/** A tournament that has been drawn, on the desk; its games in the order of their kick-offs. */
async function drawn(page: Page, teams: number, settings: object = {}) {
  const name = await tournamentWithTeams(page, teams);
  await draw(page, name, settings);
  const games = async () => (await detailOf(page, name)).games;
  await openBracketManagement(page);
  await choose(page, name);
  return games;
}

async function play(page: Page, { id }: Game, team1Score: number, team2Score: number): Promise<void> {
  await page.request.put(`/api/games/${id}/score`, { data: { team1Score, team2Score } });
  await post(page.request, `/api/games/${id}/complete`, {});
}

/** Drags a game with the mouse to where the other stood before: over a grid that had moved it would be somewhere else. */
async function dragOnto(page: Page, game: Locator, other: Locator): Promise<void> {
  const [from, to] = [await game.boundingBox(), await other.boundingBox()];
  if (from === null || to === null) throw new Error('The games are not shown');
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y + 20, { steps: 10 });
}

test('what stands in the way of a move is shown, a game is moved by taps and by dragging, and a late day is shifted', async ({
  page,
}) => {
  const games = await drawn(page, 4);
  const timetable = section(page, 'Timetable');
  const final = timetable.getByRole('button', { name: /^Final/ });

  await test.step('what stands in the way is shown before anything is saved', async () => {
    const before = await games();
    await final.press('Enter');
    await timetable
      .getByRole('button', { name: /stands in the way at 6:30 PM/ })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(/rest/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Leave it where it is' }).press('Enter');
    await expect(dialog).toBeHidden();
    expect(await games()).toEqual(before);
    await timetable.getByRole('button', { name: 'Leave it where it is' }).press('Enter');
    await expect(timetable).not.toContainText('Moving Final');
  });

  await test.step('two taps to a lit kick-off', async () => {
    await final.click();
    await expect(timetable).toContainText('Moving Final');
    const lit = timetable.getByRole('button', { name: /^Move to/ });
    await expect(lit.first()).toBeVisible();
    await expectAccessible(page);
    await timetable.getByRole('button', { name: 'Move to 7:30 PM on Field 2' }).click();
    await expectMessage(page, 'Game Moved');
    await expect(timetable.getByRole('button', { name: 'Final, 7:30 PM on Field 2' })).toBeVisible();
  });

  await test.step('dragging, while another is left where it is', async () => {
    await timetable.getByRole('button', { name: /^Third place/ }).click();
    const free = timetable.getByRole('button', { name: 'Move to 8:00 PM on Field 1' });
    await expect(free).toBeVisible();
    await timetable.getByRole('button', { name: 'Leave it where it is' }).click();
    await expect(free).toBeHidden();
    await final.click();
    await expect(free).toBeVisible();
    await final.dragTo(free);
    await expect(timetable.getByRole('button', { name: 'Final, 8:00 PM on Field 1' })).toBeVisible();
  });

  await test.step('two presses swap two games, and what a swap would break is said first', async () => {
    const third = (await timetable.getByRole('button', { name: /^Third place/ }).getAttribute('aria-label')) ?? '';
    const place = third.replace(/^[^,]*, /, '');
    await final.press('Enter');
    await timetable.getByRole('button', { name: /^Swap with Rovers 1/ }).focus();
    await expect(timetable).toContainText(/Final and Rovers 1.*: .*waits for the game of/);
    await expectAccessible(page);
    await timetable.getByRole('button', { name: `Swap with ${third}` }).press('Enter');
    await expectMessage(page, 'Games Swapped');
    await expect(timetable.getByRole('button', { name: `Final, ${place}` })).toBeVisible();
    await expect(timetable.getByRole('button', { name: 'Third place, 8:00 PM on Field 1' })).toBeVisible();
    const [thirdPlace, other] = ['Third place, 8:00 PM on Field 1', `Final, ${place}`];
    await dragOnto(
      page,
      timetable.getByRole('button', { name: thirdPlace }),
      timetable.getByRole('button', { name: other }),
    );
    await expect(timetable).toContainText('Third place and Final can change places: nothing stands in the way.');
    await page.mouse.up();
    await expect(timetable.getByRole('button', { name: third })).toBeVisible();
  });

  await test.step('the rest of a late day is shifted, after a look at what would go wrong', async () => {
    await timetable.getByRole('button', { name: 'Shift the rest of the day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Shift the rest of the day' });
    await dialog.getByLabel('By minutes').fill('20');
    await expect(dialog).toContainText('4 games move.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Shift', exact: true }).click();
    await expectMessage(page, 'Day Shifted');
    await expect(timetable).toContainText('6:35 PM');
  });
});

test('a tie that nothing separates stops the advance until lots are entered', async ({ page }) => {
  const games = await drawn(page, 4, { tournamentFormat: 'round-robin' });
  for (const game of (await games()).filter(({ stage }) => stage === 'group')) await play(page, game, 1, 1);
  const standings = section(page, 'Standings');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(page.getByText('Nothing separates these teams').first()).toBeVisible();
  await expect(standings).toContainText('Rovers 1, Rovers 2, Rovers 3, and Rovers 4 share rank 1');
  await standings.getByRole('button', { name: 'Advance Brackets' }).click();
  await expect(page.getByText('Failed to advance brackets. Please try again.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'In which order?' });
  await dialog.getByRole('button', { name: 'Rovers 4 higher' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record the order' }).click();
  await expectMessage(page, 'Order Recorded');
  await expect(standings.getByRole('row', { name: /Rovers 4/ })).toContainText('Lots drawn by the organizer');
  await expect(section(page, 'Tournament Brackets')).toContainText('Rovers 1');
  await standings.getByRole('button', { name: /^Take back/ }).click();
  await expectMessage(page, 'Order Taken Back');
  await expect(page.getByText('Nothing separates these teams').first()).toBeVisible();
});

test('a forfeit, a result, its correction after the final has begun, and a withdrawal are entered from the bracket', async ({
  page,
}) => {
  const games = await drawn(page, 4);
  const board = section(page, 'Tournament Brackets');
  const dialog = page.getByRole('dialog');
  const act = async (match: string, choice: string) => {
    await board.getByRole('button', { name: `Actions for ${match}` }).click();
    await dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
  };

  await test.step('a forfeit', async () => {
    await act('Rovers 1 v Rovers 4', 'Forfeit');
    await dialog.getByRole('radio', { name: 'Rovers 4' }).check();
    await dialog.getByRole('button', { name: 'Forfeit' }).click();
    await expectMessage(page, 'Game Forfeited');
    await expect(board.getByText('COMPLETED')).toHaveCount(1);
  });

  await test.step('a result by a shoot-out', async () => {
    await act('Rovers 2 v Rovers 3', 'End');
    await dialog.getByLabel('Goals of Rovers 2').fill('2');
    await dialog.getByLabel('Goals of Rovers 3').fill('2');
    await expect(dialog.getByRole('button', { name: 'End the game' })).toBeDisabled();
    await dialog.getByLabel('Kicks scored by Rovers 3').fill('1');
    await dialog.getByRole('button', { name: 'End the game' }).click();
    await expectMessage(page, 'Game Completed');
    await expect(section(page, 'Timetable')).toContainText('Rovers 1');
  });

  await test.step('a correction names the game that it resets, and resets it only when confirmed', async () => {
    const final = (await games()).find(({ stage, round }) => stage === 'knockout' && round === 2);
    await page.request.put(`/api/games/${final?.id}/score`, { data: { team1Score: 1, team2Score: 0 } });
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(board.getByText('IN PROGRESS')).toHaveCount(1);
    await act('Rovers 2 v Rovers 3', 'Correct the score');
    await dialog.getByLabel('Goals of Rovers 2').fill('3');
    await expect(dialog).toContainText('Already started, and to be played anew');
    await expect(dialog).toContainText('Rovers 1 v Rovers 3');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(board.getByText('IN PROGRESS')).toHaveCount(1);
    await act('Rovers 2 v Rovers 3', 'Correct the score');
    await dialog.getByLabel('Goals of Rovers 2').fill('3');
    await dialog.getByRole('button', { name: 'Save and reset 1 game' }).click();
    await expectMessage(page, 'Score Updated');
    await expect(board.getByText('IN PROGRESS')).toHaveCount(0);
    await expect(board.getByRole('button', { name: 'Actions for Rovers 1 v Rovers 2' })).toBeVisible();
    await expect(section(page, 'Timetable')).toContainText('Rovers 2');
  });

  await test.step('a withdrawal, and the way back', async () => {
    await board.getByRole('button', { name: 'Withdraw a team' }).click();
    await dialog.getByLabel('Team').selectOption({ label: 'Rovers 2' });
    await expect(dialog).toContainText('What follows:');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expectMessage(page, 'Team Withdrawn');
    await board.getByRole('button', { name: 'Bring back: Rovers 2' }).click();
    await expect(dialog).toContainText('What follows:');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Bring back' }).click();
    await expectMessage(page, 'Team is back');
    await expect(board.getByText('Withdrawn teams')).toBeHidden();
  });
});
