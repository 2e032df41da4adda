import type { Browser, Locator, Page } from '@playwright/test';
import { enterTeam } from './entered.ts';
import { expect, test } from './journey.ts';
import { shifted, watchForShifts } from './shifts.ts';

/** What a page may take of a phone until it stands, its first visit: docs/performance.md says in seconds what that is. */
interface Budget {
  readonly requests: number;
  /** As they come over the line, with their heads. */
  readonly bytes: number;
  /** Requests one after the other, each asked for when an answer to the one before had begun. */
  readonly depth: number;
  /** Within so many seconds it is to be had on a line of 400 kbit/s with a round trip of 150 milliseconds. */
  readonly seconds?: number;
}

interface MeasuredPage {
  readonly budget: Budget;
  /** The language of the phone; English unless said. */
  readonly locale?: string;
  /** Its address, and whoever may open it. */
  readonly open: (made: Made) => string;
  /** What comes last of what families come for. */
  readonly last: (page: Page) => Locator;
}

type Made = Readonly<Record<'team' | 'invitation' | 'captain', string>>;

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem');

const pages: Readonly<Record<string, MeasuredPage>> = {
  'the landing page': {
    budget: { requests: 10, bytes: 206_000, depth: 3 },
    open: () => '/',
    last: (page) => list(page, 'Tournaments'),
  },
  'the brackets': {
    budget: { requests: 9, bytes: 210_000, depth: 2 },
    open: () => '/tournaments',
    last: (page) => page.getByRole('list', { name: 'Tournaments' }).getByRole('link'),
  },
  'a tournament': {
    budget: { requests: 10, bytes: 214_400, depth: 2 },
    open: () => '/tournaments/6',
    last: (page) => page.getByRole('region', { name: 'Bracket' }).getByRole('listitem'),
  },
  'the page of a team': {
    budget: { requests: 11, bytes: 214_000, depth: 2 },
    open: ({ team }) => team,
    last: (page) => page.getByText('No game is planned yet.'),
  },
  'live scores': {
    budget: { requests: 11, bytes: 208_400, depth: 2 },
    open: () => '/live-scores',
    last: (page) => list(page, 'On now'),
  },
  'an invitation': {
    budget: { requests: 7, bytes: 120 * 1024, depth: 2, seconds: 4 },
    open: ({ invitation }) => invitation,
    last: (page) => page.getByRole('button', { name: /^Join / }),
  },
  'an invitation in Spanish': {
    budget: { requests: 7, bytes: 120 * 1024, depth: 2, seconds: 4 },
    locale: 'es-US',
    open: ({ invitation }) => invitation,
    last: (page) => page.getByRole('button', { name: /^Unirse a / }),
  },
  'the page of a captain': {
    budget: { requests: 13, bytes: 236_000, depth: 2 },
    open: ({ captain }) => captain,
    last: (page) => page.getByRole('region', { name: 'Roster' }),
  },
};

/** A round trip of a phone in a hall, in milliseconds: whatever waits for an answer is told from what does not. */
const roundTrip = 562;
const mostShift = 0.05;

const familyContext = (browser: Browser, locale = 'en-US') =>
  browser.newContext({
    baseURL: process.env.PRODUCT_URL ?? '',
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale,
  });

/** A captain who has entered a team, with the cookies of the captain's page. */
async function aCaptain(browser: Browser) {
  const context = await familyContext(browser);
  const { id, invitationCode: code } = await enterTeam(context.request, `Thrifty Tortoises ${Date.now()}`);
  const cookies = await context.cookies();
  await context.close();
  return { made: { team: `/teams/${id}`, invitation: `/invite/${code}`, captain: `/captain/team/${id}` }, cookies };
}

const isAnswered = async (asked: () => readonly Asked[]) =>
  expect.poll(() => asked().filter(({ isOver }) => !isOver)).toEqual([]);

test('each page that families open stays within its budget on a phone', async ({ browser }) => {
  const { made, cookies } = await aCaptain(browser);
  for (const [name, { budget, locale = 'en-US', open, last }] of Object.entries(pages))
    await test.step(name, async () => {
      const context = await familyContext(browser, locale);
      const page = await context.newPage();
      if (open(made) === made.captain) await context.addCookies(cookies);
      await watchForShifts(page);
      const asked = await watchRequests(page);
      await page.goto(open(made), { waitUntil: 'commit' });
      await expect(last(page).first()).toBeVisible();
      await isAnswered(asked);
      const requests = asked();
      const paths = requests.map(({ path, depth }) => `${depth} ${path}`);
      const bytes = requests.reduce((sum, request) => sum + request.bytes, 0);
      const depth = Math.max(...requests.map((request) => request.depth));
      expect.soft(requests.length, paths.join('\n')).toBeLessThanOrEqual(budget.requests);
      expect.soft(bytes, name).toBeLessThanOrEqual(budget.bytes);
      expect.soft(depth, paths.join('\n')).toBeLessThanOrEqual(budget.depth);
      const seconds = (bytes * 8) / 400_000 + 0.15 * depth;
      if (budget.seconds !== undefined) expect.soft(seconds, name).toBeLessThanOrEqual(budget.seconds);
      const different = new Set(requests.map(({ path }) => path)).size;
      expect.soft(different, 'nothing is asked for twice').toBe(requests.length);
      expect.soft(await shifted(page), name).toBeLessThan(mostShift);
      if (name === 'an invitation') await expectLettersLater(page, asked);
      await context.close();
    });
});

/** The site's own letters come to an invitation once somebody goes on, and not before. */
async function expectLettersLater(page: Page, asked: () => readonly Asked[]): Promise<void> {
  expect(asked().filter(({ path }) => /\.woff2$|\.css$/.test(path))).toEqual([]);
  await page.getByLabel('Full Name').click();
  await expect.poll(() => asked().filter(({ path }) => path.endsWith('.woff2')).length).toBeGreaterThan(0);
}

interface LateNews {
  readonly path: string;
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly late: (page: Page) => Locator;
}

const lateNews: Readonly<Record<string, LateNews>> = {
  'that registration is closed': {
    path: '/',
    prepare: (page) =>
      page.route('**/api/site', async (route) => {
        const site = await (await route.fetch()).json();
        await route.fulfill({ json: { ...site, isRegistrationClosed: true } });
      }),
    late: (page) => page.getByText(/Registration reopens with the next tournament/),
  },
  'that nobody plays': {
    path: '/live-scores',
    prepare: async (page) => {
      await page.route('**/api/live-scores', (route) => route.fulfill({ json: [] }));
      // What is told live would say otherwise, sooner or later: here nothing is told.
      await page.route('**/api/live', () => undefined);
    },
    late: (page) => page.getByText('No active games'),
  },
  'that there is no tournament': {
    path: '/tournaments',
    prepare: (page) => page.route('**/api/tournaments', (route) => route.fulfill({ json: [] })),
    late: (page) => page.getByRole('link', { name: /./ }).last(),
  },
  'that an invitation leads nowhere': {
    path: '/invite/TEAM-ABC234-007',
    prepare: async () => undefined,
    late: (page) => page.getByRole('heading', { name: 'Invalid Invitation' }),
  },
  'that somebody is no captain': {
    path: '/captain/team/1',
    prepare: async () => undefined,
    late: (page) => page.getByRole('heading', { name: 'Please open your link again' }),
  },
};

test('what stands moves little when a phone hears late of what is not usual', async ({ browser }) => {
  for (const [news, { path, prepare, late }] of Object.entries(lateNews))
    await test.step(news, async () => {
      const context = await familyContext(browser);
      const page = await context.newPage();
      await prepare(page);
      await watchForShifts(page);
      const asked = await watchRequests(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(late(page)).toBeVisible();
      await isAnswered(asked);
      expect.soft(await shifted(page), news).toBeLessThan(mostShift);
      await context.close();
    });
});

interface Asked {
  readonly path: string;
  readonly depth: number;
  /** When its answer began. */
  answered: number;
  bytes: number;
  isOver: boolean;
}

/** What stays open for as long as the page does, and what a browser asks for when it pleases. */
const uncounted = new Set(['/api/live', '/crest.svg', '/es/crest.svg']);

/** Notes every request on a line as slow as that of a phone. */
async function watchRequests(page: Page): Promise<() => readonly Asked[]> {
  const devtools = await page.context().newCDPSession(page);
  const asked = new Map<string, Asked>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const path = new URL(request.url).pathname;
    if (uncounted.has(path)) return;
    const before = [...asked.values()].filter(({ answered }) => answered <= timestamp);
    const depth = 1 + Math.max(0, ...before.map((one) => one.depth));
    asked.set(requestId, {
      path,
      depth,
      answered: Number.POSITIVE_INFINITY,
      bytes: 0,
      isOver: false,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const one = asked.get(requestId);
    if (one !== undefined) one.answered = timestamp;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one !== undefined) Object.assign(one, { bytes: encodedDataLength, isOver: true });
  });
  await devtools.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: roundTrip, ...unlimited });
  return () => [...asked.values()];
}
