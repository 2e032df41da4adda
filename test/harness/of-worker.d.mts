import type { Mailbox } from './mailbox.d.mts';
import type { Product } from './product.d.mts';

/** What the suites of one Jest worker share. */
export interface OfWorker {
  /** Returns 1, 2, 3 and so on for each kind: no two suites of a worker get the same number. */
  nextNumber(kind: string): number;
  /** Returns the worker's product, which its first suite starts. */
  product(): Promise<{ readonly databaseUrl: string; readonly mailbox: Mailbox; readonly product: Product }>;
}

export const product: OfWorker['product'];

declare global {
  /** Set by the test environment, plain-context.mjs. */
  var ofWorker: OfWorker;
}
