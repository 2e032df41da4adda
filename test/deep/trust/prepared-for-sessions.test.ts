import { testCredentials } from '../../harness/product.mjs';
import { ownersKey } from '../../journey/api-key.ts';
import { openApp } from '../../journey/app.ts';
import type { Detail } from '../../journey/entered-teams.ts';
import { aFreeAgent } from '../../journey/samples.ts';
import { drawTournament } from '../../journey/tournament-day.ts';
import { until } from '../fault/until.ts';

const app = openApp({ processes: 2 });

type Process = 0 | 1;
const both = [0, 1] as const;

/** Somebody with one browser, whom a balancer sends now to one process and now to another. */
function aDevice(cookies = new Map<string, string>()) {
  const call = async (process: Process, path: string, request: RequestInit = {}) => {
    const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...Object(request.headers), ...(Cookie !== '' && { Cookie }) };
    const answer = await fetch(`${app().products[process]?.url}${path}`, { ...request, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: answer.status, text: await answer.text(), isPrepared: !answer.headers.has('x-request-id') };
  };
  const post = (process: Process, path: string, body: object) =>
    call(process, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  /** Whether the brackets are shown; undefined when there is no such tournament. */
  const sees = async (process: Process, address: string) => {
    const { status, text } = await call(process, address);
    if (status === 404) return undefined;
    const { brackets, games, verificationRequired }: Detail = JSON.parse(text);
    if (verificationRequired) expect([brackets, games]).toEqual([[], []]);
    return !verificationRequired;
  };
  const signIn = () => {
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = testCredentials;
    return post(0, '/api/admin/login', { username, password });
  };
  return { cookies, call, post, sees, signIn, copy: () => aDevice(new Map(cookies)) };
}

type Device = ReturnType<typeof aDevice>;

/** A drawn tournament that is played, of which strangers do not see the brackets. */
async function activeTournament() {
  const day = await drawTournament(app(), 4);
  const address = `/api/tournaments/${day.tournament.id}`;
  await app().database.query(`update tournaments set status = 'active' where id = $1`, [day.tournament.id]);
  for (const process of both) await until(async () => (await aDevice().sees(process, address)) === false);
  return { id: day.tournament.id, address, teamName: day.teams[0]?.name ?? '' };
}

type Active = Awaited<ReturnType<typeof activeTournament>>;

const name = (device: Device, { address, teamName }: Active) =>
  device.post(0, `${address}/validate-team`, { teamName });

async function aSpectatorOf(active: Active): Promise<Device> {
  const device = aDevice();
  expect((await name(device, active)).status).toBe(200);
  return device;
}

test('whoever has named a team is given its brackets as everybody who has, made ready once, and nobody else is', async () => {
  const active = await activeTournament();
  const [one, other] = [await aSpectatorOf(active), await aSpectatorOf(active)];
  const { key } = await ownersKey(app(), ['read:public']);
  for (const process of both) {
    const [given, again] = [await one.call(process, active.address), await other.call(process, active.address)];
    const made = await one.call(process, active.address, { headers: { Authorization: `Bearer ${key}` } });
    expect([given.isPrepared, again.isPrepared, made.isPrepared]).toEqual([true, true, false]);
    expect([given.text, again.text]).toEqual([made.text, made.text]);
    expect(JSON.parse(given.text)).toMatchObject({ verificationRequired: false });
    expect(await aDevice().sees(process, active.address)).toBe(false);
  }
  const elsewhere = await aSpectatorOf(await activeTournament());
  for (const process of both) expect(await elsewhere.sees(process, active.address)).toBe(false);
});

test('whoever looked before naming a team sees the brackets at once, whichever process is asked', async () => {
  const [before, active] = [await activeTournament(), await activeTournament()];
  const device = await aSpectatorOf(before);
  for (const process of both) expect(await device.sees(process, active.address)).toBe(false);
  await name(device, active);
  for (const process of [...both].reverse()) expect(await device.sees(process, active.address)).toBe(true);
});

test('what everybody sees is given to whoever has a session without asking the framework', async () => {
  const device = await aSpectatorOf(await activeTournament());
  await device.post(0, '/api/players', aFreeAgent((await app().announce()).id));
  const open = `/api/tournaments/${(await drawTournament(app(), 2)).tournament.id}`;
  for (const path of ['/api/tournaments', open, `${open}?anything=1`]) {
    const [theirs, strangers] = [await device.call(0, path), await aDevice().call(0, path)];
    expect([path, theirs.isPrepared, theirs.text]).toEqual([path, true, strangers.text]);
  }
});

test('a tournament that is hidden is gone for whoever has named its team, and comes back', async () => {
  const active = await activeTournament();
  const device = await aSpectatorOf(active);
  const isListed = async (process: Process) =>
    (await device.call(process, '/api/tournaments')).text.includes(`"id":${active.id},`);
  for (const process of both) expect(await device.sees(process, active.address)).toBe(true);
  for (const visible of [false, true]) {
    await app().organizer.put(`${active.address}/visibility`, { visible });
    const seen = visible ? true : undefined;
    expect([await device.sees(0, active.address), await isListed(0)]).toEqual([seen, visible]);
    await until(async () => (await device.sees(1, active.address)) === seen && (await isListed(1)) === visible);
  }
});

test('an organizer sees what is hidden from signing in until signing out, and nobody with the old cookie does', async () => {
  const [active, { id }] = [await activeTournament(), await app().announce({ visible: false })];
  const [hidden, device] = [`/api/tournaments/${id}`, await aSpectatorOf(active)];
  const isShown = async (who: Device, process: Process) =>
    (await who.call(process, '/api/tournaments')).text.includes(`"id":${id},`);
  const earlier = device.copy();
  for (const process of both)
    expect([await isShown(device, process), await device.sees(process, hidden)]).toEqual([false, undefined]);
  expect((await device.signIn()).status).toBe(200);
  for (const process of both) {
    expect([await isShown(device, process), await device.sees(process, hidden)]).toEqual([true, true]);
    expect([await isShown(earlier, process), await earlier.sees(process, hidden)]).toEqual([false, undefined]);
    expect((await aDevice().call(process, hidden)).status).toBe(404);
  }
  const organizer = device.copy();
  expect((await device.post(0, '/api/admin/logout', {})).status).toBe(200);
  for (const who of [device, organizer, earlier])
    for (const process of both)
      expect([await isShown(who, process), await who.sees(process, hidden)]).toEqual([false, undefined]);
});

test('an organizer whose session was ended sees no more than strangers, and whose role came later is seen at once', async () => {
  const { id } = await app().announce({ visible: false });
  const device = aDevice();
  await device.signIn();
  const path = `/api/tournaments/${id}`;
  for (const process of both) expect((await device.call(process, path)).status).toBe(200);
  const session = decodeURIComponent(device.cookies.get('golden-goal') ?? '').slice(2, 34);
  const grant = `from grants where session_id = '${session}' and kind = 'organizer'`;
  const [held] = await app().database.query<{ subject_id: number }>(`delete ${grant} returning subject_id`);
  for (const process of both) expect((await device.call(process, path)).status).toBe(404);
  await app().database.query(`insert into grants (session_id, kind, subject_id) values ($1, 'organizer', $2)`, [
    session,
    held?.subject_id,
  ]);
  for (const process of both) expect((await device.call(process, path)).status).toBe(200);
});

test('a keeper sees the brackets without having named a team, until signing out', async () => {
  const active = await activeTournament();
  const { SCORE_KEEPER_PASSWORD: password } = testCredentials;
  const keeper = aDevice();
  await keeper.post(0, '/api/score-keeper/login', { password, name: 'Kim' });
  for (const process of both) expect(await keeper.sees(process, active.address)).toBe(true);
  await keeper.post(0, '/api/score-keeper/logout', {});
  for (const process of both) expect(await keeper.sees(process, active.address)).toBe(false);
});

test('a cookie that is forged, borrowed in parts or shown twice opens nothing', async () => {
  const secret = await app().announce({ visible: false });
  const [hidden, device, other] = [`/api/tournaments/${secret.id}`, aDevice(), aDevice()];
  await device.signIn();
  await other.post(0, '/api/players', aFreeAgent((await app().announce()).id));
  const real = device.cookies.get('golden-goal') ?? '';
  const [id = '', signature = ''] = real.split('.');
  const [otherId = ''] = (other.cookies.get('golden-goal') ?? '').split('.');
  const forged = [
    ...[id, `${id}.`, `${id}.A`, `${otherId}.${signature}`, id.replace('s%3A', ''), `${id}.${signature.slice(0, -1)}`],
    ...[
      `${id}.${[...signature].reverse().join('')}`,
      `${id}.%ZZ`,
      `${id}x.${signature}`,
      `s%3A' or true--.${signature}`,
    ],
  ];
  for (const process of both) {
    for (const cookie of forged) {
      const who = aDevice(new Map([['golden-goal', cookie]]));
      expect([cookie, await who.sees(process, hidden)]).toEqual([cookie, undefined]);
    }
    const twice = aDevice(new Map([['golden-goal', `${forged[3]}; golden-goal=${real}`]]));
    expect(await twice.sees(process, hidden)).toBeUndefined();
    expect(await device.sees(process, hidden)).toBe(true);
  }
});
