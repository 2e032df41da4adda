import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Counts over all connections to a database: statements, and round trips (a wait for an answer before going on). */
export interface Counted {
  readonly statements: number;
  readonly roundTrips: number;
}

/** Proxy to a database that counts everything sent over it. */
export interface CountedWire {
  readonly url: string;
  /** Returns the counts so far. */
  count(): Counted;
  close(): Promise<void>;
}

/** Milliseconds on the way back, as of a database elsewhere: what is asked in one go is all there before its first answer. */
const distance = 10;

/** Opens a counting proxy to the database of a URL. */
export async function countedWire(url: string): Promise<CountedWire> {
  const { hostname, port } = new URL(url);
  const counted = { statements: 0, roundTrips: 0 };
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let [isAnswered, read] = [true, statementsIn()];
    near.on('data', (bytes) => {
      if (isAnswered) counted.roundTrips += 1;
      isAnswered = false;
      counted.statements += read(bytes);
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      setTimeout(() => {
        isAnswered = true;
        near.write(bytes);
      }, distance);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const counting = new URL(url);
  counting.hostname = '127.0.0.1';
  counting.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: counting.href,
    count: () => ({ ...counted }),
    close: async () => {
      for (const one of open) one.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a counter of statements in a byte stream: executed (E) or simple queries (Q). The first message of a connection has no type byte
 * before its length. */
function statementsIn(): (bytes: Buffer) => number {
  let left = Buffer.alloc(0);
  let letter = 0;
  return (bytes) => {
    left = Buffer.concat([left, bytes]);
    let statements = 0;
    while (left.length >= letter + 4) {
      const length = letter + left.readUInt32BE(letter);
      if (left.length < length) break;
      if (letter === 1 && (left[0] === executed || left[0] === asked)) statements += 1;
      left = left.subarray(length);
      letter = 1;
    }
    return statements;
  };
}

const executed = 'E'.charCodeAt(0);
const asked = 'Q'.charCodeAt(0);
