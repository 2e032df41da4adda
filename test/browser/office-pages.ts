import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { aRegistrant } from './registration-steps.ts';

/** The pages of the back office by the headings they carry. */
export const officePages: Readonly<Record<string, string>> = {
  teams: 'Teams',
  players: 'Players',
  'tournament-registrations': 'Tournament Reg',
  tournaments: 'Tournaments',
  'tournaments/create': 'Create Tournament',
  'pre-registrations': 'Pre-Reg',
  games: 'Games',
  overview: 'Overview',
  'free-agents': 'Free Agents',
  paper: 'Paper',
  mailings: 'Mailings',
  'mailings/create': 'New mailing',
  imports: 'Import',
  duplicates: 'Duplicates',
  ledger: 'Money',
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
export const officeDialogs: Readonly<Record<string, readonly string[]>> = {
  teams: ['create', ':id', ':id/roster', ':id/captain', ':id/mail', ':id/delete'],
  players: ['create', ':id', ':id/payment', ':id/money', ':id/registrations', ':id/emergency-contact', ':id/delete'],
  'tournament-registrations': ['create', ':id/money', ':id/delete'],
  tournaments: [':id', ':id/repeat', ':id/embed', ':id/delete'],
  games: [':id/score', ':id/goals', ':id/delete'],
  ledger: ['statement'],
  messages: [':id'],
  organizers: ['create'],
  'api-keys': ['create'],
  webhooks: ['create'],
};

/** Opens a dialog over its page, on the first record of its list where it is about one. */
export async function openDialog(page: Page, resource: string, path: string): Promise<void> {
  const id = path.startsWith(':id') ? await firstOf(page, resource) : '';
  await page.goto(`/admin/${resource}/${path.replace(':id', id)}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('progressbar')).toHaveCount(0);
}

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
