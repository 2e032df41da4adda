import { useRef, useState } from 'react';
import { sentenceOf } from '../transport/failure.ts';

/** A record whose turn comes, as people call it. */
export interface Turn {
  readonly id: number;
  readonly name: string;
}

/** A record with which nothing was done, and why. */
export interface Stayed extends Turn {
  readonly why: string;
}

/** How far several records are that are gone through one by one. */
export interface SoFar {
  readonly done: readonly number[];
  readonly stayed: readonly Stayed[];
  /** The record whose turn it is; none once it is over. */
  readonly now: string | undefined;
}

/**
 * Does something with several records one after the other, each by the call that does it to one alone: who is refused there is
 * refused here. What was known before to stay is not tried.
 */
export function useOneByOne<Record extends Turn>(act: (record: Record) => Promise<unknown>, unknown: string) {
  const isStopped = useRef(false);
  const [soFar, setSoFar] = useState<SoFar>();
  const refusal = async (record: Record): Promise<string | undefined> => {
    if (isStopped.current) return 'You stopped before its turn.';
    try {
      await act(record);
      return undefined;
    } catch (failure) {
      return sentenceOf(failure) ?? unknown;
    }
  };
  const run = async (records: readonly Record[], staying: readonly Stayed[] = []): Promise<SoFar> => {
    let so: SoFar = { done: [], stayed: staying, now: undefined };
    for (const record of records) {
      const { id, name } = record;
      setSoFar({ ...so, now: name });
      const why = await refusal(record);
      if (why === undefined) so = { ...so, done: [...so.done, id] };
      else so = { ...so, stayed: [...so.stayed, { id, name, why }] };
    }
    setSoFar(so);
    return so;
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { soFar, run, stop };
}
