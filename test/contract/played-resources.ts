import type { Identifier } from 'react-admin';
import { webhookEvents } from '../../domain/rule/webhook/webhook.ts';
import { testCredentials } from '../harness/product.mjs';
import { freeAgentOf, listed, teamOf } from '../journey/records.ts';
import { aTournament } from '../journey/samples.ts';
import { ground } from './played-ground.ts';

/** What a method of the provider is played with, or why the API does not take it. */
type Or<Played> = Played | { readonly refused: string };

/** How the nine methods are played with one resource. */
export interface Resource {
  readonly sort: string;
  readonly filter: object;
  /** By what other records point at these; their own number where nothing does. */
  readonly target?: readonly [column: string, id: () => Identifier];
  /** Makes a record, and answers its number. */
  readonly fresh: () => Promise<Identifier>;
  readonly create: Or<() => Promise<object>>;
  readonly update: Or<object>;
  /** What of the record is shown afterwards; undefined where it is gone. */
  readonly remove: Or<{ readonly leaves?: object }>;
}

let counted = 0;

const once = (word: string) => `${word} ${++counted}`;
const passwordAgain = { currentPassword: testCredentials.ADMIN_PASSWORD };
const aWebhook = () => ({ url: `https://hooks.club.invalid/${++counted}`, events: webhookEvents });
/** What no call makes goes on file by a statement; its id. */
const onFile = async (statement: string, values: readonly unknown[] = []) =>
  (await ground.app().database.query<{ id: number }>(`${statement} returning id`, values))[0]?.id ?? 0;
/** To an address for documents, which nobody is asked for and nothing is sent to. */
const webhookOnFile = () =>
  onFile('insert into webhooks (account_id, url, events) select id, $1, $2 from admin_users order by id limit 1', [
    `https://192.0.2.1/club/${++counted}`,
    webhookEvents,
  ]);
const aKey = () => ({ name: once('Board'), scopes: ['read:public'], ...passwordAgain });
const anOrganizer = () => ({ name: 'Ola', email: `ola${++counted}@club.example`, role: 'check-in' });
const links = () => ({ tournamentId: ground.cup, fields: [once('Lee')] });
const made = async (resource: string, data: object) => (await ground.provider().create(resource, { data })).data.id;
const lastOf = async (resource: string): Promise<Identifier> => {
  const params = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };
  return (await ground.provider().getList(resource, params)).data[0]?.id ?? 0;
};
/** Of a day that is ground.drawn, one after the other. */
const nextGame = async () => {
  const [next = 0, ...others] = ground.games;
  ground.games = [...others, next];
  return next;
};
const registrationOf = async (playerId: number) =>
  (await listed(ground.app(), 'tournament-registrations', { playerId }))[0]?.id ?? 0;

const written = 'it is what has happened, and nobody writes it';

/** Every resource of the back office, and how the package's nine methods are played with it. */
export const resources: Readonly<Record<string, Resource>> = {
  teams: {
    sort: 'name',
    filter: { isActive: true },
    target: ['tournamentId', () => ground.cup],
    fresh: async () => (await teamOf(ground.app(), ground.cup)).id,
    create: async () => ({ name: once('Lions'), tournamentId: ground.cup, skillLevel: 'Here to Play' }),
    update: { skillLevel: 'Here to Cook' },
    remove: {},
  },
  players: {
    sort: 'name',
    filter: { isIndividual: true },
    target: ['tournamentId', () => ground.cup],
    fresh: async () => (await freeAgentOf(ground.app(), ground.cup)).id,
    create: async () => ({ name: once('Kim Kick'), birthYear: 2012, tournamentId: ground.cup }),
    update: { currentClub: 'Another FC' },
    remove: {},
  },
  'tournament-registrations': {
    sort: 'playerName',
    filter: { paymentStatus: 'pending' },
    target: ['playerId', () => ground.player],
    fresh: async () => registrationOf((await freeAgentOf(ground.app(), ground.cup)).id),
    create: async () => {
      const { id: tournamentId } = await ground.app().announce();
      return { playerId: ground.player, tournamentId, paymentMethod: 'Zelle', teamOption: 'individual' };
    },
    update: { paymentStatus: 'paid' },
    remove: {},
  },
  tournaments: {
    sort: 'name',
    filter: { status: 'upcoming' },
    fresh: async () => (await ground.app().announce()).id,
    create: async () => aTournament(),
    update: { location: 'Another hall' },
    remove: {},
  },
  'pre-registrations': {
    sort: 'createdAt',
    filter: { sex: 'Female' },
    fresh: async () => {
      const interest = { name: once('Lou'), sex: 'Female', age: 9, email: 'lou@family.example', phone: '201-555-1234' };
      await ground
        .app()
        .visitor()
        .post('/api/pre-registrations', { ...interest, email: `lou${counted}@family.example` });
      return lastOf('pre-registrations');
    },
    create: { refused: 'a family says itself what it would like to hear of' },
    update: { refused: 'a family says itself what it would like to hear of' },
    remove: { refused: 'it goes when its time is over, or with the person' },
  },
  'all-games': {
    sort: 'startTime',
    filter: { status: 'scheduled' },
    target: ['tournamentId', () => ground.drawn],
    fresh: nextGame,
    create: { refused: 'games come with the brackets' },
    update: { team1Score: 3, team2Score: 1 },
    remove: { leaves: { status: 'scheduled', team1Score: 0 } },
  },
  messages: {
    sort: 'createdAt',
    filter: { q: 'family.example' },
    fresh: () => lastOf('messages'),
    create: { refused: 'a letter is written by what has happened' },
    update: { refused: 'what was written to somebody is not changed' },
    remove: { refused: 'what was written to somebody stays on file until its time is over' },
  },
  'score-keepers': {
    sort: 'name',
    filter: { q: 'Ana' },
    fresh: async () => {
      const signIn = { name: once('Ana'), password: testCredentials.SCORE_KEEPER_PASSWORD };
      await ground.app().visitor().post('/api/score-keeper/login', signIn);
      return lastOf('score-keepers');
    },
    create: { refused: 'score keepers sign themselves in' },
    update: { refused: 'score keepers say themselves who they are' },
    remove: {},
  },
  'keeper-links': {
    sort: 'id',
    filter: { q: 'lee' },
    target: ['tournamentId', () => ground.cup],
    fresh: () => made('keeper-links', links()),
    create: async () => links(),
    update: { refused: 'a link that was handed over leads where it was made for' },
    remove: { leaves: {} },
  },
  organizers: {
    sort: 'name',
    filter: { state: 'invited' },
    fresh: () => made('organizers', anOrganizer()),
    create: async () => anOrganizer(),
    update: { role: 'read-only' },
    remove: { leaves: { state: 'ended' } },
  },
  'api-keys': {
    sort: 'id',
    filter: { isOpen: true },
    fresh: () => made('api-keys', aKey()),
    create: async () => aKey(),
    update: { refused: 'a key that was handed over opens what it was made for' },
    remove: { leaves: {} },
  },
  webhooks: {
    sort: 'url',
    filter: { q: 'club' },
    fresh: webhookOnFile,
    create: async () => aWebhook(),
    update: { isOn: false },
    remove: {},
  },
  'webhook-deliveries': {
    sort: 'id',
    filter: { q: 'club' },
    fresh: async () => {
      const id = await webhookOnFile();
      await ground.app().organizer.post(`/api/admin/webhooks/${id}/test`, {});
      return lastOf('webhook-deliveries');
    },
    create: { refused: written },
    update: { refused: written },
    remove: { refused: written },
  },
  audit: {
    sort: 'at',
    filter: { kind: 'organizer' },
    fresh: () => lastOf('audit'),
    create: { refused: written },
    update: { refused: written },
    remove: { refused: written },
  },
  'site-settings': {
    sort: 'id',
    filter: {},
    fresh: async () => 1,
    create: { refused: 'there is one record of them' },
    update: { feeCents: 4100 },
    remove: { refused: 'there is one record of them' },
  },
};
