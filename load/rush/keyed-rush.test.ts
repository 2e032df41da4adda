import { poolSize } from '../../api/database/patience.ts';
import { type FreshDatabase, freshDatabase } from '../../test/harness/database.ts';
import { sizeOf } from '../../test/harness/size.ts';
import { signedIn, type Tournament } from '../../test/journey/app.ts';
import { broken } from '../../test/journey/invariants.ts';
import { aFreeAgent, aJoiner, aTeam, aTournament } from '../../test/journey/samples.ts';
import { type Answer, type Refused, type Visitor, visitorAt } from '../../test/journey/visitor.ts';
import { openCounted } from './counted-connections.ts';

/** More than the size of the pool. */
const times = sizeOf('keyed-rush');
const rush = times * poolSize;

let fresh: FreshDatabase;
let api: Awaited<ReturnType<typeof openCounted>>;
let organizer: Visitor;

beforeAll(async () => {
  fresh = await freshDatabase();
  api = await openCounted(fresh.url);
  organizer = await signedIn(api.url);
});

afterEach(async () => {
  expect(api.seconds).toEqual([]);
  expect(await broken(fresh)).toEqual([]);
});

afterAll(async () => {
  await api.close();
  await fresh.drop();
});

type Team = { readonly id: number; readonly invitationCode: string };
type Captain = { readonly device: Visitor; readonly team: Team; readonly captainId: number };
type Player = { readonly device: Visitor; readonly id: number };

async function announce(): Promise<number> {
  const { body } = await organizer.post<Tournament>('/api/tournaments', aTournament({ maxTeams: 200 }));
  return body.id;
}

let drawn = 0;

/** Makes a call with a new idempotency key. */
function keyed<Body = Refused>(from: Visitor, method: string, path: string, body?: unknown) {
  drawn += 1;
  return from.call<Body>(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `a-key-hard-to-guess-${drawn}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Makes all calls at once, and polls meanwhile whether the process is ready. */
async function atOnce<Body>(calls: readonly (() => Promise<Answer<Body>>)[]): Promise<readonly Answer<Body>[]> {
  let isOver = false;
  const unready: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      const { status } = await fetch(`${api.url}/api/ready`);
      if (status !== 200) unready.push(status);
    }
  })();
  const answers = await Promise.all(calls.map((call) => call()));
  isOver = true;
  await watching;
  expect(unready).toEqual([]);
  return answers;
}

const statusesOf = (answers: readonly Answer<unknown>[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted();

async function captains(count: number): Promise<readonly Captain[]> {
  const tournamentId = await announce();
  const devices = Array.from({ length: count }, () => visitorAt(api.url));
  const answers = await atOnce(
    devices.map(
      (device) => () =>
        keyed<{ team: Team; captain: { id: number } }>(device, 'POST', '/api/teams', aTeam(tournamentId)),
    ),
  );
  expect(statusesOf(answers)).toEqual([201]);
  return answers.map(({ body }, place) => ({
    device: devices[place] ?? organizer,
    team: body.team,
    captainId: body.captain.id,
  }));
}

async function freeAgents(count: number): Promise<readonly Player[]> {
  const tournamentId = await announce();
  const devices = Array.from({ length: count }, () => visitorAt(api.url));
  const answers = await atOnce(
    devices.map(
      (device) => () => keyed<{ player: { id: number } }>(device, 'POST', '/api/players', aFreeAgent(tournamentId)),
    ),
  );
  expect(statusesOf(answers)).toEqual([201]);
  return answers.map(({ body }, place) => ({ device: devices[place] ?? organizer, id: body.player.id }));
}

test(`teams and free agents at ${times} times the size of the pool are all registered, and come back with their trust`, async () => {
  await captains(rush);
  const players = await freeAgents(rush);
  const next = await announce();
  const choices = { tournamentId: next, teamOption: 'individual', paymentMethod: 'venmo', acceptTerms: true };
  const back = await atOnce(
    players.map(
      ({ device, id }) =>
        () =>
          keyed(device, 'POST', '/api/players/re-register', { id, ...choices }),
    ),
  );
  expect(statusesOf(back)).toEqual([201]);
});

test('whatever families, captains and organizers write at once under keys is answered', async () => {
  const [led, players] = [await captains(20), await freeAgents(20)];
  const person = { name: 'Kim Park', sex: 'Female', age: 9, email: 'kim@family.example', phone: '973-555-0142' };
  const byCaptain = ({ device, team }: Captain) => [
    () => keyed(device, 'POST', `/api/teams/${team.id}/invitations`, { emails: [`friend-${team.id}@family.example`] }),
    () =>
      keyed(device, 'POST', '/api/invitations/send', { teamId: team.id, emails: [`pal-${team.id}@family.example`] }),
    () => keyed(device, 'PUT', `/api/teams/${team.id}/free-agents`, { acceptsFreeAgents: false }),
    () => keyed(visitorAt(api.url), 'POST', '/api/players/join-via-invitation', aJoiner(team.invitationCode)),
    () => keyed(visitorAt(api.url), 'POST', '/api/players/join-via-invitation', aJoiner('TEAM-UNKNOWN')),
  ];
  const byPlayer = ({ device, id }: Player) => [
    () => keyed(device, 'PUT', `/api/players/${id}/update`, { currentClub: 'Ironbound SC' }),
    () => keyed(device, 'POST', `/api/players/${id}/contact-code`),
    () => keyed(device, 'POST', `/api/players/${id}/waiver-link`),
    () => keyed(device, 'POST', `/api/players/${id}/captain-link`),
    () => keyed(device, 'POST', '/api/captain-links', { email: `captain-${id}@family.example` }),
    () => keyed(device, 'POST', '/api/captain-links/none'),
    () => keyed(device, 'POST', '/api/waivers/none', {}),
    () => keyed(device, 'POST', '/api/join-requests/none', { answer: 'accepted' }),
    () => keyed(device, 'POST', '/api/pre-registrations', { ...person, name: `Kim Park ${'abcdefghij'[id % 10]}` }),
  ];
  const byOrganizer = ({ team }: Captain) => [
    () => keyed(organizer, 'POST', '/api/tournaments', aTournament()),
    () => keyed(organizer, 'POST', `/api/admin/teams/${team.id}/invitation-code`),
    () => keyed(organizer, 'PUT', '/api/admin/password', { currentPassword: 'no', newPassword: 'no' }),
  ];
  const answers = await atOnce([
    ...led.flatMap(byCaptain),
    ...players.flatMap(byPlayer),
    ...led.slice(0, 8).flatMap(byOrganizer),
  ]);
  expect(answers.length).toBeGreaterThan(2 * rush);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const afterwards = await atOnce(
    led.flatMap(({ device, team }) => [
      () => keyed(device, 'POST', `/api/teams/${team.id}/invitation-code`),
      () => keyed(device, 'POST', `/api/teams/${team.id}/withdraw`, { confirm: true }),
    ]),
  );
  expect(afterwards.filter(({ status }) => status >= 500)).toEqual([]);
});

test('what cannot be served soon is refused with the time to come back', async () => {
  const { turns } = api.database as unknown as { turns: { most: number } };
  const tournamentId = await announce();
  const { most } = turns;
  turns.most = 1;
  const answers = await Promise.all(
    Array.from({ length: rush }, () => keyed(visitorAt(api.url), 'POST', '/api/players', aFreeAgent(tournamentId))),
  );
  turns.most = most;
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, body } of refused) {
    expect([status, body.message]).toEqual([503, 'Many people are here at once. Please try again in a moment.']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
});
