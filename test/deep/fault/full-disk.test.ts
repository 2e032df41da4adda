import { openApp } from '../../journey/app.ts';
import { aFreeAgent } from '../../journey/samples.ts';
import { until } from './until.ts';

const app = openApp({ isOwn: true });

/** Everything that registers somebody fails as PostgreSQL does when it finds no room for another page. */
async function fillDisk(): Promise<void> {
  await app().database.query(`create function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`);
  await app().database.query('create trigger no_room before insert on players for each row execute function no_room()');
}

const ready = () => app().visitor().get<{ status: string; reason?: string }>('/api/ready');

test('on a full disk families are told why and to come back, and the process says that it is not ready until there is room', async () => {
  const { id } = await app().announce();
  const family = app().visitor();
  await fillDisk();
  const { status, body, headers } = await family.post('/api/players', aFreeAgent(id));
  expect([status, body.message]).toEqual([503, 'There is no room left to keep this. Please try again later.']);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await ready()).toMatchObject({
    status: 503,
    body: { status: 'not ready', reason: "The database's disk is full" },
  });
  expect((await app().visitor().get('/api/tournaments')).status).toBe(200);
  await app().database.query('drop trigger no_room on players');
  await until(async () => (await ready()).status === 200);
  expect((await family.post('/api/players', aFreeAgent(id))).status).toBe(201);
});
