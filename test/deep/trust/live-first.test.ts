import { connect, type Socket } from 'node:net';
import { mostFromOneAddress } from '../../../api/game/live-viewers.ts';
import { testApi } from '../../harness/api.ts';
import { startProduct } from '../../harness/product.mjs';
import { openApp } from '../../journey/app.ts';
import { drawTournament, gameOf, scoreKeeper } from '../../journey/tournament-day.ts';
import { until } from '../fault/until.ts';

const app = openApp();

/** A connection, and everything that has come over it, byte for byte. */
function connection(sent: string, url = app().products[0].url) {
  const socket: Socket = connect(Number(new URL(url).port), 'localhost');
  const here = { socket, received: '', isOver: false };
  socket.setEncoding('utf8');
  socket.on('data', (text) => {
    here.received += text;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    here.isOver = true;
  });
  socket.write(sent);
  return here;
}

const asked = (lines: readonly string[] = [], method = 'GET', version = '1.1') =>
  [`${method} /api/live HTTP/${version}`, 'Host: localhost', ...lines, '', ''].join('\r\n');

const follow = (...lines: readonly string[]) => connection(asked(lines));
const from = (address: string) => `X-Forwarded-For: ${address}`;
const isFollowing = ({ received }: ReturnType<typeof connection>) => received.includes('retry: ');

/** The head without what only one answer says, in any order and case of names. */
function headOf({ received }: ReturnType<typeof connection>): readonly string[] {
  const [first = '', ...lines] = (received.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const said = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
  return [first, ...said.filter((line) => !/^(date|x-request-id|set-cookie):/.test(line)).toSorted()];
}

const ofTournaments = 'event: tournaments\ndata: {}\n\n';

/** What the chunks carry that have come, but for news of the tournaments, which come at any time; and whether the last has. */
function toldIn({ received }: ReturnType<typeof connection>) {
  let rest = Buffer.from(received.slice(received.indexOf('\r\n\r\n') + 4));
  let told = '';
  for (;;) {
    const end = rest.indexOf('\r\n');
    const length = Number.parseInt(rest.subarray(0, end).toString(), 16);
    if (end < 0 || !(length > 0)) return { told: told.replaceAll(ofTournaments, ''), isLast: length === 0 };
    told += rest.subarray(end + 2, end + 2 + length);
    expect(rest.subarray(end + 2 + length, end + 4 + length).toString()).toBe('\r\n');
    rest = rest.subarray(end + 4 + length);
  }
}

test('whoever follows live is told what the framework would say, with the same head, and when to come back', async () => {
  const day = await drawTournament(app(), 2);
  const [given, made] = [follow(), follow('Content-Length: 0')];
  const withSession = follow('Cookie: golden-goal=s%3Anobody.nothing', 'Authorization: nothing');
  const old = connection(asked([], 'GET', '1.0'));
  const head = connection(asked([], 'HEAD'));
  const closing = follow('Connection: close');
  await until(() => [given, made, withSession, old, closing].every(isFollowing) && head.received.endsWith('\r\n\r\n'));
  expect([given.received.includes('X-Request-Id'), made.received.includes('X-Request-Id')]).toEqual([false, true]);
  for (const other of [withSession, made, closing]) expect(headOf(other)).toEqual(headOf(given));
  for (const other of [old, head]) {
    const names = headOf(other).filter((line) => !line.startsWith('transfer-encoding'));
    expect(names).toEqual(headOf(given).filter((line) => !line.startsWith('transfer-encoding')));
  }
  expect(old.received).not.toMatch(/transfer-encoding/i);
  await (await scoreKeeper(app(), 'Pat')).put(`/api/games/${gameOf(day, 1).id}/score`, {
    team1Score: 3,
    team2Score: 1,
  });
  const everybody = [given, made, withSession, old, closing];
  await until(() => everybody.every(({ received }) => received.includes('event: game')));
  const news = (one: ReturnType<typeof connection>) => toldIn(one).told.replace(/retry: \d+/, 'retry');
  for (const other of [withSession, made, closing]) expect(news(other)).toBe(news(given));
  expect(toldIn(given).told).toMatch(
    /^event: live-scores\ndata: \[.*\]\n\nevent: unchanged\ndata: \{"seconds":\d+\}\n\nretry: [1-6]\d{3}\n\nevent: game\ndata: \{.*\}\n\n$/,
  );
  for (const { socket } of [...everybody, head]) socket.destroy();
});

test('whoever comes back does so at another time than others', async () => {
  const all = Array.from({ length: 30 }, () => follow());
  await until(() => all.every(isFollowing));
  const waits = all.map(({ received }) => /retry: (\d+)/.exec(received)?.[1]);
  expect(new Set(waits).size).toBeGreaterThan(5);
  for (const { socket } of all) socket.destroy();
});

test('the /64 of an IPv6 address has so many streams and no more, whatever it says before the proxy, and who leaves makes room', async () => {
  const crowd = Array.from({ length: mostFromOneAddress }, (_, place) => follow(from(`2001:db8:77:1::${place}`)));
  await until(() => crowd.every(isFollowing));
  for (const spoofed of ['2001:db8:77:1:ffff::1', '192.0.2.7, 2001:db8:77:1::abcd']) {
    const refused = follow(from(spoofed));
    const refusedByFramework = follow('Content-Length: 0', from(spoofed));
    await until(() => refusedByFramework.received.includes('The scores refresh by themselves'));
    refusedByFramework.socket.destroy();
    await until(() => refused.received.includes('The scores refresh by themselves'));
    expect(refused.received).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nRetry-After: 30\r\n/);
    refused.socket.destroy();
  }
  const other = follow(from('2001:db8:77:2::1'));
  await until(() => isFollowing(other));
  crowd[0]?.socket.destroy();
  await until(async () => {
    const again = follow(from('2001:db8:77:1::1'));
    await until(() => isFollowing(again) || again.received.includes(' 503 '));
    const isIn = isFollowing(again);
    again.socket.destroy();
    return isIn;
  });
  for (const { socket } of [...crowd, other]) socket.destroy();
});

test('nothing more is answered on the connection of a stream, and it counts once', async () => {
  for (const more of [asked(), 'GET /api/live-scores HTTP/1.1\r\nHost: localhost\r\n\r\n', 'nonsense\r\n\r\n']) {
    const [later, atOnce] = [follow(), connection(asked() + more)];
    await until(() => isFollowing(later));
    later.socket.write(more);
    await until(() => later.isOver);
    expect(later.received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1);
    await until(() => atOnce.isOver || isFollowing(atOnce));
    atOnce.socket.destroy();
  }
});

test('a stream outlives the patience with connections on which nothing is asked', async () => {
  const day = await drawTournament(app(), 2);
  // Without the patience of the product, which has a proxy before it: with one that a test can wait for.
  const impatient = await testApi(app().database.url);
  const url = await impatient.listen();
  impatient.app.getHttpServer().keepAliveTimeout = 200;
  const here = connection(asked(), url);
  await until(() => isFollowing(here));
  const other = connection('GET /api/live-scores HTTP/1.1\r\nHost: localhost\r\n\r\n', url);
  await until(() => other.isOver);
  expect(here.isOver).toBe(false);
  await (await scoreKeeper(app(), 'Pat')).put(`/api/games/${gameOf(day, 1).id}/score`, {
    team1Score: 1,
    team2Score: 0,
  });
  await until(() => here.received.includes('event: game'));
  here.socket.destroy();
  await impatient.close();
});

test('a process that is stopped ends every stream as it should', async () => {
  const product = await startProduct({ DATABASE_URL: app().database.url });
  const all = [asked(), asked(['Content-Length: 0'])].map((sent) => connection(sent, product.url));
  await until(() => all.every(isFollowing));
  expect(await product.stop()).toBe(0);
  await until(() => all.every(({ isOver }) => isOver));
  expect(all.map((one) => toldIn(one).isLast)).toEqual([true, true]);
});
