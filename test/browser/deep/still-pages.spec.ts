import type { Locator, Page } from '@playwright/test';
import { enterTeam } from '../families.ts';
import { expect, test } from '../journey.ts';
import { ownCup } from '../own-cup.ts';

const cup = ownCup('Still Cup');

/** What has moved by itself, and how much of the window it was; nobody had pressed anything just before. */
interface Shift {
  readonly share: number;
  readonly moved: readonly string[];
}

type Watching = Window & { shiftsSoFar?: () => Promise<readonly Shift[]> };

/** Watches from the first moment for what moves without having been pressed. */
async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Entry[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`);
        if (!hadRecentInput) shifts.push({ share: value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (window as Watching).shiftsSoFar = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      note(observer.takeRecords());
      return shifts;
    };
  });
}

/** Holds every answer of the server back until the function that comes back is called. */
async function holdAnswers(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const inRegion = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

/** Every page by its address: what stands there before any answer has come, and what comes with the answers. */
const pages: Readonly<
  Record<string, { readonly first: (page: Page) => Locator; readonly late: (page: Page) => readonly Locator[] }>
> = {
  '/': {
    first: (page) => page.getByRole('button', { name: 'Create a team', exact: true }),
    late: (page) => [
      inRegion(page, /^(Live now|Next kick-off)$/).getByRole('listitem'),
      inRegion(page, 'Tournaments').getByRole('listitem'),
    ],
  },
  '/?register=create-team': {
    first: (page) => page.getByLabel('Team Name'),
    late: (page) => [page.getByRole('radio', { name: /Fall Cup/ })],
  },
  '/?register=individual': {
    first: (page) => page.getByLabel('Full Name'),
    late: (page) => [page.getByRole('radio', { name: /Fall Cup/ })],
  },
  '/?register=join-team': {
    first: (page) => page.getByRole('heading', { name: 'Find a Team to Join' }),
    late: (page) => [page.getByRole('button', { name: /^Request to Join/ })],
  },
  '/tournaments': {
    first: (page) => page.getByRole('heading', { level: 1 }),
    late: (page) => [page.getByRole('list', { name: 'Tournaments' }).getByRole('link')],
  },
  // Of the demo: a cup that was played as a knock-out, with its champion.
  '/tournaments/6': {
    first: (page) => page.getByRole('tab', { name: 'Bracket' }),
    late: (page) => [
      page.getByRole('heading', { level: 1, name: /Cup/ }),
      inRegion(page, 'Bracket').getByRole('listitem'),
    ],
  },
  '/tournaments/6/games': {
    first: (page) => page.getByRole('tab', { name: 'Games', selected: true }),
    late: (page) => [page.getByRole('tabpanel').getByRole('listitem')],
  },
  '/teams/1': {
    first: (page) => page.getByText('Loading the games…'),
    late: (page) => [page.getByRole('heading', { level: 1 })],
  },
  '/games/1': {
    first: (page) => page.getByText('Loading the game…'),
    late: (page) => [page.getByRole('heading', { level: 1 })],
  },
  '/live-scores': {
    first: (page) => page.getByRole('heading', { level: 1 }),
    late: (page) => [inRegion(page, 'On now').getByRole('listitem')],
  },
};

// Where a form unfolds and is scrolled to in one frame, the browser counts as moved what nobody saw before.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const shiftsOn = async (page: Page) => (await page.evaluate(() => (window as Watching).shiftsSoFar?.())) ?? [];

test('nothing moves when the answers come late', async ({ page }) => {
  await watchForShifts(page);
  for (const [path, { first, late }] of Object.entries(pages))
    await test.step(path, async () => {
      const letGo = await holdAnswers(page);
      await page.goto(path);
      await expect(first(page)).toBeVisible();
      // How much late letters move is measured on a phone (phone-budgets).
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      letGo();
      for (const one of late(page)) await expect(one.first()).toBeVisible();
      // A word that becomes another one in its place is below this.
      expect((await shiftsOn(page)).filter(({ share }) => share > 0.005)).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('the first press on an invitation moves nothing under the finger, whatever letters the browser holds', async ({
  page,
  request,
}) => {
  const { invitationCode } = await enterTeam(request, cup().id, `Still Storks ${Date.now()}`);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.goto(`/invite/${invitationCode}`);
  const name = page.getByLabel('Full Name');
  await name.scrollIntoViewIfNeeded();
  const before = await name.boundingBox();
  await page.getByText('Who is filling this in?').tap();
  const isStyled = () =>
    [...document.querySelectorAll('link')].some(({ rel, media }) => rel === 'stylesheet' && media === 'all');
  await page.waitForFunction(isStyled);
  expect(await name.boundingBox()).toEqual(before);
  await page.getByRole('link', { name: 'Golden Goal, to the start page' }).tap();
  await expect(page.getByRole('button', { name: 'Create a team', exact: true })).toBeVisible();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ status, family }) => status === 'loaded' && /Barlow/.test(family)),
  );
});
