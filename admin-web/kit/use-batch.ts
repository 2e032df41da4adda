import { useRef, useState } from 'react';
import { sentenceOf } from '../transport/failure.ts';

/** Record to go through, with its name. */
export interface BatchRecord {
  readonly id: number;
  readonly name: string;
}

/** Record that was left alone, and the reason. */
export interface SkippedRecord extends BatchRecord {
  readonly why: string;
}

/** Progress of going through several records. */
export interface BatchProgress {
  readonly done: readonly number[];
  readonly stayed: readonly SkippedRecord[];
  /** Name of the current record; undefined at the end. */
  readonly now: string | undefined;
}

/**
 * Runs an action on several records one by one, each by the call for a single one, so that the same rules apply. Records that were excluded
 * before are skipped.
 */
export function useBatch<Record extends BatchRecord>(act: (record: Record) => Promise<unknown>, unknown: string) {
  const isStopped = useRef(false);
  const [batchProgress, setSoFar] = useState<BatchProgress>();
  const refusal = async (record: Record): Promise<string | undefined> => {
    if (isStopped.current) return 'You stopped before its turn.';
    try {
      await act(record);
      return undefined;
    } catch (failure) {
      return sentenceOf(failure) ?? unknown;
    }
  };
  const run = async (records: readonly Record[], staying: readonly SkippedRecord[] = []): Promise<BatchProgress> => {
    let so: BatchProgress = { done: [], stayed: staying, now: undefined };
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
  return { soFar: batchProgress, run, stop };
}
