import { readFile } from 'node:fs/promises';
import { pdfPages } from '../harness/pdf-pages.ts';
import { aDrawnTournament, aTournament, dialog, search, signIn, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { signInAs } from './new-organizer.ts';
import { fitWindow } from './nothing-beside.ts';
import { picture } from './picture.ts';

test.use(desktop);

test('a tournament is copied to another date: hidden, closed, with its hours; its list is printed without buttons', async ({
  page,
}) => {
  await signIn(page);
  const name = unique('Yearly Cup');
  const hours = [{ day: '2027-03-14', startTime: '09:00', endTime: '15:00' }];
  const tournament = await aTournament(page, name, { date: '2027-03-14', maxTeams: 24, playingHours: hours });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto('/admin/tournaments');
  await search(page, name);
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
  await search(page, name);
  const row = page.getByRole('row').filter({ hasText: `${name} (copy)` });
  await expect(row).toContainText('0/24');
  await expect(row.getByRole('switch')).toHaveCount(2);
  for (const which of await row.getByRole('switch').all()) await expect(which).not.toBeChecked();
  expect(failures).toEqual([]);

  await test.step('printed, the page has its table, and neither buttons nor tabs', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(row).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tournaments' })).toBeVisible();
    // The headings by which the table is sorted stay: they name the columns.
    const pressed = page.locator('button:visible, a[class*="MuiButton"]:visible, tbody a[aria-label]:visible');
    await expect(pressed).toHaveCount(0);
    for (const role of ['tab', 'textbox', 'searchbox', 'switch'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.locator('header')).toBeHidden();
    await expect(page.getByRole('link', { name: `Delete Tournament: ${name}` })).toHaveCount(0);
  });
});

test('one press makes the pack of a day without what is unticked; whoever checks in finds the check-in list alone', async ({
  page,
}) => {
  await signIn(page);
  const cup = unique('Printed Cup');
  const { id } = await aDrawnTournament(page, cup);
  const saved = async (button: string, name: RegExp) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(name);
    return pdfPages(await readFile(await file.path()));
  };

  await test.step('the pack', async () => {
    await page.goto('/admin/tournaments');
    await search(page, cup);
    await page.getByRole('link', { name: `Paper: ${cup}` }).click();
    await expect(page.getByRole('heading', { name: 'The day on paper' })).toBeVisible();
    await expectAccessible(page);
    const pack = async () => {
      const pages = await saved('Make the PDF', /^day_printed-cup-.*\.pdf$/);
      return pages.map(({ texts }) => texts[0]?.text);
    };
    const whole = ['Field 1', 'Games by team', 'Bracket', 'Score sheet', 'Check-in'];
    expect(await pack()).toEqual(expect.arrayContaining(whole));
    for (const part of ['Schedule by field', 'Schedule by team', 'Brackets', 'Score sheets with rosters'])
      await page.getByRole('checkbox', { name: part }).uncheck();
    expect(await pack()).toEqual(['Check-in']);
    await page.getByRole('button', { name: 'Make the certificates' }).click();
    await expectMessage(page, 'The PDF could not be made');
  });

  await test.step('the check-in list', async () => {
    await signInAs(page, page, { name: 'Dani Desk', role: 'check-in' });
    await page.goto(`/admin/tournaments/${id}/show`);
    await page.getByRole('link', { name: `Paper: ${cup}` }).click();
    await expect(page.getByRole('heading', { name: 'Check-in list' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The day on paper' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Certificates' })).toHaveCount(0);
    await fitWindow(page, 390);
    await expectAccessible(page);
    await picture(page, 'check-in list');
    const list = await saved('Make the check-in list', /^check-in_printed-cup-.*\.pdf$/);
    expect(list.map(({ words }) => words).join(' ')).toContain('Striker Reds');
  });
});
