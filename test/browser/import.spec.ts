import type { Page } from '@playwright/test';
import { aTournament, choose, openBackOffice, openFromMenu, signIn, unique } from './back-office.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
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

test('24 teams with 100 players are imported at a phone, and undone', async ({ page }) => {
  await signIn(page);
  const cup = unique('Import Cup');
  await aTournament(page, cup, { maxTeams: 24 });
  await openBackOffice(page, '/admin/teams');
  const begun = Date.now();
  await openFromMenu(page, 'Import');
  await choose(page, 'Into which tournament', cup);
  await paste(page, aSheet(unique('Squad'), 24));
  const counts = '24 teams, 100 players, 100 registrations';
  await expect(made(page)).toContainText(counts);
  await expect(page.getByLabel('What the column "Birth year" says')).toHaveValue('0 birthYear');
  await fitWindow(page, 1440);
  await fitWindow(page, 390);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText(`Imported: ${counts}`)).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(180_000);
  await expectAccessible(page);
  await fitWindow(page, 1440);
  const undo = page.getByRole('main').getByRole('button', { name: `Undo the import of ${counts}` });
  await undo.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expectMessage(page, 'Import undone');
  await expect(page.getByLabel('Paste your table here')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: counts }).first()).toContainText('Undone');
});

test('a file is read as a paste is; what no heading says is chosen; a wrong row is corrected where it stands', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const cup = unique('Correction Cup');
  await aTournament(page, cup);
  const another = page.getByRole('button', { name: 'Another table' });

  await test.step('a workbook is refused in words, a file is read', async () => {
    await openBackOffice(page, '/admin/imports');
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'teams.xlsx',
      mimeType: 'application/zip',
      buffer: Buffer.from([0x50, 0x4b, 3, 4]),
    });
    await expect(page.getByLabel('Paste your table here')).toHaveAccessibleDescription(/This is a workbook/);
    await chooser.setInputFiles({
      name: 'players.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFFName,Phone\r\n"Lee, ${unique('Jo')}",${aPhone()}\r\n`),
    });
    await expect(made(page)).toContainText('0 teams, 1 player, 0 registrations');
    await another.click();
  });

  await test.step('a table without headings loses no row, and what cannot be known is chosen', async () => {
    await choose(page, 'Into which tournament', cup);
    const team = unique('Headless');
    await paste(page, `${team},Kim ${team},${aPhone()}\n${team},Lee ${team},${aPhone()}`);
    await expect(page.getByRole('checkbox', { name: /no headings/ })).toBeChecked();
    await expect(page.getByLabel('What the column "Column 3" says')).toHaveValue('0 phone');
    await page.getByLabel('What the column "Column 1" says').selectOption({ label: 'Team name' });
    await page.getByLabel('What the column "Column 2" says').selectOption({ label: 'Name' });
    await expect(made(page)).toContainText('1 team, 2 players, 2 registrations');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: /no headings/ }).uncheck();
    await expect(made(page)).toContainText('1 row needs a correction first.');
    await another.click();
  });

  await test.step('only what is right is imported', async () => {
    const team = unique('Menders');
    await paste(
      page,
      `Team;Kid;Born;Cell phone\n${team};Ada ${team};${born};${aPhone()}\n${team};Kim ${team};${born};12`,
    );
    await expect(made(page)).toContainText('1 row needs a correction first.');
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    // "Kid" says nothing that is known: the column is chosen by hand, and the rows are checked anew.
    await page.getByLabel('What the column "Kid" says').selectOption({ label: 'Name' });
    const phone = page.getByRole('textbox', { name: 'Cell phone, row 3' });
    await expect(phone).toHaveAccessibleDescription('Phone must be at least 10 digits');
    await expectAccessible(page);
    await phone.fill(aPhone());
    await phone.press('Enter');
    await expect(made(page)).toContainText('1 team, 2 players, 2 registrations');
    await page.getByLabel('The first player of each new team is its captain').check();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('Imported: 1 team, 2 players, 2 registrations')).toBeVisible();
    await page.getByRole('link', { name: 'See the teams' }).click();
    const row = page.getByRole('row').filter({ hasText: team });
    await expect(row).toContainText('2/5');
    await expect(row).toContainText(`Ada ${team}`);
  });
});
