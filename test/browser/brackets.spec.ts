import type { Locator, Page } from '@playwright/test';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';

/** A cup of the demo that was played to its end as a knock-out, and the tournament that is being played. */
const cup = '3V3 August Cup 2025';
const showcase = 'Garden State Showcase';
const teamOfShowcase = 'golden  BOOTS';

async function openTournament(page: Page, name: string): Promise<void> {
  await page.goto('/tournaments');
  await page.getByRole('link', { name }).click();
}

const bracket = (page: Page) => page.getByRole('region', { name: 'Bracket' });

const chooser = (page: Page) => page.getByText('Select a tournament to view details and brackets');

test('a tournament is chosen among cards; one that is played shows its brackets to who names one of its teams', async ({
  page,
}) => {
  await page.goto('/tournaments');
  await expect(chooser(page)).toBeVisible();
  const cards = page.getByRole('list', { name: 'Tournaments' }).getByRole('link');
  await expect(cards.filter({ hasText: cup })).toContainText('Completed');
  await expect(cards.filter({ hasText: showcase })).toContainText('Active');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectMessage(page, 'Refreshed');
  await cards.filter({ hasText: 'Fall Cup' }).click();
  await expect(page.getByText('Tournament brackets have not been generated yet.')).toBeVisible();
  await page.goBack();
  await expect(chooser(page)).toBeVisible();

  await test.step('one that is on no public list says so, and leads back to those that are', async () => {
    for (const id of ['99999', 'nonsense']) {
      await page.goto(`/tournaments/${id}`);
      await expect(page.getByText('This tournament is not on the public list.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'All tournaments' }).click();
    await expect(chooser(page)).toBeVisible();
  });

  await cards.filter({ hasText: showcase }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(chooser(page)).toBeVisible();
  await cards.filter({ hasText: showcase }).click();
  const dialog = page.getByRole('dialog', { name: 'Team Authentication Required' });
  const authenticate = dialog.getByRole('button', { name: 'Authenticate' });
  await expect(authenticate).toBeDisabled();
  await dialog.getByLabel('Team Name').press('Enter');
  await expect(dialog).toContainText('Please enter your team name');
  await dialog.getByLabel('Team Name').fill('Nobody United');
  await authenticate.click();
  const wrong = 'Authentication Failed Team not found in this tournament. Please check your team name spelling.';
  await expect(dialog.getByLabel('Team Name')).toHaveAccessibleDescription(wrong);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await dialog.getByLabel('Team Name').fill(teamOfShowcase);
  await authenticate.click();
  await expectMessage(page, 'Authentication Successful');
  await expect(bracket(page)).toBeVisible();
  const own = page.locator('[data-match][data-followed="true"]');
  const inSight = () =>
    own.evaluateAll((cards) =>
      cards.some((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      }),
    );
  await expect.poll(inSight).toBe(true);
  await page.reload();
  await expect(bracket(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Follow a team')).not.toHaveValue('');
  await expect(own.first()).toContainText('Golden Boots');
});

test('on a phone the rounds are swiped side by side, under the name and the tabs of a tournament that its own link opens', async ({
  page,
}) => {
  const tournaments: readonly { id: number; name: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const idOf = (name: string) => tournaments.find((one) => one.name === name)?.id;
  await page.goto(`/tournaments?tournament=${idOf(cup)}`);
  await expect(page).toHaveURL(`/tournaments/${idOf(cup)}`);
  await expect(page).toHaveTitle(new RegExp(`^${cup} · `));
  const heading = page.getByRole('heading', { level: 1, name: cup });
  await expect(bracket(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(heading).toBeInViewport();
  // Room for some twenty letters of a name.
  const switcher = await page.getByLabel('Another tournament').boundingBox();
  expect(switcher?.width).toBeGreaterThanOrEqual(190);
  await expect(bracket(page).getByRole('listitem')).toHaveCount(7);
  await expect(bracket(page).getByText('Winner plays on in Semi-Finals, match 1').nth(0)).toBeVisible();
  await expect(bracket(page).getByRole('heading', { name: 'Round 1' })).toBeInViewport();

  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(heading).toBeInViewport();
  await expect(tab('Bracket')).toBeInViewport();
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (name: string) => tab(name).evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await groundOf('Bracket')).not.toBe(await groundOf('Table'));
  await page.emulateMedia({ forcedColors: 'none' });
  await tab('Bracket').focus();
  for (const [name, shown] of [
    ['Table', page.getByText('A knock-out has no table')],
    ['Games', page.getByRole('heading', { name: 'All Tournament Games' })],
    ['Teams', page.getByRole('heading', { name: '8 teams' })],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(name)).toBeFocused();
    await expect(shown).toBeInViewport();
    await expectAccessible(page);
  }
  await expect(page).toHaveURL(`/tournaments/${idOf(cup)}/teams`);
  await page.reload();
  await expect(page.getByRole('heading', { name: '8 teams' })).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/teams\/\d+$/);
  await page.goBack();
  await page.getByLabel('Another tournament').selectOption('3V3 July Cup 2025');
  await expect(page).toHaveURL(`/tournaments/${idOf('3V3 July Cup 2025')}`);
  await expect(page.getByRole('heading', { level: 1, name: '3V3 July Cup 2025' })).toBeVisible();
  await expect(bracket(page)).toBeVisible();

  await test.step('a round robin has its standings, with the four that play on and what decided each rank', async () => {
    await tab('Table').click();
    const standings = page.getByRole('region', { name: 'Standings' }).getByRole('table');
    await expect(standings.getByRole('row')).toHaveCount(9);
    await expect(standings.getByText('Advances')).toHaveCount(4);
    const columns = ['#', 'Team', 'P', 'W', 'D', 'L', 'GF', 'GD'];
    await expect(standings.getByRole('columnheader')).toHaveText(columns);
    // On a phone what decided a rank is asked for.
    const reason = standings
      .getByRole('rowheader')
      .nth(0)
      .getByText(/Wins|Goals|Head-to-head/);
    await expect(reason).toBeHidden();
    await page.getByRole('button', { name: 'What decided' }).click();
    await expect(reason).toBeVisible();
    await expect(
      page.getByText('Ranked by wins, then goals scored, then goal difference, then head-to-head.'),
    ).toBeVisible();
    await expectWithin(standings, 358);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(standings.getByRole('columnheader')).toHaveText([...columns, 'GA', 'Decided by']);
    await expect(standings.getByRole('row').nth(1)).toContainText(/Wins|Goals|Head-to-head/);
  });
});

/** A table that needs no more room than a phone has, and no swiping. */
async function expectWithin(table: Locator, pixels: number): Promise<void> {
  expect(await table.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(pixels);
  expect(
    await table.evaluate(({ parentElement: window }) => (window?.scrollWidth ?? 0) - (window?.clientWidth ?? 0)),
  ).toBe(0);
}

test.describe('on a laptop', () => {
  test.use(desktop);

  test('a cup is a picture of its rounds: zoomed, printed, shown by rounds, walked by the keys, and animated', async ({
    page,
  }) => {
    await page.clock.install();
    await openTournament(page, cup);
    const picture = bracket(page);
    await expect(picture.getByRole('heading')).toHaveText(['Round 1', 'Semi-Finals', 'Finals']);
    const cards = picture.getByRole('listitem');
    await expect(cards).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Third place' }).getByRole('listitem')).toHaveCount(1);
    const card = (name: RegExp) => picture.getByRole('listitem', { name });
    const final = card(/^Final, /);
    await expect(final).toContainText(/Field \d/);
    await expect(final).toContainText(/\d:\d\d PM ET/);
    const [, champion = ''] = /Winner ([^,]+)/.exec((await final.getAttribute('aria-label')) ?? '') ?? [];
    await expect(page.getByText('Champion')).toContainText(champion);
    const matches = await page.locator('[data-match]').count();

    await test.step('it zooms and fits, and is printed on one page', async () => {
      const zoom = page.getByRole('group', { name: 'Zoom' });
      const fitted = await zoom.getByRole('status').textContent();
      await zoom.getByRole('button', { name: 'Zoom in' }).click();
      await expect(zoom.getByRole('status')).not.toHaveText(fitted ?? '');
      await zoom.getByRole('button', { name: 'Fit' }).click();
      await expect(zoom.getByRole('status')).toHaveText(fitted ?? '');
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });

    await test.step('a round is shown alone, a team followed, and the cards walked by the arrow keys', async () => {
      await page.getByRole('button', { name: 'Semi-Finals', exact: true }).click();
      await expect(cards).toHaveCount(2);
      await page.getByRole('button', { name: 'All Rounds' }).click();
      await expect(cards).toHaveCount(7);
      await page.getByLabel('Follow a team').selectOption({ index: 1 });
      await expect(page.locator('[data-match][data-followed="true"]').nth(0)).toBeVisible();
      await expectAccessible(page);
      await card(/^Round 1, match 1,/).focus();
      await page.keyboard.press('ArrowDown');
      await expect(card(/^Round 1, match 2,/)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(card(/^Semi-Finals, match 1,/)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(final).toBeFocused();
    });

    await test.step('the animation goes through the rounds at its speed, and rests before it starts again', async () => {
      await page.getByText('Animation and preview').click();
      const controls = page.getByRole('group', { name: 'Animation', exact: true });
      await expect(controls).toContainText('Paused');
      await controls.getByLabel('Speed').selectOption('Fast');
      await controls.getByRole('switch', { name: 'Preview Animation' }).press('Space');
      await expect(controls).toContainText('Animating Round 1/3');
      await expect(controls).toContainText('33%');
      await page.clock.runFor(5_100);
      await expect(controls).toContainText('Animating Round 2/3');
      await expect(controls).toContainText('67%');
      await page.clock.runFor(5_100);
      await expect(controls).toContainText('100%');
      await page.clock.runFor(7_200);
      await expect(controls).toContainText('Animating Round 1/3');
      await page.getByRole('button', { name: 'Preview Mode' }).click();
      const preview = page.getByRole('dialog', { name: 'Preview Mode' });
      await expect(preview.getByRole('region', { name: 'Bracket' })).toBeVisible();
      await preview.getByRole('switch', { name: 'Preview Animation' }).press('Space');
      await preview.getByRole('button', { name: 'Reset' }).click();
      await expect(preview).toContainText('Paused');
      await expect(preview).toContainText('0%');
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
    });

    await page.getByRole('tab', { name: 'Games' }).click();
    const games = page.getByRole('region', { name: 'All Tournament Games' });
    await expect(games.getByRole('listitem')).toHaveCount(matches);
    await expectAccessible(page);
  });
});
