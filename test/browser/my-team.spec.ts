import { test as journey, rovers } from './cup-of-today.ts';
import { expect, expectAccessible } from './journey.ts';
import { isKept, overNetwork } from './network.ts';
import { costOf, countAnew, countThumb, tap } from './thumb.ts';

const test = journey.extend(overNetwork);

test('a family taps its team once: from then on the start page says without a tap when it plays, and so does its day without a network', async ({
  page,
  network,
  ownCup,
}) => {
  const cup = await ownCup('Own Team Cup', { teams: rovers(4) });
  await cup.draw({ minGamesPerTeam: 1 });
  const team = `Rovers 2 ${cup.tag}`;
  const banner = page.getByRole('complementary', { name: 'My team' });
  const next = /^Field \d.*(in \d+ minutes|now|at \d|on \w{3},|due at).*against\s*Rovers \d/;
  await countThumb(page);
  await page.goto(`/tournaments/${cup.id}/teams`);
  await countAnew(page);
  await tap(page.getByRole('button', { name: `${team} is my team` }));
  await expect(banner.getByText(next)).toBeVisible();
  expect(await costOf(page)).toEqual({ taps: 1, fields: 0 });
  await expect(page.getByRole('button', { name: /is my team$/ })).toHaveCount(0);
  await expectAccessible(page);

  await test.step('it leads on the start page, live scores and the bracket, where its way is traced', async () => {
    await page.goto('/');
    await countAnew(page);
    await expect(banner.getByText(next)).toBeInViewport();
    expect(await costOf(page)).toEqual({ taps: 0, fields: 0 });
    await expectAccessible(page);
    await page.goto('/live-scores');
    await expect(banner.getByText(next)).toBeInViewport();
    await page.goto(`/tournaments/${cup.id}`);
    await expect(banner.getByText(next)).toBeInViewport();
    await expect(page.locator('[data-match][data-followed="true"]').first()).toContainText(team);
  });

  await test.step('its day is there without a network, and says from when it is', async () => {
    await isKept(page);
    network.cut();
    await page.goto('/');
    await expect(banner.getByText(next)).toBeVisible();
    await expect(banner.getByText(/^No news since \d+:\d\d [AP]M ET/)).toBeVisible();
    await banner.getByRole('link', { name: team }).click();
    await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
    await expect(page.getByText(/^No news since/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'All games' })).toBeVisible();
    await expectAccessible(page);
    network.mend();
  });

  await page.getByRole('button', { name: 'My team', pressed: true }).click();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});
