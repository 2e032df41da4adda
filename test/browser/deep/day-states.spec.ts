import type { Page } from '@playwright/test';
import { bringInto, type DayState, dayStates } from '../day-states.ts';
import { drawnAnew, expect, test } from '../journey.ts';
import { expectNothingBeside } from '../nothing-beside.ts';
import { picture } from '../picture.ts';

interface Looked {
  readonly path: string;
  /** What stands there once the state has come. */
  readonly there: (page: Page, state: DayState) => Promise<void>;
  /** How high it is at most on a phone, names in one line and not forty games at once. */
  readonly height?: number;
  /** Opens a dialog over it. */
  readonly open?: (page: Page, state: DayState) => Promise<void>;
}

const cards = (page: Page, region: string | RegExp) => page.getByRole('region', { name: region }).getByRole('listitem');

const pages: Readonly<Record<string, Looked>> = {
  'the landing page': {
    path: '/',
    there: (page, { live }) =>
      expect(cards(page, /^(Live now|Live scores)$/).filter({ hasText: 'vs' })).toHaveCount(live),
    open: (page) => page.getByRole('button', { name: 'Tournament Rules' }).first().click(),
  },
  'a form': {
    path: '/?register=join-team',
    there: (page, { teams }) =>
      expect(page.getByRole('button', { name: /^Request to Join/ })).toHaveCount(Math.min(teams, 20)),
    open: (page) => page.getByRole('button', { name: 'Terms and conditions' }).first().click(),
  },
  'the live scores': {
    path: '/live-scores',
    there: (page, { live }) => expect(cards(page, 'On now')).toHaveCount(live),
    height: 4000,
    open: (page) => page.getByRole('button', { name: 'Manage Scores' }).click(),
  },
  'all tournaments': {
    path: '/tournaments',
    there: (page) => expect(page.getByRole('list', { name: 'Tournaments' }).getByRole('link').first()).toBeVisible(),
  },
  'the teams of a tournament': {
    path: '/tournaments/13',
    there: async (page, { teams }) => {
      await page.getByRole('tab', { name: 'Teams' }).click();
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(teams);
    },
  },
};

/** Sets how large the letters are that somebody has chosen in their browser, in pixels. */
async function lettersOf(page: Page): Promise<(standard: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  return async (standard) => {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    await drawnAnew(page);
  };
}

/** A dialog stands within the window, and so does each of its buttons that are in sight. */
async function expectWithin(page: Page): Promise<void> {
  const outside = () =>
    page.getByRole('dialog').evaluateAll((dialogs) =>
      dialogs
        .flatMap((dialog) => [dialog, ...dialog.querySelectorAll('button')])
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left < -0.5 || right > innerWidth + 0.5;
        })
        .map(({ textContent }) => textContent),
    );
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect.poll(outside).toEqual([]);
}

for (const [name, state] of Object.entries(dayStates))
  test(`no page is wider than its window, and no dialog stands beside it: ${name}`, async ({ page }) => {
    await bringInto(page, state);
    for (const [what, { path, there, height, open }] of Object.entries(pages))
      await test.step(what, async () => {
        await page.goto(path);
        await there(page, state);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          await drawnAnew(page);
          await picture(page, `${what} ${name} ${width}`);
          await expectNothingBeside(page);
          if (width === 390 && height !== undefined && !state.hasLongNames)
            expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(height);
        }
        await test.step('with letters twice as large', async () => {
          const setLetters = await lettersOf(page);
          await page.setViewportSize({ width: 390, height: 844 });
          await setLetters(32);
          await picture(page, `${what} ${name} large letters`);
          await expectNothingBeside(page);
          await setLetters(16);
        });
        if (open === undefined) return;
        await page.setViewportSize({ width: 390, height: 844 });
        await open(page, state);
        await expectWithin(page);
      });
  });
