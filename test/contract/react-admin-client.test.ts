import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, fetchUtils, type HttpError, type RaRecord } from 'react-admin';
import { until } from '../deep/fault/until.ts';
import { openApp } from '../journey/app.ts';
import { cookiesOf } from '../journey/organizer-cookies.ts';
import { freeAgentOf, listed } from '../journey/records.ts';
import { drawTournament } from '../journey/tournament-day.ts';
import { ground } from './played-ground.ts';
import { resources } from './played-resources.ts';

const app = openApp({ isOwn: true });

let provider: DataProvider;
let address: string;

const all = Object.entries(resources);

beforeAll(async () => {
  const { url } = app().products[0];
  address = `${url}/api/admin`;
  const cookie = await cookiesOf(url);
  // As its documentation shows it: the caller's own headers, by its second argument, and nothing else of our own.
  const httpClient = (at: string, options: fetchUtils.Options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('Cookie', cookie);
    return fetchUtils.fetchJson(at, { ...options, headers });
  };
  provider = simpleRestProvider(address, httpClient);
  Object.assign(ground, { app, provider: () => provider });
  const day = await drawTournament(app(), 4, { tournamentFormat: 'round-robin' });
  ground.drawn = day.tournament.id;
  ground.games = day.games.filter(({ stage }) => stage === 'group').map(({ id }) => id);
  ground.cup = (await app().announce({ date: '2099-05-02' })).id;
  ground.player = (await freeAgentOf(app(), ground.cup)).id;
  await until(async () => (await listed(app(), 'messages', {})).length > 1);
});

const page = (sort: string, order: 'ASC' | 'DESC', perPage: number, filter: object = {}) => ({
  pagination: { page: 1, perPage },
  sort: { field: sort, order },
  filter,
});

test.each(all)(
  '%s are read: a page in order, filtered, one, many, and those of another record',
  async (name, known) => {
    const { sort, filter } = known;
    const ids = [await known.fresh(), await known.fresh()];
    const [column, of] = known.target ?? ['id', () => ids[0] ?? 0];
    const readThrice = async () => {
      const whole = await provider.getList(name, page(sort, 'ASC', 1000));
      const first = await provider.getList(name, page(sort, 'ASC', 1));
      return { whole, first, last: await provider.getList(name, page(sort, 'DESC', 1)) };
    };
    let pages = await readThrice();
    // What was done before may leave its line in the audit only now.
    await until(async () => {
      if (pages.last.total !== pages.whole.total) pages = await readThrice();
      return pages.last.total === pages.whole.total;
    });
    const { whole, first, last } = pages;
    expect(whole.total).toBe(whole.data.length);
    expect([first.data[0]?.id, first.total]).toEqual([whole.data[0]?.id, whole.total]);
    expect([last.data.length, last.total]).toEqual([1, whole.total]);
    const filtered = await provider.getList(name, page(sort, 'ASC', 1000, filter));
    expect(filtered.total).toBe(filtered.data.length);
    for (const record of filtered.data)
      for (const [field, value] of Object.entries(filter)) if (field in record) expect(record[field]).toBe(value);
    const one = await provider.getOne(name, { id: ids[0] ?? 0 });
    expect(one.data.id).toBe(ids[0]);
    const many = await provider.getMany(name, { ids: [...new Set(ids)] });
    expect(new Set(many.data.map(({ id }) => id))).toEqual(new Set(ids));
    const theirs = await provider.getManyReference(name, { ...page(sort, 'ASC', 5), target: column, id: of() });
    expect(theirs.data.length).toBeGreaterThan(0);
    for (const record of theirs.data) if (column in record) expect(record[column]).toBe(of());
  },
);

test.each(all)('a record of %s is created, or 405 says that it is not', async (name, { create }) => {
  if ('refused' in create) return expectRefused(name, 'POST', () => provider.create(name, { data: {} }));
  const { data } = await provider.create(name, { data: await create() });
  expect((await provider.getOne(name, { id: data.id })).data.id).toBe(data.id);
});

test.each(all)(
  'records of %s are changed, one and many, or 405 says that they are not',
  async (name, { fresh, update }) => {
    const id = await fresh();
    const { data: before } = await provider.getOne(name, { id });
    const whole = { ...before, ...update };
    const change = () => provider.update(name, { id, data: whole, previousData: before });
    if ('refused' in update) {
      await expectRefused(`${name}/${id}`, 'PUT', change);
      return expectRefused(`${name}/${id}`, 'PUT', () => provider.updateMany(name, { ids: [id], data: {} }));
    }
    expect((await change()).data).toMatchObject({ id, ...shownOf(update) });
    const ids = [id, await fresh()];
    // What many are changed to is sent alone, but where a record says which version it changes.
    const { data: version } = await provider.getOne(name, { id });
    const data = name === 'site-settings' ? { ...version, ...update } : update;
    const many = name === 'site-settings' ? [id] : ids;
    expect((await provider.updateMany(name, { ids: many, data })).data).toEqual(many);
    for (const { data: changed } of await Promise.all(many.map((one) => provider.getOne(name, { id: one }))))
      expect(changed).toMatchObject(shownOf(update));
  },
);

test.each(all)(
  'records of %s are deleted, one and many, or 405 says that they are not',
  async (name, { fresh, remove }) => {
    const id = await fresh();
    const { data: previousData } = await provider.getOne(name, { id });
    const one = () => provider.delete(name, { id, previousData });
    if ('refused' in remove) {
      await expectRefused(`${name}/${id}`, 'DELETE', one);
      return expectRefused(`${name}/${id}`, 'DELETE', () => provider.deleteMany(name, { ids: [id] }));
    }
    expect((await one()).data.id).toBe(id);
    const ids = [await fresh(), await fresh()];
    expect((await provider.deleteMany(name, { ids })).data).toEqual(ids);
    const { data: left } = await provider.getMany<RaRecord>(name, { ids: [id, ...ids] });
    if (remove.leaves === undefined) expect(left).toEqual([]);
    for (const record of left) expect(record).toMatchObject(remove.leaves ?? {});
  },
);

/** What is sent and shown again: whether a webhook is on is shown by since when it is off. */
const shownOf = ({ isOn, ...rest }: { readonly isOn?: boolean }): object =>
  isOn === undefined ? rest : { offSince: isOn ? null : expect.any(String) };

async function expectRefused(path: string, method: string, call: () => Promise<unknown>): Promise<void> {
  const failure: HttpError = await call().then(
    () => Promise.reject(new Error(`${method} ${path} was taken`)),
    (thrown) => thrown,
  );
  expect([failure.status, failure.message]).toEqual([405, 'This address does not take that method']);
  const { headers } = await fetch(`${address}/${path}`, { method });
  expect(headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(['GET', 'HEAD']));
  expect(headers.get('Allow')).not.toContain(method);
}
