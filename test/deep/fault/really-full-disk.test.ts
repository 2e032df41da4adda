import { freshDatabase } from '../../harness/database.ts';
import { type Product, startProduct } from '../../harness/product.mjs';
import { signedIn } from '../../journey/app.ts';
import { aFreeAgent, aTournament } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';
import { canMount, type SmallDisk, smallDiskFor } from './small-disk.ts';
import { until } from './until.ts';

const isReal = canMount();
const here = isReal
  ? 'here the database lies on a tmpfs of 64 MB that is filled'
  : 'here PostgreSQL only says so: it takes root on Linux to mount a disk';

let disk: SmallDisk;
let product: Product;

/** As PostgreSQL does where it finds no room for another page, where no disk can be mounted. */
const pretended = (query: (statement: string) => Promise<unknown>) => ({
  fill: async () => {
    await query(`create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
    await query('create trigger no_room before insert on players for each row execute function no_room()');
  },
  makeRoom: () => query('drop trigger no_room on players'),
});

test(`a full disk: writes are told why and to come back, /api/ready says no, and with room again it goes on (${here})`, async () => {
  const database = await freshDatabase();
  if (isReal) disk = await smallDiskFor(database.url, 64);
  product = await startProduct({ DATABASE_URL: database.url, SMTP_URL: '', TRUST_PROXY: 'loopback' });
  const { fill, makeRoom } = isReal ? disk : pretended(database.query);
  const visitor = () => visitorAt(product.url);
  const organizer = await signedIn(product.url);
  const { body } = await organizer.post<{ id: number }>('/api/tournaments', aTournament());
  const register = () => visitor().post('/api/players', aFreeAgent(body.id));
  const ready = () => visitor().get<{ status: string; reason?: string }>('/api/ready');
  expect((await register()).status).toBe(201);
  expect((await ready()).status).toBe(200);

  await fill();
  // The pages that are there have room for some more; then another one is needed.
  let refused = await register();
  await until(async () => {
    if (refused.status === 201) refused = await register();
    return refused.status !== 201;
  });
  expect([refused.status, refused.body.message]).toEqual([
    503,
    'There is no room left to keep this. Please try again later.',
  ]);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await ready()).toMatchObject({ status: 503, body: { reason: "The database's disk is full" } });
  expect((await visitor().get('/api/tournaments')).status).toBe(200);

  await makeRoom();
  await until(async () => (await ready()).status === 200);
  expect((await register()).status).toBe(201);
  const [counted] = await database.query<{ players: number; registrations: number }>(
    'select (select count(*)::int from players) as players, (select count(*)::int from tournament_registrations) as registrations',
  );
  expect(counted?.players).toBe(counted?.registrations);
});

afterAll(async () => {
  await product?.stop();
  await disk?.remove();
});
