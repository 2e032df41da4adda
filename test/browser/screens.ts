import type { APIRequestContext, Page } from '@playwright/test';
import { expect, mailsTo } from './journey.ts';
import { aRegistrant, fillPlayer, payAndAccept } from './registration-steps.ts';
import { gamesOfTheDemo, openGame, signIn } from './score-keeping.ts';

/** How a screen or one of its states is reached. */
export type Reach = (page: Page) => Promise<void>;

/** The screens and states of the public site. */
export const publicScreens: Readonly<Record<string, Reach>> = {
  'the landing page': (page) => opened(page, '/', 'Choose how you play'),
  'the menu': async (page) => {
    await opened(page, '/', 'Choose how you play');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('button', { name: 'Registration', exact: true }).click();
  },
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
  'the teams to join': async (page) => {
    await opened(page, '/?register=join-team', 'Find a Team to Join');
    await expect(page.getByRole('button', { name: /^Request to Join/ }).first()).toBeVisible();
  },
  'the entry of an invitation code': (page) => opened(page, '/?register=invitation', /invitation/i),
  'the search of a returning player': (page) =>
    opened(page, '/?register=returning-player', 'Returning Player Registration'),
  'the form of interest': (page) => opened(page, '/?register=pre-register', 'Pre-Register Interest'),
  'an invitation': async (page) => {
    await page.goto((await onFile(page.request)).invitation);
    await expect(page.getByRole('heading', { name: /Screen Owls/ })).toBeVisible();
  },
  'an invalid invitation': (page) => opened(page, '/invite/TEAM-NOBODY-000', 'Invalid Invitation'),
  'the captain’s page': async (page) => {
    await page.goto((await onFile(page.request)).captain);
    await expect(page.getByRole('region', { name: 'Roster' })).toBeVisible();
  },
  'the captain’s link asked for': (page) => opened(page, '/captain', /captain/i),
  'a join request': async (page) => {
    await page.goto((await onFile(page.request)).joinRequest);
    await expect(page.getByRole('button', { name: /Accept/ })).toBeVisible();
  },
  'a join request that is gone': (page) => opened(page, '/join-request/nobody', 'This request is no longer open'),
  'a waiver to sign': async (page) => {
    await page.goto((await onFile(page.request)).waiver);
    await expect(page.getByRole('button', { name: 'Sign now' })).toBeVisible();
  },
  'a waiver to confirm': async (page) => {
    await page.goto((await onFile(page.request)).claim);
    await expect(page.getByRole('button', { name: 'Confirm the waiver' })).toBeVisible();
  },
  'a change that is decided': (page) => opened(page, '/player-change/nobody', 'This link no longer works'),
  'the search of the Player ID': (page) => opened(page, '/player-lookup', 'Player ID'),
  'a Player ID': async (page) => {
    await lookedUp(page);
    await expect(page.getByRole('article').getByRole('img')).not.toHaveCount(0);
  },
  'a Player ID being changed': async (page) => {
    await lookedUp(page);
    await page.getByRole('button', { name: 'Edit Info' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
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
  'the live scores': async (page) => {
    await opened(page, '/live-scores', 'Live Scores');
    await expect(page.getByRole('heading', { name: 'On now' })).toBeVisible();
  },
  'the sign-in of a score keeper': async (page) => {
    await opened(page, '/live-scores', 'Live Scores');
    await page.getByRole('button', { name: 'Manage Scores' }).click();
    await expect(page.getByRole('dialog', { name: 'Manage Scores' })).toBeVisible();
  },
  'a game being kept': async (page) => {
    await signIn(page, 'Pat');
    const game = (await gamesOfTheDemo(page)).findLast(({ status, team1Name }) => status !== 'completed' && team1Name);
    if (game === undefined) throw new Error('no game of the demo is left to be played');
    const gameDialog = await openGame(page, game);
    await gameDialog.getByRole('button', { name: `Goal ${game.team1Name}` }).click();
    await expect(gameDialog.getByRole('group', { name: `Who scored for ${game.team1Name}?` })).toBeVisible();
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
  const { player } = await onFile(page.request);
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(player.name);
  await page.getByLabel('Phone Number').fill(player.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expect(page.getByRole('article', { name: player.name })).toBeVisible();
}

type OnFile = Awaited<ReturnType<typeof putOnFile>>;

let filed: Promise<OnFile> | undefined;

/** A team with a captain, an invitation, a request to join and a waiver nobody has signed; made once. */
function onFile(request: APIRequestContext): Promise<OnFile> {
  filed ??= putOnFile(request);
  return filed;
}

async function putOnFile(request: APIRequestContext) {
  const [captain, player, child] = [aRegistrant(), aRegistrant(), aRegistrant()];
  const fallCup = 13;
  const answers = {
    tournamentId: fallCup,
    currentClub: 'None',
    ageBracket: 'U13-U15',
    skillLevel: 'Here to Play',
    paymentMethod: 'venmo',
  };
  const { name, email, phone, birthYear } = captain;
  const sheet = { ...answers, name: `Screen Owls ${Date.now()}`, captainName: name, captainEmail: email };
  const made = await request.post('/api/teams', { data: { ...sheet, captainPhone: phone, birthYear } });
  expect(made.status(), await made.text()).toBe(201);
  const { team } = await made.json();
  const asked = await request.post('/api/players', { data: { ...player, ...answers, requestedTeamId: team.id } });
  expect(asked.status(), await asked.text()).toBe(201);
  const claimed = { ...child, ...answers, parentName: 'Pat Vale', parentEmail: child.email, termsAccepted: true };
  const entered = await request.post('/api/players', { data: claimed });
  expect(entered.status(), await entered.text()).toBe(201);
  return {
    player,
    invitation: `/invite/${team.invitationCode}`,
    captain: await pathIn(email, 'captain'),
    joinRequest: await pathIn(email, 'join-request'),
    waiver: await pathIn(player.email, 'waiver'),
    claim: await pathIn(child.email, 'waiver'),
  };
}

/** The path of a mailed link, waited for. */
async function pathIn(address: string, kind: string): Promise<string> {
  const link = new RegExp(`/${kind}/[^\\s"<>]+`);
  const paths = async () => (await mailsTo(address)).flatMap(({ text }) => link.exec(text) ?? []);
  await expect.poll(async () => (await paths()).length).toBeGreaterThan(0);
  return (await paths()).at(-1) ?? '';
}
