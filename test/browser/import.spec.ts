import type { Page } from '@playwright/test';
import { aTournament, choose, openBackOffice, openFromMenu, signIn, unique } from './back-office.ts';
import { expect, expectAccessible, test } from './journey.ts';
import { fitWindow } from './nothing-beside.ts';

const born = new Date().getFullYear() - 11;
let phones = 0;

/** A phone that nobody else in these journeys has. */
const aPhone = () => {
  phones += 1;
  return `732-${String(Date.now()).slice(-3)}-${String(phones).padStart(4, '0')}`;
};

/** A sheet's clipboard: so many teams of four, the first four of five. */
function aSheet(mark: string, teams: number): string {
  const rows = Array.from({ length: teams }, (_, team) =>
    Array.from({ length: team < 4 ? 5 : 4 }, (_, turn) =>
      [`${mark} ${team + 1}`, `Kid ${mark} ${team}x${turn}`, born, aPhone(), turn === 0 ? 'yes' : ''].join('\t'),
    ),
  );
  return ['Team\tPlayer\tBirth year\tPhone\tCaptain', ...rows.flat()].join('\n');
}

const paste = (page: Page, text: string) => page.getByLabel('Paste your table here').fill(text);
const made = (page: Page) => page.getByRole('region', { name: 'What will be made' });
const importButton = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });

test('24 teams with 100 players are imported at a phone, and a table sent again adds nothing', async ({ page }) => {
  await signIn(page);
  const cup = unique('Import Cup');
  await aTournament(page, cup, { maxTeams: 24 });
  await openBackOffice(page, '/admin/teams');
  await openFromMenu(page, 'Import');
  await choose(page, 'Into which tournament', cup);
  const sheet = aSheet(unique('Squad'), 24);
  await paste(page, sheet);
  const counts = '24 teams, 100 players, 100 registrations';
  await expect(made(page)).toContainText(counts);
  await fitWindow(page, 1440);
  await fitWindow(page, 390);
  await expectAccessible(page);
  await importButton(page).click();
  await expect(page.getByText(`Imported: ${counts}`)).toBeVisible();
  await expectAccessible(page);
  await paste(page, sheet);
  await expect(made(page)).toContainText('Nothing new: everything in this table is there already.');
  await expect(importButton(page)).toBeDisabled();
});

test('a template names its headings; a file is read as a paste is; a wrong row is named in its cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const cup = unique('Correction Cup');
  await aTournament(page, cup);
  await openBackOffice(page, '/admin/imports');
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'One row for each team' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('teams-to-import.csv');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'teams.xlsx',
    mimeType: 'application/zip',
    buffer: Buffer.from([0x50, 0x4b, 3, 4]),
  });
  await expect(page.getByLabel('Paste your table here')).toHaveAccessibleDescription(/This is a workbook/);
  await paste(page, 'Kim,201\nLee,202');
  await expect(page.getByLabel('Paste your table here')).toHaveAccessibleDescription(/None of these headings is known/);
  const team = unique('Menders');
  const file = (phone: string) => ({
    name: 'players.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `\uFEFFTeam;Name;Born;Cell;Hat\r\n${team};Ada ${team};${born};${aPhone()};x\r\n${team};Kim ${team};${born};${phone};x\r\n`,
    ),
  });
  await chooser.setInputFiles(file('12'));
  await expect(made(page)).toContainText('Choose the tournament to see it.');
  await choose(page, 'Into which tournament', cup);
  await expect(made(page)).toContainText('1 row to correct.');
  await expect(made(page)).toContainText('Columns that are not read: Hat');
  await expect(page.getByRole('cell', { name: '12 Phone must be at least 10 digits' })).toBeVisible();
  await expect(importButton(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Another table' }).click();
  await chooser.setInputFiles(file(aPhone()));
  await importButton(page).click();
  await expect(page.getByText('Imported: 1 team, 2 players, 2 registrations')).toBeVisible();
  await page.getByRole('link', { name: 'See the players' }).click();
  await expect(page.getByText(`Ada ${team}`).first()).toBeVisible();
});
