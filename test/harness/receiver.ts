import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Key and certificate for localhost, for these tests only. */
const pair = readFileSync(new URL('./receiver.pem', import.meta.url), 'utf8');

/** Received request: headers and raw body. */
export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Site that receives webhooks. */
export interface Receiver {
  readonly url: string;
  readonly port: number;
  /** Certificate of the site. */
  readonly ca: string;
  readonly received: Received[];
  /** Sets the status of its answers: one for all, or one for each message. */
  answer(status: number | ((message: Received) => number)): void;
  close(): Promise<void>;
}

/** Opens a receiving site on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answering: number | ((message: Received) => number) = 204;
  const server = createServer({ key: pair, cert: pair }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message = { headers: flat(request.headers), body: Buffer.concat(parts).toString() };
      const status = typeof answering === 'number' ? answering : answering(message);
      received.push(message);
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}/told`,
    port,
    ca: pair,
    received,
    answer: (status) => {
      answering = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function flat(headers: NodeJS.Dict<string | string[]>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
