import type { Locator, Page } from '@playwright/test';
import { aDrawnTournament, onFile, search, word } from './back-office.ts';
import { expect } from './journey.ts';

/** The pages of the back office by the headings they carry. */
export const officePages: Readonly<Record<string, string>> = {
  teams: 'Teams',
  players: 'Players',
  'tournament-registrations': 'Tournament Reg',
  tournaments: 'Tournaments',
  'tournaments/create': 'Create Tournament',
  'pre-registrations': 'Pre-Reg',
  games: 'Games',
  'free-agents': 'Free Agents',
  'check-in': 'Check-in',
  paper: 'Paper',
  imports: 'Import',
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

/** The dialogs that stand over a page, by its resource. */
export const officeDialogs: Readonly<Record<string, readonly string[]>> = {
  teams: ['create', ':id', ':id/roster', ':id/captain', ':id/mail', ':id/delete'],
  players: ['create', ':id', ':id/payment', ':id/money', ':id/registrations', ':id/delete'],
  'tournament-registrations': ['create', ':id/money', ':id/delete'],
  tournaments: [':id', ':id/repeat', ':id/embed', ':id/delete'],
  games: [':id/score', ':id/goals', ':id/delete'],
  messages: [':id'],
  organizers: ['create'],
  'api-keys': ['create'],
  webhooks: ['create'],
};

/** Lists that are cards on a phone. */
export const cardLists: readonly string[] = [
  'teams',
  'players',
  'tournament-registrations',
  'tournaments',
  'pre-registrations',
];

/** Lists that can be saved as a file; the games only once a tournament is chosen. */
export const savedLists: readonly string[] = [...cardLists, 'messages', 'audit', 'ledger'];

/** A record of each list whose dialogs are about one. */
export interface OwnRecords {
  readonly tournamentId: number;
  readonly ids: Readonly<Record<string, number>>;
  /** What a list without a filter by tournament is searched for. */
  readonly words: Readonly<Record<string, string>>;
}

/** Somebody on a team of a drawn tournament, and somebody who was written to: nobody else knows of them. */
export async function ownRecords(page: Page): Promise<OwnRecords> {
  const cup = word('Everywindow');
  const { id } = await aDrawnTournament(page, cup);
  const email = `${cup}@family.example`.toLowerCase();
  const interest = { name: word('Ines'), sex: 'Female', age: 9, email, phone: '(201) 555-0171' };
  await onFile(page, '/api/pre-registrations', interest);
  const firstOf = async (path: string, filter: object) => {
    const list = await page.request.get(`/api/admin/${path}?range=[0,0]&filter=${encoded(filter)}`);
    expect(list.ok(), await list.text()).toBe(true);
    return (await list.json())[0].id;
  };
  const ofCup = { tournamentId: id };
  return {
    tournamentId: id,
    ids: {
      teams: await firstOf('teams', ofCup),
      players: await firstOf('players', ofCup),
      'tournament-registrations': await firstOf('tournament-registrations', ofCup),
      tournaments: id,
      games: await firstOf('all-games', ofCup),
      messages: await firstOf('messages', { q: email }),
    },
    words: { tournaments: cup, messages: email },
  };
}

const encoded = (filter: object) => encodeURIComponent(JSON.stringify(filter));

/** Narrows a list to what is of this journey alone. */
export async function narrowToOwn(page: Page, resource: string, own: OwnRecords): Promise<void> {
  const words = own.words[resource];
  if (words === undefined) {
    await page.goto(`/admin/narrowed/${resource}?filter=${encoded({ tournamentId: own.tournamentId })}`);
  } else {
    await page.goto(`/admin/${resource}`);
    await search(page, words);
  }
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

/** Opens a dialog over its page. */
export async function openDialog(page: Page, resource: string, path: string, own: OwnRecords): Promise<Locator> {
  await page.goto(`/admin/${resource}/${path.replace(':id', String(own.ids[resource]))}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.locator('.MuiSkeleton-root')).toHaveCount(0);
  return dialog;
}
