import type { Page } from '@playwright/test';
import { signIn } from '../back-office.ts';
import { drawnAnew, expect, expectAccessible, expectAccessibleColours, expectNamesAsSeen, test } from '../journey.ts';
import { expectNoNameWidens, noteNames } from '../long-names.ts';
import {
  cardLists,
  narrowToOwn,
  type OwnRecords,
  officeDialogs,
  officePages,
  openDialog,
  ownRecords,
  savedLists,
} from '../office-pages.ts';
import { picture } from '../picture.ts';

// Each walk stands alone: every worker takes one.
test.describe.configure({ mode: 'parallel' });

const people = ['teams', 'players', 'tournament-registrations'];
const games = ['tournaments', 'tournaments/create', 'games', 'pre-registrations', 'messages', 'ledger'];
const walks = {
  people,
  'tournaments, games and letters': games,
  'all that is beside them': Object.keys(officePages).filter((path) => ![...people, ...games].includes(path)),
};

for (const [which, paths] of Object.entries(walks)) {
  test(`the pages of ${which}, and the dialogs over them, can be used by everybody in every window, and no name, however long, widens them`, async ({
    page,
    context,
  }) => {
    const names = noteNames(context);
    const failures: string[] = [];
    /** Takes a step, whatever has come of those before it. */
    const step = (name: string, look: () => Promise<void>) =>
      test
        .step(name, async () => {
          names.clear();
          await look();
          await picture(page, `office ${name}`);
          // The rules of play are titled in words that the tabs have too, and name nobody.
          if (name !== 'site-settings') await expectNoNameWidens(page, names, [1280]);
        })
        .catch((error: Error) => failures.push(`${name}: ${error.message}`));
    await signIn(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const own = await ownRecords(page);
    for (const path of paths) {
      await step(path, () => lookAtPage(page, path));
      if (path === 'games') await step('the games of a tournament', () => lookAtGames(page, own));
      const dialogs = officeDialogs[path] ?? [];
      if (dialogs.some((dialog) => dialog.startsWith(':id'))) await narrowToOwn(page, path, own);
      for (const dialog of dialogs) await step(`${path}/${dialog}`, () => lookAtDialog(page, path, dialog, own));
    }
    expect(failures).toEqual([]);
  });
}

async function lookAtPage(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await expect(page.getByRole('heading', { name: officePages[path] ?? '', level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  if (savedLists.includes(path)) await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await look(page, { isCards: cardLists.includes(path), isFirstInSight: path !== 'pre-registrations' });
}

async function lookAtGames(page: Page, own: OwnRecords): Promise<void> {
  await narrowToOwn(page, 'games', own);
  await look(page, { isCards: true, isFirstInSight: true });
}

/** A page as a phone and a laptop show it, by day and by night: its widths and colours alone differ elsewhere. */
async function look(page: Page, { isCards, isFirstInSight }: { isCards: boolean; isFirstInSight: boolean }) {
  await turnTo(page, 390, 844);
  if (isCards) {
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    if (isFirstInSight) expect((await first.boundingBox())?.y, 'the first record').toBeLessThan(844 / 2);
  }
  await expectAccessible(page);
  if (isCards) await byNight(page, () => expectAccessibleColours(page));
  for (const width of [320, 768, 1440]) await turnTo(page, width);
  await expectAccessible(page);
  await expectNamesAsSeen(page);
  await byNight(page, () => expectAccessibleColours(page));
}

/** The page behind an open dialog: nobody can see into it or reach it. */
const behind = 'body > [aria-hidden="true"]';

/** A dialog differs by its window in width alone: its foot stays in sight in low ones, too. */
async function lookAtDialog(page: Page, path: string, dialog: string, own: OwnRecords): Promise<void> {
  await openDialog(page, path, dialog, own);
  const foot = page.getByRole('dialog').locator('[data-dialog-actions]');
  const isFooted = footed.test(dialog) && path !== 'messages';
  const expectFoot = () => expect(foot, 'the foot').toBeInViewport({ ratio: 1 });
  await turnTo(page, 390, 844);
  if (isFooted) await expectFoot();
  await expectAccessible(page);
  await expectNamesAsSeen(page);
  for (const width of [320, 768]) await turnTo(page, width);
  await turnTo(page, 1440, 600);
  if (isFooted) await expectFoot();
  await turnTo(page, 1440);
  await byNight(page, () => expectAccessibleColours(page, [behind]));
}

/** Dialogs that end in what will happen, and the way out. */
const footed = /^(create|:id|:id\/(captain|mail|payment|score|repeat|delete))$/;

/** A window of another width, at whose side nothing stands out. */
async function turnTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await drawnAnew(page);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${width} px wide`).toBeLessThanOrEqual(0);
}

async function byNight(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await drawnAnew(page);
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
  await drawnAnew(page);
}
