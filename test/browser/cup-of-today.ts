import type { APIRequestContext } from '@playwright/test';
import { organizer } from './back-office.ts';
import { post } from './bracket-management.ts';
import { test as journey } from './journey.ts';
import type { KeptGame } from './score-keeping.ts';

/** A tournament of one journey alone. */
export interface OwnCup {
  readonly id: number;
  readonly name: string;
  /** What stands behind the names of its teams and players, which nobody else's have. */
  readonly tag: string;
  readonly teamIds: readonly number[];
  readonly draw: (wish?: object) => Promise<void>;
  /** Whether families see it. */
  readonly show: (visible: boolean) => Promise<void>;
}

/** Its teams, each with the names of its players, and whatever else is particular about it. */
interface CupWish {
  readonly teams: Readonly<Record<string, readonly string[]>>;
  readonly sheet?: object;
}

/** The day of the calendar in New Jersey, YYYY-MM-DD. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

/** A tournament of today that families see. */
export async function anOwnCup(office: APIRequestContext, kind: string, { teams, sheet }: CupWish): Promise<OwnCup> {
  const tag = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const name = `${kind} ${tag}`;
  const usual = { name, date: today(), ageGroup: 'Open', location: 'Turf', maxTeams: 16, visible: true };
  const { id } = await post(office, '/api/tournaments', { ...usual, ...sheet });
  const teamIds: number[] = [];
  for (const [team, players] of Object.entries(teams)) {
    const { id: teamId } = await post(office, '/api/admin/teams', {
      name: `${team} ${tag}`,
      tournamentId: id,
      tournament: name,
    });
    for (const player of players)
      await post(office, '/api/admin/players', { name: `${player}${tag}`, birthYear: 1995, tournamentId: id, teamId });
    teamIds.push(teamId);
  }
  return {
    ...{ id, name, tag, teamIds },
    draw: (wish = {}) => post(office, `/api/tournaments/${id}/generate-brackets`, { teamIds, ...wish }),
    show: async (visible) => {
      const answer = await office.put(`/api/tournaments/${id}/visibility`, { data: { visible } });
      if (!answer.ok()) throw new Error(`${name} is not shown or hidden: ${await answer.text()}`);
    },
  };
}

/** So many teams without players: Rovers 1, Rovers 2 ... */
export const rovers = (teams: number): CupWish['teams'] =>
  Object.fromEntries(Array.from({ length: teams }, (_, place) => [`Rovers ${place + 1}`, []]));

/** A game of a tournament of its own, called by that, which is today and begun by nobody. */
export interface OwnGame extends KeptGame {
  readonly cup: string;
}

interface OwnCups {
  /** An organizer, beside the screens. */
  readonly office: APIRequestContext;
  /** Makes a tournament; families see it until the journey ends. */
  readonly ownCup: (kind: string, wish: CupWish) => Promise<OwnCup>;
  /** A game of two teams, Reds and Blues, of two players each. */
  readonly game: OwnGame;
}

/** A journey with tournaments of its own: the live scores are those of the other journeys again when it ends. */
export const test = journey.extend<OwnCups>({
  office: async ({ playwright }, use) => {
    const office = await playwright.request.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
    await post(office, '/api/admin/login', organizer);
    await use(office);
    await office.dispose();
  },
  ownCup: async ({ office }, use) => {
    const cups: OwnCup[] = [];
    await use(async (kind, wish) => {
      const cup = await anOwnCup(office, kind, wish);
      cups.push(cup);
      return cup;
    });
    for (const cup of cups) await cup.show(false);
  },
  game: async ({ office, ownCup }, use) => {
    const teams = { Reds: ['Ahmed R', 'Patel R'], Blues: ['Ahmed B', 'Patel B'] };
    const cup = await ownCup('One Game', { teams });
    await cup.draw({ tournamentFormat: 'round-robin' });
    const { games } = await (await office.get(`/api/tournaments/${cup.id}`)).json();
    const game = games.find(({ stage, team1Name }: KeptGame) => stage === 'group' && team1Name);
    if (game === undefined) throw new Error('No game was drawn.');
    await use({ ...game, cup: cup.name });
  },
});
