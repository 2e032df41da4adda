import { aTournament, onFile, openBackOffice, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { picture } from './picture.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

for (const [device, options] of [
  ['on a screen of 1280', desktop],
  ['on a phone of 390', phone],
] as const) {
  test.describe(device, () => {
    test.use(options);

    test(`organizers see above every page that guessing is stopped, and until when, ${device}`, async ({ page }) => {
      // What the call answers is tested where a thousand guesses are made; here it is how it is shown.
      let stopped: readonly object[] = [
        { guessed: 'lookup', limit: 1000, until: inAnHour() },
        { guessed: 'sign-in', limit: 500, until: inAnHour() },
      ];
      await page.route('**/api/admin/guessing', (route) => route.fulfill({ json: stopped }));
      await openBackOffice(page, '/admin/teams');
      const notice = page.getByRole('status').filter({ hasText: /guess/i });
      await expect(notice).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await expectAccessible(page);
      await picture(page, `guessing stopped ${device}`);
      stopped = [];
      await page.reload();
      await expect(page.locator('header').getByText('Logout')).toBeVisible();
      await expect(notice).toBeHidden();
    });

    test(`invitations that wait for an organizer are sent or dropped from the notice, ${device}`, async ({ page }) => {
      const held = ['Night Owls', 'A team with quite a long name that somebody made up'].map((team, index) => ({
        teamId: index + 1,
        team,
        captainEmail: `throwaway-${index}@elsewhere.example`,
        invitations: 4,
      }));
      const calls: string[] = [];
      await page.route('**/api/admin/held-invitations**', async (route) => {
        const { pathname } = new URL(route.request().url());
        const id = Number(pathname.split('/').at(-1));
        if (!Number.isNaN(id)) {
          calls.push(`${route.request().method()} ${id}`);
          held.splice(
            held.findIndex(({ teamId }) => teamId === id),
            1,
          );
        }
        await route.fulfill({ json: held });
      });
      await openBackOffice(page, '/admin/teams');
      await expect(page.getByText('8 invitations wait for you')).toBeVisible();
      await expectAccessible(page);
      await picture(page, `held invitations ${device}`);
      await page.getByRole('button', { name: 'Send the invitations of Night Owls' }).click();
      await expectMessage(page, 'Invitations on their way');
      await page.getByRole('button', { name: /^Drop the invitations of A team/ }).click();
      await expect(page.getByText('invitations wait for you')).toBeHidden();
      expect(calls).toEqual(['POST 1', 'DELETE 2']);
    });

    test(`places that will be released are listed with their time, and one is kept, ${device}`, async ({ page }) => {
      const places = ['Night Owls', 'Day Larks'].map((team, index) => ({
        teamId: index + 1,
        team,
        tournament: 'Fall Series Challenge',
        askedAt: index === 0 ? inAnHour() : null,
        remindedAt: null,
        releaseAt: inAnHour(),
      }));
      await page.route('**/api/admin/unconfirmed-places**', async (route) => {
        if (route.request().method() === 'POST') places.shift();
        await route.fulfill({ json: places });
      });
      await openBackOffice(page, '/admin/teams');
      await expect(page.getByText('2 places will be released')).toBeVisible();
      await expect(page.getByText(/1 mail sent$/)).toBeVisible();
      await expectAccessible(page);
      await picture(page, `places to release ${device}`);
      await page.getByRole('button', { name: 'Keep the place of Night Owls' }).click();
      await expectMessage(page, 'Night Owls keeps its place');
      await expect(page.getByText('1 place will be released')).toBeVisible();
    });
  });
}

test.describe('with the hours set', () => {
  test.use(desktop);

  test('a place that nobody has confirmed is kept by an organizer, and the setting says what it does', async ({
    page,
  }) => {
    await openBackOffice(page, '/admin/site-settings');
    const hours = page.getByLabel('Hours until an unconfirmed place is released');
    await expect(hours).toHaveValue('0');
    await hours.fill('5');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('must be 0 for never, or between 12 and 720')).toBeVisible();
    await hours.scrollIntoViewIfNeeded();
    await picture(page, 'hours until a place is released');
    const tournament = await aTournament(page, unique('Keeping Cup'));
    const team = await onFile(page, '/api/admin/teams', { name: unique('Kept'), tournamentId: tournament.id });
    const kept = await page.request.post(`/api/admin/unconfirmed-places/${team.id}/keep`, { data: {} });
    expect([kept.status(), await kept.json()]).toEqual([200, []]);
  });
});
