import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { until } from '../../test/deep/fault/until.ts';
import { answerInTurn, connectionBounds } from './answers-in-turn.ts';

const opened: (() => void)[] = [];

afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Starts a server with these limits, and returns its port. */
async function serverThat(answer: RequestListener, bounds: Partial<typeof connectionBounds> = {}) {
  const server = createServer(answer);
  answerInTurn(server, { ...connectionBounds, ...bounds });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(() => server.closeAllConnections(), server.close.bind(server));
  return (server.address() as AddressInfo).port;
}

/** Opens a connection; returns it with the received text and the promise of its end. */
function connectionTo(port: number, ...pieces: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  const here = { socket, received: '', ended: new Promise((resolve) => socket.once('close', resolve)) };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    here.received += bytes;
  });
  for (const piece of pieces) socket.write(piece);
  opened.push(() => socket.destroy());
  return here;
}

const asked = (path: string | number, more = '') => `GET /${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const several = (count: number) => Array.from({ length: count }, (_, place) => asked(place)).join('');
const last = asked('last', 'Connection: close\r\n');
const answersIn = ({ received }: { readonly received: string }) =>
  [...received.matchAll(/answer-(\d+|[a-z]+)/g)].map(([, one]) => one);

const answerLater: RequestListener = ({ url = '' }, response) =>
  void setImmediate(() => response.end(`answer-${url.slice(1)}`));

/** Answers as prepared answers do: directly to the socket, with the finish event for the server. */
const answerAtOnce: RequestListener = ({ url = '' }, response) => {
  const text = `answer-${url.slice(1)}`;
  response.socket?.write(`HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\n\r\n${text}`, 'latin1');
  response.emit('finish');
};

test('requests that are sent together are begun one after the other, and answered in their order', async () => {
  const open: ServerResponse[] = [];
  let most = 0;
  const port = await serverThat((request, response) => {
    open.push(response);
    most = Math.max(most, open.length);
    setImmediate(() => {
      open.pop();
      response.end(`answer-${request.url?.slice(1)}`);
    });
  });
  const here = connectionTo(port, several(20) + last);
  await here.ended;
  expect(answersIn(here)).toEqual([...Array.from({ length: 20 }, (_, place) => `${place}`), 'last']);
  expect(most).toBe(1);
});

test('a connection may ask as often as it likes when it waits for its answers', async () => {
  const port = await serverThat(answerAtOnce, { requests: 3 });
  const here = connectionTo(port);
  for (let call = 0; call < 30; call += 1) {
    const [answered] = [once(here.socket, 'data')];
    here.socket.write(asked(call));
    await answered;
  }
  expect(answersIn(here)).toHaveLength(30);
});

test.each([
  ['later', answerLater],
  ['at once', answerAtOnce],
])(
  'a connection that asks for hundreds ahead is ended before they are begun, though answers are given %s',
  async (_, answer) => {
    let begun = 0;
    const port = await serverThat((request, response) => {
      begun += 1;
      answer(request, response);
    });
    const flood = connectionTo(port, several(5000));
    await flood.ended;
    expect(begun).toBeLessThanOrEqual(connectionBounds.requests);
    const other = connectionTo(port, last);
    await other.ended;
    expect(answersIn(other)).toEqual(['last']);
  },
);

test('a connection that asks for hundreds ahead with long heads, a few to a piece, is ended alike, and others are answered between them', async () => {
  const order: string[] = [];
  const port = await serverThat((request, response) => {
    order.push(request.url ?? '');
    answerAtOnce(request, response);
  });
  const padded = asked('flood', `X-Padding: ${'x'.repeat(1400)}\r\n`).repeat(3000);
  const flood = connectionTo(port, padded);
  const other = connectionTo(port, last);
  await Promise.all([flood.ended, other.ended]);
  expect(answersIn(other)).toEqual(['last']);
  expect(order.filter((url) => url === '/flood').length).toBeLessThanOrEqual(connectionBounds.requests);
});

test('requests in pieces of their own are bounded alike while the first is not answered', async () => {
  let begun = 0;
  const port = await serverThat(
    () => {
      begun += 1;
    },
    { requests: 5 },
  );
  const here = connectionTo(port);
  here.socket.setNoDelay(true);
  const goOn = setInterval(() => here.socket.write(asked('one')), 1);
  await here.ended;
  clearInterval(goOn);
  expect(begun).toBe(1);
});

test('nothing more is begun for whoever does not take what was answered, and all is answered once it is taken', async () => {
  let begun = 0;
  const long = 'x'.repeat(4 * 1024 * 1024);
  const port = await serverThat((_, response) => {
    begun += 1;
    response.socket?.write(`HTTP/1.1 200 OK\r\nContent-Length: ${long.length}\r\n\r\n${long}`);
    response.emit('finish');
  });
  const here = connectionTo(port);
  here.socket.pause();
  here.socket.write(several(10));
  const other = connectionTo(port, asked('other'));
  while (other.received.length < long.length) await once(other.socket, 'data');
  expect(begun).toBe(2);
  here.socket.resume();
  while (here.received.length < 10 * long.length) await once(here.socket, 'data');
  expect(begun).toBe(11);
});

test('a long body is read whole', async () => {
  const port = await serverThat(async (request, response) => {
    let length = 0;
    for await (const part of request) length += part.length;
    response.end(`answer-${length}`);
  });
  const body = 'x'.repeat(3_000_000);
  const here = connectionTo(
    port,
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`,
    body,
    last,
  );
  while (answersIn(here).length < 2) await once(here.socket, 'data');
  expect(answersIn(here)).toEqual(['3000000', '0']);
});

const quick = { headMs: 200, requestMs: 400, lookMs: 50 };

test.each([
  ['never sends a byte', '', ''],
  ['sends half a head', 'GET / HTTP/1.1\r\nHost: local', ''],
  ['drips a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n', 'x'],
])('a connection that %s ends, and one that asks in time goes on', async (_, begin, drip) => {
  const port = await serverThat((request, response) => {
    request.resume().once('end', () => response.end(`answer-${request.url?.slice(1)}`));
  }, quick);
  const [slow, other] = [connectionTo(port, begin), connectionTo(port)];
  const dripping = setInterval(() => drip && slow.socket.write(drip), 20);
  const asking = setInterval(() => other.socket.write(asked('one')), 20);
  await slow.ended;
  clearInterval(dripping);
  clearInterval(asking);
  expect(other.socket.destroyed).toBe(false);
  expect(answersIn(other).length).toBeGreaterThan(1);
});

test('a connection that never takes its answer ends, and one that takes it slowly has all of it', async () => {
  const long = 'x'.repeat(16 * 1024 * 1024);
  const left: string[] = [];
  const port = await serverThat(
    ({ url = '' }, response) => {
      response.socket?.once('close', () => left.push(url));
      response.end(long);
    },
    { takeMs: 4_000 },
  );
  const [greedy, slow] = [connectionTo(port, asked('greedy')), connectionTo(port, asked('slow'))];
  greedy.socket.pause();
  const sips = setInterval(() => (slow.socket.isPaused() ? slow.socket.resume() : slow.socket.pause()), 100);
  while (slow.received.length < long.length) await once(slow.socket, 'data');
  clearInterval(sips);
  await until(async () => left.includes('/greedy'));
  expect(greedy.received.length).toBeLessThan(long.length);
});

test('silence ends within half a minute, and a request within a minute', () => {
  const { headMs, requestMs, lookMs } = connectionBounds;
  expect(headMs + lookMs).toBeLessThanOrEqual(30_000);
  expect(requestMs + lookMs).toBeLessThanOrEqual(60_000);
});
