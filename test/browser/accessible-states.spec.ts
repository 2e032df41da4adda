import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

/** The screens and states of the public site that need no record on file. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the landing page': (page) => opened(page, '/', 'Choose how you play'),
  'the form of a new team, refused': async (page) => {
    await opened(page, '/?register=create-team', 'Create Your Team');
    await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
    await expect(page.getByText('Team Name is required')).toBeVisible();
  },
  'the form of a child': async (page) => {
    await opened(page, '/?register=individual', 'Individual Player Registration');
    await page.getByLabel('Birth Year').fill(String(new Date().getFullYear() - 9));
    await expect(page.getByLabel('Parent Name')).toBeVisible();
  },
  'the teams to join': async (page) => {
    await opened(page, '/?register=join-team', 'Find a Team to Join');
    await expect(page.getByRole('button', { name: /^Request to Join/ }).first()).toBeVisible();
  },
  'the search of a returning player': (page) =>
    opened(page, '/?register=returning-player', 'Returning Player Registration'),
  'the form of interest': (page) => opened(page, '/?register=pre-register', 'Pre-Register Interest'),
  'the tournaments with brackets': async (page) => {
    await opened(page, '/tournaments', 'Tournament Brackets');
    await expect(page.getByText('Select a tournament to view details and brackets')).toBeVisible();
  },
  'the live scores': (page) => opened(page, '/live-scores', 'Live Scores'),
  'a join request that is gone': (page) => opened(page, '/join-request/nobody', 'This request is no longer open'),
  'the Tournament Rules': async (page) => {
    await opened(page, '/', 'Choose how you play');
    await page.getByRole('button', { name: 'Tournament Rules' }).first().click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(15);
  },
  'an invalid invitation': (page) => opened(page, '/invite/TEAM-NOBODY-000', 'Invalid Invitation'),
  'the search of the Player ID': (page) => opened(page, '/player-lookup', 'Player ID'),
  'the page that is not there': (page) => opened(page, '/no-such-page', 'Out of bounds'),
  'the Terms and Conditions': async (page) => {
    await opened(page, '/', 'Choose how you play');
    await page.getByRole('button', { name: 'Terms and conditions' }).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7);
  },
};

async function opened(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

const reader = { light: { colorScheme: 'light', width: 390 }, dark: { colorScheme: 'dark', width: 320 } } as const;

for (const [scheme, { colorScheme, width }] of Object.entries(reader)) {
  test.describe(`${scheme}, ${width} px wide, without motion`, () => {
    test.use({ colorScheme, viewport: { width, height: 720 }, reducedMotion: 'reduce' });

    for (const [name, reach] of Object.entries(states)) {
      test(`${name} can be used by everybody`, async ({ page }) => {
        await reach(page);
        await expectAccessible(page);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overhang).toBeLessThanOrEqual(0);
      });
    }
  });
}
