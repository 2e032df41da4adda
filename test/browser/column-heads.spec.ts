import { openBackOffice } from './back-office.ts';
import { desktop, expect, test } from './journey.ts';

test.use({ ...desktop, viewport: { width: 1440, height: 900 } });

test('no heading of a column is cut, and every place is wide enough to be told', async ({ page }) => {
  await openBackOffice(page, '/admin/teams');
  for (const list of ['teams', 'players', 'tournament-registrations', 'tournaments']) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByRole('main').locator('tbody tr').first()).toBeVisible();
    const cut = await page
      .locator('th')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect([list, cut]).toEqual([list, []]);
  }
  const place = await page.locator('tbody td.column-location').first().boundingBox();
  expect(place?.width).toBeGreaterThan(130);
});
