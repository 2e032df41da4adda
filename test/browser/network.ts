import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';

/** A network between a browser and the product that can be cut, as it is on a field at the edge of the town. */
export interface Network {
  /** The product's address at this end of it. */
  readonly url: string;
  cut(): void;
  mend(): void;
  end(): Promise<void>;
}

/** Lays a network to the product at an address; browsers cannot tell it from the product itself. */
async function layNetwork(productUrl: string): Promise<Network> {
  const { hostname, port } = new URL(productUrl);
  const calls = new Set<Socket>();
  let isCut = false;
  // A cut network keeps its address, and hangs up on every call: given back, the address could be somebody else's.
  const server = createServer((near) => {
    if (isCut) {
      near.on('error', () => near.destroy()).resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [end, other] of [[near, far] as const, [far, near] as const]) {
      calls.add(end);
      end.on('close', () => calls.delete(end) && other.destroy());
      end.on('error', () => other.destroy());
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const hangUp = () => {
    for (const call of calls) call.destroy();
  };
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      hangUp();
    },
    mend: () => {
      isCut = false;
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        hangUp();
      }),
  };
}

/**
 * Journeys whose line is cut between browser and product: Chromium's own way of being offline is not the same in all its versions. The site is
 * kept on the device.
 */
export const overNetwork: Fixtures<{ readonly network: Network }, object, PlaywrightTestArgs & PlaywrightTestOptions> =
  {
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    network: async ({}, use) => {
      const network = await layNetwork(process.env.PRODUCT_URL ?? '');
      await use(network);
      await network.end();
    },
    baseURL: ({ network }, use) => use(network.url),
    serviceWorkers: 'allow',
  };

/** Waits until the site is kept on the device, and what keeps it answers for this page. */
export async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}
