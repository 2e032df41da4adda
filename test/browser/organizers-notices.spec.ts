import type { Page } from '@playwright/test';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../api/database/embedded-postgres.ts';
import { invitationsOfADay } from '../../domain/invitation/invitation.ts';
import { allowanceSeconds, allowances } from '../../domain/session/allowances.ts';
import { easternClock } from '../../domain/time/eastern-instant.ts';
import { type Mailbox, openMailbox } from '../harness/mailbox.ts';
import { newDataDir, type Product, startProduct, stopProducts, testCredentials } from '../harness/product.ts';
import { signedIn } from '../journey/app.ts';
import { aTeam, aTournament } from '../journey/samples.ts';
import { type Visitor, visitorAt } from '../journey/visitor.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { picture } from './picture.ts';

// What these bring about everybody would notice: they have a product of their own, and its database to move time in.
test.describe.configure({ mode: 'serial' });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Created = { readonly team: { readonly id: number } };
type Place = { readonly teamId: number; readonly askedAt: string | null };

let opened: { readonly server: EmbeddedPostgres; readonly mailbox: Mailbox; readonly time: pg.Client } | undefined;
let product: Product | undefined;
let organizer: Visitor;
let tournamentId: number;

test.beforeAll(async () => {
  const server = await startEmbeddedPostgres({ dataDir: newDataDir() });
  opened = { server, mailbox: await openMailbox(), time: new pg.Client({ connectionString: server.url }) };
  product = await startProduct(
    {
      DATABASE_URL: server.runningUrl,
      MIGRATION_DATABASE_URL: server.url,
      SMTP_URL: opened.mailbox.smtpUrl,
      TRUST_PROXY: 'loopback',
    },
    { program: 'dist/api/main.js', patience: 110_000 },
  );
  await opened.time.connect();
  organizer = await signedIn(product.url);
  tournamentId = (await organizer.post<{ id: number }>('/api/tournaments', aTournament({ maxTeams: 256 }))).body.id;
  await letPlacesWait();
  await letInvitationsWait();
  await guess();
});

test.afterAll(async () => {
  await opened?.time.end();
  await stopProducts();
  await Promise.all([opened?.server.stop(), opened?.mailbox.close()]);
});

const at = (path: string) => `${product?.url}${path}`;
const someone = (address?: string) => visitorAt(at(''), address);
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

async function create(by: Visitor, answers: object): Promise<number> {
  const { status, body } = await by.post<Created>('/api/teams', aTeam(tournamentId, answers));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.team.id;
}

/** Makes all the calls, ten at a time. */
async function inWaves(count: number, call: (number: number) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < count; first += 10) {
    await Promise.all(numbers(Math.min(10, count - first)).map((number) => call(first + number)));
  }
}

const unconfirmed = ['Night Owls', 'Day Larks', 'Evening Swifts'];
/** The teams of these names, in the same order. */
const unconfirmedIds: number[] = [];

/** Hours are set, nobody opens a letter, and half of the hours of two of the teams are over. */
async function letPlacesWait(): Promise<void> {
  const { body } = await organizer.get<object>('/api/admin/site-settings/1');
  await organizer.put('/api/admin/site-settings', { ...body, releaseAfterHours: 48 });
  for (const name of unconfirmed) unconfirmedIds.push(await create(someone(), { name }));
  await expect.poll(async () => (await places()).length, { timeout: 60_000 }).toBe(unconfirmed.length);
  const halfOfThem = `update unconfirmed_places set since = since - interval '25 hours' where team_id = any($1)`;
  await opened?.time.query(halfOfThem, [unconfirmedIds.slice(0, 2)]);
}

async function places(): Promise<readonly Place[]> {
  return (await organizer.get<readonly Place[]>('/api/admin/unconfirmed-places')).body;
}

/** Whether it is an hour at which such letters wait for the morning. */
function isNight(): boolean {
  const [, clock = ''] = easternClock(Date.now()).split(' ');
  return clock < '08:00' || clock >= '21:00';
}

const longName = 'A team with quite a long name that somebody made up';
const held = ['Kestrels', longName, 'Merlins', `${longName} again`] as const;

/** A club's office whose mailbox has answered uses up what leaves in a day, and makes four more teams. */
async function letInvitationsWait(): Promise<void> {
  const captainEmail = 'office@elsewhere.example';
  const club = someone('198.51.100.77');
  await create(club, { captainEmail });
  const [letter] = (await opened?.mailbox.mailsTo(captainEmail)) ?? [];
  const link = /\/captain\/(\S+)/.exec(letter?.text ?? '')?.[1];
  expect((await club.post(`/api/captain-links/${link}`, {})).status).toBe(200);
  const strangers = (team: number) => numbers(4).map((one) => `stranger-${team}-${one}@victims.example`);
  await inWaves(invitationsOfADay.ofOneSource / 4, async (team) => {
    await create(club, { captainEmail, inviteEmails: strangers(team) });
  });
  for (const [team, name] of held.entries()) {
    await create(club, { name, captainEmail, inviteEmails: strangers(100 + team) });
  }
}

/** Strangers try two things, from everywhere, until no more of them is let pass. */
async function guess(): Promise<void> {
  await inWaves(allowances.keeper.everywhere, (number) =>
    someone(`203.0.${number % 100}.7`).post('/api/score-keeper/login', { name: 'Guess', password: `guess ${number}` }),
  );
  await inWaves(allowances['captain-link'].everywhere, (number) =>
    someone(`203.0.${number % 100}.7`).post('/api/captain-links', { email: `guess-${number}@elsewhere.example` }),
  );
}

const minutesOfGuesses = allowanceSeconds / 60;

/** Moves all that was tried in vain by so many minutes. */
async function moveGuesses(minutes: number): Promise<void> {
  await opened?.time.query('update failures set expire = expire + $1::bigint', [minutes * 60_000]);
}

async function openOffice(page: Page, path = '/admin/tournaments'): Promise<void> {
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = testCredentials;
  expect((await page.request.post(at('/api/admin/login'), { data: { username, password } })).status()).toBe(200);
  await page.goto(at(path));
  await expect(page.locator('header').getByText('Logout')).toBeVisible();
}

async function expectNothingBeside(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** What stands last in the record of a team, where a line may come just after the answer. */
async function recorded(team: string): Promise<readonly unknown[]> {
  const found = await opened?.time.query(
    `select who, what from audit where thing = 'team' and record_id = (select id from teams where name = $1)
     order by audit.id desc limit 1`,
    [team],
  );
  return found?.rows ?? [];
}

for (const [number, [device, options]] of (
  [
    ['on a screen of 1280', desktop],
    ['on a phone of 390', phone],
  ] as const
).entries()) {
  test.describe(device, () => {
    test.use(options);

    test(`organizers see above every page that guessing is stopped, and until when, ${device}`, async ({ page }) => {
      await openOffice(page);
      const notice = page.getByRole('status').filter({ hasText: /guess/i });
      await expect(notice).toContainText("the score keepers' password, captains' links");
      await expect(notice).toContainText(/must wait until \d+:\d\d [AP]M/);
      await expectNothingBeside(page);
      await expectAccessible(page);
      await picture(page, `guessing stopped ${device}`);
      await moveGuesses(-minutesOfGuesses);
      await page.reload();
      await expect(page.getByText('invitations wait for you')).toBeVisible();
      await expect(notice).toBeHidden();
      await moveGuesses(minutesOfGuesses);
    });

    test(`invitations that wait for an organizer are sent or dropped from the notice, ${device}`, async ({ page }) => {
      const [wanted = '', unwanted = ''] = held.slice(2 * number);
      await openOffice(page);
      await expect(page.getByText(`${number === 0 ? 16 : 8} invitations wait for you`)).toBeVisible();
      await expectNothingBeside(page);
      await expectAccessible(page);
      await picture(page, `held invitations ${device}`);
      await page.getByRole('button', { name: `Send the invitations of ${wanted}`, exact: true }).click();
      await expectMessage(page, 'Invitations on their way');
      await page.getByRole('button', { name: `Drop the invitations of ${unwanted}`, exact: true }).click();
      await expectMessage(page, 'Invitations dropped');
      const left = page.getByText('8 invitations wait for you');
      if (number === 0) await expect(left).toBeVisible();
      else await expect(page.getByText('invitations wait for you')).toBeHidden();
      const victim = (team: number) => `stranger-${100 + team}-0@victims.example`;
      expect(await opened?.mailbox.mailsTo(victim(2 * number))).toHaveLength(1);
      expect(await opened?.mailbox.mailsTo(victim(2 * number + 1), 0)).toHaveLength(0);
      await expect.poll(() => recorded(wanted)).toEqual([{ who: 'organizer', what: 'held invitations sent' }]);
      await expect.poll(() => recorded(unwanted)).toEqual([{ who: 'organizer', what: 'held invitations dropped' }]);
    });

    test(`places that will be released are listed with their time, and one is kept, ${device}`, async ({ page }) => {
      const team = unconfirmed[number] ?? '';
      const asked = async () => (await places()).filter(({ askedAt }) => askedAt !== null);
      // No letter leaves at night; whoever was written to before was.
      await expect.poll(async () => isNight() || (await asked()).length === 2 - number, { timeout: 60_000 }).toBe(true);
      const isAsked = (await asked()).some(({ teamId }) => teamId === unconfirmedIds[number]);
      await openOffice(page, '/admin/teams');
      await expect(page.getByText(`${3 - number} places will be released`)).toBeVisible();
      const place = (name: string) => page.getByRole('alert').getByRole('listitem').filter({ hasText: name });
      await expect(place(team)).toContainText(isAsked ? /1 mail sent/ : /no mail so far/);
      await expect(place('Evening Swifts')).toContainText('no mail so far');
      await expectNothingBeside(page);
      await expectAccessible(page);
      await picture(page, `places to release ${device}`);
      await page.getByRole('button', { name: `Keep the place of ${team}` }).click();
      await expectMessage(page, `${team} keeps its place`);
      await expect(
        page.getByText(number === 0 ? '2 places will be released' : '1 place will be released'),
      ).toBeVisible();
      expect((await places()).length).toBe(2 - number);
      await expect.poll(() => recorded(team)).toEqual([{ who: 'organizer', what: 'place kept' }]);
    });
  });
}

test.describe('with the hours set', () => {
  test.use(desktop);

  test('the setting of the hours says what it does, and refuses what is too short for two letters', async ({
    page,
  }) => {
    await openOffice(page, '/admin/site-settings');
    const hours = page.getByLabel('Hours until an unconfirmed place is released');
    await expect(hours).toHaveValue('48');
    await hours.fill('5');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('must be 0 for never, or between 12 and 720')).toBeVisible();
    await hours.scrollIntoViewIfNeeded();
    await picture(page, 'hours until a place is released');
  });
});
