import type { Page } from '@playwright/test';
import { readCsv } from '../harness/read-csv.ts';
import { aRegisteredPlayer, aTournament, choose, onFile, openBackOffice, search, unique } from './back-office.ts';
import { closeMessage, desktop, expect, expectMessage, test } from './journey.ts';

test.use(desktop);

/** Presses the button and reads the file that the browser was given. */
async function exported(page: Page, name: RegExp) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(name);
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head = [], ...rows] = readCsv(text);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head.length]));
  return rows.map((row) => Object.fromEntries(head.map((column, index) => [column, row[index]])));
}

/** What every list has of this journey alone. */
async function onEveryList(page: Page) {
  const word = unique('Export').replace(' ', '');
  const cup = await aTournament(page, word);
  const teamIds: number[] = [];
  for (const side of ['Home', 'Away']) {
    const { id } = await onFile(page, '/api/admin/teams', { name: `${side} "${word}"`, tournamentId: cup.id });
    teamIds.push(id);
  }
  await aRegisteredPlayer(page, `Zoë ${word}`, cup.id, { teamOption: 'existing', teamId: teamIds[0] });
  await onFile(page, `/api/tournaments/${cup.id}/generate-brackets`, { teamIds });
  const email = `${word}@family.example`.toLowerCase();
  const interest = { name: `Ines ${word}`, sex: 'Female', age: 9, email, phone: '(201) 555-0171' };
  await onFile(page, '/api/pre-registrations', interest);
  return { word, email, teamId: teamIds[0] };
}

test('every list is saved as a file that is read back: what is shown, and nothing else', async ({ page }) => {
  await openBackOffice(page);
  const { word, email, teamId } = await onEveryList(page);
  const player = `Zoë ${word}`;
  const home = `Home "${word}"`;
  const searched = [
    ['teams', word, /^teams_all_/, [{ 'Team Name': `Away "${word}"` }, { 'Team Name': home, Tournament: word }]],
    ['players', word, /^players_all_/, [{ Name: player, Team: home, Tournament: word }]],
    ['tournament-registrations', word, /^registrations_all_/, [{ Player: player, 'Payment Status': 'Pending' }]],
    ['tournaments', word, /^tournaments_/, [{ 'Tournament Name': word, Teams: '2', Visible: 'No' }]],
    ['pre-registrations', word, /^pre_registrations_export_/, [{ Name: `Ines ${word}`, Email: email, Age: '9' }]],
    ['messages', email, /^messages_/, [{ Recipient: email }]],
  ] as const;
  for (const [path, words, name, rows] of searched) {
    await page.goto(`/admin/${path}`);
    await search(page, words);
    await expect(page.getByRole('row')).toHaveCount(rows.length + 1);
    expect(await exported(page, name), path).toMatchObject([...rows]);
  }
  await page.goto('/admin/games');
  await choose(page, 'Tournament', word);
  await expect(page.getByRole('row').filter({ hasText: word })).toHaveCount(1);
  expect(await exported(page, /^games_/)).toMatchObject([{ Tournament: word, 'Score 1': '', 'Score 2': '' }]);
  await page.goto('/admin/audit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const lines = await exported(page, /^audit_/);
  expect(lines.find((line) => line.Of === 'team' && line.Number === String(teamId))).toMatchObject({
    Who: 'organizer',
    From: '',
    To: expect.stringContaining(word),
  });
});

test('a file that cannot be had is said, and a file that breaks off is none', async ({ page }) => {
  await openBackOffice(page);
  const sentence = 'Other files are being written. Please try again in a moment.';
  await page.route('**/export?**', (route) => route.fulfill({ status: 503, json: { message: sentence } }));
  const button = page.getByRole('button', { name: 'Export CSV' });
  await button.click();
  await expectMessage(page, 'Failed to export the list', 'alarm');
  await expectMessage(page, sentence, 'alarm');
  await page.unroute('**/export?**');
  await closeMessage(page);
  await page.route('**/export?**', (route) => route.abort('connectionreset'));
  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  await button.click();
  await expectMessage(page, 'Failed to export the list', 'alarm');
  expect(files).toBe(0);
});
