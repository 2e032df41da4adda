import { openApp } from './app.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

type Sought = { readonly name: string; readonly phone: string };

function lookUp({ name, phone }: Sought, visitor: Visitor = app().visitor()) {
  return visitor.post('/api/players/lookup', { name, phone });
}

async function registered(tournamentId: number, visitor: Visitor = app().visitor()) {
  const player = aFreeAgent(tournamentId);
  expect((await visitor.post('/api/players', player)).status).toBe(201);
  return player;
}

function numbered(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** The statuses of calls that are made a few at a time. */
async function inWaves<T>(calls: readonly T[], call: (one: T) => Promise<{ readonly status: number }>) {
  const statuses: number[] = [];
  for (let first = 0; first < calls.length; first += 20) {
    const answers = await Promise.all(calls.slice(first, first + 20).map(call));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

function phoneOf(number: number): string {
  return `908556${String(number).padStart(4, '0')}`;
}

test('who guesses the names behind a phone is stopped after twenty, and the family elsewhere is served', async () => {
  const { id } = await app().announce();
  const [player, address] = [await registered(id), '198.51.100.6'];
  const guesses = numbered(20).map((number) => ({ name: `Guess ${number}`, phone: player.phone }));
  expect(await inWaves(guesses, (guess) => lookUp(guess, app().visitor(address)))).toEqual(guesses.map(() => 404));
  const stopped = await lookUp({ name: 'Guess Again', phone: player.phone }, app().visitor(address));
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await lookUp(player, app().visitor(address))).status).toBe(429);
  expect((await lookUp(player)).status).toBe(200);
});

test('who guesses the phones behind a name is stopped after twenty, and the family elsewhere is served', async () => {
  const { id } = await app().announce();
  const [player, address] = [await registered(id), '198.51.100.5'];
  const guesses = numbered(20).map((number) => ({ name: player.name, phone: phoneOf(number) }));
  expect(await inWaves(guesses, (guess) => lookUp(guess, app().visitor(address)))).toEqual(guesses.map(() => 404));
  const written = { name: player.name.toUpperCase().replaceAll('A', 'Á'), phone: player.phone };
  expect((await lookUp(written, app().visitor(address))).status).toBe(429);
  expect((await lookUp(player)).status).toBe(200);
});

test('who guesses at random is stopped after fifty, right or wrong, and the device of a family beside them is served', async () => {
  const { id } = await app().announce();
  const [device, address] = [app().visitor('198.51.100.13'), '198.51.100.13'];
  const player = await registered(id, device);
  const guesses = numbered(50).map((number) => ({ name: `Random ${number}`, phone: phoneOf(1000 + number) }));
  expect(await inWaves(guesses, (guess) => lookUp(guess, app().visitor(address)))).toEqual(guesses.map(() => 404));
  const stopped = await lookUp({ name: 'Random Again', phone: phoneOf(2000) }, app().visitor(address));
  expect(stopped.status).toBe(429);
  expect(stopped.headers.get('Retry-After')).not.toBeNull();
  expect((await lookUp(player, app().visitor(address))).status).toBe(429);
  expect((await lookUp(player, device)).status).toBe(200);
});

test('who registers a known child with guessed phones is stopped after twenty, at whichever form and however the name is written', async () => {
  const { id } = await app().announce({ maxTeams: 64 });
  const { name, phone, birthYear } = await registered(id);
  const address = '198.51.100.12';
  const by = () => app().visitor(address);
  const comes = (guess: string, written = name) =>
    by().post('/api/players', aFreeAgent(id, { name: written, phone: guess, birthYear }));
  const spellings = [name, name.replaceAll(' ', '-'), name.replaceAll('a', '\u0430').replaceAll('e', '\u0435')];
  const guesses = numbered(19).map((number) => phoneOf(3000 + number));
  const turns = guesses.map((guess, turn) => ({ guess, written: spellings[turn % spellings.length] }));
  const statuses = await inWaves(turns, ({ guess, written }) => comes(guess, written));
  expect(new Set(statuses)).toEqual(new Set([201]));
  expect((await comes(phone)).status).toBe(409);
  const stopped = await comes(phone);
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0);
  const captain = aTeam(id, { captainName: name, captainPhone: phone, birthYear });
  const { body: led } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', aTeam(id));
  const doors = await Promise.all([
    by().post('/api/teams', captain),
    by().post('/api/players/join-via-invitation', aJoiner(led.team.invitationCode, { name, phone, birthYear })),
    by().post('/api/players/lookup', { name, phone }),
    by().post('/api/pre-registrations', { name, sex: 'Male', age: 14, email: 'guess@family.example', phone }),
  ]);
  expect(doors.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  expect((await by().post('/api/players', aFreeAgent(id))).status).toBe(201);
  expect((await app().visitor().post('/api/players', aFreeAgent(id, { name, birthYear }))).status).toBe(201);
});

test('who registers guessed names with a known phone is stopped after twenty, also from another line of the site, and new phones are served', async () => {
  const { id } = await app().announce({ maxTeams: 64 });
  const { name, phone, birthYear } = await registered(id);
  const by = (line: number) => app().visitor(`2001:db8:4:${line}::1`);
  const comes = (line: number, guess: object) => by(line).post('/api/players', aFreeAgent(id, { phone, ...guess }));
  expect(new Set(await inWaves(numbered(20), (line) => comes(line, {})))).toEqual(new Set([201]));
  expect((await comes(21, { name, birthYear })).status).toBe(429);
  const captain = aTeam(id, { captainName: name, captainPhone: phone, birthYear });
  expect((await by(22).post('/api/teams', captain)).status).toBe(429);
  expect((await by(23).post('/api/players', aFreeAgent(id))).status).toBe(201);
  expect((await app().visitor().post('/api/players', aFreeAgent(id, { phone }))).status).toBe(201);
});

test('a club registers thirty children with its own phone on one device', async () => {
  const { id } = await app().announce();
  const manager = app().visitor();
  const { phone } = await registered(id, manager);
  for (const _ of numbered(30))
    expect((await manager.post('/api/players', aFreeAgent(id, { phone }))).status).toBe(201);
});

test('who changes an own record into a known child with guessed phones is stopped after twenty', async () => {
  const { id } = await app().announce();
  const known = await registered(id);
  const own = app().visitor();
  const mine = aFreeAgent(id);
  const { body } = await own.post<{ player: { id: number } }>('/api/players', mine);
  const wish = { ...mine, paymentMethod: 'venmo', league: null, name: known.name };
  const change = (phone: string) => own.put(`/api/players/${body.player.id}/update`, { ...wish, phone });
  expect(
    new Set(
      await inWaves(
        numbered(20).map((one) => phoneOf(4000 + one)),
        change,
      ),
    ),
  ).toEqual(new Set([403]));
  expect((await change(known.phone)).status).toBe(429);
});

test('who guesses invitation codes is stopped after fifty wrong ones, and neither shuts a right one out nor anybody elsewhere', async () => {
  const { id } = await app().announce();
  const { body } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', aTeam(id));
  const address = '198.51.100.8';
  const codes = numbered(50).map((number) => `TEAM-GUESS${String.fromCharCode(65 + (number % 26))}-${100 + number}`);
  const ask = (code: string) => app().visitor(address).get(`/api/teams/invite/${code}`);
  expect(await inWaves(codes, ask)).toEqual(codes.map(() => 404));
  expect((await ask('TEAM-GUESSZ-999')).status).toBe(429);
  const { invitationCode } = body.team;
  const join = (visitor: Visitor) => visitor.post('/api/players/join-via-invitation', aJoiner(invitationCode));
  expect((await ask(invitationCode)).status).toBe(200);
  expect((await join(app().visitor(address))).status).toBe(201);
  expect((await ask('TEAM-GUESSY-999')).status).toBe(429);
  expect((await app().visitor().get(`/api/teams/invite/${invitationCode}`)).status).toBe(200);
  expect((await join(app().visitor())).status).toBe(201);
});

test("opening a full team's link is no guess, however many do it", async () => {
  const { id } = await app().announce();
  const { body } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', aTeam(id));
  const { invitationCode } = body.team;
  const join = () => app().visitor().post('/api/players/join-via-invitation', aJoiner(invitationCode));
  for (let place = 2; place <= 5; place += 1) expect((await join()).status).toBe(201);
  const late = numbered(60);
  const ask = () => app().visitor('198.51.100.9').get(`/api/teams/invite/${invitationCode}`);
  expect(await inWaves(late, ask)).toEqual(late.map(() => 404));
});

test('who guesses passwords is stopped, and others sign in as before', async () => {
  const address = '198.51.100.10';
  const guess = (password: string) =>
    app().visitor(address).post('/api/admin/login', { username: 'organizer', password });
  for (const attempt of numbered(10)) {
    expect(await guess(`wrong ${attempt}`)).toMatchObject({ status: 401, body: { message: 'Invalid credentials' } });
  }
  expect((await guess('wrong again')).status).toBe(429);
  expect((await app().organizer.get('/api/admin/check-auth')).status).toBe(200);
});

test("sixty families at one venue's address who register once more are told so, and none is taken for a guesser", async () => {
  const { id } = await app().announce();
  const players = numbered(60).map(() => aFreeAgent(id));
  const register = (player: object) => app().visitor('198.51.100.11').post('/api/players', player);
  expect(new Set(await inWaves(players, register))).toEqual(new Set([201]));
  expect(new Set(await inWaves(players, register))).toEqual(new Set([409]));
});
