import { openApp } from './app.ts';
import { aFreeAgent, aTeam } from './samples.ts';
import { type Refused, type Visitor, visitorAt } from './visitor.ts';

const app = openApp({ processes: 2 });

type Registered = { readonly player: { readonly id: number }; readonly message?: string };
type Created = { readonly team: { readonly id: number; readonly invitationCode: string } };

let drawn = 0;

function aKey(): string {
  drawn += 1;
  return `registration-of-one-child-${drawn}`;
}

function send<Body = Refused>(from: Visitor, path: string, body: unknown, key: string) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  return from.call<Body>(path, { method: 'POST', body: JSON.stringify(body), headers });
}

async function countOf(table: string): Promise<number> {
  const [found] = await app().database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return found?.count ?? -1;
}

test('a registration sent again under its key is answered the same and made once', async () => {
  const { id } = await app().announce();
  const [key, answers] = [aKey(), aFreeAgent(id)];
  const first = await send<Registered>(app().visitor(), '/api/players', answers, key);
  const [people, mails] = [await countOf('players'), await countOf('outgoing_mails')];
  const again = await send<Registered>(app().visitor(), '/api/players', answers, key);
  expect(first.status).toBe(201);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect([await countOf('players'), await countOf('outgoing_mails')]).toEqual([people, mails]);
});

test('whoever lost the answer with its cookie gets the trust of it too: the captain can invite', async () => {
  const { id } = await app().announce();
  const [key, answers] = [aKey(), aTeam(id)];
  await send<Created>(app().visitor(), '/api/teams', answers, key);
  const captain = app().visitor();
  const { body } = await send<Created>(captain, '/api/teams', answers, key);
  const invited = await captain.post('/api/invitations/send', {
    teamId: body.team.id,
    emails: ['friend@family.example'],
  });
  expect(invited.status).toBe(200);
});

test('a key that comes with other answers is refused, and one refused before can be used for the mended answers', async () => {
  const { id } = await app().announce();
  const [key, answers] = [aKey(), aFreeAgent(id)];
  const refused = await send(app().visitor(), '/api/players', { ...answers, email: 'nowhere' }, key);
  expect(refused.status).toBe(400);
  const visitor = app().visitor();
  expect((await send(visitor, '/api/players', answers, key)).status).toBe(201);
  const other = await send(visitor, '/api/players', { ...answers, notes: 'Left foot' }, key);
  expect([other.status, other.body.message]).toEqual([422, 'This Idempotency-Key was used before for something else']);
});

test('a key means one route: another call under it is another call', async () => {
  const { id } = await app().announce();
  const key = aKey();
  expect((await send(app().visitor(), '/api/players', aFreeAgent(id), key)).status).toBe(201);
  expect((await send(app().visitor(), '/api/teams', aTeam(id), key)).status).toBe(201);
});

test('a short key is nobody else’s: two families at two addresses may both draw 1', async () => {
  const { id } = await app().announce();
  const [one, other] = [app().visitor(), app().visitor()];
  expect((await send(one, '/api/players', aFreeAgent(id), '1')).status).toBe(201);
  expect((await send(other, '/api/players', aFreeAgent(id), '1')).status).toBe(201);
});

test.each(['', 'with a space', 'x'.repeat(256)])('a key that is none is refused: %p', async (key) => {
  const { id } = await app().announce();
  const { status, body } = await send(app().visitor(), '/api/players', aFreeAgent(id), key);
  expect([status, body.message]).toEqual([400, 'An Idempotency-Key has 1 to 255 visible characters']);
});

test('pressed twenty times at two processes it is made once; whoever is too early is told to wait', async () => {
  const { id } = await app().announce();
  const [key, answers] = [aKey(), aFreeAgent(id)];
  const people = await countOf('players');
  const urls = app().products.map(({ url }) => url);
  const pressed = await Promise.all(
    Array.from({ length: 20 }, (_, press) =>
      send<Registered>(visitorAt(urls[press % 2] ?? ''), '/api/players', answers, key),
    ),
  );
  const made = pressed.filter(({ status }) => status === 201);
  const early = pressed.filter(({ status }) => status === 409);
  expect(made.length + early.length).toBe(20);
  expect(new Set(made.map(({ body }) => body.player.id)).size).toBe(1);
  for (const { body, headers } of early) {
    expect(body.message).toBe('This was sent before and is still being worked on. Please wait a moment.');
    expect(headers.get('Retry-After')).toBe('1');
  }
  expect(await countOf('players')).toBe(people + 1);
});

test('nothing personal can be read from what is kept, and after a day it is forgotten', async () => {
  const { id } = await app().announce();
  const [key, answers] = [aKey(), aFreeAgent(id)];
  await send(app().visitor(), '/api/players', answers, key);
  const [kept] = await app().database.query<{ shown: string; key_hash: string }>(
    `select key_hash, encode(sealed_answer, 'escape') as shown from answered_calls order by answered_at desc limit 1`,
  );
  expect(kept?.shown).not.toContain(answers.name);
  expect(kept?.key_hash).not.toContain(key);
  await app().database.query(`update answered_calls set answered_at = now() - interval '25 hours'`);
  const again = await send(app().visitor(), '/api/players', answers, key);
  expect([again.status, again.body.message]).toEqual([
    409,
    `${answers.name} is already registered for this tournament`,
  ]);
  await send(app().visitor(), '/api/players', aFreeAgent(id), aKey());
  expect(await countOf('answered_calls')).toBe(1);
});

test('a sign-in is never kept: it is done anew', async () => {
  const { status } = await send(
    app().visitor(),
    '/api/admin/login',
    { username: 'organizer', password: 'wrong password' },
    aKey(),
  );
  expect(status).toBe(401);
  expect(await countOf('answered_calls where status = 401')).toBe(0);
});
