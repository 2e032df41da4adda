import type { Page } from '@playwright/test';
import { openBackOffice } from './back-office.ts';
import { expectDialogUsableInEveryWindow, expectUsableInEveryWindow } from './every-window.ts';
import { expect, test } from './journey.ts';
import { aRegistrant } from './registration-steps.ts';

/** The pages of the back office by the headings they carry. */
const pages: Readonly<Record<string, string>> = {
  teams: 'Teams',
  players: 'Players',
  'tournament-registrations': 'Tournament Reg',
  tournaments: 'Tournaments',
  'tournaments/create': 'Create Tournament',
  'pre-registrations': 'Pre-Reg',
  games: 'Games',
  'free-agents': 'Free Agents',
  messages: 'Messages',
  'score-keepers': 'Score Keepers',
  'keeper-links': 'Keeper Links',
  audit: 'Audit',
  'site-settings': 'Site Settings',
  organizers: 'Organizers',
  'api-keys': 'API Keys',
  webhooks: 'Webhooks',
  'webhook-deliveries': 'Webhook Events',
  account: 'My Account',
  password: 'Change Password',
  brackets: 'Bracket Management',
};

/** The dialogs that stand over a page, by its resource: a record's number stands for the first of the list. */
const dialogs: Readonly<Record<string, readonly string[]>> = {
  teams: ['create', ':id', ':id/roster', ':id/captain', ':id/mail', ':id/delete'],
  players: ['create', ':id', ':id/payment', ':id/registrations', ':id/emergency-contact', ':id/delete'],
  'tournament-registrations': ['create', ':id/delete'],
  tournaments: [':id', ':id/embed', ':id/delete'],
  games: [':id/score', ':id/goals', ':id/delete'],
  messages: [':id'],
  organizers: ['create'],
  'api-keys': ['create'],
  webhooks: ['create'],
};

async function firstOf(page: Page, resource: string): Promise<string> {
  if (resource === 'messages') await somebodyIsWrittenTo(page);
  const path = { games: 'all-games', messages: 'messages' }[resource] ?? resource;
  const list = await page.request.get(`/api/admin/${path}?range=[0,0]`);
  expect(list.ok(), await list.text()).toBe(true);
  const [first] = await list.json();
  return String(first.id);
}

/** Whoever registers gets a letter. */
async function somebodyIsWrittenTo(page: Page): Promise<void> {
  const choices = { tournamentId: 13, ageBracket: 'U13-U15', skillLevel: 'Here to Play', paymentMethod: 'at_event' };
  const sheet = { ...aRegistrant(), ...choices, currentClub: 'None', termsAccepted: true };
  const answer = await page.request.post('/api/players', { data: sheet });
  expect(answer.status(), await answer.text()).toBe(201);
}

// Each page stands alone, and all of them take long: every worker takes some.
test.describe.configure({ mode: 'parallel' });

for (const [path, heading] of Object.entries(pages)) {
  const over = dialogs[path] ?? [];
  const title = over.length === 0 ? `the page ${heading}` : `the page ${heading} with the dialogs ${over.join(', ')}`;
  test(`${title} can be used by everybody`, async ({ page }) => {
    test.setTimeout(150_000 * (over.length + 2));
    await openBackOffice(page, `/admin/${path}`);
    const failures = await failuresOf({
      [`the page ${heading}`]: async () => {
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await expectUsableInEveryWindow(page, `office ${path}`);
      },
      ...Object.fromEntries(over.map((one) => [`the dialog ${one} over ${path}`, () => lookAtDialog(page, path, one)])),
    });
    expect(failures).toEqual([]);
  });
}

async function lookAtDialog(page: Page, resource: string, path: string): Promise<void> {
  const id = path.startsWith(':id') ? await firstOf(page, resource) : '';
  await page.goto(`/admin/${resource}/${path.replace(':id', id)}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('progressbar')).toHaveCount(0);
  await expectDialogUsableInEveryWindow(page, `office ${resource} ${path.replaceAll(/[:/]/g, '')}`);
}

/** Takes every step, whatever has come of those before it; answers what was wrong, by the step. */
async function failuresOf(steps: Readonly<Record<string, () => Promise<void>>>): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    await test.step(name, step).catch((error: Error) => failures.push(`${name}: ${error.message}`));
  }
  return failures;
}
