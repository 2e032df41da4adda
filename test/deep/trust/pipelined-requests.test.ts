import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { connectionBounds } from '../../../api/process/answers-in-turn.ts';
import { freshDatabase } from '../../harness/database.ts';
import { type Product, startProduct } from '../../harness/product.mjs';
import { until } from '../fault/until.ts';

const connections = 40;
const requestsOfOne = 5000;

/** What a process takes of memory, in kB. */
function memoryOf({ pid }: Product): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** The longest that one of some families waits who come anew, one after the other. */
async function longestWait({ url }: Product): Promise<number> {
  let longest = 0;
  for (let family = 0; family < 20; family += 1) {
    const begun = performance.now();
    expect((await fetch(`${url}/api/health`, { headers: { Connection: 'close' } })).status).toBe(200);
    longest = Math.max(longest, performance.now() - begun);
  }
  return longest;
}

/** Connections that each send thousands of requests at once, and leave; answers when all have. */
async function pipelined({ url }: Product, path: string): Promise<void> {
  const requests = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requestsOfOne);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    socket.on('error', () => undefined);
    // Nothing is read, and who has sent everything leaves.
    socket.pause().write(requests, () => socket.destroy());
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'close')));
}

const begunIn = (product: Product) => product.logs().split('"route":"/api/health"').length - 1;

test.each(['/api/health', '/api/tournaments'])(
  'thousands of pipelined requests for %s whose answers nobody reads delay nobody else',
  async (path) => {
    const database = await freshDatabase();
    const product = await startProduct({ DATABASE_URL: database.url });
    await longestWait(product);
    const [before, memory, begun] = [await longestWait(product), memoryOf(product), begunIn(product)];
    const attack = pipelined(product, path);
    const meanwhile = await longestWait(product);
    await attack;
    expect(meanwhile / before).toBeLessThan(100);
    expect(begunIn(product) - begun).toBeLessThan(connections * connectionBounds.requests);
    await until(() => memoryOf(product) / memory < 1.5);
    expect(await product.stop()).toBe(0);
    await database.drop();
  },
);
