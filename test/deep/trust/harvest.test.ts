import pg from 'pg';
import { spareTries } from '../../../domain/rule/access/allowances.ts';
import { openApp } from '../../journey/app.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from '../../journey/samples.ts';
import { type Visitor, visitorAt } from '../../journey/visitor.ts';

const app = openApp({ processes: 2 });

type Found = { readonly found: boolean; readonly players: readonly { readonly name: string }[] };

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const phoneOf = (number: number) => `(908) 556-${String(number).padStart(4, '0')}`;

/** A new device of this address, at one process or the other. */
const device = (address: string, number: number): Visitor =>
  visitorAt(app().products[number % app().products.length]?.url ?? '', address);

/** So many children on file, on a phone each. */
async function children(count: number, tournamentId: number) {
  const registered = numbers(count).map((number) => aFreeAgent(tournamentId, { phone: phoneOf(number) }));
  for (let first = 0; first < count; first += 20) {
    const wave = registered.slice(first, first + 20).map((child) => app().visitor().post('/api/players', child));
    expect(new Set((await Promise.all(wave)).map(({ status }) => status))).toEqual(new Set([201]));
  }
  return registered;
}

beforeEach(() => app().database.query('truncate failures'));

test('fifteen first names in one string are no name, and five of them name nobody', async () => {
  const { id } = await app().announce();
  await children(40, id);
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hugo', 'Ida', 'Jay'];
  const fifteen = [...names, ...names.slice(0, 5)].join(' ');
  const long = await device('198.51.100.1', 0).post('/api/players/find', { name: fifteen, phone: phoneOf(1) });
  expect(long).toMatchObject({
    status: 400,
    body: { errors: { name: 'Player name must be one name of at most five words' } },
  });
  const named = [];
  for (const number of numbers(40)) {
    const name = names
      .slice(number % 2 === 0 ? 0 : 5)
      .slice(0, 5)
      .join(' ');
    const { body } = await device('198.51.100.1', number).post<Found>('/api/players/find', {
      name,
      phone: phoneOf(number),
    });
    named.push(...body.players.map((player) => player.name));
  }
  expect(named).toEqual([]);
});

test('three hundred calls side by side at two processes: whoever has missed too often is refused, right or wrong', async () => {
  const { id } = await app().announce();
  const registered = await children(60, id);
  const calls = numbers(300).map((number) => {
    const child = number % 5 === 0 ? registered[number / 5] : undefined;
    return { name: child?.name ?? `Noel Nobody ${number}`, phone: child?.phone ?? phoneOf(5000 + number) };
  });
  // The misses come first, as a harvest has them: hardly any of the phones is one of ours.
  const inOrder = calls.toSorted(
    (one, other) => Number(other.name.startsWith('Noel')) - Number(one.name.startsWith('Noel')),
  );
  const answers: { readonly status: number; readonly body: Found }[] = [];
  for (let first = 0; first < 300; first += 60) {
    const find = (sought: object, number: number) =>
      device('198.51.100.2', number).post<Found>('/api/players/find', sought);
    answers.push(...(await Promise.all(inOrder.slice(first, first + 60).map(find))));
  }
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(250);
  const right = { name: registered[0]?.name, phone: registered[0]?.phone };
  expect((await device('198.51.100.2', 0).post('/api/players/find', right)).status).toBe(429);
  expect((await device('198.51.100.2', 1).post('/api/players/lookup', right)).status).toBe(429);
});

test('who knows everybody is still not told of more than three hundred in a quarter of an hour', async () => {
  const { id } = await app().announce();
  const child = aFreeAgent(id);
  await app().visitor().post('/api/players', child);
  const sought = { name: child.name, phone: child.phone };
  const statuses = [];
  for (let first = 0; first < 320; first += 20) {
    const wave = numbers(20).map((number) => device('198.51.100.3', number).post('/api/players/lookup', sought));
    statuses.push(...(await Promise.all(wave)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('one IPv6 line is one address, whichever of its addresses are used', async () => {
  const guess = (number: number) =>
    device(`2001:db8:7:7:${number.toString(16)}::${number}`, number).post('/api/players/lookup', {
      name: `Guess ${number}`,
      phone: phoneOf(number),
    });
  const statuses = (await Promise.all(numbers(90).map(guess))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(50);
  expect(
    (await device('2001:db8:7:8::1', 0).post('/api/players/lookup', { name: 'A B', phone: phoneOf(1) })).status,
  ).toBe(404);
});

test('a thousand misses from everywhere stop all strange devices after the first tries of their site, and organizers see that they do', async () => {
  const { id } = await app().announce();
  const family = app().visitor();
  const [mine, stranger] = [aFreeAgent(id), aFreeAgent(id)];
  await family.post('/api/players', mine);
  await app().visitor().post('/api/players', stranger);
  const seen = () => app().organizer.get<readonly { guessed: string; limit: number }[]>('/api/admin/guessing');
  expect((await seen()).body).toEqual([]);
  const guess = (number: number) =>
    device(`203.0.${number >> 8}.${number & 255}`, number).post('/api/players/lookup', {
      name: `Guess ${number}`,
      phone: `(609) 55${String(number).padStart(5, '0')}`,
    });
  const guessFrom = (first: number) => Promise.all(numbers(50).map((number) => guess(first + number)));
  await guessFrom(0);
  // As if each of the fifty had been nineteen.
  await app().database.query('update failures set points = points * 19');
  await guessFrom(50);
  const look = ({ name, phone }: typeof mine, by: Visitor) => by.post('/api/players/lookup', { name, phone });
  const site = (line: number) => app().visitor(`2001:db8:9:${line}::1`);
  expect((await look(stranger, site(0))).status).toBe(200);
  for (const line of numbers(spareTries))
    expect((await look({ ...mine, name: 'No Body' }, site(line))).status).toBe(404);
  expect((await look(stranger, site(9))).status).toBe(429);
  expect((await look(mine, family)).status).toBe(200);
  expect((await seen()).body).toMatchObject([{ guessed: 'lookup', limit: 1000 }]);
  const lines = `select after->>'guessed' as guessed from audit where what = 'guessing stopped'`;
  expect(await app().database.query(lines)).toEqual([{ guessed: 'lookup' }]);
  // A quarter of an hour later.
  await app().database.query('update failures set expire = expire - 15 * 60 * 1000');
  expect((await seen()).body).toEqual([]);
});

test('a name that is only alike is answered as one nobody has, and the family is asked once a day', async () => {
  const { id } = await app().announce();
  const child = aFreeAgent(id, { phone: phoneOf(9001) });
  await app().visitor().post('/api/players', child);
  const [first = ''] = child.name.split(' ');
  const ask = (name: string) => app().visitor().post('/api/players/find', { name, phone: child.phone });
  const [alike, again, nobody] = [await ask(first), await ask(`${first} Other`), await ask('Noel Nobody')];
  expect([alike.status, alike.body]).toEqual([nobody.status, nobody.body]);
  expect(again.body).toEqual(nobody.body);
  expect((await app().mailbox.mailTo(child.email, 'Is this you?')).text).toContain('/?register=returning-player');
  const { mails } = app().mailbox;
  expect(mails.filter(({ to, subject }) => to.includes(child.email) && subject === 'Is this you?')).toHaveLength(1);
  const slip = await app()
    .visitor()
    .post<Found>('/api/players/find', { name: `${child.name}x`, phone: child.phone });
  expect(slip.body.players.map(({ name }) => name)).toEqual([child.name]);
});

test('strangers who try twenty wrong phones for a name, or names for a phone, do not lock the family out, on a new device neither', async () => {
  const { id } = await app().announce();
  const family = app().visitor();
  const child = aFreeAgent(id, { phone: phoneOf(9002) });
  await family.post('/api/players', child);
  for (const number of numbers(21)) {
    await app()
      .visitor()
      .post('/api/players/lookup', { name: child.name, phone: phoneOf(7000 + number) });
    await app()
      .visitor()
      .post('/api/players/lookup', { name: `Guess ${number}`, phone: child.phone });
  }
  const { name, phone } = child;
  expect((await app().visitor().post('/api/players/lookup', { name, phone })).status).toBe(200);
  expect((await family.post('/api/players/lookup', { name, phone })).status).toBe(200);
  expect((await family.post('/api/players/find', { name, phone })).status).toBe(200);
});

/** Finds a captain's name one letter after the other, as far as the search lets it. */
async function spelledOut(teamId: number, shown: string): Promise<string> {
  const finds = async (search: string) => {
    const { body } = await app()
      .visitor()
      .get<readonly { readonly id: number }[]>(`/api/teams?search=${encodeURIComponent(search)}`);
    return body.some(({ id }) => id === teamId);
  };
  let known = shown.replace(/\.$/, '').toLowerCase();
  for (;;) {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const hits = await Promise.all(letters.map((letter) => finds(known + letter)));
    const next = letters[hits.indexOf(true)];
    if (next === undefined) return known;
    known += next;
  }
}

test.each([
  ['of eleven', bornYearsAgo(11)],
  ['whose birth year nobody knows', null],
])('the search spells out no more of a captain %s than it shows', async (_, birthYear) => {
  const { id: tournamentId } = await app().announce();
  const { body } = await app()
    .visitor()
    .post<{ team: { id: number } }>(
      '/api/teams',
      aTeam(tournamentId, { captainName: 'Wilma Xylander', birthYear: bornYearsAgo(11) }),
    );
  await app().database.query('update players set birth_year = $1 where name = $2', [birthYear, 'Wilma Xylander']);
  await app().database.query(`update teams set name = 'Team Q', name_key = 'team q' where id = $1`, [body.team.id]);
  expect(await spelledOut(body.team.id, 'Wilma X.')).toBe('wilma x');
  const { body: found } = await app().visitor().get<readonly { captainName: string }[]>('/api/teams?search=WILMA%20x.');
  expect(found.map(({ captainName }) => captainName)).toContain('Wilma X.');
});

test('an unknown and a known captain are answered before anything is done about either', async () => {
  const { id: tournamentId } = await app().announce();
  const team = aTeam(tournamentId);
  await app().visitor().post('/api/teams', team);
  const ask = (email: string) => app().visitor().post('/api/captain-links', { email });
  // Whoever holds the tournament's row holds up the letter, and must not hold up the answer.
  const holder = new pg.Client({ connectionString: app().database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from tournaments where id = $1 for update', [tournamentId]);
  const [known, unknown] = await Promise.all([ask(team.captainEmail), ask('nobody@family.example')]);
  await holder.end();
  expect([known.status, known.body]).toEqual([200, unknown.body]);
  const mails = await app().mailbox.mailsTo(team.captainEmail, 2);
  expect(mails.map(({ subject }) => subject).join()).toContain("Your captain's page");
});
