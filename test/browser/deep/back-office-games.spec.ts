import { aDrawnTournament, choose, inMenu, openBackOffice, row, signIn, word } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { chooseByKeys, confirmByKeys, openByKeys, pressByKeys, tabTo, typeInto } from '../keyboard-hands.ts';

test.use(desktop);

test('a score is set, goals are named, mended and taken back, and a game is deleted by the keyboard alone', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/games');
  await expect(page.getByRole('heading', { name: 'Select a tournament' })).toBeVisible();
  const cup = word('Keygame');
  const { id } = await aDrawnTournament(page, cup);
  await page.reload();
  await choose(page, 'Tournament', cup);
  const versus = `Reds ${cup} vs Blues ${cup}`;
  const game = row(page, versus);
  await expect(game).toContainText('SCHEDULED');

  await test.step('notes that somebody else wrote meanwhile are not lost', async () => {
    const listed = async () => (await (await page.request.get(`/api/admin/all-games?tournamentId=${id}`)).json())[0];
    const path = `/api/admin/all-games/${(await listed()).id}/notes`;
    await expect(await page.request.put(path, { data: { notes: 'Kick-off ten minutes late' } })).toBeOK();
    const notes = await openByKeys(page, inMenu(page, 'Notes', versus), 'Notes of the Game');
    await expect(notes.getByRole('textbox')).toHaveValue('Kick-off ten minutes late');
    await pressByKeys(page, notes.locator('button[type=submit]'));
    await expect(notes).toBeHidden();
    expect((await listed()).notes).toBe('Kick-off ten minutes late');
  });

  await test.step('a score is a number', async () => {
    const score = await openByKeys(page, game.getByRole('link', { name: /^Edit Score/ }), 'Edit Game Score');
    const [home, away] = [score.getByLabel(`Goals of Reds ${cup}`), score.getByLabel(`Goals of Blues ${cup}`)];
    await expect(home).toBeFocused();
    await page.keyboard.type('2');
    await typeInto(page, away, 'x');
    await expect(away).toHaveValue('0');
    await typeInto(page, away, '1');
    await expect(score.getByRole('alert')).toContainText('not for today');
    await page.keyboard.press('Enter');
    await expect(score).toBeHidden();
    await expectMessage(page, 'Score Updated');
    await expect(game).toContainText('2 - 1');
  });

  await test.step('a goal has a player and a minute, and is no part of the score', async () => {
    const goals = await openByKeys(page, inMenu(page, 'Manage Goals', versus), 'Manage Player Goals');
    const minute = goals.getByRole('textbox', { name: 'Minute', exact: true });
    await pressByKeys(page, goals.getByRole('button', { name: 'Add Goal' }));
    await expect(goals.getByText('Player and minute are required')).toBeVisible();
    await chooseByKeys(page, goals.getByRole('combobox', { name: 'Player' }), 'Striker Reds');
    await typeInto(page, minute, '91');
    await page.keyboard.press('Enter');
    await expect(goals.getByText('Minute must be between 1 and 90')).toBeVisible();
    await typeInto(page, minute, '7');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Goal Added', 'good');
    const ofGoal = goals.getByRole('textbox', { name: /^Minute of the goal of Striker Reds/ });
    await expect(ofGoal).toHaveValue('7');
    await expectAccessible(page);
    await typeInto(page, ofGoal, '9');
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Goal updated', 'good');
    await expect(ofGoal).toHaveValue('9');

    const remove = goals.getByRole('button', { name: /^Delete goal: Striker Reds .*, 9$/ });
    const removal = await openByKeys(page, remove, 'Delete this goal?');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(removal).toBeHidden();
    const says = ['The score stays 2 - 1'];
    await confirmByKeys(page, remove, 'Delete this goal?', 'Delete', says);
    await expect(goals).toContainText('No goals yet.');
    await pressByKeys(page, goals.getByRole('button', { name: 'Undo' }));
    await expect(ofGoal).toHaveValue('9');
    await confirmByKeys(page, remove, 'Delete this goal?', 'Delete', says);
    await expect(goals).toContainText('No goals yet.');
    await page.keyboard.press('Escape');
    await expect(goals).toBeHidden();
  });

  const warning = ['Tournament brackets will be automatically recalculated after deletion.'];
  await confirmByKeys(page, inMenu(page, 'Delete Game', versus), 'Confirm Deletion', 'Delete', warning);
  await expectMessage(page, 'Game deleted');
  await expect(game).toContainText('0 - 0');
});

test('a result is entered on the day, and a game given to the other team, by the keyboard alone', async ({ page }) => {
  await signIn(page);
  const cup = word('Keyday');
  await aDrawnTournament(page, cup);
  await page.goto('/bracket-management');
  await page.getByRole('combobox', { name: 'Tournament', exact: true }).selectOption({ label: `${cup} (Upcoming)` });
  const menu = page.getByRole('button', { name: `Actions for Reds ${cup}`, exact: false });
  const result = await openByKeys(page, menu, 'Edit Game Score');
  await expect(result.getByLabel(`Goals of Reds ${cup}`)).toBeFocused();
  await page.keyboard.type('3');
  await tabTo(page, result.getByRole('radio', { name: /^Score/ }));
  await page.keyboard.press('ArrowDown');
  await expect(result.getByRole('radio', { name: /^End/ })).toBeChecked();
  await expect(result).toContainText(`Final: Reds ${cup} wins`);
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
  await expectMessage(page, 'Game Completed', 'good');

  const forfeit = await openByKeys(page, menu, 'Edit Game Score');
  await tabTo(page, forfeit.getByRole('radio', { name: /^Correct the score/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(forfeit.getByRole('radio', { name: /^Forfeit/ })).toBeChecked();
  await tabTo(page, forfeit.getByRole('radio', { name: `Reds ${cup}` }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(forfeit, 'Enter on an answer gives nothing away').toBeVisible();
  await pressByKeys(page, forfeit.getByRole('button', { name: 'Forfeit' }));
  await expect(forfeit).toBeHidden();
  await expectMessage(page, 'orfeit', 'good');
});
