import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { asOrganizer, ownCup } from '../own-cup.ts';

const cups = { 16: ownCup('Printed Cup of 16'), 32: ownCup('Printed Cup of 32'), 8: ownCup('Printed League') };

/** Teams with long names, drawn into a tournament. */
async function drawn(cup: number, count: number, settings: object = {}): Promise<readonly number[]> {
  const teamIds: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const team = { name: `Ironbound Wanderers of Newark ${number}`, tournamentId: cup };
    teamIds.push((await asOrganizer<{ readonly id: number }>('POST', '/api/admin/teams', team)).id);
  }
  const fieldNames = ['Field 1', 'Field 2', 'Field 3', 'Field 4'];
  const body = { teamIds, fieldNames, fieldCount: fieldNames.length, ...settings };
  await asOrganizer('POST', `/api/tournaments/${cup}/generate-brackets`, body);
  return teamIds;
}

/** Height of a landscape page of letter paper without its margins, in pixels. */
const heightOfPage = 756;

async function pagesOf(page: Page): Promise<number> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the smallest letters of the matches on paper, in points. */
const smallestLetters = (page: Page): Promise<number> =>
  page.locator('[data-match] :is(span, small, time, strong)').evaluateAll((parts) => {
    const shown = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 2);
    const sizes = shown.map((part) => Number.parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom);
    return Math.min(...sizes) * 0.75;
  });

for (const count of [16, 32] as const)
  test(`the bracket of ${count} teams is on one landscape page in letters of 8 points, and a team's games are one sheet`, async ({
    page,
  }) => {
    const { id, name } = cups[count]();
    const [team] = await drawn(id, count, { tournamentFormat: 'single-elimination' });
    await page.goto(`/tournaments/${id}`);
    const matches = page.getByRole('region', { name: 'Bracket' }).locator('[data-match]');
    await expect(matches).toHaveCount(count - 1);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => smallestLetters(page)).toBeGreaterThanOrEqual(8);
    const { bottom } = await matches.last().evaluate((match) => match.getBoundingClientRect());
    expect(bottom).toBeLessThan(heightOfPage);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.emulateMedia({ media: null });
    // The consolation of 32 teams follows on a page of its own.
    expect(await pagesOf(page)).toBe(count / 16);
    await page.goto(`/teams/${team}`);
    await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
    expect(await pagesOf(page)).toBe(1);
  });

test('table and games are printed with their content, without an empty page', async ({ page }) => {
  const { id } = cups[8]();
  await drawn(id, 8, { tournamentFormat: 'round-robin' });
  await page.goto(`/tournaments/${id}/table`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(9);
  expect(await pagesOf(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('tab', { name: 'Games' }).click();
  const games = page.getByRole('region', { name: 'All Tournament Games' }).getByRole('listitem');
  await expect(games.first()).toBeVisible();
  expect(await pagesOf(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  for (const game of await games.all()) await expect(game).toBeVisible();
});
