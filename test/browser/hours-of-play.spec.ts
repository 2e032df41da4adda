import { winterDay } from '../sample/winter-day.ts';
import { choose, openBracketManagement, section, tournamentWithTeams } from './bracket-management.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';

test.use({ viewport: { width: 1440, height: 1800 }, hasTouch: false });

test('hours of play are set for a tournament, and the planning desk begins with them', async ({ page }) => {
  const name = await tournamentWithTeams(page, 2);
  const tournaments: readonly { id: number; name: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const { id = 0 } = tournaments.find((one) => one.name === name) ?? {};
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

  await openBracketManagement(page);
  await choose(page, name);
  const settings = section(page, 'Bracket Generation Settings');
  await expect(settings.getByLabel('Start Time')).toHaveValue('09:00');
  await expect(settings.getByLabel('End Time')).toHaveValue('12:30');
  await expect(settings).toContainText(`Hours of play of the tournament: ${winterDay(13)}, 09:00 to 12:30.`);
});
