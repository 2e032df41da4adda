import { readFile } from 'node:fs/promises';
import { pdfPages } from '../harness/pdf-pages.ts';
import { aDrawnTournament, aTournament, dialog, signIn, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

test.use(desktop);

test('a tournament is copied to another date: hidden, closed, with its hours', async ({ page }) => {
  await signIn(page);
  const name = unique('Yearly Cup');
  const hours = [{ day: '2027-03-14', startTime: '09:00', endTime: '15:00' }];
  const tournament = await aTournament(page, name, { date: '2027-03-14', maxTeams: 24, playingHours: hours });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto('/admin/tournaments');
  await page.getByRole('link', { name: `Copy Tournament: ${name}` }).click();
  await expect(dialog(page, 'Copy Tournament').getByLabel('Date')).toBeFocused();
  await page.goto(`/admin/tournaments/${tournament.id}`);
  await dialog(page, 'Edit Tournament').getByRole('link', { name: 'Copy Tournament' }).click();
  const copy = dialog(page, 'Copy Tournament');
  await expect(copy.getByLabel('Tournament name')).toHaveValue(`${name} (copy)`);
  await copy.getByRole('button', { name: 'Make the Copy' }).click();
  await expect(copy.getByLabel('Date')).toHaveAccessibleDescription('Date is required');
  await expectAccessible(page);
  await copy.getByLabel('Date').fill('2028-03-11');
  await copy.getByRole('button', { name: 'Make the Copy' }).click();
  await expectMessage(page, 'Tournament copied');
  const row = page.getByRole('row').filter({ hasText: `${name} (copy)` });
  await expect(row).toContainText('0/24');
  await expect(row.getByRole('switch')).toHaveCount(2);
  for (const which of await row.getByRole('switch').all()) await expect(which).not.toBeChecked();
  expect(failures).toEqual([]);
});

test('one press makes the pack of a day, and what is unticked is not in it', async ({ page }) => {
  await signIn(page);
  const cup = unique('Printed Cup');
  await aDrawnTournament(page, cup);
  await page.goto('/admin/tournaments');
  await page.getByRole('link', { name: `Paper: ${cup}` }).click();
  await expect(page.getByRole('heading', { name: 'The day on paper' })).toBeVisible();
  await expectAccessible(page);
  const saved = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^day_printed-cup-.*\.pdf$/);
    return pdfPages(await readFile(await file.path()));
  };
  const whole = await saved();
  const titles = whole.map(({ texts }) => texts[0]?.text);
  expect(titles).toEqual(expect.arrayContaining(['Field 1', 'Games by team', 'Bracket', 'Score sheet', 'Check-in']));
  for (const part of ['Schedule by field', 'Schedule by team', 'Brackets', 'Score sheets with rosters'])
    await page.getByRole('checkbox', { name: part }).uncheck();
  expect((await saved()).map(({ texts }) => texts[0]?.text)).toEqual(['Check-in']);
  await page.getByRole('button', { name: 'Make the certificates' }).click();
  await expectMessage(page, 'The PDF could not be made');
});

test('a printed page of the office has its table, and neither buttons nor tabs', async ({ page }) => {
  await signIn(page);
  const name = unique('Paper Cup');
  await aTournament(page, name);
  await page.goto('/admin/tournaments');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tournaments' })).toBeVisible();
  // The headings by which the table is sorted stay: they name the columns.
  await expect(page.locator('button:visible, a[class*="MuiButton"]:visible, tbody a[aria-label]:visible')).toHaveCount(
    0,
  );
  for (const pressed of ['tab', 'textbox', 'searchbox', 'switch'] as const)
    await expect(page.getByRole(pressed)).toHaveCount(0);
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByRole('link', { name: `Delete Tournament: ${name}` })).toHaveCount(0);
});
