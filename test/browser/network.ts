import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A network between a browser and the product that can be cut, as it is on a field at the edge of the town. */
export interface Network {
  /** The product's address at this end of it. */
  readonly url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Lays a network to the product at an address; browsers cannot tell it from the product itself. */
export async function layNetwork(productUrl: string): Promise<Network> {
  const { hostname, port } = new URL(productUrl);
  const calls = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [[near, far] as const, [far, near] as const]) {
      calls.add(end);
      end.on('close', () => calls.delete(end) && other.destroy());
      end.on('error', () => other.destroy());
      end.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, hostname, resolve));
  await listen(0);
  const here = (server.address() as AddressInfo).port;
  return {
    url: `http://${hostname}:${here}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const call of calls) call.destroy();
      }),
    mend: () => listen(here),
  };
}
