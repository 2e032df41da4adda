import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** The version of a record that its editor has seen, as it was answered; undefined when the editor does not mind. */
export type SeenVersion = string | undefined;

/** A record that nobody else changes until the transaction ends, and the version it is in. */
export interface Held<T> {
  readonly record: T;
  readonly version: number;
}

/** Refuses to write over what somebody else has changed since it was read. */
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
