import { type Page, request } from '@playwright/test';
import { enterPlayer, enterTeam } from './entered.ts';
import { expect, mailed } from './journey.ts';
import { aRegistrant, fillPlayer, payAndAccept } from './registration-steps.ts';
import { gamesOfTheDemo, openGame, signIn } from './score-keeping.ts';

/** How a screen or one of its states is reached. */
export type Reach = (page: Page) => Promise<void>;

/** The screens and states of the public site, in walks: each leads through those of one visit. */
export const walks: Readonly<Record<string, Readonly<Record<string, Reach>>>> = {
  'the landing page and what opens over it': {
    'the landing page': (page) => opened(page, '/', 'Choose how you play'),
    'the menu': async (page) => {
      await opened(page, '/', 'Choose how you play');
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Registration', exact: true }).click();
    },
    'the Tournament Rules': async (page) => {
      await opened(page, '/', 'Choose how you play');
      await page.getByRole('button', { name: 'Tournament Rules' }).first().click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(15);
    },
    'About Us': (page) => dialog(page, 'About Us'),
    'the Training Programs': (page) => dialog(page, 'Training Programs'),
    'the Terms and Conditions': async (page) => {
      await opened(page, '/', 'Choose how you play');
      await page.getByRole('button', { name: 'Terms and conditions' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(7);
    },
    'the page that is not there': (page) => opened(page, '/no-such-page', 'Out of bounds'),
  },
  'the ways to register': {
    'the form of a new team, refused': async (page) => {
      await opened(page, '/?register=create-team', 'Create Your Team');
      await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
      await expect(page.getByText('Team Name is required')).toBeVisible();
    },
    'a team created': async (page) => {
      await opened(page, '/?register=create-team', 'Create Your Team');
      await page.getByLabel('Team Name').fill(`Screen Stars ${Date.now()}`);
      await page.getByRole('radio', { name: /Fall Cup/ }).check();
      await fillPlayer(page, aRegistrant());
      await payAndAccept(page, /Venmo/);
      await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
      await expect(page.getByRole('dialog', { name: 'Team Created Successfully' })).toBeVisible();
    },
    'the form of a child': async (page) => {
      await opened(page, '/?register=individual', 'Individual Player Registration');
      await page.getByLabel('Birth Year').fill(String(new Date().getFullYear() - 9));
      await expect(page.getByLabel('Parent Name')).toBeVisible();
    },
    'the form that a parent fills in': async (page) => {
      await opened(page, '/?register=individual', 'Individual Player Registration');
      await page.getByRole('radio', { name: 'A parent or guardian' }).check();
      await expect(page.getByRole('group', { name: 'You, the parent or guardian' })).toBeVisible();
    },
    'the teams to join': async (page) => {
      await opened(page, '/?register=join-team', 'Find a Team to Join');
      await expect(page.getByRole('button', { name: /^Request to Join/ }).first()).toBeVisible();
    },
    'the entry of an invitation code': (page) => opened(page, '/?register=invitation', /invitation/i),
    'the search of a returning player': (page) =>
      opened(page, '/?register=returning-player', 'Returning Player Registration'),
    'the form of interest': (page) => opened(page, '/?register=pre-register', 'Pre-Register Interest'),
  },
  'what a link or a search opens': {
    'an invitation': async (page) => {
      await page.goto((await onFile()).invitation);
      await expect(page.getByRole('heading', { name: /Screen Owls/ })).toBeVisible();
    },
    'an invalid invitation': (page) => opened(page, '/invite/TEAM-NOBODY-000', 'Invalid Invitation'),
    'the captain’s page': async (page) => {
      await page.goto((await onFile()).captain);
      await expect(page.getByRole('region', { name: 'Roster' })).toBeVisible();
    },
    'the captain’s link asked for': (page) => opened(page, '/captain', /captain/i),
    'a join request': async (page) => {
      await page.goto((await onFile()).joinRequest);
      await expect(page.getByRole('button', { name: /Accept/ })).toBeVisible();
    },
    'a join request that is gone': (page) => opened(page, '/join-request/nobody', 'This request is no longer open'),
    'a waiver to sign': async (page) => {
      await page.goto((await onFile()).waiver);
      await expect(page.getByRole('button', { name: 'Sign now' })).toBeVisible();
    },
    'a waiver to confirm': async (page) => {
      await page.goto((await onFile()).claim);
      await expect(page.getByRole('button', { name: 'Confirm the waiver' })).toBeVisible();
    },
    'the search of the Player ID': (page) => opened(page, '/player-lookup', 'Player ID'),
    'a Player ID': async (page) => {
      await lookedUp(page);
      await expect(page.getByRole('article').getByRole('img')).not.toHaveCount(0);
    },
    'a Player ID for its signer': async (page) => {
      await page.goto((await onFile()).record);
      await expect(page.getByRole('button', { name: /^Erase everything about/ })).toBeVisible();
    },
    'a Player ID being changed': async (page) => {
      await lookedUp(page);
      await page.getByRole('button', { name: 'Edit Info' }).click();
      await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    },
  },
  'the tournaments and their brackets': {
    'the tournaments with brackets': async (page) => {
      await opened(page, '/tournaments', 'Tournament Brackets');
      await expect(page.getByText('Select a tournament to view details and brackets')).toBeVisible();
    },
    'the question for a team': async (page) => {
      await tournament(page, 'Garden State Showcase');
      await expect(page.getByRole('dialog', { name: 'Team Authentication Required' })).toBeVisible();
    },
    'a tournament not yet drawn': async (page) => {
      await tournament(page, 'Fall Cup');
      await expect(page.getByText('Tournament brackets have not been generated yet.')).toBeVisible();
    },
    'a knock-out played to its end': async (page) => {
      await tournament(page, '3V3 August Cup 2025');
      await expect(page.getByText('Champion')).toBeVisible();
    },
    'a round robin played to its end': async (page) => {
      await tournament(page, '3V3 July Cup 2025');
      await expect(page.getByRole('region', { name: 'Bracket' })).toBeVisible();
    },
    'the table of a round robin': async (page) => {
      await tournament(page, '3V3 July Cup 2025');
      await page.getByRole('tab', { name: 'Table' }).click();
      await expect(page.getByRole('region', { name: 'Standings' }).getByText('Advances')).toHaveCount(4);
    },
    'the games of a tournament': async (page) => {
      await tournament(page, '3V3 July Cup 2025');
      await page.getByRole('tab', { name: 'Games' }).click();
      await expect(page.getByRole('heading', { name: 'All Tournament Games' })).toBeVisible();
    },
    'the teams of a tournament': async (page) => {
      await tournament(page, 'Fall Cup');
      await page.getByRole('tab', { name: 'Teams' }).click();
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    },
  },
  'the live scores and their keeping': {
    'the live scores': async (page) => {
      await opened(page, '/live-scores', 'Live Scores');
      await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible();
    },
    'the page of a game': async (page) => {
      await opened(page, '/live-scores', 'Live Scores');
      await page.getByRole('tabpanel').getByRole('listitem').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/games\/\d+$/);
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    },
    'the sign-in of a score keeper': async (page) => {
      await opened(page, '/live-scores', 'Live Scores');
      await page.getByRole('button', { name: 'Manage Scores' }).click();
      await expect(page.getByRole('dialog', { name: 'Manage Scores' })).toBeVisible();
    },
    'a game being kept': async (page) => {
      await signIn(page, 'Pat');
      // Late in the evening the last of those to come is one of another day, whose first score is asked about.
      const game = (await gamesOfTheDemo(page)).findLast(({ status }) => status === 'in_progress');
      if (game === undefined) throw new Error('no game of the demo is left to be played');
      const gameDialog = await openGame(page, game);
      await gameDialog.getByRole('button', { name: `Goal ${game.team1Name}` }).click();
      await expect(gameDialog.getByRole('group', { name: `Who scored for ${game.team1Name}?` })).toBeVisible();
    },
  },
};

async function opened(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
}

async function dialog(page: Page, name: string): Promise<void> {
  await opened(page, '/', 'Choose how you play');
  await page
    .getByRole('main')
    .getByRole('button', { name })
    .or(page.getByRole('contentinfo').getByRole('button', { name }))
    .first()
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

async function tournament(page: Page, name: string): Promise<void> {
  await page.goto('/tournaments');
  await page.getByRole('link', { name }).click();
}

async function lookedUp(page: Page): Promise<void> {
  const { player } = await onFile();
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(player.name);
  await page.getByLabel('Phone Number').fill(player.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expect(page.getByRole('article', { name: player.name })).toBeVisible();
}

type OnFile = Awaited<ReturnType<typeof putOnFile>>;

let filed: Promise<OnFile> | undefined;

/** A team with a captain, an invitation, a request to join and a waiver nobody has signed; made once. */
function onFile(): Promise<OnFile> {
  filed ??= putOnFile();
  return filed;
}

async function putOnFile() {
  // Not by the window that looks at it: its session would open more than a link does.
  const family = await request.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  const [captain, player, child] = [aRegistrant(), aRegistrant(), aRegistrant()];
  const team = await enterTeam(family, `Screen Owls ${Date.now()}`, captain);
  await enterPlayer(family, player, { requestedTeamId: team.id, termsAccepted: undefined });
  await enterPlayer(family, child, { parentName: 'Pat Vale', parentEmail: child.email });
  await family.post('/api/players/record-link', { data: { email: child.email } });
  await family.dispose();
  return {
    player,
    invitation: `/invite/${team.invitationCode}`,
    captain: await pathIn(captain.email, 'captain'),
    joinRequest: await pathIn(captain.email, 'join-request'),
    waiver: await pathIn(player.email, 'waiver'),
    claim: await pathIn(child.email, 'waiver'),
    record: await pathIn(child.email, 'record'),
  };
}

/** The path of a mailed link, waited for. */
const pathIn = (address: string, kind: string) => mailed(address, new RegExp(`/${kind}/[^\\s"<>]+`));

/** The screens that their address alone opens: they are read in both languages. */
export const spokenScreens: ReadonlySet<string> = new Set([
  ...['the landing page', 'the page that is not there', 'the form of a new team, refused', 'the form of a child'],
  ...['the teams to join', 'the entry of an invitation code', 'the search of a returning player'],
  ...['the form of interest', 'an invitation', 'an invalid invitation', 'the captain’s page'],
  ...['the captain’s link asked for', 'a join request', 'a join request that is gone', 'a waiver to sign'],
  ...['a waiver to confirm', 'a change that is decided', 'the search of the Player ID'],
  ...['the tournaments with brackets', 'the live scores'],
]);
