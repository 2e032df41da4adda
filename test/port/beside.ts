import type { Adapters } from './adapters.ts';

/** A transaction that has done its work; it ends with a call of what it answers. */
export async function openTransaction(
  { together }: Adapters,
  work: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  let end = () => {};
  const told = new Promise<void>((resolve) => {
    end = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    ended = together(async () => {
      await work();
      resolve();
      await told;
    });
    ended.catch(reject);
  });
  return () => {
    end();
    return ended;
  };
}
