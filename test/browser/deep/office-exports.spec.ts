import type { Page } from '@playwright/test';
import { readCsv } from '../../harness/read-csv.ts';
import {
  aDrawnTournament,
  aRegisteredPlayer,
  aTournament,
  choose,
  openBackOffice,
  search,
  word,
} from '../back-office.ts';
import { closeMessage, desktop, expect, expectMessage, test } from '../journey.ts';

test.use(desktop);

/** Presses the button and reads the file that the browser was given. */
async function exported(page: Page, name: RegExp, button = 'Export CSV') {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(name);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = [], ...rows] = readCsv(text);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head.length]));
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index]])));
}

// What stands in the file of each list is looked at without a browser (back-office-exports, back-office-export-words).
test('a list is saved as it is shown, narrowed, ordered or selected; a file that cannot be had is said', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/players');
  const cup = word('Exportcup');
  const { id } = await aTournament(page, cup);
  for (const player of ['=Zoë Export', 'Abe "Export"', 'Kim Export']) await aRegisteredPlayer(page, player, id);
  await page.reload();

  await test.step('narrowed and ordered', async () => {
    await choose(page, 'Tournament', cup);
    await expect(page.getByText('3 players')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Zoë');
    await page.getByRole('button', { name: 'Sort by name descending' }).click();
    await expect(page.getByRole('row').nth(1)).not.toContainText('Zoë');
    const rows = await exported(page, /^players_exportcup.+_\d{4}-\d{2}-\d{2}\.csv$/);
    expect(rows.map(({ Name }) => Name)).toEqual(['Kim Export', 'Abe "Export"', "'=Zoë Export"]);
    expect(rows).toMatchObject(rows.map(() => ({ Tournament: cup })));
    await search(page, 'Kim');
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await exported(page, /^players_/)).toMatchObject([{ Name: 'Kim Export' }]);
    await search(page, '');
  });

  await test.step('the selected ones alone', async () => {
    await expect(page.getByText('3 players')).toBeVisible();
    for (const player of ['Kim Export', 'Abe "Export"'])
      await page.getByRole('checkbox', { name: `Select ${player}` }).check();
    const rows = await exported(page, /^players_/, 'Export selected');
    expect(rows.map(({ Name }) => Name)).toEqual(['Kim Export', 'Abe "Export"']);
  });

  await test.step('the games of a tournament', async () => {
    const drawn = word('Exportgames');
    await aDrawnTournament(page, drawn);
    await page.goto('/admin/games');
    await choose(page, 'Tournament', drawn);
    await expect(page.getByRole('row').filter({ hasText: drawn })).toHaveCount(1);
    expect(await exported(page, /^games_/)).toMatchObject([{ Tournament: drawn, 'Score 1': '', 'Score 2': '' }]);
  });

  const button = page.getByRole('button', { name: 'Export CSV' });
  await test.step('a file that is refused', async () => {
    const sentence = 'Other files are being written. Please try again in a moment.';
    await page.route('**/export?**', (route) =>
      route.fulfill({ status: 503, json: { message: sentence, requestId: 'r1' } }),
    );
    await button.click();
    await expectMessage(page, 'Failed to export the list', 'alarm');
    await expectMessage(page, sentence, 'alarm');
    await page.unroute('**/export?**');
    await closeMessage(page);
  });

  await test.step('a file that breaks off is none', async () => {
    await page.route('**/export?**', (route) => route.abort('connectionreset'));
    let files = 0;
    page.on('download', () => {
      files += 1;
    });
    await button.click();
    await expectMessage(page, 'Failed to export the list', 'alarm');
    expect(files).toBe(0);
  });
});
