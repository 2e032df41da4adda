import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Screens of the main flows whose accessibility tree stands as text in a file beside this one. */
export const treesOnFile: ReadonlySet<string> = new Set([
  'the form of a new team, refused',
  'a team created',
  'the form of a child',
  'the entry of an invitation code',
  'the search of a returning player',
  'an invitation',
  'the captain’s page',
  'a waiver to sign',
  'the search of the Player ID',
  'a Player ID',
  'a Player ID for its signer',
  'the table of a round robin',
  'the sign-in of a score keeper',
  'a game being kept',
]);

/** Compares what a screen reader meets on a screen with its file in `trees/`; the file leaves out what other journeys change. */
export async function expectTreeOnFile(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const screen = (await dialog.count()) > 0 ? dialog.first() : page.getByRole('main');
  const file = `${name.replace(/[^a-z]+/gi, '-').toLowerCase()}.aria.yml`;
  await expect(screen).toMatchAriaSnapshot({ name: file });
}
