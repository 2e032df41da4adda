import type { Page } from '@playwright/test';
import { winterDay } from '../../sample/winter-day.ts';
import { aTournament, dialog, inMenu, onFile, search, signIn, unique } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { signInAs } from '../new-organizer.ts';
import { fitWindow } from '../nothing-beside.ts';
import { picture } from '../picture.ts';

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
  await inMenu(page, 'Copy Tournament', name).click();
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
    await expect(page.getByRole('link', { name: `Edit Tournament: ${name}` })).toHaveCount(0);
  });
});

/** A drawn tournament of 16 full teams, with names as long as families have them. */
async function aFullCup(page: Page): Promise<{ readonly id: number; readonly cup: string }> {
  const cup = unique('Printed Cup');
  const day = winterDay(13);
  const playingHours = [{ day, startTime: '09:00', endTime: '19:00' }];
  const { id } = await aTournament(page, cup, { date: day, maxTeams: 16, playingHours });
  const mark = Date.now().toString(36);
  const rows = Array.from({ length: 80 }, (_, index) => ({
    line: index + 2,
    team: `Ironbound Wanderers ${Math.floor(index / 5) + 1}`,
    name: `Zoë Müller ${mark} ${index}`,
    birthYear: '2014',
    phone: `732-555-${String(1000 + index)}`,
    parentPhone: '(201) 555-0188',
    ...(index % 5 === 0 && { captain: 'yes' }),
  }));
  await onFile(page, '/api/admin/imports', { tournamentId: id, rows });
  const ofCup = encodeURIComponent(JSON.stringify({ tournamentId: id }));
  const answer = await page.request.get(`/api/admin/teams?range=[0,15]&filter=${ofCup}`);
  const teams: readonly { readonly id: number }[] = await answer.json();
  expect(teams).toHaveLength(16);
  await onFile(page, `/api/tournaments/${id}/generate-brackets`, {
    teamIds: teams.map((team) => team.id),
    fieldNames: ['Field 1', 'Field 2', 'Field 3'],
    fieldCount: 3,
  });
  return { id, cup };
}

test('each paper of 16 teams is printed alone on one page, score sheets two games a page; who checks in prints them, too', async ({
  page,
}) => {
  await signIn(page);
  const { id, cup } = await aFullCup(page);
  await page.goto('/admin/tournaments');
  await search(page, cup);
  await inMenu(page, 'Paper', cup).click();
  const shown = {
    'Check-in': '(201) 555-0188',
    Fields: '___ : ___',
    Bracket: 'Ironbound Wanderers 16',
    Standings: 'Ironbound Wanderers 16',
    'Score sheets': 'Cards and remarks',
  };
  const pagesOf = async () => {
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return paper.match(/\/Type\s*\/Page\b/g)?.length;
  };
  const paper = page.locator('.printed-page');
  for (const [title, words] of Object.entries(shown)) {
    await page.getByRole('tab', { name: title }).click();
    await expect(paper.getByText(words).first()).toBeVisible();
    await expectAccessible(page);
    await picture(page, `paper ${title}`);
    const sheets = await paper.locator('section').count();
    expect(await pagesOf()).toBe(title === 'Score sheets' ? Math.ceil(sheets / 2) : 1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await signInAs(page, page, { name: 'Dani Desk', role: 'check-in' });
  await page.goto(`/admin/paper/${id}`);
  await expect(paper.getByText('Ironbound Wanderers 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'For the league' })).toHaveCount(0);
  await fitWindow(page, 390);
  await expectAccessible(page);
  await picture(page, 'check-in list');
});
