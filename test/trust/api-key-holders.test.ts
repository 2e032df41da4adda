import { callsOfKey, scopes } from '../../domain/rule/api-key/api-key.ts';
import { aKey, ownersKey, programsOf } from '../journey/api-key.ts';
import { openApp } from '../journey/app.ts';
import { newOrganizer, organizersPassword, type Person } from '../journey/new-organizer.ts';

const app = openApp();
const path = '/api/admin/api-keys';
const { withKey, aProgram, aGame } = programsOf(app);

beforeEach(() => app().database.query('truncate failures'));

test('a key is told once, kept as a hash, and listed by its beginning with its last use', async () => {
  const { id, key } = await ownersKey(app(), ['read:public']);
  expect(key).toMatch(/^gg_[A-Za-z0-9]{32}$/);
  const listed = async () => (await app().organizer.get<{ lastUsedAt: string | null }>(`${path}/${id}`)).body;
  expect(await listed()).toMatchObject({
    name: 'Board',
    start: key.slice(0, 7),
    scopes: ['read:public'],
    isOpen: true,
  });
  expect((await listed()).lastUsedAt).toBeNull();
  await withKey(key)('GET', '/api/tournaments');
  expect((await listed()).lastUsedAt).not.toBeNull();
  expect(JSON.stringify(await listed())).not.toContain(key);
  const rows = await app().database.query<{ row: string }>(
    `select to_jsonb(k)::text as row from api_keys k union all select to_jsonb(a)::text from audit a
     union all select to_jsonb(m)::text from outgoing_mails m`,
  );
  expect(rows.filter(({ row }) => row.includes(key))).toEqual([]);
});

test('nobody makes a key without the password, and the organizer is told by mail', async () => {
  const kim = await newOrganizer(app());
  const wish = { name: 'Board', scopes: ['read:public'] };
  const wrong = await kim.device.post(path, { ...wish, currentPassword: 'wrong' });
  expect([wrong.status, wrong.body.errors]).toEqual([400, { currentPassword: 'Current password is not right' }]);
  expect((await kim.device.post(path, wish)).status).toBe(400);
  const none = await kim.device.post(path, { ...wish, scopes: [], currentPassword: organizersPassword });
  expect([none.status, none.body.errors]).toEqual([400, { scopes: 'Please choose what the key may do' }]);
  await aKey(kim.device, ['read:public']);
  const letters = await app().database.query(
    `select subject from outgoing_mails where recipient = '${kim.username}' and event like 'organizers-told:api key:%'`,
  );
  expect(letters).toEqual([{ subject: 'An API key was made' }]);
});

test('a key that was revoked opens nothing at once', async () => {
  const { id, key } = await ownersKey(app(), ['read:public']);
  expect((await withKey(key)('GET', '/api/tournaments')).status).toBe(200);
  expect((await app().organizer.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(200);
  const { status, body } = await withKey(key)('GET', '/api/tournaments');
  expect([status, body.message]).toEqual([401, 'This API key is not known, or was revoked']);
  expect((await app().organizer.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404);
});

test("nobody but an owner sees or revokes another organizer's keys", async () => {
  const [kim, lee]: [Person, Person] = [await newOrganizer(app()), await newOrganizer(app())];
  const { id, key } = await aKey(kim.device, ['read:public']);
  expect((await lee.device.get<readonly object[]>(path)).body).toEqual([]);
  expect((await lee.device.get(`${path}/${id}`)).status).toBe(404);
  expect((await lee.device.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await withKey(key)('GET', '/api/tournaments')).status).toBe(200);
  expect((await app().organizer.call(`${path}/${id}`, { method: 'DELETE' })).status).toBe(200);
});

test("a key gives no more than its organizer's present role", async () => {
  const kim = await newOrganizer(app());
  const { key } = await aKey(kim.device, ['write:scores', 'read:registrations']);
  const game = await aGame();
  const score = () => withKey(key)('PUT', `/api/games/${game.id}/score`, { team1Score: 1, team2Score: 0 });
  expect((await score()).status).toBe(200);
  await app().organizer.put(`/api/admin/organizers/${kim.id}`, { role: 'read-only' });
  const refused = await score();
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('This needs the role')]);
  expect((await withKey(key)('GET', '/api/admin/tournament-registrations')).status).toBe(200);
  expect((await withKey(key)('GET', '/api/admin/tournament-registrations/export')).status).toBe(403);
});

test('a key does not go around a second factor that its organizer still owes', async () => {
  const kim = await newOrganizer(app());
  const { key } = await aKey(kim.device, ['read:registrations']);
  const list = () => withKey(key)('GET', '/api/admin/tournament-registrations');
  expect((await list()).status).toBe(200);
  await app().database.query('update site_settings set second_factor_required = true');
  expect((await list()).status).toBe(403);
  await app().database.query('update site_settings set second_factor_required = false');
  expect((await list()).status).toBe(200);
});

test('a key ends with its account for good', async () => {
  const kim = await newOrganizer(app());
  const { key } = await aKey(kim.device, ['read:public']);
  await app().organizer.call(`/api/admin/organizers/${kim.id}`, { method: 'DELETE' });
  expect((await withKey(key)('GET', '/api/tournaments')).status).toBe(401);
  await app().database.query(`update admin_users set state = 'active' where id = ${kim.id}`);
  expect((await withKey(key)('GET', '/api/tournaments')).status).toBe(401);
});

test('what a cookie is trusted with does not add to a key', async () => {
  const kim = await newOrganizer(app());
  const { key } = await aKey(kim.device, ['read:public']);
  const both = withKey(key, kim.device);
  expect((await both('GET', '/api/admin/tournament-registrations')).status).toBe(403);
  expect((await both('POST', path, { name: 'More', scopes, currentPassword: organizersPassword })).status).toBe(403);
  expect((await both('GET', '/api/games?includeAll=true')).status).toBe(401);
  expect((await kim.device.get('/api/admin/check-auth')).status).toBe(200);
});

test('wrong keys count as guesses, and the right one opens however many were tried beside it', async () => {
  const neighbour = app().visitor('198.51.100.7');
  const { key } = await ownersKey(app(), ['read:public']);
  const statuses: number[] = [];
  for (let number = 0; number < 60; number += 1)
    statuses.push((await withKey(`gg_${number}`, neighbour)('GET', '/api/tournaments')).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await withKey(key, neighbour)('GET', '/api/tournaments')).status).toBe(200);
  expect((await neighbour.get('/api/tournaments')).status).toBe(200);
});

test('a key calls so often and no more, and another is not slowed by it', async () => {
  const one = await aProgram(['read:public']);
  const other = await aProgram(['read:public']);
  await one('GET', '/api/site');
  await app().database.query(`update failures set points = ${callsOfKey.calls} where key like 'api-key-calls:%'`);
  const { status, headers, body } = await one('GET', '/api/site');
  expect([status, body.message]).toEqual([429, expect.stringContaining(`${callsOfKey.calls} calls`)]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await other('GET', '/api/site')).status).toBe(200);
});
