import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Version of a record as its editor last read it; undefined to overwrite whatever is there. */
export type SeenVersion = string | undefined;

/** Record locked until the transaction ends, with its current version. */
export interface Locked<T> {
  readonly record: T;
  readonly version: number;
}

/** Refuses to overwrite a record that somebody else has changed since the editor read it. */
export function refuseStale(thing: string, seen: SeenVersion, version: string | number): void {
  if (seen === undefined || seen === String(version)) return;
  throw new Refusal(
    'stale',
    said('Somebody else has changed this {thing} meanwhile. Please look at it again before saving.', { thing }),
    {
      version,
    },
  );
}
