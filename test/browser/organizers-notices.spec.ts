import type { Page } from '@playwright/test';
import type { GuessingBlock } from '../../domain/answer/session/guessing-block.ts';
import type { PlaceToRelease, WaitingForOrganizer } from '../../domain/answer/team/team-in-doubt.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { openBackOffice } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { expectNothingBeside, fitWindow } from './nothing-beside.ts';
import { picture } from './picture.ts';

test.use(desktop);

const longName = 'A team with quite a long name that somebody made up';
const held: readonly WaitingForOrganizer[] = ['Kestrels', longName, 'Merlins', 'Ospreys'].map((team, place) => ({
  teamId: 901 + place,
  team,
  captainEmail: 'office@elsewhere.example',
  invitations: 4,
}));

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const places: readonly Sent<PlaceToRelease>[] = [
  { teamId: 911, team: 'Night Owls', askedAt: inHours(-1), remindedAt: null },
  { teamId: 912, team: 'Day Larks', askedAt: inHours(-9), remindedAt: inHours(-1) },
  { teamId: 913, team: 'Evening Swifts', askedAt: null, remindedAt: null },
].map((place) => ({ ...place, tournament: 'Fall Cup', releaseAt: inHours(23) }));

const stopped: readonly Sent<GuessingBlock>[] = [
  { guessed: 'keeper', limit: 300, until: inHours(0.2) },
  { guessed: 'captain-link', limit: 300, until: inHours(0.1) },
];

/**
 * Lets the product tell of what everybody would notice if it happened here: somebody guesses, one club has invited too
 * many, and nobody has confirmed three places. Answers what is decided about it.
 */
async function letMuchHappen(page: Page) {
  const decided: string[] = [];
  const left = { held, places, stopped };
  await page.route('**/api/admin/guessing', (route) => route.fulfill({ json: left.stopped }));
  await page.route(/\/api\/admin\/(held-invitations|unconfirmed-places)/, (route) => {
    const asked = route.request();
    const [, list, team] = /(held-invitations|unconfirmed-places)(?:\/(\d+))?/.exec(asked.url()) ?? [];
    if (team !== undefined) decided.push(`${asked.method()} ${new URL(asked.url()).pathname}`);
    left.held = left.held.filter(({ teamId }) => teamId !== Number(team));
    left.places = left.places.filter(({ teamId }) => teamId !== Number(team));
    return route.fulfill({ json: list === 'held-invitations' ? left.held : left.places });
  });
  return { decided, left };
}

test('organizers see above every page that guessing is stopped, what waits for them and what will be released, and decide', async ({
  page,
}) => {
  const { decided, left } = await letMuchHappen(page);
  await openBackOffice(page, '/admin/teams');
  const guessing = page.getByRole('status').filter({ hasText: /guess/i });

  await test.step('all of it is said', async () => {
    await expect(guessing).toContainText("the score keepers' password, captains' links");
    await expect(guessing).toContainText(/must wait until \d+:\d\d [AP]M/);
    await expect(page.getByText('16 invitations wait for you')).toBeVisible();
    await expect(page.getByText('3 places will be released')).toBeVisible();
    const place = (name: string) => page.getByRole('alert').getByRole('listitem').filter({ hasText: name });
    await expect(place('Night Owls')).toContainText('1 mail sent');
    await expect(place('Day Larks')).toContainText('2 mails sent');
    await expect(place('Evening Swifts')).toContainText('no mail so far');
    await expectNothingBeside(page);
    await expectAccessible(page);
    await picture(page, 'notices on a screen of 1280');
  });

  await test.step('a place is kept', async () => {
    await page.getByRole('button', { name: 'Keep the place of Night Owls' }).click();
    await expectMessage(page, 'Night Owls keeps its place');
    await expect(page.getByText('2 places will be released')).toBeVisible();
  });

  await test.step('invitations are sent or dropped, on a phone', async () => {
    await fitWindow(page, 390);
    await expectAccessible(page);
    await picture(page, 'notices on a phone of 390');
    await page.getByRole('button', { name: 'Send the invitations of Kestrels', exact: true }).click();
    await expectMessage(page, 'Invitations on their way');
    await expect(page.getByText('12 invitations wait for you')).toBeVisible();
    await page.getByRole('button', { name: `Drop the invitations of ${longName}`, exact: true }).click();
    await expectMessage(page, 'Invitations dropped');
    await expect(page.getByText('8 invitations wait for you')).toBeVisible();
  });
  expect(decided).toEqual([
    'POST /api/admin/unconfirmed-places/911/keep',
    'POST /api/admin/held-invitations/901',
    'DELETE /api/admin/held-invitations/902',
  ]);

  await test.step('what is over is said no more', async () => {
    left.stopped = [];
    await page.reload();
    await expect(page.getByText('8 invitations wait for you')).toBeVisible();
    await expect(guessing).toBeHidden();
  });
});
