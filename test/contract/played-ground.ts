import type { DataProvider } from 'react-admin';
import type { App } from '../journey/app.ts';

/** What the resources are played on: the product, and what there is before the first test. */
export const ground = {
  app: (): App => {
    throw new Error('The app opens before the first test, not earlier.');
  },
  provider: (): DataProvider => {
    throw new Error('The provider is made before the first test, not earlier.');
  },
  /** A tournament that is open, and somebody who is registered for it. */
  cup: 0,
  player: 0,
  /** A tournament that is drawn, and its games. */
  drawn: 0,
  games: [] as number[],
};
