import {
  aDrawnTournament,
  aRegisteredPlayer,
  aTournament,
  choose,
  dialog,
  onFile,
  signIn,
  unique,
} from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

test.use(desktop);

test('a tournament is edited, and deleted only after what will go was named', async ({ page }) => {
  await signIn(page);
  const name = unique('Short Cup');
  const tournament = await aTournament(page, name);
  const player = await aRegisteredPlayer(page, unique('Paid Up'), tournament.id);
  const paid = await page.request.put(`/api/admin/tournament-registrations/${player.registrationId}/payment`, {
    data: { paymentStatus: 'paid' },
  });
  expect(paid.ok()).toBe(true);
  await page.goto(`/admin/tournaments/${tournament.id}`);
  const edit = dialog(page, 'Edit Tournament');
  await edit.getByLabel('Max teams').fill('0');
  await edit.getByLabel('Location').fill('');
  await edit.getByRole('button', { name: 'Save Tournament' }).click();
  await expect(edit.getByLabel('Max teams')).toHaveAccessibleDescription('Max teams must be at least 1');
  await expect(edit.getByLabel('Location')).toHaveAccessibleDescription('Location is required');
  await expectAccessible(page);
  await edit.getByLabel('Max teams').fill('12');
  await edit.getByLabel('Location').fill('Turf City, Paramus NJ');
  await edit.getByRole('button', { name: 'Save Tournament' }).click();
  await expectMessage(page, 'Tournament updated');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Turf City, Paramus NJ');

  await page.getByRole('link', { name: `Delete Tournament: ${name}` }).click();
  const question = dialog(page, 'Confirm Deletion');
  await expect(question).toContainText('1 registration');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('1 registration (1 paid)');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expectMessage(page, 'Tournament deleted');
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

test('a game gets a score and a goal, and is deleted with the brackets drawn again', async ({ page }) => {
  await signIn(page);
  const cup = unique('Game Cup');
  await aDrawnTournament(page, cup);
  await page.goto('/admin/games');
  await expect(page.getByRole('heading', { name: 'Select a tournament' })).toBeVisible();
  await choose(page, 'Tournament', cup);
  const row = page.getByRole('row').filter({ hasText: `Reds ${cup} vs Blues ${cup}` });
  await expect(row).toContainText('SCHEDULED');
  await row.getByRole('link', { name: /^Edit Score/ }).click();
  const score = dialog(page, 'Edit Game Score');
  await score.getByLabel(`Reds ${cup}`).fill('3');
  await score.getByLabel(`Blues ${cup}`).fill('x');
  await expect(score.getByLabel(`Blues ${cup}`)).toHaveValue('0');
  await expectAccessible(page);
  await score.getByRole('button', { name: 'Save Score' }).click();
  await expectMessage(page, 'Score Updated');
  await expect(row).toContainText('3 - 0');

  await row.getByRole('link', { name: /^Manage Goals/ }).click();
  const goals = dialog(page, 'Manage Player Goals');
  await goals.getByRole('button', { name: 'Add Goal' }).click();
  await expect(goals.getByText('Player and minute are required')).toBeVisible();
  await choose(goals, 'Player', /Striker Reds/);
  await goals.getByLabel('Minute', { exact: true }).fill('91');
  await goals.getByRole('button', { name: 'Add Goal' }).click();
  await expect(goals.getByText('Minute must be between 1 and 90')).toBeVisible();
  await goals.getByLabel('Minute', { exact: true }).fill('7');
  await goals.getByRole('button', { name: 'Add Goal' }).click();
  await expect(goals.getByRole('listitem').filter({ hasText: 'Striker Reds' })).toBeVisible();
  await expectAccessible(page);
  const removeGoal = async () => {
    await goals.getByRole('button', { name: /^Delete goal/ }).click();
    const asked = dialog(page, 'Delete this goal?');
    await expect(asked).toContainText('The score stays 3 - 0');
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Delete' }).click();
    await expect(goals.getByText('No goals yet.')).toBeVisible();
  };
  await removeGoal();
  await goals.getByRole('button', { name: 'Undo' }).click();
  await expect(goals.getByRole('listitem').filter({ hasText: 'Striker Reds' })).toBeVisible();
  await expect(goals.getByRole('textbox', { name: /^Minute of the goal/ })).toHaveValue('7');
  await removeGoal();
  await goals.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('link', { name: /^Delete Game/ }).click();
  const question = dialog(page, 'Confirm Deletion');
  await expect(question).toContainText('Tournament brackets will be automatically recalculated after deletion.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectMessage(page, 'Game deleted');
  await expect(row).toContainText('0 - 0');
});

test('free agents are proposed with reasons, changed by hand, placed, and taken back', async ({ page }) => {
  await signIn(page);
  const tournament = await aTournament(page, unique('Agents Cup'));
  const team = unique('Two Short');
  const { id } = await onFile(page, '/api/admin/teams', { name: team, tournamentId: tournament.id });
  await aRegisteredPlayer(page, unique('Captain Two'), tournament.id, { teamOption: 'existing', teamId: id });
  const agents = [unique('Agent One'), unique('Agent Two')];
  for (const agent of agents) await aRegisteredPlayer(page, agent, tournament.id);
  await page.goto(`/admin/free-agents/${tournament.id}`);
  const sheet = page.getByRole('region', { name: team });
  for (const agent of agents) await expect(sheet.getByRole('listitem').filter({ hasText: agent })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel(`Place of ${agents[1]}`).nth(0).click();
  await page.getByRole('option', { name: 'Stays a free agent' }).click();
  await page.getByRole('button', { name: 'Place 1 player' }).click();
  await expectMessage(page, 'Free agents placed');
  const roster = async () => (await (await page.request.get(`/api/admin/teams/${id}`)).json()).currentPlayers;
  expect(await roster()).toBe(2);
  await page.getByRole('button', { name: 'Undo the last placement' }).click();
  await expectMessage(page, 'Placement undone');
  expect(await roster()).toBe(1);
});
