import { openApp } from '../../journey/app.ts';
import { aTeam } from '../../journey/samples.ts';
import { type Visitor, visitorAt } from '../../journey/visitor.ts';

const app = openApp({ processes: 2 });

const right = { username: 'organizer', password: 'corner-flag-93-minutes' };
const keepers = { name: 'Pat', password: 'yellow-card-11-metres' };
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

/** A new device of this address, at one process or the other. */
const device = (address: string, number = 0): Visitor =>
  visitorAt(app().products[number % app().products.length]?.url ?? '', address);

async function inABurst(size: number, call: (number: number) => Promise<{ readonly status: number }>) {
  return (await Promise.all(numbers(size).map(call))).map(({ status }) => status);
}

const guess = (address: string, number: number, username = 'organizer') =>
  device(address, number).post('/api/admin/login', { username, password: `wrong ${number}` });

beforeEach(() => app().database.query('truncate failures'));

test('of 119 wrong passwords in one burst at two processes ten are looked at', async () => {
  const statuses = await inABurst(119, (number) => guess('198.51.100.1', number));
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 109]);
  expect((await device('198.51.100.1').post('/api/admin/login', right)).status).toBe(429);
});

test('another name each time does not help: fifty are looked at', async () => {
  const statuses = await inABurst(119, (number) => guess('198.51.100.2', number, `organizer${number}`));
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([50, 69]);
});

test('nor does another address of the same IPv6 line', async () => {
  const statuses = await inABurst(60, (number) => guess(`2001:db8:1:1::${number.toString(16)}`, number));
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 50]);
});

test('from everywhere at once an account is tried twenty times before it rests between tries', async () => {
  const statuses = await inABurst(60, (number) => guess(`203.0.113.${number}`, number));
  expect(count(statuses, 401)).toBeGreaterThanOrEqual(20);
  expect(count(statuses, 401)).toBeLessThan(30);
  expect(count(statuses, 401) + count(statuses, 429)).toBe(60);
});

test("neither a neighbour's wrong passwords nor a stranger's lock out the organizer's own device", async () => {
  const venue = '198.51.100.3';
  const own = device(venue);
  expect((await own.post('/api/admin/login', right)).status).toBe(200);
  expect((await own.post('/api/admin/logout', {})).status).toBe(200);
  await inABurst(40, (number) => guess(venue, number));
  await inABurst(60, (number) => guess(`203.0.113.${number}`, number));
  expect((await device(venue).post('/api/admin/login', right)).status).toBe(429);
  expect((await own.post('/api/admin/login', right)).status).toBe(200);
  expect((await app().organizer.get('/api/admin/check-auth')).status).toBe(200);
});

test('a device that was let in once is limited like any other', async () => {
  const own = device('198.51.100.4');
  await own.post('/api/admin/login', right);
  const statuses = await inABurst(40, () => own.post('/api/admin/login', { ...right, password: 'wrong' }));
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([10, 30]);
});

test('a device that was let in as one is a stranger as another', async () => {
  const venue = '198.51.100.5';
  const keeper = device(venue);
  await keeper.post('/api/score-keeper/login', keepers);
  await inABurst(20, (number) => guess(venue, number));
  expect((await keeper.post('/api/admin/login', right)).status).toBe(429);
});

test("of 60 wrong keepers' passwords twenty are looked at, and the keeper beside them comes back in", async () => {
  const venue = '198.51.100.6';
  const keeper = device(venue);
  expect((await keeper.post('/api/score-keeper/login', keepers)).status).toBe(200);
  const wrong = (number: number) =>
    device(venue, number).post('/api/score-keeper/login', { name: 'X', password: 'no' });
  const statuses = await inABurst(60, wrong);
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 40]);
  expect((await device(venue).post('/api/score-keeper/login', keepers)).status).toBe(429);
  expect((await keeper.post('/api/score-keeper/login', keepers)).status).toBe(200);
});

test('of 90 guessed teams, codes and links of a burst fifty are looked at', async () => {
  const { id } = await app().announce();
  const { body } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', aTeam(id));
  const calls: readonly ((number: number) => Promise<{ readonly status: number }>)[] = [
    (number) =>
      device('198.51.100.7', number).post(`/api/tournaments/${id}/validate-team`, { teamName: `T ${number}` }),
    (number) => device('198.51.100.8', number).get(`/api/teams/invite/TEAM-GUESSX-${100 + number}`),
  ];
  for (const call of calls) {
    const statuses = await inABurst(90, call);
    expect([count(statuses, 404), count(statuses, 429)]).toEqual([50, 40]);
  }
  const { invitationCode } = body.team;
  expect((await device('198.51.100.8').get(`/api/teams/invite/${invitationCode}`)).status).toBe(200);
  const asked = await inABurst(60, (number) =>
    device('198.51.100.9', number).post('/api/captain-links', { email: `captain${number}@family.example` }),
  );
  expect([count(asked, 200), count(asked, 429)]).toEqual([30, 30]);
});
